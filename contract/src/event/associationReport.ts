import * as z from 'zod';
import { ById, data, Done, Id, line, list, Paging, whole } from '../common.ts';
import { endpoints, file, FACTOR_ERRORS } from '../http/endpoint.ts';
import { sortedBy } from '../sorting.ts';
import type { FieldCode } from '../http/fields.ts';
import { FIRST_YEAR, LAST_YEAR } from '../period.ts';
import {
  AssociationReport,
  Period,
  PeriodKind,
  ReportDraft,
  ReportRow,
  ReportScope,
  ReportStatistics,
  ReportStatus,
  ReportSuggestion,
  ReturnReason,
} from './associationReport/schema.ts';

/** Makes a field optional: an empty form field counts as absent. */
const emptyAsAbsent = <S extends z.ZodType>(schema: S, error: FieldCode) =>
  z.union([z.literal('').transform(() => undefined), schema], { error }).optional();

/** Filter of reports; a report must match all given fields. */
export const ReportFilter = z.object({
  groupId: emptyAsAbsent(Id, 'choice'),
  agencyId: emptyAsAbsent(Id, 'choice'),
  kind: emptyAsAbsent(PeriodKind, 'choice'),
  year: emptyAsAbsent(whole(FIRST_YEAR, LAST_YEAR), 'choice'),
  status: emptyAsAbsent(ReportStatus, 'choice'),
  /** Words of the title or the group's name, with or without diacritics. */
  q: line(100).optional(),
});
export type ReportFilter = z.output<typeof ReportFilter>;

/** Columns by which reports are sorted. */
export const REPORT_SORTS = ['period'] as const;

/** Parameters of statistics of an agency or group; by default the reader's first agency, else the first group. */
export const StatisticsQuery = z.object({
  agencyId: emptyAsAbsent(Id, 'choice'),
  groupId: emptyAsAbsent(Id, 'choice'),
  kind: emptyAsAbsent(PeriodKind, 'choice'),
  /** The last period of the statistics, by default the one before today's; it decides the kind. */
  period: emptyAsAbsent(Period, 'period'),
});
export type StatisticsQuery = z.output<typeof StatisticsQuery>;

const result = data(AssociationReport);

/** Periodic reports of groups to their agencies (docs/rules/association-report.md). */
export const associationReport = endpoints({
  list: {
    method: 'GET',
    path: '/associationReport',
    access: 'member',
    summary:
      'Reports of the groups that the caller administers, and reports submitted to the caller’s agencies (for staff: to any agency), latest period first unless `order` says otherwise',
    query: Paging.extend({ ...ReportFilter.shape, ...sortedBy(REPORT_SORTS) }),
    result: list(ReportRow),
  },
  save: {
    method: 'POST',
    path: '/associationReport',
    access: 'member',
    summary:
      'Creates a report of a group, or changes the one of `_id`; with `status` `submitted` it goes to the agency, complete and once per period',
    body: ReportDraft.extend({
      _id: Id.optional(),
      /** The group of a new report; an existing report keeps its group. */
      groupId: Id,
      status: z.enum(['draft', 'submitted'], { error: 'choice' }).default('draft'),
      /** The version that the caller read; without it, later changes by others are overwritten. */
      version: whole(1, 2_147_483_647).optional(),
    }),
    result,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified', 'wrong-state', 'conflict', 'no-agency'],
  },
  scope: {
    method: 'GET',
    path: '/associationReport/scope',
    access: 'member',
    summary: 'Groups for which the caller writes reports, and agencies whose reports the caller reads',
    result: data(ReportScope),
  },
  suggestion: {
    method: 'GET',
    path: '/associationReport/suggestion',
    access: 'member',
    summary: 'Suggested figures for a group’s period from platform data; for group admins',
    query: z.object({ groupId: Id, period: Period }),
    result: data(ReportSuggestion),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  statistics: {
    method: 'GET',
    path: '/associationReport/statistics',
    access: 'member',
    summary:
      'Sums of submitted reports by period and by group, with the previous period; for agency admins and staff, and of one group for its admins',
    query: StatisticsQuery,
    result: data(ReportStatistics),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  exportStatistics: {
    method: 'GET',
    path: '/associationReport/exportCSV',
    access: 'member',
    summary: 'Submitted reports of the periods in the statistics as CSV, one line per report',
    query: StatisticsQuery,
    result: file('text/csv'),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  get: {
    method: 'GET',
    path: '/associationReport/:id',
    access: 'member',
    summary:
      'A report with its documents and history; agency admins and staff read a returned report as it was submitted',
    params: ById,
    result,
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  submit: {
    method: 'PUT',
    path: '/associationReport/submit/:id',
    access: 'member',
    summary: 'Submits a draft or returned report to the group’s agency, complete and once per period',
    params: ById,
    result,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified', 'wrong-state', 'no-agency'],
  },
  giveBack: {
    method: 'PUT',
    path: '/associationReport/return/:id',
    access: 'member',
    summary: 'Returns a submitted report to its group with a reason; for agency admins',
    params: ById,
    body: z.object({ reason: ReturnReason }),
    result,
    errors: ['not-found', 'forbidden', 'account-unverified', 'wrong-state'],
  },
  remove: {
    method: 'PUT',
    path: '/associationReport/delete/:id',
    access: 'member',
    summary: 'Deletes a draft permanently',
    params: ById,
    result: Done,
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified', 'wrong-state'],
  },
});
