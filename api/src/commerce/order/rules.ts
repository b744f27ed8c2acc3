import { type InvoiceEntry, mostPoints, calculateInvoice } from '@m4u/contract/commerce/order/rules';
import { fail } from '../../platform/errors.ts';
import type { Movement } from '../point/ledger.service.ts';

/** Calculates payment and earned points of an invoice. Errors: invalid, when discount or points exceed its value. */
export const settleInvoice = (entry: InvoiceEntry): { payment: number; earned: number } => {
  const { value, discount } = entry;
  const most =
    discount > value ? { field: 'discount', maximum: value } : { field: 'points', maximum: mostPoints(entry) };
  const refusal = { field: most.field, code: 'too-big' as const, values: { maximum: most.maximum } };
  return calculateInvoice(entry) ?? fail('invalid', { fields: [refusal] });
};

const numbers = new Intl.NumberFormat('vi-VN');

/** Refuses an invoice whose payment is not the one that the customer was told, in VND. Errors: conflict, with the new payment. */
export const assertTotalsUnchanged = (payment: number, told: number | undefined): void => {
  if (told === undefined || told === payment) return;
  fail('conflict', {
    fields: [{ field: 'payment', code: 'payment-changed', values: { payment: numbers.format(payment) } }],
  });
};

/** Sorts movements: points into the account come first, so that the balance covers those out of it. */
export const creditsFirst = (movements: readonly Movement[]): Movement[] => [
  ...movements.filter(({ points }) => points > 0),
  ...movements.filter(({ points }) => points < 0),
];

/** The kind of the movement that takes back one of this kind. */
export const reversalKind = (kind: Movement['kind']): Movement['kind'] => {
  if (kind === 'spend') return 'refund';
  return kind === 'refund' ? 'spend' : 'adjust';
};

/** The sum of the points of movements. */
export const sumOf = (movements: readonly Pick<Movement, 'points'>[]): number =>
  movements.reduce((sum, { points }) => sum + points, 0);

/**
 * Refuses movements that an account can't cover, saying how much it lacks.
 * Errors: insufficient-points, with the field that they come from.
 */
export const assertCovered = (balance: number, movements: readonly Pick<Movement, 'points'>[], field: string): void => {
  const missing = -(balance + sumOf(movements));
  if (missing <= 0) return;
  fail('insufficient-points', { fields: [{ field, code: 'points-short', values: { balance, missing } }] });
};
