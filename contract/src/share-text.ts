import { lazy } from './lazy.ts';

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
};

const decode = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return named[name] ?? entity;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
};

const BLOCK_TAG = /<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|th|table|blockquote|figure|hr)\b[^>]*>/gi;
const TAG = /<\/?[a-z][^>]*>/gi;

/** Without tags. Behind the last `>` none can end, and what begins one there would be looked through to the end each time. */
const withoutTags = (html: string): string => {
  const end = html.lastIndexOf('>') + 1;
  return html.slice(0, end).replace(BLOCK_TAG, ' ').replace(TAG, '') + html.slice(end);
};

/**
 * The text of a piece of rich text on one line: without tags, comments, scripts and styles, entities read,
 * white space joined. For descriptions; not a way to make HTML safe.
 */
export const stripMarkup = (html: string): string =>
  withoutTags(
    html
      .replace(/<(script|style)\b(?:[^>]*$|[^>]*>[\s\S]*?(?:<\/\1\s*>|$))/gi, ' ')
      .replace(/<!--[\s\S]*?(?:-->|$)/g, ' '),
  )
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, decode)
    .replace(/\s+/g, ' ')
    .trim();

/** Letters that are one code unit each and join with nothing, Vietnamese ones in NFC among them. */
const SINGLE = /^[ -~\u00a0-\u024f\u1e00-\u1eff]*$/;

/** Code units of a character, on average: more than any emoji has, and an end to marks heaped upon one letter. */
const LONGEST = 20;

const graphemes = lazy(() => new Intl.Segmenter('vi', { granularity: 'grapheme' }));

/**
 * The beginning of a text, at most `maximum` characters as people count them, with `...` when there was more
 * (docs/rules/screens.md#share-metadata). Never cuts a letter from its marks or an emoji in two.
 */
export const cut = (text: string, maximum = 120): string => {
  // A character has at least one code unit, so a text this short needs no counting.
  if (text.length <= maximum) return text;
  // Most texts: counting them by the rules of all scripts takes longer than the rest of a page's metadata.
  if (SINGLE.test(text.slice(0, maximum + 1))) return `${text.slice(0, maximum).trimEnd()}...`;
  const seen = text.slice(0, maximum * LONGEST).replace(/[\ud800-\udbff]$/, '');
  let kept = 0;
  for (const { index } of graphemes().segment(seen)) {
    if (kept === maximum) return `${text.slice(0, index).trimEnd()}...`;
    kept += 1;
  }
  return seen.length < text.length ? `${seen.trimEnd()}...` : text;
};
