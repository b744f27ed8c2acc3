/**
 * `npm run coverage`: runs tests of node:test and reports lines, branches and functions of each loaded file. Writes
 * `coverage/lcov.info`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { defineCommand } from './command/command.ts';
import { root, stopOnSignal } from './command/steps.ts';
import { groupEach, findFiles, runGroups } from './tests/node-tests.ts';
import { testFiles } from './tests/parts.ts';
import { generateWeb } from './checks/types.ts';

const INCLUDED = ['contract/src/**', 'api/src/**', 'web/app/**', 'scripts/**'];
const EXCLUDED = ['**/*.test.ts', 'api/src/testing/**', 'web/app/paraglide/**'];

const flags = [
  '--experimental-test-coverage',
  ...INCLUDED.map((files) => `--test-coverage-include=${files}`),
  ...EXCLUDED.map((files) => `--test-coverage-exclude=${files}`),
  '--test-reporter=lcov',
  `--test-reporter-destination=${join(root, 'coverage/lcov.info')}`,
];

/** Runs the tests that match, each file in a process of its own; true when all passed. */
const runCoverage = async (patterns: readonly string[]): Promise<boolean> => {
  stopOnSignal();
  await mkdir(join(root, 'coverage'), { recursive: true });
  const files = await findFiles(patterns);
  if (files.some((file) => file.startsWith('web/'))) await generateWeb();
  const { startTestDatabase } = await import('./tests/database.ts');
  const database = await startTestDatabase();
  try {
    const { passed } = await runGroups(groupEach(files), 2, { M4U_TEST_DATABASE: database.description }, { flags });
    return passed;
  } finally {
    await database.stop();
  }
};

export const command = defineCommand('npm run coverage', {
  summary: 'Reports the code coverage of node:test tests; exits with code 1 if a test fails.',
  examples: ['npm run coverage', 'npm run coverage -- api/src/content/post/post.test.ts'],
})
  .argument('[files...]', 'test files (default: those of contract, api and web)')
  .action(async (files) => {
    const { contract, api, web } = testFiles;
    if (!(await runCoverage(files.length > 0 ? files : [contract, api, web]))) process.exitCode = 1;
  });

if (import.meta.main) await command.parseAsync();
