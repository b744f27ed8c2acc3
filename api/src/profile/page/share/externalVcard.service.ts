import VCard from 'vcard-creator';
import { nameParts, oneLine } from './vcard.rules.ts';

/** Somebody as an address book writes them, without a page of their own. */
export interface PlainCard {
  readonly name: string;
  readonly organization: string;
  readonly title: string;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly website: string;
  readonly address: string;
  readonly note: string;
  readonly tags: readonly string[];
  /** Address of their page; null for who has none. */
  readonly page: string | null;
}

// The library escapes what a text holds, line breaks of a note too; values of their own kinds it lets through.
const noteText = (text: string): string => text.normalize('NFC').replaceAll(/\r\n?|[\u2028\u2029]/g, '\n');

/** A contact card, vCard 3.0: CRLF, lines of at most 75 octets; nothing in it can begin a line of its own. */
export const plainCard = (entry: PlainCard): string => {
  const { name, organization, title, phones, emails, website, address, note, tags, page } = entry;
  const card = new VCard();
  // The whole name goes first: left to itself the library writes names in Western order.
  card.addFullName(oneLine(name));
  card.addName(nameParts(name));
  if (organization) card.addCompany({ name: oneLine(organization) });
  if (title) card.addJobtitle(oneLine(title));
  for (const number of phones) card.addPhoneNumber({ number: oneLine(number), type: ['cell'] });
  for (const email of emails) card.addEmail({ address: oneLine(email), type: ['internet'] });
  if (website) card.addUrl({ url: oneLine(website) });
  if (page) card.addUrl({ url: oneLine(page) });
  if (address) card.addAddress({ street: oneLine(address), type: ['work'] });
  if (note) card.addNote(noteText(note));
  if (tags.length > 0) card.addCategories(tags.map(oneLine));
  return card.toString();
};
