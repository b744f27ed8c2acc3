/** `npm run typecheck`: checks all types by the compiler. `npm run check` finds the same errors through lint. */
import { defineCommand } from './command/command.ts';

export const command = defineCommand('npm run typecheck', {
  summary: 'Checks the types of all packages, tools and journeys; exits with code 1 on findings.',
  examples: ['npm run typecheck'],
}).action(async () => {
  const { checkTypes, generateWeb } = await import('./checks/types.ts');
  if (!(await generateWeb()) || !(await checkTypes())) process.exitCode = 1;
});

if (import.meta.main) await command.parseAsync();
