import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { type Cluster, launch, readyCluster, shutDown, superuser } from '../../platform/database/embedded/cluster.ts';
import { migrate } from '../../platform/database/migrate.ts';

const execute = promisify(execFile);

/** Settings for speed, for replication, and to log every statement, which shows where a read ran. */
const SETTINGS = {
  listen_addresses: '',
  fsync: 'off',
  wal_level: 'replica',
  max_wal_senders: '4',
  wal_keep_size: '256MB',
  timezone: 'UTC',
  log_statement: 'all',
  logging_collector: 'off',
};

const connectionTo = ({ socketFolder }: Cluster, database: string) => ({
  host: socketFolder,
  port: 5432,
  user: superuser,
  database,
});

const query = async (connection: pg.ClientConfig, ...statements: string[]): Promise<Record<string, string>[]> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    let rows: Record<string, string>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, string>>(statement));
    return rows;
  } finally {
    await client.end();
  }
};

const start = async (cluster: Cluster): Promise<ChildProcess> => {
  const child = await launch(cluster, SETTINGS);
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (await query(connectionTo(cluster, 'postgres'), 'select 1').catch(() => undefined)) return child;
    await wait(50);
  }
  throw new Error(`the server does not start:\n${await readFile(cluster.logFile, 'utf8')}`);
};

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'm4u-replica-'));

/** Copies a running server like `pg_basebackup`, which the embedded PostgreSQL lacks. */
const copyServer = async (primary: Cluster, dataDir: string): Promise<void> => {
  const folder = join(dataDir, 'postgres');
  const client = new pg.Client(connectionTo(primary, 'postgres'));
  await client.connect();
  await client.query(`select pg_backup_start('replica', true)`);
  await execute('cp', ['-a', primary.folder, folder]);
  const { rows } = await client.query<{ label: string }>(`select labelfile as label from pg_backup_stop(false)`);
  await client.end();
  const own = ['postmaster.pid', 'postmaster.opts', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'];
  for (const name of own) await rm(join(folder, name), { force: true });
  await writeFile(join(folder, 'backup_label'), rows[0]?.label ?? '', { mode: 0o600 });
  await writeFile(join(folder, 'standby.signal'), '', { mode: 0o600 });
  const way = `host=${primary.socketFolder} port=5432 user=${superuser}`;
  await appendFile(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${way}'\n`);
  const { owner } = primary.account;
  if (owner) await execute('chown', ['-R', `${owner.uid}:${owner.gid}`, folder]);
};

/** Starts a PostgreSQL with M4U's tables and a replica of it. */
export const startReplica = async () => {
  const [here, there] = [await newFolder(), await newFolder()];
  const elsewhere = await newFolder();
  // Under root each server would otherwise be confined to its own folder, and the replica could not reach the primary's
  // socket.
  const choices = { rootWay: 'other-user' } as const;
  const primary = await readyCluster(here, elsewhere, choices);
  await start(primary);
  await query(connectionTo(primary, 'postgres'), 'create database m4u');
  await migrate(connectionTo(primary, 'm4u'));
  await copyServer(primary, there);
  const replica = await readyCluster(there, elsewhere, choices);
  let running = await start(replica);
  const control = (statement: string) => query(connectionTo(replica, 'm4u'), statement);
  return {
    connection: connectionTo(primary, 'm4u'),
    url: `postgres://${superuser}@localhost:5432/m4u?host=${encodeURIComponent(replica.socketFolder)}`,
    /** Pauses replay. */
    pause: () => control('select pg_wal_replay_pause()'),
    resume: () => control('select pg_wal_replay_resume()'),
    /** Number of statements naming a table that the replica got since the last call. */
    readsOf: async (table: string): Promise<number> => {
      const log = await readFile(replica.logFile, 'utf8');
      await truncate(replica.logFile);
      return log.split('\n').filter((line) => line.includes(`"${table}"`)).length;
    },
    /** Kills the replica like a power cut. */
    kill: async () => {
      const ended = once(running, 'exit');
      running.kill('SIGQUIT');
      await ended;
    },
    start: async () => {
      running = await start(replica);
    },
    /** Stops both and deletes their data; call it after their users have stopped. */
    stop: async () => {
      for (const cluster of [replica, primary]) await shutDown(cluster);
      for (const folder of [here, there, elsewhere]) await rm(folder, { recursive: true, force: true });
    },
  };
};
