import type { BonusData } from '@m4u/contract/commerce/order/earning.rules';
import type { OrderFacts } from '@m4u/contract/commerce/order/schema';
import { MAXIMUM_VND, VND_PER_POINT } from '@m4u/contract/commerce/point/rules';
import { sql } from '../../platform/database/orm.ts';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from '../../platform/database/orm-tables.ts';
import { moment, whole } from '../../platform/database/columns.ts';
import { foldedWords, bytewise } from '../../platform/database/folding.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { pointAccounts } from '../point/account.tables.ts';

/** Orders of customers at groups: invoices, and points given or taken without one (docs/rules/point.md#invoices). */
export const orders = pgTable(
  'point_orders',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    accountId: uuid()
      .notNull()
      .references(() => pointAccounts.id),
    kind: text({ enum: ['invoice', 'plain'] }).notNull(),
    status: text({ enum: ['done', 'cancelled'] })
      .notNull()
      .default('done'),
    /** Null for an order without an invoice. */
    invoiceNumber: text(),
    /** Value before the discount, in VND. */
    value: whole().notNull().default(0),
    discount: whole().notNull().default(0),
    /** The redeemed discount, and its code at that time; both null where `discount` was entered by hand or is 0. */
    discountId: uuid(),
    discountCode: text(),
    /** Points spent on the order. */
    spent: whole().notNull(),
    /** Points earned by the order. */
    earned: whole().notNull(),
    /** VND: value − discount − spent × 1,000. */
    payment: whole().notNull().default(0),
    /** The group's rate when the order was created, in hundredths of a percent. */
    rate: integer().notNull().default(0),
    /** Rules that gave points beside the rate, which `earned` has too. */
    bonuses: jsonb().$type<readonly BonusData[]>().notNull().default([]),
    note: text().notNull().default(''),
    /** Search words of invoice number and note. */
    words: bytewise()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw("coalesce(invoice_number, '') || ' ' || note"))),
    /** Incremented by each change; the second of two concurrent changes gets `conflict`. */
    version: integer().notNull().default(1),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // The number of an order that was cancelled may be used again.
    uniqueIndex('point_orders_invoice')
      .on(table.groupId, sql`lower(${table.invoiceNumber})`)
      .where(sql`${table.status} = 'done'`),
    index('point_orders_group').on(table.groupId, table.id),
    index('point_orders_payment').on(table.groupId, table.payment, table.id),
    index('point_orders_created').on(table.groupId, table.createdAt),
    // For the days of all groups: rows are inserted in the order of time.
    index('point_orders_days').using('brin', table.createdAt),
    index('point_orders_account').on(table.accountId, table.id),
    // Has all that sums over the orders of a customer, or of all customers of a group, need: lists of customers read this
    // index only.
    index('point_orders_figures')
      .on(table.groupId, table.accountId, table.payment, table.createdAt)
      .where(sql`${table.status} = 'done'`),
    check('point_orders_points', sql`${table.spent} >= 0 and ${table.earned} >= 0`),
    check('point_orders_value', sql`${table.value} between 0 and ${sql.raw(String(MAXIMUM_VND))}`),
    check('point_orders_discount', sql`${table.discount} between 0 and ${table.value}`),
    check(
      'point_orders_payment',
      sql`${table.payment} >= 0 and (${table.kind} = 'plain' or
        ${table.payment} = ${table.value} - ${table.discount} - ${table.spent} * ${sql.raw(String(VND_PER_POINT))})`,
    ),
  ],
);

/**
 * The history of orders: creation, corrections, cancellation, with author and reason; append-only
 * (docs/rules/point.md#history).
 */
export const pointOrderChanges = pgTable(
  'point_order_changes',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    act: text({ enum: ['create', 'correct', 'cancel'] }).notNull(),
    reason: text().notNull().default(''),
    /** Fields of the order before the change; null for its creation. */
    before: jsonb().$type<OrderFacts>(),
    after: jsonb().$type<OrderFacts>().notNull(),
    actorId: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
  },
  (table) => [
    index('point_order_changes_order').on(table.orderId, table.id),
    index('point_order_changes_group').on(table.groupId, table.id),
  ],
);
