import { sql } from '../../platform/database/orm.ts';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  smallint,
  uniqueIndex,
  uuid,
} from '../../platform/database/orm-tables.ts';
import { moment, whole } from '../../platform/database/columns.ts';
import { groupCustomers } from '../../profile/group/invitations/tables.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';

/**
 * Accounts of points at groups. The holder is a member, or a customer whom the group wrote down and no member claimed
 * yet. One account of each group has no holder: it issues points. An account changes its holder once, when a member
 * claims the customer's record.
 */
export const pointAccounts = pgTable(
  'point_accounts',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    memberId: uuid().references(() => members.id),
    customerId: uuid().references(() => groupCustomers.id, { onDelete: 'set null' }),
    /** The account into which all of this one was moved, when its customer turned out to be that one's member. */
    mergedInto: uuid().references((): AnyPgColumn => pointAccounts.id),
    /** Whether it is the group's own, which issues. */
    issuing: smallint().notNull().default(0),
    /** The balance, never below zero; of an issuing account 0, since it is the opposite of all others' sum. */
    points: whole().notNull().default(0),
    /** How many entries it has, numbered from 1 on. */
    entries: whole().notNull().default(0),
    /** What came in, went out and expired; balance = added − spent − expired. */
    added: whole().notNull().default(0),
    spent: whole().notNull().default(0),
    expired: whole().notNull().default(0),
    /** By how many movements. */
    additions: integer().notNull().default(0),
    spendings: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('point_accounts_member').on(table.groupId, table.memberId),
    uniqueIndex('point_accounts_customer').on(table.customerId),
    uniqueIndex('point_accounts_issuing')
      .on(table.groupId)
      .where(sql`${table.issuing} = 1`),
    index('point_accounts_of_member').on(table.memberId),
    check('point_accounts_covered', sql`${table.points} >= 0`),
    check('point_accounts_adds_up', sql`${table.points} = ${table.added} - ${table.spent} - ${table.expired}`),
    check(
      'point_accounts_one_holder',
      sql`num_nonnulls(${table.memberId}, ${table.customerId}) <= 1 - ${table.issuing}`,
    ),
  ],
);
