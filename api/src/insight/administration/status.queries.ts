import { sql } from '../../platform/database/orm.ts';
import { type Executor, CONNECTION_NAMES } from '../../platform/database/database.ts';

/** Facts about the database: version, size, connections and migrations. */
export const readDatabase = async (db: Executor) => {
  const { rows } = await db.execute<{
    version: string;
    bytes: number;
    connections: number;
    atMost: number;
    migrations: number;
    migratedTo: number | null;
  }>(sql`select current_setting('server_version') as version, pg_database_size(current_database())::float as bytes,
      (select count(*)::int from m4u_connections()) as connections,
      current_setting('max_connections')::int as "atMost",
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      (select max(created_at)::float from drizzle.__drizzle_migrations) as "migratedTo"`);
  return rows[0];
};

/** Processes with their number of connections; each process sets its name on them (`processName`). */
export const listProcesses = async (db: Executor) => {
  const { rows } = await db.execute<{ name: string; since: Date; connections: number }>(
    sql`select split_part(name, '@', 2) as name, min(since) as since, count(*)::int as connections
      from m4u_connections() where here and name ~ ${CONNECTION_NAMES} group by 1 order by 2`,
  );
  return rows;
};

/** Numbers of waiting and failed jobs by kind, and the error of the last failure. */
export const listJobs = async (db: Executor) => {
  const { rows } = await db.execute<{
    name: string;
    waiting: number;
    dead: number;
    oldest: number;
    failedAt: Date | null;
    error: string | null;
  }>(sql`select coalesce(source_name, name) as name,
      count(*) filter (where source_name is null)::int as waiting,
      count(*) filter (where source_name is not null)::int as dead,
      coalesce(greatest(0, extract(epoch from now() - min(start_after) filter (where source_name is null))), 0)::int
        as oldest,
      max(created_on) filter (where source_name is not null) as "failedAt",
      (array_agg(source_output->>'message' order by created_on desc) filter (where source_name is not null))[1] as error
    from jobs.job where state < 'active' and not blocked group by 1 order by 1`);
  return rows;
};
