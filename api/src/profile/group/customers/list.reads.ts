import {
  and,
  eq,
  isNotNull,
  isNull,
  notExists,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { containsEachWord, foldedWords } from '../../../platform/database/folding.ts';
import { openMembers } from '../../directory/members/people.reads.ts';
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

/** Members who buy at a group: a subquery, since the tables of purchases belong to another module. */
interface Buyers {
  readonly of: SQLWrapper;
  readonly memberId: SQLWrapper;
  /** The first purchase. */
  readonly since: SQLWrapper;
}

/** Members who buy at a group that has no record of theirs, in the columns of a record, without a number. */
const unrecorded = (db: Executor, groupId: string, search: string | undefined, { of, memberId, since }: Buyers) => {
  const members = openMembers(db);
  // A record that nobody claimed is another customer to the group, which must not learn who is behind it.
  const record = db
    .select({ id: groupCustomers.id })
    .from(groupCustomers)
    .where(
      and(
        eq(groupCustomers.groupId, groupId),
        eq(groupCustomers.memberId, members.id),
        isNotNull(groupCustomers.claimedAt),
      ),
    );
  return db
    .select({
      id: members.id,
      groupId: sql<string>`${groupId}::uuid`,
      memberId: members.id,
      name: members.name,
      phone: sql<string>`''`,
      note: sql<string>`''`,
      // Sorted by bytes, as the names of records are.
      nameWords: sql<string>`${members.nameWords} collate "C"`,
      createdBy: members.id,
      createdAt: sql<Date>`${since}`,
      updatedAt: sql<Date>`${since}`,
      claimedAt: sql<Date | null>`${since}`,
      deletedAt: sql<Date | null>`null::timestamptz`,
    })
    .from(sql`${of}`)
    .innerJoin(members, sql`${members.id} = ${memberId}`)
    .where(and(notExists(record), search === undefined ? undefined : containsEachWord(members.nameWords, search)));
};

/**
 * The customers of a group that match a search, as a subquery that other modules join with figures of theirs: those
 * that it wrote down, and of the members who buy there those whom it did not (docs/rules/group.md#customers). The id of
 * such a member is that of the member, and the phone number empty.
 */
export const customersOf = (db: Executor, groupId: string, search: string | undefined, buyers: Buyers) =>
  db
    .select()
    .from(groupCustomers)
    .where(and(isNotRemoved(groupId), customersMatching(search)))
    .unionAll(unrecorded(db, groupId, search, buyers))
    .as('customer');
