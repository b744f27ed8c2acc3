/** Connects to the server of a data folder, starting it when none runs, and takes the folder's lock. */
import type { ChildProcess } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../../config-error.ts';
import type { Log } from '../../log.ts';
import {
  isAnswering,
  findRunning,
  launch,
  logTail,
  readyCluster,
  shutDown,
  superuser,
  type Cluster,
  type ClusterChoices,
} from './cluster.ts';
import { memorySettings } from './memory.ts';
import { createLogins, type Login, readyLogins } from './roles.ts';
import { usesRulesFile, isRefused, readyRules, type ServerWithRules, rulesFile } from './rules.ts';

/** Options of the embedded server. */
export interface ServerOptions extends ClusterChoices {
  /** M4U's data folder. The cluster is in its subfolder `postgres`, the server's log in `postgres.log`. */
  readonly dataDir: string;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** False disables durability for speed; for tests only. */
  readonly durable?: boolean;
  readonly maxConnections?: number;
  /** Folder for data and programs when root must run the server as another user who cannot access the data folder. */
  readonly elsewhere?: string;
}

/** Error: another M4U uses the data folder. */
export class DataFolderInUse extends ConfigError {
  override name = 'DataFolderInUse';
}

// Advisory lock in the database `postgres`, held by the process that uses the data folder. The server releases it with
// the connection, so it is free as soon as its holder has ended, in whatever way.
const OWNER_LOCK = 4_041_976;
const START_PATIENCE = 60_000; // ms; recovery after a power cut can take a while
const LOCK_PATIENCE = 1_500; // ms; for a holder that is just ending
const SERVER_CHECKS = 20; // tries to find the process of a server that answers
const LAUNCHES = 3; // per start: another start may win the race for the same folder
const LOG_LINES = 20; // log lines to search after a failed start, including rejected connections meanwhile

/** The folder's server; we hold its lock as long as `holder` is connected. */
export interface AttachedServer {
  readonly holder: pg.Client;
  readonly server: ServerWithRules;
  /** Whether the server was already running. */
  readonly adopted: boolean;
}

/** A server that is starting. */
interface LaunchedServer {
  readonly cluster: Cluster;
  readonly child: ChildProcess;
  readonly number: number;
}

/**
 * Connects to the folder's server, starting one if none runs, and takes the owner's lock. With `isStart` it also logs
 * the outcome. Errors: DataFolderInUse when another M4U holds the lock.
 */
export async function attach(options: ServerOptions, isStart = false): Promise<AttachedServer> {
  const link = join(options.dataDir, 'postgres');
  const deadline = performance.now() + START_PATIENCE;
  let launched: LaunchedServer | undefined;
  let unseen = 0;
  for (;;) {
    const folder = await fs.realpath(link).catch(() => undefined);
    const running = folder ? await findRunning({ folder }) : undefined;
    if (folder && running) {
      const server = { ...running, folder };
      const holder = await acquireOwnership(server, options.dataDir);
      if (holder) return { holder, server, adopted: launched?.child.pid !== running.pid };
    } else if (folder && (await isAnswering(folder))) {
      // Just started by another M4U, or running in another container.
      unseen += 1;
      if (unseen > SERVER_CHECKS)
        throw inUseError(options.dataDir, 'it cannot be seen from here: perhaps in another container');
    } else if (!launched || launched.child.exitCode !== null || launched.child.signalCode !== null) {
      const number = (launched?.number ?? 0) + 1;
      if (number > LAUNCHES) throw await startError(launched?.cluster);
      launched = await launchServer(options, number, isStart);
    }
    if (performance.now() > deadline) throw await startError(launched?.cluster);
    await sleep(15);
  }
}

async function launchServer(options: ServerOptions, number: number, isStart: boolean): Promise<LaunchedServer> {
  const { dataDir, log } = options;
  const cluster = await readyCluster(dataDir, options.elsewhere ?? '/var/lib/m4u', options);
  const { folder, account, binaries } = cluster;
  if (folder !== join(await fs.realpath(dataDir), 'postgres')) log.info(`the database lies in ${folder}`);
  if (isStart && number === 1) {
    log.info(`the database is PostgreSQL ${binaries.version} (${binaries.postgres})`);
    if (account.kind === 'other-user')
      log.warn(
        `this machine allows no mount namespaces: PostgreSQL, run as user ${account.owner?.uid}, can write what that ` +
          'user can, also outside of its data (docs/operations.md#the-embedded-postgresql)',
      );
  }
  await readyRules(folder, isStart);
  const child = await launch(cluster, { ...settings(options), hba_file: rulesFile(folder) });
  return { cluster, child, number };
}

/** Connects and takes the lock; undefined while the server is not ready. */
async function acquireOwnership(server: ServerWithRules, dataDir: string): Promise<pg.Client | undefined> {
  const logins = await readyLogins(dataDir, server.socketFolder);
  const holder = await connect(logins.application).catch((error: unknown) => {
    if (isRefused(error)) return 'refused' as const;
    throw error;
  });
  if (!holder) return undefined;
  // Only a server that answers has surely written its start options to disk.
  if (!(await usesRulesFile(server.folder))) {
    if (holder !== 'refused') await holder.end();
    await stopFormerServer(server, logins.application, dataDir);
    return undefined;
  }
  if (holder === 'refused') {
    // The roles do not exist yet, or have passwords from a removed file.
    await createLogins(server, logins);
    return undefined;
  }
  await takeLock(holder, dataDir);
  return holder;
}

/** Stops a server left by a version with a single database user; it is then restarted with sign-in rules. */
async function stopFormerServer(server: ServerWithRules, login: Login, dataDir: string): Promise<void> {
  const former = await connect({ ...login, user: superuser });
  if (!former) return;
  await takeLock(former, dataDir);
  await shutDown(server);
  await former.end().catch(() => {});
}

async function startError(cluster: Cluster | undefined): Promise<Error> {
  const logText = cluster ? `\n${await logTail(cluster, LOG_LINES)}` : '';
  return new Error(`The database does not start.${logText}`);
}

/** Connects; undefined while the server is starting, stopping or not listening yet. */
async function connect(login: Login): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    ...login,
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
  throw inUseError(dataDir, process);
}

const inUseError = (dataDir: string, holder: string): DataFolderInUse =>
  new DataFolderInUse(
    `M4U is already running on ${dataDir} (${holder}). Stop that one, or choose another folder with DATA_DIR.`,
  );

/** Server settings for a machine shared with M4U; every commit is synced to disk. */
function settings({ durable = true, maxConnections = 100 }: ServerOptions): Record<string, string> {
  const careless = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  return {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    max_connections: String(maxConnections),
    ...memorySettings(),
    max_wal_size: '512MB',
    wal_level: 'minimal', // no replica here: replication needs an external server
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
