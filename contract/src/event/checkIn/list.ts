import { GUEST_NAME_LENGTH, GUESTS_AT_ONCE, MOST_SEATS } from './rules.ts';

/** A guest as read from a line of a list; the API validates the fields. */
export interface GuestLine {
  readonly code: string;
  readonly name: string;
  readonly phone: string;
  readonly seats: number;
}

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

const PHONE = /^\+?\d[\d ().-]{7,17}$/;
const SEATS = /^[1-9]\d?$/;
const HEADING = /^(tên|họ|họ tên|họ và tên|khách|khách mời|name|guest)$/i;

const readLine = (line: string): GuestLine | undefined => {
  const delimiter = DELIMITERS.find((sign) => line.includes(sign)) ?? '\t';
  const [name = '', ...rest] = splitCells(line, delimiter);
  if (name === '' || HEADING.test(name)) return undefined;
  const phone = rest.find((cell) => PHONE.test(cell)) ?? '';
  const seats = rest.find((cell) => SEATS.test(cell) && Number(cell) <= MOST_SEATS) ?? '';
  const code = rest.find((cell) => cell !== '' && cell !== phone && cell !== seats) ?? '';
  return { name: name.slice(0, GUEST_NAME_LENGTH), phone, seats: seats === '' ? 1 : Number(seats), code };
};

/**
 * Parses a list from a file or pasted text: one guest a line, the name first, then in any order a phone number, the
 * number of people, and a code. Skips a line of headings and everything after the thousandth guest.
 */
export const readGuests = (text: string): GuestLine[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .flatMap((line) => readLine(line) ?? [])
    .slice(0, GUESTS_AT_ONCE);
