/**
 * `npm test [-- --only check|e2e|contract|api|web|scripts] [files…]`: checks, the browser's journeys, and last the
 * tests of node:test, whose closing lines count what went before as well. Ends with code 1 when anything failed.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { check } from './check.ts';
import { runNodeTests } from './node-tests.ts';
import { aloud, quietly, report, stopOnSignal } from './steps.ts';
import type { StageResult } from './stages.ts';
import { serverFlags } from './server-flags.mjs';
import { startTestDatabase } from './test-database.ts';
import { ensureWebBuilt } from './web-build.mjs';

const places = {
  contract: 'contract/src/**/*.test.ts',
  api: 'api/src/**/*.test.ts',
  web: 'web/app/**/*.test.ts',
  scripts: 'scripts/**/*.test.ts',
};
const stages = ['check', 'e2e', ...Object.keys(places)];

const { values, positionals } = parseArgs({
  options: { only: { type: 'string', multiple: true } },
  allowPositionals: true,
});
const unknown = values.only?.find((name) => !stages.includes(name));
if (unknown) {
  console.error(`There is no stage called ${unknown}; choose from ${stages.join(', ')}.`);
  process.exit(2);
}
// Files stand for themselves: journeys and tests may be mixed.
const chosen = (stage: string) => (values.only ? values.only.includes(stage) : positionals.length === 0);
const journeys = positionals.filter((file) => file.endsWith('.spec.ts'));
const tests = positionals.filter((file) => !journeys.includes(file));
const patterns = [...tests, ...Object.entries(places).flatMap(([name, pattern]) => (chosen(name) ? [pattern] : []))];

stopOnSignal();
const results: StageResult[] = [];
const stage = async (name: string, work: () => Promise<boolean | readonly string[]>) => {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const ended = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return false;
  });
  const failed = Array.isArray(ended) ? ended : [];
  const passed = ended === true;
  report(passed, name, started);
  results.push({ name, passed, failed });
};

if (chosen('check')) await stage('check', check);
const travels = chosen('e2e') || journeys.length > 0;
// Tests that start the whole program are two at once, and would both build it.
if (travels || patterns.some((pattern) => pattern.startsWith('scripts/')))
  await stage('web build', async () => {
    await ensureWebBuilt();
    return true;
  });
if (travels) await stage('journeys', runJourneys);
if (patterns.length > 0) {
  const passed = await runTests().catch((error: unknown) => {
    console.error(error);
    return false;
  });
  results.push({ name: 'tests', passed, failed: [] });
}
process.exit(results.every(({ passed }) => passed) ? 0 : 1);

/** Runs the journeys. True when all passed, else the names of those that failed. */
async function runJourneys(): Promise<true | string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'm4u-journeys-'));
  const file = join(folder, 'failed');
  try {
    if (await aloud(['playwright', 'test', ...journeys], { M4U_FAILED_JOURNEYS: file })) return true;
    return (await readFile(file, 'utf8').catch(() => '')).split('\n').filter((name) => name !== '');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs node:test last, on one database, with a test for each stage before it. */
async function runTests(): Promise<boolean> {
  console.log('\n── tests');
  if (!chosen('check') && patterns.some((pattern) => pattern.startsWith('web/'))) {
    await quietly('messages and routes of the web', ['npm', 'run', '--silent', 'generate', '-w', 'web']);
  }
  const database = await startTestDatabase();
  try {
    const before = results.length > 0 ? ['scripts/stages.ts'] : [];
    return await runNodeTests([...patterns, ...before], {
      M4U_TEST_DATABASE: database.description,
      M4U_SERVER_FLAGS: serverFlags.join(' '),
      M4U_STAGES: JSON.stringify(results),
    });
  } finally {
    await database.stop();
  }
}
