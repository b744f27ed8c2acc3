/**
 * `npm run check`: types, lint, unused code, format, structure, licences and new migrations. Lint also reports type
 * errors, from the programs that its rules read anyway; `npm run typecheck` uses the compiler itself.
 */
import { defineCommand } from './command/command.ts';
import { checkMigrations } from './checks/migrations.ts';
import { runQuietly } from './command/steps.ts';
import { generateWeb } from './checks/types.ts';

/** Runs all checks in parallel; true when all pass. */
export const check = async (): Promise<boolean> => {
  const passed = await Promise.all([
    generateWeb().then(
      async (generated) =>
        generated &&
        (await Promise.all([
          runQuietly('lint and types', ['oxlint', '--deny-warnings', '--type-check']),
          runQuietly('unused files, exports and dependencies', [
            'knip',
            '--no-progress',
            '--treat-config-hints-as-errors',
          ]),
        ])),
    ),
    runQuietly('format', ['oxfmt', '--check', '.']),
    runQuietly('structure', [process.execPath, 'scripts/structure/check-structure.ts']),
    runQuietly('licences', [process.execPath, 'scripts/checks/licences.ts']),
    checkMigrations(),
  ]);
  return passed.flat().every(Boolean);
};

export const command = defineCommand('npm run check', {
  summary:
    'Checks types, lint, unused code, format, structure, licences and new migrations; exits with code 1 on findings.',
  examples: ['npm run check'],
}).action(async () => {
  if (!(await check())) process.exitCode = 1;
});

if (import.meta.main) await command.parseAsync();
