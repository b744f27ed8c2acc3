/** Restores a backup; scripts/restore.ts has the command line. */
import { access, constants, readFile } from 'node:fs/promises';
import { BackupError } from '../../api/src/platform/backup/error.ts';
import { connectToDatabase, type ConnectedDatabase } from '../../api/src/platform/backup/reach.ts';
import { restore, verify } from '../../api/src/platform/backup/restore.ts';
import { ConfigError } from '../../api/src/platform/config-error.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import { openStorage } from '../../api/src/platform/storage/open.ts';
import { callerPath } from '../command/command.ts';
import { failWithSentence } from '../command/stopped.ts';

export interface RestoreOptions {
  readonly from: string;
  readonly replace?: boolean | undefined;
  readonly check?: boolean | undefined;
  readonly identityFile?: string | undefined;
  readonly passphraseFile?: string | undefined;
}

/** Reads the key from an age key file, which may contain comment lines. */
const readKey = async (path: string | undefined): Promise<string | undefined> => {
  if (path === undefined) return undefined;
  const lines = (await readFile(callerPath(path), 'utf8')).split('\n').map((line) => line.trim());
  return lines.find((line) => line !== '' && !line.startsWith('#'));
};

const run = async ({ from, replace, check, identityFile, passphraseFile }: RestoreOptions): Promise<void> => {
  const path = callerPath(from);
  await access(path, constants.R_OK);
  const locks = { identity: await readKey(identityFile), passphrase: await readKey(passphraseFile) };
  if (check) {
    const { createdAt, version, tables, files } = await verify(path, locks);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${path} is whole: M4U ${version}, ${createdAt}, ${rows} rows, ${files.count} files.`);
    return;
  }
  const config = readConfig(process.env);
  let database: ConnectedDatabase | undefined;
  try {
    const manifest = await restore({
      path,
      locks,
      connection: async () => (database = await connectToDatabase(config, 'own')).connection,
      serving: config.databaseUrl === undefined,
      storage: openStorage(config),
      dataDir: config.databaseUrl === undefined ? config.dataDir : undefined,
      replace,
    });
    console.log(`Restored the backup of M4U ${manifest.version} from ${manifest.createdAt}. Start M4U now.`);
    if (config.databaseUrl !== undefined)
      console.log('Start it with the secrets of the time of the backup: other secrets cannot decrypt its data.');
  } finally {
    await database?.release();
  }
};

/** Restores or verifies the backup and prints the result; sets exit code 1 on failure. */
export const restoreBackup = (options: RestoreOptions): Promise<void> =>
  run(options).catch(failWithSentence(BackupError, ConfigError));
