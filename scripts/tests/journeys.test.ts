import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { JSONReport } from '@playwright/test/reporter';
import { outcomeOf } from './journeys.ts';

/** A report with one journey of each given status. */
const reportOf = (...statuses: ('expected' | 'unexpected' | 'flaky' | 'skipped')[]): JSONReport => {
  const count = (wanted: string): number => statuses.filter((status) => status === wanted).length;
  const specs = statuses.map((status) => ({ file: 'walk.spec.ts', title: status, tests: [{ status }] }));
  const stats = {
    expected: count('expected'),
    unexpected: count('unexpected'),
    flaky: count('flaky'),
    skipped: count('skipped'),
  };
  const suites = [{ title: 'walk.spec.ts', specs: [], suites: [{ title: 'a walk', specs }] }];
  return { stats, suites, errors: [] } as unknown as JSONReport;
};

describe('the outcome of journeys', () => {
  test('counts them and names what failed and what passed at a second try', () => {
    assert.deepEqual(outcomeOf(reportOf('expected', 'expected', 'flaky', 'unexpected', 'skipped'), false), {
      passed: 3,
      failed: 1,
      skipped: 1,
      failures: ['e2e/walk.spec.ts › unexpected'],
      secondTries: ['e2e/walk.spec.ts › flaky'],
    });
  });

  test('is a failure when the run ended badly, though every journey passed', () => {
    assert.equal(outcomeOf(reportOf('expected'), false).failed, 1);
    assert.equal(outcomeOf(reportOf('expected'), true).failed, 0);
  });
});
