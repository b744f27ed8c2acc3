/** Which migrations there are, which a database has, and those that the baseline took the place of. */
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { ConfigError } from '../config-error.ts';

/** Folder of the SQL migrations, in the order of its journal. */
export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** A migration that was applied: drizzle's own record of it. */
export interface AppliedMigration {
  readonly hash: string;
  /** Milliseconds since 1970, as in the journal. */
  readonly created_at: string;
}

interface KnownMigration {
  readonly hash: string;
  readonly moment: number;
}

/** The migrations of this version, oldest first, with the hashes by which a database remembers them. */
export const knownMigrations = (): readonly [KnownMigration, ...KnownMigration[]] => {
  const [baseline, ...later] = readMigrationFiles({ migrationsFolder: MIGRATIONS }).map(({ hash, folderMillis }) => ({
    hash,
    moment: folderMillis,
  }));
  if (!baseline) throw new Error(`${MIGRATIONS} holds no migration`);
  return [baseline, ...later];
};

/** The migrations that were applied, oldest first; none in a database that M4U never opened. */
export const appliedMigrations = async (client: pg.ClientBase): Promise<AppliedMigration[]> => {
  const { rows: found } = await client.query<{ made: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS made`,
  );
  if (!found[0]?.made) return [];
  const { rows } = await client.query<AppliedMigration>(
    'SELECT hash, created_at::text FROM drizzle.__drizzle_migrations AS made ORDER BY made.created_at',
  );
  return rows;
};

/** The migrations before the baseline (decision 77): how many there were, and the last of them. */
export const FORMER = { count: 51, hash: 'be036e73d5f50a04c4e61853870f5b1233e4d4628b23c62ee635bab1e9e8bbe8' };

/** Whether a database went all the way through the migrations before the baseline: it has what the baseline makes. */
export const isFormer = (applied: readonly AppliedMigration[]): boolean =>
  applied.length === FORMER.count && applied.at(-1)?.hash === FORMER.hash;

/**
 * Takes over a database that the migrations before the baseline made: from now on it has the baseline, of which nothing is
 * run. Any other is left as it is. Errors: ConfigError for one that stopped on the way there.
 */
export const adoptFormer = async (client: pg.ClientBase): Promise<void> => {
  const applied = await appliedMigrations(client);
  const [baseline] = knownMigrations();
  if (isFormer(applied)) {
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
