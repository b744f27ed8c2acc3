import { and, type SQL, sql, type SQLWrapper } from './orm.ts';
import { customType } from './orm-tables.ts';

/** A text column that sorts by bytes, independent of the database's locale. */
export const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/**
 * SQL that folds a text for searches: lower-case words without marks, đ as d, each with a leading space. The result is
 * the same in any database locale.
 */
export const foldedWords = (text: SQLWrapper): SQL<string> => {
  const letters = sql`regexp_replace(lower(normalize(translate(${text}, 'Đđ', 'dd'), NFD)), '[\\u0300-\\u036f]', '', 'g')`;
  return sql<string>`(' ' || btrim(regexp_replace(${letters}, '[\\s!-/:-@[-\`{-~–—]+', ' ', 'g')))`;
};

/** Condition: a folded column contains each word of `text` somewhere, marks ignored; a trigram index speeds it up. */
export const containsEachWord = (column: SQLWrapper, text: string): SQL | undefined =>
  and(...text.split(/\s+/).map((part) => sql`${column} like '%' || ltrim(${foldedWords(sql`${part}::text`)}) || '%'`));

/** SQL that folds a text as content's `fold` does: without marks, đ as d, lower case independent of the locale. */
export const folded = (text: SQLWrapper): SQL<string> =>
  sql<string>`lower(translate(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'), 'đĐ', 'dd'))`;
