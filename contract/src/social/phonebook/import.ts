import * as z from 'zod';
import { Named } from '../../common.ts';
import { ClientId } from '../message/schema.ts';

/** Largest file of cards, in bytes. */
export const MAXIMUM_IMPORT_BYTES = 2 * 1024 * 1024;
/** Most cards of one file. */
export const MAXIMUM_IMPORT_CARDS = 2_000;

/**
 * Why a card is refused: `unreadable`; `empty`, without a name, number or address; `full`, no room in the phonebook.
 */
const RefusalReason = z.enum(['unreadable', 'empty', 'full']);

/** Result of one card, in the order of the file. */
export const ImportRow = z.object({
  name: z.string(),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  /** `duplicate`: an entry with the same number or address exists and receives the new details. */
  outcome: z.enum(['new', 'duplicate', 'refused']),
  reason: RefusalReason.nullable(),
  /** The existing entry that a duplicate is merged into; null when that is an earlier card of the same file. */
  joins: Named.nullable(),
});
export type ImportRow = z.output<typeof ImportRow>;

/** Numbers of cards by result. */
export const ImportCounts = z.object({ added: z.int(), merged: z.int(), refused: z.int() });
export type ImportCounts = z.output<typeof ImportCounts>;

/** Sent with the file; a repeat with the same `clientId` adds nothing twice. */
export const ImportRequest = z.object({ clientId: ClientId });
