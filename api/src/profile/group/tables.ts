import type { Contact } from '@m4u/contract/profile/member/contact';
import type { PageForm } from '@m4u/contract/profile/member/form';
import type { PageSection } from '@m4u/contract/profile/member/sections.rules';
import { GROUP_ROLES } from '@m4u/contract/profile/group/roles.rules';
import { sql, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment, whole } from '../../platform/database/columns.ts';
import { foldedWords, bytewise } from '../../platform/database/folding.ts';
import { agencies } from '../agency/tables.ts';
import type { StoredLink } from '../page/tables.ts';
import { members } from '../member/tables.ts';
import { uploads } from '../upload/tables.ts';

const isOpen = ({ deletedAt, lockedAt }: Readonly<Record<'deletedAt' | 'lockedAt', SQLWrapper>>): SQL =>
  sql`${deletedAt} is null and ${lockedAt} is null`;

/**
 * Whether a group's page shows nothing of its own: no picture, no text, no public post or product. Lists to explore end
 * with such groups (docs/rules/explore.md#groups). An expression of an index, so queries sort by exactly this.
 */
export const isBare = (
  columns: Readonly<Record<'logoId' | 'backgroundId' | 'headline' | 'note' | 'hasPieces', SQLWrapper>>,
): SQL<boolean> =>
  sql`(${columns.logoId} is null and ${columns.backgroundId} is null and ${columns.headline} = '' and ${columns.note} = '' and not ${columns.hasPieces})`;

/** A brand or a group (docs/rules/group.md#profile). */
export const groups = pgTable(
  'groups',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['brand', 'group'] })
      .notNull()
      .default('brand'),
    name: text().notNull(),
    headline: text().notNull().default(''),
    /** Sanitised HTML. */
    note: text().notNull().default(''),
    logoId: uuid().references(() => uploads.id),
    backgroundId: uuid().references(() => uploads.id),
    language: text({ enum: ['VN', 'EN'] })
      .notNull()
      .default('VN'),
    theme: text().notNull().default('lightmode'),
    /** Layout that visitors get (docs/rules/item.md#layouts). */
    layout: text({ enum: ['usual', 'new', 'idol'] })
      .notNull()
      .default('usual'),
    /** LIMIT restricts its members' pages to the group's list of themes (docs/rules/group.md#limited-themes). */
    layoutPermission: text({ enum: ['FREE', 'LIMIT'] })
      .notNull()
      .default('FREE'),
    themeStyle: jsonb().$type<string[]>().notNull().default([]),
    agencyId: uuid().references(() => agencies.id),
    /** Names of the line of business and of the occupation within it (from `terms`). */
    career: text(),
    childCareer: text(),
    /** Province and ward of the first public address that was picked from the list of places. */
    provinceCode: text(),
    wardCode: text(),
    /** The normalised name, for search and sort. */
    nameWords: bytewise()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw('name'))),
    contacts: jsonb().$type<Contact[]>().notNull().default([]),
    links: jsonb().$type<StoredLink[]>().notNull().default([]),
    /** The group's own form; null when none was ever saved. */
    form: jsonb().$type<PageForm>(),
    /** The owner's order of sections; sections without a place are not in it. */
    sections: jsonb().$type<PageSection[]>().notNull().default([]),
    /**
     * Payouts from this amount in VND wait for a second person; null when none do
     * (docs/rules/affiliate.md#second-approval).
     */
    payoutApprovalFrom: whole(),
    /** Whether its admins need the second factor (docs/rules/roles.md#second-factor). */
    requiresFactor: boolean().notNull().default(false),
    /** First steps that its admins have done elsewhere or do not want (docs/rules/home.md#first-steps). */
    settledSteps: jsonb().$type<string[]>().notNull().default([]),
    /** Whether the page has a public post or product; triggers update it. */
    hasPieces: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
    deletedAt: moment(),
    /** Set while staff have locked the group, so that its page only says so. */
    lockedAt: moment(),
  },
  (table) => [
    index('groups_agency').on(table.agencyId),
    index('groups_in_order').on(table.nameWords, table.id),
    // Groups to explore, by name and newest first: those that show something before bare ones.
    index('groups_explored').on(isBare(table), table.nameWords, table.id).where(isOpen(table)),
    index('groups_explored_newest').on(isBare(table), table.id.desc().nullsFirst()).where(isOpen(table)),
    index('groups_name').using('gin', table.nameWords.op('gin_trgm_ops')),
    index('groups_career').on(table.career, table.nameWords, table.id),
    index('groups_place').on(table.provinceCode, table.wardCode, table.nameWords),
    index('groups_child_career').on(table.childCareer),
    // Partial indexes for filters of staff: few rows match.
    index('groups_locked')
      .on(table.id)
      .where(sql`${table.lockedAt} is not null`),
    index('groups_deleted')
      .on(table.id)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/** Memberships of groups, and requests to join. */
export const groupMembers = pgTable(
  'group_members',
  {
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    role: text({ enum: GROUP_ROLES }).notNull().default('member'),
    /**
     * Whether an accepted admin owns the group. Triggers make the first admin the owner, and end ownership with the
     * role (docs/rules/roles.md#owners).
     */
    owner: boolean().notNull().default(false),
    /** When an owner offered ownership to this admin; null while no answer is awaited. */
    ownerOfferedAt: moment(),
    status: text({ enum: ['requested', 'accepted', 'suspended'] })
      .notNull()
      .default('requested'),
    /** The member's normalised name, the sort key of the list; a trigger updates it when the member is renamed. */
    nameWords: bytewise().notNull().default(''),
    /** The member's position or department in the group, as free text. */
    title: text().notNull().default(''),
    /** Whether the member's page is deleted or locked; triggers update it. */
    closed: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.memberId] }),
    index('group_members_owners')
      .on(table.groupId)
      .where(sql`${table.owner}`),
    index('group_members_member').on(table.memberId, table.status),
    // Has all columns by which the lists are filtered, so that counts need the index only.
    index('group_members_in_order').on(
      table.groupId,
      table.status,
      table.nameWords,
      table.memberId,
      table.role,
      table.closed,
    ),
    index('group_members_since').on(table.groupId, table.status, table.createdAt, table.memberId),
    index('group_members_admins')
      .on(table.groupId, table.status, table.nameWords, table.memberId)
      .where(sql`${table.role} = 'admin'`),
  ],
);

/** Number of accepted members with open pages, per group. Triggers update it, because pages show it. */
export const groupTotals = pgTable('group_totals', {
  groupId: uuid()
    .primaryKey()
    .references(() => groups.id),
  members: integer().notNull(),
});
