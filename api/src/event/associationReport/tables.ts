import { MOST_COUNTED, MOST_REVENUE, REPORT_STATUSES } from '@m4u/contract/event/associationReport/rules';
import { PERIOD_KINDS } from '@m4u/contract/period';
import { sql } from '../../platform/database/orm.ts';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/orm-tables.ts';
import { moment, whole } from '../../platform/database/columns.ts';
import { foldedWords, bytewise } from '../../platform/database/folding.ts';
import { agencies } from '../../profile/agency/tables.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';

/** The content of a report. */
export interface ReportFacts {
  readonly period: string;
  readonly title: string;
  /** Sanitised HTML. */
  readonly content: string;
  readonly members: number | null;
  readonly newMembers: number | null;
  /** Revenue in VND. */
  readonly revenue: number | null;
  readonly events: number | null;
  /** Ids of documents, in order. */
  readonly attachments: string[];
}

/** Reports of groups for a month, a quarter or a year (docs/rules/association-report.md#fields). */
export const associationReports = pgTable(
  'association_reports',
  {
    id: uuid().primaryKey(),
    groupId: uuid()
      .notNull()
      .references(() => groups.id),
    /** The group's name at the time of writing, for searches of lists. */
    groupName: text().notNull(),
    /** The agency that received the report; null before the submission. */
    agencyId: uuid().references(() => agencies.id),
    period: text().notNull(),
    /** Kind of the period; `fromDay` is its first day. */
    kind: text({ enum: PERIOD_KINDS }).notNull(),
    fromDay: date().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    members: integer(),
    newMembers: integer(),
    revenue: whole(),
    events: integer(),
    attachments: uuid().array().notNull(),
    status: text({ enum: REPORT_STATUSES }).notNull().default('draft'),
    /** The content of the last submission, which the agency reads while the group corrects the report. */
    submitted: jsonb().$type<ReportFacts>(),
    submittedAt: moment(),
    /** Reason of the return while the status is `returned`. */
    reason: text(),
    /** Incremented by each change; the second of two concurrent changes gets `conflict`. */
    version: integer().notNull().default(1),
    words: bytewise()
      .notNull()
      .generatedAlwaysAs(foldedWords(sql.raw("title || ' ' || group_name"))),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    // One submitted report for each period: a returned one is corrected instead of written again.
    uniqueIndex('association_reports_once')
      .on(table.groupId, table.period)
      .where(sql`${table.status} <> 'draft'`),
    index('association_reports_group').on(table.groupId, table.fromDay, table.id),
    index('association_reports_agency')
      .on(table.agencyId, table.fromDay, table.id)
      .where(sql`${table.status} <> 'draft'`),
    index('association_reports_told')
      .on(table.fromDay, table.id)
      .where(sql`${table.status} <> 'draft'`),
    index('association_reports_words').using('gin', table.words.op('gin_trgm_ops')),
    check(
      'association_reports_figures',
      sql`${table.members} between 0 and ${sql.raw(String(MOST_COUNTED))}
        and ${table.newMembers} between 0 and ${sql.raw(String(MOST_COUNTED))}
        and ${table.events} between 0 and ${sql.raw(String(MOST_COUNTED))}
        and ${table.revenue} between 0 and ${sql.raw(String(MOST_REVENUE))}`,
    ),
    check(
      'association_reports_complete',
      sql`${table.status} = 'draft' or (${table.agencyId} is not null and ${table.submitted} is not null
        and ${table.submittedAt} is not null)`,
    ),
    check('association_reports_returned', sql`(${table.status} = 'returned') = (${table.reason} is not null)`),
  ],
);

/** The history of reports: each step with its author and reason. */
export const associationReportSteps = pgTable(
  'association_report_steps',
  {
    id: uuid().primaryKey(),
    reportId: uuid()
      .notNull()
      .references(() => associationReports.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['created', 'changed', 'submitted', 'returned'] }).notNull(),
    actorId: uuid()
      .notNull()
      .references(() => members.id),
    reason: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (table) => [index('association_report_steps_of').on(table.reportId, table.id)],
);
