import { sql } from '../../../platform/database/orm.ts';
import { bigint, index, pgTable, text, uniqueIndex, uuid } from '../../../platform/database/orm-tables.ts';
import { moment } from '../../../platform/database/columns.ts';
import { members } from '../../../profile/member/tables.ts';

/** Exports of all data of a member; their bytes lie in the storage, in parts (docs/rules/privacy.md#exports). */
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
    /** How many parts there are, and the bytes of all of them. */
    parts: bigint({ mode: 'number' }).notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    index('data_exports_member').on(table.memberId, table.id),
    index('data_exports_ready').on(table.readyAt),
    // One at a time.
    uniqueIndex('data_exports_waiting')
      .on(table.memberId)
      .where(sql`${table.status} = 'waiting'`),
  ],
);
