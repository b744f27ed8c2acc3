import { and, type SQL, sql, type SQLWrapper } from './orm.ts';
import { customType } from './orm-tables.ts';

/** Text that sorts by its bytes, whatever the database's language. */
export const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * A text as it is searched: words of small letters without marks, đ as d, a space before each. Any database folds it
 * alike, whatever its language.
 */
export const foldedWords = (text: SQLWrapper): SQL<string> => {
  const letters = sql`regexp_replace(lower(normalize(translate(${text}, 'Đđ', 'dd'), NFD)), '[\\u0300-\\u036f]', '', 'g')`;
  return sql<string>`(' ' || btrim(regexp_replace(${letters}, '[\\s!-/:-@[-\`{-~–—]+', ' ', 'g')))`;
};

/** Whether a column that is kept as words has each of these somewhere, whatever their marks; an index of trigrams helps. */
export const containsEachWord = (column: SQLWrapper, asked: string): SQL | undefined =>
  and(...asked.split(/\s+/).map((part) => sql`${column} like '%' || ltrim(${foldedWords(sql`${part}::text`)}) || '%'`));

/** A text in plain small letters, as `fold` of content's rules does it: marks go, đ is d, and lower case is the same everywhere. */
export const folded = (text: SQLWrapper): SQL<string> =>
  sql<string>`lower(translate(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'đĐ', 'dd'))`;
