/** Backup and restore: a restored database equals its source, and a damaged backup changes nothing. */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { buildApi } from '../../app.ts';
import { demoAccounts, seedDemo } from '../../demo/seed/seed.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { type ClonedDatabase, emptyDatabase } from '../../testing/database/database.ts';
import { photo } from '../../testing/files/pictures.ts';
import { assertBooksOf } from '../../testing/factories/points.ts';
import { FORMER_MIGRATIONS } from '../database/history.ts';
import { folderStorage } from '../storage/folder.ts';
import { type ArchiveEntry, readArchive, writeArchive } from './archive.ts';
import { backup } from './backup.ts';
import { isEmpty, quoteName, listTables } from './catalogue.ts';
import { BackupError } from './error.ts';
import { restore, verify } from './restore.ts';

const folder = await mkdtemp(join(tmpdir(), 'm4u-backup-'));
const databases: ClonedDatabase[] = [];
after(async () => {
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const source = await startTestApi();
await seedDemo(source.api, { picture: await photo(64, 48).jpeg().toBuffer() });
await source.api.platform.storage.put('media/one.png', Buffer.from('one'), 'image/png');
const { storage: files, secrets } = source.api.platform;

const newDatabase = async (): Promise<ClonedDatabase> => {
  const database = await emptyDatabase();
  databases.push(database);
  return database;
};

const connected = async <T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Returns a line for each table: its row count, and a hash over all columns, generated ones too. */
const fingerprints = async (client: pg.Client): Promise<string[]> => {
  const lines: string[] = [];
  for (const { schema, name } of await listTables(client)) {
    const { rows } = await client.query<{ line: string }>(
      `SELECT count(*) || ' ' || coalesce(md5(string_agg(hash, '' ORDER BY hash)), '') AS line
        FROM (SELECT md5(t::text) AS hash FROM ${quoteName(schema, name)} t) AS hashed`,
    );
    lines.push(`${schema}.${name} ${rows[0]?.line}`);
  }
  return lines;
};

/** Returns constraints, triggers and indexes as PostgreSQL prints them. */
const rules = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ line: string }>(
    `SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) AS line FROM pg_constraint
        WHERE connamespace = 'public'::regnamespace
      UNION ALL SELECT tgenabled::text || ' ' || pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
        WHERE NOT tgisinternal AND relnamespace = 'public'::regnamespace
      UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
      ORDER BY 1`,
  );
  return rows.map(({ line }) => line);
};

const take = (name: string, options: Partial<Parameters<typeof backup>[0]> = {}) => {
  const path = join(folder, name);
  return backup({ connection: source.connection, storage: files, version: '1.2.3', path, ...options });
};

const bring = (name: string, database: ClonedDatabase, options: Partial<Parameters<typeof restore>[0]> = {}) =>
  restore({
    path: join(folder, name),
    connection: async () => database.connection,
    storage: folderStorage(join(folder, `${name}-files`)),
    ...options,
  });

const signIn = async (api: Awaited<ReturnType<typeof buildApi>>, email: string, password: string) =>
  (await api.fastify.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } })).statusCode;

test('restores every row of one moment and every file while others write', async () => {
  let writing = true;
  let written = 0;
  const writers = Array.from({ length: 3 }, async (_, writer) => {
    while (writing) {
      await source.signUp(`backup-${writer}-${written}@m4u.example`, { verified: false });
      written += 1;
      await sleep(1);
    }
  });
  const taking = connected(source.connection, async (client) => {
    while (written < 3) await sleep(10);
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
    const countBefore = written;
    const manifest = await take('whole', { snapshot: rows[0]?.id });
    while (written < countBefore + 3) await sleep(10);
    return { manifest, lines: await fingerprints(client), rules: await rules(client) };
  });
  taking.catch(() => undefined); // awaited below, once the writers have ended
  await taking.then(
    () => (writing = false),
    () => (writing = false),
  );
  await Promise.all(writers);
  const snapshotted = await taking;

  const target = await newDatabase();
  await bring('whole', target);
  const back = await connected(target.connection, async (client) => {
    assert.deepEqual(await rules(client), snapshotted.rules);
    return fingerprints(client);
  });
  assert.deepEqual(back, snapshotted.lines);
  assert.ok(back.length > 80, `${back.length} tables`);
  // Waiting jobs are restored too. The table counts even when it is empty.
  assert.ok(back.some((line) => line.startsWith('jobs.job ')));

  const restored = folderStorage(join(folder, 'whole-files'));
  let compared = 0;
  for await (const key of restored.list()) {
    const [one, other] = await Promise.all([files.get(key), restored.get(key)]);
    assert.ok(one && other && Buffer.from(one.bytes).equals(Buffer.from(other.bytes)), key);
    compared += 1;
  }
  assert.equal(compared, snapshotted.manifest.files.count);
  assert.ok(compared > 20, `${compared} files`);
});

test('M4U starts on a restored backup: people sign in and the books balance', async () => {
  await take('started');
  const target = await newDatabase();
  await bring('started', target);
  const dataDir = await mkdtemp(join(folder, 'started-data-'));
  const { config } = source;
  const api = await buildApi({ config: { ...config, dataDir }, secrets, connection: target.connection });
  await api.start();
  try {
    for (const { email, password } of demoAccounts) assert.equal(await signIn(api, email, password), 200, email);
    await assertBooksOf(api.platform.db);
  } finally {
    await api.close();
  }
});

describe('restoring into a place that is not empty', () => {
  test('is refused unless replacing is asked for, and then leaves only the backup', async () => {
    await take('over');
    const target = await newDatabase();
    await bring('over', target);
    const storage = folderStorage(join(folder, 'over-files'));
    await storage.put('media/later.png', Buffer.from('sent after the backup'), 'image/png');
    await connected(target.connection, (client) => client.query('UPDATE members SET headline = $1', ['changed']));
    const changed = await connected(target.connection, fingerprints);

    await assert.rejects(bring('over', target), /the database has tables, the storage has files/);
    assert.deepEqual(await connected(target.connection, fingerprints), changed);

    await bring('over', target, { replace: true });
    assert.notDeepEqual(await connected(target.connection, fingerprints), changed);
    assert.equal(await storage.get('media/later.png'), null);
  });

  test('is refused while M4U runs on the database', async () => {
    await take('running');
    const { connection } = source;
    const onto = { path: join(folder, 'running'), connection: async () => connection, storage: files, replace: true };
    await assert.rejects(restore(onto), /M4U is running on this database/);
  });
});

describe('a damaged backup', () => {
  test('is detected wherever it was changed or cut, and nothing is restored', async () => {
    await take('sound');
    const sound = await readFile(join(folder, 'sound'));
    const target = await newDatabase();
    const path = join(folder, 'damaged');
    for (let offset = 0; offset < sound.length; offset += Math.ceil(sound.length / 7)) {
      const damaged = Buffer.from(sound);
      damaged[offset] = (damaged[offset] ?? 0) ^ 0x20;
      await writeFile(path, damaged);
      await assert.rejects(bring('damaged', target), BackupError, `byte ${offset}`);
    }
    for (const size of [sound.length - 1, sound.length >> 1, 10, 0]) {
      await writeFile(path, sound);
      await truncate(path, size);
      await assert.rejects(bring('damaged', target), BackupError, `${size} bytes`);
    }
    assert.ok(await connected(target.connection, isEmpty));
  });

  test('is detected when an entry was removed or added and the container’s checksums are right', async () => {
    const entries: ArchiveEntry[] = [];
    for await (const entry of readArchive(join(folder, 'sound'))) entries.push(entry);
    const parsed = JSON.parse(entries.at(-1)?.bytes.toString() ?? '') as object;
    const rewritten = (name: string, entriesToWrite: typeof entries) =>
      writeArchive(join(folder, name), async (writer) => {
        for (const entry of entriesToWrite) await writer.add(entry.name, entry.bytes);
        return parsed;
      });
    await rewritten('without', entries.slice(0, -1).toSpliced(3, 1));
    await rewritten('with', [...entries.slice(0, -1), { name: 'uploads/a.png', bytes: Buffer.from('x') }]);
    for (const name of ['without', 'with']) await assert.rejects(verify(join(folder, name)), /checksum/);
  });
});

describe('versions of backups', () => {
  /** Writes the same backup with other migrations in its manifest. */
  const rewritten = async (name: string, migrations: readonly { hash: string; created_at: string }[]) => {
    const entries: ArchiveEntry[] = [];
    for await (const entry of readArchive(join(folder, 'sound'))) entries.push(entry);
    const parsed = await verify(join(folder, 'sound'));
    await writeArchive(join(folder, name), async (writer) => {
      for (const { name: path, bytes } of entries.slice(0, -1)) await writer.add(path, bytes);
      return { ...parsed, migrations, digest: writer.digest() };
    });
  };
  const former = Array.from({ length: FORMER_MIGRATIONS.count }, (_, index) => ({
    hash: index + 1 === FORMER_MIGRATIONS.count ? FORMER_MIGRATIONS.hash : `of number ${index}`,
    created_at: String(index),
  }));

  test('expects the tables of the baseline in a backup from before it', async () => {
    // The archive holds the tables of today, which later migrations have changed.
    await rewritten('former', former);
    const target = await newDatabase();
    await assert.rejects(bring('former', target), /The tables are not those of the backup: .*public\.\w+/);
  });

  test('refuses a backup that has only some of the former migrations, and changes nothing', async () => {
    await rewritten('half-way', former.slice(0, -1));
    const target = await newDatabase();
    await assert.rejects(bring('half-way', target), /migrations that this version does not have/);
    assert.ok(await connected(target.connection, isEmpty));
  });

  test('refuses a backup of a newer M4U, and changes nothing', async () => {
    await writeArchive(join(folder, 'newer'), async (writer) => ({
      ...(await verify(join(folder, 'sound'))),
      migrations: [{ hash: 'of a migration to come', created_at: '9999999999999' }],
      digest: writer.digest(),
    }));
    const target = await newDatabase();
    await assert.rejects(bring('newer', target), /migrations that this version does not have/);
    assert.ok(await connected(target.connection, isEmpty));
  });
});

describe('an encrypted backup', () => {
  test('opens only with the private key of its recipient', async () => {
    const [identity, stranger] = await Promise.all([generateIdentity(), generateIdentity()]);
    await take('locked', { locks: { recipient: await identityToRecipient(identity) } });
    const path = join(folder, 'locked');
    assert.ok(!(await readFile(path)).includes('secrets.json'));
    assert.equal((await stat(path)).mode & 0o777, 0o600);
    assert.equal((await verify(path, { identity })).version, '1.2.3');
    for (const locks of [{}, { identity: stranger }, { passphrase: 'x' }])
      await assert.rejects(verify(path, locks), BackupError);
  });

  test('opens only with its passphrase', async () => {
    await take('phrase', { locks: { passphrase: 'nắng hạn gặp mưa rào' } });
    assert.equal((await verify(join(folder, 'phrase'), { passphrase: 'nắng hạn gặp mưa rào' })).version, '1.2.3');
    await assert.rejects(verify(join(folder, 'phrase'), { passphrase: 'mưa rào' }), BackupError);
  });
});

test('a failed backup leaves no file', async () => {
  const storage = { list: () => files.list(), get: () => Promise.reject(new Error('the store is away')) };
  await assert.rejects(take('failed', { storage }), /the store is away/);
  await assert.rejects(stat(join(folder, 'failed')));
});
