import { sql } from '../../../platform/database/orm.ts';
import { index, pgTable, text, uniqueIndex, uuid } from '../../../platform/database/orm-tables.ts';
import { moment } from '../../../platform/database/columns.ts';
import { members } from '../../../profile/member/tables.ts';

/** Reports to the platform's staff (docs/rules/privacy.md#reports). */
export const reports = pgTable(
  'reports',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['member', 'group', 'content', 'message'] }).notNull(),
    targetId: uuid().notNull(),
    /** Null when a recipient reports a message by the link in it. */
    reporterId: uuid().references(() => members.id),
    /** Keyed hash of the address that received this message. */
    reporterKey: text(),
    reason: text({ enum: ['spam', 'fraud', 'impersonation', 'harassment', 'illegal', 'other'] }).notNull(),
    words: text().notNull().default(''),
    createdAt: moment().notNull(),
    handledAt: moment(),
    handledBy: uuid().references(() => members.id),
    outcome: text({ enum: ['dismissed', 'acted'] }),
  },
  (table) => [
    index('reports_open')
      .on(table.id)
      .where(sql`${table.handledAt} is null`),
    index('reports_handled').on(table.handledAt),
    // A second report of the same subject is the same row.
    uniqueIndex('reports_once')
      .on(table.reporterId, table.kind, table.targetId)
      .where(sql`${table.handledAt} is null`),
    uniqueIndex('reports_of_letters_once')
      .on(table.reporterKey, table.kind, table.targetId)
      .where(sql`${table.handledAt} is null`),
  ],
);
