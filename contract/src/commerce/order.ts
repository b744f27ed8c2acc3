import * as z from 'zod';
import { ById, data, Id, line, list, Paging } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { filterOf } from '../filter.ts';
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
    summary: 'Gives points to a buyer or takes them, without an invoice; by an admin of the selling group',
    body: PlainDraft,
    result: data(Order),
    errors: ['not-found', 'forbidden', 'account-unverified', 'insufficient-points'],
  },
  create: {
    method: 'POST',
    path: '/orderGroup',
    access: 'member',
    idempotent: true,
    summary: 'Enters an invoice for a customer, which spends and earns points; by an admin of the group',
    body: InvoiceDraft,
    result: data(Order),
    errors: [
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
    summary:
      'Corrects an order, or cancels it by `status`, with a reason that its history keeps; by an admin of the group',
    body: OrderChange,
    result: data(Order),
    errors: [
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
    summary: 'Orders of a group, the newest first; for its admins',
    query: Paging.extend({ groupId: Id, filter: orderFilter }),
    result: list(Order),
    errors: ['not-found', 'forbidden'],
  },
  get: {
    method: 'GET',
    path: '/orderGroup/getOrderGroupById/:id',
    access: 'member',
    summary: 'One order, for its buyer and for the group’s admins',
    params: ById,
    result: data(Order),
    errors: ['not-found'],
  },
  logs: {
    method: 'GET',
    path: '/orderGroup/logsOrder',
    access: 'member',
    summary: 'What happened to the orders of a group, or to one of them by `orderId`, the newest first; for its admins',
    query: Paging.extend({ groupId: Id.optional(), orderId: Id.optional() }),
    result: list(OrderLog),
    errors: ['not-found', 'forbidden'],
  },
});
