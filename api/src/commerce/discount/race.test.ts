import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Order } from '@m4u/contract/commerce/order/schema';
import { sql } from '../../platform/database/orm.ts';
import type { LightMyRequestResponse } from 'fastify';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { makeDiscount } from '../../testing/factories/discounts.ts';
import { sellerCalls } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';

// Calls that are rejected under load are repeated; their log lines are of no interest.
const api = await startTestApi({ environment: { LOG_LEVEL: 'silent' } });
const { db } = api.api.platform;
const admin = await api.signUp('chu-quan@example.vn', { name: 'Chủ Quán' });
const buyers = await Promise.all(['mot', 'hai', 'ba'].map((name) => api.signUp(`${name}@example.vn`)));
const groupId = await makeGroup(api, { admins: [admin] });
const shop = sellerCalls(api, admin, groupId);

const invoices = (count: number, code: string, whom = buyers): Promise<LightMyRequestResponse[]> =>
  Promise.all(
    Array.from({ length: count }, (_, number) =>
      shop.invoice(whom[number % whom.length]?.memberId ?? '', { discountCode: code }),
    ),
  );

/** Returns the orders among the answers and asserts that all others were refused for this reason. */
const made = (answers: readonly LightMyRequestResponse[], reason: string): Order[] =>
  answers.flatMap((answer) => {
    if (answer.statusCode === 200) return assertDone<{ data: Order }>(answer).data;
    assertProblem(answer, 'discount-unavailable', [`discountCode:${reason}`]);
    return [];
  });

/** Asserts that the counter, the uses and the valid orders of a discount agree. */
const assertCounted = async (id: string, expected: number): Promise<void> => {
  const { rows } = await db.execute<Record<'used' | 'uses' | 'orders', number>>(
    sql`select used, (select count(*)::int from discount_uses where discount_id = ${id} and released_at is null) as uses,
      (select count(*)::int from point_orders where discount_id = ${id} and status = 'done') as orders
      from discounts where id = ${id}`,
  );
  assert.deepEqual(rows[0], { used: expected, uses: expected, orders: expected });
};

test('grants exactly a hundred of five hundred concurrent invoices a quota of a hundred', async () => {
  const { _id, code } = await makeDiscount(api, admin, groupId, { quota: 100 });
  const orders = made(await invoices(500, code), 'discount-used-up');
  assert.equal(orders.length, 100);
  assert.ok(orders.every(({ discount, payment }) => discount === 10_000 && payment === 90_000));
  await assertCounted(_id, 100);
});

test('grants each customer the limit exactly, in any number of concurrent invoices', async () => {
  const { _id, code } = await makeDiscount(api, admin, groupId, { perMember: 4 });
  const orders = made(await invoices(60, code), 'discount-limit');
  for (const { memberId } of buyers) assert.equal(orders.filter(({ buyer }) => buyer._id === memberId).length, 4);
  await assertCounted(_id, 12);
});

test('counts each use once while invoices are cancelled, corrected and entered', async () => {
  const { _id, code } = await makeDiscount(api, admin, groupId, { quota: 10 });
  const first = made(await invoices(10, code), 'discount-used-up');
  assert.equal(first.length, 10);
  const [cancelled, corrected] = [first.slice(0, 5), first.slice(5)];
  const [, , later] = await Promise.all([
    Promise.all(cancelled.flatMap((order) => [shop.cancel(order._id), shop.cancel(order._id)])),
    Promise.all(corrected.map((order) => shop.change(order._id, { value: 55_559 }))),
    invoices(40, code),
  ]);
  const more = made(later, 'discount-used-up').length;
  assert.ok(more <= 5);
  await assertCounted(_id, 5 + more);
  made(await invoices(10, code), 'discount-used-up');
  await assertCounted(_id, 10);
  const { data } = assertDone<{ data: Order }>(
    await api.get(`/orderGroup/getOrderGroupById/${corrected[0]?._id ?? ''}`, { as: admin }),
  );
  assert.deepEqual([data.discount, data.payment], [5_555, 50_004]);
});
