/** `npm run icons`: creates the app's icons from the logo. */
import { defineCommand } from './command/command.ts';

export const command = defineCommand('npm run icons', {
  summary: 'Creates the icons of the app (web/public/icons) from the logo (web/public/icon.svg).',
  examples: ['npm run icons'],
}).action(async () => (await import('./tasks/icons.ts')).drawIcons());

if (import.meta.main) await command.parseAsync();
