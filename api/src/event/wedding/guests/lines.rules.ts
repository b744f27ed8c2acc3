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

/** What the first cell of a line of headings says. */
const HEADINGS = new Set(['ten', 'ho ten', 'ho va ten', 'ten khach', 'khach', 'name', 'guest', 'full name']);

const parted = (line: string): readonly string[] => {
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
 * The cells of a line: parted by tabs, else by semicolons, else by commas, and quoted as spreadsheets do it. The mark
 * before a sign is what our own tables have there.
 */
const cellsOf = (line: string): string[] => parted(line).map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, ''));

/** The key of a guest: the same name, phone number and side are the same guest. */
export const keyOf = ({ name, phone, side }: WeddingGuestDraft): string => [foldToWords(name), phone, side].join('|');

/** Letters of a refused line that are answered. */
const SHOWN = 200;

interface Reading {
  /** Whose guest a line is that names no side. */
  readonly side: WeddingSide;
  /** {@link keyOf} of who is on the list. */
  readonly known: ReadonlySet<string>;
  readonly locale: Locale;
}

/** Reads a line. */
const readLine = (line: string, side: WeddingSide, locale: Locale) => {
  const [name = '', sideWords = '', phone = '', group = '', ...more] = cellsOf(line);
  const words = foldToWords(sideWords);
  const { data, error } = WeddingGuestDraft.safeParse({
    name,
    side: words === '' ? side : (SIDES[words] ?? sideWords),
    phone,
    group: [group, ...more.filter((cell) => cell !== '')].join(', '),
  });
  const [problem] = error ? fieldProblems(error.issues, locale) : [];
  return { guest: data, problem };
};

/** Reads lines that were pasted: guests, and the lines that are none with the reason. Errors: invalid for too many lines. */
export const readLines = (
  text: string,
  { side, known, locale }: Reading,
): { readonly guests: WeddingGuestDraft[]; readonly refused: GuestRefusal[] } => {
  const lines = text.split(/\r\n?|\n/).map((line, place) => ({ line, number: place + 1 }));
  const written = lines.filter(({ line }) => line.replaceAll(/[;,\t"]/g, '').trim() !== '');
  const isHeading = HEADINGS.has(foldToWords(cellsOf(written[0]?.line ?? '')[0] ?? ''));
  const given = isHeading ? written.slice(1) : written;
  if (given.length > MOST_LINES)
    fail('invalid', { fields: [{ field: 'text', code: 'too-many', values: { maximum: MOST_LINES } }] });
  const seen = new Set<string>();
  const guests: WeddingGuestDraft[] = [];
  const refused: GuestRefusal[] = [];
  for (const { line, number } of given) {
    const refuse = (field: string, code: string, message: string) =>
      refused.push({ line: number, text: line.trim().slice(0, SHOWN), field, code, message });
    const refuseBy = (code: FieldCode) => refuse('name', code, fieldErrors[code][locale]);
    const { guest, problem } = readLine(line, side, locale);
    if (!guest) {
      if (problem) refuse(problem.field, problem.code, problem.message);
      continue;
    }
    const key = keyOf(guest);
    if (seen.has(key)) refuseBy('line-repeated');
    else if (known.has(key)) refuseBy('taken');
    else guests.push(guest);
    seen.add(key);
  }
  return { guests, refused };
};
