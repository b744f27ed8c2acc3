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

/** A discount of a group, by a code (docs/rules/discount.md#fields). */
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
    /** Off an invoice: a whole percentage, or VND. */
    percent: smallint(),
    amount: whole(),
    /** VND that a percentage takes off at most; null for no such bound. */
    cap: whole(),
    /** The days on which it may be used, in Vietnam, both included; without an end for as long as it is on. */
    fromDay: date({ mode: 'string' }).notNull(),
    toDay: date({ mode: 'string' }),
    /** How often in all, and how often by each customer; null for as often as they like. */
    quota: integer(),
    perMember: integer(),
    /** VND that an invoice must be worth. */
    minimum: whole().notNull().default(0),
    active: boolean().notNull().default(true),
    /** Its uses that were not given back. Counted by whoever holds this row. */
    used: integer().notNull().default(0),
    /** Counts its edits, so that of two admins at once one is told. */
    version: integer().notNull().default(1),
    /** Name and code as they are searched. */
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
 * One use of a discount, on an order, with what was agreed then: a discount that is edited later rewrites nothing. The
 * order is written after it in one transaction.
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
    /** VND that it took off. */
    taken: whole().notNull(),
    percent: smallint(),
    amount: whole(),
    cap: whole(),
    minimum: whole().notNull(),
    createdAt: moment().notNull(),
    /** When it was given back with its order; quota and limit are free of it from then on. */
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
