/** The command line of `npm start`, which takes no option: settings come from the environment (docs/configuration.md). */
import { defineCommand } from './command/command.ts';

export const command = defineCommand('npm start', {
  summary:
    'Installs and builds what is missing and runs M4U; settings come from the environment (docs/configuration.md).',
  examples: ['npm start', 'PORT=4000 DATA_DIR=/var/lib/m4u npm start'],
});

if (import.meta.main) await command.parseAsync();
