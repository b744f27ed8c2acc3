import { REQUEST_KINDS, REQUEST_STATES } from '@m4u/contract/insight/privacy/request.rules';
import { sql } from '../../../platform/database/orm.ts';
import { index, pgTable, text, uuid } from '../../../platform/database/orm-tables.ts';
import { moment } from '../../../platform/database/columns.ts';
import { members } from '../../../profile/member/tables.ts';

/** Requests about personal data, and the answers of the platform's staff (docs/rules/privacy.md#requests). */
export const dataRequests = pgTable(
  'data_requests',
  {
    id: uuid().primaryKey(),
    /** Null for a visitor, who is identified by the e-mail address. */
    memberId: uuid().references(() => members.id),
    name: text().notNull(),
    email: text(),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    words: text().notNull(),
    language: text({ enum: ['VN', 'EN'] }).notNull(),
    state: text({ enum: REQUEST_STATES }).notNull(),
    createdAt: moment().notNull(),
    /** Due time of the answer; null until the request is confirmed. */
    dueAt: moment(),
    answer: text(),
    answeredBy: uuid().references(() => members.id),
    closedAt: moment(),
  },
  (table) => [
    index('data_requests_open')
      .on(table.dueAt)
      .where(sql`${table.state} = 'open'`),
    index('data_requests_unconfirmed')
      .on(table.createdAt)
      .where(sql`${table.state} = 'unconfirmed'`),
    index('data_requests_closed').on(table.closedAt),
    index('data_requests_member').on(table.memberId, table.id),
  ],
);
