import { setImmediate } from 'node:timers/promises';
import { MAXIMUM_IMPORT_BYTES, MAXIMUM_IMPORT_CARDS } from '@m4u/contract/social/phonebook/import';
import { fail } from '../../platform/errors.ts';
import { splitCards, isTooLong, readCard, type ReadCard, decodeText } from './vcardFile.rules.ts';

/**
 * Characters that are parsed before other requests get a turn. A line counts as at least 50 characters; a card is never
 * longer than four of its longest lines (`vcardFile.rules.ts`).
 */
const CHARACTERS_PER_TURN = 16_000;
const LEAST_PER_LINE = 50;

const parsingLength = (card: readonly string[]): number =>
  card.reduce((sum, line) => sum + line.length + LEAST_PER_LINE, 0);

/** Parses the cards of a file. Errors: too-large, vcard-unreadable, vcard-too-many. */
export const readCards = async (bytes: Uint8Array): Promise<(ReadCard | undefined)[]> => {
  if (bytes.length > MAXIMUM_IMPORT_BYTES) fail('too-large');
  const text = decodeText(bytes);
  if (isTooLong(text)) fail('vcard-too-many');
  const cards = splitCards(text);
  if (cards.length === 0) fail('vcard-unreadable');
  if (cards.length > MAXIMUM_IMPORT_CARDS) fail('vcard-too-many');
  const read: (ReadCard | undefined)[] = [];
  let length = 0;
  for (const card of cards) {
    read.push(readCard(card));
    length += parsingLength(card);
    if (length < CHARACTERS_PER_TURN) continue;
    await setImmediate();
    length = 0;
  }
  return read;
};
