import * as z from 'zod';
import { MetChallenge } from '../../http/challenge.ts';
import { ById, data, Day, Id, list, Moment, Named, Paging, Phone, properName, text, whole } from '../../common.ts';
import { endpoints, FACTOR_ERRORS, file } from '../../http/endpoint.ts';
import { sortedBy } from '../../sorting.ts';
import { Person } from '../../profile/directory/person.ts';
import { ClientId } from '../../social/message/schema.ts';
import {
  MAXIMUM_QUANTITY,
  REQUEST_KINDS,
  REQUEST_LENGTH,
  REQUEST_SIDES,
  REQUEST_SORTS,
  REQUEST_STATUSES,
  REQUEST_STEPS,
} from './request.rules.ts';
import { MAXIMUM_VND } from '../point/rules.ts';
import { PaymentReceipt } from './receipt.ts';

export const RequestKind = z.enum(REQUEST_KINDS, { error: 'choice' });
export const RequestStatus = z.enum(REQUEST_STATUSES, { error: 'choice' });

/** A request from a product page. */
export const RequestDraft = z.object({
  productId: Id,
  kind: RequestKind,
  quantity: whole(1, MAXIMUM_QUANTITY).default(1),
  note: text(REQUEST_LENGTH.note).default(''),
  name: properName(REQUEST_LENGTH.name, 1),
  /** Phone number for the group's call back. */
  phone: Phone,
  /** The price that the buyer saw, in VND. Errors: conflict, when it has changed. */
  price: whole(0, MAXIMUM_VND).optional(),
  /** Honeypot: invisible to people; a request with this field filled in is dropped. */
  website: z.string().max(500).optional(),
  /** Solved challenge against bots; verified members need none. */
  challenge: MetChallenge.optional(),
  /** Id chosen by the sender; a repeated id is the same request and sends nothing. */
  clientId: ClientId.optional(),
});
export type RequestDraft = z.output<typeof RequestDraft>;

/** The reader's permissions for a request in its present state. */
export const RequestCan = z.object({
  quote: z.boolean(),
  accept: z.boolean(),
  confirm: z.boolean(),
  decline: z.boolean(),
  cancel: z.boolean(),
  /** Whether the reader may enter the order that finishes the request. */
  finish: z.boolean(),
  pack: z.boolean(),
  deliver: z.boolean(),
});
export type RequestCan = z.output<typeof RequestCan>;

/** A request for a product of a group, as its buyer and the group's admins see it. */
export const OrderRequest = z.object({
  _id: Id,
  kind: RequestKind,
  status: RequestStatus,
  group: z.object({ _id: Id, name: z.string(), open: z.boolean() }),
  /** Title at the time of the request; `_id` is null after the product's deletion. */
  product: z.object({ _id: Id.nullable(), title: z.string() }),
  quantity: z.int(),
  /** Price of one unit in VND at the time of the request; null without a price. */
  price: z.int().nullable(),
  /** VND for the whole request: the group's offer, else price × quantity; null without either. */
  amount: z.int().nullable(),
  /** The group's offer for the whole request. */
  offer: z.object({ amount: z.int(), words: z.string(), validUntil: Day, expired: z.boolean() }).nullable(),
  note: z.string(),
  /** The buyer as entered in the request; `member` is null for a buyer without an account. */
  buyer: z.object({ name: z.string(), phone: z.string(), member: Person.nullable() }),
  /** Whether the reader is the buyer. */
  isOwn: z.boolean(),
  /** Id of the member or customer for the order, for the group's admins; null for others and before confirmation. */
  payer: Id.nullable(),
  /** The order with its points: the one that finished the request, or that its payment entered. */
  orderId: Id.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
  can: RequestCan,
});
export type OrderRequest = z.output<typeof OrderRequest>;

/** One step in the history of a request. */
export const RequestStep = z.object({
  _id: Id,
  kind: z.enum(REQUEST_STEPS),
  /** The side that took the step; `payment` for what followed from the payment. */
  by: z.enum(REQUEST_SIDES),
  /** Only the group's admins see which admin acted. */
  actor: Person.nullable(),
  note: z.string(),
  /** The offer, in VND. */
  amount: z.int().nullable(),
  at: Moment,
});
export type RequestStep = z.output<typeof RequestStep>;

/** A request with its steps, oldest first. */
export const OrderRequestDetail = OrderRequest.extend({
  steps: z.array(RequestStep),
  /** Number of its receipt; null before it is paid, or where it was paid at the counter. */
  receipt: z.string().nullable(),
});
export type OrderRequestDetail = z.output<typeof OrderRequestDetail>;

const Note = z.object({ note: text(REQUEST_LENGTH.step).default('') });

const Acceptance = Note.extend({
  /** The `updatedAt` that the caller read. Errors: conflict, when the request has changed. */
  updatedAt: Moment.optional(),
});

/** A group's offer for a whole request. */
export const Offer = z.object({
  /** Offer in VND. */
  amount: whole(1, MAXIMUM_VND),
  words: text(REQUEST_LENGTH.step).default(''),
  /** The last day to accept the offer. */
  validUntil: Day,
});
export type Offer = z.output<typeof Offer>;

const RequestQuery = Paging.extend({
  ...sortedBy(REQUEST_SORTS),
  kind: z.union([z.literal(''), RequestKind], { error: 'choice' }).optional(),
  /** `open`: requests on which a side can still act; `ended`: requests with a final status. */
  state: z.union([z.literal(''), z.enum(['open', 'ended'])], { error: 'choice' }).optional(),
});
export type RequestFilter = z.output<typeof RequestQuery>;

const stepEndpoint = { access: 'member', params: ById, result: data(OrderRequestDetail) } as const;

/**
 * Requests for products of groups: orders to be confirmed, and quotes that become orders
 * (docs/rules/point.md#requests).
 */
export const orderRequest = endpoints({
  make: {
    method: 'POST',
    path: '/orderRequest',
    access: 'anyone',
    summary:
      'Requests an order or a quote for a product from its group; visitors and unverified members solve a challenge',
    body: RequestDraft,
    result: data(
      z.object({
        done: z.literal(true),
        /** Id of the request; null for a sender without an account, who cannot open it. */
        _id: Id.nullable(),
      }),
    ),
    errors: [...FACTOR_ERRORS, 'not-found', 'conflict'],
  },
  listOwn: {
    method: 'GET',
    path: '/orderRequest/own',
    access: 'member',
    summary: 'The caller’s order and quote requests, newest first unless `order` says otherwise',
    query: RequestQuery,
    result: list(OrderRequest),
  },
  listOfGroups: {
    method: 'GET',
    path: '/orderRequest/groups',
    access: 'member',
    summary:
      'Order and quote requests to the groups that the caller administers, or to `groupId`, newest first unless `order` says otherwise',
    query: RequestQuery.extend({ groupId: z.union([z.literal(''), Id]).optional() }),
    result: list(OrderRequest).extend({
      /** The number of requests that wait for an answer of these groups. */
      waiting: z.int(),
      /** The groups of this inbox, by name. */
      groups: z.array(Named),
    }),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  get: {
    method: 'GET',
    path: '/orderRequest/:id',
    access: 'member',
    summary: 'A request with its history; for the buyer and group admins',
    params: ById,
    result: data(OrderRequestDetail),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  receipt: {
    method: 'GET',
    path: '/orderRequest/:id/receipt',
    access: 'member',
    summary: 'The receipt of a paid order; for the buyer and group admins',
    params: ById,
    result: data(PaymentReceipt),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  receiptFile: {
    method: 'GET',
    path: '/orderRequest/:id/receipt/file',
    access: 'member',
    summary: 'The same as a PDF in the reader’s language',
    params: ById,
    result: file('application/pdf'),
    errors: [...FACTOR_ERRORS, 'not-found', 'unavailable'],
  },
  quote: {
    ...stepEndpoint,
    method: 'PUT',
    path: '/orderRequest/:id/quote',
    summary: 'Answers a quote request with an amount and its last day, or replaces the offer; for group admins',
    body: Offer,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified', 'wrong-state'],
  },
  accept: {
    ...stepEndpoint,
    method: 'PUT',
    path: '/orderRequest/:id/accept',
    summary: 'Accepts a quote that is still valid, which the group then confirms as an order; for the buyer',
    body: Acceptance,
    errors: ['not-found', 'forbidden', 'account-unverified', 'conflict', 'wrong-state'],
  },
  confirm: {
    ...stepEndpoint,
    method: 'PUT',
    path: '/orderRequest/:id/confirm',
    summary:
      'Confirms an order, which reserves its pieces and then waits for its payment or invoice; a buyer without an account becomes a customer; for group admins',
    body: Note,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified', 'wrong-state', 'out-of-stock'],
  },
  pack: {
    ...stepEndpoint,
    method: 'PUT',
    path: '/orderRequest/:id/pack',
    summary: 'Marks a paid order as packed; for group admins',
    body: Note,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified', 'wrong-state'],
  },
  deliver: {
    ...stepEndpoint,
    method: 'PUT',
    path: '/orderRequest/:id/deliver',
    summary: 'Marks a paid order as handed over to its buyer, which finishes it; for group admins',
    body: Note,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified', 'wrong-state'],
  },
  decline: {
    ...stepEndpoint,
    method: 'PUT',
    path: '/orderRequest/:id/decline',
    summary: 'Declines to quote, as the group, or declines a quote, as the buyer',
    body: Note,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified', 'wrong-state'],
  },
  cancel: {
    ...stepEndpoint,
    method: 'PUT',
    path: '/orderRequest/:id/cancel',
    summary: 'Cancels a request: the buyer before it is confirmed, the group until its invoice is entered',
    body: Note,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified', 'wrong-state'],
  },
});
