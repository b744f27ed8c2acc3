import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { test } from 'node:test';
import { wingOf } from '../engine/wings.ts';

test('each part of the API has a walk and a replay file', async () => {
  const files = new Set(await readdir(import.meta.dirname));
  const expected = [...new Set(Object.values(wingOf))].flatMap((wing) => [
    `table.${wing}.test.ts`,
    `replay.${wing}.test.ts`,
  ]);
  assert.deepEqual(
    expected.filter((file) => !files.has(file)),
    [],
  );
});
