/** `npm run check`: types, lint, format, structure, licences and new migrations, in seconds. Ends with code 1 when any of them finds something. */
import { checkMigrations } from './migrations.ts';
import { quietly } from './steps.ts';

/** Runs all checks side by side; true when all pass. */
export const check = async (): Promise<boolean> => {
  const passed = await Promise.all([
    quietly('types of contract, api and tools', ['tsc', '--project', '.']),
    // The web's types include its messages and routes, which are made first; what reads the web needs them too.
    quietly('messages and routes of the web', ['npm', 'run', '--silent', 'generate', '-w', 'web']).then(
      async (generated) =>
        generated &&
        (await Promise.all([
          quietly('types of the web', ['tsc', '--project', 'web', '--noEmit']),
          quietly('types of the service worker', ['tsc', '--project', 'web/worker']),
          quietly('types of the journeys', ['tsc', '--project', 'e2e']),
          quietly('lint', ['oxlint', '--deny-warnings']),
        ])),
    ),
    quietly('format', ['oxfmt', '--check', '.']),
    quietly('structure', [process.execPath, 'scripts/check-structure.ts']),
    quietly('licences', [process.execPath, 'scripts/licences.ts']),
    checkMigrations(),
  ]);
  return passed.flat().every(Boolean);
};

if (import.meta.main && !(await check())) process.exitCode = 1;
