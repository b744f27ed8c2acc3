import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Notification } from '@m4u/contract/social/notification.schema';
import { applyToNotifications, type NotificationList, withNextPage } from './notificationState.tsx';

const row = (id: string, minute: number, changes: Partial<Notification> = {}): Notification => ({
  _id: id,
  kind: 'contact',
  actor: null,
  count: 1,
  text: id,
  path: '/',
  opened: false,
  agencyId: null,
  createdAt: '2026-03-02T02:00:00.000Z',
  updatedAt: `2026-03-02T02:${String(minute).padStart(2, '0')}:00.000Z`,
  ...changes,
});
const idsOf = ({ rows }: NotificationList) => rows.map(({ _id }) => _id).join(' ');
const list: NotificationList = { rows: [row('c', 30), row('b', 20), row('a', 10)], nextCursor: null };

suite('a list of notifications', () => {
  test('takes a new one at its head, and one that happened again', () => {
    assert.equal(idsOf(applyToNotifications(list, { type: 'notification', row: row('d', 40) })), 'd c b a');
    const again = applyToNotifications(list, { type: 'notification', row: row('a', 40, { count: 2 }) });
    assert.equal(idsOf(again), 'a c b');
    assert.equal(again.rows[0]?.count, 2);
  });

  test('keeps one that was opened in its place, and lets go of what is gone', () => {
    const opened = applyToNotifications(list, { type: 'notification', row: row('b', 20, { opened: true }) });
    assert.deepEqual([idsOf(opened), opened.rows[1]?.opened], ['c b a', true]);
    const gone = { type: 'gone', row: { topic: 'notification', _id: 'b' } } as const;
    assert.equal(idsOf(applyToNotifications(list, gone)), 'c a');
    assert.equal(applyToNotifications(list, { ...gone, row: { topic: 'message', _id: 'b' } }), list);
  });

  test('leaves what is below its end to the next page, which repeats nothing', () => {
    const part = { ...list, nextCursor: 'x' };
    assert.equal(idsOf(applyToNotifications(part, { type: 'notification', row: row('0', 5) })), 'c b a');
    const page = { rows: [row('a', 10), row('0', 5)], nextCursor: null };
    assert.equal(idsOf(withNextPage(part, page)), 'c b a 0');
  });
});
