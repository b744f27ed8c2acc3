import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../platform/database/embedded/embedded.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { prepareQueue } from '../../platform/jobs/schema.ts';
import { allowSuperuser } from '../database/superuser.ts';
import { startProcess } from './process.ts';

/**
 * Losses after which the embedded server is restarted: it recovers by itself, but not from any number of losses in a
 * row.
 */
const LOSSES = 5;

/** Starts an API as a process with an embedded PostgreSQL of its own; both can be killed like in a power cut. */
export const startKillable = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'm4u-kills-'));
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const startDatabase = () => startEmbeddedPostgres({ dataDir, log });
  let database = await startDatabase();
  await migrate(database.owner, { serving: true });
  await prepareQueue(database.owner);
  const connection = await allowSuperuser(dataDir);
  // Without a database every call logs an error, which is expected here.
  const api = await startProcess({ connection: database.connection }, { LOG_LEVEL: 'fatal' });

  const untilBack = async (): Promise<void> => {
    for (let tries = 0; tries < 1_200; tries += 1) {
      const client = new pg.Client(connection);
      client.on('error', () => undefined);
      const isBack = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      if (isBack) return;
      await wait(25);
    }
    throw new Error('the database does not come back');
  };

  const killDatabase = async (losses: number): Promise<void> => {
    const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await wait(50);
    if (losses % LOSSES !== 0) return;
    await untilBack();
    await database.stop();
    database = await startDatabase();
    await allowSuperuser(dataDir);
  };

  return {
    api,
    /** Connects as the superuser, whom no policy holds. */
    connection,
    untilBack,
    /** Kills the process at odd numbers and PostgreSQL at even ones, counted from 1. */
    kill: (number: number): Promise<void> => (number % 2 === 0 ? killDatabase(number / 2) : api.killAndRestart()),
    stop: async (): Promise<void> => {
      await api.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
