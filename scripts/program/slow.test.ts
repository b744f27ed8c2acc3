/** Clients that send a byte a second, in small; `npm run bench -- --only slow` measures the pages beside them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureSlow, slowText } from '../../bench/slow.ts';

test('serves pages while five hundred clients send a byte a second', async (context) => {
  // Throws when a page fails or gets no answer.
  const measured = await measureSlow({ seconds: 1, rounds: 3 });
  context.diagnostic(slowText(measured));
  assert.ok(measured.opened >= 3 * measured.slow);
  assert.ok(measured.bytes > measured.slow, 'they send on');
  assert.ok(measured.parts.length > 0);
  for (const { name, beside } of measured.parts) assert.ok(beside > 0, `${name} was not read`);
});
