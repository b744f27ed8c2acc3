/** Lists migrations: those of this version, those applied to a database, and those that the baseline replaced. */
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { ConfigError } from '../config-error.ts';

/** Folder of the SQL migrations, in the order of its journal. */
export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** An applied migration, as drizzle records it. */
export interface AppliedMigration {
  readonly hash: string;
  /** Milliseconds since 1970, as in the journal. */
  readonly created_at: string;
}

interface OwnMigration {
  readonly hash: string;
  readonly moment: number;
}

/** The migrations of this version, oldest first, with the hashes that databases record. */
export const listOwnMigrations = (): readonly [OwnMigration, ...OwnMigration[]] => {
  const [baseline, ...later] = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash, folderMillis }) => ({
    hash,
    moment: folderMillis,
  }));
  if (!baseline) throw new Error(`${MIGRATIONS} holds no migration`);
  return [baseline, ...later];
};

/** The applied migrations, oldest first; none in a database that M4U never opened. */
export const listAppliedMigrations = async (client: pg.ClientBase): Promise<AppliedMigration[]> => {
  const { rows: found } = await client.query<{ made: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS made`,
  );
  if (!found[0]?.made) return [];
  const { rows } = await client.query<AppliedMigration>(
    'SELECT hash, created_at::text FROM drizzle.__drizzle_migrations AS made ORDER BY made.created_at',
  );
  return rows;
};

/** The migrations that the baseline replaced (decision 77): their number and the hash of the last one. */
export const FORMER_MIGRATIONS = {
  count: 51,
  hash: 'be036e73d5f50a04c4e61853870f5b1233e4d4628b23c62ee635bab1e9e8bbe8',
};

/**
 * Whether a database has applied all migrations before the baseline, so that it has the tables that the baseline makes.
 */
export const hasFormerMigrations = (applied: readonly AppliedMigration[]): boolean =>
  applied.length === FORMER_MIGRATIONS.count && applied.at(-1)?.hash === FORMER_MIGRATIONS.hash;

/**
 * Records the baseline as applied, without running it, in a database that has all migrations before it. Leaves any
 * other database unchanged. Errors: ConfigError for a database with only some of those migrations.
 */
export const recordBaseline = async (client: pg.ClientBase): Promise<void> => {
  const applied = await listAppliedMigrations(client);
  const [baseline] = listOwnMigrations();
  if (hasFormerMigrations(applied)) {
    await client.query(
      `WITH former AS (DELETE FROM drizzle.__drizzle_migrations)
        INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)`,
      [baseline.hash, baseline.moment],
    );
    return;
  }
  const last = applied.at(-1);
  if (last && Number(last.created_at) < baseline.moment)
    throw new ConfigError(
      'The database was made by a version of M4U that this one cannot go on from: ' +
        'start the last state of version 0.2.0 on it once, then this one (docs/operations.md, "Upgrading from 0.2.0").',
    );
};
