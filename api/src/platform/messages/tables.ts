import type {
  FailureReason,
  MessageKind,
  MessageState,
  MessageWay,
} from '@m4u/contract/insight/administration/messages';
import { index, integer, pgTable, text, uuid } from '../database/orm-tables.ts';
import { moment } from '../database/columns.ts';

/**
 * Codes and receipts with a row for each way that was tried, kept for 30 days. No text, no code, and the receiver only as a
 * keyed hash.
 */
export const sentMessages = pgTable(
  'sent_messages',
  {
    /** Derived from the job and the way, so that a repeated job meets its own row; Zalo's `tracking_id`. */
    id: uuid().primaryKey(),
    kind: text().$type<MessageKind>().notNull(),
    way: text().$type<MessageWay>().notNull(),
    state: text().$type<MessageState>().notNull(),
    reason: text().$type<FailureReason>(),
    attempts: integer().notNull(),
    /** Set while a request is under way; a row that keeps it was interrupted. */
    tryingSince: moment(),
    recipientHash: text().notNull(),
    /** The service's own id of the message. */
    providerId: text(),
    createdAt: moment().notNull(),
    sentAt: moment(),
    deliveredAt: moment(),
  },
  (table) => [index('sent_messages_created').on(table.createdAt)],
);

/** The newest tokens of an app at Zalo: each refresh token works once (docs/rules/notification.md#messages). */
export const zaloTokens = pgTable('zalo_tokens', {
  appId: text().primaryKey(),
  /** Access and refresh token, encrypted; null until the first renewal. */
  sealed: text(),
  /** Hash of the setting's token when these were stored: a changed setting begins anew. */
  seedHash: text(),
  expiresAt: moment(),
  renewedAt: moment(),
});
