import { dayOf } from '@m4u/contract/days';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { StatisticsQuery } from '@m4u/contract/event/associationReport';
import { SHOWN_GROUPS } from '@m4u/contract/event/associationReport/rules';
import type { GroupFigures, ReportStatistics, ReportSuggestion } from '@m4u/contract/event/associationReport/schema';
import { periodDays, periodKind, periodWords } from '@m4u/contract/period';
import { sumRevenue } from '../../commerce/book/revenue.service.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { beginOfDay, endOfDay, formatTime } from '../../platform/time/days.ts';
import { fail } from '../../platform/errors.ts';
import { csvFile } from '../../platform/http/message/csv.ts';
import { listAgencyNames } from '../../profile/agency/summary.service.ts';
import { listGroupsOfAdmin, listAgencyGroups, countMembersIn } from '../../profile/group/lists/reportFigures.reads.ts';
import { isGroupAdmin } from '../../profile/group/rights.service.ts';
import { findOpenGroupNames } from '../../profile/directory/groups/membership.reads.ts';
import { findReader } from './list.service.ts';
import { readAs } from './queries.ts';
import * as queries from './statistics.queries.ts';
import { listPeriods, toTotals } from './statistics.rules.ts';

/** The most rows of an exported table. */
const MOST_LINES = 20_000;

interface NamedRef {
  readonly _id: string;
  readonly name: string;
}

/** The subject of statistics that the reader may see; `groups` are the groups that must report. */
interface StatisticsSubject {
  readonly agency: NamedRef | null;
  readonly group: NamedRef | null;
  readonly whose: queries.StatisticsOwner;
  readonly groups: readonly (NamedRef & { readonly createdAt: Date })[];
}

const agencySubject = async (ctx: Context, agencyId: string): Promise<StatisticsSubject> => {
  const { agencies, staff } = await findReader(ctx, ctx.db);
  if (!staff && !agencies.includes(agencyId)) fail('not-found');
  const [agency = fail('not-found')] = await listAgencyNames(ctx.db, [agencyId]);
  return { agency, group: null, whose: { agencyId }, groups: await listAgencyGroups(ctx.db, agencyId) };
};

const groupSubject = async (ctx: Context, groupId: string): Promise<StatisticsSubject> => {
  if (!(await isGroupAdmin(ctx, groupId))) fail('not-found');
  const name = (await findOpenGroupNames(ctx.db, [groupId])).get(groupId) ?? fail('not-found');
  const group = { _id: groupId, name };
  return { agency: null, group, whose: { groupId }, groups: [{ ...group, createdAt: new Date(0) }] };
};

/** Resolves the subject of statistics: as requested, else the reader's first agency, else group. Errors: not-found. */
const resolveSubject = async (ctx: Context, { agencyId, groupId }: StatisticsQuery): Promise<StatisticsSubject> => {
  if (agencyId !== undefined) return agencySubject(ctx, agencyId);
  if (groupId !== undefined) return groupSubject(ctx, groupId);
  const { agencies, memberId } = await findReader(ctx, ctx.db);
  const [first] = agencies;
  if (first !== undefined) return agencySubject(ctx, first);
  const [group = fail('not-found')] = await listGroupsOfAdmin(ctx.db, { memberId });
  return groupSubject(ctx, group._id);
};

/** Figures of each group for a period: first groups that reported, then the others. */
const listFigures = async (
  ctx: Context,
  { whose, groups }: StatisticsSubject,
  period: string,
): Promise<GroupFigures[]> => {
  const submitted = await readAs(requireSignedIn(ctx), () =>
    queries.listSubmitted(ctx.db, whose, [period], SHOWN_GROUPS),
  );
  const end = endOfDay(periodDays(period).to);
  const silent = groups.filter(
    ({ _id, createdAt }) => createdAt < end && submitted.every(({ group }) => group._id !== _id),
  );
  return [
    ...submitted.map(({ group, _id, members, newMembers, revenue, events }) => ({
      group,
      report: { _id, members, newMembers, revenue, events },
    })),
    ...silent.map(({ _id, name }) => ({ group: { _id, name }, report: null })),
  ].slice(0, SHOWN_GROUPS);
};

/** Statistics by period and by group, with the period before. Errors: not-found. */
export const getStatistics = async (ctx: Context, query: StatisticsQuery): Promise<ReportStatistics> => {
  const subject = await resolveSubject(ctx, query);
  const periods = listPeriods(query, dayOf(ctx.clock.now()));
  const period = periods.at(-1) ?? '';
  const [rows, groups] = await Promise.all([
    readAs(requireSignedIn(ctx), () => queries.sumByPeriod(ctx.db, subject.whose, periods)),
    listFigures(ctx, subject, period),
  ]);
  const series = periods.map((each) =>
    toTotals(
      each,
      rows.find((row) => row.period === each),
      subject.groups,
    ),
  );
  const [previousTotals, totals] = series.slice(-2);
  return {
    agency: subject.agency,
    group: subject.group,
    kind: periodKind(period),
    totals: totals ?? fail('not-found'),
    before: previousTotals ?? fail('not-found'),
    series,
    groups,
  };
};

const HEADINGS = {
  vi: ['Kỳ', 'Nhóm', 'Tiêu đề', 'Thành viên', 'Thành viên mới', 'Doanh thu (VND)', 'Sự kiện', 'Nộp lúc'],
  en: ['Period', 'Group', 'Title', 'Members', 'New members', 'Revenue (VND)', 'Events', 'Submitted at'],
} as const;
const NAMES = { vi: 'Báo cáo', en: 'Reports' } as const;

/** Exports the submitted reports of the statistics' periods as a table. Errors: not-found, rate-limited. */
export const exportStatistics = async (ctx: Context, query: StatisticsQuery): Promise<FileAnswer> => {
  const { whose, agency, group } = await resolveSubject(ctx, query);
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  const periods = listPeriods(query, dayOf(ctx.clock.now()));
  const rows = await readAs(requireSignedIn(ctx), () => queries.listSubmitted(ctx.db, whose, periods, MOST_LINES));
  const name = `${NAMES[ctx.locale]} ${(agency ?? group)?.name ?? ''} ${dayOf(ctx.clock.now())}`;
  return csvFile(name, [
    HEADINGS[ctx.locale],
    ...rows.map((row) => [
      periodWords(row.period, ctx.locale),
      row.group.name,
      row.title,
      String(row.members),
      String(row.newMembers),
      String(row.revenue),
      String(row.events),
      row.submittedAt ? formatTime(row.submittedAt) : '',
    ]),
  ]);
};

/** Suggests figures of a group's period from the platform's own data. Errors: not-found. */
export const suggestFigures = async (
  ctx: Context,
  { groupId, period }: { readonly groupId: string; readonly period: string },
): Promise<ReportSuggestion> => {
  if (!(await isGroupAdmin(ctx, groupId))) fail('not-found');
  const { from, to } = periodDays(period);
  const span = { from: beginOfDay(from), to: endOfDay(to) };
  const [growth, revenue] = await Promise.all([
    countMembersIn(ctx.db, groupId, span),
    sumRevenue(ctx.db, groupId, span),
  ]);
  return { ...growth, revenue };
};
