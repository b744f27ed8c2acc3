import { fold } from '../../fold.ts';

/** Kinds of search results, in the order of the answer. */
export const searchKinds = ['member', 'group', 'agency', 'post', 'product', 'relic'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Most results of one kind; a reader who needs others refines the query. */
export const MOST_RESULTS = 300;

/** Counting of each kind stops here when all kinds are searched. */
export const MOST_COUNTED = 50;

/** Largest page of results. */
export const MOST_OF_EACH = 50;

/** Default page size for one kind, and default number of results per kind for all kinds. */
export const RESULTS_PER_PAGE = 20;
export const RESULTS_PER_KIND = 5;

const SIGNS = /[\s!-/:-@[-`{-~–—“”‘’…•·«»]+/;

/** The words of a query, without diacritics. */
export const splitQuery = (query: string): string[] => [
  ...new Set(
    fold(query)
      .split(SIGNS)
      .filter((word) => word !== ''),
  ),
];

/** Part of a text, and whether it matched the query. */
export interface HighlightPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** Characters of a text with their diacritics, each with its plain form. */
const letters = (text: string): { written: string; plain: string }[] =>
  (text.normalize('NFC').match(/\P{M}\p{M}*|\p{M}+/gu) ?? []).map((written) => ({ written, plain: fold(written) }));

/**
 * Splits a text into matching and other parts, for highlighting. In a name a word matches anywhere, words of up to two
 * letters only at the start of a word. In other texts words match whole, the last one (from three letters on) also as
 * the beginning of a word.
 */
export const highlightParts = (
  name: string,
  query: string,
  where: 'anywhere' | 'beginnings' = 'anywhere',
): HighlightPart[] => {
  const each = letters(name);
  const starts: number[] = [];
  let whole = '';
  for (const letter of each) {
    starts.push(whole.length);
    whole += letter.plain;
  }
  const found = new Set<number>();
  const words = splitQuery(query);
  for (const word of words)
    for (let position = whole.indexOf(word); position >= 0; position = whole.indexOf(word, position + 1)) {
      const isInside = position > 0 && !SIGNS.test(whole[position - 1] ?? ' ');
      const mayGoOn = where === 'anywhere' || (word === words.at(-1) && word.length > 2);
      const goesOn = position + word.length < whole.length && !SIGNS.test(whole[position + word.length] ?? ' ');
      if ((isInside && (word.length < 3 || where === 'beginnings')) || (goesOn && !mayGoOn)) continue;
      starts.forEach((start, index) => start >= position && start < position + word.length && found.add(index));
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
export const isPhone = (query: string): boolean => {
  const digits = query.replaceAll(/\D/g, '').length;
  return PHONE.test(query) && digits >= LEAST_DIGITS && digits <= 15;
};
