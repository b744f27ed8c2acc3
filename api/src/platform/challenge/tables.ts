import { index, pgTable, text } from '../database/orm-tables.ts';
import { moment } from '../database/columns.ts';

/** Challenges that were solved and used, until they would have expired anyway. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    id: text().primaryKey(),
    /** What was sent with it, by its sender's own name for it: sent again, it is the same. */
    usedFor: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('used_challenges_expiry').on(table.expiresAt)],
);
