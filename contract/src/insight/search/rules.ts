import { fold } from '../../fold.ts';

/** Kinds of search results, in the order of the answer. */
export const searchKinds = ['member', 'group', 'post', 'product', 'relic'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Most results of one kind; a reader who needs others refines the query. */
export const MOST_FOUND = 300;

/** Counting of each kind stops here when all kinds are searched. */
export const MOST_COUNTED = 50;

/** Largest page of results. */
export const MOST_OF_EACH = 50;

/** Default page size for one kind, and default number of results per kind for all kinds. */
export const FOUND_PAGE = 20;
export const FOUND_OF_EACH = 5;

const SIGNS = /[\s!-/:-@[-`{-~–—“”‘’…•·«»]+/;

/** The words of a query, without diacritics. */
export const wordsOf = (asked: string): string[] => [
  ...new Set(
    fold(asked)
      .split(SIGNS)
      .filter((word) => word !== ''),
  ),
];

/** Part of a text, and whether it matched the query. */
export interface Stretch {
  readonly text: string;
  readonly isFound: boolean;
}

/** Characters of a text with their diacritics, each with its plain form. */
const letters = (text: string): { written: string; plain: string }[] =>
  (text.normalize('NFC').match(/\P{M}\p{M}*|\p{M}+/gu) ?? []).map((written) => ({ written, plain: fold(written) }));

/**
 * Splits a name into matching and other parts, for highlighting. A word matches anywhere; words of up to two letters
 * match only at the start of a word.
 */
export const stretchesOf = (name: string, asked: string): Stretch[] => {
  const each = letters(name);
  const starts: number[] = [];
  let whole = '';
  for (const letter of each) {
    starts.push(whole.length);
    whole += letter.plain;
  }
  const found = new Set<number>();
  for (const word of wordsOf(asked))
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + 1)) {
      const isInside = at > 0 && !SIGNS.test(whole[at - 1] ?? ' ');
      if (isInside && word.length < 3) continue;
      starts.forEach((start, index) => start >= at && start < at + word.length && found.add(index));
    }
  const stretches: { text: string; isFound: boolean }[] = [];
  each.forEach(({ written }, index) => {
    const isFound = found.has(index);
    const last = stretches.at(-1);
    if (last?.isFound === isFound) last.text += written;
    else stretches.push({ text: written, isFound });
  });
  return stretches;
};

const PHONE = /^[+\d\s().-]+$/;
/** Fewest digits that are searched as a phone number. */
const LEAST_DIGITS = 7;

/** Whether a query is a phone number, or most of one. */
export const isPhone = (asked: string): boolean => {
  const digits = asked.replaceAll(/\D/g, '').length;
  return PHONE.test(asked) && digits >= LEAST_DIGITS && digits <= 15;
};
