/**
 * The baseline and the SQL beside the modules make what the 51 migrations before them made (decision 77): a new database is
 * compared with what those left, and one that they left is taken over.
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, describe, test } from 'node:test';
import pg from 'pg';
import { type ClonedDatabase, cloneDatabase, emptyDatabase } from '../../testing/database/database.ts';
import { type Facts, objectFacts, rowFacts, summaryOf, tableFacts } from '../../testing/database/schema.ts';
import { ConfigError } from '../config-error.ts';
import { appliedMigrations, FORMER, knownMigrations } from './history.ts';
import { migrate } from './migrate.ts';

/**
 * What the former migrations left, as `summaryOf` writes it. The lines of tables stay: they hold the baseline to it. Whoever
 * changes a function, trigger or policy on purpose takes its line out.
 */
const FORMER_SCHEMA = new URL('../../testing/database/former-schema.txt', import.meta.url);

const databases: ClonedDatabase[] = [];
after(async () => {
  for (const database of databases) await database.drop();
});

/** A database and a connection to it, on which the program itself works. */
const opened = async (made = emptyDatabase) => {
  const database = await made();
  databases.push(database);
  const client = new pg.Client({ ...database.connection, options: '-c m4u.actor=system' });
  await client.connect();
  after(() => client.end());
  return { client, connection: database.connection };
};

/** Sees that each subject that the former migrations left is here as well, and says what differs. */
const assertAsFormer = async (facts: Facts, subjects: RegExp): Promise<void> => {
  const lines = (await readFile(FORMER_SCHEMA, 'utf8')).trimEnd().split('\n');
  const wanted = lines.filter((line) => subjects.test(line));
  assert.ok(wanted.length > 0);
  const found = new Set(summaryOf(facts));
  const missing = wanted.filter((line) => !found.has(line));
  const here = missing.map((line) => [line, facts.get(line.slice(0, line.lastIndexOf(':'))) ?? 'nothing']);
  assert.deepEqual(Object.fromEntries(here), {}, 'what the former migrations left, and what is here in its place');
};

/** Makes a database look as the former migrations left it, or as they left it on the way. */
const asFormer = async (client: pg.Client, count = FORMER.count): Promise<void> => {
  await client.query('DROP TABLE drizzle.applied_sql');
  await client.query('DELETE FROM drizzle.__drizzle_migrations');
  for (let number = 1; number <= count; number += 1)
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      number === FORMER.count ? FORMER.hash : `of number ${number}`,
      number,
    ]);
};

const historyOf = async (client: pg.Client): Promise<string[]> =>
  (await appliedMigrations(client)).map(({ hash }) => hash);

describe('a new database', () => {
  test('has the tables of the former ones, with every column in its place', async () => {
    const { client, connection } = await opened();
    await migrate(connection, { last: knownMigrations()[0].moment });
    const facts = await tableFacts(client);
    const former = (await readFile(FORMER_SCHEMA, 'utf8')).match(
      /^(table|sequence|extensions|type|other|comments)\b/gm,
    );
    assert.equal(facts.size, former?.length);
    await assertAsFormer(facts, /^(table|sequence|extensions)\b/);
  });

  test('has their functions, triggers and policies, and the rows that each begins with', async () => {
    const { client, connection } = await opened();
    await migrate(connection);
    const facts = new Map([...(await objectFacts(client)), ...(await rowFacts(client))]);
    await assertAsFormer(facts, /^(function|triggers|policies|rows) /);
  });

  test('is migrated as far as was asked for, without what belongs to later tables', async () => {
    const { client, connection } = await opened();
    await migrate(connection, { last: 0 });
    assert.deepEqual(await historyOf(client), []);
    assert.deepEqual([...(await objectFacts(client)).keys()], []);
    await migrate(connection);
    assert.deepEqual(
      await historyOf(client),
      knownMigrations().map(({ hash }) => hash),
    );
  });
});

describe('a database that the former migrations made', () => {
  test('is taken over: nothing of the baseline is run, and everything else is as in a new one', async () => {
    const [fresh, former] = [await opened(cloneDatabase), await opened(cloneDatabase)];
    await asFormer(former.client);
    // Whatever another version of them did: the files are applied over it. What staff have changed stays.
    await former.client.query(`DROP POLICY cvs_read ON cvs;
      DROP TRIGGER consents_kept ON consents;
      CREATE OR REPLACE FUNCTION erasing() RETURNS boolean LANGUAGE sql AS 'SELECT true';
      UPDATE places SET name = 'Đổi tên' WHERE code = '26740'`);

    await migrate(former.connection);
    for (const factsOf of [tableFacts, objectFacts])
      assert.deepEqual(await factsOf(former.client), await factsOf(fresh.client));
    assert.deepEqual(await historyOf(former.client), await historyOf(fresh.client));
    const { rows } = await former.client
      .query(`SELECT count(*)::int AS all, count(*) FILTER (WHERE name = 'Đổi tên')::int
      AS renamed FROM places`);
    assert.deepEqual(rows, [{ all: 14_165, renamed: 2 }]);
  });

  test('is refused with a sentence when they stopped on the way, and left as it is', async () => {
    const { client, connection } = await opened(cloneDatabase);
    await asFormer(client, FORMER.count - 1);
    const before = await historyOf(client);
    await assert.rejects(migrate(connection), (error) => {
      assert.ok(error instanceof ConfigError);
      assert.match(error.message, /start the last state of version 0\.2\.0 on it once, then this one/);
      return true;
    });
    assert.deepEqual(await historyOf(client), before);
    const { rows } = await client.query(`SELECT to_regclass('drizzle.applied_sql') AS remembered`);
    assert.deepEqual(rows, [{ remembered: null }]);
  });
});
