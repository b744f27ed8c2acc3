import * as z from 'zod';
import { Flag } from '../../common.ts';
import { NoticeChannel, NoticeKind } from './kinds.ts';

/** Channels that are on for one kind; `app` is null for a kind without list entries. */
export interface ChannelSettings {
  readonly app: boolean | null;
  readonly push: boolean;
  readonly mail: boolean;
  /** Only for kinds that have a receipt by Zalo or text message. */
  readonly phone?: boolean;
}

/** Default channels of each kind, for members who have not changed them. */
export const noticeDefaults: Readonly<Record<NoticeKind, ChannelSettings>> = {
  'friend-request': { app: true, push: true, mail: false },
  'friend-accepted': { app: true, push: true, mail: false },
  contact: { app: true, push: true, mail: true },
  'card-received': { app: true, push: true, mail: true },
  'card-changed': { app: true, push: true, mail: true },
  message: { app: null, push: true, mail: false },
  'message-request': { app: true, push: true, mail: false },
  'group-invitation': { app: true, push: true, mail: true },
  'group-invitation-answered': { app: true, push: true, mail: false },
  'group-request': { app: true, push: true, mail: false },
  // The decision on a registration is always mailed by its own module.
  registration: { app: true, push: true, mail: false },
  'order-request': { app: true, push: true, mail: true },
  'group-accepted': { app: true, push: true, mail: false },
  'group-staff': { app: true, push: true, mail: true },
  'group-piece': { app: true, push: true, mail: false },
  // A text message costs the installation money, so a receipt is sent to those alone who ask for it.
  points: { app: true, push: true, mail: false, phone: false },
  // A wedding gets hundreds of replies within days, so they are listed and not mailed one by one.
  wedding: { app: true, push: true, mail: false },
  affiliate: { app: true, push: true, mail: false },
  'points-expiring': { app: true, push: true, mail: false },
  'association-report': { app: true, push: true, mail: true },
  privacy: { app: true, push: true, mail: true },
  // The answer to a request is always mailed by its own module.
  'data-request': { app: true, push: true, mail: false },
  webhook: { app: true, push: true, mail: true },
  payment: { app: true, push: true, mail: true },
  ticket: { app: true, push: true, mail: true },
  due: { app: true, push: true, mail: true },
  'agency-offer': { app: true, push: true, mail: true },
};

/** Whether a kind exists on a channel: `message` has no list entry and only uses push, only points have receipts. */
export const hasChannel = (kind: NoticeKind, channel: NoticeChannel): boolean => {
  if (channel === 'phone') return noticeDefaults[kind].phone !== undefined;
  return channel === 'push' || noticeDefaults[kind].app !== null;
};

/** A member's channels for one kind. */
export const NoticeSetting = z.object({
  kind: NoticeKind,
  /** Shown in the list; null for a kind without list entries. */
  app: z.boolean().nullable(),
  push: z.boolean(),
  /** Null for a kind that is never mailed. */
  mail: z.boolean().nullable(),
  /** Receipt by Zalo or text message; null for a kind without one, and where nothing is sent to phones. */
  phone: z.boolean().nullable(),
});
export type NoticeSetting = z.output<typeof NoticeSetting>;

/** A member's choice for one kind and one channel. */
export const NoticeChoice = z
  .object({ kind: NoticeKind, channel: NoticeChannel, enabled: Flag })
  .refine(({ kind, channel }) => hasChannel(kind, channel), { error: 'choice', path: ['channel'] });
export type NoticeChoice = z.output<typeof NoticeChoice>;

/** Settings of every kind: the defaults, overridden by the member's choices. */
export const mergeSettings = (choices: readonly NoticeChoice[]): NoticeSetting[] =>
  NoticeKind.options.map((kind) => {
    const chosen = (channel: NoticeChannel): boolean =>
      choices.findLast((choice) => choice.kind === kind && choice.channel === channel)?.enabled ??
      noticeDefaults[kind][channel] ??
      false;
    return {
      kind,
      app: hasChannel(kind, 'app') ? chosen('app') : null,
      push: chosen('push'),
      mail: hasChannel(kind, 'mail') ? chosen('mail') : null,
      phone: hasChannel(kind, 'phone') ? chosen('phone') : null,
    };
  });
