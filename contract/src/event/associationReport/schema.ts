import * as z from 'zod';
import { Id, line, Moment, Named, RichText, text, whole } from '../../common.ts';
import { Person } from '../../profile/directory/person.ts';
import { Document } from '../../profile/upload/document.ts';
import { PERIOD_FORM, PERIOD_KINDS } from '../../period.ts';
import { MOST_ATTACHMENTS, MOST_COUNTED, MOST_REVENUE, REPORT_STATUSES, REPORT_TITLE_LENGTH } from './rules.ts';

/** A month, a quarter or a year; see {@link PERIOD_FORM}. */
export const Period = line(10, 1).pipe(z.string().regex(PERIOD_FORM, { error: 'period' }));
export const PeriodKind = z.enum(PERIOD_KINDS, { error: 'choice' });
export const ReportStatus = z.enum(REPORT_STATUSES, { error: 'choice' });

/** A figure that may be empty in a draft. */
const figure = (most: number) => z.union([z.literal('').transform(() => null), z.null(), whole(0, most)]);

/** Content of a group's report for a period; a draft only needs the period and the title. */
export const ReportDraft = z.object({
  period: Period,
  title: line(REPORT_TITLE_LENGTH, 1),
  content: RichText.default(''),
  /** Members of the group at the end of the period. */
  members: figure(MOST_COUNTED).default(null),
  /** Members who joined in the period. */
  newMembers: figure(MOST_COUNTED).default(null),
  /** Revenue in VND. */
  revenue: figure(MOST_REVENUE).default(null),
  /** Events held in the period. */
  events: figure(MOST_COUNTED).default(null),
  /** Ids of documents in order: new ones must be uploaded by the author, present ones may be of any author. */
  attachments: z
    .array(z.uuid({ error: 'document' }).toLowerCase())
    .max(MOST_ATTACHMENTS)
    .default([]),
});
export type ReportDraft = z.output<typeof ReportDraft>;

/** The reason why an agency returns a report. */
export const ReturnReason = text(1_000, 1);

/** The reader's permissions for a report in its present status. */
export const ReportCan = z.object({
  update: z.boolean(),
  submit: z.boolean(),
  return: z.boolean(),
  delete: z.boolean(),
});
export type ReportCan = z.output<typeof ReportCan>;

/** The figures of a report; null where a draft leaves them empty. */
export const ReportFigures = z.object({
  members: z.int().nullable(),
  newMembers: z.int().nullable(),
  revenue: z.int().nullable(),
  events: z.int().nullable(),
});
export type ReportFigures = z.output<typeof ReportFigures>;

/** A report in a list. */
export const ReportRow = ReportFigures.extend({
  _id: Id,
  group: Named,
  /** The agency that received the report; null before the first submission. */
  agency: Named.nullable(),
  period: z.string(),
  title: z.string(),
  status: ReportStatus,
  submittedAt: Moment.nullable(),
  updatedAt: Moment,
  can: ReportCan,
});
export type ReportRow = z.output<typeof ReportRow>;

/** A step in the history of a report; only the group sees steps before the submission. */
export const ReportStep = z.object({
  kind: z.enum(['created', 'changed', 'submitted', 'returned']),
  at: Moment,
  actor: Person,
  /** Reason of a return. */
  reason: z.string(),
});
export type ReportStep = z.output<typeof ReportStep>;

/** A report with its text, documents and steps, oldest step first. */
export const AssociationReport = ReportRow.extend({
  /** Sanitised HTML. */
  content: z.string(),
  attachments: z.array(Document),
  /** Reason of the return while the status is `returned`. */
  reason: z.string().nullable(),
  /** Incremented by each change; sent with a change, so that the second of two concurrent changes gets `conflict`. */
  version: z.int(),
  steps: z.array(ReportStep),
});
export type AssociationReport = z.output<typeof AssociationReport>;

/** Sums over the submitted reports of a period. */
export const ReportTotals = z.object({
  period: z.string(),
  members: z.int(),
  newMembers: z.int(),
  revenue: z.int(),
  events: z.int(),
  /** The number of groups that reported; `expected` also counts the other groups that existed at the period's end. */
  reported: z.int(),
  expected: z.int(),
});
export type ReportTotals = z.output<typeof ReportTotals>;

/** A group's figures of a period; null report when the group submitted none. */
export const GroupFigures = z.object({
  group: Named,
  report: z.object({ _id: Id, members: z.int(), newMembers: z.int(), revenue: z.int(), events: z.int() }).nullable(),
});
export type GroupFigures = z.output<typeof GroupFigures>;

/** Statistics of an agency's groups, or of one group, by period. */
export const ReportStatistics = z.object({
  /** The subject of the statistics: either `agency` or `group` is set. */
  agency: Named.nullable(),
  group: Named.nullable(),
  kind: PeriodKind,
  totals: ReportTotals,
  /** Totals of the period right before. */
  before: ReportTotals,
  /** Every period up to the requested one, oldest first, including periods without reports. */
  series: z.array(ReportTotals),
  /** Groups by highest revenue, then groups without a report by name. */
  groups: z.array(GroupFigures),
});
export type ReportStatistics = z.output<typeof ReportStatistics>;

/** The groups that the reader may report for, and the agencies whose reports the reader may see. */
export const ReportScope = z.object({
  groups: z.array(Named.extend({ agency: Named.nullable() })),
  agencies: z.array(Named),
  /** Whether the reader is staff, who see all submitted reports. */
  isStaff: z.boolean(),
});
export type ReportScope = z.output<typeof ReportScope>;

/** Figures of a period from the platform's own data, which the author may use in the form. */
export const ReportSuggestion = z.object({
  members: z.int(),
  newMembers: z.int(),
  /** Payments of the group's orders in VND. */
  revenue: z.int(),
});
export type ReportSuggestion = z.output<typeof ReportSuggestion>;
