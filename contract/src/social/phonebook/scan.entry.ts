import type { ContactCard } from './scan.card.ts';
import type { Scan } from './scan.ts';

/** What a scan adds to a phonebook, as the API takes it (`phonebook.insert`). */
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

/** What phonebooks take for a number and for an address; what a card has beside is left out, not refused. */
const isNumber = (text: string): boolean =>
  /^[+\d][\d ().-]{1,30}$/.test(text) && /^\d{3,20}$/.test(text.replaceAll(/\D/g, ''));
const isEmail = (text: string): boolean =>
  text.length <= 254 && /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i.test(text);

/** Longest text of a field, whole letters only. */
const upTo = (length: number, text: string): string => {
  const cut = text.slice(0, length);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
};

const ofCard = (card: ContactCard): ScannedEntry => ({
  name: upTo(200, card.name),
  organization: upTo(200, card.organization),
  title: upTo(200, card.title),
  phones: card.phones.filter(isNumber),
  emails: card.emails.filter(isEmail),
  website: card.website.length <= 500 ? card.website : '',
  address: upTo(500, card.address),
  note: upTo(2000, card.note),
});

/** What would be kept of a scan; undefined when it is of nobody. A page is kept as its member once it is known whose. */
export const entryOf = (scan: Scan): ScannedEntry | undefined => {
  if (scan.kind === 'card') return ofCard(scan);
  if (scan.kind === 'phone' || scan.kind === 'sms')
    return isNumber(scan.number) ? { name: scan.number, phones: [scan.number] } : undefined;
  if (scan.kind === 'email') return isEmail(scan.email) ? { name: scan.email, emails: [scan.email] } : undefined;
  return undefined;
};
