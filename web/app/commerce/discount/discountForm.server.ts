import type { SentForm } from '../../platform/forms/form.server.ts';
import { digitsOf } from '../../ui/fields/digits.ts';

/** Names of the API's fields in the form: a refused form never returns a field named `code`. */
export const fieldNames = { code: 'letters' } as const;

/** Digits of a number field; null for an empty one. */
const numberOf = (text: string | undefined): string | null => digitsOf(text ?? '') || null;

/** Reads the fields of a discount's form; the API validates them. */
export const readTyped = ({ values }: SentForm) => {
  const { name = '', type = '', from = '', to = '' } = values;
  const isPercent = type === 'percent';
  return {
    name,
    // The API refuses other values.
    type: type as 'percent' | 'amount',
    percent: isPercent ? numberOf(values['percent']) : null,
    amount: isPercent ? null : numberOf(values['amount']),
    cap: isPercent ? numberOf(values['cap']) : null,
    minimum: numberOf(values['minimum']) ?? 0,
    ...(from !== '' && { from }),
    to: to === '' ? null : to,
    quota: numberOf(values['quota']),
    perMember: numberOf(values['perMember']),
  };
};
