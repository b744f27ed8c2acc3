import * as z from 'zod';
import {
  Day,
  Email,
  Flag,
  Id,
  IdOrLink,
  line,
  Moment,
  TAG_LENGTH,
  tagList,
  text,
  toE164,
  whole,
} from '../../common.ts';
import { Person } from '../../profile/directory/person.ts';
import { ClientId } from '../message/schema.ts';

/** How an entry was added; `friend` for friends and for notes about them. */
export const PhonebookSource = z.enum(['friend', 'scan', 'exchange', 'import', 'manual']);
export type PhonebookSource = z.output<typeof PhonebookSource>;

/** Most entries of one phonebook. */
export const MAXIMUM_ENTRIES = 10_000;
/** Most tags of an entry. */
export const MAXIMUM_ENTRY_TAGS = 20;
/** Most phone numbers, and most e-mail addresses, of an entry. */
export const MAXIMUM_CONTACT_LINES = 10;

/**
 * Normalises a phone number so that equal numbers are equal texts: E.164 where possible (also for landlines), else the
 * digits; undefined when the text is not a number.
 */
export const normalizePhone = (number: string): string | undefined => {
  const mobile = toE164(number);
  if (mobile) return mobile;
  const digits = number.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  if (!/^\+?\d{3,20}$/.test(digits)) return undefined;
  return digits.replace(/^(?:0|84)(?=\d{9,10}$)/, '+84');
};

const NormalizedPhone = line(40, 1).transform((text, context) => {
  const phone = normalizePhone(text);
  if (phone !== undefined) return phone;
  context.addIssue({ code: 'custom', message: 'phone', input: text });
  return z.NEVER;
});

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** Drops empty lines of a list that a form sent; an empty text becomes an empty list. */
const dropEmptyLines = (lines: unknown): unknown => {
  if (lines === '') return [];
  return Array.isArray(lines) ? lines.filter((value) => value !== '') : lines;
};

const Phones = z.preprocess(dropEmptyLines, z.array(NormalizedPhone).max(MAXIMUM_CONTACT_LINES).transform(unique));
const Emails = z.preprocess(dropEmptyLines, z.array(Email).max(MAXIMUM_CONTACT_LINES).transform(unique));

const Tags = z.preprocess(dropEmptyLines, tagList(MAXIMUM_ENTRY_TAGS));

/** A day; an empty text becomes null. */
const OptionalDay = z.union([z.literal('').transform(() => null), z.null(), Day], { error: 'date' });

/** Private notes of the phonebook's owner about a person. */
const EntryNotes = z.object({
  tags: Tags,
  note: text(4000),
  /** Day of the reminder to contact this person again. */
  followUpOn: OptionalDay,
});

const EntryFields = z.object({
  name: line(200, 1),
  organization: line(200),
  title: line(200),
  phones: Phones,
  emails: Emails,
  website: line(500),
  address: line(500),
  ...EntryNotes.shape,
});

/** A new entry, written by hand or read from a card. */
export const EntryDraft = EntryFields.partial().extend({
  name: line(200).default(''),
  source: z.enum(['scan', 'manual']).default('manual'),
  /**
   * Page of the member that the entry is about, by id or short link; the page then provides name and contacts. A
   * group's page is stored by name and address instead.
   */
  memberId: IdOrLink.optional(),
  clientId: ClientId.optional(),
});
export type EntryDraft = z.output<typeof EntryDraft>;

/** Changes of an entry; omitted fields stay as they are. */
export const EntryChanges = EntryFields.partial();
export type EntryChanges = z.output<typeof EntryChanges>;

/** Changes of the notes about a friend. */
export const NoteChanges = EntryNotes.partial();
export type NoteChanges = z.output<typeof NoteChanges>;

/** A row of the phonebook in lists. */
export const PhonebookRow = z.object({
  /** Id of the entry; for a friend without an entry, the id of the member. */
  _id: Id,
  /** The reader has an entry, which can be changed and deleted; false for a friend without notes. */
  kept: z.boolean(),
  source: PhonebookSource,
  /** The member that the entry is about; null when there is none or the page is not visible. */
  person: Person.nullable(),
  friend: z.boolean(),
  name: z.string(),
  organization: z.string(),
  title: z.string(),
  /** E.164 where the number could be parsed. */
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  tags: z.array(z.string()),
  followUpOn: Day.nullable(),
});
export type PhonebookRow = z.output<typeof PhonebookRow>;

/** An entry with all details. */
export const PhonebookEntry = PhonebookRow.extend({
  website: z.string(),
  address: z.string(),
  note: z.string(),
  /**
   * Numbers and addresses that the owner stored; those from the member's page are not in it, since the owner cannot
   * change them.
   */
  own: z.object({ phones: z.array(z.string()), emails: z.array(z.string()) }),
  /** When the person consented to the storage of their card; null when no consent was requested. */
  consentedAt: Moment.nullable(),
  createdAt: Moment.nullable(),
  updatedAt: Moment.nullable(),
});
export type PhonebookEntry = z.output<typeof PhonebookEntry>;

/** A row that a device stores for offline use. */
export const DeviceRow = PhonebookRow.omit({ person: true, kept: true }).extend({
  memberId: Id.nullable(),
  urlMinify: z.string().nullable(),
  note: z.string(),
});
export type DeviceRow = z.output<typeof DeviceRow>;

/** Filter of the phonebook; all given fields must match. */
export const PhonebookQuery = z.object({
  /** Part of the name or organization, without diacritics; or part of a phone number in any notation. */
  q: line(100).optional(),
  tag: line(TAG_LENGTH, 1).optional(),
  source: PhonebookSource.optional(),
  /** Only entries whose reminder is due today or earlier. */
  due: Flag.optional(),
  /** First letter of the name: `a` to `z`, or `#` for all others. */
  letter: z
    .string()
    .toLowerCase()
    .regex(/^[a-z#]$/, { error: 'choice' })
    .optional(),
  limit: whole(1, 100).optional(),
  /** `nextCursor` of the previous page. */
  cursor: line(4000).optional(),
});
export type PhonebookQuery = z.output<typeof PhonebookQuery>;

/** A letter or tag, and the number of rows that have it. */
export const Counted = z.object({ value: z.string(), count: z.int() });
export type Counted = z.output<typeof Counted>;
