import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { openPushed, type PushScope, readPush, showPush } from './push-events.ts';

const origin = 'https://m4u.example';
const message = {
  title: 'Lời nhắn mới',
  body: 'Hoa đã để lại lời nhắn',
  path: '/contacts/a/b',
  tag: 'contact a',
  version: 'a 1',
  lang: 'vi',
};

/** A fake service worker with open windows; records its actions. */
const worker = (windows: readonly string[] = [], { controlled = true } = {}) => {
  const notifications: { title: string; options: NotificationOptions & { renotify?: boolean } }[] = [];
  const actions: string[] = [];
  const scope: PushScope = {
    registration: {
      showNotification: async (title, options) => {
        const index = notifications.findIndex((other) => other.options.tag === options.tag);
        if (index === -1) notifications.push({ title, options });
        else notifications[index] = { title, options };
      },
      getNotifications: async ({ tag }) =>
        notifications
          .filter(({ options }) => options.tag === tag)
          .map(({ options }) => ({ data: options.data as unknown })),
    },
    clients: {
      matchAll: async () =>
        windows.map((url) => ({
          url,
          focus: async () => actions.push(`focus ${url}`),
          navigate: async (to: string) => {
            if (!controlled) throw new TypeError('not controlled');
            actions.push(`navigate ${to}`);
          },
        })),
      openWindow: async (url) => void actions.push(`open ${url}`),
    },
    location: { origin },
  };
  const press = (data: unknown) => openPushed(scope, { data, close: () => actions.push('close') });
  return { scope, notifications, actions, press };
};

suite('push message', () => {
  test('shows its title, text and path', async () => {
    const { scope, notifications } = worker();
    await showPush(scope, JSON.stringify(message));
    const [first] = notifications;
    assert.equal(first?.title, message.title);
    assert.equal(first?.options.body, message.body);
    assert.deepEqual(first?.options.data, { path: message.path, version: message.version });
    assert.equal(first?.options.renotify, true);
  });

  test('replaces the previous one, silently when it is the same', async () => {
    const { scope, notifications } = worker();
    await showPush(scope, JSON.stringify(message));
    await showPush(scope, JSON.stringify(message));
    assert.deepEqual(
      [notifications.length, notifications[0]?.options.renotify, notifications[0]?.options.silent],
      [1, false, true],
    );
    await showPush(scope, JSON.stringify({ ...message, version: 'a 2' }));
    assert.deepEqual([notifications.length, notifications[0]?.options.renotify], [1, true]);
  });

  test('is shown with defaults when it is unreadable', async () => {
    for (const text of [undefined, '', '{', 'null', '[]', '{"title":7,"path":{}}']) {
      const { scope, notifications } = worker();
      await showPush(scope, text);
      assert.equal(notifications[0]?.title, 'M4U');
      assert.equal(readPush(text).path, '/notifications');
    }
  });
});

suite('click on a push message', () => {
  test('opens a window, or navigates an open one', async () => {
    const none = worker();
    await none.press({ path: '/contacts/a/b', version: '' });
    assert.deepEqual(none.actions, ['close', `open ${origin}/contacts/a/b`]);
    const other = worker([`${origin}/more`]);
    await other.press({ path: '/contacts/a/b' });
    assert.deepEqual(other.actions, ['close', `focus ${origin}/more`, `navigate ${origin}/contacts/a/b`]);
    const there = worker([`${origin}/more`, `${origin}/contacts/a/b`]);
    await there.press({ path: '/contacts/a/b' });
    assert.deepEqual(there.actions, ['close', `focus ${origin}/contacts/a/b`]);
  });

  test('opens a new window when the open one cannot be navigated', async () => {
    const foreign = worker([`${origin}/more`], { controlled: false });
    await foreign.press({ path: '/contacts/a/b' });
    assert.equal(foreign.actions.at(-1), `open ${origin}/contacts/a/b`);
  });

  test('never leads to another site', async () => {
    for (const path of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', 'data:text/html,x', 7]) {
      const { press, actions } = worker();
      await press({ path });
      assert.deepEqual(actions, ['close', `open ${origin}/notifications`], String(path));
    }
  });
});
