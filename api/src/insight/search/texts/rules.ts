import { splitQuery } from '@m4u/contract/insight/search/rules';

/** Number of words of a query that a text has: whole, or as the beginning of one for the last. */
export const matchesOf = (text: string, words: readonly string[]): number => {
  const textWords = splitQuery(text);
  return words.filter((word, index) =>
    textWords.some((each) => each === word || (isLast(words, index) && each.startsWith(word))),
  ).length;
};

const isLast = (words: readonly string[], index: number): boolean =>
  index === words.length - 1 && (words[index] ?? '').length > 2;

/** Longest snippet, and how much of it stands before the first match, in words. */
const SHOWN = 24;
const BEFORE = 4;

/** The part of a text around its words of the query: where most of them stand close together. */
export const snippetOf = (text: string, words: readonly string[]): string => {
  const parts = text.split(/\s+/);
  if (parts.length <= SHOWN) return parts.join(' ');
  const hits = parts.map((part) => {
    const partWords = splitQuery(part);
    return words.find((word) => partWords.some((each) => each.startsWith(word)));
  });
  const countHitsNear = (from: number) =>
    new Set(hits.slice(from, from + SHOWN - BEFORE).filter((hit) => hit !== undefined)).size;
  let first = 0;
  for (const [index, hit] of hits.entries())
    if (hit !== undefined && countHitsNear(index) > countHitsNear(first)) first = index;
  const from = Math.max(0, first - BEFORE);
  const shown = parts.slice(from, from + SHOWN).join(' ');
  return `${from > 0 ? '… ' : ''}${shown}${from + SHOWN < parts.length ? ' …' : ''}`;
};
