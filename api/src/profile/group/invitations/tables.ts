import { GROUP_ROLES } from '@m4u/contract/profile/group/roles.rules';
import { sql } from '../../../platform/database/orm.ts';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../../platform/database/orm-tables.ts';
import { moment } from '../../../platform/database/columns.ts';
import { foldedWords, bytewise } from '../../../platform/database/folding.ts';
import { members } from '../../member/tables.ts';
import { groups } from '../tables.ts';

/**
 * Invitations of groups to a member, or to an address that may have no account yet. Only acceptance makes a membership;
 * until then the group does not learn whether there is an account.
 */
export const groupInvitations = pgTable(
  'group_invitations',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    /** The invited member; null when an address was invited. */
    memberId: uuid().references(() => members.id),
    /** The invitee's name as the group wrote it. */
    name: text().notNull().default(''),
    email: text(),
    /** E.164. */
    phone: text(),
    role: text({ enum: GROUP_ROLES }).notNull().default('member'),
    title: text().notNull().default(''),
    status: text({ enum: ['sent', 'accepted', 'declined', 'withdrawn'] })
      .notNull()
      .default('sent'),
    invitedBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    /** When it was last sent. */
    sentAt: moment().notNull(),
    answeredAt: moment(),
    /** The member who accepted or declined it. */
    answeredBy: uuid().references(() => members.id),
  },
  (table) => [
    index('group_invitations_of').on(table.groupId, table.status, table.id),
    uniqueIndex('group_invitations_member')
      .on(table.groupId, table.memberId)
      .where(sql`${table.status} = 'sent' and ${table.memberId} is not null`),
    uniqueIndex('group_invitations_email')
      .on(table.groupId, table.email)
      .where(sql`${table.status} = 'sent' and ${table.email} is not null`),
    uniqueIndex('group_invitations_phone')
      .on(table.groupId, table.phone)
      .where(sql`${table.status} = 'sent' and ${table.phone} is not null`),
    index('group_invitations_to').on(table.memberId, table.status),
    index('group_invitations_to_email').on(table.email),
    index('group_invitations_to_phone').on(table.phone),
  ],
);

/**
 * A member without an account, created for a customer by phone number. The owner of the number claims it by a code, and
 * takes over everything it has (docs/rules/group.md#customers). Its row of `members` is marked deleted from the start,
 * so that it cannot be found, listed, linked or messaged; the removal of deleted members skips it.
 */
export const unclaimedMembers = pgTable(
  'unclaimed_members',
  {
    memberId: uuid()
      .primaryKey()
      .references(() => members.id),
    /** E.164. */
    phone: text().notNull(),
    createdAt: moment().notNull(),
    claimedAt: moment(),
    /** The member who claimed it. */
    claimedBy: uuid().references(() => members.id),
  },
  (table) => [
    uniqueIndex('unclaimed_members_phone')
      .on(table.phone)
      .where(sql`${table.claimedAt} is null`),
    index('unclaimed_members_by').on(table.claimedBy),
  ],
);

/** A customer of a group, as the group registered them (docs/rules/group.md#customers). */
export const groupCustomers = pgTable(
  'group_customers',
  {
    /** The group refers to its customers by this id, because it must not learn the member before `claimedAt`. */
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    name: text().notNull(),
    /** E.164. */
    phone: text().notNull(),
    note: text().notNull().default(''),
    /** The group's name for the customer, normalised for search. */
    nameWords: bytewise()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw('name'))),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** When the customer claimed the record and so agreed to be known to the group as a member. */
    claimedAt: moment(),
    deletedAt: moment(),
  },
  (table) => [
    // The condition is always true. PostgreSQL does not use an index with a condition for foreign keys, so a change of
    // `memberId` does not wait for transactions that only check a foreign key to this row, nor they for it.
    // docs/rules/point.md#locks describes the deadlock that this prevents.
    uniqueIndex('group_customers_member_once')
      .on(table.groupId, table.memberId)
      .where(sql`${table.memberId} is not null`),
    uniqueIndex('group_customers_phone').on(table.groupId, table.phone),
    index('group_customers_in_order').on(table.groupId, table.nameWords, table.id),
    index('group_customers_member').on(table.memberId),
  ],
);

/** A file of people that an admin imports into a group. */
export const groupImports = pgTable(
  'group_imports',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    kind: text({ enum: ['members', 'customers'] }).notNull(),
    actorId: uuid()
      .notNull()
      .references(() => members.id),
    fileName: text().notNull(),
    /** `previewed` waits for the admin to start it; `stopping` ends after the current lines. */
    status: text({ enum: ['previewed', 'running', 'stopping', 'stopped', 'done'] })
      .notNull()
      .default('previewed'),
    /** Headers of unknown columns, as the file writes them. */
    ignored: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Numbers of lines: in total, refused so far (at the upload or later), and done so far. */
    total: integer().notNull(),
    refused: integer().notNull(),
    done: integer().notNull().default(0),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    index('group_imports_of').on(table.groupId, table.id),
    uniqueIndex('group_imports_running')
      .on(table.groupId)
      .where(sql`${table.status} in ('running', 'stopping')`),
  ],
);

/** A line of an import; it is done entirely or not at all. */
export const groupImportLines = pgTable(
  'group_import_lines',
  {
    importId: uuid()
      .notNull()
      .references(() => groupImports.id, { onDelete: 'cascade' }),
    /** Line number as a text editor shows it. */
    line: integer().notNull(),
    values: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** The refused field and the reason, by the contract's codes. */
    refusals: jsonb().$type<readonly { field: string; code: string }[]>().notNull().default([]),
    status: text({ enum: ['waiting', 'done', 'refused'] }).notNull(),
    /** The person or customer existed already, so the line changed nothing. */
    known: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('group_import_lines_status').on(table.importId, table.status, table.line),
  ],
);
