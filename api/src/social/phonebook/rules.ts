import { Id } from '@m4u/contract/common';
import { fold } from '@m4u/contract/fold';
import type { Person } from '@m4u/contract/profile/directory/person';
import type { DeviceRow, PhonebookEntry, PhonebookQuery, PhonebookRow } from '@m4u/contract/social/phonebook/schema';
import * as z from 'zod';
import type { PlainCard } from '../../profile/page/share/externalVcard.service.ts';
import type { BookFilter, BookPlace, BookRow } from './book.queries.ts';

/** A text as searches compare it, word by word. */
const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[\s!-/:-@[-`{-~–—]+/)
    .filter((word) => word !== '');

/** The part of a number that a search means, in whatever writing: `+84 912`, `0912…`, `912 345`; undefined for words. */
const digitsOf = (text: string): string | undefined => {
  if (!/^[\d\s+().-]+$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  // From abroad a number may begin by 00; what begins by one zero is dialled here.
  return digits.length > 1 ? digits.replace(/^00/, '') || undefined : undefined;
};

/** What a query means to the database. */
export const filterOf = ({ q, tag, source, due, letter }: PhonebookQuery, today: string): BookFilter => ({
  ...(q !== undefined && { words: wordsOf(q), digits: digitsOf(q) }),
  tag,
  source,
  letter,
  dueBy: due ? today : undefined,
});

const Place = z.tuple([z.string().max(2_000), Id]);

/** The place of a row, as an answer carries it. */
export const cursorOf = ({ folded, key }: BookPlace): string =>
  Buffer.from(JSON.stringify([folded, key])).toString('base64url');

/** The place of a cursor; undefined when it is none of ours. */
export const placeOf = (cursor: string): BookPlace | undefined => {
  try {
    const [folded, key] = Place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    // PostgreSQL has no such text.
    return /\0/.test(folded) || !folded.isWellFormed() ? undefined : { folded, key };
  } catch {
    return undefined;
  }
};

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Somebody as lists show them; `person` is who their member is. */
export const presentRow = (row: BookRow, person: Person | null): PhonebookRow => ({
  _id: row.key,
  kept: row.entryId !== null,
  source: row.source,
  person: person?.closed ? null : person,
  friend: row.friend,
  name: row.name,
  organization: row.organization,
  title: row.title,
  phones: unique(row.phones),
  emails: unique(row.emails),
  tags: row.tags,
  followUpOn: row.followUpOn,
});

const moment = (at: string | Date | null): string | null => at && new Date(at).toISOString();

/** Somebody with all that is known of them. */
export const presentEntry = (row: BookRow, person: Person | null): PhonebookEntry => ({
  ...presentRow(row, person),
  website: row.website,
  address: row.address,
  note: row.note,
  own: { phones: row.ownPhones, emails: row.ownEmails },
  consentedAt: moment(row.consentedAt),
  createdAt: moment(row.createdAt),
  updatedAt: moment(row.updatedAt),
});

/** Somebody as a device keeps them. */
export const presentForDevice = (row: BookRow, person: Person | null): DeviceRow => {
  const { person: shown, kept: _, ...facts } = presentRow(row, person);
  return { ...facts, memberId: shown?._id ?? null, urlMinify: shown?.urlMinify ?? null, note: row.note };
};

/** Somebody as an address book writes them; `page` is the address of their page. */
export const cardOf = (row: BookRow, page: string | null): PlainCard => ({
  name: row.name,
  organization: row.organization,
  title: row.title,
  phones: unique(row.phones),
  emails: unique(row.emails),
  website: row.website,
  address: row.address,
  note: row.note,
  tags: row.tags,
  page,
});
