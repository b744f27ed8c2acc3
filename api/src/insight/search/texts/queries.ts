import { type SQL, sql, type SQLWrapper } from '../../../platform/database/orm.ts';
import type { QueryWord } from '../words.queries.ts';

/** Filters that results must have one of, as `search_texts` has them; null where any will do. */
export interface Narrowing {
  readonly provinces: readonly string[] | null;
  readonly careers: readonly string[] | null;
}

/** Whether a search is narrowed by a province or a profession. */
export const isNarrowed = ({ provinces, careers }: Narrowing): boolean => provinces !== null || careers !== null;

/** Fields of lexemes: name, facts, other text (`search_lexemes`). */
type Field = 'n' | 'f' | 't';
/** From this length on, the last word of a query may be the beginning of one in a text. */
const BEGINNING = 3;
/** Longest word of a lexeme. */
const LONGEST = 60;

/** A quoted lexeme; `$` stands for kind and shelf, which `byTexts` inserts. */
const quoteLexeme = (lexeme: string): string => `'$${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const joinAlternatives = (lexemes: readonly string[]): string => `(${lexemes.join('|')})`;

/** A condition for each word: one of the fields has it, the last word maybe only as a beginning. */
const conditionsOfWords = (
  words: readonly QueryWord[],
  fields: readonly Field[],
  form: 'exact' | 'word',
  mayBegin: boolean,
): string[] =>
  words.map(({ [form]: word }, index) => {
    const begins = mayBegin && index === words.length - 1 && word.length >= BEGINNING;
    return joinAlternatives(fields.map((field) => quoteLexeme(field + word.slice(0, LONGEST)) + (begins ? ':*' : '')));
  });

/**
 * The conditions of `search_hits`, in pairs: facts, then all texts, each as spelled and in any way. Without a narrowing
 * names are found by their own index: here they only have some of several words.
 */
export const conditionsOf = (
  words: readonly QueryWord[],
  { provinces, careers }: Narrowing,
  agencyId: string | undefined,
): string[] => {
  const filters = [provinces, careers, agencyId === undefined ? null : [`a${agencyId}`]].flatMap((choices) =>
    choices === null ? [] : [joinAlternatives(choices.map(quoteLexeme))],
  );
  const narrowed = isNarrowed({ provinces, careers });
  if (words.length === 0) return narrowed ? [filters.join('&'), filters.join('&')] : [];
  const names: readonly Field[] = narrowed || words.length > 1 ? ['n'] : [];
  const ways: (readonly Field[])[] = [
    [...names, 'f'],
    [...names, 'f', 't'],
  ];
  return (narrowed ? [names, ...ways] : ways).flatMap((fields) =>
    [conditionsOfWords(words, fields, 'exact', false), conditionsOfWords(words, fields, 'word', true)].map(
      (parts) => `(${[...filters, ...parts].join('&')})`,
    ),
  );
};

/** Patterns of LIKE for the same, in a text with a space at both ends. */
export const textPatterns = (words: readonly QueryWord[], form: 'exact' | 'word'): string[] =>
  words.map(({ [form]: word }, index) => {
    const begins = form === 'word' && index === words.length - 1 && word.length >= BEGINNING;
    return begins ? `% ${word}%` : `% ${word} %`;
  });

/** The narrowing as a condition on the filters of a row. */
export const isInNarrowing = (filters: SQLWrapper, { provinces, careers }: Record<'provinces' | 'careers', SQL>): SQL =>
  sql`(${provinces}::text[] is null or ${filters} && ${provinces}::text[]) and (${careers}::text[] is null or ${filters} && ${careers}::text[])`;

/** Ids of the best entries of `searched.kind` that fit the conditions, at most `most`. */
export const byTexts = (conditions: SQL, most: SQL): SQL =>
  sql`select hit.id from search_hits(searched.kind, ${conditions}::text[], ${most}) as hit(id)`;
