import * as z from 'zod';
import { MAXIMUM_VND } from '../../commerce/point/rules.ts';
import { ById, ChosenMoment, data, Done, Flag, Id, line, Moment, Named, Paging, text, whole } from '../../common.ts';
import { filterOf } from '../../filter.ts';
import { endpoints, file } from '../../http/endpoint.ts';
import { ClientId } from '../../social/message/schema.ts';
import { MOST_GIFTS, MOST_SENT, THANKS_LENGTH } from './rules.ts';
import { WeddingSide } from './schema.ts';

/** How a gift was given: money in an envelope at the door, a transfer, or a thing. */
export const GiftWay = z.enum(['envelope', 'transfer', 'thing'], { error: 'choice' });
export type GiftWay = z.output<typeof GiftWay>;

/** An amount in VND; 0 for a thing without a price. */
const GiftAmount = whole(0, MAXIMUM_VND);

const giftFields = z.object({
  /** The guest who gave it. Left out, the only guest of this name; null for somebody who is not on the list. */
  guestId: Id.nullable().optional(),
  /** Name of the giver; that of the guest where there is one. */
  name: line(80, 1),
  side: WeddingSide,
  way: GiftWay.default('envelope'),
  amount: GiftAmount.default(0),
  /** The description of a thing. */
  thing: line(120).default(''),
  note: line(200).default(''),
  /** When it was received; now where it is left out. */
  receivedAt: ChosenMoment.optional(),
});

type GiftFields = Pick<z.output<typeof giftFields>, 'way' | 'amount' | 'thing'>;

/** Money has an amount, a thing has words. */
const checkGift = ({ value, issues }: z.core.ParsePayload<GiftFields>): void => {
  const refuse = (field: 'amount' | 'thing') =>
    issues.push({ code: 'custom', message: 'required', path: [field], input: value[field] });
  if (value.way === 'thing' && value.thing === '') refuse('thing');
  if (value.way !== 'thing' && value.amount === 0) refuse('amount');
};

/** A gift as the couple notes it. */
export const WeddingGiftDraft = giftFields.check(checkGift);
export type WeddingGiftDraft = z.output<typeof WeddingGiftDraft>;

/** A noted gift. */
export const WeddingGift = z.object({
  _id: Id,
  /** Null for somebody who is not on the list, or was taken off it. */
  guest: Named.nullable(),
  /** Name of the giver. */
  name: z.string(),
  /** Phone number of the guest as E.164. */
  phone: z.string().nullable(),
  side: WeddingSide,
  way: GiftWay,
  amount: z.int(),
  thing: z.string(),
  note: z.string(),
  receivedAt: Moment,
  /** When the couple thanked for it, by their own word; null before. */
  thankedAt: Moment.nullable(),
});
export type WeddingGift = z.output<typeof WeddingGift>;

/** Totals of all gifts of a wedding; sums in VND. */
export const GiftTotals = z.object({
  gifts: z.int(),
  /** Gifts that nobody was thanked for. */
  unthanked: z.int(),
  sum: z.int(),
  sumBySide: z.object({ groom: z.int(), bride: z.int() }),
  sumByWay: z.object({ envelope: z.int(), transfer: z.int() }),
  /** Number of gifts that are things. */
  things: z.int(),
});
export type GiftTotals = z.output<typeof GiftTotals>;

/** Filter of gifts. */
export const GiftFilter = filterOf({
  side: WeddingSide.optional(),
  way: GiftWay.optional(),
  thanked: z.enum(['yes', 'no'], { error: 'choice' }).optional(),
  /** Any part of a name, group, phone number, thing or note. */
  q: line(100).optional(),
});
export type GiftFilter = z.output<typeof GiftFilter>;

const OfGift = z.object({ id: Id, giftId: Id });
const result = data(WeddingGift);

/** Gifts of a wedding, for its couple alone; spread into the module `wedding` (docs/rules/wedding.md#gifts-received). */
export const weddingGifts = endpoints({
  gifts: {
    method: 'GET',
    path: '/wedding/gifts/:id',
    access: 'member',
    summary: 'Gifts of the caller’s wedding, newest first, narrowed by `filter`, with the totals of all gifts',
    params: ById,
    query: Paging.extend({ filter: GiftFilter }),
    result: z.object({
      data: z.array(WeddingGift),
      total: z.int(),
      totals: GiftTotals,
      /** The couple’s words of thanks; empty for those of the product. */
      thanks: z.string(),
    }),
    errors: ['not-found'],
  },
  addGift: {
    method: 'POST',
    path: '/wedding/gifts/:id',
    access: 'member',
    summary: `Notes a gift; the same \`clientId\` is the same gift; at most ${MOST_GIFTS} in all`,
    params: ById,
    body: giftFields.extend({ clientId: ClientId.optional() }).check(checkGift),
    result,
    errors: ['not-found', 'gifts-full'],
  },
  gift: {
    method: 'GET',
    path: '/wedding/gifts/:id/:giftId',
    access: 'member',
    summary: 'A gift of the caller’s wedding',
    params: OfGift,
    result,
    errors: ['not-found'],
  },
  updateGift: {
    method: 'PUT',
    path: '/wedding/gifts/:id/:giftId',
    access: 'member',
    summary: 'Changes a gift of the caller’s wedding; what is left out of its time stays',
    params: OfGift,
    body: WeddingGiftDraft,
    result,
    errors: ['not-found'],
  },
  removeGift: {
    method: 'PUT',
    path: '/wedding/gifts/delete/:id/:giftId',
    access: 'member',
    summary: 'Deletes a gift permanently',
    params: OfGift,
    result: Done,
    errors: ['not-found'],
  },
  giftsCsv: {
    method: 'GET',
    path: '/wedding/gifts/csv/:id',
    access: 'member',
    summary: 'Gifts of the caller’s wedding as CSV; `lang` is the language of the headings',
    params: ById,
    query: z.object({ filter: GiftFilter, lang: z.enum(['vi', 'en']).optional() }),
    result: file('text/csv'),
    errors: ['not-found'],
  },
  markThanked: {
    method: 'PUT',
    path: '/wedding/gifts/thanked/:id',
    access: 'member',
    summary: 'Notes that givers were thanked, for all gifts of the same guest, or takes the note back',
    params: ById,
    body: z.object({ giftIds: z.array(Id).min(1).max(MOST_SENT), thanked: Flag.default(true) }),
    result: Done,
    errors: ['not-found'],
  },
  setThanks: {
    method: 'PUT',
    path: '/wedding/thanks/:id',
    access: 'member',
    summary:
      'Keeps the couple’s words of thanks, in which `{tên}` or `{name}` stands for the name; an empty text is that of the product',
    params: ById,
    body: z.object({ text: text(THANKS_LENGTH) }),
    result: Done,
    errors: ['not-found'],
  },
});
