/** Rules for signing in to the embedded PostgreSQL: M4U writes them into its folder as the file that the server reads. */
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { port, superuser, type Running } from './cluster.ts';

/**
 * `closed`: the three roles by their passwords, and nobody as the superuser. `superuser`: the superuser as well, while
 * a start prepares the database. `everybody`: everybody as whom they like, for tests and benches alone.
 *
 * The cluster's own `pg_hba.conf` stays as initdb made it: a version before these rules starts on it.
 */
type Rules = 'closed' | 'superuser' | 'everybody';

const LINES: Readonly<Record<Rules, readonly string[]>> = {
  closed: [`local all ${superuser} reject`, 'local all all scram-sha-256'],
  superuser: [`local all ${superuser} trust`, 'local all all scram-sha-256'],
  everybody: ['local all all trust'],
};

/** The file, for the setting `hba_file`. */
export const rulesFile = (folder: string): string => join(folder, 'm4u_hba.conf');

/** Writes the rules for whoever owns the folder. A server that runs takes them when it is told to (SIGHUP). */
export const writeRules = async (folder: string, rules: Rules): Promise<void> => {
  const { uid, gid } = await fs.stat(folder);
  const unfinished = `${rulesFile(folder)}.${process.pid}`;
  await fs.writeFile(unfinished, `${LINES[rules].join('\n')}\n`, { mode: 0o600 });
  if (process.getuid?.() === 0) await fs.chown(unfinished, uid, gid);
  await fs.rename(unfinished, rulesFile(folder));
};

/** The rules with which a server starts: closed at the start of M4U, as they stand when it is brought back. */
export const readyRules = async (folder: string, isStart: boolean): Promise<void> => {
  const isThere = await fs.stat(rulesFile(folder)).catch(() => undefined);
  if (isStart || !isThere) await writeRules(folder, 'closed');
};

/** Whether the server of the folder was started with these rules; a version before them gave it none. */
export const followsRules = async (folder: string): Promise<boolean> =>
  (await fs.readFile(join(folder, 'postmaster.opts'), 'utf8').catch(() => '')).includes(rulesFile(folder));

/** Refused for who they are or are not: no such role, another password, no rule that lets them in. */
export const isRefused = (error: unknown): boolean => (error as { code?: string }).code?.startsWith('28') ?? false;

/** How long (ms) a server may take to follow new rules, and the pause between two looks. */
const PATIENCE = 10_000;
const PAUSE = 10;

/** A server whose rules can be changed while it runs. */
export interface Ruled extends Running {
  readonly folder: string;
}

const reload = async ({ folder, pid }: Ruled, rules: Rules): Promise<void> => {
  await writeRules(folder, rules);
  process.kill(pid, 'SIGHUP');
};

const signIn = async ({ socketFolder }: Ruled, database: string): Promise<pg.Client | undefined> => {
  const client = new pg.Client({ host: socketFolder, port, user: superuser, database, application_name: 'm4u start' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    if (!isRefused(error)) throw error;
    return undefined;
  }
};

/** Connects as the superuser once the rules let it in. Another start may close them at the same moment. */
export const openAsSuperuser = async (server: Ruled, rules: Rules, database: string): Promise<pg.Client> => {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    await reload(server, rules);
    for (let looks = 0; looks < 20; looks += 1) {
      const client = await signIn(server, database);
      if (client) return client;
      await sleep(PAUSE);
    }
    if (performance.now() > deadline) throw new Error('The database does not let its superuser in.');
  }
};

/** Lets nobody in as the superuser any more, and sees that it is so. */
export const closeToSuperuser = async (server: Ruled): Promise<void> => {
  const deadline = performance.now() + PATIENCE;
  await reload(server, 'closed');
  for (;;) {
    const client = await signIn(server, 'postgres');
    if (!client) return;
    await client.end();
    if (performance.now() > deadline) throw new Error('The database goes on letting its superuser in.');
    await sleep(PAUSE);
  }
};
