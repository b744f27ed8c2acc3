/** Concurrent starts install once; npm and Node.js are fakes. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../command/steps.ts';

const folder = await mkdtemp(join(tmpdir(), 'm4u-install-'));
after(() => rm(folder, { recursive: true, force: true }));

/** Creates a clone without packages. Its fake npm first removes node_modules and is slow, like `npm ci`. */
const makeClone = async (name: string, milliseconds: number) => {
  const clone = join(folder, name);
  for (const programs of ['scripts', 'scripts/start']) {
    await mkdir(join(clone, programs), { recursive: true });
    for (const file of await readdir(join(root, programs)))
      if (file.endsWith('.mjs')) await cp(join(root, programs, file), join(clone, programs, file));
  }
  await writeFile(join(clone, 'package-lock.json'), '{"packages":{"node_modules/node":{"version":"26.10.0"}}}');
  await writeFile(join(clone, 'program.mjs'), `console.log('runs');`);
  const npm = join(clone, 'npm-cli.js');
  await writeFile(
    npm,
    `const { appendFileSync, chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
    appendFileSync('installed', process.argv[2] + ' ' + process.pid + '\\n');
    rmSync('node_modules', { recursive: true, force: true });
    setTimeout(() => {
      mkdirSync('node_modules/node/bin', { recursive: true });
      writeFileSync('node_modules/node/bin/node', '#!/bin/sh\\nexec ${process.execPath} "$@"\\n');
      chmodSync('node_modules/node/bin/node', 0o755);
      cpSync('package-lock.json', 'node_modules/.package-lock.json');
    }, ${milliseconds});`,
  );
  const start = () => {
    const env = { ...process.env, npm_execpath: npm };
    const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'program.mjs'], { cwd: clone, env });
    let output = '';
    const until = (pattern: RegExp) =>
      new Promise<void>((resolve) => {
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk: Buffer) => {
            output += chunk.toString();
            if (pattern.test(output)) resolve();
          });
      });
    const waits = until(/Waiting/);
    return { child, waits, ended: once(child, 'close').then(([code]) => ({ code: code as number | null, output })) };
  };
  const installs = async () =>
    (await readFile(join(clone, 'installed'), 'utf8').catch(() => '')).split('\n').slice(0, -1);
  return { start, installs };
};

test('installs once for two concurrent starts, of which one reports that it waits', async () => {
  const { start, installs } = await makeClone('two', 1_000);
  const both = await Promise.all([start().ended, start().ended]);
  assert.equal((await installs()).length, 1);
  for (const { code, output } of both) assert.deepEqual([code, /^runs$/m.test(output)], [0, true], output);
  assert.equal(both.filter(({ output }) => /^Installing/m.test(output)).length, 1);
  assert.equal(both.filter(({ output }) => /^Waiting for process \d+, which installs/m.test(output)).length, 1);
  const third = await start().ended;
  assert.deepEqual(third, { code: 0, output: 'runs\n' });
});

test('a terminated start ends its npm, and the next start installs', async () => {
  const { start, installs } = await makeClone('ended', 2_500);
  const first = start();
  while ((await installs()).length === 0) await sleep(20);
  first.child.kill('SIGTERM');
  const { output } = await first.ended;
  assert.doesNotMatch(output, /runs/);
  const pid = Number((await installs())[0]?.split(' ')[1]);
  assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
  assert.deepEqual((await start().ended).code, 0);
  assert.equal((await installs()).length, 2);
});

test('a start waits for the npm that a killed start left running', async () => {
  const { start, installs } = await makeClone('killed', 2_500);
  const first = start();
  while ((await installs()).length === 0) await sleep(20);
  const pid = (await installs())[0]?.split(' ')[1];
  first.child.kill('SIGKILL');
  await first.ended;
  const second = start();
  await second.waits;
  const { code, output } = await second.ended;
  assert.deepEqual([code, output], [0, `Waiting for process ${pid}, which installs dependencies…\nruns\n`]);
  assert.equal((await installs()).length, 1);
});
