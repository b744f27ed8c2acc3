import { MAXIMUM_VND } from '@m4u/contract/commerce/point/rules';
import { sql } from '../../platform/database/orm.ts';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/orm-tables.ts';
import { moment, whole } from '../../platform/database/columns.ts';
import { foldedWords, bytewise } from '../../platform/database/folding.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { pointAccounts } from '../point/account.tables.ts';
import { orders } from '../order/tables.ts';

/** Discounts of groups, each with a code (docs/rules/discount.md#fields). */
export const discounts = pgTable(
  'discounts',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    name: text().notNull(),
    /** Capital letters and digits; unique in the group among those that are not deleted. */
    code: text().notNull(),
    /** Discount in whole percent of the value; null for a fixed amount. */
    percent: smallint(),
    /** Discount in VND; null for a percentage. */
    amount: whole(),
    /** Largest discount of a percentage in VND; null for no limit. */
    cap: whole(),
    /** First and last day of use in Vietnam, both included; `toDay` null for no end. */
    fromDay: date({ mode: 'string' }).notNull(),
    toDay: date({ mode: 'string' }),
    /** Most uses in total; null for no limit. */
    quota: integer(),
    /** Most uses of each customer; null for no limit. */
    perMember: integer(),
    /** Smallest value of an invoice in VND. */
    minimum: whole().notNull().default(0),
    active: boolean().notNull().default(true),
    /** The number of unreleased uses; only a transaction that locks this row changes it. */
    used: integer().notNull().default(0),
    /** Incremented by each edit; the second of two concurrent edits gets `conflict`. */
    version: integer().notNull().default(1),
    /** Search words of name and code. */
    words: bytewise()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw(`name || ' ' || code`))),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    deletedAt: moment(),
  },
  (table) => [
    uniqueIndex('discounts_code')
      .on(table.groupId, table.code)
      .where(sql`${table.deletedAt} is null`),
    index('discounts_group').on(table.groupId, table.id),
    check('discounts_used', sql`${table.used} >= 0 and (${table.quota} is null or ${table.used} <= ${table.quota})`),
    check('discounts_off', sql`num_nonnulls(${table.percent}, ${table.amount}) = 1`),
    check('discounts_percent', sql`${table.percent} between 1 and 100`),
    check(
      'discounts_vnd',
      sql`${table.amount} between 1 and ${sql.raw(String(MAXIMUM_VND))}
        and ${table.cap} between 1 and ${sql.raw(String(MAXIMUM_VND))}
        and ${table.minimum} between 0 and ${sql.raw(String(MAXIMUM_VND))}`,
    ),
    check('discounts_days', sql`${table.fromDay} <= ${table.toDay}`),
  ],
);

/**
 * Uses of discounts by orders, with the terms at that time: later edits of the discount do not change them. The order
 * is written after its use, in the same transaction.
 */
export const discountUses = pgTable(
  'discount_uses',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    discountId: uuid()
      .notNull()
      .references(() => discounts.id),
    accountId: uuid()
      .notNull()
      .references(() => pointAccounts.id),
    /** The discount in VND. */
    taken: whole().notNull(),
    percent: smallint(),
    amount: whole(),
    cap: whole(),
    minimum: whole().notNull(),
    createdAt: moment().notNull(),
    /** Time of release by its order; a released use does not count for quota and limit. */
    releasedAt: moment(),
  },
  (table) => [
    index('discount_uses_discount')
      .on(table.discountId, table.accountId)
      .where(sql`${table.releasedAt} is null`),
    index('discount_uses_account').on(table.accountId),
    check('discount_uses_taken', sql`${table.taken} >= 0`),
  ],
);
