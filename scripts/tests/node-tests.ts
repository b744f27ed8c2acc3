/** Runs files of node:test, several in a process and two processes at once. */
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aloud, root } from '../command/steps.ts';
import type { Limits } from './group.ts';
import { longKinds } from './long-kinds.ts';
import type { Outcome } from './outcome.reporter.ts';

/** The number of slowest files that a run names at its end, so that the author of a test sees its cost. */
const NAMED = 12;
/** The sizes of the groups that share a process: large ones first, small ones so that both processors end together. */
const LARGE_GROUP = 24;
const SMALL_GROUP = 6;
/** Files that start the whole program, which needs the web's build. */
const PROGRAM = /^scripts\/program\//;
/** Files that measure their own process have it to themselves. */
const BY_ITSELF = /(?:[./](?:scale|processes|durability|hostile|storm)|Scale)\.test\.ts$/;

/** The result of a run of files. */
export interface Ran {
  readonly passed: boolean;
  readonly counts: Outcome['counts'] | undefined;
  /** The time of each file that ended, in milliseconds. */
  readonly took: Outcome['took'];
  /** The files with a test that failed, and those that did not end. */
  readonly failed: readonly string[];
  /** The processes that ended badly although each of their files passed, in words. */
  readonly broken: readonly string[];
}

/**
 * The files that match the patterns, as sorted paths from the repository's folder.
 *
 * Errors: throws for a pattern that matches nothing, since node:test would search for files by itself.
 */
export const filesOf = async (patterns: readonly string[]): Promise<string[]> => {
  const files = new Set<string>();
  for (const pattern of patterns) {
    const found = await Array.fromAsync(glob(pattern, { cwd: root }));
    if (found.length === 0) throw new Error(`There is no test file ${pattern}.`);
    for (const file of found) files.add(file.replace(root, ''));
  }
  return [...files].toSorted();
};

/** The long files that `npm test` leaves out: those of every long kind except its sample. */
export const leftOut = async (): Promise<ReadonlySet<string>> => {
  const samples = new Set(longKinds.map(({ sample }) => sample));
  const long = await filesOf(longKinds.flatMap(({ files }) => files));
  return new Set(long.filter((file) => !samples.has(file)));
};

/** Whether a test file starts the whole program. */
export const startsProgram = (file: string): boolean => PROGRAM.test(file);

const isAlone = (file: string): boolean => BY_ITSELF.test(file) || startsProgram(file);

/** Puts each file in a group of its own. */
export const apart = (files: readonly string[]): string[][] => files.map((file) => [file]);

/** Puts files in groups that share a process; the files that need one to themselves come first. */
export const together = (files: readonly string[]): string[][] => {
  const groups = apart(files.filter(isAlone));
  const sharing = files.filter((file) => !isAlone(file));
  while (sharing.length > 0) {
    const size = sharing.length > 4 * LARGE_GROUP ? LARGE_GROUP : SMALL_GROUP;
    groups.push(sharing.splice(0, size));
  }
  return groups;
};

/** Prints the slowest files of a long run. */
export const nameSlowest = (took: Outcome['took']): void => {
  const files = Object.entries(took).toSorted(([, one], [, other]) => other - one);
  if (files.length <= NAMED) return;
  console.log(`\nSlowest of ${files.length} files:`);
  for (const [file, ms] of files.slice(0, NAMED)) console.log(`${(ms / 1_000).toFixed(1).padStart(7)} s  ${file}`);
};

/**
 * A young generation of 64 MiB in place of 16: processes of tests make much that is soon forgotten, and collecting it
 * takes a tenth of their time.
 */
const FLAGS = ['--max-semi-space-size=64'];

const LIMITS: Limits = { timeout: Number(process.env['TEST_TIMEOUT'] ?? 300_000), ending: 20_000 };

interface RunOptions {
  readonly limits?: Partial<Limits>;
  /** Starts the process that runs them. */
  readonly start?: typeof aloud;
  /** Of Node.js, before those of its test runner. */
  readonly flags?: readonly string[];
}

/** Runs groups of files once, each group in a process, `atOnce` processes at the same time. */
export const run = async (
  groups: readonly (readonly string[])[],
  atOnce: number,
  env: NodeJS.ProcessEnv,
  { limits, start = aloud, flags = FLAGS }: RunOptions = {},
): Promise<Ran> => {
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
      groups.map((files, group) => entryOf(folder, group, files, { ...LIMITS, ...limits })),
    );
    const ended = await start([process.execPath, ...args, ...entries], env);
    const written = await readFile(file, 'utf8').catch(() => '');
    const outcome = written === '' ? undefined : (JSON.parse(written) as Outcome);
    const took = outcome?.took ?? {};
    const failed = groups.flat().filter((name) => !(name in took) || outcome?.failed.includes(name));
    const broken = groups.flatMap((files, at) => {
      const by = outcome?.endedBy[entries[at] ?? ''];
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

/** Writes the file that a group's process is started with. */
const entryOf = async (folder: string, group: number, files: readonly string[], limits: Limits): Promise<string> => {
  const entry = join(folder, `group-${String(group).padStart(3, '0')}.test.mjs`);
  const by = JSON.stringify(join(root, 'scripts/tests/group.ts'));
  await writeFile(
    entry,
    `import { inTurn } from ${by};\nawait inTurn(${JSON.stringify(files)}, ${JSON.stringify(limits)});\n`,
  );
  return entry;
};
