import * as z from 'zod';
import { Id, line, Moment, RichText, text, whole } from '../../common.ts';
import { Person } from '../../profile/directory/person.ts';
import { Document } from '../../profile/upload/document.ts';
import { PERIOD_FORM, PERIOD_KINDS } from '../../period.ts';
import { MOST_ATTACHMENTS, MOST_COUNTED, MOST_REVENUE, REPORT_STATUSES, REPORT_TITLE } from './rules.ts';

/** A month, a quarter or a year; see {@link PERIOD_FORM}. */
export const Period = line(10, 1).pipe(z.string().regex(PERIOD_FORM, { error: 'period' }));
export const PeriodKind = z.enum(PERIOD_KINDS, { error: 'choice' });
export const ReportStatus = z.enum(REPORT_STATUSES, { error: 'choice' });

/** A figure that may be left open in a draft. */
const figure = (most: number) => z.union([z.literal('').transform(() => null), z.null(), whole(0, most)]);

/** What a group says of a period; of a draft everything but the period and the title may be left open. */
export const ReportDraft = z.object({
  period: Period,
  title: line(REPORT_TITLE, 1),
  content: RichText.default(''),
  /** How many belong to the group at the end of the period, and how many of them came in it. */
  members: figure(MOST_COUNTED).default(null),
  newMembers: figure(MOST_COUNTED).default(null),
  /** VND. */
  revenue: figure(MOST_REVENUE).default(null),
  /** How many were held. */
  events: figure(MOST_COUNTED).default(null),
  /** Documents that the writer has uploaded, in order; those that are there already may be anybody's. */
  attachments: z
    .array(z.uuid({ error: 'document' }).toLowerCase())
    .max(MOST_ATTACHMENTS)
    .default([]),
});
export type ReportDraft = z.output<typeof ReportDraft>;

/** Why an agency sends a report back. */
export const ReturnReason = text(1_000, 1);

const Named = z.object({ _id: Id, name: z.string() });

/** What the reader may do with a report now. */
export const ReportCan = z.object({
  update: z.boolean(),
  submit: z.boolean(),
  return: z.boolean(),
  delete: z.boolean(),
});
export type ReportCan = z.output<typeof ReportCan>;

/** The figures of a report; null where a draft leaves them open. */
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
  /** To which it was submitted; null for a draft that never was. */
  agency: Named.nullable(),
  period: z.string(),
  title: z.string(),
  status: ReportStatus,
  submittedAt: Moment.nullable(),
  updatedAt: Moment,
  can: ReportCan,
});
export type ReportRow = z.output<typeof ReportRow>;

/** What happened to a report; what is written before it is submitted is told to the group alone. */
export const ReportStep = z.object({
  kind: z.enum(['created', 'changed', 'submitted', 'returned']),
  at: Moment,
  actor: Person,
  /** Why it was returned. */
  reason: z.string(),
});
export type ReportStep = z.output<typeof ReportStep>;

/** A report with its text, its documents and what happened to it, the oldest first. */
export const AssociationReport = ReportRow.extend({
  /** Sanitised HTML. */
  content: z.string(),
  attachments: z.array(Document),
  /** Why it was returned, while it is. */
  reason: z.string().nullable(),
  /** Counts its changes: sent along with a change, so that of two at once one is told. */
  version: z.int(),
  steps: z.array(ReportStep),
});
export type AssociationReport = z.output<typeof AssociationReport>;

/** Sums over what was submitted for a period; the sums of members are of all groups that told. */
export const ReportTotals = z.object({
  period: z.string(),
  members: z.int(),
  newMembers: z.int(),
  revenue: z.int(),
  events: z.int(),
  /** Groups that reported, of those that there were at the period's end. */
  reported: z.int(),
  expected: z.int(),
});
export type ReportTotals = z.output<typeof ReportTotals>;

/** What a group told of the period; without a report when it did not. */
export const GroupFigures = z.object({
  group: Named,
  report: z.object({ _id: Id, members: z.int(), newMembers: z.int(), revenue: z.int(), events: z.int() }).nullable(),
});
export type GroupFigures = z.output<typeof GroupFigures>;

/** Statistics of an agency's groups, or of one group, by period. */
export const ReportStatistics = z.object({
  /** Whose they are: one of the two. */
  agency: Named.nullable(),
  group: Named.nullable(),
  kind: PeriodKind,
  totals: ReportTotals,
  /** Of the period right before. */
  before: ReportTotals,
  /** Every period up to the one that was asked for, the oldest first, also those that nobody reported of. */
  series: z.array(ReportTotals),
  /** Those who had the most revenue first, then those who have not reported, by name. */
  groups: z.array(GroupFigures),
});
export type ReportStatistics = z.output<typeof ReportStatistics>;

/** For whom the reader writes, and whose reports they may read. */
export const ReportScope = z.object({
  groups: z.array(Named.extend({ agency: Named.nullable() })),
  agencies: z.array(Named),
  /** Whether they read what was submitted everywhere, as staff. */
  isStaff: z.boolean(),
});
export type ReportScope = z.output<typeof ReportScope>;

/** What the platform knows of a period: whoever writes may take it or leave it. */
export const ReportSuggestion = z.object({
  members: z.int(),
  newMembers: z.int(),
  /** What buyers paid on the group's orders, in VND. */
  revenue: z.int(),
});
export type ReportSuggestion = z.output<typeof ReportSuggestion>;
