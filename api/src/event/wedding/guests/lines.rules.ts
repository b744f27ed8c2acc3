import { foldToWords } from '@m4u/contract/fold';
import { type FieldCode, fieldErrors, fieldProblems } from '@m4u/contract/http/fields';
import { type GuestRefusal, WeddingGuestDraft } from '@m4u/contract/event/wedding/guests';
import { MOST_LINES } from '@m4u/contract/event/wedding/rules';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import type { Locale } from '@m4u/contract/words';
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

/** Texts by whose presence in the first cell a line of headings is recognised. */
const HEADINGS = new Set(['ten', 'ho ten', 'ho va ten', 'ten khach', 'khach', 'name', 'guest', 'full name']);

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
 * apostrophe that our own exports put before a sign.
 */
const splitCells = (line: string): string[] =>
  splitQuoted(line).map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, ''));

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

/** Parses a line into a guest, or returns the reason why it is none. */
const readLine = (line: string, side: WeddingSide, locale: Locale) => {
  const [name = '', sideWords = '', phone = '', group = '', ...more] = splitCells(line);
  const foldedSide = foldToWords(sideWords);
  const { data, error } = WeddingGuestDraft.safeParse({
    name,
    side: foldedSide === '' ? side : (SIDES[foldedSide] ?? sideWords),
    phone,
    group: [group, ...more.filter((cell) => cell !== '')].join(', '),
  });
  const [problem] = error ? fieldProblems(error.issues, locale) : [];
  return { guest: data, problem };
};

/** Parses pasted lines into guests and refused lines with reasons. Errors: invalid (too many lines). */
export const readLines = (
  text: string,
  { side, presentKeys, locale }: LineOptions,
): { readonly guests: WeddingGuestDraft[]; readonly refused: GuestRefusal[] } => {
  const lines = text.split(/\r\n?|\n/).map((line, index) => ({ line, number: index + 1 }));
  const texts = lines.filter(({ line }) => line.replaceAll(/[;,\t"]/g, '').trim() !== '');
  const isHeading = HEADINGS.has(foldToWords(splitCells(texts[0]?.line ?? '')[0] ?? ''));
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
