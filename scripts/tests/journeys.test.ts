import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { JSONReport } from '@playwright/test/reporter';
import { toOutcome } from './journeys.ts';

/** A report with one journey of each given status. */
const reportOf = (...statuses: ('expected' | 'unexpected' | 'flaky' | 'skipped')[]): JSONReport => {
  const count = (expected: string): number => statuses.filter((status) => status === expected).length;
  const errors = [{ message: '\u{1B}[31mThe page has no title.\u{1B}[39m\n\n  at walk.spec.ts' }];
  const specs = statuses.map((status) => {
    const results = [{ errors: status === 'expected' ? [] : errors }];
    return { file: 'walk.spec.ts', title: status, tests: [{ status, results }] };
  });
  const stats = {
    expected: count('expected'),
    unexpected: count('unexpected'),
    flaky: count('flaky'),
    skipped: count('skipped'),
  };
  const suites = [{ title: 'walk.spec.ts', specs: [], suites: [{ title: 'a walk', specs }] }];
  return { stats, suites, errors: [] } as unknown as JSONReport;
};

describe('outcome of journeys', () => {
  test('counts journeys, and names failures with their errors and second tries', () => {
    assert.deepEqual(toOutcome(reportOf('expected', 'expected', 'flaky', 'unexpected', 'skipped'), false), {
      passed: 3,
      failed: 1,
      skipped: 1,
      failures: ['e2e/walk.spec.ts › unexpected\n    The page has no title.\n      at walk.spec.ts'],
      secondTries: ['e2e/walk.spec.ts › flaky'],
    });
  });

  test('is a failure when the run itself fails', () => {
    assert.equal(toOutcome(reportOf('expected'), false).failed, 1);
    assert.equal(toOutcome(reportOf('expected'), true).failed, 0);
  });
});
