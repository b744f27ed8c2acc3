import { sql } from '../../platform/database/orm.ts';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { members } from '../member/tables.ts';

/** A friend request and its outcome: one row per pair, whichever member sent it (docs/rules/friend.md#states). */
export const friendships = pgTable(
  'friendships',
  {
    /** The member who sent the request. */
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

/** Blocks. A pair with a block has no friendship and no request (docs/rules/visibility.md#blocks). */
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
