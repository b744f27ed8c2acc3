import { index, pgTable, text, timestamp } from '../database/orm-tables.ts';

/** Challenges that were solved and used, until they would have expired anyway. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    id: text().primaryKey(),
    /** What was sent with it, by its sender's own name for it: sent again, it is the same. */
    usedFor: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('used_challenges_expiry').on(table.expiresAt)],
);
