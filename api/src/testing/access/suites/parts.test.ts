import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { wingOf } from '../engine/wings.ts';

test('every part of the API is walked and replayed by a file of its own', async () => {
  const files = new Set(await readdir(import.meta.dirname));
  const wanted = [...new Set(Object.values(wingOf))].flatMap((wing) => [
    `table.${wing}.test.ts`,
    `replay.${wing}.test.ts`,
  ]);
  assert.deepEqual(
    wanted.filter((file) => !files.has(file)),
    [],
  );
});
