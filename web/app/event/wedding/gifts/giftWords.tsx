import type { GiftWay, WeddingGift } from '@m4u/contract/event/wedding/gifts';
import { coupleName } from '@m4u/contract/event/wedding/rules';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';
import { locale } from '../../../platform/language/language.ts';

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

/** Stands for the name in words of thanks, in the reader's language; both are understood. */
export const namePlace = (): string => (locale() === 'vi' ? '{tên}' : '{name}');

/** The couple's words of thanks, or those of the product. */
export const thanksText = (own: string, { groom, bride }: Pick<Wedding, 'groom' | 'bride'>): string =>
  own === '' ? m.wedding_thanks_default({ names: coupleName(groom.name, bride.name), guest: namePlace() }) : own;

/** Words of thanks for one guest. */
export const thanksFor = (text: string, guest: string): string => text.replaceAll(/\{(?:tên|name)\}/gi, () => guest);
