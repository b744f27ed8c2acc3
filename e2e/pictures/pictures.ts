/** `npm run pictures`: makes the pictures of README.md and docs/features.md. */
import { defineCommand } from '../../scripts/command/command.ts';

export const command = defineCommand('npm run pictures', {
  summary: 'Takes the pictures of README.md and docs/features.md (docs/images): the demo content, as phones show it.',
  examples: ['npm run pictures'],
}).action(async () => (await import('./pictures.task.ts')).takePictures());

if (import.meta.main) await command.parseAsync();
