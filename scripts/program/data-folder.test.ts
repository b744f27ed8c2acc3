/** The data folder of an embedded run. */
import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { folder, register, run } from './main-process.ts';

test('protects its secrets, refuses a second instance, and starts again', async () => {
  const first = await run({});
  assert.match(await first.up, /M4U: http:\/\/localhost:\d+\n/);
  const secrets = await stat(join(folder, 'data', 'secrets.json'));
  assert.equal(secrets.mode & 0o777, 0o600);
  assert.equal((await register(first.address, 'an@m4u.example')).status, 200);

  const second = await run({});
  const refused = await second.ended;
  assert.equal(refused.code, 1);
  assert.match(refused.output, /already running/);
  assert.equal((await fetch(`${first.address}/readyz`)).status, 200);

  assert.equal((await first.stop()).code, 0);
  const again = await run({});
  await again.up;
  assert.equal((await fetch(`${again.address}/dev/outbox`)).status, 200);
  assert.equal((await again.stop()).code, 0);
});
