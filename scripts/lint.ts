/** `npm run lint`: what oxlint finds. `npm run format` mends what it can. */
import { defineCommand } from './command/command.ts';
import { aloud } from './command/steps.ts';
import { generateWeb } from './checks/types.ts';

export const command = defineCommand('npm run lint', {
  summary: 'Lints all files, or those named; ends with code 1 for a finding.',
  examples: ['npm run lint', 'npm run lint -- scripts/lint.ts'],
})
  .argument('[files...]', 'files to lint')
  .action(async (files) => {
    // Rules that know types read the web's messages and routes, which are made.
    if (!(await generateWeb()) || !(await aloud(['oxlint', '--deny-warnings', ...files]))) process.exitCode = 1;
  });

if (import.meta.main) await command.parseAsync();
