import * as z from 'zod';

/**
 * What a member can be told of. `message` is told by the conversation itself and by push, and stands in no list.
 * A kind of a later module is a line here, its words in `notification/words.ts`, and a call of `ctx.notifier.notify`.
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
  'group-request',
  'group-accepted',
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
]);
export type NoticeKind = z.output<typeof NoticeKind>;

/** By which way a member is told; the list itself (`app`) cannot be turned off for `message`, which has none. */
export const NoticeChannel = z.enum(['app', 'push', 'mail']);
export type NoticeChannel = z.output<typeof NoticeChannel>;
