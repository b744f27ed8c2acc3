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

/** Starts a program by bootstrap.mjs; `said` resolves with its first output, `ended` with exit code and all output. */
async function bootstrap(program: string, ...args: string[]) {
  const file = join(folder, `${Math.random()}.ts`);
  await writeFile(file, program);
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', relative(root, file), ...args], { cwd: root });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const said = new Promise((resolve, reject) => {
    child.once('close', () => reject(new Error(output)));
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      resolve(output);
    });
  });
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  said.catch(() => {}); // `ended` reports it when nobody awaits `said`
  return { child, said, ended };
}

test('runs TypeScript with the pinned Node.js, passing arguments and exit code', async () => {
  const { ended } = await bootstrap(
    'const [a]: string[] = process.argv.slice(2); console.log(process.version, a); process.exit(7);',
    'chào',
  );
  assert.deepEqual(await ended, { code: 7, output: 'v26.10.0 chào\n' });
});

const patient = `
  let asked = 0;
  process.on('SIGTERM', () => { asked += 1; setTimeout(() => { console.log('asked', asked); process.exit(0); }, 300); });
  setInterval(() => {}, 1000);
  console.log('up');`;

test('forwards a repeated signal once and waits for the end', async () => {
  const { child, said, ended } = await bootstrap(patient);
  await said;
  child.kill('SIGTERM');
  await sleep(50);
  child.kill('SIGTERM');
  assert.deepEqual(await ended, { code: 0, output: 'up\nasked 1\n' });
});

test('exits with the code of a shell when a signal ends the program', async () => {
  const { ended } = await bootstrap('process.kill(process.pid, "SIGKILL"); setInterval(() => {}, 1000);');
  assert.equal((await ended).code, 137);
});

test('requires an installation when the lock file has changed', () => {
  const zod = { version: '4.6.7', integrity: 'sha512-a' };
  const other = { version: '1.0.0', integrity: 'sha512-b', optional: true };
  const expected = { '': { version: '0.1.0' }, 'node_modules/zod': zod, 'node_modules/other-platform': other };
  assert.equal(isSatisfied(expected, { 'node_modules/zod': zod }), true);
  assert.equal(isSatisfied(expected, {}), false);
  assert.equal(isSatisfied(expected, { 'node_modules/zod': { ...zod, version: '4.6.6' } }), false);
  assert.equal(isSatisfied(expected, { 'node_modules/zod': { ...zod, integrity: 'sha512-c' } }), false);
  assert.equal(
    isSatisfied(expected, { 'node_modules/zod': zod, 'node_modules/other-platform': { ...other, version: '2.0.0' } }),
    false,
  );
});

/** Creates a Node.js that reports `version`; programs that it runs see MACHINES_NODE. */
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
  test(`runs a server that npm started on Node.js ${version} with ${runs}`, async () => {
    const program = join(folder, `${version}.ts`);
    await writeFile(
      program,
      `const { MACHINES_NODE, ABSENT, PRESENT } = process.env;
      console.log(MACHINES_NODE ?? 'the pinned one', ABSENT, PRESENT);`,
    );
    const start = join(folder, `${version}.mjs`);
    const runPinned = pathToFileURL(join(root, 'scripts/start/run-pinned.mjs')).href;
    await writeFile(
      start,
      `import { runPinned } from ${JSON.stringify(runPinned)};
      await runPinned(${JSON.stringify(relative(root, program))}, [], {
        flags: ['--max-semi-space-size=4'],
        environment: { ABSENT: 'default', PRESENT: 'default' },
        preferNewer: true,
      });`,
    );
    const env = { ...process.env, npm_node_execpath: await machinesNode(version), PRESENT: 'own' };
    const child = spawn(process.execPath, [start], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await once(child, 'close');
    assert.equal(output, `${runs} default own\n`);
  });

test('the sources of the web contain no ignored files, which would trigger builds', async () => {
  await ensureGenerated();
  const files = listSources();
  assert.ok(files.includes('web/app/root.tsx') && files.includes('contract/src/api.ts'));
  // The exit code is 1 when no file is ignored.
  const { stdout, status } = spawnSync('git', ['check-ignore', '--no-index', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  assert.deepEqual({ stdout, status }, { stdout: '', status: 1 });
});
