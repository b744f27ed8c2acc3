import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { companyGroupMembers as belongs, companyGroups as groups, companyUsers as users } from '../tables.ts';
import { filterableGroups, toCondition } from './filter.queries.ts';
import type { Filter } from './filter.rules.ts';
import type { Reference } from './resource.rules.ts';
import type { Page } from './user.queries.ts';

/** A stored group of a directory. */
export type GroupRow = typeof groups.$inferSelect;

/** Lists groups of a company's directory, the first one first. */
export const list = async (
  db: Executor,
  groupId: string,
  { filter, limit, offset }: Page & { readonly filter?: Filter | undefined },
): Promise<{ rows: GroupRow[]; total: number }> => {
  const where = and(eq(groups.groupId, groupId), filter && toCondition(filter, filterableGroups));
  const rows = await db.select().from(groups).where(where).orderBy(asc(groups.id)).limit(limit).offset(offset);
  return { rows, total: await db.$count(groups, where) };
};

/** Finds a group of a company's directory; with `forUpdate` the row is locked until the transaction ends. */
export const find = async (
  db: Executor,
  groupId: string,
  id: string,
  forUpdate = false,
): Promise<GroupRow | undefined> => {
  const query = db
    .select()
    .from(groups)
    .where(and(eq(groups.groupId, groupId), eq(groups.id, id)));
  return (await (forUpdate ? query.for('update') : query))[0];
};

/** Whether another group of the directory has a name. */
export const isTaken = async (
  db: Executor,
  groupId: string,
  { displayName, id }: { displayName: string; id?: string },
) =>
  (await db.$count(
    groups,
    and(
      eq(groups.groupId, groupId),
      sql`lower(${groups.displayName}) = lower(${displayName})`,
      id === undefined ? undefined : sql`${groups.id} <> ${id}`,
    ),
  )) > 0;

/** How many groups a directory has. */
export const countAll = (db: Executor, groupId: string): Promise<number> =>
  db.$count(groups, eq(groups.groupId, groupId));

/** Adds a group. */
export const insert = (tx: Executor, row: typeof groups.$inferInsert) => tx.insert(groups).values(row);

/** Changes a group, and counts the change. */
export const update = (
  tx: Executor,
  id: string,
  changes: Pick<GroupRow, 'updatedAt'> & Partial<Pick<GroupRow, 'displayName' | 'externalId'>>,
) =>
  tx
    .update(groups)
    .set({ ...changes, version: sql`${groups.version} + 1` })
    .where(eq(groups.id, id));

/** Deletes a group; its people stay in the directory. */
export const remove = (tx: Executor, id: string) => tx.delete(groups).where(eq(groups.id, id));

/** The people of groups, by group. */
export const listMembersOf = async (db: Executor, ids: readonly string[]): Promise<Map<string, Reference[]>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ companyGroupId: belongs.companyGroupId, id: users.id, name: users.displayName })
    .from(belongs)
    .innerJoin(users, eq(users.id, belongs.companyUserId))
    .where(inArray(belongs.companyGroupId, [...ids]))
    .orderBy(asc(users.id));
  return Map.groupBy(rows, ({ companyGroupId }) => companyGroupId);
};

/** How many people groups have, by group; none for those without any. */
export const countMembersOf = async (db: Executor, ids: readonly string[]): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: belongs.companyGroupId, people: count() })
    .from(belongs)
    .where(inArray(belongs.companyGroupId, [...ids]))
    .groupBy(belongs.companyGroupId);
  return new Map(rows.map(({ id, people }) => [id, people]));
};

/** The ids of a group's people. */
export const listMemberIds = async (db: Executor, id: string): Promise<string[]> =>
  (await db.select({ id: belongs.companyUserId }).from(belongs).where(eq(belongs.companyGroupId, id))).map(
    (row) => row.id,
  );

/** Those of these ids that are people of the company's directory. */
export const listKnown = async (db: Executor, groupId: string, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await db
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.groupId, groupId), isNull(users.removedAt), inArray(users.id, [...ids])))
      ).map((row) => row.id);

/** Adds people to a group; those who are in it stay. */
export const addMembers = async (tx: Executor, id: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx
    .insert(belongs)
    .values(ids.map((companyUserId) => ({ companyGroupId: id, companyUserId })))
    .onConflictDoNothing();
};

/** Takes people out of a group. */
export const removeMembers = async (tx: Executor, id: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.delete(belongs).where(and(eq(belongs.companyGroupId, id), inArray(belongs.companyUserId, [...ids])));
};

/** Those of these people who have signed in, so that a role follows. */
export const listSignedIn = (db: Executor, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(users)
        .where(and(inArray(users.id, [...ids]), isNotNull(users.memberId), isNull(users.removedAt)))
        .orderBy(asc(users.id));
