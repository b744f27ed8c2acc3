import * as z from 'zod';
import { data, Done, Id, line, PAGE_SIZE, whole } from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
import { Notification } from './notification/schema.ts';
import { NoticeChoice, NoticeSetting } from './notification/settings.ts';

/** Longest push token, in characters; a subscription with its keys is much shorter. */
const TOKEN_LENGTH = 4096;

/** Push address of a device: a `PushSubscription` as JSON (browser), or an FCM registration token (phone). */
const PushToken = line(TOKEN_LENGTH, 1);

const OfReader = z.object({
  /** Must be the reader's own id; other members' notifications answer `not-found`. */
  memberId: Id.optional(),
});

/**
 * Notifications, and the live stream of changes for the reader (docs/rules/notification.md#lists,
 * docs/rules/notification.md#stream).
 */
export const notification = endpoints({
  list: {
    method: 'GET',
    path: '/notifications',
    access: 'member',
    summary: 'The reader’s notifications, the newest first; with `agencyId` those that concern an agency',
    query: OfReader.extend({
      agencyId: Id.optional(),
      limit: whole(1, 100).optional(),
      /** `nextCursor` of the previous page; keeps the list complete while new notifications arrive. */
      cursor: line(200).optional(),
    }),
    result: z.object({ data: z.array(Notification), nextCursor: z.string().nullable() }),
    errors: ['not-found'],
  },
  listUnopened: {
    method: 'GET',
    path: '/notifications/viewByMemberId',
    access: 'member',
    summary: 'The reader’s notifications that were not opened, the newest first; a hundred at most',
    query: z.object({ agencyId: Id.optional() }),
    result: data(z.array(Notification)),
  },
  page: {
    method: 'GET',
    path: '/notifications/get-list',
    access: 'member',
    summary: `The reader’s notifications by pages of ${PAGE_SIZE}, and how many there are`,
    query: OfReader.extend({ page: whole(1, 100_000).optional() }),
    result: z.object({ data: z.array(Notification), total: z.int() }),
    errors: ['not-found'],
  },
  count: {
    method: 'GET',
    path: '/notifications/count',
    access: 'member',
    summary: 'How many of the reader’s notifications were not opened',
    result: data(z.object({ total: z.int() })),
  },
  open: {
    method: 'PUT',
    path: '/notifications/open/:id',
    access: 'member',
    summary: 'Marks a notification opened; once more changes nothing',
    params: z.object({ id: Id }),
    result: data(Notification),
    errors: ['not-found'],
  },
  openAll: {
    method: 'PUT',
    path: '/notifications/openAll',
    access: 'member',
    summary: 'Marks all of the reader’s notifications opened',
    result: Done,
  },
  settings: {
    method: 'GET',
    path: '/notifications/settings',
    access: 'member',
    summary: 'By which ways the reader is told of each kind: in the list, by push, by mail',
    result: data(z.array(NoticeSetting)),
  },
  updateSettings: {
    method: 'PUT',
    path: '/notifications/settings',
    access: 'member',
    summary: 'Changes by which ways the reader is told; what is left out stays',
    body: z.object({ settings: z.array(NoticeChoice).min(1).max(100) }),
    result: data(z.array(NoticeSetting)),
  },
  pushKey: {
    method: 'GET',
    path: '/notifications/pushKey',
    access: 'anyone',
    summary: 'What a device needs to be told by push: our public key of Web Push, and whether FCM is configured',
    result: data(z.object({ publicKey: z.string(), fcm: z.boolean() })),
  },
  keepToken: {
    method: 'PUT',
    path: '/fcmToken',
    access: 'member',
    summary:
      'Tells this device by push from now on, while this session lasts; `token` is a PushSubscription as JSON, or a ' +
      'registration token of FCM; a device that another member had moves to the reader',
    body: z.object({ memberId: Id, token: PushToken }),
    result: Done,
    errors: ['not-found'],
  },
  dropToken: {
    method: 'POST',
    path: '/fcmToken/delete',
    access: 'member',
    summary: 'Tells this device by push no longer; one that is not known is no error',
    body: z.object({ token: PushToken }),
    result: Done,
  },
  stream: {
    method: 'GET',
    path: '/events',
    access: 'member',
    summary:
      'What changes for the reader, as server-sent events: rows of `message`, `conversation`, `notification`, `friend` and ' +
      '`contact` as they are now, `gone` for what is no longer to be seen, `counts`; begins with `ready`; after a pause ' +
      'it goes on from `Last-Event-ID` (or `after`) without a gap, or says `reload`',
    query: z.object({
      /** Id of the last received event, for clients that cannot set the `Last-Event-ID` header. */
      after: whole(0, Number.MAX_SAFE_INTEGER).optional(),
    }),
    result: file('text/event-stream'),
    errors: ['unavailable'],
  },
});
