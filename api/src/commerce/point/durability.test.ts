/**
 * Checks that acknowledged changes of points are stored and counted once while the process and PostgreSQL are killed in
 * turns. The short form is for every run; the long one, of fifty kills, is `TEST_TIMEOUT=3600000 M4U_POINT_KILLS=50 npm
 * test api/src/commerce/point/durability.test.ts`.
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Order } from '@m4u/contract/commerce/order/schema';
import pg from 'pg';
import { drizzle } from '../../platform/database/orm.ts';
import { callUntilAnswered, makeCrowd, type Person } from '../../testing/factories/crowd.ts';
import { assertBooksOf } from '../../testing/factories/points.ts';
import { startKillable } from '../../testing/server/killable.ts';

const KILLS = Number(process.env['M4U_POINT_KILLS'] ?? 4);
/** Orders between two kills. */
const BETWEEN = 40;
const AT_ONCE = 8;
const BUYERS = 4;
const server = await startKillable();
const { api, connection, untilBack } = server;
after(() => server.stop());

type Answer = { readonly data: Order } | { readonly refused: string };

/** Each call has its own key; every third spends points, covered or not. */
const callOf = (number: number, groupId: string, buyers: readonly Person[]) => {
  const buyer = buyers[number % buyers.length]?.memberId;
  const key = `lan-${number}`;
  if (number % 3 === 2)
    return {
      path: '/orderPoint',
      key,
      body: { sellerGroupId: groupId, buyerId: buyer, type: 'minus', points: 1 + (number % 7) },
    };
  const invoice = { groupId, memberId: buyer, invoiceNumber: `HD-${number}`, value: 100_000 + (number % 9) * 50_000 };
  return { path: '/orderGroup', key, body: invoice };
};

test(`loses and repeats nothing during ${KILLS} kills of the process and the database`, async () => {
  const [admin = assert.fail(), ...buyers] = await makeCrowd(api.origin, { connection: { ...connection } }, BUYERS + 1);
  const group = await callUntilAnswered<{ data: { _id: string } }>(api.origin, '/groupAndBrand/createGroup', admin, {
    method: 'POST',
    body: { kind: 'brand', name: 'Quán không tắt đèn' },
  });
  const send = (number: number): Promise<Answer> => {
    const { path, ...call } = callOf(number, group.data._id, buyers);
    return callUntilAnswered<Answer>(api.origin, path, admin, { method: 'POST', refusals: true, ...call });
  };
  const total = (KILLS + 1) * BETWEEN;
  const answers = new Map<number, string>();
  let next = 0;
  let killing = Promise.resolve();
  let kills = 0;
  const line = async (): Promise<void> => {
    for (let order = next++; order < total; order = next++) {
      answers.set(order, JSON.stringify(await send(order)));
      if (kills < KILLS && answers.size >= (kills + 1) * BETWEEN) {
        kills += 1;
        const number = kills;
        killing = killing.then(() => server.kill(number));
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  await killing;
  await untilBack();
  assert.deepEqual([kills, answers.size], [KILLS, total]);

  // Repeated calls get the same answers and change nothing. Refused calls are left out, since they may succeed now.
  const succeeded = [...answers].filter(([, answer]) => !answer.includes('"refused"'));
  assert.ok(succeeded.length > (total * 2) / 3);
  for (const [number, answer] of succeeded) assert.equal(JSON.stringify(await send(number)), answer);

  const pool = new pg.Pool({ ...connection, max: 1 });
  try {
    const { rows } = await pool.query<{ id: string }>('select id from point_orders order by id');
    const ids = succeeded.map(([, answer]) => (JSON.parse(answer) as { data: Order }).data._id);
    assert.deepEqual(
      rows.map(({ id }) => id),
      ids.toSorted(),
    );
    await assertBooksOf(drizzle({ client: pool, casing: 'snake_case' }));
  } finally {
    await pool.end();
  }
});
