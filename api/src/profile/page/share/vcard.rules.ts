import type { Contact } from '@m4u/contract/profile/member/contact';
import { toE164 } from '@m4u/contract/common';
import VCard from 'vcard-creator';
import type { AnyPage } from '../service.ts';

/** The data of a contact card. */
export interface CardContent {
  readonly page: AnyPage;
  /** URL of the page. */
  readonly address: string;
  /** JPEG. */
  readonly photo: Uint8Array | undefined;
}

/**
 * Puts a text in one line, in NFC. The library does not escape line breaks here, so a text could add lines to the card.
 */
export const toOneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** Splits a Vietnamese name: family name first, given name last, middle names between. */
export const splitName = (name: string) => {
  const nameParts = toOneLine(name).split(/\s+/);
  const givenName = nameParts.at(-1) ?? '';
  const familyName = nameParts.length > 1 ? (nameParts[0] ?? '') : '';
  return { familyName, givenName, additionalNames: nameParts.slice(1, -1).join(' ') };
};

const zaloAddress = (value: string): string =>
  value.startsWith('https://') ? value : `https://zalo.me/${(toE164(value) ?? value).replaceAll(/\D/g, '')}`;

const addContact = (card: VCard, { kind, value: text, place }: Contact): void => {
  const value = toOneLine(text);
  switch (kind) {
    case 'phone':
      card.addPhoneNumber({ number: toE164(value) ?? value.replaceAll(/[^\d+]/g, ''), type: ['cell'] });
      return;
    case 'email':
      card.addEmail({ address: value, type: ['internet'] });
      return;
    case 'zalo':
      card.addImpp({ uri: zaloAddress(value), serviceType: 'Zalo' });
      return;
    case 'website':
      card.addUrl({ url: value });
      return;
    case 'address':
      card.addAddress({
        street: value,
        ...(place && { locality: toOneLine(place.ward), region: toOneLine(place.province), country: 'Việt Nam' }),
        type: ['work'],
      });
      return;
    case 'taxCode':
      card.addNote(`MST: ${value}`);
      return;
    case 'company':
      return;
  }
};

const addNames = (card: VCard, { isPerson, name, organization, contacts }: AnyPage): void => {
  // Set the full name first, otherwise the library writes it in Western order.
  card.addFullName(toOneLine(name));
  if (isPerson) card.addName(splitName(name));
  else card.addCustomProperty({ name: 'N', value: ';;;;' });
  const company = contacts.find(({ kind }) => kind === 'company')?.value ?? organization;
  if (!isPerson) card.addCompany({ name: toOneLine(name) });
  else if (company) card.addCompany({ name: toOneLine(company) });
};

const addPhoto = (card: VCard, photo: Uint8Array | undefined, version: '3' | '4'): void => {
  if (!photo) return;
  const image = Buffer.from(photo).toString('base64');
  if (version === '3') card.addPhoto({ image, mime: 'JPEG' });
  else card.addCustomProperty({ name: 'PHOTO', value: `data:image/jpeg;base64,${image}` });
};

/**
 * Formats the card: CRLF, lines of at most 75 octets (docs/rules/member.md#contact-card). The library writes 3.0; the
 * few differences of 4.0 are replaced.
 */
export const formatVcard = ({ page, address, photo }: CardContent, version: '3' | '4'): string => {
  const card = new VCard();
  addNames(card, page);
  if (page.headline) card.addJobtitle(toOneLine(page.headline));
  card.addUid(`urn:uuid:${page.owner.id}`);
  card.addUrl({ url: toOneLine(address) });
  for (const contact of page.contacts) addContact(card, contact);
  addPhoto(card, photo, version);
  if (version === '3') return card.addRevision(page.updatedAt).toString();
  card.addCustomProperty({ name: 'KIND', value: page.isPerson ? 'individual' : 'org' });
  // An explicit revision keeps the library from adding the present time in the older format.
  const revision = page.updatedAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return card
    .addRevision(page.updatedAt)
    .toString()
    .replace('VERSION:3.0', 'VERSION:4.0')
    .replace(/^REV:.*$/m, `REV:${revision}`);
};

/** Maximum bytes of a QR code that phones read reliably from paper and screens. */
const SHORT_BYTES = 300;

const escapeValue = (text: string): string => toOneLine(text).replaceAll(/[\\;,]/g, String.raw`\$&`);

const shortVcardLines = (page: AnyPage, address: string): { readonly line: string; readonly keeps: number }[] => {
  const publicly = page.contacts.filter(({ policy }) => policy === 'public');
  const firstValue = (kind: Contact['kind']): string => publicly.find((contact) => contact.kind === kind)?.value ?? '';
  const { familyName, givenName, additionalNames } = splitName(page.name);
  const number = firstValue('phone');
  const line = (name: string, value: string, keeps: number) =>
    value === '' ? [] : [{ line: `${name}:${value}`, keeps }];
  return [
    ...line('FN', escapeValue(page.name), Infinity),
    ...line('N', page.isPerson ? [familyName, givenName, additionalNames].map(escapeValue).join(';') : ';', Infinity),
    ...line('ORG', escapeValue(page.isPerson ? firstValue('company') || (page.organization ?? '') : page.name), 1),
    ...line('TITLE', escapeValue(page.headline), 2),
    ...line('TEL', toE164(number) ?? number.replaceAll(/[^\d+]/g, ''), 5),
    ...line('EMAIL', escapeValue(firstValue('email')), 3),
    ...line('URL', toOneLine(address), 4),
  ];
};

/**
 * The public card for a QR code, which is read without a network and must stay short. When it is too long, it loses
 * first the organization, then the role, the email address and the page; the name always stays.
 */
export const formatShortVcard = (page: AnyPage, address: string): string => {
  let lines = shortVcardLines(page, address);
  const text = () => ['BEGIN:VCARD', 'VERSION:3.0', ...lines.map(({ line }) => line), 'END:VCARD', ''].join('\r\n');
  while (Buffer.byteLength(text()) > SHORT_BYTES) {
    const least = Math.min(...lines.map(({ keeps }) => keeps));
    if (least === Infinity) break;
    lines = lines.filter(({ keeps }) => keeps !== least);
  }
  return text();
};
