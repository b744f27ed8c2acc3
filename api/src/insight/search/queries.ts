/** Search queries. Their cost is bounded, however many rows contain the words (decision 44). */
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { SearchKind } from '@m4u/contract/insight/search/rules';
import { and, type Placeholder, sql, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import type { Actor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { blockedWith, friendsOf, type Reader, visibleTo } from '../../profile/friend/visibility.reads.ts';
import { groupsOf, haveGroupOf } from '../../profile/directory/groups/membership.reads.ts';
import { searchEntries as entries, searchPhones as phones, searchPostings as postings } from './tables.ts';
import type { AskedWord } from './words.queries.ts';

/** One search result: kind, id and owner. */
export interface FoundRow {
  readonly kind: SearchKind;
  readonly id: string;
  readonly ownerKind: 'member' | 'group';
  readonly ownerId: string;
  readonly tie: 'self' | 'friend' | 'group' | null;
  readonly byPhone: boolean;
  /** Number of results of this kind. */
  readonly total: number;
}

/** Parameters of a search. */
export interface Asked {
  readonly kinds: readonly SearchKind[];
  readonly words: readonly AskedWord[];
  readonly agencyId?: string | undefined;
  /** Owners whose phone number matches the query. */
  readonly phoneOwners: readonly string[];
  readonly limit: number;
  readonly offset: number;
  /** Most results of one kind. */
  readonly most: number;
}

/** Most entries of the first word that are checked for the other words. */
const LOOKED_AT = 10_000;
/** This many times `most` entries are read, since the exact spelling is checked only on the entries themselves. */
const READ = 3;

const columns = sql.raw(
  ['id', 'kind', 'owner_kind', 'owner_id', 'exact', 'words', 'outstanding'].map((name) => `entry.${name}`).join(', '),
);

/** Names of the parameters of a statement. */
const names = [
  'kinds',
  'exactTerms',
  'otherTerms',
  'plain',
  'exact',
  'beginning',
  'whole',
  'all',
  'agencyId',
  'phoneOwners',
  'limit',
  'offset',
  'most',
] as const;
type ValueName = (typeof names)[number];
/** Parameters as SQL: placeholders in a prepared statement, else values. */
type Values = Readonly<Record<ValueName, SQL>>;

const anywhere = (word: string): string => (word.length > 2 ? `%${word}%` : `% ${word}%`);

/** The rarest word of a query; only its entries are checked for the other words. */
const leadOf = (words: readonly AskedWord[], uses: 'uses' | 'exactUses' = 'uses'): AskedWord | undefined =>
  words.toSorted((a, b) => a[uses] - b[uses])[0];

const valuesOf = ({
  words,
  kinds,
  agencyId,
  phoneOwners,
  limit,
  offset,
  most,
}: Asked): Readonly<Record<ValueName, unknown>> => {
  const lead = leadOf(words);
  const one = words.length === 1;
  return {
    kinds: [...kinds],
    exactTerms: leadOf(words, 'exactUses')?.exactTerms ?? [],
    // Other words may differ in diacritics while this one matches exactly.
    otherTerms: one ? (lead?.otherTerms ?? []) : [...(lead?.exactTerms ?? []), ...(lead?.otherTerms ?? [])],
    plain: words.map(({ word }) => anywhere(word)),
    exact: words.map(({ word, exact }) => (word.length > 2 ? `%${exact}%` : `% ${exact}%`)),
    beginning: words.map(({ word }) => `% ${word}%`),
    whole: words.map(({ word }) => `% ${word} %`),
    all: ` ${words.map(({ word }) => word).join(' ')}`,
    agencyId: agencyId ?? null,
    phoneOwners: [...phoneOwners],
    limit,
    offset,
    most,
  };
};

const written = (write: (name: ValueName) => SQL): Values =>
  Object.fromEntries(names.map((name) => [name, write(name)])) as Record<ValueName, SQL>;
const placeholders = written((name) => sql`${sql.placeholder(name)}`);
const given = (values: ReturnType<typeof valuesOf>): Values => written((name) => sql`${sql.param(values[name])}`);

const texts = (value: SQLWrapper): SQL => sql`all (${value}::text[])`;
const says = (values: Values): SQL => sql`entry.words like ${texts(values.plain)}`;
const saysExactly = (values: Values): SQL => sql`entry.exact like ${texts(values.exact)}`;
const isOfAgency = ({ agencyId }: Values): SQL =>
  sql`(${agencyId}::uuid is null or entry.agencies @> array[${agencyId}::uuid])`;
/** Hides members whom the reader has blocked, and members who have blocked the reader. */
const isNotBlocked = sql`entry.owner_id not in (select id from blocked)`;

/** First entries of a kind that contain one of the terms and all words; the index alone answers which ones. */
const withTerms = (values: Values, terms: SQLWrapper, condition: SQL): SQL => {
  const enough = sql.raw(`limit ${LOOKED_AT}`);
  const inOrder = sql`select ${postings.entry}, ${postings.words} from ${postings}
    where ${postings.term} = term.id and ${postings.kind} = asked.kind
    order by ${postings.place}, ${postings.entry} desc nulls last, ${postings.words} ${enough}`;
  const lookedAt = sql`select posting.* from unnest(${terms}::int[]) as term(id) cross join lateral (${inOrder}) as posting ${enough}`;
  const fitting = sql`select posting.entry from (${lookedAt}) as posting
    where posting.words like ${texts(values.plain)} limit ${values.most}::int * ${sql.raw(String(READ))}`;
  return sql`select entry.* from (${fitting}) as posting cross join lateral (select ${columns} from ${entries} as entry where entry.id = posting.entry
      and ${condition} and ${isNotBlocked} and ${isOfAgency(values)} offset 0) as entry`;
};

/** Public entries by terms: exact spellings first. */
const byTerms = (values: Values): SQL => sql`
  (${withTerms(values, values.exactTerms, saysExactly(values))} limit ${values.most})
  union all (${withTerms(values, values.otherTerms, sql`not ${saysExactly(values)}`)} limit ${values.most})
  limit ${values.most}`;

/** Most entries found by parts of words that are ranked. */
const SCANNED = 2_000;

/**
 * Public entries by an index of word parts: for words that are frequent alone but rare together, and within an agency.
 */
const byParts = (words: readonly AskedWord[], agencyId: string | undefined): SQL => {
  const parts = words.map(({ word }) => sql`entry.words like ${anywhere(word)}`);
  const agency = agencyId === undefined ? undefined : sql`entry.agencies @> array[${agencyId}::uuid]`;
  return sql`select ${columns} from ${entries} as entry where ${and(...parts, agency)} and entry.kind = asked.kind
    and entry.policy = 'public' and ${isNotBlocked} limit ${sql.raw(String(SCANNED))}`;
};

/** Friends, own groups, and non-public content that the reader may see. */
const near = (values: Values, reader: Reader): SQL[] => {
  if (reader.kind === 'visitor') return [];
  const fits = sql`entry.kind = asked.kind and ${says(values)} and ${isOfAgency(values)} and cardinality(${values.plain}::text[]) > 0`;
  return [
    sql`select ${columns} from friends inner join ${entries} as entry on entry.id = friends.id where asked.kind = 'member' and ${fits}`,
    sql`select ${columns} from own_groups inner join ${entries} as entry on entry.id = own_groups.id where asked.kind = 'group' and ${fits}`,
    sql`select ${columns} from (select id from friends union all select id from own_groups union all select ${reader.memberId}::uuid) as owner
      inner join ${entries} as entry on entry.owner_id = owner.id and entry.policy <> 'public'
      where asked.kind in ('post', 'product', 'relic') and ${fits}
        and ${visibleTo(reader, { ownerKind: sql`entry.owner_kind`, ownerId: sql`entry.owner_id`, policy: sql`entry.policy` })}`,
  ];
};

const withPhones = (values: Values): SQL =>
  sql`select ${columns} from ${entries} as entry where entry.id = any(${values.phoneOwners}::uuid[])
    and entry.kind = asked.kind and ${isNotBlocked} and ${isOfAgency(values)}`;

const around = (reader: Reader): SQL => {
  const nobody = sql`select null::uuid as id where false`;
  if (reader.kind === 'visitor') return sql`friends as (${nobody}), own_groups as (${nobody}), blocked as (${nobody})`;
  const me = sql`${reader.memberId}::uuid`;
  return sql`friends as materialized (${friendsOf(me)}), own_groups as materialized (select id from ${groupsOf(me)} as own(id)),
    blocked as materialized (${blockedWith(me)})`;
};

const tieOf = (reader: Reader): SQL => {
  if (reader.kind === 'visitor') return sql`null`;
  const isMate = haveGroupOf(sql`entry.id`, sql`select id from own_groups`);
  return sql`case when entry.owner_id = ${reader.memberId}::uuid then 'self' when friends.id is not null then 'friend'
    when own_groups.id is not null then 'group'
    when entry.kind = 'member' and exists (select from own_groups) and ${isMate} then 'group' end`;
};

/** A page of the best results of each kind. */
const best = (values: Values, reader: Reader, source: SQL): SQL => {
  const sources = sql.join([source, ...near(values, reader), withPhones(values)], sql`) union all (`);
  const once = sql`select distinct on (entry.id) entry.* from ((${sources})) as entry order by entry.id`;
  const ranked = sql`
    select entry.*, ${tieOf(reader)} as tie, entry.id = any(${values.phoneOwners}::uuid[]) as by_phone,
      ${saysExactly(values)} as is_exact, starts_with(entry.words, ${values.all}::text) as begins,
      case when entry.words || ' ' like ${texts(values.whole)} then 0 when entry.words like ${texts(values.beginning)} then 1 else 2 end as class
    from unnest(${values.kinds}::text[]) as asked(kind) cross join lateral (${once}) as entry
    left join friends on friends.id = entry.owner_id left join own_groups on own_groups.id = entry.owner_id`;
  const placed = sql`select ranked.*, least(count(*) over (partition by kind), ${values.most}::int)::int as total,
      row_number() over (partition by kind order by by_phone desc, is_exact desc, class, tie is null, begins desc,
        outstanding desc, id desc) as at
    from (${ranked}) as ranked`;
  return sql`(with ${around(reader)} select * from (${placed}) as placed
    where at > ${values.offset}::int and at <= least(${values.offset}::int + ${values.limit}::int, ${values.most}::int - 1)) as best`;
};

const shape = {
  kind: sql<SearchKind>`best.kind`,
  id: sql<string>`best.id`,
  ownerKind: sql<FoundRow['ownerKind']>`best.owner_kind`,
  ownerId: sql<string>`best.owner_id`,
  tie: sql<FoundRow['tie']>`best.tie`,
  byPhone: sql<boolean>`best.by_phone`,
  total: sql<number>`best.total`,
};
const order = [sql`best.kind`, sql`best.at`];

type Variant = 'search by a visitor' | 'search by a member';
const READER: Readonly<
  Record<Variant, { readonly kind: 'visitor' } | { readonly kind: 'member'; readonly memberId: Placeholder }>
> = {
  'search by a visitor': { kind: 'visitor' },
  'search by a member': { kind: 'member', memberId: sql.placeholder('memberId') },
};
const prepared = prepareOnce((db, name: Variant) =>
  db
    .select(shape)
    .from(best(placeholders, READER[name], byTerms(placeholders)))
    .orderBy(...order)
    .prepare(name),
);

/** Finds entries by terms. Runs as the system; the conditions exclude entries that the reader may not see. */
export const found = byProgram((db: Executor, actor: Actor, asked: Asked): Promise<FoundRow[]> =>
  prepared(db, actor.kind === 'visitor' ? 'search by a visitor' : 'search by a member').execute({
    ...valuesOf(asked),
    ...(actor.kind === 'member' && { memberId: actor.memberId }),
  }),
);

/** Finds entries by parts of words, with the same conditions. */
export const foundByParts = byProgram((db: Executor, actor: Actor, asked: Asked): Promise<FoundRow[]> =>
  db
    .select(shape)
    .from(best(given(valuesOf(asked)), actor, byParts(asked.words, asked.agencyId)))
    .orderBy(...order),
);

const termsOf = ({ exactTerms, otherTerms }: AskedWord): SQL =>
  sql`${sql.param([...exactTerms, ...otherTerms])}::int[]`;

/**
 * Kinds whose results by terms may be incomplete: the rarest of several words has more entries than are checked, and
 * each of the other words occurs too.
 */
export const truncatedKinds = async (
  db: Executor,
  { words }: Asked,
  kinds: readonly SearchKind[],
): Promise<SearchKind[]> => {
  const lead = leadOf(words);
  if (!lead || words.length === 1 || lead.uses <= LOOKED_AT || kinds.length === 0) return [];
  const having = (word: AskedWord) =>
    sql`select from ${postings} where ${postings.term} = any(${termsOf(word)}) and ${postings.kind} = asked.kind`;
  const others = words.filter((word) => word !== lead).map((word) => sql`exists (${having(word)})`);
  const { rows } = await db.execute<{ kind: SearchKind }>(
    sql`select asked.kind from unnest(${sql.param([...kinds])}::text[]) as asked(kind) where ${and(...others)}
      and (select count(*) from (${having(lead)} limit ${sql.raw(String(LOOKED_AT + 1))}) as first) > ${sql.raw(String(LOOKED_AT))}`,
  );
  return rows.map(({ kind }) => kind);
};

/** Most owners of a phone number that are returned. */
const CALLED = 50;

/** Owners of a phone number with this prefix that the reader may see. */
export const phoneOwners = byProgram(async (db: Executor, actor: Actor, asked: string): Promise<string[]> => {
  const begins = (digits: SQL) => sql`(${phones.digits} >= ${digits} and ${phones.digits} < ${digits} || chr(1114111))`;
  const plain = sql`regexp_replace(${asked}::text, '\\D', '', 'g')`;
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct ${phones.ownerId} as id from ${phones}
      where (${begins(sql`search_digits(${asked}::text)`)} or ${begins(plain)}) and ${visibleTo(actor, phones)} limit ${CALLED}`,
  );
  return rows.map(({ id }) => id);
});
