import { sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { dayInVietnam } from '../../platform/database/days.ts';
import { members } from './tables.ts';

/** A day in Vietnam and a number. */
export interface DayCount extends Record<string, unknown> {
  readonly day: string;
  readonly count: number;
}

/** Number of members who are not deleted. */
export const countMembers = (db: Executor): Promise<number> => db.$count(members, sql`${members.deletedAt} is null`);

/** New members by day in Vietnam; days without any are left out. */
export const countNewMembers = async (db: Executor, from: Date): Promise<DayCount[]> => {
  const { rows } =
    await db.execute<DayCount>(sql`select ${dayInVietnam(members.createdAt)} as day, count(*)::int as count
    from ${members} where ${members.createdAt} >= ${from} and ${members.deletedAt} is null group by 1`);
  return rows;
};
