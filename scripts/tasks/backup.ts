/** Writes a backup; scripts/backup.ts has the command line. */
import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup } from '../../api/src/platform/backup/backup.ts';
import { BackupError } from '../../api/src/platform/backup/error.ts';
import { connectToDatabase } from '../../api/src/platform/backup/reach.ts';
import { ConfigError } from '../../api/src/platform/config-error.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import { openStorage } from '../../api/src/platform/storage/open.ts';
import { callerPath } from '../command/command.ts';
import { failWithSentence } from '../command/stopped.ts';

export interface BackupOptions {
  /** The file to write, or the folder that gets one: see `resolveFile`. */
  readonly to: string;
  /** Public key of age. */
  readonly recipient?: string | undefined;
  readonly passphraseFile?: string | undefined;
}

/**
 * Resolves `--to` to the file to write (docs/backup.md#folder-or-file). A name that ends as backups do is the file's own
 * unless a folder has it; every other name is a folder's, whether it exists or not.
 *
 * Errors: BackupError when the file exists, or the folder's name is a file's.
 */
const resolveFile = async ({ to, recipient, passphraseFile }: BackupOptions): Promise<string> => {
  const path = callerPath(to);
  const existing = await stat(path).catch(() => undefined);
  const isFile = /\.tar\.zst(?:\.age)?$/.test(to) && !existing?.isDirectory();
  if (isFile && existing) throw new BackupError(`${path} exists; backups are never overwritten.`);
  if (isFile) return path;
  if (existing && !existing.isDirectory())
    throw new BackupError(`${path} is a file: name a folder, or a new file that ends in .tar.zst.`);
  const moment = new Date().toISOString().replaceAll(/[:-]|\.\d+/g, '');
  const isEncrypted = recipient !== undefined || passphraseFile !== undefined;
  const file = join(path, `m4u-${moment}.tar.zst${isEncrypted ? '.age' : ''}`);
  if (await stat(file).catch(() => undefined)) throw new BackupError(`${file} exists; backups are never overwritten.`);
  return file;
};

const write = async (options: BackupOptions): Promise<void> => {
  const config = readConfig(process.env);
  const path = await resolveFile(options);
  const { recipient, passphraseFile } = options;
  const passphrase =
    passphraseFile === undefined ? undefined : (await readFile(callerPath(passphraseFile), 'utf8')).trim();
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string;
  };
  const database = await connectToDatabase(config, 'read');
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const manifest = await backup({
      connection: database.connection,
      storage: openStorage(config),
      dataDir: config.databaseUrl === undefined ? config.dataDir : undefined,
      version,
      path,
      locks: { recipient, passphrase },
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const { size } = await stat(path);
    console.log(
      `${path}: ${manifest.tables.length} tables with ${rows} rows, ${manifest.files.count} files, ${(size / 1e6).toFixed(1)} MB.`,
    );
    if (manifest.secrets && recipient === undefined && passphrase === undefined)
      console.log('It contains the secrets of this installation, unencrypted: store it like a key.');
  } finally {
    await database.release();
  }
};

/** Writes the backup and prints the result; sets exit code 1 on failure. */
export const writeBackup = (options: BackupOptions): Promise<void> =>
  write(options).catch(failWithSentence(BackupError, ConfigError));
