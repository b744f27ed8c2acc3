import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { adoptFormer, knownMigrations, MIGRATIONS } from './history.ts';
import { applyObjects } from './objects/apply.ts';
import { SYSTEM } from './row-security/current-actor.ts';
import { drizzle } from './orm.ts';
import { readyRole } from './row-security/roles.ts';

// Any number works as long as every process of M4U uses the same one.
const MIGRATION_LOCK = 4_041_975;

/**
 * How long a migration waits for a table before it gives way: everybody who comes after it waits with it, so that a
 * long query of an old version would stop all of M4U (docs/migrations.md).
 */
const LOCK_TIMEOUT = '3s';

/** Pauses before it tries again (ms). */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** What others hold and do not give up in time: a table, or one of two for which each waits for the other. */
const HELD = ['55P03', '40P01'];

/** How far to migrate, and for whom. */
export interface MigrateOptions {
  /** The moment (ms, as in the journal) of the last migration wanted; the newest unless told. */
  readonly last?: number;
  /** Whether this is the owner of the tables beside a role that the program signs in as. */
  readonly serving?: boolean;
}

/**
 * Brings the database to the newest migration, functions, triggers and policies to this version's, and the program's role to
 * its rights. Processes that start together take turns. A table that others hold for long is asked for several times, over
 * half a minute; then the start fails, with the database as it was after the last step that was done. Errors: ConfigError
 * for a database that is too old.
 */
export const migrate = async (connection: pg.ClientConfig, { last, serving }: MigrateOptions = {}): Promise<void> => {
  const client = new pg.Client(connection);
  await client.connect();
  const folder = last === undefined ? MIGRATIONS : await migrationsUpTo(last);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
    // What a migration moves is everybody's rows.
    await client.query(`SET m4u.actor = '${SYSTEM}'`);
    for (const pause of [...PAUSES, undefined]) {
      try {
        await adoptFormer(client);
        await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
        // What belongs to tables that are not there yet comes with them.
        if (last === undefined || knownMigrations().every(({ moment }) => moment <= last)) await applyObjects(client);
        await readyRole(client, serving);
        return;
      } catch (error) {
        if (pause === undefined || !isHeld(error)) throw error;
        await sleep(pause);
      }
    }
  } finally {
    await client.end();
    if (folder !== MIGRATIONS) await rm(folder, { recursive: true, force: true });
  }
};

const isHeld = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause)
    if (HELD.includes(String((at as { code?: unknown }).code))) return true;
  return false;
};

/** A copy of the folder whose journal ends at a moment: what the migrator takes for all there is. */
const migrationsUpTo = async (last: number): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'm4u-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { when: number }[] };
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.filter(({ when }) => when <= last) }));
  return folder;
};
