import assert from 'node:assert/strict';
import { test } from 'node:test';
import { olderSnapshots } from './snapshots.ts';

test('the newest snapshot is kept, and the journal is no snapshot', () => {
  const names = ['0051_snapshot.json', '_journal.json', '0050_snapshot.json', '0007_snapshot.json'];
  assert.deepEqual(olderSnapshots(names), ['0007_snapshot.json', '0050_snapshot.json']);
});

test('no older one is in the repository', () => {
  assert.deepEqual(olderSnapshots(), [], '`npm run migration -w api` removes them');
});
