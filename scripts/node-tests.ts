/** Tests of node:test, and those that failed among others once more by themselves. */
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from './outcome.reporter.ts';
import { aloud, root } from './steps.ts';

/** With more failed files than this nothing is tried again: that is no matter of a busy machine. */
const FEW = 16;
/** So many of the files that took longest are named at the end: whoever adds a test sees what it costs. */
const NAMED = 12;
/** So many files run one after the other in one process, where they may share one. */
const TOGETHER = 8;
/** What measures its own process, or starts the whole program, has a process to itself. */
const BY_ITSELF = /^scripts\/|[./](?:scale|processes|durability|hostile|storm)\.test\.ts$/;

/** What a run of files came to. */
export interface Ran {
  readonly passed: boolean;
  readonly counts: Outcome['counts'] | undefined;
  readonly took: Outcome['took'];
  /** The files with a test that failed, and those that came to no end. */
  readonly failed: readonly string[];
}

/**
 * Runs the files, two processes at once. Files that failed are run once more, one at a time: what fails there as well
 * has failed, and what passes only there is named (docs/decisions/0038-once-more.md). True when all passed.
 */
export const runNodeTests = async (patterns: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> => {
  const files = await filesOf(patterns);
  const first = await run(together(files), 2, env);
  nameLongest(first.took);
  if (first.passed) return true;
  if (first.failed.length === 0 || first.failed.length > FEW) return false;
  console.log(`\n── once more, by themselves: ${first.failed.join(', ')}`);
  const second = await run(apart(first.failed), 1, env);
  const unsteady = first.failed.filter((file) => !second.failed.includes(file));
  if (unsteady.length > 0) console.log(`\nUnsteady, passed only by themselves: ${unsteady.join(', ')}`);
  if (first.counts && second.counts) close(first.counts, second.counts);
  return second.passed;
};

/** The files that match, by their path from the repository's folder. Errors: a pattern that nothing matches. */
export const filesOf = async (patterns: readonly string[]): Promise<string[]> => {
  const files = new Set<string>();
  for (const pattern of patterns) {
    const found = await Array.fromAsync(glob(pattern, { cwd: root }));
    // Started without a file, node:test would look for some by itself.
    if (found.length === 0) throw new Error(`There is no test file ${pattern}.`);
    for (const file of found) files.add(file.replace(root, ''));
  }
  return [...files].toSorted();
};

/** Each file in a process of its own. */
export const apart = (files: readonly string[]): string[][] => files.map((file) => [file]);

/** Files in groups that share a process; those that need one to themselves come first. */
const together = (files: readonly string[]): string[][] => {
  const sharing = files.filter((file) => !BY_ITSELF.test(file));
  const groups = Array.from({ length: Math.ceil(sharing.length / TOGETHER) }, (_, group) =>
    sharing.slice(group * TOGETHER, (group + 1) * TOGETHER),
  );
  return [...apart(files.filter((file) => BY_ITSELF.test(file))), ...groups];
};

const nameLongest = (took: Outcome['took']): void => {
  const files = Object.entries(took).toSorted(([, one], [, other]) => other - one);
  if (files.length <= NAMED) return;
  console.log(`\nLongest of ${files.length} files, two at a time:`);
  for (const [file, ms] of files.slice(0, NAMED)) console.log(`${(ms / 1_000).toFixed(1).padStart(7)} s  ${file}`);
};

/** How long a file may take, in milliseconds, where nothing else is said. */
const TIMEOUT = 300_000;

/** Runs groups of files once, a process each and so many of them at the same time. */
export const run = async (
  groups: readonly (readonly string[])[],
  atOnce: number,
  env: NodeJS.ProcessEnv,
  { timeout = Number(process.env['TEST_TIMEOUT'] ?? TIMEOUT), start = aloud } = {},
): Promise<Ran> => {
  const folder = await mkdtemp(join(tmpdir(), 'm4u-tests-'));
  const file = join(folder, 'outcome.json');
  const reporters = { spec: 'stdout', [join(root, 'scripts/outcome.reporter.ts')]: file };
  const args = [
    '--test',
    `--test-concurrency=${atOnce}`,
    ...Object.entries(reporters).flatMap(([name, to]) => [
      `--test-reporter=${name}`,
      `--test-reporter-destination=${to}`,
    ]),
  ];
  try {
    const entries = await Promise.all(groups.map((files, group) => entryOf(folder, group, files, timeout)));
    const ended = await start([process.execPath, ...args, ...entries], env);
    const written = await readFile(file, 'utf8').catch(() => '');
    const outcome = written === '' ? undefined : (JSON.parse(written) as Outcome);
    const took = outcome?.took ?? {};
    const failed = groups.flat().filter((name) => !(name in took) || outcome?.failed.includes(name));
    return { passed: ended && failed.length === 0, counts: outcome?.counts, took, failed };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** The file that a group's process is started with. */
const entryOf = async (folder: string, group: number, files: readonly string[], timeout: number): Promise<string> => {
  const entry = join(folder, `group-${String(group).padStart(3, '0')}.test.mjs`);
  const by = JSON.stringify(join(root, 'scripts/test-group.ts'));
  await writeFile(entry, `import { inTurn } from ${by};\nawait inTurn(${JSON.stringify(files)}, ${timeout});\n`);
  return entry;
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
