/** `npm run bench`: measures M4U against a bare node:http server (docs/measurements.md). */
import { defineCommand, positiveInteger, positiveNumber } from '../scripts/command/command.ts';

export const command = defineCommand('npm run bench', {
  summary:
    'Measures M4U against a bare node:http server, side by side in one run, writes docs/measurements.md, and ends with code 1 when a target is missed.',
  examples: ['npm run bench -- --only "page cache" --profile /tmp/profile', 'npm run bench -- --only load --minutes 2'],
})
  .option('--seconds <seconds>', 'how long each subject is asked in a round', positiveNumber, 3)
  .option('--rounds <count>', 'how many rounds count, by their median', positiveInteger, 3)
  .option('--minutes <minutes>', 'how long the town is under load (the part “load”)', positiveNumber, 10)
  .option('--town <folder>', 'a folder in which the town is filled once and found again (default: a new one)')
  .option('--profile <folder>', 'writes a processor profile of the server there (default: none)')
  .option(
    '--only <words>',
    'a part (floors, ledger, search, tracking, load, wall, light, screens, slow, silent, dev, notices, starts, streams) or words of the names of subjects; nothing is then written down (default: everything)',
  )
  .action(async (options) => (await import('./measurements.ts')).measureAll(options));

if (import.meta.main) await command.parseAsync();
