import { sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { searchTerms as terms } from './tables.ts';

/** A word of a query, with the terms that match it: same spelling, and other diacritics. */
export interface QueryWord {
  /** In lower case. */
  readonly exact: string;
  /** Without diacritics. */
  readonly word: string;
  /** Ids of terms, best first: the word itself, words that begin with it, words that contain it. */
  readonly exactTerms: number[];
  readonly otherTerms: number[];
  /** Approximate number of entries with one of the exact terms, and with one of all terms. */
  readonly exactUses: number;
  readonly uses: number;
}

/** Most words of a query; others are ignored. */
const MOST_WORDS = 8;
/** Most terms that begin with a word, and most that contain it elsewhere. */
const MOST_BEGINNING = 1_000;
const MOST_CONTAINING = 500;

const inOrder = (which: string) =>
  sql.raw(`coalesce(array_agg(id order by class, word, exact) filter (where class ${which}), '{}')`);

const preparedWords = prepareOnce((db, name: 'words of a search') => {
  const queryWords = sql`select part as exact, search_words(part) as word, min(at) as at
    from string_to_table(btrim(search_exact(${sql.placeholder('query')}::text)), ' ') with ordinality as parts(part, at)
    where search_words(part) <> '' group by 1 order by 3 limit ${sql.raw(String(MOST_WORDS))}`;
  const columns = sql`${terms.id}, ${terms.exact}, ${terms.word}, ${terms.uses}`;
  const beginning = sql`select ${columns}, case when ${terms.exact} = query_word.exact then 0
      when starts_with(${terms.exact}, query_word.exact) then 1 when ${terms.word} = query_word.word then 3 else 4 end as class
    from ${terms} where ${terms.word} >= query_word.word and ${terms.word} < query_word.word || chr(1114111)
    order by ${terms.word} limit ${sql.raw(String(MOST_BEGINNING))}`;
  const containing = sql`select ${columns}, case when strpos(${terms.exact}, query_word.exact) > 0 then 2 else 5 end as class
    from ${terms} where length(query_word.word) > 2 and ${terms.word} like '%' || query_word.word || '%'
      and not starts_with(${terms.word}, query_word.word) limit ${sql.raw(String(MOST_CONTAINING))}`;
  const found = sql`select ${inOrder('< 3')} as exact_terms, ${inOrder('> 2')} as other_terms, coalesce(sum(uses) filter (where class < 3), 0)::int as exact_uses,
      coalesce(sum(uses), 0)::int as uses
    from ((${beginning}) union all (${containing})) as term`;
  return db
    .select({
      exact: sql<string>`query_word.exact`,
      word: sql<string>`query_word.word`,
      exactTerms: sql<number[]>`found.exact_terms`,
      otherTerms: sql<number[]>`found.other_terms`,
      exactUses: sql<number>`found.exact_uses`,
      uses: sql<number>`found.uses`,
    })
    .from(sql`(${queryWords}) as query_word cross join lateral (${found}) as found`)
    .orderBy(sql`query_word.at`)
    .prepare(name);
});

/** Words of a query with their terms; punctuation is ignored. */
export const findQueryWords = (db: Executor, query: string): Promise<QueryWord[]> =>
  preparedWords(db, 'words of a search').execute({ query });

/** Counts the entries of each term. */
export const countUses = (db: Executor) =>
  db.execute(sql`update ${terms} set uses = used.total
    from (select term, count(*)::int as total from search_postings group by term) as used
    where used.term = ${terms.id} and used.total <> ${terms.uses}`);
