import { lazy } from './lazy.ts';

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
};

const decode = (entity: string, name: string): string => {
  if (!name.startsWith('#')) return NAMED_ENTITIES[name] ?? entity;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
};

const BLOCK_TAG = /<\/?(?:p|div|li|ul|ol|h[1-6]|tr|table|blockquote|figure|hr)\b[^>]*>/gi;
const SPACE_TAG = /<(?:br|\/?t[dh])\b[^>]*>/gi;
const TAG = /<\/?[a-z][^>]*>/gi;

/** Marks the end of a block while a text is read. */
const BLOCK_END = '\0';

/** Text of a block that needs no full stop: it ends with punctuation, perhaps before closing quotes or brackets. */
const ENDS_BY_ITSELF = /[.,:;!?…–—-]["'”’»)\]]*$/;

/**
 * Removes tags. Only the part up to the last `>` is searched, since each unclosed `<` after it would cost a scan to the
 * end.
 */
const removeTags = (html: string): string => {
  const end = html.lastIndexOf('>') + 1;
  return html.slice(0, end).replace(BLOCK_TAG, BLOCK_END).replace(SPACE_TAG, ' ').replace(TAG, '') + html.slice(end);
};

/** The texts of an HTML's blocks, each on one line: see `stripMarkup`. */
const readBlocks = (html: string): string[] => {
  const text = removeTags(
    html
      .replaceAll(BLOCK_END, ' ')
      .replace(/<(script|style)\b(?:[^>]*$|[^>]*>[\s\S]*?(?:<\/\1\s*>|$))/gi, ' ')
      .replace(/<!--[\s\S]*?(?:-->|$)/g, ' '),
  );
  return text
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, decode)
    .split(BLOCK_END)
    .map((block) => block.replace(/\s+/g, ' ').trim())
    .filter((block) => block !== '');
};

/**
 * Converts rich text to one line of plain text: without tags, comments, scripts and styles, entities decoded, white
 * space joined. For descriptions; does not make HTML safe.
 */
export const stripMarkup = (html: string): string => readBlocks(html).join(' ');

/** Texts of characters that are one code unit each and do not combine, Vietnamese letters in NFC among them. */
const SINGLE_UNIT_TEXT = /^[ -~\u00a0-\u024f\u1e00-\u1eff]*$/;

/** Code units per character to look at: more than any emoji has, and a bound for stacked combining marks. */
const LONGEST = 20;

const graphemes = lazy(() => new Intl.Segmenter('vi', { granularity: 'grapheme' }));

/**
 * Cuts a text to `maximum` characters as people count them, and adds `...` when it was longer
 * (docs/rules/screens.md#share-metadata). Never splits an emoji, or a letter from its marks.
 */
export const cut = (text: string, maximum = 120): string => {
  // A character has at least one code unit, so a short text needs no counting.
  if (text.length <= maximum) return text;
  // Fast path for most texts: segmenting takes longer than the rest of a page's metadata.
  if (SINGLE_UNIT_TEXT.test(text.slice(0, maximum + 1))) return `${text.slice(0, maximum).trimEnd()}...`;
  const beginning = text.slice(0, maximum * LONGEST).replace(/[\ud800-\udbff]$/, '');
  let length = 0;
  for (const { index } of graphemes().segment(beginning)) {
    if (length === maximum) return `${text.slice(0, index).trimEnd()}...`;
    length += 1;
  }
  return beginning.length < text.length ? `${beginning.trimEnd()}...` : text;
};

/** Cuts a text like `cut`, at the end of a word where there is one within `maximum` characters. */
const cutAtWord = (text: string, maximum: number): string => {
  const cutText = cut(text, maximum);
  const kept = cutText.slice(0, -3);
  if (cutText === text || /^\s/.test(text.slice(kept.length))) return cutText;
  const end = kept.lastIndexOf(' ');
  return end < 0 ? cutText : `${kept.slice(0, end).trimEnd()}...`;
};

/**
 * The beginning of rich text for lists: like `stripMarkup`, with a full stop between blocks that end without
 * punctuation, cut after a word within `maximum` characters.
 */
export const createExcerpt = (html: string, maximum = 300): string => {
  const blocks = readBlocks(html);
  // The last block stays as it was written.
  const sentences = blocks.map((block, index) =>
    index === blocks.length - 1 || ENDS_BY_ITSELF.test(block) ? block : `${block}.`,
  );
  return cutAtWord(sentences.join(' '), maximum);
};
