import { sql } from '../../platform/database/orm.ts';
import { index, pgTable, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { members } from '../../profile/member/tables.ts';

/** What somebody wrote to the platform's staff from the support screen. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: uuid().primaryKey(),
    /** Null for a visitor. */
    memberId: uuid().references(() => members.id),
    name: text().notNull(),
    email: text(),
    /** E.164. */
    phone: text(),
    topic: text().notNull(),
    words: text().notNull(),
    language: text({ enum: ['VN', 'EN'] })
      .notNull()
      .default('VN'),
    createdAt: moment().notNull(),
    answer: text(),
    answeredAt: moment(),
    answeredBy: uuid().references(() => members.id),
    /** Closed without an answer, or after one. */
    closedAt: moment(),
  },
  (table) => [
    index('support_messages_open')
      .on(table.id)
      .where(sql`${table.closedAt} is null`),
    index('support_messages_member').on(table.memberId, table.id),
  ],
);
