/** Statements that are sent together with the actor that they are run for, over one connection. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import pg from 'pg';
import { cloneDatabase } from '../../../testing/database/database.ts';
import { inTransaction } from '../../events/transaction.ts';
import { openDatabase } from '../database.ts';
import { sql } from '../orm.ts';
import { NOBODY, runAs, SYSTEM } from './current-actor.ts';

const cloned = await cloneDatabase();
const { db, pool, close } = openDatabase(cloned.connection, { error: () => undefined }, 1);
after(async () => {
  await close();
  await cloned.drop();
});

const AN = '01890000-0000-7000-8000-00000000000a';
const BINH = '01890000-0000-7000-8000-00000000000b';
const ACTORS = [AN, BINH, NOBODY, SYSTEM];

/** Asks for the actor and a value that is sent, by an unnamed or a named statement. */
const ask = async (who: string, value: number, name?: string): Promise<unknown> => {
  const text = `select current_setting('m4u.actor') as actor, $1::int as value`;
  const { rows } = await runAs(who, () => pool.query({ ...(name !== undefined && { name }), text, values: [value] }));
  return rows;
};
const fails = (who: string, query: pg.QueryConfig, message: RegExp) =>
  assert.rejects(
    runAs(who, () => pool.query(query)),
    message,
  );

test('each of many statements runs for its actor, with one result', async () => {
  const works = Array.from({ length: 200 }, async (_, turn) => {
    const actor = ACTORS[turn % ACTORS.length] ?? NOBODY;
    assert.deepEqual(await ask(actor, turn, turn % 3 === 0 ? undefined : `named ${turn % 3}`), [
      { actor, value: turn },
    ]);
  });
  await Promise.all(works);
});

test('sends a statement for another actor once it knows the connection, without a second one', async (t) => {
  await ask(AN, 1);
  const sent = t.mock.method(pg.Client.prototype, 'query');
  for (const actor of ACTORS) assert.deepEqual(await ask(actor, 2, 'once'), [{ actor, value: 2 }]);
  assert.equal(sent.mock.callCount(), ACTORS.length);
});

test('sends the actor before a statement without values', async () => {
  const text = `select 1 as one; select current_setting('m4u.actor') as actor`;
  for (const actor of ACTORS) {
    const results = (await runAs(actor, () => pool.query(text))) as unknown as readonly pg.QueryResult[];
    assert.deepEqual(results.at(-1)?.rows, [{ actor }]);
  }
});

test('sends the actor before a statement with an empty name', async () => {
  const text = `select current_setting('m4u.actor') as actor`;
  for (const actor of ACTORS)
    assert.deepEqual((await runAs(actor, () => pool.query({ name: '', text }))).rows, [{ actor }]);
});

test('after an error the next statement runs for its actor, whoever it is', async () => {
  for (const next of [AN, BINH, NOBODY]) {
    await ask(BINH, 1, 'known');
    await fails(AN, { text: 'select 1 / $1::int', values: [0] }, /division by zero/);
    assert.deepEqual(await ask(next, 2, 'known'), [{ actor: next, value: 2 }]);
    await ask(BINH, 1, 'known');
    await fails(AN, { text: 'select $1::int', values: ['many'] }, /invalid input syntax/);
    assert.deepEqual(await ask(next, 3), [{ actor: next, value: 3 }]);
    await ask(BINH, 1, 'known');
    await fails(AN, { name: 'wrong', text: 'select $1 from nowhere', values: [1] }, /nowhere/);
    assert.deepEqual(await ask(next, 4, 'known'), [{ actor: next, value: 4 }]);
  }
});

test('statements that wait behind one that fails run for their actors', async () => {
  const client = await pool.connect();
  const send = (who: string, text: string, value: number) => runAs(who, () => client.query(text, [value]));
  const asks = `select current_setting('m4u.actor') as actor, $1::int as value`;
  try {
    await send(BINH, asks, 1);
    const [failed, ...asked] = await Promise.allSettled([
      send(AN, 'select 1 / $1::int', 0),
      send(AN, asks, 2),
      send(BINH, asks, 3),
      send(AN, asks, 4),
    ]);
    assert.equal(failed?.status, 'rejected');
    assert.deepEqual(
      asked.map((each) => each.status === 'fulfilled' && (each.value.rows as { actor: string }[])[0]?.actor),
      [AN, BINH, AN],
    );
    assert.deepEqual((await send(BINH, asks, 5)).rows, [{ actor: BINH, value: 5 }]);
  } finally {
    client.release();
  }
});

test('in a failed transaction no statement runs for anybody, and later ones run for theirs', async () => {
  await ask(BINH, 1);
  await assert.rejects(
    runAs(AN, () =>
      inTransaction(db, async (tx) => {
        await tx.execute(sql`select 1 / ${0}::int`).catch(() => undefined);
        await assert.rejects(
          runAs(SYSTEM, async () => await tx.execute(sql`select ${1}::int`)),
          ({ cause }: Error) => (cause as { code?: string }).code === '25P02',
        );
      }),
    ),
  );
  for (const actor of [BINH, AN]) assert.deepEqual(await ask(actor, 2), [{ actor, value: 2 }]);
});

test('a savepoint that is rolled back leaves the actor of the transaction', async () => {
  await runAs(AN, () =>
    inTransaction(db, async (tx) => {
      const read = async () =>
        (await tx.execute(sql`select current_setting('m4u.actor') as actor, ${1}::int`)).rows[0]?.['actor'];
      assert.equal(await read(), AN);
      await assert.rejects(
        inTransaction(tx, async (nested) => {
          assert.equal(await runAs(SYSTEM, read), SYSTEM);
          await nested.execute(sql`select 1 / ${0}::int`);
        }),
      );
      assert.equal(await read(), AN);
    }),
  );
});
