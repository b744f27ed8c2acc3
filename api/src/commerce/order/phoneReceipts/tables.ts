import { moment, whole } from '../../../platform/database/columns.ts';
import { sql } from '../../../platform/database/orm.ts';
import {
  check,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../../platform/database/orm-tables.ts';
import { groupCustomers } from '../../../profile/group/invitations/tables.ts';
import { groups } from '../../../profile/group/tables.ts';

/**
 * Messages to a customer without an account, by days in Vietnam (docs/rules/point.md#receipts-by-phone). The primary key
 * lets one of several orders of a day send the message.
 */
export const phoneReceiptDays = pgTable(
  'phone_receipt_days',
  {
    customerId: uuid()
      .notNull()
      .references(() => groupCustomers.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    /** Messages of orders: 0 or 1. */
    sent: whole().notNull().default(0),
    /** Messages that the customer asked for. */
    asked: whole().notNull().default(0),
    sentAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.day] }),
    index('phone_receipt_days_group').on(table.groupId, table.day),
    index('phone_receipt_days_day').on(table.day),
    check('phone_receipt_days_counts', sql`${table.sent} between 0 and 1 and ${table.asked} >= 0`),
  ],
);

/** Links of such messages. Only a hash of the token is kept, so no reader of the database can open one. */
export const phoneReceiptLinks = pgTable(
  'phone_receipt_links',
  {
    id: uuid().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => groupCustomers.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('phone_receipt_links_token').on(table.tokenHash),
    index('phone_receipt_links_customer').on(table.customerId),
    index('phone_receipt_links_end').on(table.expiresAt),
  ],
);

/** Customers who want no more messages of a group. A record is one phone number of one group. */
export const phoneReceiptStops = pgTable(
  'phone_receipt_stops',
  {
    customerId: uuid()
      .primaryKey()
      .references(() => groupCustomers.id, { onDelete: 'cascade' }),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    stoppedAt: moment().notNull(),
  },
  (table) => [index('phone_receipt_stops_group').on(table.groupId)],
);
