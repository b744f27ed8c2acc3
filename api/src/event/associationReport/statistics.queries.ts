import { periodDays, periodKind } from '@m4u/contract/period';
import { and, asc, between, desc, eq, type SQL, sql, type SQLWrapper } from '../../platform/database/orm.ts';
import type { Executor } from '../../platform/database/database.ts';
import { groupNameOf } from '../../profile/directory/groups/membership.reads.ts';
import { associationReports as reports } from './tables.ts';
import type { PeriodSums } from './statistics.rules.ts';

/** The reports to count: received by an agency, or submitted by a group. */
export type StatisticsOwner = { readonly agencyId: string } | { readonly groupId: string };

const isOfOwner = (owner: StatisticsOwner): SQL =>
  'agencyId' in owner ? eq(reports.agencyId, owner.agencyId) : eq(reports.groupId, owner.groupId);

/** Whether a report was submitted for one of the periods, which are consecutive and of one kind. */
const isInPeriods = (owner: StatisticsOwner, periods: readonly string[]): SQL | undefined => {
  const [first = '', last = first] = [periods[0], periods.at(-1)];
  return and(
    isOfOwner(owner),
    eq(reports.status, 'submitted'),
    eq(reports.kind, periodKind(last)),
    between(reports.fromDay, periodDays(first).from, periodDays(last).from),
  );
};

// Larger sums are not exact as a JavaScript number; no agency reaches them.
const sumColumn = (column: SQLWrapper): SQL<number> =>
  sql<number>`least(coalesce(sum(${column}), 0), ${Number.MAX_SAFE_INTEGER})`.mapWith(Number);

/** Sums submitted reports, one row for each period with reports. */
export const sumByPeriod = (db: Executor, owner: StatisticsOwner, periods: readonly string[]): Promise<PeriodSums[]> =>
  db
    .select({
      period: reports.period,
      members: sumColumn(reports.members),
      newMembers: sumColumn(reports.newMembers),
      revenue: sumColumn(reports.revenue),
      events: sumColumn(reports.events),
      groups: sql<string[]>`array_agg(${reports.groupId}::text)`,
    })
    .from(reports)
    .where(isInPeriods(owner, periods))
    .groupBy(reports.period);

/** Lists submitted reports of periods, latest period first, then highest revenue. */
export const listSubmitted = (db: Executor, owner: StatisticsOwner, periods: readonly string[], limit: number) =>
  db
    .select({
      _id: reports.id,
      group: {
        _id: reports.groupId,
        name: sql<string>`coalesce(${groupNameOf(reports.groupId)}, ${reports.groupName})`,
      },
      period: reports.period,
      title: reports.title,
      members: sql<number>`coalesce(${reports.members}, 0)`,
      newMembers: sql<number>`coalesce(${reports.newMembers}, 0)`,
      revenue: sql<number>`coalesce(${reports.revenue}, 0)`.mapWith(Number),
      events: sql<number>`coalesce(${reports.events}, 0)`,
      submittedAt: reports.submittedAt,
    })
    .from(reports)
    .where(isInPeriods(owner, periods))
    .orderBy(desc(reports.fromDay), desc(reports.revenue), asc(reports.groupName), asc(reports.id))
    .limit(limit);
