import { fold } from '../../fold.ts';

/** What can be found, in the order in which it is answered. */
export const searchKinds = ['member', 'group', 'post', 'product', 'relic'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Of one kind no more than so many are found: who wants others asks for more words. */
export const MOST_FOUND = 300;

/** Where all kinds are asked for at once, each is counted no further. */
export const MOST_COUNTED = 50;

/** Rows of a page at most. */
export const MOST_OF_EACH = 50;

/** Rows of a page of one kind, and of each of all kinds, when the caller does not say. */
export const FOUND_PAGE = 20;
export const FOUND_OF_EACH = 5;

const SIGNS = /[\s!-/:-@[-`{-~–—“”‘’…•·«»]+/;

/** The words of what is searched for, without marks. */
export const wordsOf = (asked: string): string[] => [
  ...new Set(
    fold(asked)
      .split(SIGNS)
      .filter((word) => word !== ''),
  ),
];

/** Part of a text, and whether it is what was searched for. */
export interface Stretch {
  readonly text: string;
  readonly isFound: boolean;
}

/** Letters of a text with their marks, and the plain letters that stand for each. */
const letters = (text: string): { written: string; plain: string }[] =>
  (text.normalize('NFC').match(/\P{M}\p{M}*|\p{M}+/gu) ?? []).map((written) => ({ written, plain: fold(written) }));

/** A name in stretches, those that were searched for apart: each word anywhere, one of two letters where words begin. */
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
/** So many digits of a number are asked for before anybody is found by them. */
const LEAST_DIGITS = 7;

/** Whether what is searched for is a phone number, or the greater part of one. */
export const isPhone = (asked: string): boolean => {
  const digits = asked.replaceAll(/\D/g, '').length;
  return PHONE.test(asked) && digits >= LEAST_DIGITS && digits <= 15;
};
