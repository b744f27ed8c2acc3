/**
 * `npm run restore -- --from <file> [--replace] [--check] [--identity-file <file> | --passphrase-file <file>]`: brings a
 * backup back into an empty place, or with `--replace` into the place of what is there; `--check` reads the backup and
 * touches nothing. M4U must be stopped (docs/backup.md).
 */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupError } from '../api/src/platform/backup/error.ts';
import { reachDatabase, type ReachedDatabase } from '../api/src/platform/backup/reach.ts';
import { restore, verify } from '../api/src/platform/backup/restore.ts';
import { ConfigError } from '../api/src/platform/config-error.ts';
import { readConfig } from '../api/src/platform/config.ts';
import { openStorage } from '../api/src/platform/storage/open.ts';
import { stopped } from './stopped.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    replace: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    'identity-file': { type: 'string' },
    'passphrase-file': { type: 'string' },
  },
});

const here = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);

/** The words of a file of age's kind: one key, among lines that tell of it. */
const keyIn = async (path: string | undefined): Promise<string | undefined> => {
  if (path === undefined) return undefined;
  const lines = (await readFile(here(path), 'utf8')).split('\n').map((line) => line.trim());
  return lines.find((line) => line !== '' && !line.startsWith('#'));
};

const main = async () => {
  if (values.from === undefined) throw new BackupError('Which backup? npm run restore -- --from <file>');
  const path = here(values.from);
  const locks = { identity: await keyIn(values['identity-file']), passphrase: await keyIn(values['passphrase-file']) };
  if (values.check) {
    const { createdAt, version, tables, files } = await verify(path, locks);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${path} is whole: M4U ${version}, ${createdAt}, ${rows} rows, ${files.count} files.`);
    return;
  }
  const config = readConfig(process.env);
  let database: ReachedDatabase | undefined;
  try {
    const manifest = await restore({
      path,
      locks,
      connection: async () => (database = await reachDatabase(config, 'own')).connection,
      storage: openStorage(config),
      dataDir: config.databaseUrl === undefined ? config.dataDir : undefined,
      replace: values.replace,
    });
    console.log(`Restored what M4U ${manifest.version} kept at ${manifest.createdAt}. Start M4U now.`);
    if (config.databaseUrl !== undefined)
      console.log('Start it with the secrets that the backup was made with, or what they sealed stays sealed.');
  } finally {
    await database?.release();
  }
};

await main().catch(stopped(BackupError, ConfigError));
