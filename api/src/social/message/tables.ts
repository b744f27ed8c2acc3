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

/** A conversation of two, or of many; `groupMessageId` of the calls. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['direct', 'group'] }).notNull(),
    /** Of a conversation of many; empty until somebody names it. */
    name: text().notNull().default(''),
    /** The two of a direct one, the lesser id first: there is one for each pair. Null for one of many. */
    pair: text(),
    /** Number of the newest message; its row is locked while the next one is written. */
    lastSeq: integer().notNull().default(0),
    createdBy: uuid()
      .notNull()
      .references(() => members.id),
    createdAt: moment().notNull(),
  },
  (table) => [uniqueIndex('conversations_pair').on(table.pair)],
);

/** Who is in a conversation, and how far each of them has come. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** `request`: a stranger wrote, and it waits to be accepted; `left` sees nothing after `leftSeq`. */
    status: text({ enum: ['accepted', 'request', 'left'] }).notNull(),
    /** Messages up to this one were there before, and are not seen. */
    joinedSeq: integer().notNull().default(0),
    leftSeq: integer(),
    /** Everything up to this one has been read. */
    readSeq: integer().notNull().default(0),
    /** The conversation is hidden until there is a newer message than this; zero while it never was. */
    hiddenSeq: integer().notNull().default(0),
    /** When the newest message came: what the list is ordered by. */
    activeAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.memberId] }),
    index('conversation_members_list').on(table.memberId, table.activeAt, table.conversationId),
  ],
);

/** A message. Its number is its place in the conversation, the same for everybody. */
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
    /** What people wrote, or what happened to the conversation. */
    kind: text({ enum: ['text', 'joined', 'left', 'named'] })
      .notNull()
      .default('text'),
    /** The sender's own name for it: the same one again is the same message. */
    clientId: text().notNull(),
    detail: text().notNull(),
    /** Uploads. */
    images: jsonb().$type<string[]>().notNull().default([]),
    createdAt: moment().notNull(),
    /** Set when its sender took it back; its words and pictures are gone then. */
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
