import {
  REQUEST_KINDS,
  REQUEST_SIDES,
  REQUEST_STATUSES,
  REQUEST_STEPS,
} from '@m4u/contract/commerce/order/request.rules';
import { MAXIMUM_VND } from '@m4u/contract/commerce/point/rules';
import { sql } from '../../../platform/database/orm.ts';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../../platform/database/orm-tables.ts';
import { moment, whole } from '../../../platform/database/columns.ts';
import { contentItems } from '../../../content/item/tables.ts';
import { groupCustomers } from '../../../profile/group/invitations/tables.ts';
import { groups } from '../../../profile/group/tables.ts';
import { members } from '../../../profile/member/tables.ts';
import { orders } from '../tables.ts';

/** Requests to a group from a product page: an order to confirm, or a quote (docs/rules/point.md#requests). */
export const orderRequests = pgTable(
  'order_requests',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    /** Null after the deletion of the product; title and price are copies from the time of the request. */
    productId: uuid().references(() => contentItems.id, { onDelete: 'set null' }),
    title: text().notNull(),
    /** Price of one unit in VND; null when the product had none. */
    price: whole(),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    status: text({ enum: REQUEST_STATUSES }).notNull().default('new'),
    quantity: integer().notNull(),
    note: text().notNull().default(''),
    /** The member who sent the request; null for a buyer without an account. */
    buyerId: uuid().references(() => members.id),
    /** Name as the buyer entered it. */
    name: text().notNull(),
    /** Phone number as E.164. */
    phone: text().notNull(),
    /** The group's customer record of a buyer without an account, added on confirmation. */
    customerId: uuid().references(() => groupCustomers.id, { onDelete: 'set null' }),
    /** The group's offer for the whole request in VND; `validUntil` is the last day to accept it. */
    offer: whole(),
    offerWords: text().notNull().default(''),
    validUntil: date(),
    /** The order with its points: the one that finished the request, or that its payment entered. */
    orderId: uuid().references(() => orders.id),
    /** The payment that paid it, without a foreign key: payments are of a module after this one. */
    paymentId: uuid(),
    /** Pieces that it holds of the product's stock; 0 once they are handed over, or where the stock is not counted. */
    reserved: whole().notNull().default(0),
    /** Id chosen by the sender's browser; a repeated id is the same request. */
    clientId: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // Ids are UUIDv7, which sort by time.
    index('order_requests_group').on(table.groupId, table.id),
    index('order_requests_waiting')
      .on(table.groupId, table.id)
      .where(sql`${table.status} in ('new', 'accepted')`),
    index('order_requests_buyer').on(table.buyerId, table.id),
    index('order_requests_product').on(table.productId),
    index('order_requests_customer').on(table.customerId),
    uniqueIndex('order_requests_order').on(table.orderId),
    uniqueIndex('order_requests_client').on(table.groupId, table.clientId),
    check('order_requests_quantity', sql`${table.quantity} > 0`),
    check(
      'order_requests_amounts',
      sql`${table.price} >= 0 and ${table.offer} between 1 and ${sql.raw(String(MAXIMUM_VND))}`,
    ),
    check('order_requests_offered', sql`(${table.offer} is null) = (${table.validUntil} is null)`),
    check(
      'order_requests_done',
      sql`case ${table.status} when 'done' then num_nonnulls(${table.orderId}, ${table.paymentId}) > 0
        when 'paid' then ${table.paymentId} is not null when 'packed' then ${table.paymentId} is not null
        when 'refunded' then ${table.paymentId} is not null else num_nonnulls(${table.orderId}, ${table.paymentId}) = 0 end`,
    ),
    check('order_requests_reserved', sql`${table.reserved} between 0 and ${table.quantity}`),
  ],
);

/** The history of requests: each step, its author and note; never changed. */
export const orderRequestSteps = pgTable(
  'order_request_steps',
  {
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => orderRequests.id, { onDelete: 'cascade' }),
    kind: text({ enum: REQUEST_STEPS }).notNull(),
    side: text({ enum: REQUEST_SIDES }).notNull(),
    /** Null for a buyer without an account, and for what followed from a notice of a transfer. */
    actorId: uuid().references(() => members.id),
    note: text().notNull().default(''),
    /** The offer in VND. */
    amount: whole(),
    createdAt: moment().notNull(),
  },
  (table) => [index('order_request_steps_of').on(table.requestId, table.id)],
);
