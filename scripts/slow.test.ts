/** Callers who send a byte a second, in small: how long pages take beside them is measured by `npm run bench -- --only slow`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureSlow, slowText } from '../bench/slow.ts';

/** On a machine with other work a second of either kind may be a bad one. */
const GENEROUS = 5;

test('pages are read while five hundred send a byte a second', async (context) => {
  const measured = await measureSlow({ seconds: 1, rounds: 3 });
  context.diagnostic(slowText(measured));
  assert.ok(measured.opened >= 3 * measured.slow);
  for (const { name, times } of measured.parts) assert.ok(times < GENEROUS, `${name}: ${times} times as long`);
});
