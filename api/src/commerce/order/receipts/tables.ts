import { moment, whole } from '../../../platform/database/columns.ts';
import { sql } from '../../../platform/database/orm.ts';
import { check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from '../../../platform/database/orm-tables.ts';
import { groups } from '../../../profile/group/tables.ts';
import { members } from '../../../profile/member/tables.ts';
import { orderRequests } from '../requests/tables.ts';

/** Receipts of paid orders, with copies of what was true when they were issued (docs/rules/point.md#receipts). */
export const orderReceipts = pgTable(
  'order_receipts',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    year: whole().notNull(),
    /** Number within the group and year, from 1, without gaps. */
    number: whole().notNull(),
    requestId: uuid()
      .notNull()
      .references(() => orderRequests.id),
    /** Null for a buyer without an account. */
    buyerId: uuid().references(() => members.id),
    buyerName: text().notNull(),
    sellerName: text().notNull(),
    title: text().notNull(),
    quantity: whole().notNull(),
    /** VND. */
    amount: whole().notNull(),
    memo: text().notNull(),
    invoiceNumber: text(),
    issuedAt: moment().notNull(),
    refundedAt: moment(),
  },
  (table) => [
    uniqueIndex('order_receipts_number').on(table.groupId, table.year, table.number),
    uniqueIndex('order_receipts_request').on(table.requestId),
    index('order_receipts_buyer').on(table.buyerId),
    check('order_receipts_positive', sql`${table.number} > 0 and ${table.amount} > 0`),
  ],
);

/** The last receipt number of each group and year; its row is locked until the receipt is committed, so none is lost. */
export const orderReceiptCounts = pgTable(
  'order_receipt_counts',
  {
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    year: whole().notNull(),
    last: whole().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.year] })],
);
