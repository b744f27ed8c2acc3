import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { findRunning } from '../database/embedded/cluster.ts';
import { readyLogins } from '../database/embedded/roles.ts';
import { startEmbeddedPostgres } from '../database/embedded/embedded.ts';
import { BackupError } from './error.ts';

/** A database connection for a command, with the function that releases it. */
export interface ConnectedDatabase {
  readonly connection: pg.ClientConfig;
  release(): Promise<void>;
}

const log = { info: () => undefined, warn: console.warn, error: console.error };

/** The role for each purpose of a command in the embedded database. */
const ROLES = { read: 'reader', write: 'application', own: 'owner' } as const;

/**
 * Connects a command to the configured database while M4U may be running. Starts the embedded database for the duration
 * when it does not run; `read` and `write` can also use a running one. Errors: ConfigError when `own` is requested
 * while M4U runs, BackupError when there is no database yet.
 */
export const connectToDatabase = async (
  { databaseUrl, dataDir, postgresBin }: Pick<Config, 'databaseUrl' | 'dataDir' | 'postgresBin'>,
  use: keyof typeof ROLES,
): Promise<ConnectedDatabase> => {
  if (databaseUrl !== undefined)
    return { connection: { connectionString: databaseUrl }, release: async () => undefined };
  const folder = await realpath(join(dataDir, 'postgres')).catch(() => undefined);
  if (use !== 'own' && folder === undefined)
    throw new BackupError(`There is no database in ${dataDir}. Say where it is by DATA_DIR or DATABASE_URL.`);
  const running = use !== 'own' && folder !== undefined ? await findRunning({ folder }) : undefined;
  if (running) {
    const logins = await readyLogins(dataDir, running.socketFolder);
    return { connection: logins[ROLES[use]], release: async () => undefined };
  }
  const { connection: application, owner, reader, stop } = await startEmbeddedPostgres({ dataDir, postgresBin, log });
  return { connection: { application, owner, reader }[ROLES[use]], release: stop };
};
