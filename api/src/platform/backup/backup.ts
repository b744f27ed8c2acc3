/**
 * Backs up all data of M4U: the rows of the database in one snapshot, the uploads, and the secrets of an embedded run
 * (decision 48). The backup is logical, so it can be restored into another version of PostgreSQL and another kind of
 * run. M4U may keep writing meanwhile.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { SYSTEM } from '../database/row-security/current-actor.ts';
import type { Storage } from '../storage/storage.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { listAppliedMigrations } from '../database/history.ts';
import { quoteName, findQueueVersion, listSequences, listTables, type TableShape } from './catalogue.ts';
import type { BackupKeys } from './encryption.ts';
import { BackupError } from './error.ts';
import { FORMAT, type Manifest } from './manifest.ts';

/** Sources of a backup and its target file. */
export interface BackupOptions {
  readonly connection: pg.ClientConfig;
  readonly storage: Pick<Storage, 'get' | 'list'>;
  /** The data folder of an embedded run, whose secrets belong to the backup. */
  readonly dataDir?: string | undefined;
  /** Version of M4U, for the manifest. */
  readonly version: string;
  /** The file to write; it must not exist. */
  readonly path: string;
  readonly locks?: BackupKeys | undefined;
  /** A snapshot exported by another connection, to back up exactly what that connection reads. */
  readonly snapshot?: string | undefined;
}

/** Approximate bytes of one entry of a table; bounds memory on both sides. */
const PIECE_BYTES = 4 * 1024 * 1024;

/**
 * Settings of pg_dump: the text form is the same everywhere. Row security hides no row, since policies show the program
 * all.
 */
const SETTINGS = [
  'SET statement_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
  'SET DateStyle = ISO',
  'SET IntervalStyle = postgres',
  'SET extra_float_digits = 3',
  "SET client_encoding = 'UTF8'",
  `SET m4u.actor = '${SYSTEM}'`,
];

/** Writes a backup and returns its manifest. Errors: BackupError, for the operator. */
export const backup = async (options: BackupOptions): Promise<Manifest> => {
  const client = new pg.Client({ ...options.connection, application_name: 'm4u backup' });
  await client.connect();
  try {
    for (const setting of SETTINGS) await client.query(setting);
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    if (options.snapshot !== undefined)
      await client.query(`SET TRANSACTION SNAPSHOT ${client.escapeLiteral(options.snapshot)}`);
    let manifest: Manifest | undefined;
    const fill = async (writer: ArchiveWriter) => (manifest = await fillArchive(client, writer, options));
    await writeArchive(options.path, fill, options.locks);
    if (!manifest) throw new BackupError('The backup was not written.');
    return manifest;
  } finally {
    await client.end();
  }
};

const fillArchive = async (client: pg.Client, writer: ArchiveWriter, options: BackupOptions): Promise<Manifest> => {
  // The first statement takes the snapshot that all later reads use.
  const { rows } = await client.query<{ now: Date; postgres: string }>(
    "SELECT now() AS now, current_setting('server_version') AS postgres",
  );
  const { now = new Date(), postgres = '' } = rows[0] ?? {};
  const migrations = await listAppliedMigrations(client);
  if (migrations.length === 0) throw new BackupError('There is nothing to back up: M4U never used this database.');
  const secrets = await addSecrets(writer, options.dataDir);
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(client)) {
    const { schema, name, columns } = table;
    const counted = await addTable(client, writer, table);
    tables.push({ schema: schema as 'public' | 'jobs', name, columns: [...columns], rows: counted });
  }
  const sequences = await listSequences(client);
  const queue = await findQueueVersion(client);
  await client.query('COMMIT');
  const files = await addFiles(writer, options.storage);
  return {
    format: FORMAT,
    createdAt: now.toISOString(),
    version: options.version,
    postgres,
    migrations,
    queue,
    tables,
    sequences,
    files,
    secrets,
    digest: writer.digest(),
  };
};

const addSecrets = async (writer: ArchiveWriter, dataDir: string | undefined): Promise<boolean> => {
  if (dataDir === undefined) return false;
  await writer.add('secrets.json', await readFile(join(dataDir, 'secrets.json')));
  return true;
};

/** Adds the rows of a table in the text format of COPY; returns their number. */
const addTable = async (client: pg.Client, writer: ArchiveWriter, table: TableShape): Promise<number> => {
  const { schema, name, columns, partitioned } = table;
  const from = quoteName(schema, name);
  const list = columns.map((column) => quoteName(column)).join(', ');
  const source = partitioned ? `(SELECT ${list} FROM ${from})` : `${from} (${list})`;
  const stream = client.query(copyTo(`COPY ${source} TO STDOUT`));
  let parts: Buffer[] = [];
  let size = 0;
  let piece = 0;
  const flush = async () => {
    piece += 1;
    await writer.add(`database/${schema}.${name}/${String(piece).padStart(6, '0')}.copy`, Buffer.concat(parts));
    parts = [];
    size = 0;
  };
  for await (const part of stream) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size >= PIECE_BYTES) await flush();
  }
  if (size > 0) await flush();
  // The stream can end before the server has said how many rows it sent; a connection answers in order.
  await client.query('SELECT');
  return stream.rowCount;
};

/** Adds the uploads. A key is never overwritten, so files cannot change meanwhile; one may be deleted. */
const addFiles = async (writer: ArchiveWriter, storage: BackupOptions['storage']): Promise<Manifest['files']> => {
  let count = 0;
  let bytes = 0;
  for await (const key of storage.list()) {
    const file = await storage.get(key);
    if (!file) continue;
    await writer.add(`uploads/${key}`, file.bytes);
    count += 1;
    bytes += file.bytes.byteLength;
  }
  return { count, bytes };
};
