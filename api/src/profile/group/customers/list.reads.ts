import { and, eq, isNull, or, sql, type SQL } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { foldedWords } from '../../../platform/database/folding.ts';
import { groupCustomers } from '../invitations/tables.ts';

/** A stored customer. */
export type CustomerRow = Omit<typeof groupCustomers.$inferSelect, 'nameWords'>;

/** Condition: a customer of a group that is not removed. */
export const isNotRemoved = (groupId: string): SQL | undefined =>
  and(eq(groupCustomers.groupId, groupId), isNull(groupCustomers.deletedAt));

/** Patterns of stored numbers that match a search by phone number; empty when the search is not part of a number. */
const phonePatterns = (search: string): readonly string[] => {
  if (!/^[\d\s+().-]+$/.test(search)) return [];
  const digits = search.replace(/\D/g, '');
  if (digits.length < 2) return [];
  const national = /^(?:00?84|84|0)(\d+)$/.exec(digits)?.[1];
  return [`%${digits}%`, ...(national === undefined ? [] : [`+84${national}%`])];
};

/** Condition: the name contains each word of the search, or the number a part of it. */
export const customersMatching = (search: string | undefined): SQL | undefined => {
  if (search === undefined) return undefined;
  const nameConditions = search
    .split(/\s+/)
    .map((word) => sql`${groupCustomers.nameWords} like '%' || btrim(${foldedWords(sql`${word}::text`)}) || '%'`);
  return or(and(...nameConditions), ...phonePatterns(search).map((like) => sql`${groupCustomers.phone} like ${like}`));
};

/** The customers of a group that match a search, as a subquery that other modules join with figures of theirs. */
export const customersOf = (db: Executor, groupId: string, search: string | undefined) =>
  db
    .select()
    .from(groupCustomers)
    .where(and(isNotRemoved(groupId), customersMatching(search)))
    .as('customer');
