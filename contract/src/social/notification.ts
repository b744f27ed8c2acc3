import * as z from 'zod';
import { data, Done, Id, line, PAGE_SIZE, whole } from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
import { Notification } from './notification/schema.ts';
import { NoticeChoice, NoticeSetting } from './notification/settings.ts';

/** Longest push token, in characters; a subscription with its keys is much shorter. */
const TOKEN_LENGTH = 4096;

/** Push address of a device: a `PushSubscription` as JSON (browser), or an FCM registration token (phone). */
const PushToken = line(TOKEN_LENGTH, 1);

const ReaderQuery = z.object({
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
    summary: 'The caller’s notifications, newest first; with `agencyId` those about an agency',
    query: ReaderQuery.extend({
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
    summary: 'Up to 100 unopened notifications of the caller, newest first',
    query: z.object({ agencyId: Id.optional() }),
    result: data(z.array(Notification)),
  },
  page: {
    method: 'GET',
    path: '/notifications/get-list',
    access: 'member',
    summary: `The caller’s notifications in pages of ${PAGE_SIZE}, with their total`,
    query: ReaderQuery.extend({ page: whole(1, 100_000).optional() }),
    result: z.object({ data: z.array(Notification), total: z.int() }),
    errors: ['not-found'],
  },
  count: {
    method: 'GET',
    path: '/notifications/count',
    access: 'member',
    summary: 'Number of the caller’s unopened notifications',
    result: data(z.object({ total: z.int() })),
  },
  open: {
    method: 'PUT',
    path: '/notifications/open/:id',
    access: 'member',
    summary: 'Marks a notification as opened; a repeated call changes nothing',
    params: z.object({ id: Id }),
    result: data(Notification),
    errors: ['not-found'],
  },
  openAll: {
    method: 'PUT',
    path: '/notifications/openAll',
    access: 'member',
    summary: 'Marks all notifications of the caller as opened',
    result: Done,
  },
  settings: {
    method: 'GET',
    path: '/notifications/settings',
    access: 'member',
    summary: 'The caller’s notification channels by kind: in the app, by push, by mail, to the phone',
    result: data(z.array(NoticeSetting)),
  },
  updateSettings: {
    method: 'PUT',
    path: '/notifications/settings',
    access: 'member',
    summary: 'Changes the notification channels; omitted ones stay',
    body: z.object({ settings: z.array(NoticeChoice).min(1).max(100) }),
    result: data(z.array(NoticeSetting)),
  },
  pushKey: {
    method: 'GET',
    path: '/notifications/pushKey',
    access: 'anyone',
    summary: 'Push configuration for devices: the public Web Push key, and whether FCM is configured',
    result: data(z.object({ publicKey: z.string(), fcm: z.boolean() })),
  },
  keepToken: {
    method: 'PUT',
    path: '/fcmToken',
    access: 'member',
    summary:
      'Registers a device of the caller for push until the session ends; `token` is a PushSubscription as JSON or an FCM registration token; a device of another member moves to the caller',
    body: z.object({ memberId: Id, token: PushToken }),
    result: Done,
    errors: ['not-found'],
  },
  dropToken: {
    method: 'POST',
    path: '/fcmToken/delete',
    access: 'member',
    summary: 'Ends push on a device; an unknown token is no error',
    body: z.object({ token: PushToken }),
    result: Done,
  },
  zaloReport: {
    method: 'POST',
    path: '/zalo/notices',
    access: 'anyone',
    session: 'ignored',
    from: 'anywhere',
    signature: ['x-zevent-signature'],
    summary:
      'Takes an event of Zalo’s Official Account, signed by Zalo: the delivery of a message; other events and unknown messages change nothing',
    body: z.looseObject({ app_id: line(100, 1), event_name: line(100, 1), timestamp: z.union([line(40, 1), z.int()]) }),
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  stream: {
    method: 'GET',
    path: '/events',
    access: 'member',
    summary:
      'Changes for the caller as server-sent events: current rows of `message`, `conversation`, `notification`, `friend` and `contact`, `gone` for rows no longer visible, and `counts`; begins with `ready`; resumes from `Last-Event-ID` (or `after`) without a gap, or sends `reload`',
    query: z.object({
      /** Id of the last received event, for clients that cannot set the `Last-Event-ID` header. */
      after: whole(0, Number.MAX_SAFE_INTEGER).optional(),
    }),
    result: file('text/event-stream'),
    errors: ['unavailable'],
  },
});
