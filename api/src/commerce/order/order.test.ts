import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, test } from 'node:test';
import type { Order } from '@m4u/contract/commerce/order/schema';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeDiscount } from '../../testing/factories/discounts.ts';
import { assertBooks, setPoints, sellerCalls } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
let admin: TestMember;
let buyer: TestMember;
let stranger: TestMember;
let group: string;
let shop: ReturnType<typeof sellerCalls>;

before(async () => {
  admin = await api.signUp('chu@example.vn');
  buyer = await api.signUp('khach@example.vn');
  stranger = await api.signUp('la@example.vn');
  group = await makeGroup(api, { admins: [admin], members: [stranger] });
  shop = sellerCalls(api, admin, group);
});

const orderIn = (answer: Parameters<typeof assertDone>[0]) => assertDone<{ data: Order }>(answer).data;

const pointsOf = async (memberId: string, groupId = group): Promise<number> =>
  assertDone<{ data: { points: number } }>(
    await api.get(`/members/getMemberPoint/${memberId}?groupId=${groupId}`, { as: admin }),
  ).data.points;

describe('invoice', () => {
  test('spends points and earns some at the group’s rate', async () => {
    await setPoints(api, group, buyer.memberId, 50);
    const order = orderIn(
      await shop.invoice(buyer.memberId, { invoiceNumber: 'A-1', value: '1250000', discount: 50_000, points: 20 }),
    );
    assert.equal(order.payment, 1_250_000 - 50_000 - 20_000);
    // 1 percent of 1,180,000 ₫ is 11,800 ₫: 11 points.
    assert.deepEqual([order.spent, order.earned, order.rate], [20, 11, 1]);
    assert.deepEqual([order.status, order.version, order.can.update], ['done', 1, true]);
    assert.equal(order.buyer._id, buyer.memberId);
    assert.equal(order.createdBy?._id, admin.memberId);
    assert.equal(await pointsOf(buyer.memberId), 41);
    await assertBooks(api);
  });

  test('refuses a reduction beyond its value', async () => {
    const pointsBefore = await pointsOf(buyer.memberId);
    const off = (entered: object) => shop.invoice(buyer.memberId, { value: 10_500, ...entered });
    assertProblem(await off({ discount: 10_501 }), 'invalid', ['discount:too-big']);
    assertProblem(await off({ points: 11 }), 'invalid', ['points:too-big']);
    assertProblem(await off({ discount: 600, points: 10 }), 'invalid', ['points:too-big']);
    assert.equal(await pointsOf(buyer.memberId), pointsBefore);
  });

  test('is refused when the payment differs from what the customer was told', async () => {
    const { _id, code } = await makeDiscount(api, admin, group, { percent: 10, cap: null });
    const entered = { value: 200_000, discountCode: code, payment: 180_000 };
    assertDone(await api.put(`/discountGroup/${_id}`, { as: admin, body: { percent: 5 } }));
    const pointsBefore = await pointsOf(buyer.memberId);
    const refused = assertProblem(await shop.invoice(buyer.memberId, entered), 'conflict', ['payment:payment-changed']);
    assert.match(refused.errors[0]?.message ?? '', /190\.000 ₫/);
    assert.equal(await pointsOf(buyer.memberId), pointsBefore);
    assertProblem(await shop.invoice(buyer.memberId, { payment: -1 }), 'invalid', ['payment:too-small']);
    const order = orderIn(await shop.invoice(buyer.memberId, { ...entered, payment: '190000' }));
    assert.deepEqual([order.payment, order.discount], [190_000, 10_000]);
  });

  test('refuses to spend more than the balance, or points that it earns itself', async () => {
    const balance = await pointsOf(buyer.memberId);
    const short = await shop.invoice(buyer.memberId, { value: 900_000_000, points: balance + 1 });
    assertProblem(short, 'insufficient-points', ['points:points-short']);
    assert.match(short.json<{ errors: { message: string }[] }>().errors[0]?.message ?? '', /\b1\b/);
    assert.equal(await pointsOf(buyer.memberId), balance);
  });

  test('has a unique number in the group until it is cancelled', async () => {
    const first = orderIn(await shop.invoice(buyer.memberId, { invoiceNumber: 'Số-7a' }));
    const again = await shop.invoice(buyer.memberId, { invoiceNumber: 'SỐ-7A' });
    assertProblem(again, 'invoice-taken', ['invoiceNumber:invoice-taken']);
    const other = await makeGroup(api, { admins: [admin] });
    orderIn(await sellerCalls(api, admin, other).invoice(buyer.memberId, { invoiceNumber: 'Số-7a' }));
    orderIn(await shop.cancel(first._id));
    orderIn(await shop.invoice(buyer.memberId, { invoiceNumber: 'số-7a' }));
    await assertBooks(api);
  });

  test('is entered by a verified admin of the selling group only', async () => {
    const by = async (seller: TestMember) => sellerCalls(api, seller, group).invoice(buyer.memberId);
    assertProblem(await by(stranger), 'forbidden');
    assertProblem(await by(buyer), 'forbidden');
    const unverified = await api.signUp('chua@example.vn', { verified: false });
    const own = await makeGroup(api, { admins: [unverified] });
    assertProblem(await sellerCalls(api, unverified, own).invoice(buyer.memberId), 'account-unverified');
    const locked = await makeGroup(api, { admins: [admin], row: { lockedAt: api.clock.now() } });
    assertProblem(await sellerCalls(api, admin, locked).invoice(buyer.memberId), 'not-found');
    assertProblem(await sellerCalls(api, admin, randomUUID()).invoice(buyer.memberId), 'not-found');
    assertProblem(await shop.invoice(randomUUID()), 'not-found');
    assertProblem(await api.post('/orderGroup', { body: {} }), 'unauthenticated');
  });

  test('names each invalid field', async () => {
    assertProblem(
      await shop.invoice('x', { value: -1, points: 1.5, discount: 'nhiều', invoiceNumber: ' ' }),
      'invalid',
      ['memberId:invalid', 'value:too-small', 'discount:invalid', 'points:invalid'],
    );
    assertProblem(await shop.invoice(buyer.memberId, { value: 1_000_000_000_001 }), 'invalid', ['value:too-big']);
    const body = { groupId: group, memberId: buyer.memberId, invoiceNumber: 'K-1', value: 1000 };
    assertProblem(await api.post('/orderGroup', { as: admin, body }), 'invalid', ['Idempotency-Key:required']);
  });

  test('accepts values up to 10^12 ₫', async () => {
    const order = orderIn(await shop.invoice(buyer.memberId, { value: 1_000_000_000_000 }));
    assert.equal(order.earned, 10_000_000);
    orderIn(await shop.cancel(order._id));
  });
});

describe('points without an invoice', () => {
  test('are added and subtracted', async () => {
    const pointsBefore = await pointsOf(stranger.memberId);
    const added = orderIn(await shop.plain(stranger.memberId, 'add', '30', { note: 'Sinh nhật' }));
    assert.deepEqual([added.kind, added.earned, added.spent, added.note], ['plain', 30, 0, 'Sinh nhật']);
    const order = orderIn(await shop.plain(stranger.memberId, 'minus', 12));
    assert.deepEqual([order.earned, order.spent, order.invoiceNumber], [0, 12, null]);
    assert.equal(await pointsOf(stranger.memberId), pointsBefore + 18);
    await assertBooks(api);
  });

  test('are refused when uncovered, not whole, or given by another member', async () => {
    const balance = await pointsOf(stranger.memberId);
    assertProblem(await shop.plain(stranger.memberId, 'minus', balance + 1), 'insufficient-points', [
      'points:points-short',
    ]);
    assertProblem(await shop.plain(stranger.memberId, 'add', 0), 'invalid', ['points:too-small']);
    assertProblem(await shop.plain(stranger.memberId, 'add', 1e15), 'invalid', ['points:too-big']);
    assertProblem(await shop.plain(stranger.memberId, 'give' as 'add', 1), 'invalid', ['type:choice']);
    assertProblem(await sellerCalls(api, stranger, group).plain(stranger.memberId, 'add', 5), 'forbidden');
  });
});
