/**
 * `npm run backup [-- --to <file or folder>] [--recipient <age1…> | --passphrase-file <file>]`: backs up the database,
 * the uploads and the secrets of an embedded run, while M4U runs or is stopped (docs/backup.md).
 */
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backup } from '../api/src/platform/backup/backup.ts';
import { BackupError } from '../api/src/platform/backup/error.ts';
import { reachDatabase } from '../api/src/platform/backup/reach.ts';
import { ConfigError } from '../api/src/platform/config-error.ts';
import { readConfig } from '../api/src/platform/config.ts';
import { openStorage } from '../api/src/platform/storage/open.ts';
import { stopped } from './stopped.ts';

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: '.' },
    recipient: { type: 'string' },
    'passphrase-file': { type: 'string' },
  },
});

// npm runs us in the repository's folder; paths are meant from where it was called.
const here = (path: string) => resolve(process.env['INIT_CWD'] ?? '.', path);

/** The file to write: the one named, or a new one in the folder named. */
const target = async (): Promise<string> => {
  const path = here(values.to);
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const moment = new Date().toISOString().replaceAll(/[:-]|\.\d+/g, '');
  const locked = values.recipient !== undefined || values['passphrase-file'] !== undefined;
  const name = `m4u-${moment}.tar.zst${locked ? '.age' : ''}`;
  const file = isFolder ? join(path, name) : path;
  if (await stat(file).catch(() => undefined)) throw new BackupError(`${file} exists; backups are never overwritten.`);
  return file;
};

const main = async () => {
  const config = readConfig(process.env);
  const path = await target();
  const secretFile = values['passphrase-file'];
  const passphrase = secretFile === undefined ? undefined : (await readFile(here(secretFile), 'utf8')).trim();
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../package.json'), 'utf8')) as {
    version: string;
  };
  const database = await reachDatabase(config, 'read');
  try {
    const manifest = await backup({
      connection: database.connection,
      storage: openStorage(config),
      dataDir: config.databaseUrl === undefined ? config.dataDir : undefined,
      version,
      path,
      locks: { recipient: values.recipient, passphrase },
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const { size } = await stat(path);
    console.log(
      `${path}: ${manifest.tables.length} tables with ${rows} rows, ${manifest.files.count} files, ${(size / 1e6).toFixed(1)} MB.`,
    );
    if (manifest.secrets && values.recipient === undefined && passphrase === undefined)
      console.log('It holds the secrets of this installation, unencrypted: keep it as you keep a key.');
  } finally {
    await database.release();
  }
};

await main().catch(stopped(BackupError, ConfigError));
