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
 * Somebody whom a group asks to join: a member, or an address that may have none yet. Only who accepts belongs to the
 * group, and until then the group learns nothing of whether there is an account.
 */
export const groupInvitations = pgTable(
  'group_invitations',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    /** The member who was asked as such; null where an address was. */
    memberId: uuid().references(() => members.id),
    /** As the group wrote it. */
    name: text().notNull().default(''),
    email: text(),
    /** E.164. */
    phone: text(),
    role: text({ enum: ['admin', 'member'] })
      .notNull()
      .default('member'),
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
    /** Who accepted or declined it. */
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
 * A member without an account, made for a customer by phone. The owner of the number claims it by a code, and what it
 * has becomes theirs (docs/rules/group.md#customers). Its row of `members` is deleted from the beginning, so that it is
 * nowhere found, listed, linked or written to; the removal of deleted members leaves it alone.
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
    /** The member it became part of. */
    claimedBy: uuid().references(() => members.id),
  },
  (table) => [
    uniqueIndex('unclaimed_members_phone')
      .on(table.phone)
      .where(sql`${table.claimedAt} is null`),
    index('unclaimed_members_by').on(table.claimedBy),
  ],
);

/** A customer of a group, as the group wrote them down (docs/rules/group.md#customers). */
export const groupCustomers = pgTable(
  'group_customers',
  {
    /** By what the group names them: which member is behind is not the group's to know before `claimedAt`. */
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
    /** The group's own name for them, as it is searched. */
    nameWords: bytewise()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw('name'))),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** When the person agreed to be known as a member to the group, by claiming themselves. */
    claimedAt: moment(),
    deletedAt: moment(),
  },
  (table) => [
    // The condition is always true. PostgreSQL takes no foreign key for one to an index with a condition, so a change of
    // `memberId` does not wait for transactions that only check a foreign key to this row, nor they for it.
    // docs/rules/point.md#locks says who would wait in a circle.
    uniqueIndex('group_customers_member_once')
      .on(table.groupId, table.memberId)
      .where(sql`${table.memberId} is not null`),
    uniqueIndex('group_customers_phone').on(table.groupId, table.phone),
    index('group_customers_in_order').on(table.groupId, table.nameWords, table.id),
    index('group_customers_member').on(table.memberId),
  ],
);

/** A file of people that an admin brings into a group. */
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
    /** `previewed` waits for the admin; `stopping` ends after the lines that are under way. */
    status: text({ enum: ['previewed', 'running', 'stopping', 'stopped', 'done'] })
      .notNull()
      .default('previewed'),
    /** Columns of the file that nothing is known of, as they are headed. */
    ignored: jsonb().$type<readonly string[]>().notNull().default([]),
    /** Lines in all; those refused by now, when the file was read or later; those done by now. */
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

/** A line of such a file: all of it is done, or none. */
export const groupImportLines = pgTable(
  'group_import_lines',
  {
    importId: uuid()
      .notNull()
      .references(() => groupImports.id, { onDelete: 'cascade' }),
    /** As an editor of the file counts its lines. */
    line: integer().notNull(),
    values: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    /** Which field was refused and why, by the codes of the contract. */
    refusals: jsonb().$type<readonly { field: string; code: string }[]>().notNull().default([]),
    status: text({ enum: ['waiting', 'done', 'refused'] }).notNull(),
    /** It was there already: nothing changed. */
    known: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('group_import_lines_status').on(table.importId, table.status, table.line),
  ],
);
