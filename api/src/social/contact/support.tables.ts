import { sql } from '../../platform/database/orm.ts';
import { index, pgTable, text, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { members } from '../../profile/member/tables.ts';

/** Messages from the support screen to the platform's staff. */
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
    /** Time of closing, with or without an answer. */
    closedAt: moment(),
  },
  (table) => [
    index('support_messages_open')
      .on(table.id)
      .where(sql`${table.closedAt} is null`),
    index('support_messages_closed').on(table.closedAt),
    index('support_messages_member').on(table.memberId, table.id),
  ],
);
