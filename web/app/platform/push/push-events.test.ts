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

/** A service worker with these windows open, and what it did. */
const worker = (windows: readonly string[] = [], { controlled = true } = {}) => {
  const shown: { title: string; options: NotificationOptions & { renotify?: boolean } }[] = [];
  const done: string[] = [];
  const scope: PushScope = {
    registration: {
      showNotification: async (title, options) => {
        const at = shown.findIndex((other) => other.options.tag === options.tag);
        if (at === -1) shown.push({ title, options });
        else shown[at] = { title, options };
      },
      getNotifications: async ({ tag }) =>
        shown.filter(({ options }) => options.tag === tag).map(({ options }) => ({ data: options.data as unknown })),
    },
    clients: {
      matchAll: async () =>
        windows.map((url) => ({
          url,
          focus: async () => done.push(`focus ${url}`),
          navigate: async (to: string) => {
            if (!controlled) throw new TypeError('not controlled');
            done.push(`navigate ${to}`);
          },
        })),
      openWindow: async (url) => void done.push(`open ${url}`),
    },
    location: { origin },
  };
  const press = (data: unknown) => openPushed(scope, { data, close: () => done.push('close') });
  return { scope, shown, done, press };
};

suite('a push message', () => {
  test('is shown as it says, and leads where it says', async () => {
    const { scope, shown } = worker();
    await showPush(scope, JSON.stringify(message));
    const [first] = shown;
    assert.equal(first?.title, message.title);
    assert.equal(first?.options.body, message.body);
    assert.deepEqual(first?.options.data, { path: message.path, version: message.version });
    assert.equal(first?.options.renotify, true);
  });

  test('takes the place of the one before, and stays quiet when it is the same', async () => {
    const { scope, shown } = worker();
    await showPush(scope, JSON.stringify(message));
    await showPush(scope, JSON.stringify(message));
    assert.deepEqual([shown.length, shown[0]?.options.renotify, shown[0]?.options.silent], [1, false, true]);
    await showPush(scope, JSON.stringify({ ...message, version: 'a 2' }));
    assert.deepEqual([shown.length, shown[0]?.options.renotify], [1, true]);
  });

  test('that cannot be read is shown all the same', async () => {
    for (const text of [undefined, '', '{', 'null', '[]', '{"title":7,"path":{}}']) {
      const { scope, shown } = worker();
      await showPush(scope, text);
      assert.equal(shown[0]?.title, 'M4U');
      assert.equal(readPush(text).path, '/notifications');
    }
  });
});

suite('pressing it', () => {
  test('opens a window, or leads one that is open there', async () => {
    const none = worker();
    await none.press({ path: '/contacts/a/b', version: '' });
    assert.deepEqual(none.done, ['close', `open ${origin}/contacts/a/b`]);
    const other = worker([`${origin}/more`]);
    await other.press({ path: '/contacts/a/b' });
    assert.deepEqual(other.done, ['close', `focus ${origin}/more`, `navigate ${origin}/contacts/a/b`]);
    const there = worker([`${origin}/more`, `${origin}/contacts/a/b`]);
    await there.press({ path: '/contacts/a/b' });
    assert.deepEqual(there.done, ['close', `focus ${origin}/contacts/a/b`]);
  });

  test('opens one beside a window that cannot be led', async () => {
    const foreign = worker([`${origin}/more`], { controlled: false });
    await foreign.press({ path: '/contacts/a/b' });
    assert.equal(foreign.done.at(-1), `open ${origin}/contacts/a/b`);
  });

  test('never leads outside', async () => {
    for (const path of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', 'data:text/html,x', 7]) {
      const { press, done } = worker();
      await press({ path });
      assert.deepEqual(done, ['close', `open ${origin}/notifications`], String(path));
    }
  });
});
