import { REQUEST_KINDS, REQUEST_STATUSES } from '@m4u/contract/commerce/order/request.rules';
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
    /** Null once the product is gone for good; what it was called and cost then stays. */
    productId: uuid().references(() => contentItems.id, { onDelete: 'set null' }),
    title: text().notNull(),
    /** VND for one piece; null where it had no price. */
    price: whole(),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    status: text({ enum: REQUEST_STATUSES }).notNull().default('new'),
    quantity: integer().notNull(),
    note: text().notNull().default(''),
    /** The member who asked; null for who had no account. */
    buyerId: uuid().references(() => members.id),
    /** As they wrote it; the number as E.164. */
    name: text().notNull(),
    phone: text().notNull(),
    /** As whom the group has written down who had no account, once it confirmed. */
    customerId: uuid().references(() => groupCustomers.id, { onDelete: 'set null' }),
    /** What the group offered for all of it, in VND, and the last day on which that can be accepted. */
    offer: whole(),
    offerWords: text().notNull().default(''),
    validUntil: date(),
    /** The order that finished it. */
    orderId: uuid().references(() => orders.id),
    /** The sender's own name for it: the same one again is the same request. */
    clientId: text(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // An id begins with its time, so the newest stand at the end.
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
    check('order_requests_done', sql`(${table.status} = 'done') = (${table.orderId} is not null)`),
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
    kind: text({ enum: ['made', 'quoted', 'accepted', 'confirmed', 'done', 'declined', 'cancelled'] }).notNull(),
    side: text({ enum: ['buyer', 'group'] }).notNull(),
    /** Null for who has no account. */
    actorId: uuid().references(() => members.id),
    note: text().notNull().default(''),
    /** What was offered, in VND. */
    amount: whole(),
    createdAt: moment().notNull(),
  },
  (table) => [index('order_request_steps_of').on(table.requestId, table.id)],
);
