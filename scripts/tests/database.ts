/** One embedded PostgreSQL for a run of tests, with a migrated database that each test file clones. */
import { mkdir, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildApi } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import { shutDown } from '../../api/src/platform/database/embedded/cluster.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/database/embedded/embedded.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { readyQueue } from '../../api/src/platform/jobs/schema.ts';
import { createSecrets } from '../../api/src/platform/keys/secrets.ts';
import { letEverybodyIn } from '../../api/src/testing/database/superuser.ts';

const TEMPLATE = 'm4u_template';
const PREFIX = 'm4u-test-database-';

/** A database server for tests. */
export interface TestDatabase {
  /** The value of M4U_TEST_DATABASE: JSON of { host, port, user, template }. */
  readonly description: string;
  /** Stops the server and forgets all it held. */
  stop(): Promise<void>;
}

/** Starts the server in a temporary folder and migrates the template. */
export async function startTestDatabase(): Promise<TestDatabase> {
  await sweep();
  const dataDir = join(tmpdir(), `${PREFIX}${process.pid}`);
  await mkdir(dataDir, { mode: 0o700 });
  const log = { info() {}, warn: console.warn, error: console.error };
  const { postgresBin } = readConfig({ POSTGRES_BIN: process.env['POSTGRES_BIN'] });
  const server = await startEmbeddedPostgres({ dataDir, log, postgresBin, durable: false, maxConnections: 200 });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    // Databases are made and dropped by the superuser; the API that is tested signs in as it does in the product.
    const { host, port, user } = await letEverybodyIn(dataDir);
    const client = new pg.Client({ host, port, user, database: 'postgres' });
    await client.connect();
    await client.query(`CREATE DATABASE ${TEMPLATE} TEMPLATE ${server.owner.database} OWNER ${server.owner.user}`);
    await client.end();
    const owner = { ...server.owner, database: TEMPLATE };
    await migrate(owner, { serving: true });
    await readyQueue(owner);
    await startOnce({ ...server.connection, database: TEMPLATE }, dataDir);
    return { description: JSON.stringify({ host, port, user, template: TEMPLATE }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts the API once, so that the template holds the tables that the job queue makes at its first start. */
async function startOnce(connection: pg.PoolConfig, dataDir: string): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO: 'false' });
  const api = await buildApi({ config, secrets: createSecrets(), connection });
  await api.start();
  await api.close();
}

/** Ends what a run that was killed has left. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : NaN;
    if (!(pid > 0) || isAlive(pid)) continue;
    const dataDir = join(tmpdir(), name);
    const folder = await realpath(join(dataDir, 'postgres')).catch(() => undefined);
    if (folder) await shutDown({ folder });
    await rm(dataDir, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
