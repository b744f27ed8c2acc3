import { and, sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import { foldedWords } from '../../../platform/database/folding.ts';
import { members } from '../../member/tables.ts';

/**
 * Whether a text contains each of these words, from the word's beginning and without diacritics, as a value within a
 * larger query.
 */
export const hasWordsStarting = (text: SQLWrapper, query: string): SQL | undefined => {
  const folded = foldedWords(text);
  return and(...query.split(/\s+/).map((word) => sql`${folded} like '%' || ${foldedWords(sql`${word}::text`)} || '%'`));
};

/** Whether a member's name contains each of these words; false for a closed page, whose name is hidden. */
export const openMemberNameHasWords = (id: SQLWrapper, query: string): SQL<boolean> => {
  const row = sql`select from ${members} where ${members.id} = ${id} and ${hasWordsStarting(members.name, query)}
    and ${members.deletedAt} is null and ${members.lockedAt} is null`;
  return sql<boolean>`exists (${row})`;
};
