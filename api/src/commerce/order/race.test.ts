import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Order } from '@m4u/contract/commerce/order/schema';
import { DAY } from '@m4u/contract/durations';
import { sql } from '../../platform/database/orm.ts';
import type { LightMyRequestResponse } from 'fastify';
import { fixedClock } from '../../platform/time/clock.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { assertBooks, setPoints, sellerCalls } from '../../testing/factories/points.ts';
import { patiently } from '../../testing/server/patience.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { expireAll } from '../point/expiry/jobs.ts';

const api = await startTestApi();
const { platform } = api.api;
let admin: TestMember;
let second: TestMember;
let buyer: TestMember;

before(async () => {
  admin = await api.signUp('chu@example.vn');
  second = await api.signUp('quan-ly@example.vn');
  buyer = await api.signUp('khach@example.vn');
});

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const orderIn = (answer: LightMyRequestResponse) => assertDone<{ data: Order }>(answer).data;
const isDone = ({ statusCode }: LightMyRequestResponse) => statusCode === 200;
const codesOf = (answers: readonly LightMyRequestResponse[]) =>
  new Set(answers.filter((answer) => !isDone(answer)).map((answer) => answer.json<{ code: string }>().code));

const opened = async () => {
  const group = await makeGroup(api, { admins: [admin, second] });
  const points = async (): Promise<number> =>
    assertDone<{ data: { points: number } }>(
      await api.get(`/members/getMemberPoint/${buyer.memberId}?groupId=${group}`, { as: admin }),
    ).data.points;
  const count = async (table: string): Promise<number> => {
    const { rows } = await platform.db.execute<{ count: string }>(
      sql`select count(*) from ${sql.identifier(table)} where group_id = ${group}`,
    );
    return Number(rows[0]?.count);
  };
  return { ...sellerCalls(api, admin, group), group, points, count, other: sellerCalls(api, second, group) };
};

describe('concurrent orders', () => {
  test('let 50 of 200 spends on a balance of 50 succeed', async () => {
    const shop = await opened();
    await setPoints(api, shop.group, buyer.memberId, 50);
    const answers = await times(200, (index) =>
      (index % 2 ? shop : shop.other).plain(buyer.memberId, 'minus', 1, { note: `${index}` }),
    );
    assert.equal(answers.filter(isDone).length, 50);
    assert.deepEqual([...codesOf(answers)], ['insufficient-points']);
    assert.deepEqual([await shop.points(), await shop.count('point_orders')], [0, 50]);
    await assertBooks(api);
  });

  test('repeat one answer for 50 uses of a key, and refuse the key for other input', async () => {
    const shop = await opened();
    await setPoints(api, shop.group, buyer.memberId, 10);
    const entered = { invoiceNumber: 'Một lần', value: 50_000, points: 3 };
    const answers = await times(50, () => shop.invoice(buyer.memberId, entered, 'm'));
    assert.equal(new Set(answers.map(({ body }) => body)).size, 1);
    const order = orderIn(answers[0] ?? assert.fail());
    assert.deepEqual([await shop.count('point_orders'), await shop.points()], [1, 7]);
    // The first ten points, and the spend of the order.
    assert.equal(await shop.count('point_movements'), 2);
    assertProblem(await shop.invoice(buyer.memberId, { ...entered, value: 60_000 }, 'm'), 'key-reused');
    assertProblem(await shop.plain(buyer.memberId, 'add', 3, {}, 'm'), 'key-reused');
    // Keys belong to a caller.
    orderIn(await shop.other.plain(buyer.memberId, 'add', 3, {}, 'm'));

    const changes = await times(50, () => shop.change(order._id, { points: 5 }, 's'));
    assert.equal(new Set(changes.map(({ body }) => body)).size, 1);
    const cancels = await times(50, () => shop.cancel(order._id, 'huy'));
    assert.equal(new Set(cancels.map(({ body }) => body)).size, 1);
    assert.equal(orderIn(cancels[0] ?? assert.fail()).version, 3);
    assert.equal(await shop.points(), 13);
    await assertBooks(api);
  });

  test('accept one invoice number once in 30 attempts', async () => {
    const shop = await opened();
    const answers = await times(30, (index) =>
      shop.invoice(buyer.memberId, { invoiceNumber: index % 2 ? 'hđ-5' : 'HĐ-5' }),
    );
    assert.equal(answers.filter(isDone).length, 1);
    assert.deepEqual([...codesOf(answers)], ['invoice-taken']);
    await assertBooks(api);
  });

  test('correct one version once in 20 attempts', async () => {
    const shop = await opened();
    const { _id } = orderIn(await shop.invoice(buyer.memberId));
    const answers = await times(20, (index) => shop.change(_id, { value: 200_000 + index * 1000, version: 1 }));
    assert.equal(answers.filter(isDone).length, 1);
    assert.deepEqual([...codesOf(answers)], ['conflict']);
    await assertBooks(api);
  });

  test('cancel an order once in 20 attempts', async () => {
    const shop = await opened();
    const { _id } = orderIn(await shop.invoice(buyer.memberId, { value: 5_000_000 }));
    const answers = await times(20, () => shop.cancel(_id));
    assert.equal(answers.filter(isDone).length, 1);
    assert.deepEqual([...codesOf(answers)], ['wrong-state']);
    assert.equal(await shop.points(), 0);
    await assertBooks(api);
  });

  test('keep the books balanced amid orders, corrections, cancellations and expiry', async () => {
    const shop = await opened();
    await setPoints(api, shop.group, buyer.memberId, 60, new Date(api.clock.now().getTime() + 1000));
    await setPoints(api, shop.group, buyer.memberId, 40);
    const orders = await times(12, async (index) =>
      orderIn(await shop.invoice(buyer.memberId, { value: 1_000_000 + index * 100_000, points: index % 3 })),
    );
    const tomorrow = { ...platform, clock: fixedClock(new Date(api.clock.now().getTime() + DAY)) };
    const answers = await Promise.all([
      ...orders.map(({ _id }, index) => shop.change(_id, { points: (index * 7) % 20, value: 300_000 * (index + 1) })),
      ...orders.filter((_, index) => index % 2).map(({ _id }) => shop.other.cancel(_id)),
      ...orders.map((_, index) => shop.plain(buyer.memberId, index % 2 ? 'minus' : 'add', index + 3)),
      ...orders.map(() => shop.invoice(buyer.memberId, { value: 400_000, points: 9 })),
      ...Array.from({ length: 3 }, async () => void (await patiently(() => expireAll(tomorrow)))),
    ]);
    const codes = codesOf(answers.filter((answer) => answer !== undefined));
    for (const code of codes) assert.ok(['insufficient-points', 'wrong-state'].includes(code), code);
    await expireAll(tomorrow);
    await assertBooks(api);
  });

  test('open the first accounts of a group once', async () => {
    const shop = await opened();
    const answers = await times(30, (index) => shop.plain(index % 2 ? buyer.memberId : second.memberId, 'add', 1));
    assert.ok(answers.every(isDone));
    assert.deepEqual([await shop.points(), await shop.count('point_accounts')], [15, 3]);
    await assertBooks(api);
  });
});
