import { isNameHeading, PHONE, splitPersonLine, trimDashes } from '../../person-lines.ts';
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

const isEmail = (word: string): boolean => word.indexOf('@') > 0 && word.includes('.', word.indexOf('@') + 2);

/** Takes email addresses out of a cell, since guests have none; a line with nothing else keeps its address as the name. */
const withoutEmails = (cell: string): string =>
  cell.includes('@')
    ? trimDashes(
        cell
          .split(/\s+/)
          .filter((word) => !isEmail(word))
          .join(' '),
      )
    : cell;

const readLine = (line: string): GuestLine | undefined => {
  const [written = '', ...others] = splitPersonLine(
    line,
    (part) => PHONE.test(part) || isSeats(part) || withoutEmails(part) === '',
  );
  if (written === '' || isNameHeading(written)) return undefined;
  const isValue = (cell: string) => cell === '' || PHONE.test(cell) || isSeats(cell);
  const [first = '', ...cells] = [written, ...others].map(withoutEmails);
  const name = first || cells.find((cell) => !isValue(cell)) || written;
  const rest = cells.filter((cell) => cell !== name);
  const phone = rest.find((cell) => PHONE.test(cell)) ?? '';
  const seats = rest.find(isSeats) ?? '';
  const code = rest.find((cell) => cell !== '' && cell !== phone && cell !== seats) ?? '';
  return { name: name.slice(0, GUEST_NAME_LENGTH), phone, seats: seats === '' ? 1 : Number(seats), code };
};

/**
 * Parses a list from a file or pasted text: one guest a line, the name and the phone number, then in any order the
 * number of people, and a code; with commas, semicolons, tabs, or, without a code, as people type it (`Tên - số`).
 * Skips email addresses, a column that numbers the lines, a line of headings, and everything after the thousandth
 * guest.
 */
export const readGuests = (text: string): GuestLine[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .flatMap((line) => readLine(line) ?? [])
    .slice(0, GUESTS_AT_ONCE);
