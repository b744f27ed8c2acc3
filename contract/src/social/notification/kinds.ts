import * as z from 'zod';

/**
 * Kinds of notifications. `message` is shown by the conversation and by push, never in the list. A new kind needs a
 * line here, its words in `notification/words.ts`, and a call of `ctx.notifier.notify`.
 */
export const NoticeKind = z.enum([
  'friend-request',
  'friend-accepted',
  'contact',
  'card-received',
  'card-changed',
  'message',
  'message-request',
  'group-invitation',
  'group-invitation-answered',
  'group-request',
  'group-accepted',
  'group-piece',
  'group-staff',
  'agency-offer',
  'registration',
  'points',
  'points-expiring',
  'order-request',
  'affiliate',
  'wedding',
  'association-report',
  'privacy',
  'data-request',
  'webhook',
  'payment',
  'ticket',
  'due',
]);
export type NoticeKind = z.output<typeof NoticeKind>;

/**
 * Channels of a notification. `message` has no list entry, so `app` does not exist for it; `phone` is a receipt by Zalo or
 * text message, for points alone.
 */
export const NoticeChannel = z.enum(['app', 'push', 'mail', 'phone']);
export type NoticeChannel = z.output<typeof NoticeChannel>;
