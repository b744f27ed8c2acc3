/** `npm run pictures`: makes the pictures of the README. */
import { defineCommand } from '../scripts/command.ts';

export const command = defineCommand('npm run pictures', {
  summary: 'Takes the pictures of the README (docs/images) of the demo content, as a phone shows it.',
  examples: ['npm run pictures'],
}).action(async () => (await import('./pictures.task.ts')).takePictures());

if (import.meta.main) await command.parseAsync();
