/** Search queries. Their cost is bounded, however many rows contain the words (decision 44). */
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { PageOwner } from '@m4u/contract/common';
import type { SearchKind } from '@m4u/contract/insight/search/rules';
import { and, sql, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import type { Actor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import {
  blockedIdsOf,
  friendIdsOf,
  memberValues,
  preparedMember,
  type Reader,
  visibleTo,
} from '../../profile/friend/visibility.reads.ts';
import { groupIdsOfMember, belongsToGroupIn } from '../../profile/directory/groups/membership.reads.ts';
import { searchEntries as entries, searchPostings as postings } from './tables.ts';
import { searchTexts as texts } from './texts/tables.ts';
import { byTexts, isInNarrowing, isNarrowed } from './texts/queries.ts';
import {
  anywhere,
  type SearchQuery,
  asParameters,
  leadingWord,
  placeholders,
  type Values,
  toValues,
} from './values.queries.ts';
import type { QueryWord } from './words.queries.ts';

/** One search result: kind, id and owner. */
export interface ResultRow {
  readonly kind: SearchKind;
  readonly id: string;
  readonly ownerKind: PageOwner['kind'];
  readonly ownerId: string;
  readonly relation: 'self' | 'friend' | 'group' | null;
  readonly byPhone: boolean;
  /** The name has all words. */
  readonly byName: boolean;
  /** Number of results of this kind by their names. */
  readonly namedTotal: number;
  /** Number of results of this kind. */
  readonly total: number;
}

/** Most entries of the first word that are checked for the other words. */
const MOST_READ = 10_000;
/** This many times `most` entries are read, since the exact spelling is checked only on the entries themselves. */
const READ = 3;

const columns = sql.raw(
  ['id', 'kind', 'owner_kind', 'owner_id', 'exact', 'words', 'outstanding'].map((name) => `entry.${name}`).join(', '),
);

const all = (value: SQLWrapper): SQL => sql`all (${value}::text[])`;
const containsWord = (values: Values): SQL => sql`entry.words like ${all(values.plain)}`;
const containsExactly = (values: Values): SQL => sql`entry.exact like ${all(values.exact)}`;
const isOfAgency = ({ agencyId }: Values): SQL =>
  sql`(${agencyId}::uuid is null or entry.agencies @> array[${agencyId}::uuid])`;
/** Hides members whom the reader has blocked, and members who have blocked the reader. */
const isNotBlocked = sql`entry.owner_id not in (select id from blocked)`;

/** First entries of a kind that contain one of the terms and all words; the index alone answers which ones. */
const withTerms = (values: Values, terms: SQLWrapper, condition: SQL): SQL => {
  const enough = sql.raw(`limit ${MOST_READ}`);
  const inOrder = sql`select ${postings.entry}, ${postings.words} from ${postings}
    where ${postings.term} = term.id and ${postings.kind} = searched.kind
    order by ${postings.place}, ${postings.entry} desc nulls last, ${postings.words} ${enough}`;
  const lookedAt = sql`select posting.* from unnest(${terms}::int[]) as term(id) cross join lateral (${inOrder}) as posting ${enough}`;
  const fitting = sql`select posting.entry from (${lookedAt}) as posting
    where posting.words like ${all(values.plain)} limit ${values.most}::int * ${sql.raw(String(READ))}`;
  return sql`select entry.* from (${fitting}) as posting cross join lateral (select ${columns} from ${entries} as entry where entry.id = posting.entry
      and ${condition} and ${isNotBlocked} and ${isOfAgency(values)} offset 0) as entry`;
};

/** Public entries by terms: exact spellings first. */
const byTerms = (values: Values): SQL => sql`
  (${withTerms(values, values.exactTerms, containsExactly(values))} limit ${values.most})
  union all (${withTerms(values, values.otherTerms, sql`not ${containsExactly(values)}`)} limit ${values.most})
  limit ${values.most}`;

/** Most entries found by parts of words that are ranked. */
const SCANNED = 2_000;

/**
 * Public entries by an index of word parts: for words that are frequent alone but rare together, and within an agency.
 */
const byParts = (words: readonly QueryWord[], agencyId: string | undefined): SQL => {
  const parts = words.map(({ word }) => sql`entry.words like ${anywhere(word)}`);
  const agency = agencyId === undefined ? undefined : sql`entry.agencies @> array[${agencyId}::uuid]`;
  return sql`select ${columns} from ${entries} as entry where ${and(...parts, agency)} and entry.kind = searched.kind
    and entry.policy = 'public' and ${isNotBlocked} limit ${sql.raw(String(SCANNED))}`;
};

const together = (...sources: readonly SQL[]): SQL => sql`(${sql.join([...sources], sql`) union all (`)})`;

/** Whether the name of an entry has the words so that no fact or text makes a better result. */
const isNamed = (values: Values): SQL =>
  sql`${containsWord(values)} and (${containsExactly(values)} or entry.words || ' ' like ${all(values.whole)} or cardinality(${values.plain}::text[]) = 1)`;

/** Public entries by the words of their facts and texts; with a narrowing, by those of their names too. */
const withTexts = (values: Values, most = sql`${values.most}::int * 2`): SQL =>
  sql`select entry.* from (${byTexts(values.conditions, most)}) as hit cross join lateral (select ${columns} from ${entries} as entry
    where entry.id = hit.id and ${isNotBlocked} offset 0) as entry`;

/** Public entries by their names, and by texts unless there are enough of these. */
const withNames = (values: Values, names: SQL): SQL => {
  const count = (condition: SQL) => sql`(select count(*)::int from named as entry where ${condition})`;
  // As many more as there are names, since they are found here as well.
  const wanted = sql`case when ${count(isNamed(values))} < ${values.most}::int then ${values.most}::int + ${count(sql`true`)} else 0 end`;
  const texts = withTexts(values, wanted);
  return sql`with named as materialized (${names}) ${together(sql`select * from named`, texts)}`;
};

/** Friends, own groups, and non-public content that the reader may see. */
const relatedSources = (values: Values, reader: Reader): SQL[] => {
  if (reader.kind === 'visitor') return [];
  const fits = (
    wordsColumn: SQL,
  ) => sql`entry.kind = searched.kind and (${containsWord(values)} or ${wordsColumn} || ' ' like ${all(values.textWords)})
    and ${isOfAgency(values)} and ${isInNarrowing(sql`text.filters`, values)}
    and (cardinality(${values.plain}::text[]) > 0 or ${values.provinces}::text[] is not null or ${values.careers}::text[] is not null)`;
  const allWords = sql`entry.words || text.fact_words || text.body_words`;
  return [
    sql`select ${columns} from friends inner join ${entries} as entry on entry.id = friends.id
      left join ${texts} as text on text.id = entry.id where searched.kind = 'member' and ${fits(allWords)}`,
    sql`select ${columns} from own_groups inner join ${entries} as entry on entry.id = own_groups.id
      left join ${texts} as text on text.id = entry.id where searched.kind = 'group' and ${fits(allWords)}`,
    // The texts here are those of the page, whose province and profession its pieces have.
    sql`select ${columns} from (select id from friends union all select id from own_groups union all select ${reader.memberId}::uuid) as owner
      inner join ${entries} as entry on entry.owner_id = owner.id and entry.policy <> 'public'
      left join ${texts} as text on text.id = owner.id
      where searched.kind in ('post', 'product', 'relic') and ${fits(sql`entry.words || entry.private_words`)}
        and ${visibleTo(reader, { ownerKind: sql`entry.owner_kind`, ownerId: sql`entry.owner_id`, policy: sql`entry.policy` })}`,
  ];
};

const withPhones = (values: Values): SQL =>
  sql`select ${columns} from ${entries} as entry left join ${texts} as text on text.id = entry.id
    where entry.id = any(${values.phoneOwners}::uuid[]) and entry.kind = searched.kind and ${isNotBlocked} and ${isOfAgency(values)}
      and ${isInNarrowing(sql`text.filters`, values)}`;

const relationTables = (reader: Reader): SQL => {
  const nobody = sql`select null::uuid as id where false`;
  if (reader.kind === 'visitor') return sql`friends as (${nobody}), own_groups as (${nobody}), blocked as (${nobody})`;
  const me = sql`${reader.memberId}::uuid`;
  return sql`friends as materialized (${friendIdsOf(me)}), own_groups as materialized (select id from ${groupIdsOfMember(me)} as own(id)),
    blocked as materialized (${blockedIdsOf(me)})`;
};

const relationOf = (reader: Reader): SQL => {
  if (reader.kind === 'visitor') return sql`null`;
  const isMate = belongsToGroupIn(sql`entry.id`, sql`select id from own_groups`);
  return sql`case when entry.owner_id = ${reader.memberId}::uuid then 'self' when friends.id is not null then 'friend'
    when own_groups.id is not null then 'group'
    when entry.kind = 'member' and exists (select from own_groups) and ${isMate} then 'group' end`;
};

/**
 * How well an entry fits, 0 best: names, facts, other texts. Several words that are only parts of a name come after
 * facts that have them whole: “bac si” means doctors before Bắc Sinh.
 */
const tierOf = (values: Values): SQL => {
  const facts = sql`entry.words || coalesce(text.fact_words, '') || ' '`;
  return sql`case when ${isNamed(values)} then 0 when ${facts} like ${all(values.whole)} then 1
    when ${containsWord(values)} then 2 when ${facts} like ${all(values.textWords)} then 3 else 4 end`;
};

/** A page of the best results of each kind. */
const best = (values: Values, reader: Reader, source: SQL): SQL => {
  const sources = [source, ...relatedSources(values, reader), withPhones(values)];
  const once = sql`select distinct on (entry.id) entry.* from (${together(...sources)}) as entry order by entry.id`;
  const ranked = sql`
    select entry.*, ${relationOf(reader)} as relation, entry.id = any(${values.phoneOwners}::uuid[]) as by_phone, ${tierOf(values)} as tier,
      ${containsWord(values)} and cardinality(${values.plain}::text[]) > 0 as by_name, starts_with(entry.words, ${values.all}::text) as begins,
      (${containsExactly(values)} or entry.exact || text.facts || text.body || ' ' like ${all(values.exactTextWords)}) is true as is_exact,
      case when entry.words || ' ' like ${all(values.whole)} then 0 when entry.words like ${all(values.beginning)} then 1 else 2 end as class
    from unnest(${values.kinds}::text[]) as searched(kind) cross join lateral (${once}) as entry
    left join ${texts} as text on text.id = case when ${isNamed(values)} then null else entry.id end
    left join friends on friends.id = entry.owner_id left join own_groups on own_groups.id = entry.owner_id`;
  const numbered = sql`select ranked.*, least(count(*) over (partition by kind), ${values.most}::int)::int as total,
      (count(*) filter (where by_name) over (partition by kind))::int as named,
      row_number() over (partition by kind order by by_phone desc, tier, is_exact desc, class, relation is null, begins desc,
        outstanding desc, id desc) as at
    from (${ranked}) as ranked`;
  return sql`(with ${relationTables(reader)} select * from (${numbered}) as placed
    where at > ${values.offset}::int and at <= least(${values.offset}::int + ${values.limit}::int, ${values.most}::int - 1)) as best`;
};

const shape = {
  kind: sql<SearchKind>`best.kind`,
  id: sql<string>`best.id`,
  ownerKind: sql<ResultRow['ownerKind']>`best.owner_kind`,
  ownerId: sql<string>`best.owner_id`,
  relation: sql<ResultRow['relation']>`best.relation`,
  byPhone: sql<boolean>`best.by_phone`,
  byName: sql<boolean>`best.by_name`,
  namedTotal: sql<number>`best.named`,
  total: sql<number>`best.total`,
};
const order = [sql`best.kind`, sql`best.at`];

type Variant = `${'search' | 'narrowed search'} by a ${Actor['kind']}`;
const preparedSearch = prepareOnce((db, name: Variant) => {
  const reader: Reader = name.endsWith('visitor') ? { kind: 'visitor' } : preparedMember;
  const source = name.startsWith('narrowed') ? withTexts(placeholders) : withNames(placeholders, byTerms(placeholders));
  return db
    .select(shape)
    .from(best(placeholders, reader, source))
    .orderBy(...order)
    .prepare(name);
});

/** Lets the searches of a transaction keep their plans: planning one anew takes as long as running it. */
export const keepPlans = async (tx: Executor): Promise<void> => {
  await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
};

/**
 * Finds entries by terms and texts; those of a province or profession by texts alone. Runs as the system; the conditions
 * exclude entries that the reader may not see.
 */
export const findByTerms = byProgram((db: Executor, actor: Actor, query: SearchQuery): Promise<ResultRow[]> =>
  preparedSearch(db, `${isNarrowed(query.narrowing) ? 'narrowed search' : 'search'} by a ${actor.kind}`).execute({
    ...toValues(query),
    ...memberValues(actor),
  }),
);

/** Finds entries by parts of words and by texts, with the same conditions. */
export const findByParts = byProgram((db: Executor, actor: Actor, query: SearchQuery): Promise<ResultRow[]> => {
  const values = asParameters(toValues(query));
  return db
    .select(shape)
    .from(best(values, actor, withNames(values, byParts(query.words, query.agencyId))))
    .orderBy(...order);
});

const matchingTerms = ({ exactTerms, otherTerms }: QueryWord): SQL =>
  sql`${sql.param([...exactTerms, ...otherTerms])}::int[]`;

/**
 * Kinds whose results by terms may be incomplete: the rarest of several words has more entries than are checked, and
 * each of the other words occurs too.
 */
export const truncatedKinds = async (
  db: Executor,
  { words }: SearchQuery,
  kinds: readonly SearchKind[],
): Promise<SearchKind[]> => {
  const lead = leadingWord(words);
  if (!lead || words.length === 1 || lead.uses <= MOST_READ || kinds.length === 0) return [];
  const having = (word: QueryWord) =>
    sql`select from ${postings} where ${postings.term} = any(${matchingTerms(word)}) and ${postings.kind} = searched.kind`;
  const others = words.filter((word) => word !== lead).map((word) => sql`exists (${having(word)})`);
  const { rows } = await db.execute<{ kind: SearchKind }>(
    sql`select searched.kind from unnest(${sql.param([...kinds])}::text[]) as searched(kind) where ${and(...others)}
      and (select count(*) from (${having(lead)} limit ${sql.raw(String(MOST_READ + 1))}) as first) > ${sql.raw(String(MOST_READ))}`,
  );
  return rows.map(({ kind }) => kind);
};
