/** Run by `npm test` among the tests: what failed before them fails here too, so that the closing lines tell all. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

/** What a stage before the tests came to, with the names of what failed in it as far as it knows them. */
export interface StageResult {
  readonly name: string;
  readonly passed: boolean;
  readonly failed: readonly string[];
}

const stages = JSON.parse(process.env['M4U_STAGES'] ?? '[]') as StageResult[];
for (const { name, passed, failed } of stages) {
  test(`stage: ${name}`, () => {
    const words = [`the stage “${name}” failed; its words are above`, ...failed].join('\n  ');
    assert.ok(passed, words);
  });
}
