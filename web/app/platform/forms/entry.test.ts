import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryOf } from './entry.ts';

test('finds the entry of a name, and none of what every object has', () => {
  const entries = { show: 1 };
  assert.equal(entryOf(entries, 'show'), 1);
  for (const name of ['', 'hide', 'constructor', '__proto__', 'toString'])
    assert.equal(entryOf(entries, name), undefined);
});
