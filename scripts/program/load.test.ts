/**
 * The load of the benchmark in small: a village instead of a town, and seconds instead of minutes. What it takes, how
 * soon it recovers and with how much memory is measured by `npm run bench -- --only load`.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureLoad } from '../../bench/load/measure.ts';
import { faultsOf, loadText } from '../../bench/load/report.ts';
import { VILLAGE } from '../../bench/load/world.ts';

test('too much is sent away in order, nothing acknowledged is lost, and it goes on afterwards', async (context) => {
  const measured = await measureLoad({ size: VILLAGE, seconds: 8, step: 2, over: 8, after: 4 });
  context.diagnostic(loadText(measured));
  assert.deepEqual(faultsOf(measured), []);
  assert.ok(measured.steady.done.total > 0, 'nothing was done at the rate it takes');
  assert.ok(measured.over.done.total > 0, 'nothing was done while it was too much');
  assert.ok(measured.after.done.total > 0, 'nothing was done afterwards');
});
