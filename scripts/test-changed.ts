/** `npm run test:changed`: what a change can break, by the import graph (docs/testing.md). */
import { defineCommand } from './command/command.ts';

export const command = defineCommand('npm run test:changed', {
  summary: 'Runs the tests that the import graph says a change can break.',
  examples: ['npm run test:changed', 'npm run test:changed -- --base main'],
})
  .option(
    '--base <revision>',
    'what the change is against (default: HEAD, or the commit before where all is committed)',
  )
  .action(async ({ base }) => {
    const { planOfChange, runPlan } = await import('./tests/run.ts');
    await runPlan(await planOfChange(base));
  });

if (import.meta.main) await command.parseAsync();
