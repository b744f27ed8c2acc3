/** `npm run backup`: backs up the database, the uploads and the secrets of an embedded run (docs/backup.md). */
import { Option } from '@commander-js/extra-typings';
import { defineCommand } from './command/command.ts';

export const command = defineCommand('npm run backup', {
  summary: 'Writes the whole database, the uploads and the secrets into one file; M4U may be running.',
  examples: [
    'npm run backup -- --to /var/backups/m4u --recipient age1…',
    'npm run backup -- --to before-upgrade.tar.zst',
  ],
})
  .option(
    '--to <path>',
    'a path that ends in .tar.zst or .tar.zst.age is the file to write; any other path is a folder, created if missing, for a file named by date and time',
    '.',
  )
  .addOption(
    new Option('--recipient <key>', 'encrypts for this public key of age, age1… (default: no encryption)').conflicts(
      'passphraseFile',
    ),
  )
  .option('--passphrase-file <file>', 'encrypts with the passphrase in this file (default: no encryption)')
  .action(async (options) => (await import('./tasks/backup.ts')).writeBackup(options));

if (import.meta.main) await command.parseAsync();
