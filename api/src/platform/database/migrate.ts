import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** Folder of the SQL migrations, in the order of its journal. */
export const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url));

// Any number works as long as every process of M4U uses the same one.
const MIGRATION_LOCK = 4_041_975;

/** Brings the database to the newest migration. Processes that start together take turns. */
export const migrate = async (connection: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await applyMigrations(drizzle({ client }), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
};
