/** Lists of people, one a line, as they are pasted from a table or typed by hand. */
import { foldToWords } from './fold.ts';

const DELIMITERS = ['\t', ';', ','] as const;

/** Position of the quote that closes the cell opened at `from`; -1 where the quote is part of a name. */
const findClosingQuote = (line: string, delimiter: string, from: number): number => {
  for (let at = line.indexOf('"', from); at >= 0; at = line.indexOf('"', at + 1)) {
    if (line[at + 1] === '"') at += 1;
    else
      return line[at + 1] === undefined ||
        line
          .slice(at + 1, at + 3)
          .trimStart()
          .startsWith(delimiter)
        ? at
        : -1;
  }
  return -1;
};

/** Splits a line into cells; a delimiter in a cell between quotes is text, as in files of spreadsheets. */
const splitCells = (line: string, delimiter: string): string[] => {
  const cells: string[] = [];
  for (let from = 0; from <= line.length;) {
    while (line[from] === ' ') from += 1;
    const closing = line[from] === '"' ? findClosingQuote(line, delimiter, from + 1) : -1;
    const found = line.indexOf(delimiter, Math.max(from, closing));
    const end = found < 0 ? line.length : found;
    cells.push(
      closing < 0
        ? line.slice(from, end).trim()
        : line
            .slice(from + 1, closing)
            .replaceAll('""', '"')
            .trim(),
    );
    from = end + 1;
  }
  return cells;
};

/** A phone number as people type it. */
export const PHONE = /^\+?\d[\d ().-]{7,17}$/;

/**
 * A phone number within a text; spreadsheets drop its first zero. Each part has a fixed number of digits, so that the
 * count of people behind a number is not read as more of it.
 */
const PHONE_WITHIN =
  /(?:^|[\s:–—(-])(0[35789](?:[ ().-]{0,2}\d){8}(?!\d)|(?:0|\+ ?84|84)(?:[ ().-]{0,2}\d){8,10}(?!\d)|\+\d(?:[ ().-]{0,2}\d){7,13}(?!\d)|[35789]\d{2}[ .]?\d{3}[ .]?\d{3}(?!\d))/;

/** Signs between a name and what stands beside it. */
const isBetween = (sign: string | undefined): boolean => sign !== undefined && /[\s:–—,;-]/.test(sign);

/** Takes dashes, colons and spaces off both ends; a loop, since a pattern for the end takes quadratic time. */
export const trimDashes = (text: string): string => {
  let [from, to] = [0, text.length];
  while (from < to && isBetween(text[from])) from += 1;
  while (to > from && isBetween(text[to - 1])) to -= 1;
  return text.slice(from, to);
};

/** Takes a phone number out of a text: `Cô Mai - 0987 654 321 nhà gái`. Undefined where there is none beside a name. */
const splitAtPhone = (text: string): readonly [name: string, phone: string, rest: string] | undefined => {
  const found = PHONE_WITHIN.exec(text);
  const phone = found?.[1];
  if (!found || phone === undefined) return undefined;
  const [before, after] = [
    text.slice(0, found.index),
    text.slice(found.index + found[0].length).replace(/^\)/, ''),
  ].map(trimDashes);
  return before ? [before, phone, after ?? ''] : undefined;
};

/** A bullet, or the number of a line in a list that somebody numbered by hand; then comes a name. */
const PLACE = /^(?:(?:\(?\d{1,5}\s?[.)/:–—-]|[-–—*+•·●○▪■□☐✓✔→►➢])\s*)+(?=[\p{L}"(])/u;

/** A cell of a column that numbers the lines or has bullets, or its heading. */
const LINE_NUMBER = /^(?:\d{1,5}[.)/:-]?|[-–—*+•·●○▪■□☐✓✔→►➢]|stt|tt|no\.?|#)$/i;

/** Headings of the column of names, folded. */
const HEADINGS = new Set(
  'ten|ho|ho ten|ho va ten|ten khach|ho ten khach|khach|khach moi|name|full name|guest|guest name'.split('|'),
);

/** Takes the bullet or number off the beginning of a line. */
export const withoutPlace = (line: string): string => line.trim().replace(PLACE, '');

/** Takes off the cell of a column that numbers the lines. */
const withoutLineNumber = (cells: string[]): string[] =>
  cells.length > 1 && LINE_NUMBER.test(cells[0] ?? '') ? cells.slice(1) : cells;

/** Says whether a cell in the place of a name is the heading of its column. */
export const isNameHeading = (cell: string): boolean => HEADINGS.has(foldToWords(cell));

/**
 * Says whether a part of a typed line is a value, such as a phone number, and no part of the name. `isAfterValue`: a
 * value stands before it.
 */
export type IsValue = (part: string, isAfterValue: boolean) => boolean;

/**
 * Cells of a line that people type by hand: `Tên - số`, `Tên: số` or `Tên số`. Only values are cells of their own; all
 * else is the name, so that two guests “… - Công ty ABC” stay two.
 */
const splitTyped = (line: string, isValue: IsValue): string[] => {
  const values: string[] = [];
  let name = '';
  let dash = '';
  for (const [index, part] of line.split(/(\s[-–—]\s|:\s)/).entries()) {
    const text = part.trim();
    if (index % 2 === 1) dash = part;
    // A number before the name does not make the rest values.
    else if (text !== '' && isValue(text, name !== '' && values.length > 0)) values.push(text);
    else if (text !== '') name += name === '' ? text : dash + text;
  }
  return name === '' ? values : [name, ...values];
};

/** Takes a number out of the name, where no cell of the line is one. */
const splitName = ([name = '', ...cells]: string[], isTyped: boolean): string[] => {
  const split = cells.some((cell) => PHONE.test(cell)) ? undefined : splitAtPhone(name);
  if (!split) return [name, ...cells];
  const rest = split[2] === '' ? [] : [split[2]];
  // The second cell of a table may have a meaning by its place.
  return isTyped ? [split[0], split[1], ...rest, ...cells] : [split[0], ...cells, split[1], ...rest];
};

/**
 * Splits a line of a list of people into cells, the name before the number, whichever stood first. Cells between commas,
 * semicolons or tabs may be anything, but a first one that numbers the line is left out; a line without them has only
 * the name and what `isValue` accepts.
 */
export const splitPersonLine = (line: string, isValue: IsValue): string[] => {
  const text = withoutPlace(line);
  const delimiter = DELIMITERS.find((sign) => text.includes(sign));
  const isTyped = delimiter === undefined;
  const cells = isTyped ? splitTyped(text, isValue) : withoutLineNumber(splitCells(text, delimiter));
  const [first = '', second = '', ...rest] = splitName(cells, isTyped);
  return PHONE.test(first) && second !== '' ? [second, first, ...rest] : [first, second, ...rest];
};
