import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Statistics } from '@m4u/contract/commerce/book';
import type { ListedMovement, StatementLine } from '@m4u/contract/commerce/book/statement';
import type { Order } from '@m4u/contract/commerce/order/schema';
import { parse } from 'csv-parse/sync';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { sellerCalls, setPoints } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const admin = await api.signUp('chu-quan@example.vn', { name: 'Chủ Quán' });
const buyer = await api.signUp('khach@example.vn', { name: 'Khách Quen' });

type Redeemed = { data: ListedMovement[]; total: number; totalDoc: number; totalPoint: number };

test('points taken without an invoice count as redeemed in statistics, list and table', async () => {
  const shop = await makeGroup(api, { admins: [admin] });
  const calls = sellerCalls(api, admin, shop);
  await setPoints(api, shop, buyer.memberId, 100);
  assertDone(await calls.invoice(buyer.memberId, { value: 500_000, points: 10 }));
  assertDone(await calls.plain(buyer.memberId, 'minus', 7, { note: 'Đổi cốc sứ' }));
  const mistaken = assertDone<{ data: Order }>(await calls.plain(buyer.memberId, 'minus', 5)).data;
  assertDone(await calls.cancel(mistaken._id));

  const { data } = assertDone<{ data: Statistics }>(
    await api.get(`/orderGroup/statistical?groupId=${shop}`, { as: admin }),
  );
  assert.deepEqual([data.totals.spent, data.series.at(-1)?.spent, data.points.spent], [17, 17, 17]);

  const list = assertDone<Redeemed>(await api.get(`/orderPoint/get-minus-points/${shop}`, { as: admin }));
  assert.deepEqual([list.total, list.totalPoint], [4, 17]);
  assert.deepEqual(
    list.data.map(({ kind, points, order }) => [kind, points, order?.invoiceNumber ?? null]),
    [
      ['refund', 5, null],
      ['spend', -5, null],
      ['spend', -7, null],
      ['spend', -10, 'HD-1'],
    ],
  );

  const file = await api.get(`/orderPoint/exports-csv-minus-points?sellerGroupId=${shop}`, { as: admin });
  const [headings = [], ...lines] = parse(file.rawPayload, { bom: true });
  const column = (name: string) => lines.map((line) => line[headings.indexOf(name)]);
  assert.deepEqual(column('Điểm trừ'), ['', '5', '7', '10']);
  assert.deepEqual(column('Điểm cộng'), ['5', '', '', '']);
});

test('movements of a cancelled order say so to the buyer and to the group', async () => {
  const shop = await makeGroup(api, { admins: [admin] });
  const calls = sellerCalls(api, admin, shop);
  await setPoints(api, shop, buyer.memberId, 100);
  const cancelled = assertDone<{ data: Order }>(
    await calls.invoice(buyer.memberId, { value: 1_000_000, points: 10, invoiceNumber: 'HD-B' }),
  ).data;
  assertDone(await calls.invoice(buyer.memberId, { value: 1_000_000, invoiceNumber: 'HD-C' }));
  assertDone(await calls.cancel(cancelled._id));

  const statesOf = (lines: readonly StatementLine[]) =>
    lines.map(({ points, order, reverses }) => [points, order?.status ?? null, reverses !== null]);
  const expected = [
    [-9, 'cancelled', true],
    [10, 'cancelled', true],
    [10, 'done', false],
    [9, 'cancelled', false],
    [-10, 'cancelled', false],
    [100, null, false],
  ];
  const own = await api.get(`/orderGroup/getPoint?groupId=${shop}`, { as: buyer });
  assert.deepEqual(statesOf(assertDone<{ data: StatementLine[] }>(own).data), expected);
  const ofCustomer = await api.get(`/orderGroup/getPoint?groupId=${shop}&memberId=${buyer.memberId}`, { as: admin });
  assert.deepEqual(statesOf(assertDone<{ data: StatementLine[] }>(ofCustomer).data), expected);

  const added = await api.get(`/orderPoint/get-add-points/${buyer.memberId}?filter[groupId]=${shop}`, { as: buyer });
  assert.deepEqual(
    assertDone<Redeemed>(added).data.map(({ points, order }) => [points, order?.status ?? null]),
    [
      [-9, 'cancelled'],
      [10, 'done'],
      [9, 'cancelled'],
      [100, null],
    ],
  );
});
