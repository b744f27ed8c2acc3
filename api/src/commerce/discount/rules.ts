import { type DiscountTimes, stateOn } from '@m4u/contract/commerce/discount/rules';
import type { FieldRefusal } from '@m4u/contract/http/problem';

/** The reason why a discount cannot be used; callers add the field. */
export type Refusal = Omit<FieldRefusal, 'field'>;

/** Terms that decide whether a discount may be used. */
export interface UsageTerms extends DiscountTimes {
  readonly perMember: number | null;
  /** Smallest value of an invoice in VND. */
  readonly minimum: number;
}

const REFUSAL_OF_STATE = {
  planned: 'discount-not-yet',
  'used-up': 'discount-used-up',
  ended: 'discount-ended',
  off: 'discount-ended',
} as const;

const numbers = new Intl.NumberFormat('vi-VN');

/** The reason for an invoice whose value is below `minimum` (VND). */
export const belowMinimumRefusal = (minimum: number): Refusal => ({
  code: 'discount-minimum',
  values: { minimum: numbers.format(minimum) },
});

/**
 * The reason why a discount cannot be used on a day in Vietnam; undefined when it can.
 * @param use the value of the invoice in VND, and the number of the customer's earlier uses
 */
export const findRefusal = (
  terms: UsageTerms,
  day: string,
  use: { readonly value: number; readonly own: number },
): Refusal | undefined => {
  const state = stateOn(day, terms);
  if (state !== 'running') return { code: REFUSAL_OF_STATE[state] };
  if (terms.perMember !== null && use.own >= terms.perMember) return { code: 'discount-limit' };
  return use.value < terms.minimum ? belowMinimumRefusal(terms.minimum) : undefined;
};
