/** `npm run test:all`: everything that is tested (docs/testing.md). */
import { defineCommand, repeatedChoice } from './command/command.ts';
import { parts } from './tests/parts.ts';

export const command = defineCommand('npm run test:all', {
  summary: 'Runs everything that is tested; what fails is tried once more, by itself, and named.',
  examples: ['npm run test:all', 'npm run test:all -- --rest --only e2e'],
})
  .option('--rest', 'runs only what npm test leaves out', false)
  .option('--only <part>', `runs this part; may be repeated (default: all): ${parts.join(', ')}`, repeatedChoice(parts))
  .action(async ({ rest, only }) => {
    const { planOfSet, runPlan } = await import('./tests/run.ts');
    await runPlan(await planOfSet(rest ? 'rest' : 'all', only));
  });

if (import.meta.main) await command.parseAsync();
