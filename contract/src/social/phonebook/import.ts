import * as z from 'zod';
import { Id } from '../../common.ts';
import { ClientId } from '../message/schema.ts';

/** Greatest size of a file of cards, in bytes. */
export const MAXIMUM_IMPORT_BYTES = 2 * 1024 * 1024;
/** Cards of one file at most. */
export const MAXIMUM_IMPORT_CARDS = 2_000;

/** Why a card of a file is not taken: no part of it can be read, or it names nobody and no way to anybody. */
const RefusalReason = z.enum(['unreadable', 'empty', 'full']);

/** What will become of one card of a file, in the order of the file. */
export const ImportRow = z.object({
  name: z.string(),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  /** `duplicate`: somebody with such a number or address is there already, and is given what is new. */
  outcome: z.enum(['new', 'duplicate', 'refused']),
  reason: RefusalReason.nullable(),
  /** Whom a duplicate joins; null where it is an earlier card of the same file. */
  joins: z.object({ _id: Id, name: z.string() }).nullable(),
});
export type ImportRow = z.output<typeof ImportRow>;

/** What became of the cards of a file. */
export const ImportCounts = z.object({ added: z.int(), merged: z.int(), refused: z.int() });
export type ImportCounts = z.output<typeof ImportCounts>;

/** What goes with the file: sent again under the same name nothing is added twice. */
export const ImportRequest = z.object({ clientId: ClientId });
