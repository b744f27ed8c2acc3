import { type DiscountTimes, stateOn } from '@m4u/contract/commerce/discount/rules';
import type { FieldRefusal } from '@m4u/contract/http/problem';

/** Why a discount can't be used, as the field of the code is told. */
export type Refusal = Omit<FieldRefusal, 'field'>;

/** Terms that decide whether a discount may be used. */
export interface Terms extends DiscountTimes {
  readonly perMember: number | null;
  /** VND. */
  readonly minimum: number;
}

const OF_STATE = {
  planned: 'discount-not-yet',
  'used-up': 'discount-used-up',
  ended: 'discount-ended',
  off: 'discount-ended',
} as const;

const numbers = new Intl.NumberFormat('vi-VN');

/** The refusal of an invoice with too low a value; `minimum` in VND. */
export const belowMinimum = (minimum: number): Refusal => ({
  code: 'discount-minimum',
  values: { minimum: numbers.format(minimum) },
});

/**
 * Why a discount can't be used on a day in Vietnam; undefined when it can.
 * @param use what the invoice is worth in VND, and how often its customer used the discount before
 */
export const refusalOf = (
  terms: Terms,
  day: string,
  use: { readonly value: number; readonly own: number },
): Refusal | undefined => {
  const state = stateOn(day, terms);
  if (state !== 'running') return { code: OF_STATE[state] };
  if (terms.perMember !== null && use.own >= terms.perMember) return { code: 'discount-limit' };
  return use.value < terms.minimum ? belowMinimum(terms.minimum) : undefined;
};
