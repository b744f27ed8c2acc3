import { and, asc, eq, inArray, isNull, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { UserRow } from '../directory/queries.ts';
import { companyGroupMembers, companyGroups, companyUsers as users } from '../tables.ts';
import { filterableUsers, toCondition } from './filter.queries.ts';
import type { Filter } from './filter.rules.ts';
import type { Reference } from './resource.rules.ts';

const inDirectory = (groupId: string) => and(eq(users.groupId, groupId), isNull(users.removedAt));

/** A page of a list. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Lists people of a company's directory, the first one first. */
export const list = async (
  db: Executor,
  groupId: string,
  { filter, limit, offset }: Page & { readonly filter?: Filter | undefined },
): Promise<{ rows: UserRow[]; total: number }> => {
  const where = and(inDirectory(groupId), filter && toCondition(filter, filterableUsers));
  const rows = await db.select().from(users).where(where).orderBy(asc(users.id)).limit(limit).offset(offset);
  return { rows, total: await db.$count(users, where) };
};

/** Finds a person of a company's directory; with `forUpdate` the row is locked until the transaction ends. */
export const find = async (
  db: Executor,
  groupId: string,
  id: string,
  forUpdate = false,
): Promise<UserRow | undefined> => {
  const query = db
    .select()
    .from(users)
    .where(and(inDirectory(groupId), eq(users.id, id)));
  return (await (forUpdate ? query.for('update') : query))[0];
};

/** Whether another person of the directory has a user name. */
export const isTaken = async (db: Executor, groupId: string, { userName, id }: { userName: string; id?: string }) =>
  (await db.$count(
    users,
    and(
      inDirectory(groupId),
      sql`lower(${users.userName}) = lower(${userName})`,
      id === undefined ? undefined : sql`${users.id} <> ${id}`,
    ),
  )) > 0;

/** Changes a person, and counts the change. */
export const update = async (
  tx: Executor,
  id: string,
  changes: Partial<typeof users.$inferInsert>,
): Promise<UserRow | undefined> =>
  (
    await tx
      .update(users)
      .set({ ...changes, version: sql`${users.version} + 1` })
      .where(eq(users.id, id))
      .returning()
  )[0];

/** Takes a person out of all groups of the directory. */
export const leaveGroups = (tx: Executor, id: string) =>
  tx.delete(companyGroupMembers).where(eq(companyGroupMembers.companyUserId, id));

/** The groups of people, by person. */
export const listGroupsOf = async (db: Executor, ids: readonly string[]): Promise<Map<string, Reference[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ userId: companyGroupMembers.companyUserId, id: companyGroups.id, name: companyGroups.displayName })
    .from(companyGroupMembers)
    .innerJoin(companyGroups, eq(companyGroups.id, companyGroupMembers.companyGroupId))
    .where(inArray(companyGroupMembers.companyUserId, [...ids]))
    .orderBy(asc(companyGroups.id));
  return Map.groupBy(rows, ({ userId }) => userId);
};
