/** Reads phonebooks: entries and friends as one list (decision 17). */
import type { PhonebookSource } from '@m4u/contract/social/phonebook/schema';
import { and, type Placeholder, sql, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { contactCardsOfFriends } from '../../profile/friend/contactCards.reads.ts';
import { phonebookEntries as entries } from './tables.ts';

/** Filter of rows; see the contract's `PhonebookQuery`. */
export interface BookFilter {
  /** Words in lower case without diacritics; each is part of the name or organization. */
  readonly words?: readonly string[] | undefined;
  /** Part of a phone number; a match replaces the match of the words. */
  readonly digits?: string | undefined;
  readonly tag?: string | undefined;
  readonly source?: PhonebookSource | undefined;
  /** Only entries whose reminder is due by this day. */
  readonly dueBy?: string | undefined;
  readonly letter?: string | undefined;
  /** Only the row of this entry or friend. */
  readonly id?: string | undefined;
}

/** Place after which a list continues. */
export interface BookCursor {
  readonly folded: string;
  readonly key: string;
}

const entryColumns = sql`entry.note, entry.tags, entry.follow_up_on, entry.consented_at, entry.created_at, entry.updated_at`;

const emptyEntryColumns = sql`'' as note, '{}'::text[] as tags, null::date as follow_up_on, null::timestamptz as consented_at,
  null::timestamptz as created_at, null::timestamptz as updated_at`;

/** Value from the member's page, else from the entry. */
const cardOrEntryValue = (ofCard: string, ofEntry = ofCard): SQL =>
  sql.raw(`coalesce(nullif(card.${ofCard}, ''), entry.${ofEntry}) as ${ofEntry}`);

const joinedValues = (name: string): SQL => sql.raw(`coalesce(card.${name}, '{}') || entry.${name} as ${name}`);

/** The parts of a phonebook as queries; they do not overlap. */
const selectParts = (member: SQLWrapper): SQL[] => {
  const ofOwner = sql`entry.member_id = ${member} and entry.deleted_at is null`;
  return [
    // Entries without a member, in the order of their index.
    sql`select entry.id as key, entry.id as entry_id, null::uuid as member_id, entry.source, false as friend, entry.name,
        entry.folded, entry.searched, entry.organization, entry.title, entry.phones, entry.emails,
        entry.phones as own_phones, entry.emails as own_emails, entry.website, entry.address, ${entryColumns}
      from ${entries} as entry where ${ofOwner} and entry.contact_member_id is null`,
    // Entries about members.
    sql`select entry.id as key, entry.id as entry_id, entry.contact_member_id as member_id, entry.source,
        coalesce(card.friend, false) as friend, coalesce(card.name, entry.name) as name,
        coalesce(card.folded, entry.folded) as folded, coalesce(card.searched, '') || entry.searched as searched,
        ${cardOrEntryValue('organization')}, ${cardOrEntryValue('headline', 'title')}, ${joinedValues('phones')}, ${joinedValues('emails')},
        entry.phones as own_phones, entry.emails as own_emails, ${cardOrEntryValue('website')}, ${cardOrEntryValue('address')}, ${entryColumns}
      from ${entries} as entry left join card on card.id = entry.contact_member_id
      where ${ofOwner} and entry.contact_member_id is not null`,
    // Friends without an entry.
    sql`select card.id as key, null::uuid as entry_id, card.id as member_id, 'friend' as source, true as friend,
        card.name, card.folded, card.searched, card.organization, card.headline as title, card.phones, card.emails,
        '{}'::text[] as own_phones, '{}'::text[] as own_emails, card.website, card.address, ${emptyEntryColumns}
      from card where card.friend
        and not exists (select from ${entries} as entry where ${ofOwner} and entry.contact_member_id = card.id)`,
  ];
};

/** Data from the pages of all members in a phonebook. */
const withCards = (member: SQLWrapper): SQL => {
  const contactIds = sql`select ${entries.contactMemberId} as id from ${entries} where ${entries.memberId} = ${member}
    and ${entries.deletedAt} is null and ${entries.contactMemberId} is not null`;
  return sql`with card as materialized (${contactCardsOfFriends(member, contactIds)})`;
};

/** Phone numbers in national and international notation, separated by spaces. */
const phoneDigits = sql`(replace(array_to_string(phones, ' '), '+', '') || ' ' || replace(array_to_string(phones, ' '), '+84', '0'))`;

const searchMatches = ({ words = [], digits }: BookFilter): SQL | undefined => {
  const parts = words.map((word) => sql`searched like ${`%${word}%`}`);
  const inWords = parts.length > 0 ? sql.join(parts, sql` and `) : undefined;
  const inNumber = digits === undefined ? undefined : sql`${phoneDigits} like ${`%${digits}%`}`;
  if (inWords && inNumber) return sql`((${inWords}) or ${inNumber})`;
  return inNumber ?? inWords;
};

const bookRowsMatching = (filter: BookFilter): SQL => {
  const { tag, source, dueBy, letter, id } = filter;
  return (
    and(
      sql`true`,
      searchMatches(filter),
      tag === undefined ? undefined : sql`lower(${tag}) in (select lower(each) from unnest(tags) as each)`,
      source === undefined ? undefined : source === 'friend' ? sql`friend` : sql`source = ${source}`,
      dueBy === undefined ? undefined : sql`follow_up_on <= ${dueBy}`,
      letter === undefined ? undefined : letter === '#' ? sql`folded !~ '^ [a-z]'` : sql`folded like ${` ${letter}%`}`,
      id === undefined ? undefined : sql`${id}::uuid in (entry_id, member_id)`,
    ) ?? sql`true`
  );
};

const columns = {
  key: sql<string>`key`,
  entryId: sql<string | null>`entry_id`,
  memberId: sql<string | null>`member_id`,
  source: sql<PhonebookSource>`source`,
  friend: sql<boolean>`friend`,
  name: sql<string>`name`,
  folded: sql<string>`folded`,
  organization: sql<string>`organization`,
  title: sql<string>`title`,
  phones: sql<string[]>`phones`,
  emails: sql<string[]>`emails`,
  ownPhones: sql<string[]>`own_phones`,
  ownEmails: sql<string[]>`own_emails`,
  website: sql<string>`website`,
  address: sql<string>`address`,
  note: sql<string>`note`,
  tags: sql<string[]>`tags`,
  followUpOn: sql<string | null>`follow_up_on::text`,
  consentedAt: sql<string | null>`to_json(consented_at at time zone 'UTC') #>> '{}'`,
  createdAt: sql<string | null>`to_json(created_at at time zone 'UTC') #>> '{}'`,
  updatedAt: sql<string | null>`to_json(updated_at at time zone 'UTC') #>> '{}'`,
};

const selectRows = (
  db: Executor,
  member: SQLWrapper,
  matches: SQL,
  { limit, after }: { limit: number | Placeholder; after?: Readonly<Record<keyof BookCursor, unknown>> | undefined },
) => {
  const later = after ? sql`and (folded, key) > (${after.folded}, ${after.key}::uuid)` : sql``;
  // Each part is limited separately, so that no part is sorted beyond the requested rows.
  const beginnings = selectParts(member).map(
    (part) => sql`(select * from (${part}) as part where ${matches} ${later} order by folded, key limit ${limit})`,
  );
  return db
    .select(columns)
    .from(sql`(${withCards(member)} select * from (${sql.join(beginnings, sql` union all `)}) as parts) as book`)
    .orderBy(sql`folded, key`)
    .limit(limit);
};

const selectLetters = (db: Executor, member: SQLWrapper, matches: SQL) => {
  const letters = selectParts(member).map((part) => sql`select folded from (${part}) as part where ${matches}`);
  const value = sql<string>`case when folded ~ '^ [a-z]' then substr(folded, 2, 1) else '#' end`;
  return db
    .select({ value: sql<string>`value`, count: sql<number>`count(*)::int` })
    .from(
      sql`(${withCards(member)} select ${value} as value from (${sql.join(letters, sql` union all `)}) as names) as book`,
    )
    .groupBy(sql`value`)
    .orderBy(sql`value`);
};

const placeholderOfMember = sql`${sql.placeholder('member')}::uuid`;

/** The first lists of a phonebook's screen: everything, and the entries whose reminder is due. */
type Opening = 'all' | 'due';

const rowsOf: Readonly<Record<Opening, SQL>> = {
  all: sql`true`,
  due: sql`follow_up_on <= ${sql.placeholder('dueBy')}::date`,
};

/** The statements for an {@link Opening} are prepared, since planning takes longer than reading. */
const preparedRows = prepareOnce((db, variant: Opening | 'later') =>
  selectRows(db, placeholderOfMember, rowsOf[variant === 'later' ? 'all' : variant], {
    limit: sql.placeholder('limit'),
    ...(variant === 'later' && { after: { folded: sql.placeholder('folded'), key: sql.placeholder('key') } }),
  }).prepare(`phonebook rows, ${variant}`),
);
const preparedLetters = prepareOnce((db, variant: Opening) =>
  selectLetters(db, placeholderOfMember, rowsOf[variant]).prepare(`letters of a phonebook, ${variant}`),
);

/** A row of a phonebook: data from the member's page, and data that the owner stored. */
export type BookRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Tells which prepared statement fits a filter; undefined when none does. */
const openingOf = ({ dueBy, ...others }: BookFilter): Opening | undefined => {
  if (Object.values(others).some((value) => value !== undefined)) return undefined;
  return dueBy === undefined ? 'all' : 'due';
};

/** Rows of a phonebook ordered by name, after a place. */
export const list = (
  db: Executor,
  memberId: string,
  filter: BookFilter,
  { limit, after }: { limit: number; after?: BookCursor | undefined },
): Promise<BookRow[]> => {
  const opening = openingOf(filter);
  const variant = after === undefined ? opening : opening === 'all' ? 'later' : undefined;
  if (variant === undefined) return selectRows(db, sql`${memberId}::uuid`, bookRowsMatching(filter), { limit, after });
  return preparedRows(db, variant).execute({ member: memberId, limit, dueBy: filter.dueBy, ...after });
};

/** First letters of the matching names, with their numbers. */
export const listLetters = (db: Executor, memberId: string, filter: BookFilter) => {
  const opening = openingOf(filter);
  return opening === undefined
    ? selectLetters(db, sql`${memberId}::uuid`, bookRowsMatching(filter))
    : preparedLetters(db, opening).execute({ member: memberId, dueBy: filter.dueBy });
};

const MOST_TAGS = 50;

const preparedTags = prepareOnce((db, name: 'tags of a phonebook') =>
  db
    .select({ value: sql<string>`min(tag)`, count: sql<number>`count(*)::int` })
    .from(sql`${entries}, unnest(${entries.tags}) as tag`)
    .where(sql`${entries.memberId} = ${placeholderOfMember} and ${entries.deletedAt} is null`)
    .groupBy(sql`lower(tag)`)
    .orderBy(sql`count(*) desc, lower(tag)`)
    .limit(MOST_TAGS)
    .prepare(name),
);

/** Tags of a phonebook, most used first. */
export const listTags = (db: Executor, memberId: string) =>
  preparedTags(db, 'tags of a phonebook').execute({ member: memberId });
