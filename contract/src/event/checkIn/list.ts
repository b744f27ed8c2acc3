import { isNameHeading, PHONE, splitPersonLine } from '../../person-lines.ts';
import { GUEST_NAME_LENGTH, GUESTS_AT_ONCE, MOST_SEATS } from './rules.ts';

/** A guest as read from a line of a list; the API validates the fields. */
export interface GuestLine {
  readonly code: string;
  readonly name: string;
  readonly phone: string;
  readonly seats: number;
}

const SEATS = /^[1-9]\d?$/;

const isSeats = (cell: string): boolean => SEATS.test(cell) && Number(cell) <= MOST_SEATS;

const readLine = (line: string): GuestLine | undefined => {
  const [name = '', ...rest] = splitPersonLine(line, (part) => PHONE.test(part) || isSeats(part));
  if (name === '' || isNameHeading(name)) return undefined;
  const phone = rest.find((cell) => PHONE.test(cell)) ?? '';
  const seats = rest.find(isSeats) ?? '';
  const code = rest.find((cell) => cell !== '' && cell !== phone && cell !== seats) ?? '';
  return { name: name.slice(0, GUEST_NAME_LENGTH), phone, seats: seats === '' ? 1 : Number(seats), code };
};

/**
 * Parses a list from a file or pasted text: one guest a line, the name and the phone number, then in any order the
 * number of people, and a code; with commas, semicolons, tabs, or, without a code, as people type it (`Tên - số`).
 * Skips a column that numbers the lines, a line of headings, and everything after the thousandth guest.
 */
export const readGuests = (text: string): GuestLine[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .flatMap((line) => readLine(line) ?? [])
    .slice(0, GUESTS_AT_ONCE);
