import type { SubmissionResult } from '@conform-to/react';
import { calculatePercentage } from '@m4u/contract/commerce/point/rules';
import { type FormAnswer, problemReply, refuseForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { m } from '../../../paraglide/messages.js';
import { digitsOf } from '../../../ui/fields/digits.ts';
import { readOffer } from './OfferRows.tsx';

/** Answer to a form of the counter. */
export interface CounterReply extends SubmissionResult {
  /** Tells what was done while the form stays. */
  readonly notice?: string;
}

/** Hidden fields, whose errors are shown at the head of the form. */
const names = { payment: '', memberId: '', groupId: '', buyerId: '', sellerGroupId: '' };

/** The form field for the message of an error code that names no field. */
const fieldOf: Readonly<Record<string, string>> = {
  'invoice-taken': 'invoiceNumber',
  'insufficient-points': 'points',
  'discount-unavailable': 'discountCode',
};

/** Answers a refused form of the counter: keeps the entered values and puts the message at its field. */
export const counterReply = (form: SentForm, thrown: unknown): FormAnswer => {
  const problem = problemOf(thrown);
  const field = problem && problem.errors.length === 0 ? fieldOf[problem.code] : undefined;
  // The key was used before: the reader went back and sent the form again with other values.
  if (problem?.code === 'key-reused') return refuseForm(form, { form: m.point_sent_before(), hide: ['key'] });
  if (problem && field !== undefined && field in form.values)
    return refuseForm(form, { fields: { [field]: problem.detail }, hide: ['key'] });
  return problemReply(form, thrown, { fields: names, hide: ['key'] });
};

const wholePercent = /^\d{1,3}$/;

/** Reads the discount of a form as VND or a code; converts a percentage of the value to VND. */
export const sentDiscount = ({ values }: SentForm): { discount?: string; discountCode?: string } => {
  const { discountBy = '', discountCode = '', percent = '', discount = '', value = '' } = values;
  const offer = readOffer(discountBy);
  if (offer !== undefined) return { discountCode: offer };
  if (discountBy === 'code' && discountCode.trim() !== '') return { discountCode };
  if (discountBy === 'amount') return { discount: digitsOf(discount) || '0' };
  if (discountBy === 'percent' && wholePercent.test(percent)) {
    const amount = Number(digitsOf(value));
    return { discount: String(Number.isSafeInteger(amount) ? calculatePercentage(amount, Number(percent)) : 0) };
  }
  return {};
};

/** Refuses a form whose discount is not a whole percentage up to 100; undefined when it is valid. */
export const refusedPercent = (form: SentForm): FormAnswer | undefined => {
  const { discountBy, percent = '' } = form.values;
  if (discountBy !== 'percent' || percent === '') return undefined;
  if (wholePercent.test(percent) && Number(percent) <= 100) return undefined;
  return refuseForm(form, { fields: { percent: m.point_percent_whole() }, hide: ['key'] });
};
