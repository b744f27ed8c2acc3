/** `npm run test:all`: all tests (docs/testing.md). */
import { defineCommand, positiveInteger, repeatedChoice } from './command/command.ts';
import { parts } from './tests/parts.ts';

export const command = defineCommand('npm run test:all', {
  summary: 'Runs all tests; repeats each failed one once, separately, and names it.',
  examples: ['npm run test:all', 'npm run test:all -- --rest --only e2e'],
})
  .option('--rest', 'runs only the tests that npm test leaves out', false)
  .option('--only <part>', `runs only this part; repeatable (default: all): ${parts.join(', ')}`, repeatedChoice(parts))
  .option(
    '--minutes <count>',
    'begins tests for so long; skips and counts the others (default: no limit)',
    positiveInteger,
  )
  .action(async ({ rest, only, minutes }) => {
    const { limitTime } = await import('./tests/time-limit.ts');
    if (minutes !== undefined) limitTime(minutes);
    const { planSet: planOfSet, runPlan } = await import('./tests/run.ts');
    await runPlan(await planOfSet(rest ? 'rest' : 'all', only));
  });

if (import.meta.main) await command.parseAsync();
