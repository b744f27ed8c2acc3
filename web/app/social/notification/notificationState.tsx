import type { LiveEvent } from '@m4u/contract/social/notification/live';
import {
  applyLive,
  emptyLiveState,
  appendPage,
  liveOrders,
  type LiveWindow,
  toWindow,
} from '@m4u/contract/social/notification/live.rules';
import type { Notification } from '@m4u/contract/social/notification/schema';

/** A page of notifications. */
export interface NotificationPage {
  readonly rows: readonly Notification[];
  readonly nextCursor: string | null;
}

/** A shown list of notifications, newest first. */
export interface NotificationList {
  readonly window: LiveWindow<Notification>;
  readonly nextCursor: string | null;
}

/** A list from its first page. */
export const toNotificationList = ({ rows, nextCursor }: NotificationPage): NotificationList => ({
  window: toWindow(rows, nextCursor !== null),
  nextCursor,
});

/** Appends the next page to the list. */
export const withNextPage = (
  { window }: NotificationList,
  { rows, nextCursor }: NotificationPage,
): NotificationList => ({
  window: appendPage(window, rows, nextCursor !== null, liveOrders.notification),
  nextCursor,
});

/** Applies an event to the list; returns the same object when nothing changed. */
export const applyToNotifications = (list: NotificationList, event: LiveEvent): NotificationList => {
  const window = applyLive({ ...emptyLiveState, notifications: list.window }, event).notifications;
  return window === list.window ? list : { ...list, window };
};

/** Combines a reloaded first page with the further pages that were loaded before. */
export const withFormer = (reloaded: NotificationList, { window, nextCursor }: NotificationList): NotificationList => {
  if (reloaded.nextCursor === null || window.rows.length <= reloaded.window.rows.length) return reloaded;
  const reloadedIds = new Set(reloaded.window.rows.map(({ _id }) => _id));
  return withNextPage(reloaded, { rows: window.rows.filter(({ _id }) => !reloadedIds.has(_id)), nextCursor });
};
