import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { findFiles, runGroups } from './node-tests.ts';
import { limitTime, withoutLimit } from './time-limit.ts';
import type { Command } from '../command/steps.ts';

const folder = await mkdtemp(join(tmpdir(), 'm4u-node-tests-'));
after(() => rm(folder, { recursive: true, force: true }));

/** Runs a command without output, and outside of this test's context. */
const silently = ([program, ...args]: Command): Promise<boolean> => {
  const { NODE_TEST_CONTEXT: _inside, ...env } = process.env;
  return new Promise((done) => execFile(program, args, { env }, (error) => done(error === null)));
};

/** Runs groups of files, given by name and text; returns the failed ones, and whether the run passed. */
const outcomeOf = async (...groups: readonly Readonly<Record<string, string>>[]) => {
  const paths = groups.map((files) => Object.keys(files).map((name) => join(folder, name)));
  for (const [name, text] of groups.flatMap((files) => Object.entries(files)))
    await writeFile(join(folder, name), text);
  const { passed, failed, broken, took } = await runGroups(paths, 2, {}, { start: silently, limits: { ending: 500 } });
  const named = (files: readonly string[]) => files.map((file) => file.replace(`${folder}/`, ''));
  return { passed, failed: named(failed), broken: broken.join(), ended: named(Object.keys(took)) };
};

const withTest = (body: string) => `import { after, test } from 'node:test'; ${body}`;
const passes = withTest(`test('passes', () => {});`);
const fails = withTest(`test('fails', () => { throw new Error('no'); });`);

test('names files to repeat: those with a failed test, and unfinished ones', async () => {
  await writeFile(join(folder, 'shared.mjs'), withTest(`export const add = () => test('x', () => { throw 1; });`));
  const { passed, failed } = await outcomeOf(
    { 'passes.mjs': passes, 'by-another.mjs': `import { add } from './shared.mjs'; add();`, 'after-it.mjs': passes },
    { 'own.mjs': fails },
    { 'thrown.mjs': `throw new Error('no');` },
    { 'ended.mjs': `${passes} process.exit(3);`, 'never-begun.mjs': passes },
  );
  assert.equal(passed, false);
  assert.deepEqual(failed, ['by-another.mjs', 'own.mjs', 'thrown.mjs', 'ended.mjs', 'never-begun.mjs']);
});

test('passes when all tests pass, and cleans up each file before the next', async () => {
  const { broken, ...outcome } = await outcomeOf({
    'one.mjs': withTest(`globalThis.open = true; test('a', () => {}); after(() => { globalThis.open = false; });`),
    'two.mjs': withTest(
      `const was = globalThis.open; test('b', () => { if (was !== false) throw new Error('open'); });`,
    ),
  });
  assert.deepEqual(outcome, { passed: true, failed: [], ended: ['one.mjs', 'two.mjs'] });
  assert.equal(broken, '');
});

test('begins no file once the time of the run is up, and does not count it as failed', async () => {
  limitTime(-1);
  try {
    const outcome = await outcomeOf({ 'late.mjs': fails });
    assert.deepEqual([outcome.passed, outcome.failed, outcome.ended], [true, [], ['late.mjs']]);
  } finally {
    Object.assign(process.env, withoutLimit);
  }
  // A second try has no limit.
  assert.equal((await outcomeOf({ 'late.mjs': fails })).passed, false);
});

test('fails and names the process when it crashes after passed tests', async () => {
  const leavesOpen = `import { createServer } from 'node:net'; createServer().listen(0); ${passes}`;
  const throwsLate = withTest(`test('a', () => { setTimeout(() => { throw new Error('late'); }, 50); });`);
  const [open, failingLate] = [
    await outcomeOf({ 'open.mjs': leavesOpen, 'beside.mjs': passes }),
    await outcomeOf({ 'late.mjs': throwsLate }),
  ];
  assert.deepEqual([open.passed, open.failed], [false, []]);
  assert.match(open.broken, /open\.mjs.*beside\.mjs, which ended by 9/);
  assert.equal(failingLate.passed, false);
  assert.match(failingLate.broken, /late\.mjs/);
});

test('ends after a failed file that leaves a server open', async () => {
  const { failed } = await outcomeOf({
    'leaves-open.mjs': `import { createServer } from 'node:net'; createServer().listen(0); ${fails}`,
    'after-it.mjs': passes,
  });
  assert.deepEqual(failed, ['leaves-open.mjs']);
});

test('restores the clock after a file that has mocked it', async () => {
  const { failed } = await outcomeOf({
    'sets.mjs': `import { mock } from 'node:test'; mock.timers.enable({ apis: ['Date'], now: 0 }); ${passes}`,
    'reads.mjs': withTest(`test('now', () => { if (Date.now() < 1e12) throw new Error('set'); });`),
  });
  assert.deepEqual(failed, []);
});

test('reports a missing file and runs nothing in its place', async () => {
  assert.deepEqual(await findFiles(['scripts/tests/node-tests.test.ts']), ['scripts/tests/node-tests.test.ts']);
  await assert.rejects(findFiles(['scripts/tests/node-tests.test.ts', 'scripts/tests/no-such.test.ts']), /no-such/);
});
