/** Run by `npm test` among the tests: what failed before them fails here too, so that the closing lines tell all. */
import assert from 'node:assert/strict';
import { test } from 'node:test';

const stages = JSON.parse(process.env['M4U_STAGES'] ?? '[]') as { name: string; passed: boolean }[];
for (const { name, passed } of stages) {
  test(`stage: ${name}`, () => assert.ok(passed, `the stage “${name}” failed; its words are above`));
}
