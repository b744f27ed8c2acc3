import { bigint, index, pgTable, primaryKey, text, uuid } from '../database/orm-tables.ts';
import { moment } from '../database/columns.ts';

/** How far the stream of each member has come. Its row is locked to the commit, so numbers are told in their order. */
export const streams = pgTable('streams', {
  memberId: uuid().primaryKey(),
  seq: bigint({ mode: 'number' }).notNull(),
});

/**
 * What changed for a member, one after another without gaps: only which row, never what is in it. What it says is read
 * when it is told, so a text that was withdrawn is nowhere else (decision 19).
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
