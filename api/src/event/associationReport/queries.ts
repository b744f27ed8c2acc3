import type { ReportFilter } from '@m4u/contract/event/associationReport';
import type { PeriodKind } from '@m4u/contract/period';
import {
  and,
  asc,
  between,
  desc,
  eq,
  getTableColumns,
  inArray,
  ne,
  or,
  type SQL,
  sql,
} from '../../platform/database/orm.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import type { Executor } from '../../platform/database/database.ts';
import { foldedWords, containsEachWord } from '../../platform/database/folding.ts';
import { whereEqual } from '../../platform/database/narrowing.ts';
import { type Sorting, toOrderBy } from '../../platform/database/sorting.ts';
import type { Slice } from '../../platform/database/slice.ts';
import { agencyFactsOf } from '../../profile/directory/agencies/facts.reads.ts';
import { administeredGroupIds, groupNameOf, type RoleHolder } from '../../profile/directory/groups/membership.reads.ts';
import { associationReports as reports, associationReportSteps as steps } from './tables.ts';

const { words: _words, ...columns } = getTableColumns(reports);

/** A row of a report, without its search words. */
export type ReportRecord = Omit<typeof reports.$inferSelect, 'words'>;
/** A row of a step. */
export type StepRecord = typeof steps.$inferSelect;

/** The reader of reports; `agencies` are the agencies that the reader administers. */
export interface ReportReader extends RoleHolder {
  readonly withheldGroups?: readonly string[];
  readonly agencies: readonly string[];
  readonly staff: boolean;
}

/** Runs an authorised query; as the system for staff, who may read the reports of every agency. */
export const readAs = <T>({ staff }: Pick<ReportReader, 'staff'>, read: () => PromiseLike<T>): PromiseLike<T> =>
  staff ? runAsSystem(read) : read();

const isOfReadersGroups = (reader: ReportReader): SQL<boolean> =>
  sql<boolean>`${reports.groupId} in ${administeredGroupIds(reader)}`;

const isOfReadersAgencies = ({ agencies }: ReportReader): SQL | undefined =>
  agencies.length === 0 ? sql`false` : inArray(reports.agencyId, [...agencies]);

/** Whether a reader may see a report: all of their groups; submitted ones of their agencies, or of any for staff. */
const visibleTo = (reader: ReportReader): SQL | undefined =>
  or(
    isOfReadersGroups(reader),
    and(ne(reports.status, 'draft'), reader.staff ? undefined : isOfReadersAgencies(reader)),
  );

const selectForReader = (reader: ReportReader) => ({
  ...columns,
  group: sql<string>`coalesce(${groupNameOf(reports.groupId)}, ${reports.groupName})`,
  agency: agencyFactsOf(reports.agencyId),
  isAdmin: isOfReadersGroups(reader),
  isOverseer: sql<boolean>`coalesce(${isOfReadersAgencies(reader)}, false)`,
});

/** A report with the reader's roles. */
export type FoundReport = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Whether the reader sees the current content: of a returned report, other readers see the submitted content. */
const seesCurrentContent = (reader: ReportReader): SQL =>
  sql`(${ne(reports.status, 'returned')} or ${isOfReadersGroups(reader)})`;

const submittedPeriod = sql`(${reports.submitted} ->> 'period')`;
const submittedWords = foldedWords(sql`(${reports.submitted} ->> 'title') || ' ' || ${reports.groupName}`);

/** Whether the period has the form of a kind: 2026-02, 2026-Q1 or 2026. */
const isOfKind = (kind: PeriodKind): SQL => {
  const form = { month: '____-__', quarter: '____-Q_', year: '____' }[kind];
  return sql`${submittedPeriod} like ${form} and (${submittedPeriod} like '%Q%') = ${kind === 'quarter'}`;
};

const reportsMatching = (
  reader: ReportReader,
  { groupId, agencyId, kind, year, status, q }: ReportFilter,
): SQL | undefined => {
  const asRead = (now: SQL | undefined, formerContent: SQL | undefined): SQL | undefined =>
    or(and(seesCurrentContent(reader), now), and(sql`not ${seesCurrentContent(reader)}`, formerContent));
  return and(
    whereEqual(reports.groupId, groupId),
    whereEqual(reports.agencyId, agencyId),
    kind && asRead(eq(reports.kind, kind), isOfKind(kind)),
    year === undefined
      ? undefined
      : asRead(
          between(reports.fromDay, `${year}-01-01`, `${year}-12-31`),
          sql`left(${submittedPeriod}, 4) = ${String(year)}`,
        ),
    whereEqual(reports.status, status),
    q ? asRead(containsEachWord(reports.words, q), containsEachWord(submittedWords, q)) : undefined,
  );
};

/** Lists a page of the reports that a reader may see, latest period first by default, with their total number. */
export const list = async (
  db: Executor,
  reader: ReportReader,
  { order = 'desc', ...filter }: ReportFilter & Sorting<'period'>,
  { limit, offset }: Slice,
) => {
  const condition = and(visibleTo(reader), reportsMatching(reader, filter));
  const rows = db
    .select(selectForReader(reader))
    .from(reports)
    .where(condition)
    .orderBy(...toOrderBy({ period: reports.fromDay }, reports.id, { order }, 'period'))
    .limit(limit)
    .offset(offset);
  const [data, total] = await readAs(reader, () => Promise.all([rows, db.$count(reports, condition)]));
  return { data, total };
};

/** Finds a report that a reader may see. */
export const find = async (db: Executor, reader: ReportReader, id: string) => {
  const [row] = await readAs(reader, () =>
    db
      .select(selectForReader(reader))
      .from(reports)
      .where(and(eq(reports.id, id), visibleTo(reader))),
  );
  return row;
};

/** Locks a report until the transaction ends. */
export const findForUpdate = (tx: Executor, id: string) =>
  tx.select({ id: reports.id }).from(reports).where(eq(reports.id, id)).for('update');

/** Whether a group has submitted another report for a period. */
export const isPeriodTaken = async (
  db: Executor,
  { groupId, period, id }: Pick<ReportRecord, 'groupId' | 'period' | 'id'>,
): Promise<boolean> => {
  const others = and(
    eq(reports.groupId, groupId),
    eq(reports.period, period),
    ne(reports.status, 'draft'),
    ne(reports.id, id),
  );
  return (await db.$count(reports, others)) > 0;
};

export const insert = (tx: Executor, row: typeof reports.$inferInsert) => tx.insert(reports).values(row);

/** Updates a locked report. */
export const update = (tx: Executor, id: string, changes: Partial<typeof reports.$inferInsert>) =>
  tx
    .update(reports)
    .set({ ...changes, version: sql`${reports.version} + 1` })
    .where(eq(reports.id, id));

/** Deletes a report and its steps. */
export const remove = (tx: Executor, id: string) => tx.delete(reports).where(eq(reports.id, id));

/** Finds the latest step of a report. */
export const findLastStep = async (tx: Executor, reportId: string): Promise<StepRecord | undefined> => {
  const [row] = await tx.select().from(steps).where(eq(steps.reportId, reportId)).orderBy(desc(steps.id)).limit(1);
  return row;
};

export const insertStep = (tx: Executor, row: typeof steps.$inferInsert) => tx.insert(steps).values(row);

/** Moves the time of a step to a later moment. */
export const prolongStep = (tx: Executor, id: string, createdAt: Date) =>
  tx.update(steps).set({ createdAt }).where(eq(steps.id, id));

/** Lists the first steps of a report, oldest first; steps before the submission only on request. */
export const listSteps = (
  db: Executor,
  reportId: string,
  { isWhole, limit }: { isWhole: boolean; limit: number },
): Promise<StepRecord[]> =>
  db
    .select()
    .from(steps)
    .where(and(eq(steps.reportId, reportId), isWhole ? undefined : inArray(steps.kind, ['submitted', 'returned'])))
    .orderBy(asc(steps.id))
    .limit(limit);
