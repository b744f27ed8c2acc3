import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { draftKey, draftsOf, dropDraft, forgetDrafts, loadDraft, saveDraft } from './draftStore.ts';

const DAY = 24 * 60 * 60 * 1000;
const fields = { about: ['<p>Xin chào</p>'] };

const makeStore = (room = Infinity) => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
};

suite('drafts', () => {
  test('a draft is its reader’s and its form’s, until it is dropped', () => {
    const store = makeStore();
    const key = draftKey('an', '/posts/new');
    saveDraft(store, key, fields, 1_000);
    assert.deepEqual(loadDraft(store, key, 2_000), { at: 1_000, fields });
    assert.equal(loadDraft(store, draftKey('binh', '/posts/new'), 2_000), undefined);
    assert.equal(loadDraft(store, draftKey('an', '/posts/1'), 2_000), undefined);
    dropDraft(store, key);
    assert.equal(loadDraft(store, key, 2_000), undefined);
  });

  test('a draft is offered for thirty days, and only the twenty newest are kept', () => {
    const store = makeStore();
    for (let number = 0; number < 25; number += 1) saveDraft(store, draftKey('an', `/${number}`), fields, number);
    assert.equal(store.length, 20);
    assert.equal(loadDraft(store, draftKey('an', '/4'), 100), undefined);
    assert.ok(loadDraft(store, draftKey('an', '/5'), 100));
    assert.equal(loadDraft(store, draftKey('an', '/24'), 24 + 30 * DAY), undefined);
    saveDraft(store, draftKey('an', '/new'), fields, 40 * DAY);
    assert.equal(store.length, 1);
  });

  test('a reader’s drafts are listed, the newest first', () => {
    const store = makeStore();
    saveDraft(store, draftKey('an', '/edit/posts/1'), fields, 1_000);
    saveDraft(store, draftKey('an', 'note'), fields, 2_000);
    saveDraft(store, draftKey('binh', '/edit/posts/2'), fields, 3_000);
    const listed = draftsOf(store, 'an', 4_000);
    assert.deepEqual(
      listed.map(({ form, at }) => [form, at]),
      [
        ['note', 2_000],
        ['/edit/posts/1', 1_000],
      ],
    );
    dropDraft(store, listed[0]?.key ?? '');
    assert.equal(draftsOf(store, 'an', 4_000).length, 1);
  });

  test('signing out forgets every draft and nothing else', () => {
    const store = makeStore();
    store.setItem('m4u-session-refreshed', '1');
    saveDraft(store, draftKey('an', '/a'), fields, 1);
    saveDraft(store, draftKey('binh', '/b'), fields, 2);
    forgetDrafts(store);
    assert.equal(store.length, 1);
  });

  test('a full or spoilt store breaks nothing', () => {
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
