import { byProgram } from '../../platform/database/row-security/current-actor.ts';
import { and, eq, gte, sql } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { dayInVietnam } from '../../platform/database/days.ts';
import { orders } from './tables.ts';

/** Number of groups that gave points, by day in Vietnam; days without any are left out. */
export const countSellingGroups = byProgram((db: Executor, from: Date) =>
  db
    .select({ day: dayInVietnam(orders.createdAt), count: sql<number>`count(distinct ${orders.groupId})::int` })
    .from(orders)
    .where(and(gte(orders.createdAt, from), eq(orders.status, 'done')))
    .groupBy(sql`1`),
);

/** Number of groups that gave points since `middle`, and from `from` until then. */
export const compareSellingGroups = byProgram(async (db: Executor, from: Date, middle: Date) => {
  const since = sql`${orders.createdAt} >= ${middle}`;
  const [row] = await db
    .select({
      now: sql<number>`(count(distinct ${orders.groupId}) filter (where ${since}))::int`,
      before: sql<number>`(count(distinct ${orders.groupId}) filter (where not ${since}))::int`,
    })
    .from(orders)
    .where(and(gte(orders.createdAt, from), eq(orders.status, 'done')));
  return row ?? { now: 0, before: 0 };
});
