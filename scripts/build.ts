/** `npm run build`: installs and builds everything that a run needs, without starting it: for images and packages. */
import { defineCommand } from './command/command.ts';
import { ensureWebBuilt } from './builds/web-build.mjs';

export const command = defineCommand('npm run build', {
  summary: 'Installs what is missing and builds the web when its sources have changed.',
  examples: ['npm run build'],
}).action(ensureWebBuilt);

if (import.meta.main) await command.parseAsync();
