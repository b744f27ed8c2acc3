import {
  type InvoiceEntry,
  type InvoiceOutcome,
  maximumPoints,
  calculateInvoice,
} from '@m4u/contract/commerce/order/rules';
import { fail } from '../../platform/errors.ts';
import type { Movement } from '../point/ledger.service.ts';

/** Calculates payment and earned points of an invoice. Errors: invalid, when discount or points exceed its value. */
export const settleInvoice = (entry: InvoiceEntry): InvoiceOutcome => {
  const { value, discount } = entry;
  const most =
    discount > value ? { field: 'discount', maximum: value } : { field: 'points', maximum: maximumPoints(entry) };
  const refusal = { field: most.field, code: 'too-big' as const, values: { maximum: most.maximum } };
  return calculateInvoice(entry) ?? fail('invalid', { fields: [refusal] });
};

const numbers = new Intl.NumberFormat('vi-VN');

/** Checks that the payment still is the one shown to the customer, in VND. Errors: conflict, with the new payment. */
export const assertTotalsUnchanged = (payment: number, statedTotal: number | undefined): void => {
  if (statedTotal === undefined || statedTotal === payment) return;
  fail('conflict', {
    fields: [{ field: 'payment', code: 'payment-changed', values: { payment: numbers.format(payment) } }],
  });
};

/** Sorts movements: credits come first, so that the balance covers the debits. */
export const creditsFirst = (movements: readonly Movement[]): Movement[] => [
  ...movements.filter(({ points }) => points > 0),
  ...movements.filter(({ points }) => points < 0),
];

/** The kind of the movement that reverses a movement of this kind. */
export const reversalKind = (kind: Movement['kind']): Movement['kind'] => {
  if (kind === 'spend') return 'refund';
  return kind === 'refund' ? 'spend' : 'adjust';
};

/** Sums the points of movements. */
export const sumPoints = (movements: readonly Pick<Movement, 'points'>[]): number =>
  movements.reduce((sum, { points }) => sum + points, 0);

/**
 * Checks that a balance covers movements.
 * Errors: insufficient-points, with the missing points and the field of the input.
 */
export const assertCovered = (balance: number, movements: readonly Pick<Movement, 'points'>[], field: string): void => {
  const missing = -(balance + sumPoints(movements));
  if (missing <= 0) return;
  fail('insufficient-points', { fields: [{ field, code: 'points-short', values: { balance, missing } }] });
};

/** Formats an invoice number that a shop has given by itself: `HD-0001`. */
export const formatInvoiceNumber = ({ prefix, number }: { prefix: string; number: number }): string =>
  `${prefix}${String(number).padStart(4, '0')}`;
