import { Id } from '@m4u/contract/common';
import { fold } from '@m4u/contract/fold';
import type { Person } from '@m4u/contract/profile/directory/person';
import type { DeviceRow, PhonebookEntry, PhonebookQuery, PhonebookRow } from '@m4u/contract/social/phonebook/schema';
import * as z from 'zod';
import type { ExternalContact } from '../../profile/page/share/externalVcard.service.ts';
import type { BookFilter, BookCursor, BookRow } from './list.queries.ts';

/** Words of a text in the form that searches compare. */
const searchWords = (text: string): string[] =>
  fold(text)
    .split(/[\s!-/:-@[-`{-~–—]+/)
    .filter((word) => word !== '');

/** Digits of a search for a number, in any notation: `+84 912`, `0912…`, `912 345`; undefined for a text. */
const searchDigits = (text: string): string | undefined => {
  if (!/^[\d\s+().-]+$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, '');
  // A leading 00 is the international prefix; a single 0 is a national number.
  return digits.length > 1 ? digits.replace(/^00/, '') || undefined : undefined;
};

/** Converts a query to a database filter. */
export const toFilter = ({ q, tag, source, due, letter }: PhonebookQuery, today: string): BookFilter => ({
  ...(q !== undefined && { words: searchWords(q), digits: searchDigits(q) }),
  tag,
  source,
  letter,
  dueBy: due ? today : undefined,
});

const CursorParts = z.tuple([z.string().max(2_000), Id]);

/** Encodes the place of a row as a cursor. */
export const writeCursor = ({ folded, key }: BookCursor): string =>
  Buffer.from(JSON.stringify([folded, key])).toString('base64url');

/** Decodes a cursor; undefined when it is invalid. */
export const readCursor = (cursor: string): BookCursor | undefined => {
  try {
    const [folded, key] = CursorParts.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    // PostgreSQL cannot store such a text.
    return /\0/.test(folded) || !folded.isWellFormed() ? undefined : { folded, key };
  } catch {
    return undefined;
  }
};

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** A row for lists; `person` is the member that it is about. */
export const toPhonebookRow = (row: BookRow, person: Person | null): PhonebookRow => ({
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

const toIso = (moment: string | Date | null): string | null => moment && new Date(moment).toISOString();

/** An entry with all details. */
export const toPhonebookEntry = (row: BookRow, person: Person | null): PhonebookEntry => ({
  ...toPhonebookRow(row, person),
  website: row.website,
  address: row.address,
  note: row.note,
  own: { phones: row.ownPhones, emails: row.ownEmails },
  consentedAt: toIso(row.consentedAt),
  createdAt: toIso(row.createdAt),
  updatedAt: toIso(row.updatedAt),
});

/** A row for offline use on a device. */
export const toDeviceRow = (row: BookRow, person: Person | null): DeviceRow => {
  const { person: shown, kept: _, ...facts } = toPhonebookRow(row, person);
  return { ...facts, memberId: shown?._id ?? null, urlMinify: shown?.urlMinify ?? null, note: row.note };
};

/** A row as vCard data; `page` is the address of the member's page. */
export const toPlainCard = (row: BookRow, page: string | null): ExternalContact => ({
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
