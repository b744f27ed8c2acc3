import { index, pgTable, text } from '../database/orm-tables.ts';
import { moment } from '../database/columns.ts';

/** Used challenges, kept until their expiry. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    id: text().primaryKey(),
    /** Hash of the message that it was used for: the same message may be sent again with it. */
    usedFor: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('used_challenges_expiry').on(table.expiresAt)],
);
