/**
 * The plain owner of the tables is subject to their policies (decision 54) once no version is connected that sets no
 * actor. M4U, its backups and restores keep working.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { sql } from '../orm.ts';
import pg from 'pg';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { conversationCalls } from '../../../testing/factories/conversations.ts';
import { administer, emptyDatabase } from '../../../testing/database/database.ts';
import { sellerCalls } from '../../../testing/factories/points.ts';
import { makeGroup, relate } from '../../../testing/factories/profiles.ts';
import { backup } from '../../backup/backup.ts';
import { restore } from '../../backup/restore.ts';
import { folderStorage } from '../../storage/folder.ts';
import { runAs, NOBODY, SYSTEM } from './current-actor.ts';
import { openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';

const owner = `m4u_owner_${process.pid}`;

const TABLES = ['content_items', 'messages', 'conversations', 'point_accounts', 'point_orders', 'point_movements'];

const COUNTS = sql.raw(
  `select ${TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
);

/** An empty database of a role that has no other rights. */
const ownDatabase = async () => {
  const made = await emptyDatabase();
  const { database } = made.connection;
  const MAKE = `do $$ begin create role ${owner} login; exception when duplicate_object then null; end $$`;
  await administer(made.connection, `${MAKE}; alter database ${database} owner to ${owner}`);
  return { drop: made.drop, connection: { ...made.connection, user: owner } };
};

const [own, other] = [await ownDatabase(), await ownDatabase()];
const server = await emptyDatabase();
const folder = await mkdtemp(join(tmpdir(), 'm4u-force-'));
after(async () => {
  await own.drop();
  await other.drop();
  await administer(server.connection, `drop role ${owner}`);
  await server.drop();
  await rm(folder, { recursive: true, force: true });
});

const query = async (connection: pg.ClientConfig, statement: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
};

const forced = async (connection: pg.ClientConfig): Promise<boolean[]> => {
  const rows = await query(connection, 'select distinct relforcerowsecurity as is from pg_class where relrowsecurity');
  return rows.map(({ is }) => is === true);
};

test('restricts the owner only after the last older version has disconnected', async () => {
  const older = new pg.Client({ ...own.connection, application_name: 'm4u@elsewhere/7' });
  await older.connect();
  await migrate(own.connection);
  assert.deepEqual(await forced(own.connection), [false]);
  await older.end();
  await migrate(own.connection);
  assert.deepEqual(await forced(own.connection), [true]);
});

test('enables new policies only after versions that cannot apply them have disconnected', async () => {
  const { connection, drop } = await emptyDatabase();
  const raised = () => query(connection, `select relrowsecurity as is from pg_class where relname = 'accounts'`);
  const older = new pg.Client({ ...connection, application_name: 'm4u.2@elsewhere/7' });
  await older.connect();
  await migrate(connection);
  assert.deepEqual(await raised(), [{ is: false }]);
  await older.end();
  await migrate(connection);
  assert.deepEqual(await raised(), [{ is: true }]);
  await drop();
});

test('M4U and its backups work as the owner under row-level security', async () => {
  const api = await startTestApi({ through: async () => own.connection });
  const [an, binh] = [await api.signUp('an@example.vn'), await api.signUp('binh@example.vn')];
  await relate(api, an, binh);
  const shop = await makeGroup(api, { admins: [an] });
  for (const policy of ['public', 'private']) {
    const body = { title: policy, content: '<p>…</p>', policy };
    assertDone(await api.post('/members/insertBlog', { as: an, body }));
  }
  await conversationCalls(api).write(an, binh, 'riêng');
  assertDone(await sellerCalls(api, an, shop).plain(binh.memberId, 'add', 11));

  const { db } = api.api.platform;
  assert.deepEqual((await db.execute(sql`select current_user::text as name`)).rows, [{ name: owner }]);
  const counts = (who: string) => runAs(who, async () => (await db.execute<Record<string, number>>(COUNTS)).rows[0]);
  const [nothing, everything] = [await counts(NOBODY), await counts(SYSTEM)];
  assert.deepEqual(nothing, { ...Object.fromEntries(TABLES.map((table) => [table, 0])), content_items: 1 });
  assert.ok(everything && Object.values(everything).every((count) => count > 0));
  // This connection sets no actor.
  assert.deepEqual(await query(own.connection, 'select count(*)::int as rows from messages'), [{ rows: 0 }]);

  const path = join(folder, 'backup');
  await backup({ connection: own.connection, storage: api.api.platform.storage, version: '1.2.3', path });
  await restore({ path, connection: async () => other.connection, storage: folderStorage(join(folder, 'files')) });
  assert.deepEqual(await forced(other.connection), [true]);
  const back = openDatabase(other.connection, { error: () => undefined }, 1);
  const { rows } = await runAs(SYSTEM, () => back.db.execute(COUNTS));
  await back.close();
  assert.deepEqual(rows[0], everything);
});
