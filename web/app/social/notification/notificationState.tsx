import type { LiveEvent } from '@m4u/contract/social/notification.live';
import type { Notification } from '@m4u/contract/social/notification.schema';

/** A list of notifications as it is shown, the newest first. */
export interface NotificationList {
  readonly rows: readonly Notification[];
  readonly nextCursor: string | null;
}

const byTime = (a: Notification, b: Notification): number => {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt < b.updatedAt ? 1 : -1;
  return a._id < b._id ? 1 : -1;
};

const withRow = (list: NotificationList, row: Notification): NotificationList => {
  const others = list.rows.filter(({ _id }) => _id !== row._id);
  const last = list.rows.at(-1);
  const wasThere = others.length < list.rows.length;
  // What is below the last row comes with the next page.
  const isBeyond = list.nextCursor !== null && last !== undefined && byTime(row, last) > 0;
  if (!wasThere && isBeyond) return list;
  return { ...list, rows: [...others, row].toSorted(byTime) };
};

/** The list after an event; the same one where nothing changed. */
export const applyToNotifications = (list: NotificationList, event: LiveEvent): NotificationList => {
  if (event.type === 'notification') return withRow(list, event.row);
  if (event.type === 'gone' && event.row.topic === 'notification')
    return { ...list, rows: list.rows.filter(({ _id }) => _id !== event.row._id) };
  return list;
};

/** The list with its next page; what has moved up meanwhile stays where it is. */
export const withNextPage = (list: NotificationList, page: NotificationList): NotificationList => {
  const known = new Set(list.rows.map(({ _id }) => _id));
  return { rows: [...list.rows, ...page.rows.filter(({ _id }) => !known.has(_id))], nextCursor: page.nextCursor };
};
