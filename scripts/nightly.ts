/**
 * `npm run nightly`: runs the long versions of tests, sequentially and without retries; `npm test` runs their short
 * versions.
 */
import { randomInt } from 'node:crypto';
import { defineCommand, positiveNumber, repeatedChoice } from './command/command.ts';
import { groupEach, findFiles, runGroups } from './tests/node-tests.ts';
import { serverFlags } from './start/server-flags.mjs';
import { runAloud, stopOnSignal } from './command/steps.ts';

/** A part of the nightly run: test files, and the settings for their long versions. */
interface NightlyPart {
  readonly name: string;
  readonly files: string;
  readonly settings: Readonly<Record<string, string>>;
}

const parts: readonly NightlyPart[] = [
  {
    name: 'bad-requests',
    files: 'api/src/testing/hostile/bad-requests.*test.ts',
    settings: { BAD_REQUESTS: '10000' },
  },
  { name: 'replay', files: 'api/src/testing/access/suites/replay.*.test.ts', settings: { EVERY_ID: '1' } },
  { name: 'points', files: 'api/src/commerce/point/model.test.ts', settings: { RUNS: '1000', LONG: '1' } },
  { name: 'search', files: 'api/src/insight/search/model.test.ts', settings: { SEARCHES: '10000' } },
  { name: 'live', files: 'api/src/social/message/live.test.ts', settings: { LIVE_STEPS: '3000' } },
  {
    name: 'kills-points',
    files: 'api/src/commerce/point/durability.test.ts',
    settings: { M4U_POINT_KILLS: '100' },
  },
  {
    name: 'kills-payments',
    files: 'api/src/commerce/payment/notice/durability.test.ts',
    settings: { M4U_NOTICES: '100000', M4U_NOTICE_KILLS: '30' },
  },
  {
    name: 'kills-messages',
    files: 'api/src/social/message/durability.test.ts',
    settings: { M4U_MESSAGES: '10000', LOG_LEVEL: 'fatal' },
  },
  { name: 'kills', files: 'scripts/program/kills.test.ts', settings: { M4U_KILLS: '50' } },
  { name: 'looks', files: 'e2e/every-screen/screens.spec.ts', settings: { EVERY_LOOK: '1' } },
  { name: 'disk', files: 'scripts/program/disk.test.ts', settings: { M4U_DISK_SECONDS: '60' } },
];

/** Default timeout of a test, in hours. */
const HOURS = 3;

const formatSettings = (part: NightlyPart): string =>
  Object.entries(part.settings)
    .map(([name, value]) => `${name}=${process.env[name] ?? value}`)
    .join(' ');
interface PartResult {
  readonly part: NightlyPart;
  readonly passed: boolean;
  readonly seconds: number;
  readonly counts: string;
}

const runTests = async (
  files: string,
  settings: NodeJS.ProcessEnv,
  timeout: number,
): Promise<Pick<PartResult, 'passed' | 'counts'>> => {
  const { passed, counts } = await runGroups(groupEach(await findFiles([files])), 1, settings, { limits: { timeout } });
  return { passed, counts: counts ? `${counts.passed} of ${counts.tests} tests` : 'did not finish' };
};

const runJourneys = async (
  files: string,
  settings: NodeJS.ProcessEnv,
): Promise<Pick<PartResult, 'passed' | 'counts'>> => ({
  passed: await runAloud(['playwright', 'test', '--retries=0', files], settings),
  counts: 'journeys, see above',
});

const runPart = async (part: NightlyPart, environment: NodeJS.ProcessEnv, timeout: number): Promise<PartResult> => {
  console.log(`\n── ${part.name}: ${formatSettings(part)} SEED=${environment['SEED']}`);
  const started = performance.now();
  const settings = { ...part.settings, ...process.env, ...environment };
  const { passed, counts } = await (part.files.endsWith('.spec.ts') ? runJourneys : runTests)(
    part.files,
    settings,
    timeout,
  );
  return { part, passed, counts, seconds: (performance.now() - started) / 1_000 };
};

const formatTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;

/** Runs the given parts, or all; sets exit code 1 when one fails or a signal stops the run. */
const runNightly = async (only: readonly string[] | undefined, hours: number): Promise<void> => {
  const timeout = hours * 3_600_000;
  const seed = process.env['SEED'] ?? String(randomInt(2 ** 31));
  stopOnSignal();
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopped = true));
  const { startTestDatabase } = await import('./tests/database.ts');
  const database = await startTestDatabase();
  const endings: PartResult[] = [];
  try {
    const environment = {
      M4U_TEST_DATABASE: database.description,
      M4U_SERVER_FLAGS: serverFlags.join(' '),
      SEED: seed,
      TEST_TIMEOUT: String(timeout),
    };
    for (const part of parts)
      if (!stopped && (only?.includes(part.name) ?? true)) endings.push(await runPart(part, environment, timeout));
  } finally {
    await database.stop();
  }
  console.log(`\nResults with SEED=${seed} on Node ${process.versions.node}:`);
  for (const { part, passed, seconds, counts } of endings)
    console.log(
      `${passed ? '✔' : '✖'} ${part.name.padEnd(16)} ${formatTime(seconds).padStart(12)}  ${counts}  ${formatSettings(part)}`,
    );
  process.exitCode = !stopped && endings.every(({ passed }) => passed) ? 0 : 1;
};

const listParts = (): void => {
  for (const part of parts) console.log(`${part.name.padEnd(16)} ${formatSettings(part)} npm test ${part.files}`);
};

const names = parts.map(({ name }) => name);

export const command = defineCommand('npm run nightly', {
  summary:
    'Runs the long versions of tests one by one, and prints the time and seed of each; exits with code 1 if one fails.',
  examples: ['npm run nightly -- --only search --only points', 'SEED=5 SEARCHES=50 npm run nightly -- --only search'],
})
  .option(
    '--only <part>',
    `runs only this part; repeatable (default: every part): ${names.join(', ')}`,
    repeatedChoice(names),
  )
  .option('--hours <hours>', 'time limit of one test of a part', positiveNumber, HOURS)
  .option('--list', 'lists the parts with their settings, and runs none')
  .action(({ list, only, hours }) => (list ? listParts() : runNightly(only, hours)));

if (import.meta.main) await command.parseAsync();
