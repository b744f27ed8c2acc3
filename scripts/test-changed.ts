/** `npm run test:changed`: the tests that a change can break, by the import graph (docs/testing.md). */
import { defineCommand } from './command/command.ts';

export const command = defineCommand('npm run test:changed', {
  summary: 'Runs the tests that a change can break, by the import graph.',
  examples: ['npm run test:changed', 'npm run test:changed -- --base main'],
})
  .option('--base <revision>', 'the base of the change (default: HEAD, or its parent if everything is committed)')
  .action(async ({ base }) => {
    const { planChange: planOfChange, runPlan } = await import('./tests/run.ts');
    await runPlan(await planOfChange(base));
  });

if (import.meta.main) await command.parseAsync();
