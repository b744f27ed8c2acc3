import { daysOfPeriod, kindOfPeriod } from '@m4u/contract/period';
import { and, asc, between, desc, eq, type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { groupName } from '../../profile/directory/groups/membership.reads.ts';
import { associationReports as reports } from './tables.ts';
import type { PeriodSums } from './statistics.rules.ts';

/** The reports to count: received by an agency, or submitted by a group. */
export type Whose = { readonly agencyId: string } | { readonly groupId: string };

const isOf = (whose: Whose): SQL =>
  'agencyId' in whose ? eq(reports.agencyId, whose.agencyId) : eq(reports.groupId, whose.groupId);

/** Whether a report was submitted for one of the periods, which are consecutive and of one kind. */
const isIn = (whose: Whose, periods: readonly string[]): SQL | undefined => {
  const [first = '', last = first] = [periods[0], periods.at(-1)];
  return and(
    isOf(whose),
    eq(reports.status, 'submitted'),
    eq(reports.kind, kindOfPeriod(last)),
    between(reports.fromDay, daysOfPeriod(first).from, daysOfPeriod(last).from),
  );
};

// Larger sums are not exact as a JavaScript number; no agency reaches them.
const sumOf = (column: SQLWrapper): SQL<number> =>
  sql<number>`least(coalesce(sum(${column}), 0), ${Number.MAX_SAFE_INTEGER})`.mapWith(Number);

/** Sums submitted reports, one row for each period with reports. */
export const sums = (db: Executor, whose: Whose, periods: readonly string[]): Promise<PeriodSums[]> =>
  db
    .select({
      period: reports.period,
      members: sumOf(reports.members),
      newMembers: sumOf(reports.newMembers),
      revenue: sumOf(reports.revenue),
      events: sumOf(reports.events),
      groups: sql<string[]>`array_agg(${reports.groupId}::text)`,
    })
    .from(reports)
    .where(isIn(whose, periods))
    .groupBy(reports.period);

/** Lists submitted reports of periods, latest period first, then highest revenue. */
export const submitted = (db: Executor, whose: Whose, periods: readonly string[], limit: number) =>
  db
    .select({
      _id: reports.id,
      group: { _id: reports.groupId, name: sql<string>`coalesce(${groupName(reports.groupId)}, ${reports.groupName})` },
      period: reports.period,
      title: reports.title,
      members: sql<number>`coalesce(${reports.members}, 0)`,
      newMembers: sql<number>`coalesce(${reports.newMembers}, 0)`,
      revenue: sql<number>`coalesce(${reports.revenue}, 0)`.mapWith(Number),
      events: sql<number>`coalesce(${reports.events}, 0)`,
      submittedAt: reports.submittedAt,
    })
    .from(reports)
    .where(isIn(whose, periods))
    .orderBy(desc(reports.fromDay), desc(reports.revenue), asc(reports.groupName), asc(reports.id))
    .limit(limit);
