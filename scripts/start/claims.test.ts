/** The lock of processes that share a clone: exclusive, and released by dead processes. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { claim, exclusively, livingClaims } from './claims.mjs';

const folder = await mkdtemp(join(tmpdir(), 'm4u-claims-'));
after(() => rm(folder, { recursive: true, force: true }));

const claims = pathToFileURL(join(import.meta.dirname, 'claims.mjs')).href;

/** Starts a process that works under `lock`; `output` returns its output so far. */
const start = async (lock: string, work: string): Promise<{ child: ChildProcess; output: () => string }> => {
  const file = join(folder, `${Math.random()}.mjs`);
  await writeFile(
    file,
    `import { spawn } from 'node:child_process';
    import { appendFileSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    import { exclusively } from ${JSON.stringify(claims)};
    const log = (line) => appendFileSync(${JSON.stringify(`${lock}.log`)}, line + '\\n');
    await exclusively(${JSON.stringify(lock)}, (pid) => console.log('waits for ' + pid), async (alsoFor) => { ${work} });`,
  );
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return { child, output: () => printed };
};

const says = async ({ child }: { child: ChildProcess }): Promise<void> => {
  assert.ok(child.stdout);
  await once(child.stdout, 'data');
};

test('runs five concurrent processes one by one', async () => {
  const lock = join(folder, 'five');
  const work = `log('begin ' + process.pid); await sleep(60); log('end ' + process.pid);`;
  const started = await Promise.all([1, 2, 3, 4, 5].map(() => start(lock, work)));
  const codes = await Promise.all(started.map(async ({ child }) => (await once(child, 'close'))[0] as number));
  assert.deepEqual(codes, [0, 0, 0, 0, 0]);
  const lines = (await readFile(`${lock}.log`, 'utf8')).trim().split('\n');
  assert.equal(lines.length, 10);
  for (let turn = 0; turn < lines.length; turn += 2)
    assert.equal(lines[turn + 1], lines[turn]?.replace('begin', 'end'), lines.join());
  assert.deepEqual(livingClaims(lock), []);
});

test('reports once which process it waits for, and continues when that is killed', async () => {
  const lock = join(folder, 'killed');
  const first = await start(lock, `console.log('works'); await sleep(60_000);`);
  await says(first);
  const second = await start(lock, `console.log('works');`);
  await says(second);
  assert.equal(second.output(), `waits for ${first.child.pid}\n`);
  first.child.kill('SIGKILL');
  await once(second.child, 'close');
  assert.equal(second.output(), `waits for ${first.child.pid}\nworks\n`);
});

test('waits for a process that a killed one has started', async () => {
  const lock = join(folder, 'orphan');
  const work = `const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    alsoFor(child.pid); console.log(child.pid); await sleep(60_000);`;
  const first = await start(lock, work);
  await says(first);
  const orphan = Number(first.output());
  first.child.kill('SIGKILL');
  await once(first.child, 'close');
  const second = await start(lock, `console.log('works');`);
  await says(second);
  assert.equal(second.output(), `waits for ${orphan}\n`);
  process.kill(orphan, 'SIGKILL');
  await once(second.child, 'close');
  assert.match(second.output(), /\nworks\n$/);
});

test('ignores reused process ids and old claims of other machines', async () => {
  const lock = join(folder, 'reused');
  const { name, release } = claim(lock);
  const [pid = '', started = '', hostHash = ''] = name.split('-');
  release();
  const formerClaims = process.platform === 'linux' ? [`${pid}-${Number(started) - 1}-${hostHash}-00000000`] : [];
  for (const other of formerClaims) await writeFile(join(lock, other), '');
  assert.deepEqual(livingClaims(lock), []);
  const foreign = join(lock, '1-1-000000000000-00000000');
  await writeFile(foreign, '');
  assert.equal(livingClaims(lock).length, 1);
  await utimes(foreign, 0, 0);
  assert.deepEqual(livingClaims(lock), []);
});

test('releases the lock after failed work', async () => {
  const lock = join(folder, 'failed');
  const fail = () =>
    exclusively(
      lock,
      () => assert.fail(),
      () => Promise.reject(new Error('no space')),
    );
  await assert.rejects(fail, /no space/);
  await assert.rejects(fail, /no space/);
});
