import assert from 'node:assert/strict';
import { test } from 'node:test';
import { restOfLastRow } from './wallRows.ts';

/** Height of the last row of pictures of equal ratio, with a rest that grows by `rest`. */
const heightOf = (ratio: number, count: number, rest: number, width: number, rowHeight: number): number => {
  const free = width - 6 * (count - 1) - rowHeight * ratio * count;
  return rowHeight + free / (ratio * count + rest);
};

test('makes the last row as high as the rows above', () => {
  // Two of 4:3 fill a row of 560 px, so the fifth stands alone.
  const wall = { width: 560, rowHeight: 160 };
  const rest = restOfLastRow([4 / 3, 4 / 3, 4 / 3, 4 / 3, 4 / 3], wall);
  const above = (560 - 6) / (8 / 3);
  assert.ok(Math.abs(heightOf(4 / 3, 1, rest, 560, 160) - above) < 1);
});

test('fills the width where the last row is full', () => {
  assert.equal(restOfLastRow([4 / 3, 4 / 3, 4 / 3, 4 / 3], { width: 560, rowHeight: 160 }) < 0.1, true);
});
