/** Runs checks, browser journeys and tests of node:test, for `npm test` and its variants (docs/testing.md). */
import { check } from '../check.ts';
import { serverFlags } from '../start/server-flags.mjs';
import { stopOnSignal } from '../command/steps.ts';
import { checkTypes, generateWeb } from '../checks/types.ts';
import { ensureWebBuilt } from '../builds/web-build.mjs';
import { readChange } from './changed.ts';
import { startTestDatabase } from './database.ts';
import { runJourneys } from './journeys.ts';
import {
  groupEach,
  findFiles,
  listLeftOut,
  printSlowest,
  runGroups,
  startsProgram,
  groupTogether,
} from './node-tests.ts';
import { testFiles } from './parts.ts';
import { recordSecondTries } from './second-tries.ts';
import { isTimeUp, withoutLimit } from './time-limit.ts';
import { createStages, toCheckOutcome, type StageOutcome } from './stages.ts';

/** Maximum of failed files for a second try: more are not caused by a busy machine. */
const MOST_RETRIED = 16;
/** Maximum of journey files for a change; beyond it only the core journeys run. */
const MOST_JOURNEYS = 3;
/** Tag of the journeys and screens that `npm test` runs. */
const CORE_TAG = '@core';

/** A plan of a run. */
export interface Plan {
  readonly check: boolean;
  /** Whether the compiler checks the types of each program; lint checks them once for all programs. */
  readonly types: boolean;
  /** Playwright's arguments; undefined without journeys. */
  readonly journeys: readonly string[] | undefined;
  readonly files: readonly string[];
  /** Whether a failed test gets a second, separate try. */
  readonly secondTry: boolean;
}

/** Runs a plan and exits: with code 1 when anything failed, or needed a second try repeatedly. */
export const runPlan = async (plan: Plan): Promise<never> => {
  stopOnSignal();
  const stages = createStages();
  if (plan.types) await stages.run('types', async () => toCheckOutcome((await generateWeb()) && (await checkTypes())));
  const { journeys } = plan;
  if (plan.check) await stages.run('check', async () => toCheckOutcome(await check()));
  if (journeys || plan.files.some(startsProgram))
    await stages.run('web build', async () => {
      await ensureWebBuilt();
      return toCheckOutcome(true);
    });
  if (journeys) await stages.run('journeys', () => runJourneys([...journeys, `--retries=${Number(plan.secondTry)}`]));
  if (plan.files.length > 0) await stages.run('tests', () => runTests(plan));
  const isSteady = await recordSecondTries(stages.secondTries());
  const passed = stages.close();
  if (isTimeUp()) console.log('The time of the run was up: what had not begun by then is among the skipped.');
  process.exit(passed && isSteady ? 0 : 1);
};

/** Plans exactly the given files, tests and journeys mixed. */
export async function planFiles(files: readonly string[]): Promise<Plan> {
  const journeys = files.filter((file) => file.endsWith('.spec.ts'));
  const tests = files.filter((file) => !journeys.includes(file));
  return {
    check: false,
    types: false,
    journeys: journeys.length > 0 ? journeys : undefined,
    files: tests.length > 0 ? await findFiles(tests) : [],
    secondTry: false,
  };
}

/** Plans the tests that a change can break, by the import graph. */
export async function planChange(base: string | undefined): Promise<Plan> {
  const affected = await readChange(base);
  const long = await listLeftOut();
  const files = affected.files.filter((file) => !long.has(file) || affected.changed.has(file));
  console.log(`The change can break ${files.length} test files and ${affected.journeys.length} files of journeys.`);
  const chosen =
    affected.journeys.length > MOST_JOURNEYS ? [`--grep=${CORE_TAG}`, ...affected.journeys] : affected.journeys;
  return { check: false, types: false, journeys: chosen.length > 0 ? chosen : undefined, files, secondTry: false };
}

/** Sets of tests: `proof` for each change, `rest` for the others, or all. */
export type TestSet = 'proof' | 'rest' | 'all';

/** Plans a set of tests, of all parts or those in `only`. */
export async function planSet(set: TestSet, only: readonly string[] | undefined): Promise<Plan> {
  const has = (part: string): boolean => only?.includes(part) ?? true;
  const patterns = Object.entries(testFiles).flatMap(([part, pattern]) => (has(part) ? [pattern] : []));
  const files = patterns.length > 0 ? await findFiles(patterns) : [];
  const long = await listLeftOut();
  const journeys = { proof: [`--grep=${CORE_TAG}`], rest: [`--grep-invert=${CORE_TAG}`], all: [] }[set];
  return {
    check: has('check') && set !== 'rest',
    types: has('check') && set !== 'proof',
    journeys: has('e2e') ? journeys : undefined,
    files: set === 'all' ? files : files.filter((file) => long.has(file) === (set === 'rest')),
    secondTry: set !== 'proof',
  };
}

/** Runs node:test on one database server. */
async function runTests(plan: Plan): Promise<StageOutcome> {
  if (!plan.check && plan.files.some((file) => file.startsWith('web/'))) await generateWeb();
  const database = await startTestDatabase();
  const env = { M4U_TEST_DATABASE: database.description, M4U_SERVER_FLAGS: serverFlags.join(' ') };
  try {
    const first = await runGroups(groupTogether(plan.files), 2, env);
    printSlowest(first.took);
    const again = plan.secondTry && first.failed.length > 0 && first.failed.length <= MOST_RETRIED;
    if (again) console.log(`\n── second try, each one separately: ${first.failed.join(', ')}`);
    const last = again ? await runGroups(groupEach(first.failed), 1, { ...env, ...withoutLimit }) : first;
    const { tests = 0, skipped = 0 } = first.counts ?? {};
    // Repeating files does not fix a process that crashed after its files passed.
    const broken = [...first.broken, ...(again ? last.broken : [])];
    const failures = [...last.failed, ...broken];
    const failed = Math.max(failures.length, Number(!last.passed));
    return {
      passed: Math.max(tests - skipped - failed, 0),
      failed,
      skipped,
      failures,
      secondTries: again ? first.failed.filter((file) => !last.failed.includes(file)) : [],
    };
  } finally {
    await database.stop();
  }
}
