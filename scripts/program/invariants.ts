import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { drizzle } from '../../api/src/platform/database/orm.ts';
import { assertBooksOf } from '../../api/src/testing/factories/points.ts';

/** Invariants of the database; each query finds violations. */
const FAULTS: Readonly<Record<string, string>> = {
  'messages are numbered without gaps': `select conversation_id from messages group by conversation_id
    having max(seq) <> count(*) or min(seq) <> 1`,
  'a conversation counts its messages': `select id from conversations
    where last_seq <> (select count(*) from messages where conversation_id = conversations.id)`,
  'changes are numbered without gaps': `select member_id from stream_changes group by member_id
    having max(seq) - min(seq) + 1 <> count(*)`,
  'a stream ends with its newest change': `select streams.member_id from streams
    where seq <> (select max(seq) from stream_changes where stream_changes.member_id = streams.member_id)`,
  'a member has one account': `select member_id from accounts group by member_id having count(*) <> 1`,
};

/** Acknowledged writes, by the callers' own ids. */
export interface StoredWrites {
  readonly messages: ReadonlyMap<string, string>;
  readonly orders: ReadonlyMap<string, string>;
  readonly scans: readonly string[];
}

/** Asserts that everything acknowledged is stored exactly once, and that books and numbers are right. */
export const assertStored = async (pool: pg.Pool, { messages, orders, scans }: StoredWrites): Promise<void> => {
  await assertBooksOf(drizzle({ client: pool, casing: 'snake_case' }));
  for (const [rule, query] of Object.entries(FAULTS)) assert.deepEqual((await pool.query(query)).rows, [], rule);
  const stored = await pool.query<{ name: string; id: string }>('select client_id as name, id from messages');
  const byName = new Map(stored.rows.map(({ name, id }) => [name, id]));
  assert.equal(byName.size, stored.rows.length, 'each message is there once');
  for (const [name, id] of messages) assert.equal(byName.get(name), id);
  const createdRows = await pool.query<{ key: string; id: string }>(
    `select key, result ->> '_id' as id from idempotency_keys where key like 'don-%'`,
  );
  const byKey = new Map(createdRows.rows.map(({ key, id }) => [key, id]));
  for (const [key, id] of orders) assert.equal(byKey.get(key), id);
  const { rows } = await pool.query<{ total: number }>('select count(*)::int as total from point_orders');
  assert.equal(rows[0]?.total, byKey.size, 'an order for each key');
  const logs = await pool.query<{ nonce: string }>('select nonce from check_in_logs');
  const nonces = new Set(logs.rows.map(({ nonce }) => nonce));
  assert.equal(nonces.size, logs.rows.length, 'each scan is there once');
  for (const nonce of scans) assert.ok(nonces.has(nonce));
};

/** Asserts that every file belongs to a known upload, so that it is deleted with it. */
export const assertFiles = async (pool: pg.Pool, dataDir: string): Promise<void> => {
  const { rows } = await pool.query<{ id: string }>(
    'select id from uploads union select id from documents union select id from recordings',
  );
  const idsInDatabase = new Set(rows.map(({ id }) => id));
  const folders = await readdir(join(dataDir, 'uploads', 'media')).catch(() => []);
  assert.deepEqual(
    folders.filter((id) => !idsInDatabase.has(id)),
    [],
    'no file without its row',
  );
};
