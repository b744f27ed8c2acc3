import * as z from 'zod';
import { Id, line, Moment, text, whole } from '../../common.ts';
import { Person } from '../../profile/directory/person.ts';
import { MAXIMUM_POINTS } from '../point/rules.ts';
import { Buyer, Points, Vnd } from '../point/schema.ts';
import { OrderBonus } from './earning.ts';

/** Longest invoice number, note and reason of a change, in characters. */
export const INVOICE_NUMBER_LENGTH = 50;
export const ORDER_NOTE_LENGTH = 500;
export const REASON_LENGTH = 300;

/** Fields of an order at one time, as its history stores them. */
export const OrderFacts = z.object({
  status: z.enum(['done', 'cancelled']),
  invoiceNumber: z.string().nullable(),
  /** VND. */
  value: z.int(),
  discount: z.int(),
  discountCode: z.string().nullable(),
  /** Points spent on the order. */
  spent: z.int(),
  /** Points earned by the order. */
  earned: z.int(),
  /** VND: value − discount − points spent × 1,000. */
  payment: z.int(),
  note: z.string(),
});
export type OrderFacts = z.output<typeof OrderFacts>;

/** An invoice of a group for a customer, or points given or taken without one (`plain`). */
export const Order = OrderFacts.extend({
  _id: Id,
  groupId: Id,
  kind: z.enum(['invoice', 'plain']),
  buyer: Buyer,
  /** The group's rate when the order was created, in percent. */
  rate: z.number(),
  /** Rules that gave points beside the rate; `earned` has them. */
  bonuses: z.array(OrderBonus),
  version: z.int(),
  /** The admin who entered the order; null for the buyer. */
  createdBy: Person.nullable(),
  createdAt: Moment,
  updatedAt: Moment,
  can: z.object({ update: z.boolean() }),
});
export type Order = z.output<typeof Order>;

/** An invoice to enter. `memberId` is the id of a member, or of a customer of the group. */
export const InvoiceDraft = z.object({
  groupId: Id,
  memberId: Id,
  /** Absent or empty where the shop numbers invoices by itself. */
  invoiceNumber: line(INVOICE_NUMBER_LENGTH).optional(),
  value: Vnd,
  /** Discount in VND entered by hand; 0 when a code is redeemed. */
  discount: Vnd.default(0),
  discountCode: line(40).optional(),
  /** Points to spend. */
  points: Points.default(0),
  note: text(ORDER_NOTE_LENGTH).default(''),
  /** The payment in VND shown to the customer. Errors: conflict, when the calculated one differs. */
  payment: Vnd.optional(),
  /** The confirmed request from a product page that this invoice finishes. */
  requestId: Id.optional(),
});
export type InvoiceDraft = z.output<typeof InvoiceDraft>;

/** A correction or cancellation of an order; absent fields stay. */
export const OrderChange = z.object({
  _id: Id,
  /** The version that the caller read. Errors: conflict, when it has changed. */
  version: whole(1, 1_000_000).optional(),
  /** Reason of the change, shown in the history. */
  reason: line(REASON_LENGTH, 1),
  status: z.literal('cancelled').optional(),
  invoiceNumber: line(INVOICE_NUMBER_LENGTH, 1).optional(),
  value: Vnd.optional(),
  discount: Vnd.optional(),
  points: Points.optional(),
  note: text(ORDER_NOTE_LENGTH).optional(),
});
export type OrderChange = z.output<typeof OrderChange>;

/** Points given to or taken from a buyer without an invoice (docs/rules/point.md#plain-orders). */
export const PlainDraft = z.object({
  sellerGroupId: Id,
  buyerId: Id,
  type: z.enum(['add', 'minus'], { error: 'choice' }),
  points: whole(1, MAXIMUM_POINTS),
  note: text(ORDER_NOTE_LENGTH).default(''),
});
export type PlainDraft = z.output<typeof PlainDraft>;

/** One change in the history of an order. */
export const OrderLog = z.object({
  _id: Id,
  orderId: Id,
  act: z.enum(['create', 'correct', 'cancel']),
  reason: z.string(),
  before: OrderFacts.nullable(),
  after: OrderFacts,
  buyer: Buyer,
  actor: Person,
  createdAt: Moment,
});
export type OrderLog = z.output<typeof OrderLog>;
