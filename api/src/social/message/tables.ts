import { sql } from '../../platform/database/orm.ts';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/orm-tables.ts';
import { moment } from '../../platform/database/columns.ts';
import { members } from '../../profile/member/tables.ts';

/** A direct or group conversation; `groupMessageId` of the calls. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['direct', 'group'] }).notNull(),
    /** Name of a group conversation; empty without one. */
    name: text().notNull().default(''),
    /**
     * Both ids of a direct conversation, the smaller one first, so that each pair has one. Null for a group
     * conversation.
     */
    pair: text(),
    /** The `seq` of the newest message; the row is locked while the next message is written. */
    lastSeq: integer().notNull().default(0),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('conversations_pair').on(table.pair)],
);

/** Members of conversations, and how far each has read. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** `request`: waits for the member's answer to a stranger; `left`: sees nothing after `leftSeq`. */
    status: text({ enum: ['accepted', 'request', 'left'] }).notNull(),
    /** Messages up to this `seq` are not visible to the member. */
    joinedSeq: integer().notNull().default(0),
    leftSeq: integer(),
    /** Messages up to this `seq` are read. */
    readSeq: integer().notNull().default(0),
    /** Hidden until a message with a higher `seq` arrives; zero when never hidden. */
    hiddenSeq: integer().notNull().default(0),
    /** Time of the newest message; the list is ordered by it. */
    activeAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.memberId] }),
    index('conversation_members_list').on(table.memberId, table.activeAt, table.conversationId),
  ],
);

/** A message. `seq` is its place in the conversation, the same for every member. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id),
    seq: integer().notNull(),
    senderId: uuid()
      .notNull()
      .references(() => members.id),
    /** A text, or a change of the conversation. */
    kind: text({ enum: ['text', 'joined', 'left', 'named'] })
      .notNull()
      .default('text'),
    /** Id from the sender's client; a repeat with the same id is the same message. */
    clientId: text().notNull(),
    detail: text().notNull(),
    /** Ids of uploads. */
    images: jsonb().$type<string[]>().notNull().default([]),
    createdAt: moment().notNull(),
    /** Time of withdrawal; text and pictures are removed then. */
    withdrawnAt: moment(),
  },
  (table) => [
    uniqueIndex('messages_place').on(table.conversationId, table.seq),
    index('messages_time').on(table.conversationId, table.createdAt),
    uniqueIndex('messages_once').on(table.senderId, table.clientId, table.conversationId),
    index('messages_pictures')
      .on(table.senderId)
      .where(sql`${table.images} <> '[]'`),
  ],
);
