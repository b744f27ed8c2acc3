/** `npm test`: the required tests of a change (docs/testing.md). */
import { defineCommand, repeatedChoice } from './command/command.ts';
import { parts } from './tests/parts.ts';

export const command = defineCommand('npm test', {
  summary: 'Runs the required tests of a change: checks, core journeys, and all tests of units and calls.',
  examples: [
    'npm test',
    'npm test api/src/content/post/post.test.ts e2e/content/post.spec.ts',
    'npm test -- --only api',
  ],
})
  .argument('[files...]', 'test files and journeys to run instead')
  .option('--only <part>', `runs only this part; repeatable (default: all): ${parts.join(', ')}`, repeatedChoice(parts))
  .action(async (files, { only }) => {
    const { planFiles: planOfFiles, planSet: planOfSet, runPlan } = await import('./tests/run.ts');
    await runPlan(await (files.length > 0 ? planOfFiles(files) : planOfSet('proof', only)));
  });

if (import.meta.main) await command.parseAsync();
