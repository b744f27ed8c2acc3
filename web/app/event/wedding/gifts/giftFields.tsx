import type { GiftWay } from '@m4u/contract/event/wedding/gifts';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import { choice, defineForm, digits, text } from '../../../platform/forms/definition.ts';

/** The form of a gift; `guest` is the id of the chosen guest. */
export const giftFields = defineForm({
  name: text(),
  guest: text({ api: 'guestId' }),
  side: choice<WeddingSide>({ start: 'groom' }),
  way: choice<GiftWay>({ start: 'envelope' }),
  amount: digits(),
  thing: text(),
  note: text(),
});
