import { setTimeout as wait } from 'node:timers/promises';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findRunning, port, superuser } from '../../platform/database/embedded/cluster.ts';
import { writeRules } from '../../platform/database/embedded/rules.ts';

/** Login to an embedded PostgreSQL as its superuser. */
export interface SuperuserLogin {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/**
 * Allows all logins without a password to the embedded PostgreSQL of a data folder until the next start of M4U; returns
 * the superuser's login. For tests and benches, which own the folder.
 */
export const allowSuperuser = async (dataDir: string): Promise<SuperuserLogin> => {
  const folder = await realpath(join(dataDir, 'postgres'));
  for (let tries = 0; tries < 600; tries += 1) {
    const running = await findRunning({ folder });
    if (running) {
      const login = { host: running.socketFolder, port, user: superuser, database: 'm4u' };
      await writeRules(folder, 'everybody');
      process.kill(running.pid, 'SIGHUP');
      await wait(10);
      if (await canSignIn(login)) return login;
    }
    await wait(50);
  }
  throw new Error(`the database in ${dataDir} lets nobody in`);
};

const canSignIn = async (login: pg.ClientConfig): Promise<boolean> => {
  const client = new pg.Client(login);
  client.on('error', () => undefined);
  const answer = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return answer;
};
