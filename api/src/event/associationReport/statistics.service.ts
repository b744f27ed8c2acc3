import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { StatisticsQuery } from '@m4u/contract/event/associationReport';
import { SHOWN_GROUPS } from '@m4u/contract/event/associationReport/rules';
import type { GroupFigures, ReportStatistics, ReportSuggestion } from '@m4u/contract/event/associationReport/schema';
import { daysOfPeriod, kindOfPeriod, periodWords } from '@m4u/contract/period';
import { revenueIn } from '../../commerce/book/revenue.service.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { beginOfDay, dayOf, endOfDay, timeOf } from '../../platform/time/days.ts';
import { fail } from '../../platform/errors.ts';
import { csvFile } from '../../platform/http/message/csv.ts';
import { agencyNames } from '../../profile/agency/summary.service.ts';
import { groupsOfAdmin, listAgencyGroups, countMembersIn } from '../../profile/group/lists/reportFigures.reads.ts';
import { isGroupAdmin } from '../../profile/group/customers/service.ts';
import { groupNames } from '../../profile/directory/groups/membership.reads.ts';
import { readerOf } from './read.service.ts';
import { readBy } from './queries.ts';
import * as queries from './statistics.queries.ts';
import { periodsMeant, totalsOf } from './statistics.rules.ts';

/** The most rows of an exported table. */
const MOST_LINES = 20_000;

interface Named {
  readonly _id: string;
  readonly name: string;
}

/** The subject of statistics that the reader may see; `groups` are the groups that must report. */
interface Subject {
  readonly agency: Named | null;
  readonly group: Named | null;
  readonly whose: queries.Whose;
  readonly groups: readonly (Named & { readonly createdAt: Date })[];
}

const ofAgency = async (ctx: Context, agencyId: string): Promise<Subject> => {
  const { agencies, staff } = await readerOf(ctx, ctx.db);
  if (!staff && !agencies.includes(agencyId)) fail('not-found');
  const [agency = fail('not-found')] = await agencyNames(ctx.db, [agencyId]);
  return { agency, group: null, whose: { agencyId }, groups: await listAgencyGroups(ctx.db, agencyId) };
};

const ofGroup = async (ctx: Context, groupId: string): Promise<Subject> => {
  if (!(await isGroupAdmin(ctx, groupId))) fail('not-found');
  const name = (await groupNames(ctx.db, [groupId])).get(groupId) ?? fail('not-found');
  const group = { _id: groupId, name };
  return { agency: null, group, whose: { groupId }, groups: [{ ...group, createdAt: new Date(0) }] };
};

/** Resolves the subject of statistics: as requested, else the reader's first agency, else group. Errors: not-found. */
const subjectOf = async (ctx: Context, { agencyId, groupId }: StatisticsQuery): Promise<Subject> => {
  if (agencyId !== undefined) return ofAgency(ctx, agencyId);
  if (groupId !== undefined) return ofGroup(ctx, groupId);
  const { agencies, memberId } = await readerOf(ctx, ctx.db);
  const [first] = agencies;
  if (first !== undefined) return ofAgency(ctx, first);
  const [group = fail('not-found')] = await groupsOfAdmin(ctx.db, memberId);
  return ofGroup(ctx, group._id);
};

/** Figures of each group for a period: first groups that reported, then the others. */
const figuresOf = async (ctx: Context, { whose, groups }: Subject, period: string): Promise<GroupFigures[]> => {
  const told = await readBy(requireSignedIn(ctx), () => queries.submitted(ctx.db, whose, [period], SHOWN_GROUPS));
  const end = endOfDay(daysOfPeriod(period).to);
  const silent = groups.filter(({ _id, createdAt }) => createdAt < end && told.every(({ group }) => group._id !== _id));
  return [
    ...told.map(({ group, _id, members, newMembers, revenue, events }) => ({
      group,
      report: { _id, members, newMembers, revenue, events },
    })),
    ...silent.map(({ _id, name }) => ({ group: { _id, name }, report: null })),
  ].slice(0, SHOWN_GROUPS);
};

/** Statistics by period and by group, with the period before. Errors: not-found. */
export const statistics = async (ctx: Context, query: StatisticsQuery): Promise<ReportStatistics> => {
  const subject = await subjectOf(ctx, query);
  const periods = periodsMeant(query, dayOf(ctx.clock.now()));
  const period = periods.at(-1) ?? '';
  const [rows, groups] = await Promise.all([
    readBy(requireSignedIn(ctx), () => queries.sums(ctx.db, subject.whose, periods)),
    figuresOf(ctx, subject, period),
  ]);
  const series = periods.map((each) =>
    totalsOf(
      each,
      rows.find((row) => row.period === each),
      subject.groups,
    ),
  );
  const [before, totals] = series.slice(-2);
  return {
    agency: subject.agency,
    group: subject.group,
    kind: kindOfPeriod(period),
    totals: totals ?? fail('not-found'),
    before: before ?? fail('not-found'),
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
export const exported = async (ctx: Context, query: StatisticsQuery): Promise<FileAnswer> => {
  const { whose, agency, group } = await subjectOf(ctx, query);
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  const periods = periodsMeant(query, dayOf(ctx.clock.now()));
  const rows = await readBy(requireSignedIn(ctx), () => queries.submitted(ctx.db, whose, periods, MOST_LINES));
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
      row.submittedAt ? timeOf(row.submittedAt) : '',
    ]),
  ]);
};

/** Suggests figures of a group's period from the platform's own data. Errors: not-found. */
export const suggestion = async (
  ctx: Context,
  { groupId, period }: { readonly groupId: string; readonly period: string },
): Promise<ReportSuggestion> => {
  if (!(await isGroupAdmin(ctx, groupId))) fail('not-found');
  const { from, to } = daysOfPeriod(period);
  const span = { from: beginOfDay(from), to: endOfDay(to) };
  const [growth, revenue] = await Promise.all([
    countMembersIn(ctx.db, groupId, span),
    revenueIn(ctx.db, groupId, span),
  ]);
  return { ...growth, revenue };
};
