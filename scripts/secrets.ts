/** `npm run --silent secrets`: prints new secrets (docs/operations.md). */
import { defineCommand } from './command/command.ts';

export const command = defineCommand('npm run --silent secrets', {
  summary: 'Prints a fresh set of secrets for the environment of a server.',
  examples: ['npm run --silent secrets > .env'],
}).action(async () => {
  const { createSecretTexts } = await import('../api/src/platform/keys/secrets.ts');
  for (const [name, value] of Object.entries(createSecretTexts())) console.log(`${name}=${value}`);
});

if (import.meta.main) await command.parseAsync();
