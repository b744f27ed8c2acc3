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
 * Accounts of points at groups. The holder is a member, or a customer record that no member has claimed yet. One
 * account of each group has no holder: it issues points. The holder changes once, when a member claims the customer
 * record.
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
    /**
     * The account into which this one was merged, after the member who holds that account claimed the customer record.
     */
    mergedInto: uuid().references((): AnyPgColumn => pointAccounts.id),
    /** 1 for the group's issuing account, otherwise 0. */
    issuing: smallint().notNull().default(0),
    /** Balance, never negative; 0 in an issuing account, whose balance is minus the sum of all others. */
    points: whole().notNull().default(0),
    /** The number of entries, which are numbered from 1. */
    entries: whole().notNull().default(0),
    /** Points added, spent and expired in total; balance = added − spent − expired. */
    added: whole().notNull().default(0),
    spent: whole().notNull().default(0),
    expired: whole().notNull().default(0),
    /** The numbers of movements in `added` and `spent`. */
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
