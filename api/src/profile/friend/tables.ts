import { sql } from '../../platform/database/orm.ts';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { members } from '../member/tables.ts';

/** A friend request and what became of it; one row for a pair, whoever asked (specification §4 "Friend relation"). */
export const friendships = pgTable(
  'friendships',
  {
    /** Who asked. */
    fromId: uuid()
      .notNull()
      .references(() => members.id),
    toId: uuid()
      .notNull()
      .references(() => members.id),
    status: text({ enum: ['requested', 'accepted'] })
      .notNull()
      .default('requested'),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.fromId, table.toId] }),
    uniqueIndex('friendships_pair').on(
      sql`least(${table.fromId}, ${table.toId})`,
      sql`greatest(${table.fromId}, ${table.toId})`,
    ),
    index('friendships_to').on(table.toId, table.status),
    index('friendships_from').on(table.fromId, table.status),
  ],
);

/** Who has blocked whom; a pair that blocks is neither friends nor asking (decisions §2, §10). */
export const memberBlocks = pgTable(
  'member_blocks',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    blockedId: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.blockedId] }),
    index('member_blocks_blocked').on(table.blockedId),
  ],
);
