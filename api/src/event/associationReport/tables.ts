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

/** What a report says. */
export interface ReportFacts {
  readonly period: string;
  readonly title: string;
  /** Sanitised HTML. */
  readonly content: string;
  readonly members: number | null;
  readonly newMembers: number | null;
  /** VND. */
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
    /** What the group was called when it wrote: what lists are searched by. */
    groupName: text().notNull(),
    /** To which it was submitted; null until then. */
    agencyId: uuid().references(() => agencies.id),
    period: text().notNull(),
    /** Of the period: how long it is, and its first day. */
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
    /** As it was submitted last: what those who oversee it read while the group corrects it. */
    submitted: jsonb().$type<ReportFacts>(),
    submittedAt: moment(),
    /** Why it was returned, while it is. */
    reason: text(),
    /** Counts its changes, so that of two at once one is told. */
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
    // One for each period: a returned one is corrected, not written once more.
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

/** What happened to reports, by whom and why. */
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
