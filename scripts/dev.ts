/** `npm run dev`: the whole program in one process, with changes shown as they are saved (scripts/dev/dev.ts). */
import { defineCommand } from './command/command.ts';

export const command = defineCommand('npm run dev', {
  summary: 'Runs the whole program with its own database and demo content; shows changes as they are saved.',
  examples: ['npm run dev', 'PORT=4000 npm run dev'],
}).action(async () => {
  await import('./dev/dev.ts');
});

if (import.meta.main) await command.parseAsync();
