import { foldToWords } from '@m4u/contract/fold';
import { type FieldCode, fieldErrors, fieldProblems } from '@m4u/contract/http/fields';
import { WeddingGuestDraft } from '@m4u/contract/event/wedding/guests';
import type { GuestRefusal, ReadGuest } from '@m4u/contract/event/wedding/pasted';
import { MOST_LINES } from '@m4u/contract/event/wedding/rules';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import { isNameHeading, PHONE, splitPersonLine } from '@m4u/contract/person-lines';
import { fill, type Locale } from '@m4u/contract/words';
import { fail } from '../../../platform/errors.ts';
import { readHeading } from './headings.rules.ts';
import { NameBook } from './names.rules.ts';
import { findSide, findSideWithin, isGroup, isValue, readCountCell, readName, sumPeople } from './phrases.rules.ts';

/** Splits a line into cells, without the apostrophe that our own exports put before a sign. */
const splitCells = (line: string): string[] =>
  splitPersonLine(line, isValue).map((cell) => cell.replace(/^'(?=[=+\-@])/, ''));

/** The key that detects duplicates: guests with equal name, phone number and side are the same. */
const guestLineKey = ({ name, phone, side }: Pick<WeddingGuestDraft, 'name' | 'phone' | 'side'>): string =>
  [foldToWords(name), phone, side].join('|');

/** The most characters of a line in the answer. */
const SHOWN = 200;

interface LineOptions {
  /** Side of lines that name none. */
  readonly side: WeddingSide;
  /** Guests on the list. */
  readonly present: readonly Pick<WeddingGuestDraft, 'name' | 'phone' | 'side'>[];
  readonly locale: Locale;
  /** Refuses any text in the place of the side that is none; else only what looks like a side, all else is the group. */
  readonly isStrict?: boolean;
}

/** Begins like a side. */
const LIKE_SIDE = /^(?:nha|dang|phia) /;

/** Digits that are a mistyped number rather than a side, a name or a year. */
const DIGITS = /^\+?\d[\d ().-]{3,}$/;

/** Position of the phone number in a line, by its look, else by its documented place; -1 without one. */
const findPhone = (cells: readonly string[]): number => {
  const byLook = cells.findIndex((cell) => PHONE.test(cell));
  if (byLook >= 0) return byLook;
  return [2, 1].find((place) => DIGITS.test(cells[place] ?? '')) ?? -1;
};

/** The cells of a line by what they are; numbers, sides and counts are known by their look wherever they stand. */
const sortCells = (line: string, isStrict: boolean) => {
  const cells = splitCells(line);
  const phoneAt = findPhone(cells);
  // A line of one cell is a name.
  const find = (fits: (cell: string, at: number) => boolean): number =>
    cells.slice(1).some(Boolean) ? cells.findIndex((cell, at) => at !== phoneAt && fits(cell, at)) : -1;
  const sideAt = find((cell) => findSide(cell) !== undefined);
  const countAt = find((cell, at) => at > 0 && readCountCell(cell) !== undefined);
  const second = cells[1] ?? '';
  // In the place of the side stands what was meant as one.
  const isMisspelt =
    sideAt < 0 &&
    ![phoneAt, countAt].includes(1) &&
    second !== '' &&
    !isGroup(second) &&
    (isStrict || LIKE_SIDE.test(foldToWords(second))) &&
    findSideWithin(second) === undefined;
  const [written = '', ...others] = cells.filter((_, at) => ![phoneAt, sideAt, countAt].includes(at));
  const beside = readName(written);
  const parts = [beside, ...others.map((cell) => readName(cell, true))];
  const count = readCountCell(cells[countAt] ?? '');
  return {
    name: beside.name,
    misspelt: isMisspelt ? second : '',
    side: findSide(cells[sideAt] ?? '') ?? parts.find(({ side }) => side !== undefined)?.side,
    phone: cells[phoneAt] ?? '',
    group: [...beside.groups, ...parts.slice(1).flatMap(({ name, groups }) => [name, ...groups])]
      .filter(Boolean)
      .join(', '),
    ...sumPeople([...(count ? [count] : []), ...parts.flatMap(({ counts }) => counts)]),
  };
};

/** Words for a refused cell, which they name, by the field of the guest. */
const cellErrors: Readonly<Record<string, FieldCode>> = { side: 'guest-side', phone: 'guest-phone' };

/** The side and the group that headings above give to a line that does not name its own. */
interface Section {
  readonly side: WeddingSide;
  readonly group: string;
}

type ReadLine = Pick<ReadGuest, 'name' | 'side' | 'phone' | 'group' | 'people' | 'isGuess' | 'problem'> & {
  /** The guest; undefined where the line has a problem. */
  readonly guest: WeddingGuestDraft | undefined;
};

/** Reads a line as a guest, or as what it has of one with the problem. */
const readLine = (line: string, section: Section, { locale, isStrict = false }: LineOptions): ReadLine => {
  const { misspelt, ...cells } = sortCells(line, isStrict);
  const read = { ...cells, side: cells.side ?? section.side, group: cells.group || section.group };
  const { data: guest, error } = WeddingGuestDraft.safeParse({ ...read, side: misspelt || read.side });
  const [problem] = error ? fieldProblems(error.issues, locale) : [];
  if (!problem) return { ...read, guest, problem: null };
  const { field, code, message } = problem;
  const words = cellErrors[field];
  if (!words) return { ...read, guest, problem: { field, code, message } };
  const cell = field === 'side' ? misspelt : cells.phone;
  return { ...read, guest, problem: { field, code, message: fill(fieldErrors[words][locale], { cell }) } };
};

/** Finds the guest of the same name, on the list or in a line above. */
const findNamesake = (
  book: NameBook<{ readonly phone: string | null; readonly isListed: boolean }>,
  { name, guest }: ReadLine,
): Pick<ReadGuest, 'namesake' | 'isSame'> => {
  const found = book.find(name);
  const phone = guest?.phone ?? null;
  const same = found.find((other) => other.phone === phone || other.phone === null || phone === null);
  const namesake = same ?? found[0];
  if (!namesake) return { namesake: null, isSame: false };
  return { namesake: namesake.isListed ? 'listed' : 'pasted', isSame: same !== undefined };
};

/** A guest of a line for its preview, with the draft where it has no problem. */
type PreviewedGuest = ReadGuest & Pick<ReadLine, 'guest'>;

/**
 * Reads pasted lines as guests, and those that end with a colon as headings: their group and side are those of the lines
 * below that name none. Errors: invalid (too many lines).
 */
export const readGuestLines = (
  text: string,
  options: LineOptions,
): { readonly guests: PreviewedGuest[]; readonly headings: string[] } => {
  const { side, present } = options;
  const lines = text.split(/\r\n?|\n/).map((line, index) => ({ line, number: index + 1 }));
  const texts = lines.filter(({ line }) => line.replaceAll(/[;,\t"]/g, '').trim() !== '');
  const isHeading = isNameHeading(splitCells(texts[0]?.line ?? '')[0] ?? '');
  const guestLines = isHeading ? texts.slice(1) : texts;
  if (guestLines.length > MOST_LINES)
    fail('invalid', { fields: [{ field: 'text', code: 'too-many', values: { maximum: MOST_LINES } }] });
  const book = new NameBook<{ readonly phone: string | null; readonly isListed: boolean }>();
  for (const guest of present) book.add(guest.name, { phone: guest.phone, isListed: true });
  let section: Section = { side, group: '' };
  const guests: PreviewedGuest[] = [];
  const headings: string[] = [];
  for (const { line, number } of guestLines) {
    const heading = readHeading(line);
    if (heading) {
      section = { side: heading.side ?? section.side, group: heading.group };
      headings.push(heading.text);
      continue;
    }
    const read = readLine(line, section, options);
    const shown = { line: number, text: line.trim().slice(0, SHOWN) };
    guests.push({ ...shown, ...read, ...findNamesake(book, read) });
    book.add(read.name, { phone: read.guest?.phone ?? null, isListed: false });
  }
  return { guests, headings };
};

/** Reads pasted lines as guests to add, and refused lines with reasons. Errors: invalid (too many lines). */
export const readLines = (
  text: string,
  options: LineOptions,
): { readonly guests: WeddingGuestDraft[]; readonly refused: GuestRefusal[] } => {
  const presentKeys = new Set(options.present.map(guestLineKey));
  const seenKeys = new Set<string>();
  const guests: WeddingGuestDraft[] = [];
  const refused: GuestRefusal[] = [];
  for (const { line, text: shown, guest, problem } of readGuestLines(text, { ...options, isStrict: true }).guests) {
    const refuseBy = (code: FieldCode) =>
      refused.push({ line, text: shown, field: 'name', code, message: fieldErrors[code][options.locale] });
    if (problem) refused.push({ line, text: shown, ...problem });
    if (!guest) continue;
    const key = guestLineKey(guest);
    if (seenKeys.has(key)) refuseBy('line-repeated');
    else if (presentKeys.has(key)) refuseBy('taken');
    else guests.push(guest);
    seenKeys.add(key);
  }
  return { guests, refused };
};
