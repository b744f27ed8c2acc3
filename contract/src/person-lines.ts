/** Lists of people, one a line, as they are pasted from a table or typed by hand. */
import { foldToWords } from './fold.ts';

const DELIMITERS = ['\t', ';', ','] as const;

/** Splits a line into cells; a delimiter between quotes is text. */
const splitCells = (line: string, delimiter: string): string[] => {
  const cells = [''];
  let quoted = false;
  for (const sign of line) {
    if (sign === '"') quoted = !quoted;
    else if (sign === delimiter && !quoted) cells.push('');
    else cells.push((cells.pop() ?? '') + sign);
  }
  return cells.map((cell) => cell.trim());
};

/** A phone number as people type it. */
export const PHONE = /^\+?\d[\d ().-]{7,17}$/;

/** A name with a number behind it, such as `Cô Mai - 0987 654 321`; spreadsheets drop its first zero. */
const NAME_AND_PHONE = /^(.*?[^\s:–—-])[\s:–—-]+((?:\+\d|0|84[\d ])[\d ().-]{7,17}|[35789]\d{2}[ .]?\d{3}[ .]?\d{3})$/;

/** Takes a phone number off the end of a name; undefined where none stands there. */
export const splitNameAndPhone = (text: string): readonly [name: string, phone: string] | undefined => {
  const [, name, phone] = NAME_AND_PHONE.exec(text) ?? [];
  return name === undefined || phone === undefined ? undefined : [name, phone];
};

/** The number of a line in a list that somebody numbered by hand. */
const PLACE = /^\d{1,5}[.)]\s+/;

/** A cell of a column that numbers the lines, or its heading. */
const LINE_NUMBER = /^(?:\d{1,5}[.)]?|stt|tt|no\.?|#)$/i;

/** Headings of the column of names, folded. */
const HEADINGS = new Set(
  'ten|ho|ho ten|ho va ten|ten khach|ho ten khach|khach|khach moi|name|full name|guest|guest name'.split('|'),
);

/** Takes the number off the beginning of a line that somebody numbered by hand. */
export const withoutPlace = (line: string): string => line.trim().replace(PLACE, '');

/** Takes off the cell of a column that numbers the lines. */
export const withoutLineNumber = (cells: string[]): string[] =>
  cells.length > 1 && LINE_NUMBER.test(cells[0] ?? '') ? cells.slice(1) : cells;

/** Says whether a cell in the place of a name is the heading of its column. */
export const isNameHeading = (cell: string): boolean => HEADINGS.has(foldToWords(cell));

/** Says whether a part of a typed line is a value, such as a phone number, and no part of the name. */
export type IsValue = (part: string) => boolean;

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
    else if (isValue(text)) values.push(text);
    else if (text !== '') name += name === '' ? text : dash + text;
  }
  if (name === '') return values;
  const split = values.some((value) => PHONE.test(value)) ? undefined : splitNameAndPhone(name);
  return split ? [...split, ...values] : [name, ...values];
};

/** Cells of a line of a table, without a first column that numbers the lines. */
const splitTable = (line: string, delimiter: string): string[] => withoutLineNumber(splitCells(line, delimiter));

/**
 * Splits a line of a list of people into cells, the name before the number, whichever stood first. Cells between commas,
 * semicolons or tabs may be anything, but a first one that numbers the line is left out; a line without them has only
 * the name and what `isValue` accepts.
 */
export const splitPersonLine = (line: string, isValue: IsValue): string[] => {
  const text = withoutPlace(line);
  const delimiter = DELIMITERS.find((sign) => text.includes(sign));
  const [first = '', second = '', ...rest] =
    delimiter === undefined ? splitTyped(text, isValue) : splitTable(text, delimiter);
  return PHONE.test(first) && second !== '' ? [second, first, ...rest] : [first, second, ...rest];
};
