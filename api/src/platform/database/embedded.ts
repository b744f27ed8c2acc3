/**
 * The PostgreSQL that M4U brings along: a real server in the data folder, reached over a socket that only its owner
 * can open, started and stopped with M4U. One M4U at a time may use a data folder.
 */
import type { ChildProcess } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../config-error.ts';
import type { Log } from '../log.ts';
import type { RootWay } from './embedded.account.ts';
import {
  answers,
  findRunning,
  launch,
  logTail,
  port,
  readyCluster,
  shutDown,
  superuser,
  type Cluster,
} from './embedded.cluster.ts';

/** How to start the embedded PostgreSQL. */
export interface EmbeddedOptions {
  /** M4U's data folder. The cluster lies in its folder `postgres`, the server's words in `postgres.log`. */
  readonly dataDir: string;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Called when the server went away and could not be brought back, or another M4U took its place. */
  readonly onLost?: (error: Error) => void;
  /** False gives up durability for speed: for tests alone. */
  readonly durable?: boolean;
  readonly maxConnections?: number;
  /** How long (ms) it has to serve until earlier losses do not count any more; for tests. */
  readonly wellAfter?: number;
  /** The pauses (ms) before each try to bring it back, after which it is given up; for tests. */
  readonly pauses?: readonly number[];
  /** Forces the way in which root runs it (see embedded.account.ts). */
  readonly rootWay?: RootWay;
  /** Where data and programs go when root must run it as another user who cannot reach the data folder. */
  readonly elsewhere?: string;
}

/** A running embedded PostgreSQL, held by this process. */
export interface EmbeddedPostgres {
  /** What `pg` needs to connect. */
  readonly connection: {
    readonly host: string;
    readonly port: number;
    readonly user: string;
    readonly database: string;
  };
  /** True when the server was found running, left by an M4U that was killed. */
  readonly adopted: boolean;
  /** Stops the server; call it after the pools are closed. Resolves when its process is gone. */
  stop(): Promise<void>;
}

/** Another M4U is running on the data folder. */
export class DataFolderInUse extends ConfigError {
  override name = 'DataFolderInUse';
}

const DATABASE = 'm4u';
// Held, in the database `postgres`, by whoever owns the data folder. The server lets go of it with the connection, so
// it is free as soon as its holder is gone, however it went.
const OWNER_LOCK = 4_041_976;
const START_PATIENCE = 60_000; // ms; recovery after a power cut can take a while
const LOCK_PATIENCE = 1_500; // ms; for a holder that is just ending
const GLANCES = 20; // in which a server that answers has to be seen
const LAUNCHES = 3; // per start: another start may win the race for the same folder
const RESTART_DELAYS = [0, 250, 1000, 2000, 5000, 10_000]; // ms
const WELL_AFTER = 2_000; // ms; who has served so long is well: losses before that do not count any more
const LOG_LINES = 20; // that a failed start takes in the log, with those who knocked meanwhile
const NO_SPACE = /no space left on device|disk quota exceeded/i;

/**
 * Starts the server of a data folder, making its cluster the first time, or takes over one that is still running.
 * Brings it back when it dies. Throws DataFolderInUse when another M4U holds the folder.
 */
export async function startEmbeddedPostgres(given: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const options = { ...given, dataDir: resolve(given.dataDir) };
  await fs.mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const { socketFolder, adopted, ...first } = await attach(options);
  const connection = { host: socketFolder, port, user: superuser, database: DATABASE };
  let owner = first.owner;
  let stopping = false;
  let recovery: Promise<void> | undefined;
  // Times are taken from a clock that nobody sets.
  let servesSince = performance.now();
  let losses = 0;

  const pauses = options.pauses ?? RESTART_DELAYS;
  const recover = async () => {
    const wasWell = performance.now() - servesSince >= (options.wellAfter ?? WELL_AFTER);
    losses = wasWell ? 1 : losses + 1;
    options.log.warn('the database went away; bringing it back');
    let failure: unknown;
    // One that keeps going away gets longer pauses, and is given up; one whose disk is full waits for it, as a process
    // that is started again would have to.
    for (let tries = losses - 1; tries < pauses.length || isFull(failure); tries += 1) {
      await sleep(pauses[tries] ?? pauses.at(-1));
      if (stopping) return;
      try {
        const again = await attach(options);
        if (again.socketFolder !== connection.host) throw new Error(`its socket moved to ${again.socketFolder}`);
        owner = again.owner;
        servesSince = performance.now();
        watch();
        options.log.info('the database is back');
        return;
      } catch (error) {
        failure = error;
        options.log.warn({ err: error }, 'the database is not back yet');
        if (error instanceof DataFolderInUse) break;
      }
    }
    const reason = failure instanceof Error ? failure.message : 'It keeps going away.';
    options.log.error({ err: failure }, 'the database could not be brought back');
    options.onLost?.(new Error(`The database could not be brought back. ${reason}`, { cause: failure }));
  };
  const watch = () => {
    owner.once('end', () => {
      if (!stopping) recovery = recover().finally(() => (recovery = undefined));
    });
  };
  watch();
  await createDatabase(owner);

  return {
    connection,
    adopted,
    async stop() {
      stopping = true;
      await recovery;
      const folder = await fs.realpath(join(options.dataDir, 'postgres'));
      await shutDown({ folder });
      if (socketFolder !== folder) await fs.rm(socketFolder, { recursive: true, force: true });
      await owner.end().catch(() => {}); // the server has ended it
    },
  };
}

const isFull = (failure: unknown): boolean => failure instanceof Error && NO_SPACE.test(failure.message);

/** Connects to the folder's server, starting one if none runs, and takes the lock of its owner. */
async function attach(options: EmbeddedOptions): Promise<{ owner: pg.Client; socketFolder: string; adopted: boolean }> {
  const link = join(options.dataDir, 'postgres');
  const deadline = performance.now() + START_PATIENCE;
  let launched: { cluster: Cluster; child: ChildProcess; number: number } | undefined;
  let unseen = 0;
  for (;;) {
    const folder = await fs.realpath(link).catch(() => undefined);
    const running = folder ? await findRunning({ folder }) : undefined;
    if (running) {
      const owner = await connect(running.socketFolder);
      if (owner) {
        await takeLock(owner, options.dataDir);
        return { owner, socketFolder: running.socketFolder, adopted: launched?.child.pid !== running.pid };
      }
    } else if (folder && (await answers(folder))) {
      // Started by another M4U in this moment, or in another container.
      unseen += 1;
      if (unseen > GLANCES) throw inUse(options.dataDir, 'it cannot be seen from here: perhaps in another container');
    } else if (!launched || launched.child.exitCode !== null || launched.child.signalCode !== null) {
      const number = (launched?.number ?? 0) + 1;
      if (number > LAUNCHES) throw await notStarting(launched?.cluster);
      const cluster = await readyCluster(options.dataDir, options.elsewhere ?? '/var/lib/m4u', options.rootWay);
      if (cluster.folder !== join(await fs.realpath(options.dataDir), 'postgres'))
        options.log.info(`the database lies in ${cluster.folder}`);
      launched = { cluster, child: await launch(cluster, settings(options)), number };
    }
    if (performance.now() > deadline) throw await notStarting(launched?.cluster);
    await sleep(15);
  }
}

async function notStarting(cluster: Cluster | undefined): Promise<Error> {
  const words = cluster ? `\n${await logTail(cluster, LOG_LINES)}` : '';
  return new Error(`The database does not start.${words}`);
}

/** A connection, or nothing while the server is starting, stopping or not listening yet. */
async function connect(socketFolder: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    host: socketFolder,
    port,
    user: superuser,
    database: 'postgres',
    application_name: `m4u owner ${process.pid}`,
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {}); // followed by `end`, which is what matters
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    const passing = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EINVAL', 'EPIPE', '57P03', '57P01', '53300'];
    const { code, message } = error as { code?: string; message: string };
    if (passing.includes(code ?? '') || /terminated|timeout/.test(message)) return undefined;
    throw error;
  }
}

async function takeLock(owner: pg.Client, dataDir: string): Promise<void> {
  const deadline = performance.now() + LOCK_PATIENCE;
  for (;;) {
    const { rows } = await owner.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [OWNER_LOCK]);
    if (rows[0]?.taken) return;
    if (performance.now() > deadline) break;
    await sleep(100);
  }
  const holder = await owner.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND granted AND objid = $1`,
    [OWNER_LOCK],
  );
  await owner.end();
  const process = holder.rows[0]?.name.replace('m4u owner', 'process') ?? 'another process';
  throw inUse(dataDir, process);
}

const inUse = (dataDir: string, holder: string): DataFolderInUse =>
  new DataFolderInUse(
    `M4U is already running on ${dataDir} (${holder}). Stop that one, or choose another folder with DATA_DIR.`,
  );

async function createDatabase(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount === 0) await owner.query(`CREATE DATABASE ${DATABASE}`);
}

/** Settings for a small machine that is shared with M4U itself; every committed change is on disk. */
function settings({ durable = true, maxConnections = 100 }: EmbeddedOptions): Record<string, string> {
  const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  return {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: String(maxConnections),
    shared_buffers: '128MB',
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    effective_cache_size: '512MB',
    max_wal_size: '512MB',
    wal_level: 'minimal', // there is no replica: who wants one brings a server of their own
    max_wal_senders: '0',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    lc_messages: 'C',
    ...(durable ? {} : careless),
  };
}
