/** Callers who send a byte a second, in small: how long pages take beside them is measured by `npm run bench -- --only slow`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureSlow, slowText } from '../../bench/slow.ts';

test('pages are read while five hundred send a byte a second', async (context) => {
  // Throws when a page is answered by an error or not at all.
  const measured = await measureSlow({ seconds: 1, rounds: 3 });
  context.diagnostic(slowText(measured));
  assert.ok(measured.opened >= 3 * measured.slow);
  assert.ok(measured.bytes > measured.slow, 'they send on');
  assert.ok(measured.parts.length > 0);
  for (const { name, beside } of measured.parts) assert.ok(beside > 0, `${name} was not read`);
});
