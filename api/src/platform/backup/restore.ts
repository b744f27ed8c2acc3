/**
 * Restores a backup (decision 48). The whole file is verified first; the rows are then loaded in one transaction, so
 * that the database gets all of them or none.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { SYSTEM } from '../database/row-security/current-actor.ts';
import { CONNECTION_NAMES } from '../database/database.ts';
import { hasFormerMigrations, listOwnMigrations } from '../database/history.ts';
import { migrate } from '../database/migrate.ts';
import { mediaTypeOf } from '../storage/key.ts';
import type { Storage } from '../storage/storage.ts';
import { MANIFEST, readArchive, verifyArchive } from './archive.ts';
import { isEmpty, findQueueVersion, SCHEMAS } from './catalogue.ts';
import type { BackupKeys } from './encryption.ts';
import { BackupError } from './error.ts';
import { openLoad } from './load.ts';
import { Manifest } from './manifest.ts';

/** Source and target of a restore. */
export interface RestoreOptions {
  readonly path: string;
  /** Connects to the database; called after the backup has been verified. */
  readonly connection: () => Promise<pg.ClientConfig>;
  /** Whether the connection is the tables' owner, and the program signs in with another role (decision 73). */
  readonly serving?: boolean | undefined;
  readonly storage: Storage;
  /** The data folder of an embedded run; receives the secrets of the backup. */
  readonly dataDir?: string | undefined;
  /** Replaces existing data; otherwise the target must be empty. */
  readonly replace?: boolean;
  readonly locks?: BackupKeys | undefined;
}

/**
 * Verifies a whole backup and returns its manifest; changes nothing. Errors: BackupError for an incomplete or damaged
 * one.
 */
export const verify = async (path: string, locks?: BackupKeys): Promise<Manifest> => {
  const parsed = Manifest.safeParse(await verifyArchive(path, locks));
  if (!parsed.success) throw new BackupError(`${path} was made by a version of M4U that writes other backups.`);
  return parsed.data;
};

/**
 * Restores a backup and returns its manifest. When it fails half-way, the tables exist without rows; run it again with
 * `replace`. Errors: BackupError, for the operator.
 */
export const restore = async (options: RestoreOptions): Promise<Manifest> => {
  const { path, locks, dataDir, serving } = options;
  const manifest = await verify(path, locks);
  checkMigrations(manifest);
  const connection = await options.connection();
  const client = new pg.Client({ ...connection, application_name: 'm4u restore' });
  await client.connect();
  try {
    for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`SET ${setting} = 0`);
    // The load writes rows of all members.
    await client.query(`SET m4u.actor = '${SYSTEM}'`);
    await clearTarget(client, options);
    await migrate(connection, { last: lastMigration(manifest), serving });
    await createQueue(client, manifest);
    await restoreData(client, manifest, options);
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
  if (dataDir !== undefined && !manifest.secrets)
    process.stderr.write(`The backup has no secrets in it: put those it was made with into ${dataDir}/secrets.json.\n`);
  return manifest;
};

/** The last migration of a backup; a backup from before the baseline has the tables that the baseline makes. */
const lastMigration = ({ migrations }: Manifest): number =>
  hasFormerMigrations(migrations) ? listOwnMigrations()[0].moment : Number(migrations.at(-1)?.created_at);

/**
 * Refuses a backup of a newer version, and one that stopped before the end of the migrations that the baseline
 * replaced: this version does not know their tables.
 */
const checkMigrations = ({ migrations, version }: Manifest): void => {
  if (hasFormerMigrations(migrations)) return;
  const migrationHashes = new Set(listOwnMigrations().map(({ hash }) => hash));
  if (migrations.some(({ hash }) => !migrationHashes.has(hash)))
    throw new BackupError(
      `The backup was made by M4U ${version} with migrations that this version does not have: restore it with that version.`,
    );
};

const hasFiles = async (storage: Storage): Promise<boolean> => {
  for await (const _key of storage.list()) return true;
  return false;
};

/** Checks that the target is empty, or empties it when `replace` is set. */
const clearTarget = async (client: pg.Client, { replace, storage, dataDir }: RestoreOptions): Promise<void> => {
  const secrets =
    dataDir === undefined ? undefined : await readFile(join(dataDir, 'secrets.json')).catch(() => undefined);
  if (!replace) {
    const full = [
      !(await isEmpty(client)) && 'the database has tables',
      (await hasFiles(storage)) && 'the storage has files',
      secrets && `${dataDir}/secrets.json exists`,
    ].filter(Boolean);
    if (full.length > 0)
      throw new BackupError(
        `There is something already: ${full.join(', ')}. Choose an empty place, or put the backup in its place with --replace.`,
      );
    return;
  }
  // Other connections would write into the new data, or lock the old.
  const { rows } = await client.query<{ others: number }>(
    `SELECT count(*)::int AS others FROM pg_stat_activity
      WHERE datname = current_database() AND application_name ~ $1`,
    [CONNECTION_NAMES],
  );
  if (rows[0]?.others) throw new BackupError('M4U is running on this database: stop every process of it first.');
  await client.query(`DROP SCHEMA IF EXISTS ${SCHEMAS.join(', ')} CASCADE`);
  await client.query('CREATE SCHEMA public');
  await client.query('GRANT USAGE ON SCHEMA public TO PUBLIC'); // as in a new database
};

const createQueue = async (client: pg.Client, { queue, version }: Manifest): Promise<void> => {
  if (queue === null) return;
  await client.query(getConstructionPlans('jobs'));
  const here = await findQueueVersion(client);
  if (here !== queue)
    throw new BackupError(
      `The backup was made by M4U ${version}, whose job queue is another (${queue}; here ${here}): restore it with that ` +
        'version, then upgrade.',
    );
};

const restoreData = async (client: pg.Client, manifest: Manifest, options: RestoreOptions): Promise<void> => {
  const { path, locks, storage, dataDir, replace } = options;
  const load = await openLoad(client, manifest);
  const restoredKeys = new Set<string>();
  try {
    for await (const { name, bytes } of readArchive(path, locks)) {
      const [folder = '', ...rest] = name.split('/');
      const within = rest.join('/');
      if (folder === 'database') await load.add(rest[0] ?? '', bytes);
      else if (folder === 'uploads') {
        await storage.put(within, bytes, mediaTypeOf(within));
        restoredKeys.add(within);
      } else if (name === 'secrets.json' && dataDir !== undefined) await writeSecrets(dataDir, bytes);
      else if (name !== MANIFEST && name !== 'secrets.json') throw new BackupError(`${path} holds ${name}.`);
    }
    await load.finish();
  } catch (error) {
    await load.abandon();
    throw error;
  }
  if (!replace) return;
  // Uploads from after the backup belong to rows that no longer exist.
  for await (const key of storage.list()) if (!restoredKeys.has(key)) await storage.delete(key);
};

const writeSecrets = async (dataDir: string, bytes: Buffer): Promise<void> => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'secrets.json');
  await rm(path, { force: true });
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 });
};
