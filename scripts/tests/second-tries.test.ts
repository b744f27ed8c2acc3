import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, mock, test } from 'node:test';
import { recordSecondTries } from './second-tries.ts';

const folder = await mkdtemp(join(tmpdir(), 'm4u-second-tries-'));
after(() => rm(folder, { recursive: true, force: true }));
const file = join(folder, 'second-tries.json');
const namesIn = async (): Promise<string[]> =>
  (JSON.parse(await readFile(file, 'utf8')) as { name: string }[]).map(({ name }) => name);

test('records a second try once and refuses a repeated one', async (t) => {
  const say = mock.method(console, 'log', () => undefined);
  t.after(() => say.mock.restore());
  const { CI } = process.env;
  delete process.env['CI'];
  t.after(() => {
    if (CI !== undefined) process.env['CI'] = CI;
  });
  await writeFile(file, '[]');
  assert.equal(await recordSecondTries(['e2e/profile/walk.spec.ts › meets'], file), true);
  assert.deepEqual(await namesIn(), ['e2e/profile/walk.spec.ts › meets']);
  assert.equal(await recordSecondTries(['api/src/x.test.ts'], file), true);
  assert.equal(await recordSecondTries(['e2e/profile/walk.spec.ts › meets'], file), false);
  assert.deepEqual(await namesIn(), ['e2e/profile/walk.spec.ts › meets', 'api/src/x.test.ts']);
  assert.match(say.mock.calls.map(({ arguments: [line] }) => String(line)).join('\n'), /not for the first time/);
});

test('passes without second tries and leaves the record unchanged', async () => {
  await rm(file, { force: true });
  assert.equal(await recordSecondTries([], file), true);
});
