import type { SentForm } from '../../platform/forms/form.server.ts';
import { digitsOf } from '../../ui/fields/digits.ts';

/** The API's fields by the form's names: what is called a code never goes back into a form. */
export const fieldNames = { code: 'letters' } as const;

/** Digits of a number field; nothing for one that was left empty. */
const numberOf = (text: string | undefined): string | null => digitsOf(text ?? '') || null;

/** What a form says of a discount, for the API to judge. */
export const readTyped = ({ values }: SentForm) => {
  const { name = '', type = '', from = '', to = '' } = values;
  const isPercent = type === 'percent';
  return {
    name,
    // Anything but the two is refused by the API.
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
