import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An agency: an organization above groups, with a theme style of its own (specification §3). */
export const agencies = pgTable('agencies', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  themeStyle: text(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
