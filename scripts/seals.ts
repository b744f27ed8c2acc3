/** `npm run seals`: checks that books of points and the audit log are as they were sealed (docs/rules/seal.md). */
import { defineCommand } from './command/command.ts';

export const command = defineCommand('npm run seals', {
  summary:
    'Checks the books of points and the audit log against their seals, and the balances against the movements. Ends with exit code 1 when something was changed around the program. M4U may be running.',
  examples: ['npm run seals'],
}).action(async () => {
  const { check } = await import('./tasks/seals.ts');
  await check();
});

if (import.meta.main) await command.parseAsync();
