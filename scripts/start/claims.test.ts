/** Processes that share a clone take turns, and none waits for one that is gone. */
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

/** Starts a process that works on `lock`; its words come as it writes them. */
const start = async (lock: string, work: string): Promise<{ child: ChildProcess; words: () => string }> => {
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
  let words = '';
  child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()));
  return { child, words: () => words };
};

const says = async ({ child }: { child: ChildProcess }): Promise<void> => {
  assert.ok(child.stdout);
  await once(child.stdout, 'data');
};

test('five processes at once work one after the other', async () => {
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

test('says once whom it waits for, and works when that one was killed', async () => {
  const lock = join(folder, 'killed');
  const first = await start(lock, `console.log('works'); await sleep(60_000);`);
  await says(first);
  const second = await start(lock, `console.log('works');`);
  await says(second);
  assert.equal(second.words(), `waits for ${first.child.pid}\n`);
  first.child.kill('SIGKILL');
  await once(second.child, 'close');
  assert.equal(second.words(), `waits for ${first.child.pid}\nworks\n`);
});

test('waits for what a killed process has left running', async () => {
  const lock = join(folder, 'orphan');
  const work = `const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    alsoFor(child.pid); console.log(child.pid); await sleep(60_000);`;
  const first = await start(lock, work);
  await says(first);
  const orphan = Number(first.words());
  first.child.kill('SIGKILL');
  await once(first.child, 'close');
  const second = await start(lock, `console.log('works');`);
  await says(second);
  assert.equal(second.words(), `waits for ${orphan}\n`);
  process.kill(orphan, 'SIGKILL');
  await once(second.child, 'close');
  assert.match(second.words(), /\nworks\n$/);
});

test('a number that another process has got since is no claim, nor is an old one from another machine', async () => {
  const lock = join(folder, 'reused');
  const { name, release } = claim(lock);
  const [pid = '', started = '', place = ''] = name.split('-');
  release();
  const before = process.platform === 'linux' ? [`${pid}-${Number(started) - 1}-${place}-00000000`] : [];
  for (const other of before) await writeFile(join(lock, other), '');
  assert.deepEqual(livingClaims(lock), []);
  const foreign = join(lock, '1-1-000000000000-00000000');
  await writeFile(foreign, '');
  assert.equal(livingClaims(lock).length, 1);
  await utimes(foreign, 0, 0);
  assert.deepEqual(livingClaims(lock), []);
});

test('is free again after work that failed', async () => {
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
