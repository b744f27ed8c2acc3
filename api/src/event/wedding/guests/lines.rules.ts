import { foldToWords } from '@m4u/contract/fold';
import { type FieldCode, fieldErrors, fieldProblems } from '@m4u/contract/http/fields';
import { type GuestRefusal, WeddingGuestDraft } from '@m4u/contract/event/wedding/guests';
import { MOST_LINES } from '@m4u/contract/event/wedding/rules';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import { isNameHeading, PHONE, splitNameAndPhone, withoutLineNumber, withoutPlace } from '@m4u/contract/person-lines';
import { fill, type Locale } from '@m4u/contract/words';
import { CsvError, parse } from 'csv-parse/sync';
import { fail } from '../../../platform/errors.ts';

const SIDES: Readonly<Record<string, WeddingSide>> = {
  groom: 'groom',
  'nha trai': 'groom',
  trai: 'groom',
  'chu re': 'groom',
  bride: 'bride',
  'nha gai': 'bride',
  gai: 'bride',
  'co dau': 'bride',
};

const splitQuoted = (line: string): readonly string[] => {
  const delimiter = ['\t', ';'].find((each) => line.includes(each)) ?? ',';
  try {
    const [cells = []] = parse(line, { delimiter, relax_quotes: true });
    return cells;
  } catch (error) {
    if (error instanceof CsvError) return line.split(delimiter);
    throw error;
  }
};

/**
 * Splits a line into cells: at tabs, else at semicolons, else at commas, with quotes as in spreadsheets. Removes the
 * apostrophe that our own exports put before a sign, and what numbers the line.
 */
const splitCells = (line: string): string[] => {
  const cells = splitQuoted(withoutPlace(line)).map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, ''));
  return withoutLineNumber(cells);
};

/** The key that detects duplicates: guests with equal name, phone number and side are the same. */
export const guestLineKey = ({ name, phone, side }: WeddingGuestDraft): string =>
  [foldToWords(name), phone, side].join('|');

/** The most characters of a refused line in the answer. */
const SHOWN = 200;

interface LineOptions {
  /** Side of lines that name none. */
  readonly side: WeddingSide;
  /** Keys ({@link guestLineKey}) of guests on the list. */
  readonly presentKeys: ReadonlySet<string>;
  readonly locale: Locale;
}

/** Digits that are a mistyped number rather than a side, a name or a year. */
const DIGITS = /^\+?\d[\d ().-]{3,}$/;

const findSide = (cell: string): WeddingSide | undefined => SIDES[foldToWords(cell)];

/** Position of the phone number in a line, by its look, else by its documented place; -1 without one. */
const findPhone = (cells: readonly string[]): number => {
  const byLook = cells.findIndex((cell) => PHONE.test(cell));
  if (byLook >= 0) return byLook;
  return [2, 1].find((place) => DIGITS.test(cells[place] ?? '')) ?? -1;
};

/** Takes a number off the end of the name, where no cell of the line is one. */
const splitName = (cells: readonly string[]): readonly string[] => {
  const split = cells.some((cell) => PHONE.test(cell)) ? undefined : splitNameAndPhone(cells[0] ?? '');
  return split ? [split[0], ...cells.slice(1), split[1]] : cells;
};

/** The cells of a line by what they are; a phone number and a side are known by their look wherever they stand. */
const sortCells = (line: string) => {
  const cells = splitName(splitCells(line));
  const phoneAt = findPhone(cells);
  // A line of one cell is a name.
  const sideAt = cells.length > 1 ? cells.findIndex((cell) => findSide(cell) !== undefined) : -1;
  // In the place of the side stands what was meant as one.
  const misspeltAt = sideAt < 0 && phoneAt !== 1 && (cells[1] ?? '') !== '' ? 1 : -1;
  const [name = '', ...group] = cells.filter((_, at) => ![phoneAt, sideAt, misspeltAt].includes(at));
  return {
    name,
    side: cells[Math.max(sideAt, misspeltAt)] ?? '',
    phone: cells[phoneAt] ?? '',
    group: group.filter((cell) => cell !== '').join(', '),
  };
};

/** Words for a refused cell, which they name, by the field of the guest. */
const cellErrors: Readonly<Record<string, FieldCode>> = { side: 'guest-side', phone: 'guest-phone' };

/** Parses a line into a guest, or returns the reason why it is none. */
const readLine = (line: string, side: WeddingSide, locale: Locale) => {
  const cells = sortCells(line);
  const { data, error } = WeddingGuestDraft.safeParse({
    ...cells,
    side: cells.side === '' ? side : (findSide(cells.side) ?? cells.side),
  });
  const [problem] = error ? fieldProblems(error.issues, locale) : [];
  const words = problem && cellErrors[problem.field];
  if (!problem || !words) return { guest: data, problem };
  const cell = problem.field === 'side' ? cells.side : cells.phone;
  return { guest: data, problem: { ...problem, message: fill(fieldErrors[words][locale], { cell }) } };
};

/** Parses pasted lines into guests and refused lines with reasons. Errors: invalid (too many lines). */
export const readLines = (
  text: string,
  { side, presentKeys, locale }: LineOptions,
): { readonly guests: WeddingGuestDraft[]; readonly refused: GuestRefusal[] } => {
  const lines = text.split(/\r\n?|\n/).map((line, index) => ({ line, number: index + 1 }));
  const texts = lines.filter(({ line }) => line.replaceAll(/[;,\t"]/g, '').trim() !== '');
  const isHeading = isNameHeading(splitCells(texts[0]?.line ?? '')[0] ?? '');
  const guestLines = isHeading ? texts.slice(1) : texts;
  if (guestLines.length > MOST_LINES)
    fail('invalid', { fields: [{ field: 'text', code: 'too-many', values: { maximum: MOST_LINES } }] });
  const seenKeys = new Set<string>();
  const guests: WeddingGuestDraft[] = [];
  const refused: GuestRefusal[] = [];
  for (const { line, number } of guestLines) {
    const refuse = (field: string, code: string, message: string) =>
      refused.push({ line: number, text: line.trim().slice(0, SHOWN), field, code, message });
    const refuseBy = (code: FieldCode) => refuse('name', code, fieldErrors[code][locale]);
    const { guest, problem } = readLine(line, side, locale);
    if (!guest) {
      if (problem) refuse(problem.field, problem.code, problem.message);
      continue;
    }
    const key = guestLineKey(guest);
    if (seenKeys.has(key)) refuseBy('line-repeated');
    else if (presentKeys.has(key)) refuseBy('taken');
    else guests.push(guest);
    seenKeys.add(key);
  }
  return { guests, refused };
};
