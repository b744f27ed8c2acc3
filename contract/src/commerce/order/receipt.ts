import * as z from 'zod';
import { Id, Moment, Named } from '../../common.ts';

/** The receipt of a paid order, with what was true when it was issued (docs/rules/point.md#receipts). */
export const PaymentReceipt = z.object({
  /** The number within its group and year, as in `PT-2026-0001`. */
  number: z.string(),
  requestId: Id,
  /** The group and its name at that time. */
  seller: Named,
  /** Name of the buyer as entered in the request. */
  buyerName: z.string(),
  title: z.string(),
  quantity: z.int(),
  /** VND. */
  amount: z.int(),
  /** Code of the payment. */
  memo: z.string(),
  /** Number of the invoice with the points; null without one. */
  invoiceNumber: z.string().nullable(),
  issuedAt: Moment,
  /** When the money went back to the buyer. */
  refundedAt: Moment.nullable(),
});
export type PaymentReceipt = z.output<typeof PaymentReceipt>;
