/** `npm run lint`: runs oxlint. `npm run format` applies its fixes. */
import { defineCommand } from './command/command.ts';
import { runAloud } from './command/steps.ts';
import { generateWeb } from './checks/types.ts';

export const command = defineCommand('npm run lint', {
  summary: 'Lints all files, or the given ones; exits with code 1 on findings.',
  examples: ['npm run lint', 'npm run lint -- scripts/lint.ts'],
})
  .argument('[files...]', 'files to lint')
  .action(async (files) => {
    // Type-aware rules need the web's generated messages and routes.
    if (!(await generateWeb()) || !(await runAloud(['oxlint', '--deny-warnings', ...files]))) process.exitCode = 1;
  });

if (import.meta.main) await command.parseAsync();
