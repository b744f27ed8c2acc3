/**
 * Checks that acknowledged changes of points are stored and counted once while the process and PostgreSQL are killed in
 * turns. The short form is for every run; the long one, of fifty kills, is `TEST_TIMEOUT=3600000 M4U_POINT_KILLS=50 npm
 * test api/src/commerce/point/durability.test.ts`.
 */
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Order } from '@m4u/contract/commerce/order/schema';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../platform/database/embedded/embedded.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { drizzle } from '../../platform/database/orm.ts';
import { prepareQueue } from '../../platform/jobs/schema.ts';
import { callUntilAnswered, makeCrowd, type Person } from '../../testing/factories/crowd.ts';
import { assertBooksOf } from '../../testing/factories/points.ts';
import { startProcess } from '../../testing/server/process.ts';
import { allowSuperuser } from '../../testing/database/superuser.ts';

const KILLS = Number(process.env['M4U_POINT_KILLS'] ?? 4);
/** Orders between two kills. */
const BETWEEN = 40;
const AT_ONCE = 8;
const BUYERS = 4;
/**
 * Losses after which the embedded server is restarted: it recovers by itself, but not from any number of losses in a
 * row.
 */
const LOSSES = 5;

const dataDir = await mkdtemp(join(tmpdir(), 'm4u-kills-'));
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const startDatabase = () => startEmbeddedPostgres({ dataDir, log });
let database = await startDatabase();
await migrate(database.owner, { serving: true });
await prepareQueue(database.owner);
const connection = await allowSuperuser(dataDir);
// Without a database every call logs an error, which is expected here.
const api = await startProcess({ connection: database.connection }, { LOG_LEVEL: 'fatal' });
after(async () => {
  await api.stop();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Kills the server like a power cut. */
const killDatabase = async (losses: number): Promise<void> => {
  const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await wait(50);
  if (losses % LOSSES !== 0) return;
  await untilBack();
  await database.stop();
  database = await startDatabase();
  await allowSuperuser(dataDir);
};

const untilBack = async (): Promise<void> => {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    const isBack = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isBack) return;
    await wait(25);
  }
  throw new Error('the database does not come back');
};

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
    for (let number = next++; number < total; number = next++) {
      answers.set(number, JSON.stringify(await send(number)));
      if (kills < KILLS && answers.size >= (kills + 1) * BETWEEN) {
        kills += 1;
        const losses = kills / 2;
        killing = killing.then(() => (Number.isInteger(losses) ? killDatabase(losses) : api.killAndRestart()));
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
