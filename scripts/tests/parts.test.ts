import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFiles } from '../structure/check-structure.ts';
import { root } from '../command/steps.ts';
import { findFiles, listLeftOut, groupTogether } from './node-tests.ts';
import { testFiles } from './parts.ts';

test('every test file belongs to a part', async () => {
  const run = new Set(await findFiles(Object.values(testFiles)));
  const missing = [...readFiles(root).keys()].filter((path) => /\.test\.tsx?$/.test(path) && !run.has(path));
  assert.deepEqual(missing, []);
});

test('files about large tables run in processes of their own', async () => {
  const scale = [...(await listLeftOut())].filter((path) => /scale\.test\.ts$/i.test(path));
  assert.ok(scale.length > 1);
  assert.deepEqual(
    groupTogether([...scale, 'one.test.ts', 'other.test.ts']).map((group) => group.length),
    [...scale.map(() => 1), 2],
  );
});
