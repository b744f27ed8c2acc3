import type { ContactCard } from './scan.card.ts';
import type { Scan } from './scan.ts';

/** The phonebook entry of a scan, as `phonebook.insert` takes it. */
export interface ScannedEntry {
  readonly name: string;
  readonly organization?: string;
  readonly title?: string;
  readonly phones?: readonly string[];
  readonly emails?: readonly string[];
  readonly website?: string;
  readonly address?: string;
  readonly note?: string;
  /** The member whose page was scanned, by id or short link. */
  readonly memberId?: string;
}

/** Formats that phonebooks accept; other numbers and addresses of a card are left out instead of refusing the card. */
const isNumber = (text: string): boolean =>
  /^[+\d][\d ().-]{1,30}$/.test(text) && /^\d{3,20}$/.test(text.replaceAll(/\D/g, ''));
const isEmail = (text: string): boolean =>
  text.length <= 254 && /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i.test(text);

/** Cuts a text to `length` code units without splitting a surrogate pair (emoji). */
const cutToLength = (length: number, text: string): string => {
  const cut = text.slice(0, length);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
};

const toCardEntry = (card: ContactCard): ScannedEntry => ({
  name: cutToLength(200, card.name),
  organization: cutToLength(200, card.organization),
  title: cutToLength(200, card.title),
  phones: card.phones.filter(isNumber),
  emails: card.emails.filter(isEmail),
  website: card.website.length <= 500 ? card.website : '',
  address: cutToLength(500, card.address),
  note: cutToLength(2000, card.note),
});

/**
 * The phonebook entry of a scan; undefined when the scan is not about a person. A scanned page becomes an entry only
 * once its member is known.
 */
export const toScannedEntry = (scan: Scan): ScannedEntry | undefined => {
  if (scan.kind === 'card') return toCardEntry(scan);
  if (scan.kind === 'phone' || scan.kind === 'sms')
    return isNumber(scan.number) ? { name: scan.number, phones: [scan.number] } : undefined;
  if (scan.kind === 'email') return isEmail(scan.email) ? { name: scan.email, emails: [scan.email] } : undefined;
  return undefined;
};
