/** Sign-in rules (pg_hba) of the embedded PostgreSQL, written into its folder. */
import * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { port, superuser, type RunningServer } from './cluster.ts';

/**
 * `closed`: the three roles by password, no superuser. `superuser`: also the superuser, while a start prepares the
 * database. `everybody`: any role without a password; for tests and benchmarks only.
 *
 * The cluster's own `pg_hba.conf` stays as initdb made it, so that versions without these rules can start on it.
 */
type Rules = 'closed' | 'superuser' | 'everybody';

const LINES: Readonly<Record<Rules, readonly string[]>> = {
  closed: [`local all ${superuser} reject`, 'local all all scram-sha-256'],
  superuser: [`local all ${superuser} trust`, 'local all all scram-sha-256'],
  everybody: ['local all all trust'],
};

/** Path of the rules file, for the setting `hba_file`. */
export const rulesFile = (folder: string): string => join(folder, 'm4u_hba.conf');

/** Writes the rules file, owned by the folder's owner. A running server applies it on SIGHUP. */
export const writeRules = async (folder: string, rules: Rules): Promise<void> => {
  const { uid, gid } = await fs.stat(folder);
  const unfinished = `${rulesFile(folder)}.${process.pid}`;
  await fs.writeFile(unfinished, `${LINES[rules].join('\n')}\n`, { mode: 0o600 });
  if (process.getuid?.() === 0) await fs.chown(unfinished, uid, gid);
  await fs.rename(unfinished, rulesFile(folder));
};

/** Prepares the rules before a server starts: `closed` at a start of M4U, unchanged at a restart of the server. */
export const readyRules = async (folder: string, isStart: boolean): Promise<void> => {
  const isThere = await fs.stat(rulesFile(folder)).catch(() => undefined);
  if (isStart || !isThere) await writeRules(folder, 'closed');
};

/** Whether the folder's server was started with this rules file; older versions started it without. */
export const usesRulesFile = async (folder: string): Promise<boolean> =>
  (await fs.readFile(join(folder, 'postmaster.opts'), 'utf8').catch(() => '')).includes(rulesFile(folder));

/** Whether a sign-in was refused: unknown role, wrong password, or no matching rule. */
export const isRefused = (error: unknown): boolean => (error as { code?: string }).code?.startsWith('28') ?? false;

/** Maximum time (ms) for a server to apply new rules, and the pause between checks. */
const PATIENCE = 10_000;
const PAUSE = 10;

/** A running server whose rules can be changed. */
export interface ServerWithRules extends RunningServer {
  readonly folder: string;
}

const applyRules = async ({ folder, pid }: ServerWithRules, rules: Rules): Promise<void> => {
  await writeRules(folder, rules);
  process.kill(pid, 'SIGHUP');
};

const signIn = async ({ socketFolder }: ServerWithRules, database: string): Promise<pg.Client | undefined> => {
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

/** Connects as the superuser, retrying until the rules allow it: another start may close them at the same moment. */
export const openAsSuperuser = async (server: ServerWithRules, rules: Rules, database: string): Promise<pg.Client> => {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    await applyRules(server, rules);
    for (let looks = 0; looks < 20; looks += 1) {
      const client = await signIn(server, database);
      if (client) return client;
      await sleep(PAUSE);
    }
    if (performance.now() > deadline) throw new Error('The database does not let its superuser in.');
  }
};

/** Forbids sign-in as the superuser and verifies it. */
export const closeToSuperuser = async (server: ServerWithRules): Promise<void> => {
  const deadline = performance.now() + PATIENCE;
  await applyRules(server, 'closed');
  for (;;) {
    const client = await signIn(server, 'postgres');
    if (!client) return;
    await client.end();
    if (performance.now() > deadline) throw new Error('The database goes on letting its superuser in.');
    await sleep(PAUSE);
  }
};
