import * as z from 'zod';
import { ById, data, Done, Flag, Id, line, Moment, Named, Paging, Phone, properName, whole } from '../../common.ts';
import { endpoints, file } from '../../http/endpoint.ts';
import { filterOf } from '../../filter.ts';
import { MOST_SEATS, MOST_SENT } from './rules.ts';
import { WeddingSide } from './schema.ts';

/** Whether a wish waits for the couple, shows on the page, or was hidden. */
export const WishState = z.enum(['waiting', 'shown', 'hidden'], { error: 'choice' });
export type WishState = z.output<typeof WishState>;

const PhoneOrNone = z
  .union([z.literal('').transform(() => null), Phone], { error: 'phone' })
  .nullable()
  .default(null);

/** A guest as the couple enters them. */
export const WeddingGuestDraft = z.object({
  name: properName(80, 1),
  side: WeddingSide,
  phone: PhoneOrNone,
  /** Group in the couple's words, for example Bạn đại học, Họ nội. */
  group: line(60).default(''),
  /** People who are invited with this guest, the guest included; 0 where nothing is said. */
  people: whole(0, MOST_SEATS).default(0),
});
export type WeddingGuestDraft = z.output<typeof WeddingGuestDraft>;

/** A guest with reply and arrival, visible to the couple only. */
export const WeddingGuest = z.object({
  _id: Id,
  /** Code of the personal link `/wedding/{id}?guest={code}`. */
  code: z.string(),
  name: z.string(),
  side: WeddingSide,
  /** Phone number as E.164. */
  phone: z.string().nullable(),
  group: z.string(),
  /** Whether another guest of the list seems to have the same name. */
  hasNamesake: z.boolean(),
  /** Whether the guest is on the list only because of a reply to the common invitation. */
  selfAdded: z.boolean(),
  /** When the couple sent the link, by their own word, and when it was first opened; null before. */
  sentAt: Moment.nullable(),
  openedAt: Moment.nullable(),
  /** When the couple last reminded the guest to reply, by their own word; null before. */
  remindedAt: Moment.nullable(),
  /** Time of the latest reply; null before the first. */
  answeredAt: Moment.nullable(),
  /** Null before a reply. */
  coming: z.boolean().nullable(),
  /** People who come, including the guest; before a reply those who are invited, 0 where nothing is said. */
  people: z.int(),
  /** Among the people, those who eat vegetarian food, and children; then what the kitchen should know. */
  vegetarian: z.int(),
  children: z.int(),
  diet: z.string(),
  /** The table of the party; null without one. */
  table: Named.nullable(),
  wish: z.string(),
  /** Null without a wish. */
  wishState: WishState.nullable(),
  /** Time of check-in; null before. */
  arrivedAt: Moment.nullable(),
  /** People who arrived with the guest, including the guest. */
  arrived: z.int(),
});
export type WeddingGuest = z.output<typeof WeddingGuest>;

/** Totals of guests and people by reply and arrival. */
export const WeddingTotals = z.object({
  /** Guests on the list. */
  invited: z.int(),
  /** Guests by their links, as `link` of the filter has them. */
  unsent: z.int(),
  unopened: z.int(),
  opened: z.int(),
  silent: z.int(),
  answered: z.int(),
  /** Guests who come, and all people who come with them, themselves included. */
  coming: z.int(),
  people: z.int(),
  peopleBySide: z.object({ groom: z.int(), bride: z.int() }),
  declined: z.int(),
  /** Guests and people who arrived. */
  arrived: z.int(),
  peopleArrived: z.int(),
  /** Wishes that wait for the couple. */
  wishesWaiting: z.int(),
  /** Photos of guests that wait for the couple. */
  photosWaiting: z.int(),
});
export type WeddingTotals = z.output<typeof WeddingTotals>;

/** Filter of guests. */
export const GuestFilter = filterOf({
  side: WeddingSide.optional(),
  /** `coming`, `declined`, or `unanswered`. */
  answer: z.enum(['coming', 'declined', 'unanswered'], { error: 'choice' }).optional(),
  /** `unsent`, `unopened` for sent and not opened yet, `opened`, or `silent` for sent or opened without a reply. */
  link: z.enum(['unsent', 'unopened', 'opened', 'silent'], { error: 'choice' }).optional(),
  /** `none` for guests without a table who have not declined. */
  table: z.literal('none', { error: 'choice' }).optional(),
  /** Any part of a name or group without diacritics, or of a phone number. */
  q: line(100).optional(),
});
export type GuestFilter = z.output<typeof GuestFilter>;

/** A wish with its state, for the couple. */
export const WishRow = z.object({
  /** Id of the guest. */
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
    summary: 'Guests of the caller’s wedding by name, narrowed by `filter`, with the totals of all guests',
    params: ById,
    query: Paging.extend({ filter: GuestFilter }),
    result: z.object({ data: z.array(WeddingGuest), total: z.int(), totals: WeddingTotals }),
    errors: ['not-found', 'forbidden'],
  },
  guest: {
    method: 'GET',
    path: '/wedding/guests/:id/:guestId',
    access: 'member',
    summary: 'A guest of the caller’s wedding with their reply and arrival',
    params: OfGuest,
    result,
    errors: ['not-found', 'forbidden'],
  },
  updateGuest: {
    method: 'PUT',
    path: '/wedding/guests/:id/:guestId',
    access: 'member',
    summary:
      'Changes a guest, or records a reply that came another way; the personal link and the rest of the reply stay',
    params: OfGuest,
    body: WeddingGuestDraft.extend({
      phone: z
        .union([z.literal('').transform(() => null), Phone], { error: 'phone' })
        .nullable()
        .optional(),
      group: line(60).optional(),
      /** A reply that the couple received another way, for example by phone; null removes it. */
      coming: Flag.nullable().optional(),
      people: whole(0, MOST_SEATS).optional(),
      vegetarian: whole(0, MOST_SEATS).optional(),
      children: whole(0, MOST_SEATS).optional(),
      diet: line(200).optional(),
    }).partial(),
    result,
    errors: ['not-found', 'forbidden'],
  },
  removeGuest: {
    method: 'PUT',
    path: '/wedding/guests/delete/:id/:guestId',
    access: 'member',
    summary: 'Deletes a guest permanently, with their reply, wish and personal link',
    params: OfGuest,
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  markSent: {
    method: 'PUT',
    path: '/wedding/guests/sent/:id',
    access: 'member',
    summary: 'Notes that the links of guests of the caller’s wedding were sent, or takes the note back',
    params: ById,
    body: z.object({ guestIds: z.array(Id).min(1).max(MOST_SENT), sent: Flag.default(true) }),
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  markReminded: {
    method: 'PUT',
    path: '/wedding/guests/reminded/:id',
    access: 'member',
    summary: 'Notes that guests of the caller’s wedding were reminded to reply, or takes the note back',
    params: ById,
    body: z.object({ guestIds: z.array(Id).min(1).max(MOST_SENT), reminded: Flag.default(true) }),
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  guestsCsv: {
    method: 'GET',
    path: '/wedding/guests/csv/:id',
    access: 'member',
    summary:
      'Guests of the caller’s wedding as CSV: personal links, replies, arrivals; `lang` is the language of the headings',
    params: ById,
    query: z.object({ filter: GuestFilter, lang: z.enum(['vi', 'en']).optional() }),
    result: file('text/csv'),
    errors: ['not-found', 'forbidden'],
  },
  wishes: {
    method: 'GET',
    path: '/wedding/wishes/:id',
    access: 'member',
    summary: 'Wishes of guests for the caller’s wedding, newest first',
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
      'Creates the check-in event of the caller’s wedding with all guests; a repeated call returns the same event',
    params: ById,
    result: data(z.object({ eventId: Id })),
    errors: ['not-found', 'forbidden'],
  },
});
