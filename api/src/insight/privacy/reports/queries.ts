import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { REPORT_SORTS, ReportOutcome } from '@m4u/contract/insight/privacy';
import { and, asc, count, desc, eq, isNull, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { type Sorting, toOrderBy } from '../../../platform/database/sorting.ts';
import { reports } from './tables.ts';

/** A row of a report. */
export type ReportRow = typeof reports.$inferSelect;

/** Stores a report, unless the reporter has an open report of the same subject. */
export const insert = byProgram((db: Executor, row: typeof reports.$inferInsert) =>
  db.insert(reports).values(row).onConflictDoNothing(),
);

/** By which column reports are sorted. */
export type ReportSorting = Sorting<(typeof REPORT_SORTS)[number]>;

/** Open ones first, oldest first; then handled ones, latest first. */
const openFirst = [
  sql`${reports.handledAt} is not null`,
  sql`case when ${reports.handledAt} is null then ${reports.id} end`,
  desc(reports.handledAt),
  asc(reports.id),
];

/** A page of reports; without a sorting those first that wait. Ids grow with the time, so their index sorts by it. */
export const list = byProgram(
  (db: Executor, { limit, offset }: Slice, sorting: ReportSorting, id?: string): Promise<ReportRow[]> => {
    const order =
      sorting.sort === undefined ? openFirst : toOrderBy({ created: reports.id }, reports.id, sorting, 'created');
    return db
      .select()
      .from(reports)
      .where(id === undefined ? undefined : eq(reports.id, id))
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
  },
);

/** Number of reports, and number of open ones. */
export const countReports = byProgram(async (db: Executor): Promise<{ total: number; totalOpen: number }> => {
  const [row] = await db
    .select({ total: count(), totalOpen: sql<number>`(count(*) filter (where ${reports.handledAt} is null))::int` })
    .from(reports);
  return row ?? { total: 0, totalOpen: 0 };
});

/** Closes an open report; undefined when it does not exist or is already closed. */
export const close = byProgram(
  async (
    db: Executor,
    id: string,
    handled: { outcome: ReportOutcome; handledBy: string; handledAt: Date },
  ): Promise<ReportRow | undefined> => {
    const [row] = await db
      .update(reports)
      .set(handled)
      .where(and(eq(reports.id, id), isNull(reports.handledAt)))
      .returning();
    return row;
  },
);

/** Whether a report with this id exists, open or closed. */
export const exists = byProgram(async (db: Executor, id: string): Promise<boolean> => {
  const rows = await db.select({ id: reports.id }).from(reports).where(eq(reports.id, id));
  return rows.length > 0;
});
