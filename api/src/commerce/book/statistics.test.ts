import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { OrderTotals, Statistics } from '@m4u/contract/commerce/book';
import { dayAfter, countDays } from '../../platform/time/days.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { setPoints } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { openForUpdate } from '../point/ledger.service.ts';
import { orders } from '../order/tables.ts';
import { periodStart, listPeriods } from './statistics.rules.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const admin = await api.signUp('chu-quan@example.vn', { name: 'Chủ Quán' });
const buyer = await api.signUp('khach@example.vn', { name: 'Khách Quen' });
const other = await api.signUp('khach-moi@example.vn', { name: 'Khách Mới' });
const stranger = await api.signUp('nguoi-la@example.vn', { name: 'Người Lạ' });
const shop = await makeGroup(api, { admins: [admin], members: [buyer] });
const empty = await makeGroup(api, { admins: [admin] });

/** Inserts an order, since the API does not let one choose its time. */
const sell = async (
  whom: TestMember,
  createdAt: string,
  facts: Partial<typeof orders.$inferInsert> & { value: number },
): Promise<void> => {
  const ctx = { clock: api.clock, actor: { kind: 'visitor' as const } };
  await inTransaction(db, async (tx) => {
    const account = await openForUpdate(ctx, tx, shop, { kind: 'member', memberId: whom.memberId });
    const { discount = 0, spent = 0, earned = 0 } = facts;
    await tx.insert(orders).values({
      id: uuidv7(),
      groupId: shop,
      accountId: account.id,
      kind: 'invoice',
      spent,
      earned,
      payment: facts.value - discount - spent * 1_000,
      createdBy: admin.memberId,
      createdAt: new Date(createdAt),
      updatedAt: new Date(createdAt),
      ...facts,
    });
  });
};

before(async () => {
  await sell(buyer, '2026-02-20T05:00:00Z', { value: 200_000, earned: 2 });
  await sell(other, '2026-02-20T06:00:00Z', { value: 500_000, discount: 50_000, earned: 4, spent: 10 });
  // 00:30 on the 21st in Vietnam.
  await sell(buyer, '2026-02-20T17:30:00Z', { value: 90_000 });
  // A Sunday and the next Monday.
  await sell(buyer, '2026-02-22T05:00:00Z', { value: 100_000, earned: 1 });
  await sell(buyer, '2026-02-23T05:00:00Z', { value: 300_000, earned: 3 });
  await sell(other, '2026-02-24T05:00:00Z', { value: 1_000_000, status: 'cancelled', earned: 10 });
  await sell(buyer, '2026-02-25T05:00:00Z', { value: 0, kind: 'plain', earned: 5, payment: 0 });
  await sell(other, '2026-01-15T05:00:00Z', { value: 70_000 });
  await setPoints(api, shop, buyer.memberId, 40);
  await setPoints(api, shop, buyer.memberId, -15);
});

const call = (query: string, as: TestMember | undefined = admin) => api.get(`/orderGroup/statistical?${query}`, { as });
const readStatistics = async (query: string): Promise<Statistics> =>
  assertDone<{ data: Statistics }>(await call(`groupId=${shop}&${query}`)).data;

const NOTHING: OrderTotals = { orders: 0, value: 0, discount: 0, payment: 0, spent: 0, earned: 0, buyers: 0 };
const sum = (series: readonly OrderTotals[], key: keyof OrderTotals) =>
  series.reduce((total, part) => total + part[key], 0);

describe('statistics of a group', () => {
  test('cover each of the last thirty days and the period before', async () => {
    const { by, from, to, totals, before: past, series, points } = await readStatistics('');
    assert.deepEqual({ by, from, to }, { by: 'day', from: '2026-02-01', to: '2026-03-02' });
    assert.deepEqual(totals, {
      orders: 6,
      value: 1_190_000,
      discount: 50_000,
      payment: 1_130_000,
      spent: 10,
      earned: 15,
      buyers: 2,
    });
    assert.deepEqual(past, { ...NOTHING, orders: 1, value: 70_000, payment: 70_000, buyers: 1 });
    assert.equal(series.length, 30);
    for (const key of ['orders', 'value', 'discount', 'payment', 'spent', 'earned'] as const)
      assert.equal(sum(series, key), totals[key], key);
    const of = (day: string) => series.find((part) => part.from === day);
    assert.deepEqual(of('2026-02-19'), { from: '2026-02-19', ...NOTHING });
    assert.deepEqual([of('2026-02-20')?.orders, of('2026-02-20')?.buyers, of('2026-02-20')?.payment], [2, 2, 640_000]);
    assert.deepEqual([of('2026-02-21')?.orders, of('2026-02-24')?.orders, of('2026-02-25')?.earned], [1, 0, 5]);
    assert.deepEqual(points, { outstanding: 25, added: 40, spent: 15, expired: 0 });
  });

  test('group by weeks from Monday and by months', async () => {
    const weeks = await readStatistics('by=week&from=2026-02-18&to=2026-03-01');
    assert.deepEqual(
      weeks.series.map(({ from, orders, buyers }) => [from, orders, buyers]),
      [
        ['2026-02-18', 4, 2],
        ['2026-02-23', 2, 1],
      ],
    );
    const months = await readStatistics('by=month&from=2025-11-01&to=2026-02-28');
    assert.deepEqual(
      months.series.map(({ from, payment }) => [from, payment]),
      [
        ['2025-11-01', 0],
        ['2025-12-01', 0],
        ['2026-01-01', 70_000],
        ['2026-02-01', 1_130_000],
      ],
    );
    assert.deepEqual(months.before, NOTHING);
  });

  test('list the buyers who paid most', async () => {
    const { top } = await readStatistics('from=2026-01-01');
    assert.deepEqual(
      top.map(({ buyer: { name }, orders, payment, earned }) => [name, orders, payment, earned]),
      [
        ['Khách Quen', 5, 690_000, 11],
        ['Khách Mới', 2, 510_000, 4],
      ],
    );
  });

  test('are zero for a group without orders', async () => {
    const { data } = assertDone<{ data: Statistics }>(await call(`groupId=${empty}&from=2026-03-01`));
    assert.deepEqual([data.totals, data.before, data.top], [NOTHING, NOTHING, []]);
    assert.deepEqual(data.series, [
      { from: '2026-03-01', ...NOTHING },
      { from: '2026-03-02', ...NOTHING },
    ]);
  });

  test('cover at most 400 days by day and five years by month', async () => {
    assert.equal((await readStatistics('from=2025-01-27&to=2026-03-02')).series.length, 400);
    assertProblem(await call(`groupId=${shop}&from=2025-01-26&to=2026-03-02`), 'invalid', ['from:range-too-long']);
    assert.equal((await readStatistics('by=month&from=2021-04-01&to=2026-03-31')).series.length, 60);
    assertProblem(await call(`groupId=${shop}&by=month&from=2021-01-01`), 'invalid', ['from:range-too-long']);
    assertProblem(await call(`groupId=${shop}&from=2026-02-02&to=2026-02-01`), 'invalid', ['from:end-before-start']);
    assertProblem(await call(`groupId=${shop}&from=2026-03-03`), 'invalid', ['from:end-before-start']);
  });

  test('accept the first and last valid dates', async () => {
    assert.equal((await readStatistics('from=9999-12-01&to=9999-12-31')).series.length, 31);
    assert.equal((await readStatistics('to=0001-01-05')).from, '0001-01-01');
    for (const by of ['week', 'month'])
      assert.equal((await readStatistics(`by=${by}&from=9999-12-31&to=9999-12-31`)).series.length, 1);
  });

  test('require an admin of the group', async () => {
    assertProblem(await api.get(`/orderGroup/statistical?groupId=${shop}`), 'unauthenticated');
    assertProblem(await call(`groupId=${shop}`, buyer), 'forbidden');
    assertProblem(await call(`groupId=${shop}`, stranger), 'forbidden');
    assertProblem(await call('groupId=019a0000-0000-7000-8000-000000000000'), 'not-found');
    assertProblem(await call(`groupId=x&by=year&from=2026-02-30`), 'invalid', [
      'groupId:invalid',
      'by:choice',
      'from:date',
    ]);
  });
});

test('counts days and periods across months', () => {
  assert.equal(dayAfter('2024-02-28', 1), '2024-02-29');
  assert.equal(countDays('2024-02-28', '2024-03-01'), 3);
  assert.equal(countDays('2026-03-02', '2026-03-01'), 0);
  assert.equal(periodStart('2026-03-01', 'week'), '2026-02-23');
  assert.equal(periodStart('2026-03-02', 'week'), '2026-03-02');
  assert.deepEqual(listPeriods('2026-01-31', '2026-03-01', 'month'), ['2026-01-01', '2026-02-01', '2026-03-01']);
});
