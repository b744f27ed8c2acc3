import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { FIRST_ROWS, REVISION, SQL_FILES } from './list.ts';

const readSql = (file: string): Promise<string> => readFile(new URL(`../../../${file}`, import.meta.url), 'utf8');

/** An SQL file of the list with its present text. */
interface SqlFile {
  readonly file: string;
  readonly text: string;
  readonly hash: string;
}

/** Reads the files of the list in order. */
export const readObjects = (): Promise<SqlFile[]> =>
  Promise.all(
    SQL_FILES.map(async (file) => {
      const text = await readSql(file);
      return { file, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );

/** Table of applied files. It is beside the record of migrations and not part of backups. */
const CREATE_APPLIED_TABLE = `CREATE TABLE IF NOT EXISTS drizzle.applied_sql
  (file text PRIMARY KEY, hash text NOT NULL, revision integer NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;

/**
 * Applies the SQL files whose text differs from the applied one, in one transaction, and fills initial rows that are
 * missing. Runs after the migrations, under their lock. Skips a database to which a newer version has applied its
 * files. Errors: those of the database, prefixed with the file's name.
 */
export const applyObjects = async (client: pg.ClientBase): Promise<void> => {
  const objects = await readObjects();
  await client.query('BEGIN');
  try {
    await client.query(CREATE_APPLIED_TABLE);
    const { rows } = await client.query<{ file: string; hash: string; revision: number }>(
      'SELECT file, hash, revision FROM drizzle.applied_sql',
    );
    if (!rows.some(({ revision }) => revision > REVISION.number)) {
      await fillInitialRows(client);
      const hashByFile = new Map(rows.map(({ file, hash }) => [file, hash]));
      for (const object of objects) if (hashByFile.get(object.file) !== object.hash) await apply(client, object);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
};

const apply = async (client: pg.ClientBase, { file, text, hash }: SqlFile): Promise<void> => {
  await runSql(client, file, text);
  await client.query(
    `INSERT INTO drizzle.applied_sql (file, hash, revision) VALUES ($1, $2, $3) ON CONFLICT (file)
      DO UPDATE SET hash = excluded.hash, revision = excluded.revision, applied_at = excluded.applied_at`,
    [file, hash, REVISION.number],
  );
};

const runSql = async (client: pg.ClientBase, file: string, text: string): Promise<void> => {
  try {
    await client.query(text);
  } catch (error) {
    throw new Error(`api/src/${file}: ${(error as Error).message}`, { cause: error });
  }
};

const fillInitialRows = async (client: pg.ClientBase): Promise<void> => {
  const { table, statements, valueFiles } = FIRST_ROWS;
  const { rows } = await client.query<{ filled: boolean }>(`SELECT EXISTS (SELECT FROM ${table}) AS filled`);
  if (rows[0]?.filled) return;
  for (const [name, file] of Object.entries(valueFiles)) {
    const text = await readSql(file);
    const columns = text.slice(0, text.indexOf('\n')).split(',');
    await client.query(`CREATE TEMPORARY TABLE ${name} (${columns.join(' text, ')} text) ON COMMIT DROP`);
    await pipeline(Readable.from([text]), client.query(copyFrom(`COPY ${name} FROM STDIN WITH (FORMAT csv, HEADER)`)));
    await client.query(`ANALYZE ${name}`);
  }
  await runSql(client, statements, await readSql(statements));
};
