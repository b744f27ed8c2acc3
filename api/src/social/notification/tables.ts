import type { NoticeChannel, NoticeKind } from '@m4u/contract/social/notification/kinds';
import { sql } from '../../platform/database/orm.ts';
import {
  boolean,
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

/** Notifications; until one is opened, what belongs together is one row (docs/rules/notification.md#bundling). */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    kind: text().$type<NoticeKind>().notNull(),
    /** What is told in one: the kind, and what it is about. */
    subject: text().notNull(),
    /** Who did it last. */
    actorId: uuid().references(() => members.id, { onDelete: 'set null' }),
    /** What its words and its link need, by the kind. */
    data: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** How many times it happened. */
    count: integer().notNull().default(1),
    /** The agency it concerns, for those who administer one. */
    agencyId: uuid(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    openedAt: moment(),
    /** False when its reader wants it by push or mail alone: it stands in no list, and is closed when it was told. */
    listed: boolean().notNull().default(true),
    /** For when a letter about it is asked for; null when none is. */
    mailDueAt: moment(),
    /** When the last letter about it was written. */
    mailedAt: moment(),
  },
  (table) => [
    uniqueIndex('notifications_unopened')
      .on(table.memberId, table.subject, table.listed)
      .where(sql`${table.openedAt} is null`),
    index('notifications_newest')
      .on(table.memberId, table.updatedAt, table.id)
      .where(sql`${table.listed}`),
    index('notifications_opened')
      .on(table.openedAt)
      .where(sql`${table.openedAt} is not null`),
    index('notifications_of_agency')
      .on(table.memberId, table.agencyId, table.updatedAt, table.id)
      .where(sql`${table.listed} and ${table.agencyId} is not null`),
  ],
);

/** Each thing that happened, once: the same cause again tells nobody anything. */
export const notificationCauses = pgTable(
  'notification_causes',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    kind: text().$type<NoticeKind>().notNull(),
    cause: text().notNull(),
    notificationId: uuid()
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.cause] }),
    index('notification_causes_of').on(table.notificationId),
  ],
);

/** What a member chose otherwise than it is by default. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    kind: text().$type<NoticeKind>().notNull(),
    channel: text().$type<NoticeChannel>().notNull(),
    enabled: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind, table.channel] })],
);

/** A browser or a phone that shows a member's notifications (docs/rules/notification.md#push). */
export const pushTokens = pgTable(
  'push_tokens',
  {
    /** Hash of the token: the same device has one row, whoever is signed in on it. */
    hash: text().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** The session it was given in: when that ends, nothing is sent any more. */
    sessionId: uuid().notNull(),
    kind: text({ enum: ['web', 'fcm'] }).notNull(),
    /** The token itself, encrypted: who has it can write to the device. */
    sealed: text().notNull(),
    createdAt: moment().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [index('push_tokens_member').on(table.memberId)],
);
