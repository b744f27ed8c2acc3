/** SQL files of the modules: changed files are applied all or none, and never over the work of a newer version. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { after, beforeEach, describe, test } from 'node:test';
import pg from 'pg';
import { cloneDatabase } from '../../../testing/database/database.ts';
import { migrate } from '../migrate.ts';
import { readObjects } from './apply.ts';
import { FIRST_ROWS, REVISION, SQL_FILES } from './list.ts';

const CONSENT = 'identity/consent/functions.sql';

const database = await cloneDatabase();
const client = new pg.Client(database.connection);
await client.connect();
after(async () => {
  await client.end();
  await database.drop();
});

/** Replaces the bodies of a function of `CONSENT` and of one of another file. */
const spoil = () =>
  client.query(`CREATE OR REPLACE FUNCTION consents_kept() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
    CREATE OR REPLACE FUNCTION erasing() RETURNS boolean LANGUAGE sql STABLE AS 'SELECT true'`);

/** Tells whether those two functions have the bodies of the files. */
const areOwn = async (): Promise<unknown> => {
  const { rows } = await client.query(`SELECT prosrc LIKE '%never changed or deleted%' AS own FROM pg_proc
    WHERE proname = 'consents_kept' UNION ALL SELECT prosrc LIKE '%m4u.erasing%' FROM pg_proc WHERE proname = 'erasing'`);
  return rows.map(({ own }: { own: boolean }) => own);
};

const forget = (files: readonly string[], revision: number = REVISION.number) =>
  client.query(`UPDATE drizzle.applied_sql SET hash = 'of another text', revision = $2 WHERE file = ANY ($1)`, [
    files,
    revision,
  ]);

describe('applying SQL files at a start', () => {
  beforeEach(async () => {
    await client.query('DELETE FROM drizzle.applied_sql');
    await migrate(database.connection);
    assert.deepEqual(await areOwn(), [true, true]);
    await spoil();
  });

  test('applies a file whose text has changed, and no other', async () => {
    await forget([CONSENT]);
    await migrate(database.connection);
    assert.deepEqual(await areOwn(), [true, false]);
  });

  test('applies nothing when nothing has changed', async () => {
    await migrate(database.connection);
    assert.deepEqual(await areOwn(), [false, false]);
  });

  test('leaves functions that a newer version wrote', async () => {
    await forget([CONSENT], REVISION.number + 1);
    await migrate(database.connection);
    assert.deepEqual(await areOwn(), [false, false]);
  });

  test('names the file that fails, and applies none of the others', async () => {
    await client.query('ALTER TABLE cvs RENAME COLUMN visibility TO renamed');
    await forget([CONSENT, 'content/cv/policies.sql']);
    await assert.rejects(migrate(database.connection), /api\/src\/content\/cv\/policies\.sql: .*visibility/);
    assert.deepEqual(await areOwn(), [false, false]);
    await client.query('ALTER TABLE cvs RENAME COLUMN renamed TO visibility');
  });
});

test('the list has every SQL file and no other', async () => {
  const found = await readdir(fileURLToPath(new URL('../../../', import.meta.url)), { recursive: true });
  assert.deepEqual(
    found.filter((path) => path.endsWith('.sql')).toSorted(),
    [...SQL_FILES, FIRST_ROWS.statements].toSorted(),
  );
});

test('the revision was raised with the last change of a file', async () => {
  const hashes = (await readObjects()).map(({ hash }) => hash);
  assert.equal(
    createHash('sha256').update(hashes.join('\n')).digest('hex').slice(0, 16),
    REVISION.digest,
    'a file has changed: raise the number of REVISION in list.ts by one and write this digest beside it',
  );
});
