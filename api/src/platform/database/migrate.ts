import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { recordBaseline, listOwnMigrations, MIGRATIONS } from './history.ts';
import { applyObjects } from './objects/apply.ts';
import { SYSTEM } from './row-security/current-actor.ts';
import { drizzle } from './orm.ts';
import { prepareRole } from './row-security/roles.ts';

// Any number works, as long as every process of M4U uses the same one.
const MIGRATION_LOCK = 4_041_975;

/**
 * Lock timeout of a migration: queries behind it wait too, so a long query of an old version would stop all of M4U
 * (docs/migrations.md).
 */
const LOCK_TIMEOUT = '3s';

/** Pauses (ms) before each retry. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** PostgreSQL codes of a lock timeout and of a deadlock. */
const LOCK_ERRORS = ['55P03', '40P01'];

/** Target of a migration. */
export interface MigrateOptions {
  /** Timestamp (ms, as in the journal) of the last migration to apply; default is the newest. */
  readonly last?: number;
  /** Whether the connection is the tables' owner, and the program signs in with another role. */
  readonly serving?: boolean;
}

/**
 * Migrates the database: applies the newest migrations, this version's functions, triggers and policies, and the rights
 * of the program's role. Processes that start together run one after another. A locked table is retried for half a
 * minute; then the start fails, and the steps done so far stay. Errors: ConfigError for a database that is too old.
 */
export const migrate = async (connection: pg.ClientConfig, { last, serving }: MigrateOptions = {}): Promise<void> => {
  const client = new pg.Client(connection);
  await client.connect();
  const folder = last === undefined ? MIGRATIONS : await migrationsUpTo(last);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
    // Migrations change rows of all members.
    await client.query(`SET m4u.actor = '${SYSTEM}'`);
    for (const pause of [...PAUSES, undefined]) {
      try {
        await recordBaseline(client);
        await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
        // Functions and policies need all tables, so a partial migration skips them.
        if (last === undefined || listOwnMigrations().every(({ moment }) => moment <= last)) await applyObjects(client);
        await prepareRole(client, serving);
        return;
      } catch (error) {
        if (pause === undefined || !isLockError(error)) throw error;
        await sleep(pause);
      }
    }
  } finally {
    await client.end();
    if (folder !== MIGRATIONS) await rm(folder, { recursive: true, force: true });
  }
};

const isLockError = (error: unknown): boolean => {
  for (let current = error; current instanceof Error; current = current.cause)
    if (LOCK_ERRORS.includes(String((current as { code?: unknown }).code))) return true;
  return false;
};

/** Copies the migrations folder with a journal that ends at a timestamp, so that the migrator applies no more. */
const migrationsUpTo = async (last: number): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'm4u-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { when: number }[] };
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.filter(({ when }) => when <= last) }));
  return folder;
};
