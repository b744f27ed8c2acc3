import { bigint, index, pgTable, primaryKey, text, uuid } from '../database/orm-tables.ts';
import { moment } from '../database/columns.ts';

/**
 * Last sequence number of each member's stream. The row is locked until the commit, so numbers become visible in order.
 */
export const streams = pgTable('streams', {
  memberId: uuid().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
});

/**
 * Changes of members as gapless sequences: only which row, never its content, which is read at delivery. So a withdrawn
 * text is stored nowhere else (decision 19).
 */
export const streamChanges = pgTable(
  'stream_changes',
  {
    memberId: uuid().notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    topic: text().notNull(),
    ref: uuid().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.seq] }), index('stream_changes_at').on(table.at)],
);
