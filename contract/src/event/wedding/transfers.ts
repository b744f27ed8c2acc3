import * as z from 'zod';
import { MAXIMUM_VND } from '../../commerce/point/rules.ts';
import { ById, ChosenMoment, data, Id, line, Moment, Named, text, whole } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';
import { ClientId } from '../../social/message/schema.ts';
import { MOST_TRANSFERS, PASTE_LENGTH } from './rules.ts';
import { WeddingSide } from './schema.ts';

/** A transfer that was read from a bank's statement, with the guests who may have made it. Nothing of it is stored. */
export const ReadTransfer = z.object({
  /** Tells the transfer from others; the same line has the same key whenever it is read. */
  key: z.string(),
  amount: z.int(),
  /** Null where the line has no date. */
  at: Moment.nullable(),
  /** The purpose, cut after 200 characters. */
  purpose: z.string(),
  /**
   * `matched`: one guest fits. `unsure`: some may. `unmatched`: none does. `noted`: it is a gift already.
   * `similar`: a transfer of a guest who fits, of the same amount and within a day, is a gift already.
   */
  state: z.enum(['matched', 'unsure', 'unmatched', 'similar', 'noted']),
  /** The guests who fit, at most five. */
  guests: z.array(Named),
  /** The name in the purpose, for somebody who is not on the list; may be empty. */
  name: z.string(),
});
export type ReadTransfer = z.output<typeof ReadTransfer>;

/** A transfer that the couple confirmed. */
export const ConfirmedTransfer = z.object({
  key: ClientId,
  /** As in a gift: left out, the only guest of this name; null for a name alone. */
  guestId: Id.nullable().optional(),
  name: line(80, 1),
  side: WeddingSide,
  amount: whole(1, MAXIMUM_VND),
  /** Null for now. */
  at: ChosenMoment.nullable().default(null),
});
export type ConfirmedTransfer = z.output<typeof ConfirmedTransfer>;

/** Transfers to a couple by their bank's statement; spread into the module `wedding` (docs/rules/wedding.md#transfers). */
export const weddingTransfers = endpoints({
  readTransfers: {
    method: 'POST',
    path: '/wedding/transfers/read/:id',
    access: 'member',
    summary: `Reads incoming transfers from pasted lines of a bank's statement and finds the guests in their purposes; stores nothing; at most ${MOST_TRANSFERS} transfers at once`,
    params: ById,
    body: z.object({ text: text(PASTE_LENGTH, 1) }),
    result: data(z.object({ transfers: z.array(ReadTransfer), skipped: z.int() })),
    errors: ['not-found'],
  },
  addTransfers: {
    method: 'POST',
    path: '/wedding/transfers/:id',
    access: 'member',
    summary: 'Notes confirmed transfers as gifts; those that are noted already are left out',
    params: ById,
    body: z.object({ transfers: z.array(ConfirmedTransfer).min(1).max(MOST_TRANSFERS) }),
    result: data(z.object({ added: z.int() })),
    errors: ['not-found', 'gifts-full'],
  },
});
