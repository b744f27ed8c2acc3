import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listRuns, toRunsPath } from './code-runs.ts';

const grid = [
  [true, true, false, true],
  [false, false, false, false],
];

test('lists dark modules as runs, up to the edge', () => {
  assert.deepEqual(listRuns(grid), [
    { x: 0, y: 0, length: 2 },
    { x: 3, y: 0, length: 1 },
  ]);
  assert.equal(toRunsPath(listRuns(grid)), 'M0 0h2v1h-2zM3 0h1v1h-1z');
});

test('asks the given condition instead, within the grid', () => {
  assert.deepEqual(
    listRuns(grid, (_, y) => y === 1),
    [{ x: 0, y: 1, length: 4 }],
  );
});
