/** One embedded PostgreSQL for a run of tests, with a migrated database that each test file clones. */
import { mkdir, readdir, realpath, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildApi } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import { shutDown } from '../../api/src/platform/database/embedded/cluster.ts';
import { startEmbeddedPostgres } from '../../api/src/platform/database/embedded/embedded.ts';
import { migrate } from '../../api/src/platform/database/migrate.ts';
import { prepareQueue } from '../../api/src/platform/jobs/schema.ts';
import { createSecrets } from '../../api/src/platform/keys/secrets.ts';
import { allowSuperuser } from '../../api/src/testing/database/superuser.ts';

const TEMPLATE = 'm4u_template';
const PREFIX = 'm4u-test-database-';
/** Linux keeps files of this folder in memory. */
const MEMORY = '/dev/shm';
/** Free bytes that a run needs there: its copies, which are dropped soon, and the log of PostgreSQL. */
const ROOM = 4 * 1024 ** 3;

/** A database server for tests. */
export interface TestDatabase {
  /** Value of M4U_TEST_DATABASE: JSON of { host, port, user, template }. */
  readonly description: string;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/** Starts the server in a temporary folder, in memory where there is room, and migrates the template. */
export async function startTestDatabase(): Promise<TestDatabase> {
  for (const folder of [tmpdir(), MEMORY]) await removeLeftovers(folder);
  const dataDir = join((await hasRoom(MEMORY)) ? MEMORY : tmpdir(), `${PREFIX}${process.pid}`);
  await mkdir(dataDir, { mode: 0o700 });
  const log = { info() {}, warn: console.warn, error: console.error };
  const { postgresBin } = readConfig({ POSTGRES_BIN: process.env['POSTGRES_BIN'] });
  const server = await startEmbeddedPostgres({ dataDir, log, postgresBin, durable: false, maxConnections: 200 });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    // The superuser creates and drops databases; the tested API uses its own login, as in production.
    const { host, port, user } = await allowSuperuser(dataDir);
    const client = new pg.Client({ host, port, user, database: 'postgres' });
    await client.connect();
    await client.query(`CREATE DATABASE ${TEMPLATE} TEMPLATE ${server.owner.database} OWNER ${server.owner.user}`);
    await client.end();
    const owner = { ...server.owner, database: TEMPLATE };
    await migrate(owner, { serving: true });
    await prepareQueue(owner);
    await createTemplate({ ...server.connection, database: TEMPLATE }, dataDir);
    return { description: JSON.stringify({ host, port, user, template: TEMPLATE }), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Starts the API once, so that the template contains the tables that the job queue creates at its first start. Its
 * schedule does not run: a minute that begins meanwhile would leave jobs in every copy, which no test's queue takes.
 */
async function createTemplate(connection: pg.PoolConfig, dataDir: string): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error', DEMO: 'false' });
  const api = await buildApi({ config, secrets: createSecrets(), connection, keepSchedule: false });
  await api.start();
  await api.close();
}

/** Whether a folder exists and has room for the databases of a run. */
async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > ROOM;
}

/** Ends servers left over from killed runs in a folder. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : NaN;
    if (!(pid > 0) || isAlive(pid)) continue;
    const dataDir = join(parent, name);
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
