/**
 * `npm run scan`: runs the scanners wapiti and sqlmap against an M4U with demo content (docs/security-scan.md). Exits
 * with code 1 for findings or server errors, and with 2 without the tools.
 */
import { Option } from '@commander-js/extra-typings';
import { defineCommand, positiveInteger } from './command/command.ts';

export const command = defineCommand('npm run scan', {
  summary:
    'Attacks an M4U with demo content as a visitor and as a member, with wapiti and sqlmap, and prints the findings.',
  examples: ['npm run scan -- --only sqlmap --seconds 60'],
})
  .addOption(new Option('--only <tool>', 'the one tool to use (default: both)').choices(['wapiti', 'sqlmap']))
  .option('--crawl <seconds>', 'time for wapiti to look for addresses', positiveInteger, 120)
  .option('--attack <seconds>', 'time limit of each attack of wapiti', positiveInteger, 30)
  .option('--seconds <seconds>', 'time limit of sqlmap for one address', positiveInteger, 120)
  .action(async (options) => (await import('./scan/task.ts')).scan(options));

if (import.meta.main) await command.parseAsync();
