import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Writes the names of the journeys that failed, a line each, to the file `M4U_FAILED_JOURNEYS`, for `npm test` to name. */
export default class FailedReporter implements Reporter {
  readonly #seen = new Set<TestCase>();

  onTestEnd(journey: TestCase): void {
    this.#seen.add(journey);
  }

  onEnd(): void {
    const file = process.env['M4U_FAILED_JOURNEYS'];
    if (file === undefined) return;
    const failed = [...this.#seen].filter((journey) => journey.outcome() === 'unexpected');
    // Before the name stand an empty root, the project's and the file's.
    writeFileSync(file, failed.map((journey) => journey.titlePath().slice(2).join(' › ')).join('\n'));
  }
}
