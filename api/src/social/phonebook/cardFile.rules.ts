import { setImmediate } from 'node:timers/promises';
import { MAXIMUM_IMPORT_BYTES, MAXIMUM_IMPORT_CARDS } from '@m4u/contract/social/phonebook/import';
import { fail } from '../../platform/errors.ts';
import { cardsIn, isTooLong, readCard, type ReadCard, textOf } from './vcf.rules.ts';

/**
 * Characters that are parsed before other requests get a turn. A line counts as at least 50 characters; a card is never
 * longer than four of its longest lines (`vcf.rules.ts`).
 */
const PART = 16_000;
const OF_LINE = 50;

const lengthOf = (card: readonly string[]): number => card.reduce((sum, line) => sum + line.length + OF_LINE, 0);

/** Parses the cards of a file. Errors: too-large, vcard-unreadable, vcard-too-many. */
export const readCards = async (bytes: Uint8Array): Promise<(ReadCard | undefined)[]> => {
  if (bytes.length > MAXIMUM_IMPORT_BYTES) fail('too-large');
  const text = textOf(bytes);
  if (isTooLong(text)) fail('vcard-too-many');
  const cards = cardsIn(text);
  if (cards.length === 0) fail('vcard-unreadable');
  if (cards.length > MAXIMUM_IMPORT_CARDS) fail('vcard-too-many');
  const read: (ReadCard | undefined)[] = [];
  let length = 0;
  for (const card of cards) {
    read.push(readCard(card));
    length += lengthOf(card);
    if (length < PART) continue;
    await setImmediate();
    length = 0;
  }
  return read;
};
