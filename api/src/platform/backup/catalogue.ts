/** Reads the tables and sequences of M4U from the system catalogue. */
import type pg from 'pg';

/** A table to back up. */
export interface TableShape {
  readonly schema: string;
  readonly name: string;
  /** Stored columns in order; generated columns are not backed up. */
  readonly columns: readonly string[];
  readonly partitioned: boolean;
}

/** Current value of a sequence. */
export interface SequenceState {
  readonly schema: string;
  readonly name: string;
  readonly value: string;
  readonly called: boolean;
}

/** Schemas of the data, the job queue, and the record of migrations. */
export const SCHEMAS = ['public', 'jobs', 'drizzle'] as const;

/** Queue tables to back up: waiting and failed jobs; its statistics and housekeeping start anew. Parents come first. */
const QUEUE_TABLES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];

/** Quotes a qualified name for SQL. */
export const quoteName = (...names: readonly string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');

/** Lists the tables to back up; tables of the queue come last, each after the tables that it references. */
export const listTables = async (client: pg.ClientBase): Promise<TableShape[]> => {
  const { rows } = await client.query<TableShape>(
    `SELECT n.nspname AS schema, c.relname AS name, c.relkind = 'p' AS partitioned,
        array_agg(a.attname::text ORDER BY a.attnum) AS columns
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND (n.nspname = 'public' OR n.nspname = 'jobs' AND c.relname = ANY($1))
      GROUP BY 1, 2, 3 ORDER BY n.nspname = 'jobs', array_position($1, c.relname::text), 2`,
    [QUEUE_TABLES],
  );
  return rows;
};

/** Reads the current values of the sequences. */
export const listSequences = async (client: pg.ClientBase): Promise<SequenceState[]> => {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind = 'S' AND n.nspname = 'public' ORDER BY 1`,
  );
  const states: SequenceState[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${quoteName('public', name)}`,
    );
    for (const state of rows) states.push({ schema: 'public', name, ...state });
  }
  return states;
};

const tableExists = async (client: pg.ClientBase, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>('SELECT to_regclass($1) IS NOT NULL AS found', [table]);
  return rows[0]?.found === true;
};

/** The version of the queue's tables; null when the queue has never been started. */
export const findQueueVersion = async (client: pg.ClientBase): Promise<number | null> => {
  if (!(await tableExists(client, 'jobs.version'))) return null;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM jobs.version');
  return rows[0]?.version ?? null;
};

/** Whether the database has no table in any schema of M4U. */
export const isEmpty = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p')) AS found`,
    [SCHEMAS],
  );
  return rows[0]?.found === false;
};
