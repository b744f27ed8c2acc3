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

/** Notifications; related events share a row until it is opened (docs/rules/notification.md#bundling). */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    kind: text().$type<NoticeKind>().notNull(),
    /** Key of the bundle: the kind, and the id of its subject. */
    subject: text().notNull(),
    /** The member who acted last. */
    actorId: uuid().references(() => members.id, { onDelete: 'set null' }),
    /** Values for its text and link, depending on the kind. */
    data: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** Number of events. */
    count: integer().notNull().default(1),
    /** The agency concerned, for its admins. */
    agencyId: uuid(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    openedAt: moment(),
    /**
     * False when the member wants this kind only by push or mail: it is not in the list, and is closed after delivery.
     */
    listed: boolean().notNull().default(true),
    /** Time at which its e-mail is due; null for none. */
    mailDueAt: moment(),
    /** Time of its last e-mail. */
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

/** Events that were already notified, so that a repeated cause has no effect. */
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

/** Settings of members that differ from the defaults. */
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

/** Browsers and phones that show a member's notifications (docs/rules/notification.md#push). */
export const pushTokens = pgTable(
  'push_tokens',
  {
    /** Hash of the token: a device has one row, whoever is signed in on it. */
    hash: text().primaryKey(),
    memberId: uuid()
      .notNull()
      .references(() => members.id),
    /** The session that registered it; nothing is sent after the session ends. */
    sessionId: uuid().notNull(),
    kind: text({ enum: ['web', 'fcm'] }).notNull(),
    /** The token, encrypted, since anybody who knows it can send to the device. */
    sealed: text().notNull(),
    createdAt: moment().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [index('push_tokens_member').on(table.memberId)],
);
