/**
 * Roles of the embedded database (decision 73): the application cannot gain rights, nobody is superuser while M4U
 * serves, and programs run by PostgreSQL write only its own data.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { backup } from '../../backup/backup.ts';
import { prepareQueue } from '../../jobs/schema.ts';
import { folderStorage } from '../../storage/folder.ts';
import { buildApi } from '../../../app.ts';
import { createSecrets } from '../../keys/secrets.ts';
import { allowSuperuser } from '../../../testing/database/superuser.ts';
import { readConfig } from '../../config.ts';
import { launch, port, readyCluster, superuser, shutDown } from './cluster.ts';
import { startEmbeddedPostgres, type EmbeddedOptions, type EmbeddedPostgres } from './embedded.ts';
import { migrate } from '../migrate.ts';

const isRoot = process.getuid?.() === 0;
const silent = { info() {}, warn() {}, error() {} };

const base = await fs.mkdtemp(join(tmpdir(), 'm4u-roles-'));
await fs.chmod(base, 0o755);
const running = new Set<EmbeddedPostgres>();
after(async () => {
  for (const server of running) await server.stop();
  await fs.rm(base, { recursive: true, force: true });
});

const newFolder = (name: string) => fs.mkdtemp(join(base, `${name}-`));

const start = async (options: Omit<EmbeddedOptions, 'log'>): Promise<EmbeddedPostgres> => {
  const server = await startEmbeddedPostgres({ durable: false, log: silent, ...options });
  running.add(server);
  return server;
};

const stop = async (server: EmbeddedPostgres): Promise<void> => {
  running.delete(server);
  await server.stop();
};

/** Makes the tables as the start of M4U does. */
const fill = async ({ owner }: EmbeddedPostgres): Promise<void> => {
  await migrate(owner, { serving: true });
  await prepareQueue(owner);
};

const within = async <T>(login: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(login);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const query = (login: pg.ClientConfig, statement: string): Promise<unknown[]> =>
  within(login, async (client) => (await client.query({ text: statement, rowMode: 'array' })).rows.flat());

/** Returns the code with which PostgreSQL refuses a statement or a sign-in. */
const refusal = (login: pg.ClientConfig, statement = 'SELECT 1'): Promise<unknown> =>
  query(login, statement).then(
    (rows) => `answered ${JSON.stringify(rows)}`,
    (error: { code?: string }) => error.code,
  );

const FORBIDDEN = '42501';
/** Codes for a missing access rule and for a wrong password. */
const [NO_RULE, WRONG_PASSWORD] = ['28000', '28P01'];

describe('database role of the application', async () => {
  const dataDir = await newFolder('application');
  const server = await start({ dataDir });
  await fill(server);
  const { connection, owner, reader } = server;

  test('is a plain role that belongs to no other', async () => {
    const attributes = `SELECT current_user || ' ' || session_user, rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication
      OR rolbypassrls, (SELECT count(*)::int FROM pg_auth_members WHERE member = pg_roles.oid) FROM pg_roles
      WHERE rolname = current_user`;
    assert.deepEqual(await query(connection, attributes), ['m4u_app m4u_app', false, 0]);
    const owned = 'SELECT count(*)::int FROM pg_class WHERE relowner = current_user::regrole';
    assert.deepEqual(await query(connection, owned), [0]);
  });

  test('cannot gain rights or leave the database', async () => {
    await within(connection, async (client) => {
      await client.query('RESET ROLE');
      const { rows } = await client.query('SELECT current_user AS role');
      assert.deepEqual(rows, [{ role: 'm4u_app' }]);
    });
    const outside = join(base, 'outside');
    for (const statement of [
      `SET ROLE ${superuser}`,
      `SET ROLE ${owner.user}`,
      `SET ROLE ${reader.user}`,
      `SET SESSION AUTHORIZATION ${superuser}`,
      `COPY (SELECT 1) TO PROGRAM 'touch ${outside}'`,
      `COPY (SELECT 1) TO '${outside}'`,
      `SELECT pg_read_file('postgresql.conf')`,
      `SELECT lo_import('/etc/passwd')`,
      'CREATE ROLE other',
      'CREATE DATABASE other',
      'CREATE EXTENSION unaccent',
      'CREATE TABLE public.other (id int)',
      'CREATE TABLE jobs.other (id int)',
      'CREATE SCHEMA other',
      'CREATE TEMPORARY TABLE other (id int)',
      `CREATE FUNCTION pg_temp.other() RETURNS int LANGUAGE sql AS 'SELECT 1'`,
      'CREATE TYPE jobs.other AS (id int)',
      'ALTER TABLE messages DISABLE ROW LEVEL SECURITY',
      'ALTER TABLE messages NO FORCE ROW LEVEL SECURITY',
      'ALTER TABLE point_entries DISABLE TRIGGER ALL',
      'DROP POLICY messages_read ON messages',
      `ALTER ROLE ${connection.user} BYPASSRLS`,
      `ALTER SYSTEM SET log_statement = 'all'`,
      'SET session_replication_role = replica',
      'UPDATE drizzle.__drizzle_migrations SET created_at = 0',
    ])
      assert.equal(await refusal(connection, statement), FORBIDDEN, statement);
    await assert.rejects(fs.stat(outside), { code: 'ENOENT' });
  });

  test('cannot sign in as superuser, owner or reader with its own password or none', async () => {
    const { password: _password, ...socket } = connection;
    assert.equal(await refusal({ ...connection, user: superuser }), NO_RULE);
    assert.equal(await refusal({ ...socket, user: superuser, database: 'postgres' }), NO_RULE);
    for (const { user } of [owner, reader]) assert.equal(await refusal({ ...connection, user }), WRONG_PASSWORD, user);
    for (const user of [connection.user, owner.user])
      assert.match(String(await within({ ...socket, user }, async () => 'let in').catch(String)), /password/);
    const file = await fs.stat(join(dataDir, 'database.json'));
    assert.equal(file.mode & 0o777, 0o600);
  });

  test('can serve: registers an account and sends its mail', async () => {
    const config = readConfig({ DATA_DIR: await newFolder('serves'), LOG_LEVEL: 'error', DEMO: 'false' });
    // No limit of concurrent requests: a busy machine would answer 503, which is not tested here.
    const atOnce = Number.POSITIVE_INFINITY;
    const api = await buildApi({ config, secrets: createSecrets(), connection, atOnce });
    try {
      await api.start();
      const body = { type: 'tbMail', email: 'an@m4u.example', password: 'Mưa-nguồn-42-suối' };
      const answer = await api.fastify.inject({ method: 'POST', url: '/api/auth/register', payload: body });
      assert.equal(answer.statusCode, 200, answer.body);
      for (let tries = 0; tries < 1_200 && api.outbox?.list().length === 0; tries += 1) await wait(25);
      assert.equal(api.outbox?.list().length, 1);
    } finally {
      await api.close();
    }
  });

  test('the reader role can read everything and write nothing', async () => {
    const files = folderStorage(await newFolder('files'));
    const manifest = await backup({ connection: reader, storage: files, version: '1.2.3', path: join(base, 'backup') });
    assert.equal(manifest.tables.find(({ name }) => name === 'accounts')?.rows, 1);
    // The connection sets no actor.
    assert.deepEqual(await query(reader, 'SELECT count(*)::int FROM accounts'), [1]);
    const writing = `UPDATE accounts SET email = 'x@m4u.example'`;
    await within(reader, async (client) => {
      await client.query('SET default_transaction_read_only = off');
      for (const statement of [writing, 'CREATE TEMPORARY TABLE other (id int)', `COPY accounts TO PROGRAM 'true'`])
        await assert.rejects(client.query(statement), { code: FORBIDDEN }, statement);
    });
  });
});

describe('a data folder of a version with a single database user', () => {
  /** Starts its server as that version did: with the rules of initdb, which trust everybody who reaches the socket. */
  const startAsBefore = async (dataDir: string): Promise<pg.ClientConfig> => {
    const cluster = await readyCluster(dataDir, '/var/lib/m4u');
    await launch(cluster, { listen_addresses: '', fsync: 'off', timezone: 'UTC' });
    const login = { host: cluster.socketFolder, port, user: superuser, database: 'postgres' };
    for (let tries = 0; tries < 1_200 && !(await query(login, 'SELECT 1').catch(() => undefined)); tries += 1)
      await wait(25);
    return login;
  };

  /** Starts it and makes the tables, all as its superuser. */
  const startFormerVersion = async (dataDir: string): Promise<pg.ClientConfig> => {
    const login = await startAsBefore(dataDir);
    const [isThere] = await query(login, `SELECT true FROM pg_database WHERE datname = 'm4u'`);
    if (!isThere) await query(login, 'CREATE DATABASE m4u');
    const all = { ...login, database: 'm4u' };
    await migrate(all);
    await prepareQueue(all);
    return all;
  };

  const assertRoles = async ({ connection, owner }: EmbeddedPostgres, table: string): Promise<void> => {
    const others = `SELECT c.oid::regclass::text FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
      WHERE nspname IN ('public', 'jobs', 'drizzle') AND relkind IN ('r', 'p', 'v', 'S', 'i') AND relowner <> $$m4u_owner$$::regrole
      UNION ALL SELECT p.oid::regprocedure::text FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace
      WHERE nspname IN ('public', 'jobs') AND proowner <> $$m4u_owner$$::regrole
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
      UNION ALL SELECT datname FROM pg_database WHERE datname = current_database() AND datdba <> $$m4u_owner$$::regrole`;
    assert.deepEqual(await query(owner, others), []);
    assert.deepEqual(await query(owner, 'SELECT DISTINCT relforcerowsecurity FROM pg_class WHERE relrowsecurity'), [
      true,
    ]);
    assert.deepEqual(await query(connection, `SELECT name FROM ${table}`), ['trước']);
    assert.equal(await refusal(connection, `SET ROLE ${superuser}`), FORBIDDEN);
    assert.equal(await refusal({ ...connection, user: superuser }), NO_RULE);
  };

  test('is taken over with its rows, also after going back to that version', async () => {
    const dataDir = await newFolder('before');
    const first = await startFormerVersion(dataDir);
    await query(first, `CREATE TABLE kept AS SELECT 'trước' AS name`);
    await shutDown({ folder: await fs.realpath(join(dataDir, 'postgres')) });

    let server = await start({ dataDir });
    await fill(server);
    await assertRoles(server, 'kept');
    await stop(server);

    const again = await startFormerVersion(dataDir);
    await query(again, `CREATE TABLE meanwhile AS SELECT name FROM kept`);
    await shutDown({ folder: await fs.realpath(join(dataDir, 'postgres')) });

    server = await start({ dataDir });
    await fill(server);
    await assertRoles(server, 'meanwhile');
    await stop(server);
  });

  test('is taken over while the server of that version still runs', async () => {
    const dataDir = await newFolder('left');
    const login = await startFormerVersion(dataDir);
    await query(login, `CREATE TABLE kept AS SELECT 'trước' AS name`);
    const server = await start({ dataDir });
    await fill(server);
    await assertRoles(server, 'kept');
    await stop(server);
  });
});

test('makes new passwords when they are lost', async () => {
  const dataDir = await newFolder('lost');
  let server = await start({ dataDir });
  const { password } = server.connection;
  await stop(server);
  await fs.rm(join(dataDir, 'database.json'));
  server = await start({ dataDir });
  assert.notEqual(server.connection.password, password);
  assert.deepEqual(await query(server.connection, 'SELECT 1'), [1]);
  await stop(server);
});

describe('PostgreSQL started as root', { skip: !isRoot }, () => {
  /** Places that a user without rights could write to, and some that only root could. */
  const PLACES = ['/tmp', '/var/tmp', '/dev/shm', '/root', '/etc', '/usr/local', '/run', base];
  const name = `m4u-outside-${process.pid}`;

  const written = async (places: readonly string[]) => {
    const found = [];
    for (const folder of places) {
      const path = join(folder, name);
      if (await fs.stat(path).catch(() => undefined)) found.push(path);
      await fs.rm(path, { force: true });
    }
    return found;
  };

  /** Makes PostgreSQL run a shell as its superuser, which touches a file in each place. */
  const touchAll = async (dataDir: string, places: readonly string[]) => {
    const touching = places.map((folder) => `touch ${folder}/${name} 2>&1`).join('; ');
    const login = await allowSuperuser(dataDir);
    await query(login, `COPY (SELECT 1) TO PROGRAM '(${touching}; id -u) > shell.txt'`);
    return fs.readFile(join(dataDir, 'postgres/shell.txt'), 'utf8');
  };

  test('lets its programs write nothing outside of its data', async (t) => {
    if (spawnSync('unshare', ['--mount', 'true']).status !== 0) return t.skip('mount namespaces are refused here');
    const dataDir = await newFolder('root');
    await fs.chmod(dataDir, 0o777);
    const server = await start({ dataDir, rootWay: 'confined' });
    const places = [...PLACES, dataDir];
    const said = await touchAll(dataDir, places);
    assert.deepEqual(await written(places), [], said);
    const uid = Number(said.trim().split('\n').at(-1));
    assert.equal(uid, (await fs.stat(await fs.realpath(join(dataDir, 'postgres')))).uid);
    assert.notEqual(uid, 0);
    // A shell that it runs cannot change its user, and sees no process to write through.
    const login = await allowSuperuser(dataDir);
    const ways = 'ls /proc; unshare --user --map-root-user id; su -c id; kill -0 1 && echo seen';
    await query(login, `COPY (SELECT 1) TO PROGRAM '(${ways}) > ways.txt 2>/dev/null; true'`);
    assert.equal(await fs.readFile(join(dataDir, 'postgres/ways.txt'), 'utf8'), '');
    await stop(server);
  });

  test('writes nothing of root’s without mount namespaces, and warns at the start', async () => {
    const dataDir = await newFolder('other');
    const warnings: string[] = [];
    const log = { ...silent, warn: (message: string) => void warnings.push(message) };
    const elsewhere = await newFolder('elsewhere');
    const options = { dataDir, elsewhere, rootWay: 'other-user', durable: false, log } as const;
    const server = await startEmbeddedPostgres(options);
    running.add(server);
    const places = ['/root', '/etc', '/usr/local', base];
    const said = await touchAll(dataDir, places);
    assert.deepEqual(await written(places), [], said);
    assert.equal(warnings.filter((message) => /no mount namespaces/.test(message)).length, 1);
    await stop(server);
  });
});
