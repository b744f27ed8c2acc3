import type { Contact } from '@m4u/contract/profile/member/contact';
import { toE164 } from '@m4u/contract/common';
import VCard from 'vcard-creator';
import type { Page } from '../service.ts';

/** What a contact card is made of. */
export interface CardContent {
  readonly page: Page;
  /** Address of the page. */
  readonly address: string;
  /** JPEG. */
  readonly photo: Uint8Array | undefined;
}

/** One line in NFC: the library lets line breaks through, and whoever sent one would write lines of the card. */
export const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/** Vietnamese names begin with the family and end with the given name; what is between are middle names. */
export const nameParts = (name: string) => {
  const words = oneLine(name).split(/\s+/);
  const givenName = words.at(-1) ?? '';
  const familyName = words.length > 1 ? (words[0] ?? '') : '';
  return { familyName, givenName, additionalNames: words.slice(1, -1).join(' ') };
};

const zaloAddress = (value: string): string =>
  value.startsWith('https://') ? value : `https://zalo.me/${(toE164(value) ?? value).replaceAll(/\D/g, '')}`;

const addContact = (card: VCard, { kind, value: given, place }: Contact): void => {
  const value = oneLine(given);
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
        ...(place && { locality: oneLine(place.ward), region: oneLine(place.province), country: 'Việt Nam' }),
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

const addNames = (card: VCard, { isPerson, name, organization, contacts }: Page): void => {
  // The whole name goes first: left to itself the library writes names in Western order.
  card.addFullName(oneLine(name));
  if (isPerson) card.addName(nameParts(name));
  else card.addCustomProperty({ name: 'N', value: ';;;;' });
  const company = contacts.find(({ kind }) => kind === 'company')?.value ?? organization;
  if (!isPerson) card.addCompany({ name: oneLine(name) });
  else if (company) card.addCompany({ name: oneLine(company) });
};

const addPhoto = (card: VCard, photo: Uint8Array | undefined, version: '3' | '4'): void => {
  if (!photo) return;
  const image = Buffer.from(photo).toString('base64');
  if (version === '3') card.addPhoto({ image, mime: 'JPEG' });
  else card.addCustomProperty({ name: 'PHOTO', value: `data:image/jpeg;base64,${image}` });
};

/**
 * The card as text: CRLF, lines of at most 75 octets (docs/rules/member.md#contact-card). The library writes 3.0; 4.0
 * differs in little.
 */
export const cardText = ({ page, address, photo }: CardContent, version: '3' | '4'): string => {
  const card = new VCard();
  addNames(card, page);
  if (page.headline) card.addJobtitle(oneLine(page.headline));
  card.addUid(`urn:uuid:${page.owner.id}`);
  card.addUrl({ url: oneLine(address) });
  for (const contact of page.contacts) addContact(card, contact);
  addPhoto(card, photo, version);
  if (version === '3') return card.addRevision(page.updatedAt).toString();
  card.addCustomProperty({ name: 'KIND', value: page.isPerson ? 'individual' : 'org' });
  // A revision given to the library keeps it from adding one of the present moment in the older spelling.
  const revision = page.updatedAt.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return card
    .addRevision(page.updatedAt)
    .toString()
    .replace('VERSION:3.0', 'VERSION:4.0')
    .replace(/^REV:.*$/m, `REV:${revision}`);
};

/** Bytes of a code that a telephone reads from paper and from another's screen without trouble. */
const SHORT_BYTES = 300;

const escaped = (text: string): string => oneLine(text).replaceAll(/[\\;,]/g, String.raw`\$&`);

const cardLines = (page: Page, address: string): { readonly line: string; readonly keeps: number }[] => {
  const publicly = page.contacts.filter(({ policy }) => policy === 'public');
  const first = (kind: Contact['kind']): string => publicly.find((contact) => contact.kind === kind)?.value ?? '';
  const { familyName, givenName, additionalNames } = nameParts(page.name);
  const number = first('phone');
  const line = (name: string, value: string, keeps: number) =>
    value === '' ? [] : [{ line: `${name}:${value}`, keeps }];
  return [
    ...line('FN', escaped(page.name), Infinity),
    ...line('N', page.isPerson ? [familyName, givenName, additionalNames].map(escaped).join(';') : ';', Infinity),
    ...line('ORG', escaped(page.isPerson ? first('company') || (page.organization ?? '') : page.name), 1),
    ...line('TITLE', escaped(page.headline), 2),
    ...line('TEL', toE164(number) ?? number.replaceAll(/[^\d+]/g, ''), 5),
    ...line('EMAIL', escaped(first('email')), 3),
    ...line('URL', oneLine(address), 4),
  ];
};

/**
 * The card as a QR code can hold it, for who reads it without a network: what everybody may see, short enough to be
 * read from paper. Of one that is too long the organization is left out first, then the role, the e-mail address, the
 * page; the name always stays.
 */
export const shortCardText = (page: Page, address: string): string => {
  let lines = cardLines(page, address);
  const text = () => ['BEGIN:VCARD', 'VERSION:3.0', ...lines.map(({ line }) => line), 'END:VCARD', ''].join('\r\n');
  while (Buffer.byteLength(text()) > SHORT_BYTES) {
    const least = Math.min(...lines.map(({ keeps }) => keeps));
    if (least === Infinity) break;
    lines = lines.filter(({ keeps }) => keeps !== least);
  }
  return text();
};
