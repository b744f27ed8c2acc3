/** Reads phonebooks: entries and friends as one list (decision 17). */
import type { PhonebookSource } from '@m4u/contract/social/phonebook/schema';
import { and, sql, type SQL } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { contactCardsOfFriends } from '../../profile/friend/contactCards.reads.ts';
import { phonebookEntries as entries } from './tables.ts';

/** A row of a phonebook: data from the member's page, and data that the owner stored. */
export interface BookRow extends Record<string, unknown> {
  readonly key: string;
  readonly entryId: string | null;
  readonly memberId: string | null;
  readonly source: PhonebookSource;
  readonly friend: boolean;
  readonly name: string;
  readonly folded: string;
  readonly organization: string;
  readonly title: string;
  readonly phones: string[];
  readonly emails: string[];
  readonly ownPhones: string[];
  readonly ownEmails: string[];
  readonly website: string;
  readonly address: string;
  readonly note: string;
  readonly tags: string[];
  readonly followUpOn: string | null;
  readonly consentedAt: string | null;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
}

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
const selectParts = (memberId: string): SQL[] => {
  const ofOwner = sql`entry.member_id = ${memberId} and entry.deleted_at is null`;
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
const withCards = (memberId: string): SQL => {
  const contactIds = sql`select ${entries.contactMemberId} as id from ${entries} where ${entries.memberId} = ${memberId}
    and ${entries.deletedAt} is null and ${entries.contactMemberId} is not null`;
  return sql`with card as materialized (${contactCardsOfFriends(memberId, contactIds)})`;
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

const columns = sql`key, entry_id as "entryId", member_id as "memberId", source, friend, name, folded, organization,
  title, phones, emails, own_phones as "ownPhones", own_emails as "ownEmails", website, address, note, tags,
  follow_up_on::text as "followUpOn", to_json(consented_at at time zone 'UTC') #>> '{}' as "consentedAt",
  to_json(created_at at time zone 'UTC') #>> '{}' as "createdAt",
  to_json(updated_at at time zone 'UTC') #>> '{}' as "updatedAt"`;

/** Rows of a phonebook ordered by name, after a place. */
export const list = async (
  db: Executor,
  memberId: string,
  filter: BookFilter,
  { limit, after }: { limit: number; after?: BookCursor | undefined },
): Promise<BookRow[]> => {
  const later = after ? sql`and (folded, key) > (${after.folded}, ${after.key}::uuid)` : sql``;
  // Each part is limited separately, so that no part is sorted beyond the requested rows.
  const beginnings = selectParts(memberId).map(
    (part) =>
      sql`(select * from (${part}) as part where ${bookRowsMatching(filter)} ${later} order by folded, key limit ${limit})`,
  );
  const { rows } = await db.execute<BookRow>(
    sql`${withCards(memberId)} select ${columns} from (${sql.join(beginnings, sql` union all `)}) as book
      order by book.folded, key limit ${limit}`,
  );
  return rows;
};

/** First letters of the matching names, with their numbers. */
export const listLetters = async (db: Executor, memberId: string, filter: BookFilter) => {
  const letters = selectParts(memberId).map(
    (part) => sql`select folded from (${part}) as part where ${bookRowsMatching(filter)}`,
  );
  const { rows } = await db.execute<{ value: string; count: number }>(
    sql`${withCards(memberId)} select case when folded ~ '^ [a-z]' then substr(folded, 2, 1) else '#' end as value,
        count(*)::int as count
      from (${sql.join(letters, sql` union all `)}) as book group by 1 order by 1`,
  );
  return rows;
};

const MOST_TAGS = 50;

/** Tags of a phonebook, most used first. */
export const listTags = async (db: Executor, memberId: string) => {
  const { rows } = await db.execute<{ value: string; count: number }>(
    sql`select min(tag) as value, count(*)::int as count from ${entries}, unnest(${entries.tags}) as tag
      where ${entries.memberId} = ${memberId} and ${entries.deletedAt} is null
      group by lower(tag) order by count(*) desc, lower(tag) limit ${MOST_TAGS}`,
  );
  return rows;
};
