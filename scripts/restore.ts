/** `npm run restore`: restores or verifies a backup (docs/backup.md). */
import { Option } from '@commander-js/extra-typings';
import { defineCommand } from './command/command.ts';

export const command = defineCommand('npm run restore', {
  summary: 'Restores a backup into an empty installation; M4U must be stopped.',
  examples: [
    'npm run restore -- --from m4u-20261122T023000Z.tar.zst --check',
    'npm run restore -- --from m4u-20261122T023000Z.tar.zst.age --identity-file backup-key.txt --replace',
  ],
})
  .requiredOption('--from <file>', 'the backup to read (required)')
  .option('--replace', 'replaces existing data (default: refuses unless the installation is empty)')
  .option('--check', 'reads the whole backup, reports whether it is complete, and changes nothing (default: restores)')
  .addOption(
    new Option(
      '--identity-file <file>',
      'the secret key of age that the backup was encrypted for (default: none)',
    ).conflicts('passphraseFile'),
  )
  .option('--passphrase-file <file>', 'the passphrase that the backup was encrypted with (default: none)')
  .action(async (options) => (await import('./tasks/restore.ts')).restoreBackup(options));

if (import.meta.main) await command.parseAsync();
