/** The load of issue "Load" in small: a village instead of a town, and seconds instead of minutes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureLoad } from '../bench/load.measure.ts';
import { faultsOf, loadText } from '../bench/load.report.ts';
import { VILLAGE } from '../bench/load.world.ts';

test('too much is sent away in order, nothing acknowledged is lost, and soon all is as before', async (context) => {
  const measured = await measureLoad({ size: VILLAGE, seconds: 8, step: 2, over: 8, after: 14 });
  context.diagnostic(loadText(measured));
  assert.deepEqual(faultsOf(measured), []);
  assert.ok(measured.over.done.total > 0, 'nothing was done while it was too much');
});
