/** `npm run icons`: creates the app's icons from the logo. */
import { defineCommand } from './command/command.ts';

export const command = defineCommand('npm run icons', {
  summary: 'Draws the icons of the installed app (web/public/icons) out of the logo (web/public/icon.svg).',
  examples: ['npm run icons'],
}).action(async () => (await import('./tasks/icons.ts')).drawIcons());

if (import.meta.main) await command.parseAsync();
