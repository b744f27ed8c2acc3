import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { findRunning, port, superuser } from '../database/embedded.cluster.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { BackupError } from './error.ts';

/** A database that a command may use until it lets go. */
export interface ReachedDatabase {
  readonly connection: pg.ClientConfig;
  release(): Promise<void>;
}

const log = { info: () => undefined, warn: console.warn, error: console.error };

/**
 * The database of this configuration for a command beside M4U. That of the data folder is started for the while, when
 * it does not run; `read` also takes one that runs already. Errors: ConfigError when `own` is wanted and M4U is
 * running, BackupError when there is nothing to read.
 */
export const reachDatabase = async (
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  use: 'read' | 'own',
): Promise<ReachedDatabase> => {
  if (databaseUrl !== undefined)
    return { connection: { connectionString: databaseUrl }, release: async () => undefined };
  const folder = await realpath(join(dataDir, 'postgres')).catch(() => undefined);
  if (use === 'read' && folder === undefined)
    throw new BackupError(`There is no database in ${dataDir}. Say where it is by DATA_DIR or DATABASE_URL.`);
  const running = use === 'read' && folder !== undefined ? await findRunning({ folder }) : undefined;
  if (running) {
    const connection = { host: running.socketFolder, port, user: superuser, database: 'm4u' };
    return { connection, release: async () => undefined };
  }
  const server = await startEmbeddedPostgres({ dataDir, log });
  return { connection: server.connection, release: () => server.stop() };
};
