import { percentOf } from '@m4u/contract/commerce/point/rules';
import { type FormAnswer, problemReply, refuseForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { m } from '../../../paraglide/messages.js';
import { digitsOf } from '../../../ui/fields/digits.ts';

/** The fields of the form that the API calls otherwise; `voucher`, since a form keeps no `code`. */
const names = { discountCode: 'voucher', payment: '', memberId: '', groupId: '', buyerId: '', sellerGroupId: '' };

/** On which field a refusal stands that names none. */
const fieldOf: Readonly<Record<string, string>> = {
  'invoice-taken': 'invoiceNumber',
  'insufficient-points': 'points',
  'discount-unavailable': 'voucher',
};

/** Answers a form of the counter that was refused: what was typed stays, and the words stand on their field. */
export const counterReply = (form: SentForm, thrown: unknown): FormAnswer => {
  const problem = problemOf(thrown);
  const field = problem && problem.errors.length === 0 ? fieldOf[problem.code] : undefined;
  // A key that has done its deed: somebody went back and sent the form anew, with other values.
  if (problem?.code === 'key-reused') return refuseForm(form, { form: m.point_sent_before(), hide: ['key'] });
  if (problem && field !== undefined && field in form.values)
    return refuseForm(form, { fields: { [field]: problem.detail }, hide: ['key'] });
  return problemReply(form, thrown, { fields: names, hide: ['key'] });
};

const wholePercent = /^\d{1,3}$/;

/** What a form says of its discount: đồng, or a code; a percentage of the value is worked out here. */
export const sentDiscount = ({ values }: SentForm): { discount?: string; discountCode?: string } => {
  const { discountBy, voucher = '', percent = '', discount = '', value = '' } = values;
  if (discountBy === 'code' && voucher.trim() !== '') return { discountCode: voucher };
  if (discountBy === 'amount') return { discount: digitsOf(discount) || '0' };
  if (discountBy === 'percent' && wholePercent.test(percent)) {
    const amount = Number(digitsOf(value));
    return { discount: String(Number.isSafeInteger(amount) ? percentOf(amount, Number(percent)) : 0) };
  }
  return {};
};

/** The entry's discount in percent, where it is none that could be taken off. */
export const refusedPercent = (form: SentForm): FormAnswer | undefined => {
  const { discountBy, percent = '' } = form.values;
  if (discountBy !== 'percent' || percent === '') return undefined;
  if (wholePercent.test(percent) && Number(percent) <= 100) return undefined;
  return refuseForm(form, { fields: { percent: m.point_percent_whole() }, hide: ['key'] });
};
