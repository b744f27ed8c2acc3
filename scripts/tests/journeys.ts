/** Runs the journeys in a browser by Playwright. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { aloud } from '../command/steps.ts';
import type { StageOutcome } from './stages.ts';

/** Runs the journeys that Playwright's arguments select. */
export const runJourneys = async (args: readonly string[]): Promise<StageOutcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'm4u-journeys-'));
  const file = join(folder, 'report.json');
  try {
    const ended = await aloud(['playwright', 'test', '--reporter=list,json', ...args], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    return outcomeOf(JSON.parse(await readFile(file, 'utf8')) as JSONReport, ended);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Reads Playwright's report; `ended` says whether it ended with code 0. */
export const outcomeOf = ({ stats, suites, errors }: JSONReport, ended: boolean): StageOutcome => {
  const named = (status: 'unexpected' | 'flaky') => suites.flatMap((suite) => namesOf(suite, status));
  const failures = [...named('unexpected'), ...errors.map(({ message = 'an error outside the journeys' }) => message)];
  return {
    passed: stats.expected + stats.flaky,
    // A run that ends by itself, as after too many failures or when the server breaks, has failed too.
    failed: Math.max(failures.length, Number(!ended)),
    skipped: stats.skipped,
    failures,
    secondTries: named('flaky'),
  };
};

const namesOf = (suite: JSONReportSuite, status: 'unexpected' | 'flaky'): string[] => [
  ...suite.specs
    .filter(({ tests }) => tests.some((journey) => journey.status === status))
    .map(({ file, title }) => `e2e/${file} › ${title}`),
  ...(suite.suites ?? []).flatMap((inner) => namesOf(inner, status)),
];
