/** Runs files of node:test, several per process and two processes at once. */
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAloud, root } from '../command/steps.ts';
import type { Limits } from './group.ts';
import { longKinds } from './long-kinds.ts';
import type { Outcome } from './outcome.reporter.ts';

/** Number of slowest files that a run prints, so that authors see the cost of their tests. */
const MOST_NAMED = 12;
/** Sizes of the groups that share a process: large ones first, then small ones, so that both processors end together. */
const LARGE_GROUP = 24;
const SMALL_GROUP = 6;
/** Files that start the whole program, which needs the web's build. */
const PROGRAM = /^scripts\/program\//;
/** Files that measure their own process and share it with no other. */
const OWN_PROCESS = /(?:[./](?:scale|processes|durability|hostile|storm)|Scale)\.test\.ts$/;

/** The result of a run of files. */
export interface RunResult {
  readonly passed: boolean;
  readonly counts: Outcome['counts'] | undefined;
  /** Duration of each finished file, in milliseconds. */
  readonly took: Outcome['took'];
  /** Files with a failed test, and unfinished files. */
  readonly failed: readonly string[];
  /** Descriptions of processes that crashed although all their files passed. */
  readonly broken: readonly string[];
}

/**
 * Lists the files that match the patterns, as sorted paths from the root of the repository.
 *
 * Errors: throws for a pattern without a match, because node:test would search for files by itself.
 */
export const findFiles = async (patterns: readonly string[]): Promise<string[]> => {
  const files = new Set<string>();
  for (const pattern of patterns) {
    const found = await Array.fromAsync(glob(pattern, { cwd: root }));
    if (found.length === 0) throw new Error(`There is no test file ${pattern}.`);
    for (const file of found) files.add(file.replace(root, ''));
  }
  return [...files].toSorted();
};

/** Long files that `npm test` leaves out: those of each long kind except its sample. */
export const listLeftOut = async (): Promise<ReadonlySet<string>> => {
  const samples = new Set(longKinds.map(({ sample }) => sample));
  const long = await findFiles(longKinds.flatMap(({ files }) => files));
  return new Set(long.filter((file) => !samples.has(file)));
};

/** Whether a test file starts the whole program. */
export const startsProgram = (file: string): boolean => PROGRAM.test(file);

const needsOwnProcess = (file: string): boolean => OWN_PROCESS.test(file) || startsProgram(file);

/** Puts each file in a group of its own. */
export const groupEach = (files: readonly string[]): string[][] => files.map((file) => [file]);

/** Groups files that share a process; files that need a process of their own come first. */
export const groupTogether = (files: readonly string[]): string[][] => {
  const groups = groupEach(files.filter(needsOwnProcess));
  const sharing = files.filter((file) => !needsOwnProcess(file));
  while (sharing.length > 0) {
    const size = sharing.length > 4 * LARGE_GROUP ? LARGE_GROUP : SMALL_GROUP;
    groups.push(sharing.splice(0, size));
  }
  return groups;
};

/** Prints the slowest files of a long run. */
export const printSlowest = (took: Outcome['took']): void => {
  const files = Object.entries(took).toSorted(([, one], [, other]) => other - one);
  if (files.length <= MOST_NAMED) return;
  console.log(`\nSlowest of ${files.length} files:`);
  for (const [file, ms] of files.slice(0, MOST_NAMED)) console.log(`${(ms / 1_000).toFixed(1).padStart(7)} s  ${file}`);
};

/**
 * A young generation of 64 MiB instead of 16: test processes allocate many short-lived objects, whose collection takes a
 * tenth of the time.
 */
const FLAGS = ['--max-semi-space-size=64'];

const LIMITS: Limits = { timeout: Number(process.env['TEST_TIMEOUT'] ?? 300_000), ending: 20_000 };

interface RunOptions {
  readonly limits?: Partial<Limits>;
  /** Starts the process of a group. */
  readonly start?: typeof runAloud;
  /** Flags of Node.js, before those of its test runner. */
  readonly flags?: readonly string[];
}

/** Runs groups of files once, each group in a process, `atOnce` processes at the same time. */
export const runGroups = async (
  groups: readonly (readonly string[])[],
  atOnce: number,
  env: NodeJS.ProcessEnv,
  { limits, start = runAloud, flags = FLAGS }: RunOptions = {},
): Promise<RunResult> => {
  const folder = await mkdtemp(join(tmpdir(), 'm4u-tests-'));
  const file = join(folder, 'outcome.json');
  const reporters = { spec: 'stdout', [join(root, 'scripts/tests/outcome.reporter.ts')]: file };
  const args = [
    ...flags,
    '--test',
    `--test-concurrency=${atOnce}`,
    ...Object.entries(reporters).flatMap(([name, to]) => [
      `--test-reporter=${name}`,
      `--test-reporter-destination=${to}`,
    ]),
  ];
  try {
    const entries = await Promise.all(
      groups.map((files, group) => writeEntry(folder, group, files, { ...LIMITS, ...limits })),
    );
    const ended = await start([process.execPath, ...args, ...entries], env);
    const outcomeText = await readFile(file, 'utf8').catch(() => '');
    const outcome = outcomeText === '' ? undefined : (JSON.parse(outcomeText) as Outcome);
    const took = outcome?.took ?? {};
    const failed = groups.flat().filter((name) => !(name in took) || outcome?.failed.includes(name));
    const broken = groups.flatMap((files, index) => {
      const by = outcome?.endedBy[entries[index] ?? ''];
      const isExplained = by === undefined || files.some((name) => failed.includes(name));
      return isExplained
        ? []
        : [`the process of ${files.join(', ')}, which ended by ${by} (9: something is left open)`];
    });
    return { passed: ended && failed.length === 0, counts: outcome?.counts, took, failed, broken };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Writes the entry file of a group's process. */
const writeEntry = async (folder: string, group: number, files: readonly string[], limits: Limits): Promise<string> => {
  const entry = join(folder, `group-${String(group).padStart(3, '0')}.test.mjs`);
  const by = JSON.stringify(join(root, 'scripts/tests/group.ts'));
  await writeFile(
    entry,
    `import { runInTurn } from ${by};\nawait runInTurn(${JSON.stringify(files)}, ${JSON.stringify(limits)});\n`,
  );
  return entry;
};
