import * as z from 'zod';
import { Flag } from '../../common.ts';
import { NoticeChannel, NoticeKind } from './kinds.ts';

/** By which ways a member is told of a kind; `app` is null for a kind that stands in no list. */
export interface NoticeWays {
  readonly app: boolean | null;
  readonly push: boolean;
  readonly mail: boolean;
}

/** How members are told of each kind while they have not chosen otherwise. */
export const noticeDefaults: Readonly<Record<NoticeKind, NoticeWays>> = {
  'friend-request': { app: true, push: true, mail: false },
  'friend-accepted': { app: true, push: true, mail: false },
  contact: { app: true, push: true, mail: true },
  'card-received': { app: true, push: true, mail: true },
  'card-changed': { app: true, push: true, mail: true },
  message: { app: null, push: true, mail: false },
  'message-request': { app: true, push: true, mail: false },
  'group-invitation': { app: true, push: true, mail: true },
  'group-request': { app: true, push: true, mail: false },
  // Its letters come anyway, with what was said.
  registration: { app: true, push: true, mail: false },
  'order-request': { app: true, push: true, mail: true },
  'group-accepted': { app: true, push: true, mail: false },
  points: { app: true, push: true, mail: false },
  // Hundreds of guests answer within days: the list says it, and no letter each.
  wedding: { app: true, push: true, mail: false },
  affiliate: { app: true, push: true, mail: false },
  'points-expiring': { app: true, push: true, mail: false },
  'association-report': { app: true, push: true, mail: true },
  privacy: { app: true, push: true, mail: true },
  // Its letter comes anyway, with what was answered.
  'data-request': { app: true, push: true, mail: false },
  'agency-offer': { app: true, push: true, mail: true },
};

/** Whether a kind is told by a channel at all: `message` stands in the conversations, so only push tells of it. */
export const hasChannel = (kind: NoticeKind, channel: NoticeChannel): boolean =>
  channel === 'push' || noticeDefaults[kind].app !== null;

/** How a member is told of one kind. */
export const NoticeSetting = z.object({
  kind: NoticeKind,
  /** In the list; null for a kind that stands in none. */
  app: z.boolean().nullable(),
  push: z.boolean(),
  /** Null for a kind that no letter tells of. */
  mail: z.boolean().nullable(),
});
export type NoticeSetting = z.output<typeof NoticeSetting>;

/** A choice of a member about one kind and one channel. */
export const NoticeChoice = z
  .object({ kind: NoticeKind, channel: NoticeChannel, enabled: Flag })
  .refine(({ kind, channel }) => hasChannel(kind, channel), { error: 'choice', path: ['channel'] });
export type NoticeChoice = z.output<typeof NoticeChoice>;

/** The settings of every kind, with what a member chose in the place of the defaults. */
export const settingsWith = (choices: readonly NoticeChoice[]): NoticeSetting[] =>
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
    };
  });
