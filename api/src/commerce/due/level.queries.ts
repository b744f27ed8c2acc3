import type { Executor } from '../../platform/database/database.ts';
import { and, asc, eq, inArray, sql } from '../../platform/database/orm.ts';
import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { dueLevels as levels, duePeriods as periods } from './tables.ts';

/** A row of a level. */
export type LevelRow = typeof levels.$inferSelect;

/** Lists the levels of a group, archived ones last, with the number of members who hold them on a day. */
export const list = (db: Executor, groupId: string, day: string): Promise<(LevelRow & { holders: number })[]> => {
  const holders = sql<number>`(select count(distinct ${periods.memberId})::int from ${periods}
    where ${periods.levelId} = ${sql.raw('due_levels.id')} and ${periods.state} = 'given'
    and ${periods.startsOn} <= ${day} and ${periods.endsOn} + ${periods.graceDays}::int >= ${day}::date)`;
  return db
    .select({
      id: levels.id,
      groupId: levels.groupId,
      name: levels.name,
      price: levels.price,
      months: levels.months,
      graceDays: levels.graceDays,
      benefits: levels.benefits,
      isOpen: levels.isOpen,
      archivedAt: levels.archivedAt,
      createdBy: levels.createdBy,
      createdAt: levels.createdAt,
      updatedAt: levels.updatedAt,
      holders,
    })
    .from(levels)
    .where(eq(levels.groupId, groupId))
    .orderBy(sql`${levels.archivedAt} is not null`, asc(levels.id))
    .limit(500);
};

/** Lists all levels of some groups. Runs as the program: the caller shows members those that they may take. */
export const listOfGroups = byProgram(async (db: Executor, groupIds: readonly string[]): Promise<LevelRow[]> =>
  groupIds.length === 0
    ? []
    : db
        .select()
        .from(levels)
        .where(inArray(levels.groupId, [...groupIds]))
        .orderBy(asc(levels.price), asc(levels.id)),
);

/** Finds a level that the caller may see. */
export const find = async (db: Executor, id: string): Promise<LevelRow | undefined> => {
  const [row] = await db.select().from(levels).where(eq(levels.id, id));
  return row;
};

/** Finds a level for a member who takes it. Runs as the program: the caller checks the membership. */
export const findPublic = byProgram(find);

/** Counts the levels of a group that are not archived. */
export const countCurrent = (db: Executor, groupId: string): Promise<number> =>
  db.$count(levels, and(eq(levels.groupId, groupId), sql`${levels.archivedAt} is null`));

/** Inserts a level. */
export const insert = async (tx: Transaction, row: typeof levels.$inferInsert): Promise<void> => {
  await tx.insert(levels).values(row);
};

/** Changes a level. */
export const update = async (tx: Transaction, id: string, changes: Partial<typeof levels.$inferInsert>) => {
  await tx.update(levels).set(changes).where(eq(levels.id, id));
};
