/**
 * The baseline and the SQL files of the modules replace 51 former migrations (decision 77). A new database is compared
 * with the result of those migrations, and a database that they made is migrated.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, describe, test } from 'node:test';
import pg from 'pg';
import { type ClonedDatabase, cloneDatabase, emptyDatabase } from '../../testing/database/database.ts';
import {
  type SchemaFacts,
  listObjectFacts,
  listRowFacts,
  summaryOf,
  listTableFacts,
} from '../../testing/database/schema.ts';
import { ConfigError } from '../config-error.ts';
import { listAppliedMigrations, FORMER_MIGRATIONS, listOwnMigrations } from './history.ts';
import { migrate } from './migrate.ts';

/**
 * The schema that the former migrations left, as `summaryOf` writes it. Its table lines stay: the baseline is compared
 * with them. A deliberate change of a function, trigger or policy removes its line.
 */
const FORMER_SCHEMA = new URL('../../testing/database/former-schema.txt', import.meta.url);

const databases: ClonedDatabase[] = [];
after(async () => {
  for (const database of databases) await database.drop();
});

/** Opens a database and a connection to it that acts as the program itself. */
const opened = async (made = emptyDatabase) => {
  const database = await made();
  databases.push(database);
  const client = new pg.Client({ ...database.connection, options: '-c m4u.actor=system' });
  await client.connect();
  after(() => client.end());
  return { client, connection: database.connection };
};

/** Asserts that each matching subject of the former schema exists here, and reports differences. */
const assertAsFormer = async (facts: SchemaFacts, subjects: RegExp): Promise<void> => {
  const lines = (await readFile(FORMER_SCHEMA, 'utf8')).trimEnd().split('\n');
  const expectedLines = lines.filter((line) => subjects.test(line));
  assert.ok(expectedLines.length > 0);
  const found = new Set(summaryOf(facts));
  const missing = expectedLines.filter((line) => !found.has(line));
  const here = missing.map((line) => [line, facts.get(line.slice(0, line.lastIndexOf(':'))) ?? 'nothing']);
  assert.deepEqual(Object.fromEntries(here), {}, 'what the former migrations left, and what is here in its place');
};

/** Makes a database look as the former migrations left it, after all of them or the first `count`. */
const asFormer = async (client: pg.Client, count = FORMER_MIGRATIONS.count): Promise<void> => {
  await client.query('DROP TABLE IF EXISTS drizzle.applied_sql');
  await client.query('DELETE FROM drizzle.__drizzle_migrations');
  for (let number = 1; number <= count; number += 1)
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      number === FORMER_MIGRATIONS.count ? FORMER_MIGRATIONS.hash : `of number ${number}`,
      number,
    ]);
};

const historyOf = async (client: pg.Client): Promise<string[]> =>
  (await listAppliedMigrations(client)).map(({ hash }) => hash);

describe('a new database', () => {
  test('has the tables of the former migrations, with every column in its place', async () => {
    const { client, connection } = await opened();
    await migrate(connection, { last: listOwnMigrations()[0].moment });
    const facts = await listTableFacts(client);
    const former = (await readFile(FORMER_SCHEMA, 'utf8')).match(
      /^(table|sequence|extensions|type|other|comments)\b/gm,
    );
    assert.equal(facts.size, former?.length);
    await assertAsFormer(facts, /^(table|sequence|extensions)\b/);
  });

  test('has the functions, triggers, policies and first rows of the former migrations', async () => {
    const { client, connection } = await opened();
    await migrate(connection);
    const facts = new Map([...(await listObjectFacts(client)), ...(await listRowFacts(client))]);
    await assertAsFormer(facts, /^(function|triggers|policies|rows) /);
  });

  test('migrates only as far as asked, without functions and policies of later tables', async () => {
    const { client, connection } = await opened();
    await migrate(connection, { last: 0 });
    assert.deepEqual(await historyOf(client), []);
    assert.deepEqual([...(await listObjectFacts(client)).keys()], []);
    await migrate(connection);
    assert.deepEqual(
      await historyOf(client),
      listOwnMigrations().map(({ hash }) => hash),
    );
  });
});

describe('a database made by the former migrations', () => {
  test('is taken over without running the baseline, and ends up like a new one', async () => {
    const [newDatabase, former] = [await opened(cloneDatabase), await opened()];
    await migrate(former.connection, { last: listOwnMigrations()[0].moment });
    await asFormer(former.client);
    // The files overwrite functions, triggers and policies of another version. Changes by staff stay.
    await former.client.query(`CREATE FUNCTION erasing() RETURNS boolean LANGUAGE sql AS 'SELECT true';
      INSERT INTO places (version, code, level, name, full_name, kind, path_words)
        VALUES ('2025', '26740', 'ward', 'Đổi tên', 'Phường Đổi tên', 'ward', ' phuong doi ten ')`);

    await migrate(former.connection);
    for (const factsOf of [listTableFacts, listObjectFacts])
      assert.deepEqual(await factsOf(former.client), await factsOf(newDatabase.client));
    assert.deepEqual(await historyOf(former.client), await historyOf(newDatabase.client));
    const { rows } = await former.client.query('SELECT name FROM places');
    assert.deepEqual(rows, [{ name: 'Đổi tên' }]);
  });

  test('is refused with a message and left unchanged when some migrations are missing', async () => {
    const { client, connection } = await opened(cloneDatabase);
    await asFormer(client, FORMER_MIGRATIONS.count - 1);
    const historyBefore = await historyOf(client);
    await assert.rejects(migrate(connection), (error) => {
      assert.ok(error instanceof ConfigError);
      assert.match(error.message, /start the last state of version 0\.2\.0 on it once, then this one/);
      return true;
    });
    assert.deepEqual(await historyOf(client), historyBefore);
    const { rows } = await client.query(`SELECT to_regclass('drizzle.applied_sql') AS remembered`);
    assert.deepEqual(rows, [{ remembered: null }]);
  });
});
