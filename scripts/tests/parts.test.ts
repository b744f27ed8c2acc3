import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFiles } from '../structure/check-structure.ts';
import { root } from '../command/steps.ts';
import { filesOf, leftOut, together } from './node-tests.ts';
import { testFiles } from './parts.ts';

test('every test file is in one of the parts', async () => {
  const run = new Set(await filesOf(Object.values(testFiles)));
  const missing = [...readFiles(root).keys()].filter((path) => /\.test\.tsx?$/.test(path) && !run.has(path));
  assert.deepEqual(missing, []);
});

test('files about large tables share their process with no other', async () => {
  const scale = [...(await leftOut())].filter((path) => /scale\.test\.ts$/i.test(path));
  assert.ok(scale.length > 1);
  assert.deepEqual(
    together([...scale, 'one.test.ts', 'other.test.ts']).map((group) => group.length),
    [...scale.map(() => 1), 2],
  );
});
