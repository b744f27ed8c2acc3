/**
 * `npm run nightly [-- --only NAME…] [--hours N]`: the long forms of tests that `npm test` runs in their short ones. One
 * after the other, none twice: what fails has failed. Ends with a report of each, its seed and its time, and with code 1
 * when any failed. `SEED=` repeats a night, another setting in the environment counts instead of the part's own, and
 * `--list` names the parts.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { apart, filesOf, run } from './node-tests.ts';
import { serverFlags } from './server-flags.mjs';
import { aloud, stopOnSignal } from './steps.ts';
import { startTestDatabase } from './test-database.ts';

/** A part of the night: test files, and the settings that make them long. */
interface Part {
  readonly name: string;
  readonly files: string;
  readonly settings: Readonly<Record<string, string>>;
}

const parts: readonly Part[] = [
  {
    name: 'bad-requests',
    files: 'api/src/testing/bad-requests.*test.ts',
    settings: { BAD_REQUESTS: '10000' },
  },
  { name: 'replay', files: 'api/src/testing/access/replay.*.test.ts', settings: { EVERY_ID: '1' } },
  { name: 'points', files: 'api/src/commerce/point/model.test.ts', settings: { RUNS: '1000', LONG: '1' } },
  { name: 'search', files: 'api/src/insight/search/model.test.ts', settings: { SEARCHES: '10000' } },
  { name: 'live', files: 'api/src/social/message/live.test.ts', settings: { LIVE_STEPS: '3000' } },
  {
    name: 'kills-points',
    files: 'api/src/commerce/point/durability.test.ts',
    settings: { M4U_POINT_KILLS: '100' },
  },
  {
    name: 'kills-messages',
    files: 'api/src/social/message/durability.test.ts',
    settings: { M4U_MESSAGES: '10000', LOG_LEVEL: 'fatal' },
  },
  { name: 'kills', files: 'scripts/program/kills.test.ts', settings: { M4U_KILLS: '50' } },
  { name: 'looks', files: 'e2e/screens.spec.ts', settings: { EVERY_LOOK: '1' } },
  { name: 'disk', files: 'scripts/program/disk.test.ts', settings: { M4U_DISK_SECONDS: '60' } },
];

/** How long one test of a part may take unless told otherwise, in hours. */
const HOURS = 3;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    hours: { type: 'string', default: String(HOURS) },
    list: { type: 'boolean', default: false },
  },
});
const settingsOf = (part: Part): string =>
  Object.entries(part.settings)
    .map(([name, value]) => `${name}=${process.env[name] ?? value}`)
    .join(' ');
if (values.list) {
  for (const part of parts) console.log(`${part.name.padEnd(16)} ${settingsOf(part)} npm test ${part.files}`);
  process.exit(0);
}
const unknown = values.only?.find((name) => !parts.some((part) => part.name === name));
const hours = Number(values.hours);
if (unknown !== undefined || !(hours > 0)) {
  const names = parts.map(({ name }) => name).join(', ');
  console.error(
    unknown === undefined ? '--hours takes a number.' : `No part is called ${unknown}: choose from ${names}.`,
  );
  process.exit(2);
}
const seed = process.env['SEED'] ?? String(randomInt(2 ** 31));

interface Ending {
  readonly part: Part;
  readonly passed: boolean;
  readonly seconds: number;
  readonly counts: string;
}

const runTests = async (files: string, settings: NodeJS.ProcessEnv): Promise<Pick<Ending, 'passed' | 'counts'>> => {
  const { passed, counts } = await run(apart(await filesOf([files])), 1, settings, { timeout: hours * 3_600_000 });
  return { passed, counts: counts ? `${counts.passed} of ${counts.tests} tests` : 'came to no end' };
};

const runJourneys = async (files: string, settings: NodeJS.ProcessEnv): Promise<Pick<Ending, 'passed' | 'counts'>> => ({
  passed: await aloud(['playwright', 'test', '--retries=0', files], settings),
  counts: 'journeys, as told above',
});

const endingOf = async (part: Part, environment: NodeJS.ProcessEnv): Promise<Ending> => {
  console.log(`\n── ${part.name}: ${settingsOf(part)} SEED=${seed}`);
  const started = performance.now();
  const settings = { ...part.settings, ...process.env, ...environment };
  const { passed, counts } = await (part.files.endsWith('.spec.ts') ? runJourneys : runTests)(part.files, settings);
  return { part, passed, counts, seconds: (performance.now() - started) / 1_000 };
};

const timeOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;

stopOnSignal();
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopped = true));
const database = await startTestDatabase();
const endings: Ending[] = [];
try {
  const environment = {
    M4U_TEST_DATABASE: database.description,
    M4U_SERVER_FLAGS: serverFlags.join(' '),
    SEED: seed,
    TEST_TIMEOUT: String(hours * 3_600_000),
  };
  for (const part of parts)
    if (!stopped && (values.only?.includes(part.name) ?? true)) endings.push(await endingOf(part, environment));
} finally {
  await database.stop();
}
console.log(`\nThe night, with SEED=${seed} on Node ${process.versions.node}:`);
for (const { part, passed, seconds, counts } of endings)
  console.log(
    `${passed ? '✔' : '✖'} ${part.name.padEnd(16)} ${timeOf(seconds).padStart(12)}  ${counts}  ${settingsOf(part)}`,
  );
process.exitCode = !stopped && endings.every(({ passed }) => passed) ? 0 : 1;
