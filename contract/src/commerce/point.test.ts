import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculateEarnedPoints, calculateVndPerPoint } from './point/rules.ts';

test('says from which payment on a rate gives a point', () => {
  assert.equal(calculateVndPerPoint(0), null);
  for (const rate of [1, 33, 100, 150, 300, 700, 10_000]) {
    const least = calculateVndPerPoint(rate) ?? 0;
    assert.deepEqual(
      [least - 1, least].map((payment) => calculateEarnedPoints(payment, rate)),
      [0, 1],
      String(rate),
    );
  }
});
