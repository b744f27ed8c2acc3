import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { scrollKeys } from './scroll-key.ts';

suite('scroll position', () => {
  test('starts new for each navigation, and returns when going back', () => {
    const keyOf = scrollKeys();
    const list = keyOf({ key: 'k1', pathname: '/list' });
    const item = keyOf({ key: 'k2', pathname: '/item' });
    assert.notEqual(item, list);
    assert.equal(keyOf({ key: 'k1', pathname: '/list' }), list);
    assert.notEqual(keyOf({ key: 'k3', pathname: '/item' }), item);
  });

  test('stays when only the query changes', () => {
    const keyOf = scrollKeys();
    const first = keyOf({ key: 'k1', pathname: '/list' });
    assert.equal(keyOf({ key: 'k2', pathname: '/list' }), first);
    assert.notEqual(keyOf({ key: 'k3', pathname: '/item' }), first);
  });
});
