import * as z from 'zod';
import { Day, Email, Flag, Id, IdOrLink, line, Moment, text, toE164, whole } from '../../common.ts';
import { Person } from '../../profile/directory/person.ts';
import { ClientId } from '../message/schema.ts';

/** How somebody came into a phonebook; `friend` for friends, and for what was noted of them. */
export const PhonebookSource = z.enum(['friend', 'scan', 'exchange', 'import', 'manual']);
export type PhonebookSource = z.output<typeof PhonebookSource>;

/** Entries of one phonebook at most. */
export const MAXIMUM_ENTRIES = 10_000;
/** Tags of an entry at most. */
export const MAXIMUM_ENTRY_TAGS = 20;
/** Numbers, and likewise addresses, of an entry at most. */
export const MAXIMUM_WAYS = 10;

/**
 * A phone number as phonebooks keep it, so that one number is one text: E.164 where it can be read so (also of
 * landlines), else its digits; undefined for what is no number.
 */
export const keptPhone = (given: string): string | undefined => {
  const mobile = toE164(given);
  if (mobile) return mobile;
  const digits = given.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  if (!/^\+?\d{3,20}$/.test(digits)) return undefined;
  return digits.replace(/^(?:0|84)(?=\d{9,10}$)/, '+84');
};

const KeptPhone = line(40, 1).transform((given, context) => {
  const kept = keptPhone(given);
  if (kept !== undefined) return kept;
  context.addIssue({ code: 'custom', message: 'phone', input: given });
  return z.NEVER;
});

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** What forms send of a list that is empty, or of which some lines are. */
const filled = (given: unknown): unknown => {
  if (given === '') return [];
  return Array.isArray(given) ? given.filter((value) => value !== '') : given;
};

const Phones = z.preprocess(filled, z.array(KeptPhone).max(MAXIMUM_WAYS).transform(unique));
const Emails = z.preprocess(filled, z.array(Email).max(MAXIMUM_WAYS).transform(unique));

/** A tag of an entry. */
const EntryTag = line(30, 1);

/** Each tag once, however it is written. */
const Tags = z.preprocess(
  filled,
  z
    .array(EntryTag)
    .max(MAXIMUM_ENTRY_TAGS)
    .transform((tags) => [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed()),
);

/** A day, or none by an empty text. */
const DayOrNone = z.union([z.literal('').transform(() => null), z.null(), Day], { error: 'date' });

/** What the owner of a phonebook keeps for themselves about somebody. */
const EntryNotes = z.object({
  tags: Tags,
  note: text(4000),
  /** The day on which to turn to them again. */
  followUpOn: DayOrNone,
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

/** Somebody to keep: written by hand, or read from a card. */
export const EntryDraft = EntryFields.partial().extend({
  name: line(200).default(''),
  source: z.enum(['scan', 'manual']).default('manual'),
  /**
   * The page of the member whom it is about, by id or short link: it then says what they are called and how they can be
   * reached. The page of a group is kept by its name and address.
   */
  memberId: IdOrLink.optional(),
  clientId: ClientId.optional(),
});
export type EntryDraft = z.output<typeof EntryDraft>;

/** Changes of an entry; what is left out stays as it is. */
export const EntryChanges = EntryFields.partial();
export type EntryChanges = z.output<typeof EntryChanges>;

/** Changes of what is noted about a friend. */
export const NoteChanges = EntryNotes.partial();
export type NoteChanges = z.output<typeof NoteChanges>;

/** Somebody in a phonebook, as lists show them. */
export const PhonebookRow = z.object({
  /** Of the entry; of a friend about whom nothing was noted the member's own. */
  _id: Id,
  /** There is an entry of one's own: it can be changed and deleted. */
  kept: z.boolean(),
  source: PhonebookSource,
  /** The member it is about, while their page can be seen. */
  person: Person.nullable(),
  friend: z.boolean(),
  name: z.string(),
  organization: z.string(),
  title: z.string(),
  /** E.164 where it could be read so. */
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  tags: z.array(z.string()),
  followUpOn: Day.nullable(),
});
export type PhonebookRow = z.output<typeof PhonebookRow>;

/** Somebody in a phonebook with all that is known of them. */
export const PhonebookEntry = PhonebookRow.extend({
  website: z.string(),
  address: z.string(),
  note: z.string(),
  /** What the owner keeps beside what a member's page says, which is not theirs to change. */
  own: z.object({ phones: z.array(z.string()), emails: z.array(z.string()) }),
  /** When the other side agreed that their card is kept; null where nobody was asked. */
  consentedAt: Moment.nullable(),
  createdAt: Moment.nullable(),
  updatedAt: Moment.nullable(),
});
export type PhonebookEntry = z.output<typeof PhonebookEntry>;

/** What a device keeps of somebody for use without a network. */
export const DeviceRow = PhonebookRow.omit({ person: true, kept: true }).extend({
  memberId: Id.nullable(),
  urlMinify: z.string().nullable(),
  note: z.string(),
});
export type DeviceRow = z.output<typeof DeviceRow>;

/** Which rows: all parts hold together. */
export const PhonebookQuery = z.object({
  /** Any part of the name or the organization, without marks; or of a phone number, in any writing. */
  q: line(100).optional(),
  tag: EntryTag.optional(),
  source: PhonebookSource.optional(),
  /** To be turned to again by today. */
  due: Flag.optional(),
  /** Names that begin with it: `a` to `z`, or `#` for all others. */
  letter: z
    .string()
    .toLowerCase()
    .regex(/^[a-z#]$/, { error: 'choice' })
    .optional(),
  limit: whole(1, 100).optional(),
  /** The `nextCursor` of the answer before. */
  cursor: line(4000).optional(),
});
export type PhonebookQuery = z.output<typeof PhonebookQuery>;

/** A letter or a tag, and how many there are of it. */
export const Counted = z.object({ value: z.string(), count: z.int() });
export type Counted = z.output<typeof Counted>;
