import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isSatisfied } from './install.mjs';
import { listSources } from '../builds/web-build.mjs';
import { ensureGenerated } from '../builds/web-generate.mjs';

const root = dirname(dirname(import.meta.dirname));
const folder = await mkdtemp(join(tmpdir(), 'm4u-start-'));
after(() => rm(folder, { recursive: true }));

/** Starts a program by bootstrap.mjs; `said` resolves with its first words, `ended` with its code and all it said. */
async function bootstrap(program: string, ...args: string[]) {
  const file = join(folder, `${Math.random()}.ts`);
  await writeFile(file, program);
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', relative(root, file), ...args], { cwd: root });
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const said = new Promise((resolve, reject) => {
    child.once('close', () => reject(new Error(words)));
    child.stdout.on('data', (chunk: Buffer) => {
      words += chunk.toString();
      resolve(words);
    });
  });
  const ended = new Promise<{ code: number | null; words: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, words }));
  });
  said.catch(() => {}); // told by `ended` where nobody waits for words
  return { child, said, ended };
}

test('runs TypeScript with the pinned Node.js, its arguments and its code', async () => {
  const { ended } = await bootstrap(
    'const [a]: string[] = process.argv.slice(2); console.log(process.version, a); process.exit(7);',
    'chào',
  );
  assert.deepEqual(await ended, { code: 7, words: 'v26.10.0 chào\n' });
});

const patient = `
  let asked = 0;
  process.on('SIGTERM', () => { asked += 1; setTimeout(() => { console.log('asked', asked); process.exit(0); }, 300); });
  setInterval(() => {}, 1000);
  console.log('up');`;

test('hands a signal on, once also when it comes twice, and waits for the end', async () => {
  const { child, said, ended } = await bootstrap(patient);
  await said;
  child.kill('SIGTERM');
  await sleep(50);
  child.kill('SIGTERM');
  assert.deepEqual(await ended, { code: 0, words: 'up\nasked 1\n' });
});

test('a program that a signal ends gives the code that shells give', async () => {
  const { ended } = await bootstrap('process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000);');
  assert.equal((await ended).code, 137);
});

test('a lock file that says something new calls for installing', () => {
  const zod = { version: '4.6.7', integrity: 'sha512-a' };
  const other = { version: '1.0.0', integrity: 'sha512-b', optional: true };
  const wanted = { '': { version: '0.1.0' }, 'node_modules/zod': zod, 'node_modules/other-platform': other };
  assert.equal(isSatisfied(wanted, { 'node_modules/zod': zod }), true);
  assert.equal(isSatisfied(wanted, {}), false);
  assert.equal(isSatisfied(wanted, { 'node_modules/zod': { ...zod, version: '4.6.6' } }), false);
  assert.equal(isSatisfied(wanted, { 'node_modules/zod': { ...zod, integrity: 'sha512-c' } }), false);
  assert.equal(
    isSatisfied(wanted, { 'node_modules/zod': zod, 'node_modules/other-platform': { ...other, version: '2.0.0' } }),
    false,
  );
});

/** A Node.js of the machine that says it is of `version`; what runs with it sees MACHINES_NODE. */
async function machinesNode(version: string) {
  const path = join(folder, `node-${version}`);
  const pinned = join(root, 'node_modules/node/bin/node');
  const script = `#!/bin/sh\n[ "$1" = --version ] && exec echo ${version}\nMACHINES_NODE=${version} exec ${pinned} "$@"\n`;
  await writeFile(path, script, { mode: 0o755 });
  return path;
}

const versions: readonly (readonly [version: string, runs: string])[] = [
  ['v26.99.1', 'v26.99.1'],
  ['v26.10.0', 'v26.10.0'],
  ['v26.9.9', 'the pinned one'],
  ['v27.0.0', 'the pinned one'],
  ['v26.99.0-nightly', 'the pinned one'],
];
for (const [version, runs] of versions)
  test(`a server started by npm on Node.js ${version} runs with ${runs}`, async () => {
    const program = join(folder, `${version}.ts`);
    await writeFile(program, `console.log(process.env.MACHINES_NODE ?? 'the pinned one');`);
    const start = join(folder, `${version}.mjs`);
    const runPinned = pathToFileURL(join(root, 'scripts/start/run-pinned.mjs')).href;
    await writeFile(
      start,
      `import { runPinned } from ${JSON.stringify(runPinned)};
      await runPinned(${JSON.stringify(relative(root, program))}, [], undefined, ['--max-semi-space-size=4'], true);`,
    );
    const env = { ...process.env, npm_node_execpath: await machinesNode(version) };
    const child = spawn(process.execPath, [start], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let words = '';
    child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()));
    await once(child, 'close');
    assert.equal(words, `${runs}\n`);
  });

test('the web is built from what the repository keeps: a file made by the build would call for another build', async () => {
  await ensureGenerated();
  const files = listSources();
  assert.ok(files.includes('web/app/root.tsx') && files.includes('contract/src/api.ts'));
  // Its exit code is 1 where none of the files is ignored.
  const { stdout, status } = spawnSync('git', ['check-ignore', '--no-index', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.deepEqual({ stdout, status }, { stdout: '', status: 1 });
});
