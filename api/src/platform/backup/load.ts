/** Loads the rows of a backup into a database with existing tables, in one transaction. */
import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { quoteName, listTables } from './catalogue.ts';
import { BackupError } from './error.ts';
import type { Manifest } from './manifest.ts';

/** A load in progress. */
export interface Load {
  /** Adds the next piece of a table, `schema.name`; pieces of one table follow each other. */
  add(table: string, bytes: Buffer): Promise<void>;
  /** Restores sequences, triggers and foreign keys, checks row counts and every reference, and commits. */
  finish(): Promise<void>;
  /** Rolls back. */
  abandon(): Promise<void>;
}

/**
 * Starts a load. Triggers and foreign keys are suspended until the end, as between the two sections of a pg_dump: rows
 * arrive in any order and unchanged, and references are checked afterwards. Requires only ownership of the tables.
 */
export const openLoad = async (client: pg.Client, manifest: Manifest): Promise<Load> => {
  const declaredTables = new Map(manifest.tables.map((table) => [`${table.schema}.${table.name}`, table]));
  await client.query('BEGIN');
  const resume = await suspend(client, manifest);
  let current: { name: string; stream: CopyStreamQuery } | undefined;
  const loaded = new Map<string, number>();

  const close = async () => {
    if (!current) return;
    const { name, stream } = current;
    current = undefined;
    const finished = once(stream, 'finish');
    stream.end();
    await finished;
    loaded.set(name, stream.rowCount);
  };
  const openTable = async (name: string) => {
    await close();
    const table = declaredTables.get(name);
    if (!table || loaded.has(name))
      throw new BackupError(`The backup holds rows of ${name} where it says it has none.`);
    const list = table.columns.map((column) => quoteName(column)).join(', ');
    const stream = client.query(copyFrom(`COPY ${quoteName(table.schema, table.name)} (${list}) FROM STDIN`));
    // An error of a stream without a listener would end the process.
    stream.on('error', () => undefined);
    current = { name, stream };
    return stream;
  };

  return {
    add: async (name, bytes) => {
      const stream = current?.name === name ? current.stream : await openTable(name);
      await new Promise<void>((resolve, reject) => {
        stream.write(bytes, (error) => (error ? reject(error) : resolve()));
      });
    },
    finish: async () => {
      await close();
      for (const [name, { rows }] of declaredTables)
        if ((loaded.get(name) ?? 0) !== rows)
          throw new BackupError(`${name} came back with ${loaded.get(name) ?? 0} rows of ${rows}.`);
      for (const { schema, name, value, called } of manifest.sequences)
        await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [quoteName(schema, name), value, called]);
      await resume();
      await client.query('COMMIT');
    },
    abandon: async () => {
      current?.stream.destroy();
      await client.query('ROLLBACK').catch(() => undefined);
    },
  };
};

interface SuspendedObject {
  readonly table: string;
  readonly name: string;
  /** Definition of a foreign key; how a trigger is enabled. */
  readonly rest: string;
}

/**
 * Empties the tables and drops triggers, foreign keys and forced row security; returns the function that restores them.
 */
const suspend = async (client: pg.Client, manifest: Manifest): Promise<() => Promise<void>> => {
  const { rows: keys } = await client.query<SuspendedObject>(
    `SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS rest
      FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace`,
  );
  const { rows: triggers } = await client.query<SuspendedObject>(
    `SELECT tgrelid::regclass::text AS "table", tgname AS name, tgenabled AS rest FROM pg_trigger t
      JOIN pg_class c ON c.oid = tgrelid
      WHERE NOT tgisinternal AND tgparentid = 0 AND tgenabled <> 'D' AND c.relnamespace = 'public'::regnamespace`,
  );
  const { rows: walled } = await client.query<{ table: string }>(
    `SELECT oid::regclass::text AS "table" FROM pg_class
      WHERE relforcerowsecurity AND relnamespace = 'public'::regnamespace`,
  );
  for (const { table } of walled) await client.query(`ALTER TABLE ${table} NO FORCE ROW LEVEL SECURITY`);
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoteName(name)}`);
  for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${quoteName(name)}`);
  await emptyTables(client, manifest);
  return async () => {
    for (const { table, name, rest } of keys)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoteName(name)} ${rest}`);
    for (const { table, name, rest } of triggers)
      await client.query(`ALTER TABLE ${table} ${ENABLE[rest]} TRIGGER ${quoteName(name)}`);
    for (const { table } of walled) await client.query(`ALTER TABLE ${table} FORCE ROW LEVEL SECURITY`);
  };
};

const ENABLE: Readonly<Record<string, string>> = { O: 'ENABLE', R: 'ENABLE REPLICA', A: 'ENABLE ALWAYS' };

/**
 * Deletes the initial rows of a new database, which the backup contains too. Checks that tables match those of the
 * backup.
 */
const emptyTables = async (client: pg.Client, manifest: Manifest): Promise<void> => {
  const here = await listTables(client);
  const shape = (table: { schema: string; name: string; columns: readonly string[] }) =>
    `${table.schema}.${table.name} (${[...table.columns].sort().join(', ')})`;
  const found = new Set(here.map(shape));
  const other = manifest.tables.map(shape).filter((line) => !found.delete(line));
  if (other.length > 0 || found.size > 0)
    throw new BackupError(`The tables are not those of the backup: ${[...other, ...found].slice(0, 3).join('; ')}.`);
  for (const { schema, name } of here) {
    const { rows } = await client.query<{ filled: boolean }>(
      `SELECT EXISTS (SELECT FROM ${quoteName(schema, name)}) AS filled`,
    );
    // DELETE, because the owner lacks the right to TRUNCATE on some tables; those are empty.
    if (rows[0]?.filled) await client.query(`DELETE FROM ${quoteName(schema, name)}`);
  }
};
