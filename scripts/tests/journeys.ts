/** Runs the browser journeys by Playwright. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { runAloud } from '../command/steps.ts';
import type { StageOutcome } from './stages.ts';

/** Runs the journeys that Playwright's arguments select. */
export const runJourneys = async (args: readonly string[]): Promise<StageOutcome> => {
  const folder = await mkdtemp(join(tmpdir(), 'm4u-journeys-'));
  const file = join(folder, 'report.json');
  try {
    const ended = await runAloud(['playwright', 'test', '--reporter=list,json', ...args], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    return toOutcome(JSON.parse(await readFile(file, 'utf8')) as JSONReport, ended);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Reads Playwright's report; `ended` says whether it ended with code 0. */
export const toOutcome = ({ stats, suites, errors }: JSONReport, ended: boolean): StageOutcome => {
  const specsWith = (status: 'unexpected' | 'flaky') => suites.flatMap((suite) => listSpecs(suite, status));
  const failures = [
    ...specsWith('unexpected').map(describeFailure),
    ...errors.map(({ message = 'an error outside the journeys' }) => message),
  ];
  return {
    passed: stats.expected + stats.flaky,
    // A run that ends early has failed too: after too many failures, or when the server crashes.
    failed: Math.max(failures.length, Number(!ended)),
    skipped: stats.skipped,
    failures,
    secondTries: specsWith('flaky').map(nameOf),
  };
};

/** Lines of an error that are repeated beside a journey's name: often only the end of a run's output is kept. */
const ERROR_LINES = 12;

const listSpecs = (suite: JSONReportSuite, status: 'unexpected' | 'flaky'): JSONReportSpec[] => [
  ...suite.specs.filter(({ tests }) => tests.some((journey) => journey.status === status)),
  ...(suite.suites ?? []).flatMap((inner) => listSpecs(inner, status)),
];

const nameOf = ({ file, title }: JSONReportSpec): string => `e2e/${file} › ${title}`;

/** A journey's name, and the first lines of its first error. */
const describeFailure = (spec: JSONReportSpec): string => {
  const message = spec.tests.flatMap(({ results }) => results).flatMap(({ errors }) => errors)[0]?.message ?? '';
  const lines = stripVTControlCharacters(message).split('\n').slice(0, ERROR_LINES);
  return [nameOf(spec), ...lines.filter((line) => line !== '')].join('\n    ');
};
