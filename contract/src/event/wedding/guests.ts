import * as z from 'zod';
import { ById, data, Done, Flag, Id, line, Moment, Paging, Phone, properName, text, whole } from '../../common.ts';
import { endpoints, file } from '../../http/endpoint.ts';
import { filterOf } from '../../filter.ts';
import { MOST_GUESTS, MOST_LINES, MOST_SEATS, PASTE_LENGTH } from './rules.ts';
import { WeddingSide } from './schema.ts';

/** Whether a wish waits for the couple, shows on the page, or was hidden. */
export const WishState = z.enum(['waiting', 'shown', 'hidden'], { error: 'choice' });
export type WishState = z.output<typeof WishState>;

const PhoneOrNone = z
  .union([z.literal('').transform(() => null), Phone], { error: 'phone' })
  .nullable()
  .default(null);

/** A guest as the couple writes them down. */
export const WeddingGuestDraft = z.object({
  name: properName(80, 1),
  side: WeddingSide,
  phone: PhoneOrNone,
  /** In the couple's words: Bạn đại học, Họ nội. */
  group: line(60).default(''),
});
export type WeddingGuestDraft = z.output<typeof WeddingGuestDraft>;

/** A guest with what came of their invitation, for the couple alone. */
export const WeddingGuest = z.object({
  _id: Id,
  /** Of the personal link: `/wedding/{id}?guest={code}`. */
  code: z.string(),
  name: z.string(),
  side: WeddingSide,
  /** E.164. */
  phone: z.string().nullable(),
  group: z.string(),
  /** Whether they answered the common invitation, and are on the list through that alone. */
  selfAdded: z.boolean(),
  /** When they last answered; null of who has not. */
  answeredAt: Moment.nullable(),
  /** Null of who has not answered. */
  coming: z.boolean().nullable(),
  /** People who come, the guest among them. */
  people: z.int(),
  wish: z.string(),
  /** Null of who left no wish. */
  wishState: WishState.nullable(),
  /** At the door; null before. */
  arrivedAt: Moment.nullable(),
  /** People who came with them through the door, the guest among them. */
  arrived: z.int(),
});
export type WeddingGuest = z.output<typeof WeddingGuest>;

/** How many guests there are, by what they answered. */
export const WeddingTotals = z.object({
  /** Guests on the list. */
  invited: z.int(),
  answered: z.int(),
  /** Guests who come, and the people they come with, themselves among them. */
  coming: z.int(),
  people: z.int(),
  peopleBySide: z.object({ groom: z.int(), bride: z.int() }),
  declined: z.int(),
  /** Guests and people who came through the door. */
  arrived: z.int(),
  peopleArrived: z.int(),
  /** Wishes that wait for the couple. */
  wishesWaiting: z.int(),
});
export type WeddingTotals = z.output<typeof WeddingTotals>;

/** What narrows a list of guests. */
export const GuestFilter = filterOf({
  side: WeddingSide.optional(),
  /** `coming`, `declined`, or `unanswered`. */
  answer: z.enum(['coming', 'declined', 'unanswered'], { error: 'choice' }).optional(),
  /** Any part of a name or group without diacritics, or of a phone number. */
  q: line(100).optional(),
});
export type GuestFilter = z.output<typeof GuestFilter>;

/** Why a line of a pasted list was refused; `line` counts from 1. */
export const GuestRefusal = z.object({
  line: z.int(),
  /** The line as it was written, cut after 200 characters. */
  text: z.string(),
  field: z.string(),
  code: z.string(),
  /** In the reader's language. */
  message: z.string(),
});
export type GuestRefusal = z.output<typeof GuestRefusal>;

/** A wish as the couple reads it. */
export const WishRow = z.object({
  /** The guest. */
  _id: Id,
  name: z.string(),
  side: WeddingSide,
  wish: z.string(),
  state: WishState,
  at: Moment,
});
export type WishRow = z.output<typeof WishRow>;

const OfGuest = z.object({ id: Id, guestId: Id });
const result = data(WeddingGuest);

/** Guests of a wedding, for its couple; spread into the module `wedding` (docs/rules/wedding.md#guests). */
export const weddingGuests = endpoints({
  guests: {
    method: 'GET',
    path: '/wedding/guests/:id',
    access: 'member',
    summary: 'The guests of one’s wedding by name, as `filter` narrows them, with the totals of all',
    params: ById,
    query: Paging.extend({ filter: GuestFilter }),
    result: z.object({ data: z.array(WeddingGuest), total: z.int(), totals: WeddingTotals }),
    errors: ['not-found', 'forbidden'],
  },
  addGuests: {
    method: 'POST',
    path: '/wedding/guests/:id',
    access: 'member',
    summary:
      `Adds guests, one a line: name; side; phone; group (also by commas or tabs, as a spreadsheet copies them), ${MOST_LINES} ` +
      `lines at once and ${MOST_GUESTS} guests in all; lines that cannot be read are answered with the reason, the others stay`,
    params: ById,
    body: z.object({
      text: text(PASTE_LENGTH, 1),
      /** Whose guest a line is that names no side. */
      side: WeddingSide.default('groom'),
    }),
    result: data(z.object({ added: z.int(), refused: z.array(GuestRefusal) })),
    errors: ['not-found', 'forbidden', 'guests-full'],
  },
  guest: {
    method: 'GET',
    path: '/wedding/guests/:id/:guestId',
    access: 'member',
    summary: 'A guest of one’s wedding with what came of their invitation',
    params: OfGuest,
    result,
    errors: ['not-found', 'forbidden'],
  },
  updateGuest: {
    method: 'PUT',
    path: '/wedding/guests/:id/:guestId',
    access: 'member',
    summary:
      'Changes what the couple wrote of a guest, or notes an answer that they got otherwise; the personal link and the rest of the reply stay',
    params: OfGuest,
    body: WeddingGuestDraft.extend({
      phone: z
        .union([z.literal('').transform(() => null), Phone], { error: 'phone' })
        .nullable()
        .optional(),
      group: line(60).optional(),
      /** An answer that reached the couple by another way, with how many come; null takes it back. */
      coming: Flag.nullable().optional(),
      people: whole(0, MOST_SEATS).optional(),
    }).partial(),
    result,
    errors: ['not-found', 'forbidden'],
  },
  removeGuest: {
    method: 'PUT',
    path: '/wedding/guests/delete/:id/:guestId',
    access: 'member',
    summary: 'Takes a guest off the list for good, with the reply, the wish and the personal link',
    params: OfGuest,
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  guestsCsv: {
    method: 'GET',
    path: '/wedding/guests/csv/:id',
    access: 'member',
    summary:
      'The guests of one’s wedding as a table for spreadsheets (CSV in UTF-8): personal links, replies, arrivals; `lang` names the columns',
    params: ById,
    query: z.object({ filter: GuestFilter, lang: z.enum(['vi', 'en']).optional() }),
    result: file('text/csv'),
    errors: ['not-found', 'forbidden'],
  },
  wishes: {
    method: 'GET',
    path: '/wedding/wishes/:id',
    access: 'member',
    summary: 'The wishes that guests left for one’s wedding, the newest first',
    params: ById,
    query: Paging.extend({ state: WishState.optional() }),
    result: z.object({ data: z.array(WishRow), total: z.int(), waiting: z.int() }),
    errors: ['not-found', 'forbidden'],
  },
  setWish: {
    method: 'PUT',
    path: '/wedding/wishes/:id/:guestId',
    access: 'member',
    summary: 'Shows a wish on the invitation, or hides it',
    params: OfGuest,
    body: z.object({ shown: Flag }),
    result: data(WishRow),
    errors: ['not-found', 'forbidden'],
  },
  openDoor: {
    method: 'PUT',
    path: '/wedding/door/:id',
    access: 'member',
    summary:
      'Makes the list of the door for one’s wedding, with all its guests; the same one where it is there already',
    params: ById,
    result: data(z.object({ eventId: Id })),
    errors: ['not-found', 'forbidden'],
  },
});
