import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listOlderSnapshots } from './snapshots.ts';

test('keeps the newest snapshot and the journal', () => {
  const names = ['0051_snapshot.json', '_journal.json', '0050_snapshot.json', '0007_snapshot.json'];
  assert.deepEqual(listOlderSnapshots(names), ['0007_snapshot.json', '0050_snapshot.json']);
});

test('the repository contains no older snapshot', () => {
  assert.deepEqual(listOlderSnapshots(), [], '`npm run migration -w api` removes them');
});
