import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { Outcome } from './outcome.reporter.ts';

const folder = await mkdtemp(join(tmpdir(), 'm4u-outcome-'));
after(() => rm(folder, { recursive: true, force: true }));

/** Runs test files and answers the names of those that failed. */
const failedOf = async (files: Readonly<Record<string, string>>): Promise<string[]> => {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const written = join(folder, 'outcome.json');
  const reporter = join(import.meta.dirname, 'outcome.reporter.ts');
  const args = ['--test', `--test-reporter=${reporter}`, `--test-reporter-destination=${written}`];
  const tests = Object.keys(files).filter((name) => name.endsWith('.test.mjs'));
  // As `npm test` starts it, and not as a part of this test.
  const { NODE_TEST_CONTEXT: _inside, ...env } = process.env;
  await new Promise<void>((done) =>
    execFile(process.execPath, [...args, ...tests], { cwd: folder, env }, () => done()),
  );
  const { failed } = JSON.parse(await readFile(written, 'utf8')) as Outcome;
  return failed.map((file) => file.replace(/^.*[\\/]/, '')).toSorted();
};

test('names the files to be run once more: those that were run, wherever their tests stand', async () => {
  const failing = `test('fails', () => { throw new Error('no'); });`;
  const failed = await failedOf({
    'shared.mjs': `import { test } from 'node:test'; export const add = () => ${failing.slice(0, -1)};`,
    'by-another.test.mjs': `import { add } from './shared.mjs'; add();`,
    'own.test.mjs': `import { test } from 'node:test'; ${failing}`,
    'thrown.test.mjs': `throw new Error('no');`,
    'ended.test.mjs': `import { test } from 'node:test'; test('passes', () => {}); process.exit(3);`,
    'passes.test.mjs': `import { test } from 'node:test'; test('passes', () => {});`,
  });
  assert.deepEqual(failed, ['by-another.test.mjs', 'ended.test.mjs', 'own.test.mjs', 'thrown.test.mjs']);
});
