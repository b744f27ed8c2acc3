import * as z from 'zod';
import { ById, data, text } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { ClientId } from '../../social/message/schema.ts';
import { WeddingGuestDraft } from './guests.ts';
import { MOST_GUESTS, MOST_LINES, PASTE_LENGTH } from './rules.ts';
import { WeddingSide } from './schema.ts';

/** A refused line of a pasted list; `line` counts from 1. */
export const GuestRefusal = z.object({
  line: z.int(),
  /** The text of the line, cut after 200 characters. */
  text: z.string(),
  field: z.string(),
  code: z.string(),
  /** Message in the reader's language. */
  message: z.string(),
});
export type GuestRefusal = z.output<typeof GuestRefusal>;

/** A guest as read from a line of a pasted list, to check before they are added. */
export const ReadGuest = z.object({
  /** Number of the line, from 1, and its text, cut after 200 characters. */
  line: z.int(),
  text: z.string(),
  name: z.string(),
  side: WeddingSide,
  /** The number as it stands in the line; it may be wrong. */
  phone: z.string(),
  group: z.string(),
  /** 0 where the line says nothing. */
  people: z.int(),
  /** Whether the number of people is a guess, as of “và gia đình”. */
  isGuess: z.boolean(),
  /** Why the guest cannot be added as read, in the reader's language; null where they can. */
  problem: z.object({ field: z.string(), code: z.string(), message: z.string() }).nullable(),
  /** A guest of the same name: `listed` for one on the list, `pasted` for one of a line above; null without one. */
  namesake: z.enum(['listed', 'pasted']).nullable(),
  /** Whether the namesake is the same person for all that is known: not of another number. */
  isSame: z.boolean(),
});
export type ReadGuest = z.output<typeof ReadGuest>;

const PastedGuests = z.object({
  text: text(PASTE_LENGTH, 1),
  /** Side of lines that name none. */
  side: WeddingSide.default('groom'),
});

/** Pasted lists of guests of a wedding; spread into the module `wedding` (docs/rules/wedding.md#guests). */
export const weddingPasted = endpoints({
  addGuests: {
    method: 'POST',
    path: '/wedding/guests/:id',
    access: 'member',
    summary: `Adds guests from pasted lines: name; side; phone; group; people (commas or tabs separate too); at most ${MOST_LINES} lines at once and ${MOST_GUESTS} guests in all; refused lines are returned with the reason`,
    params: ById,
    body: PastedGuests,
    result: data(z.object({ added: z.int(), refused: z.array(GuestRefusal) })),
    errors: ['not-found', 'forbidden', 'guests-full'],
  },
  readGuests: {
    method: 'POST',
    path: '/wedding/guests/read/:id',
    access: 'member',
    summary: `Reads pasted lines of guests without adding them: name, side, phone, group and people in any order, headings as groups; marks lines that cannot be read and guests of the same name; at most ${MOST_LINES} lines`,
    params: ById,
    body: PastedGuests,
    result: data(
      z.object({
        guests: z.array(ReadGuest),
        /** Lines that were read as headings of the lines below them. */
        headings: z.array(z.string()),
      }),
    ),
    errors: ['not-found', 'forbidden'],
  },
  addReadGuests: {
    method: 'POST',
    path: '/wedding/guests/list/:id',
    access: 'member',
    summary: `Adds guests that the couple has checked, also of names that are on the list; at most ${MOST_LINES} at once and ${MOST_GUESTS} in all; a repeated \`clientId\` adds nobody again`,
    params: ById,
    body: z.object({ clientId: ClientId.optional(), guests: z.array(WeddingGuestDraft).min(1).max(MOST_LINES) }),
    result: data(z.object({ added: z.int() })),
    errors: ['not-found', 'forbidden', 'guests-full'],
  },
});
