import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trackUsedTime } from './fairness.ts';

test('halves the time given to a caller after thirty seconds, for each caller separately', () => {
  let now = 1_000;
  const usedTime = trackUsedTime(() => now);
  usedTime.add('a', 800);
  usedTime.add('b', 100);
  now += 30_000;
  assert.equal(usedTime.of('a'), 400);
  usedTime.add('a', 100);
  assert.deepEqual([usedTime.of('a'), usedTime.of('b'), usedTime.of('c')], [500, 50, 0]);
});

test('forgets a caller after five minutes', () => {
  let now = 0;
  const usedTime = trackUsedTime(() => now);
  usedTime.add('a', 1_000_000);
  now += 150_000;
  usedTime.add('b', 1);
  now += 150_000;
  usedTime.add('c', 1);
  assert.equal(usedTime.of('a'), 0);
  assert.ok(usedTime.of('b') > 0);
});
