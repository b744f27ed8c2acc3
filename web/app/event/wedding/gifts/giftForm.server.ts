import { toGiftAmount } from '@m4u/contract/event/wedding/rules';
import { readValues, type SentForm } from '../../../platform/forms/form.server.ts';
import { giftFields } from './giftFields.tsx';

/** The guest of a form: the chosen one, nobody (`none`), or the only one of the typed name. */
const guestOf = (chosen: string): string | null | undefined => (chosen === 'none' ? null : chosen || undefined);

/**
 * Reads a gift from its form.
 * @param inThousands whether a small number means thousands, as somebody types it in a hurry
 */
export const readGift = (form: SentForm, inThousands: boolean) => {
  const { amount, guest, side, way, ...rest } = readValues(giftFields, form);
  const typed = Number(amount || 0);
  return {
    ...rest,
    guestId: guestOf(guest),
    side: side === 'bride' ? side : 'groom',
    way: way === 'transfer' || way === 'thing' ? way : 'envelope',
    amount: inThousands ? toGiftAmount(typed) : typed,
  } as const;
};
