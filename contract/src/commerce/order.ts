import * as z from 'zod';
import { ById, data, Id, line, list, Paging } from '../common.ts';
import { endpoints, FACTOR_ERRORS } from '../http/endpoint.ts';
import { filterOf } from '../filter.ts';
import { sortedBy } from '../sorting.ts';
import { InvoiceDraft, Order, OrderChange, OrderLog, PlainDraft } from './order/schema.ts';
import { Days } from './point/schema.ts';

/** Filter of orders: kind, status, buyer, days (both included), words of the invoice number, the note or the buyer's name. */
export const OrderFilter = z.object({
  kind: z.enum(['invoice', 'plain']).optional(),
  status: z.enum(['done', 'cancelled']).optional(),
  memberId: Id.optional(),
  ...Days,
  q: line(100).optional(),
});

/** Columns by which a group's orders are sorted. */
export const ORDER_SORTS = ['created', 'payment'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

const orderFilter = filterOf(OrderFilter.shape);

/**
 * Invoices of groups for their customers, and points given and taken without an invoice
 * (docs/rules/point.md#invoices, docs/rules/point.md#plain-orders).
 */
export const order = endpoints({
  createPlain: {
    method: 'POST',
    path: '/orderPoint',
    access: 'member',
    idempotent: true,
    summary: 'Gives points to a buyer or takes points, without an invoice; for admins of the selling group',
    body: PlainDraft,
    result: data(Order),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified', 'insufficient-points'],
  },
  create: {
    method: 'POST',
    path: '/orderGroup',
    access: 'member',
    idempotent: true,
    summary: 'Enters an invoice of a customer, who spends and earns points; for group admins',
    body: InvoiceDraft,
    result: data(Order),
    errors: [
      ...FACTOR_ERRORS,
      'not-found',
      'forbidden',
      'account-unverified',
      'conflict',
      'insufficient-points',
      'invoice-taken',
      'discount-unavailable',
      'wrong-state',
    ],
  },
  change: {
    method: 'PUT',
    path: '/orderGroup',
    access: 'member',
    idempotent: true,
    summary: 'Corrects an order, or cancels it by `status`; the reason is kept in the history; for group admins',
    body: OrderChange,
    result: data(Order),
    errors: [
      ...FACTOR_ERRORS,
      'not-found',
      'forbidden',
      'account-unverified',
      'conflict',
      'insufficient-points',
      'invoice-taken',
      'wrong-state',
      'discount-unavailable',
    ],
  },
  list: {
    method: 'GET',
    path: '/orderGroup/getOrderGroup',
    access: 'member',
    summary: 'Orders of a group, newest first unless `sort` says otherwise; for group admins',
    query: Paging.extend({ groupId: Id, filter: orderFilter, ...sortedBy(ORDER_SORTS) }),
    result: list(Order),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  get: {
    method: 'GET',
    path: '/orderGroup/getOrderGroupById/:id',
    access: 'member',
    summary: 'An order; for its buyer and group admins',
    params: ById,
    result: data(Order),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  logs: {
    method: 'GET',
    path: '/orderGroup/logsOrder',
    access: 'member',
    summary: 'History of the orders of a group, or of `orderId`, newest first; for group admins',
    query: Paging.extend({ groupId: Id.optional(), orderId: Id.optional() }),
    result: list(OrderLog),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
});
