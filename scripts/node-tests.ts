/** Tests of node:test, and those that failed among others once more by themselves. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './outcome.reporter.ts';
import { aloud, root } from './steps.ts';

/** With more failed files than this nothing is tried again: that is no matter of a busy machine. */
const FEW = 8;
/** So many of the files that took longest are named at the end: whoever adds a test sees what it costs. */
const NAMED = 12;

/**
 * Runs the files, two at once. Files that failed are run once more, one at a time: what fails there as well has failed,
 * and what passes only there is named (docs/decisions/0038-once-more.md). True when all passed.
 */
export const runNodeTests = async (patterns: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> => {
  const first = await run(patterns, 2, env);
  if (first.outcome) nameLongest(first.outcome.took);
  if (first.passed) return true;
  const { failed } = first.outcome ?? { failed: [] };
  if (first.outcome === undefined || failed.length === 0 || failed.length > FEW) return false;
  console.log(`\n── once more, by themselves: ${failed.map(named).join(', ')}`);
  const second = await run(failed, 1, env);
  const still = second.outcome?.failed ?? failed;
  const unsteady = failed.filter((file) => !still.includes(file));
  if (unsteady.length > 0) console.log(`\nUnsteady, passed only by themselves: ${unsteady.map(named).join(', ')}`);
  if (second.outcome) close(first.outcome.counts, second.outcome.counts);
  return second.passed;
};

const nameLongest = (took: Outcome['took']): void => {
  const files = Object.entries(took).toSorted(([, one], [, other]) => other - one);
  if (files.length <= NAMED) return;
  console.log(`\nLongest of ${files.length} files, two at a time:`);
  for (const [file, ms] of files.slice(0, NAMED))
    console.log(`${(ms / 1_000).toFixed(1).padStart(7)} s  ${named(file)}`);
};

const named = (file: string): string => file.replace(root, '');

/** Runs the files once, so many at the same time; what it came to, where it came to an end. */
export const run = async (
  files: readonly string[],
  atOnce: number,
  env: NodeJS.ProcessEnv,
  timeout: number | string = process.env['TEST_TIMEOUT'] ?? 300_000,
): Promise<{ passed: boolean; outcome: Outcome | undefined }> => {
  const folder = await mkdtemp(join(tmpdir(), 'm4u-tests-'));
  const file = join(folder, 'outcome.json');
  const reporters = { spec: 'stdout', [join(root, 'scripts/outcome.reporter.ts')]: file };
  const args = [
    '--test',
    `--test-concurrency=${atOnce}`,
    `--test-timeout=${timeout}`,
    ...Object.entries(reporters).flatMap(([name, to]) => [
      `--test-reporter=${name}`,
      `--test-reporter-destination=${to}`,
    ]),
  ];
  try {
    const passed = await aloud([process.execPath, ...args, ...files], env);
    const written = await readFile(file, 'utf8').catch(() => '');
    return { passed, outcome: written === '' ? undefined : (JSON.parse(written) as Outcome) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The closing lines of both runs as one, as node:test writes them. */
const close = (all: Outcome['counts'], again: Outcome['counts']): void => {
  const fail = again.tests - again.passed - again.cancelled - again.skipped - again.todo;
  const { tests, suites, skipped, todo } = all;
  const { cancelled } = again;
  const pass = tests - fail - cancelled - skipped - todo;
  const counts = { tests, suites, pass, fail, cancelled, skipped, todo };
  console.log(`\nBoth runs as one:`);
  for (const [name, count] of Object.entries(counts)) console.log(`ℹ ${name} ${count}`);
};
