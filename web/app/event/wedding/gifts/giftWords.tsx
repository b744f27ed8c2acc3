import type { GiftWay, WeddingGift } from '@m4u/contract/event/wedding/gifts';
import { givenName } from '@m4u/contract/event/wedding/rules';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';

/** Names of the ways of giving. */
export const giftWayWords: Readonly<Record<GiftWay, () => string>> = {
  envelope: m.wedding_gift_way_envelope,
  transfer: m.wedding_gift_way_transfer,
  thing: m.wedding_gift_way_thing,
};

/** All ways of giving as the options of a choice. */
export const giftWayOptions = () =>
  (Object.keys(giftWayWords) as GiftWay[]).map((value) => ({ value, label: giftWayWords[value]() }));

/** What was given: an amount, a thing, or both. */
export const formatGift = ({ amount, thing }: Pick<WeddingGift, 'amount' | 'thing'>): string =>
  [thing, amount > 0 ? money(amount) : ''].filter(Boolean).join(' · ');

/** The couple's words of thanks, or those of the product, with `{guest}` in place of the name. */
export const thanksText = (own: string, { groom, bride }: Pick<Wedding, 'groom' | 'bride'>): string => {
  const names = [groom, bride].map(({ name }) => givenName(name)).join(' & ');
  return own === '' ? m.wedding_thanks_default({ names, guest: '{guest}' }) : own;
};

/** Words of thanks for one guest. */
export const thanksFor = (text: string, guest: string): string => text.replaceAll('{guest}', guest);
