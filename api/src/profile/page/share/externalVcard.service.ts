import VCard from 'vcard-creator';
import { splitName, toOneLine } from './vcard.rules.ts';

/** A contact for an address book, from other data than a page. */
export interface ExternalContact {
  readonly name: string;
  readonly organization: string;
  readonly title: string;
  readonly phones: readonly string[];
  readonly emails: readonly string[];
  readonly website: string;
  readonly address: string;
  readonly note: string;
  readonly tags: readonly string[];
  /** URL of the contact's page; null for none. */
  readonly page: string | null;
}

// The library escapes texts, line breaks in notes included; it does not escape values of its other types.
const normalizeNote = (text: string): string => text.normalize('NFC').replaceAll(/\r\n?|[\u2028\u2029]/g, '\n');

/** Formats a contact as vCard 3.0: CRLF, lines of at most 75 octets; no value can start a line of its own. */
export const formatExternalVcard = (entry: ExternalContact): string => {
  const { name, organization, title, phones, emails, website, address, note, tags, page } = entry;
  const card = new VCard();
  // Set the full name first, otherwise the library writes it in Western order.
  card.addFullName(toOneLine(name));
  card.addName(splitName(name));
  if (organization) card.addCompany({ name: toOneLine(organization) });
  if (title) card.addJobtitle(toOneLine(title));
  for (const number of phones) card.addPhoneNumber({ number: toOneLine(number), type: ['cell'] });
  for (const email of emails) card.addEmail({ address: toOneLine(email), type: ['internet'] });
  if (website) card.addUrl({ url: toOneLine(website) });
  if (page) card.addUrl({ url: toOneLine(page) });
  if (address) card.addAddress({ street: toOneLine(address), type: ['work'] });
  if (note) card.addNote(normalizeNote(note));
  if (tags.length > 0) card.addCategories(tags.map(toOneLine));
  return card.toString();
};
