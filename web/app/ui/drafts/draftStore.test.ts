import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { draftKey, listDrafts, deleteDraft, forgetDrafts, loadDraft, saveDraft } from './draftStore.ts';

const DAY = 24 * 60 * 60 * 1000;
const fields = { about: ['<p>Xin chào</p>'] };

const makeStore = (room = Infinity) => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() {
      return stored.size;
    },
  };
};

suite('drafts', () => {
  test('belong to one reader and one form until they are dropped', () => {
    const store = makeStore();
    const key = draftKey('an', '/posts/new');
    saveDraft(store, key, fields, 1_000);
    assert.deepEqual(loadDraft(store, key, 2_000), { at: 1_000, fields });
    assert.equal(loadDraft(store, draftKey('binh', '/posts/new'), 2_000), undefined);
    assert.equal(loadDraft(store, draftKey('an', '/posts/1'), 2_000), undefined);
    deleteDraft(store, key);
    assert.equal(loadDraft(store, key, 2_000), undefined);
  });

  test('expire after thirty days; only the newest twenty are kept', () => {
    const store = makeStore();
    for (let number = 0; number < 25; number += 1) saveDraft(store, draftKey('an', `/${number}`), fields, number);
    assert.equal(store.length, 20);
    assert.equal(loadDraft(store, draftKey('an', '/4'), 100), undefined);
    assert.ok(loadDraft(store, draftKey('an', '/5'), 100));
    assert.equal(loadDraft(store, draftKey('an', '/24'), 24 + 30 * DAY), undefined);
    saveDraft(store, draftKey('an', '/new'), fields, 40 * DAY);
    assert.equal(store.length, 1);
  });

  test('are listed by reader, newest first', () => {
    const store = makeStore();
    saveDraft(store, draftKey('an', '/edit/posts/1'), fields, 1_000);
    saveDraft(store, draftKey('an', 'note'), fields, 2_000);
    saveDraft(store, draftKey('binh', '/edit/posts/2'), fields, 3_000);
    const listed = listDrafts(store, 'an', 4_000);
    assert.deepEqual(
      listed.map(({ form, at }) => [form, at]),
      [
        ['note', 2_000],
        ['/edit/posts/1', 1_000],
      ],
    );
    deleteDraft(store, listed[0]?.key ?? '');
    assert.equal(listDrafts(store, 'an', 4_000).length, 1);
  });

  test('are deleted at sign-out, without other data', () => {
    const store = makeStore();
    store.setItem('m4u-session-refreshed', '1');
    saveDraft(store, draftKey('an', '/a'), fields, 1);
    saveDraft(store, draftKey('binh', '/b'), fields, 2);
    forgetDrafts(store);
    assert.equal(store.length, 1);
  });

  test('survive a full or corrupt store without errors', () => {
    const full = makeStore(10);
    saveDraft(full, 'k', fields, 1);
    assert.equal(loadDraft(full, 'k', 1), undefined);
    for (const spoilt of ['{', '1', '{"at":"x","fields":{}}', '{"at":1}']) {
      const store = makeStore();
      store.setItem('k', spoilt);
      assert.equal(loadDraft(store, 'k', 1), undefined, spoilt);
    }
  });
});
