/** Runs checks, journeys in a browser, and tests of node:test, as `npm test` and its siblings ask (docs/testing.md). */
import { check } from '../check.ts';
import { serverFlags } from '../start/server-flags.mjs';
import { stopOnSignal } from '../command/steps.ts';
import { checkTypes, generateWeb } from '../checks/types.ts';
import { ensureWebBuilt } from '../builds/web-build.mjs';
import { changeOf } from './changed.ts';
import { startTestDatabase } from './database.ts';
import { runJourneys } from './journeys.ts';
import { apart, filesOf, leftOut, nameSlowest, run, startsProgram, together } from './node-tests.ts';
import { testFiles } from './parts.ts';
import { countSecondTries } from './second-tries.ts';
import { createStages, oneCheck, type StageOutcome } from './stages.ts';

/** With more failed files than this the cause is no busy machine, and no file is tried a second time. */
const FEW = 16;
/** Of more files of journeys than this a change runs the core journeys alone. */
const MANY = 3;
/** The tag of the journeys and screens that `npm test` runs. */
const CORE = '@core';

/** What to run. */
export interface Plan {
  readonly check: boolean;
  /** Whether the compiler checks the types of each program, which lint has done once for all of them. */
  readonly types: boolean;
  /** Playwright's arguments; undefined for no journeys. */
  readonly journeys: readonly string[] | undefined;
  readonly files: readonly string[];
  /** Whether a failed test is tried a second time, by itself. */
  readonly secondTry: boolean;
}

/** Runs a plan and ends the process: with code 1 when anything failed, or needed a second try again. */
export const runPlan = async (plan: Plan): Promise<never> => {
  stopOnSignal();
  const stages = createStages();
  if (plan.types) await stages.run('types', async () => oneCheck((await generateWeb()) && (await checkTypes())));
  const { journeys } = plan;
  if (plan.check) await stages.run('check', async () => oneCheck(await check()));
  if (journeys || plan.files.some(startsProgram))
    await stages.run('web build', async () => {
      await ensureWebBuilt();
      return oneCheck(true);
    });
  if (journeys) await stages.run('journeys', () => runJourneys([...journeys, `--retries=${Number(plan.secondTry)}`]));
  if (plan.files.length > 0) await stages.run('tests', () => runTests(plan));
  const isSteady = await countSecondTries(stages.secondTries());
  const passed = stages.close();
  process.exit(passed && isSteady ? 0 : 1);
};

/** Named files stand for themselves; journeys and tests may be mixed. */
export async function planOfFiles(given: readonly string[]): Promise<Plan> {
  const journeys = given.filter((file) => file.endsWith('.spec.ts'));
  const tests = given.filter((file) => !journeys.includes(file));
  return {
    check: false,
    types: false,
    journeys: journeys.length > 0 ? journeys : undefined,
    files: tests.length > 0 ? await filesOf(tests) : [],
    secondTry: false,
  };
}

/** What the import graph says that the change can break. */
export async function planOfChange(base: string | undefined): Promise<Plan> {
  const affected = await changeOf(base);
  const long = await leftOut();
  const files = affected.files.filter((file) => !long.has(file) || affected.changed.has(file));
  console.log(`The change can break ${files.length} test files and ${affected.journeys.length} files of journeys.`);
  const chosen = affected.journeys.length > MANY ? [`--grep=${CORE}`, ...affected.journeys] : affected.journeys;
  return { check: false, types: false, journeys: chosen.length > 0 ? chosen : undefined, files, secondTry: false };
}

/** Which of the tests: the proof for each change, what that leaves out, or both. */
export type TestSet = 'proof' | 'rest' | 'all';

/** A set of tests, of all parts or of those named in `only`. */
export async function planOfSet(set: TestSet, only: readonly string[] | undefined): Promise<Plan> {
  const has = (part: string): boolean => only?.includes(part) ?? true;
  const patterns = Object.entries(testFiles).flatMap(([part, pattern]) => (has(part) ? [pattern] : []));
  const files = patterns.length > 0 ? await filesOf(patterns) : [];
  const long = await leftOut();
  const journeys = { proof: [`--grep=${CORE}`], rest: [`--grep-invert=${CORE}`], all: [] }[set];
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
    const first = await run(together(plan.files), 2, env);
    nameSlowest(first.took);
    const again = plan.secondTry && first.failed.length > 0 && first.failed.length <= FEW;
    if (again) console.log(`\n── a second try, each by itself: ${first.failed.join(', ')}`);
    const last = again ? await run(apart(first.failed), 1, env) : first;
    const { tests = 0, skipped = 0 } = first.counts ?? {};
    // A process that ended badly after its tests failed, though no file did; a second try of the files does not heal it.
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
