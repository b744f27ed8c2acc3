import { sql } from '../../../platform/database/orm.ts';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from '../../../platform/database/orm-tables.ts';
import { moment } from '../../../platform/database/columns.ts';
import { members } from '../../../profile/member/tables.ts';

/** Exports of members' data; the bytes are in the storage, in parts (docs/rules/privacy.md#exports). */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    status: text({ enum: ['waiting', 'ready', 'failed'] })
      .notNull()
      .default('waiting'),
    askedAt: moment().notNull(),
    readyAt: moment(),
    /** Number of parts, and total bytes. */
    parts: bigint({ mode: 'number' }).notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('data_exports_member').on(table.memberId, table.id),
    index('data_exports_ready').on(table.readyAt),
    // One export in progress per member.
    uniqueIndex('data_exports_waiting')
      .on(table.memberId)
      .where(sql`${table.status} = 'waiting'`),
  ],
);
