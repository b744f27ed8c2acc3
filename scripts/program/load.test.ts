/**
 * A small version of the load benchmark: a village instead of a town, and seconds instead of minutes. `npm run bench --
 * --only load` measures throughput, recovery and memory.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureLoad } from '../../bench/load/measure.ts';
import { listFaults, loadText } from '../../bench/load/report.ts';
import { VILLAGE } from '../../bench/load/world.ts';

test('refuses excess load in order, loses no acknowledged write, and recovers', async (context) => {
  const measured = await measureLoad({ size: VILLAGE, seconds: 8, step: 2, over: 8, after: 4 });
  context.diagnostic(loadText(measured));
  assert.deepEqual(listFaults(measured), []);
  assert.ok(measured.steady.done.total > 0, 'nothing was done at the rate it takes');
  assert.ok(measured.over.done.total > 0, 'nothing was done while it was too much');
  assert.ok(measured.after.done.total > 0, 'nothing was done afterwards');
});
