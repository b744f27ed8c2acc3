import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rememberTime } from './fairness.ts';

test('the time that a caller was given counts for half after thirty seconds, and is each caller’s own', () => {
  let now = 1_000;
  const given = rememberTime(() => now);
  given.add('a', 800);
  given.add('b', 100);
  now += 30_000;
  assert.equal(given.of('a'), 400);
  given.add('a', 100);
  assert.deepEqual([given.of('a'), given.of('b'), given.of('c')], [500, 50, 0]);
});

test('a caller of five minutes ago is forgotten', () => {
  let now = 0;
  const given = rememberTime(() => now);
  given.add('a', 1_000_000);
  now += 150_000;
  given.add('b', 1);
  now += 150_000;
  given.add('c', 1);
  assert.equal(given.of('a'), 0);
  assert.ok(given.of('b') > 0);
});
