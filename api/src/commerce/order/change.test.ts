import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, describe, test } from 'node:test';
import type { Order, OrderLog } from '@m4u/contract/commerce/order/schema';
import { uuidv7 } from '../../platform/ids.ts';
import { groupCustomers } from '../../profile/group/invitations/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { assertBooks, setPoints, sellerCalls } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
let admin: TestMember;
let buyer: TestMember;
let stranger: TestMember;

before(async () => {
  admin = await api.signUp('chu@example.vn');
  buyer = await api.signUp('khach@example.vn');
  stranger = await api.signUp('la@example.vn');
});

const orderIn = (answer: Parameters<typeof assertDone>[0]) => assertDone<{ data: Order }>(answer).data;

/** Makes a new group for each test, so that its points are known. */
const opened = async () => {
  const group = await makeGroup(api, { admins: [admin] });
  const points = async (memberId = buyer.memberId): Promise<number> =>
    assertDone<{ data: { points: number } }>(
      await api.get(`/members/getMemberPoint/${memberId}?groupId=${group}`, { as: admin }),
    ).data.points;
  const logs = async (orderId: string) =>
    assertDone<{ data: OrderLog[]; total: number }>(
      await api.get(`/orderGroup/logsOrder?orderId=${orderId}`, { as: admin }),
    );
  return { ...sellerCalls(api, admin, group), group, points, logs };
};

describe('correction of an order', () => {
  test('moves the difference, uses the order’s own rate, and is recorded', async () => {
    const shop = await opened();
    await setPoints(api, shop.group, buyer.memberId, 100);
    const made = orderIn(await shop.invoice(buyer.memberId, { invoiceNumber: 'S-1', value: 1_000_000, points: 40 }));
    assert.deepEqual([made.earned, await shop.points()], [9, 69]);
    assertDone(await api.put(`/orderPoint/settings/${shop.group}`, { as: admin, body: { rate: 50 } }));
    const less = orderIn(await shop.change(made._id, { value: 2_000_000, points: 10, note: 'Bớt điểm', version: 1 }));
    assert.deepEqual(
      [less.payment, less.spent, less.earned, less.version, less.rate, less.note],
      [1_990_000, 10, 19, 2, 1, 'Bớt điểm'],
    );
    assert.equal(await shop.points(), 69 + 30 + 10);
    const more = orderIn(await shop.change(made._id, { value: 500_000, points: 60, invoiceNumber: 's-1' }));
    assert.deepEqual([more.spent, more.earned, await shop.points()], [60, 4, 100 - 60 + 4]);
    const { data, total } = await shop.logs(made._id);
    assert.equal(total, 3);
    assert.deepEqual(
      data.map(({ act, reason, before: old, after }) => [act, reason, old?.spent ?? null, after.spent]),
      [
        ['correct', 'Nhập nhầm', 10, 60],
        ['correct', 'Nhập nhầm', 40, 10],
        ['create', '', null, 40],
      ],
    );
    assert.equal(data[0]?.actor._id, admin.memberId);
    assert.equal(data[0]?.buyer._id, buyer.memberId);
    await assertBooks(api);
  });

  test('refunds before it charges, so that it succeeds whenever the final balance is not negative', async () => {
    const shop = await opened();
    await setPoints(api, shop.group, buyer.memberId, 10);
    const made = orderIn(await shop.invoice(buyer.memberId, { value: 2_000_000, points: 10 }));
    orderIn(await shop.plain(buyer.memberId, 'minus', 19));
    assert.equal(await shop.points(), 0);
    // 10 are refunded, and of the 19 earned points 9 remain.
    const less = orderIn(await shop.change(made._id, { value: 910_000, points: 0 }));
    assert.deepEqual([less.earned, await shop.points()], [9, 0]);
    const short = await shop.change(made._id, { value: 810_000 });
    assertProblem(short, 'insufficient-points', ['points:points-short']);
    assert.equal((await shop.logs(made._id)).total, 2);
    await assertBooks(api);
  });

  test('is not recorded when nothing changes', async () => {
    const shop = await opened();
    const made = orderIn(await shop.invoice(buyer.memberId));
    assert.equal(orderIn(await shop.change(made._id, { value: made.value })).version, 1);
    assert.equal((await shop.logs(made._id)).total, 1);
  });

  test('conflicts with a change made meanwhile', async () => {
    const shop = await opened();
    const made = orderIn(await shop.invoice(buyer.memberId));
    orderIn(await shop.change(made._id, { note: 'Đã giao', version: 1 }));
    assertProblem(await shop.change(made._id, { value: 5000, version: 1 }), 'conflict');
    orderIn(await shop.change(made._id, { value: 5000, version: 2 }));
  });

  test('refuses a used invoice number and a discount beyond the value', async () => {
    const shop = await opened();
    orderIn(await shop.invoice(buyer.memberId, { invoiceNumber: 'T-1' }));
    const made = orderIn(await shop.invoice(buyer.memberId, { invoiceNumber: 'T-2' }));
    assertProblem(await shop.change(made._id, { invoiceNumber: 't-1' }), 'invoice-taken', [
      'invoiceNumber:invoice-taken',
    ]);
    assertProblem(await shop.change(made._id, { discount: 100_001 }), 'invalid', ['discount:too-big']);
    assertProblem(await shop.change(made._id, { reason: ' ' }), 'invalid', ['reason:required']);
    await assertBooks(api);
  });

  test('of points without an invoice accepts points and note only', async () => {
    const shop = await opened();
    const made = orderIn(await shop.plain(buyer.memberId, 'add', 30));
    const less = orderIn(await shop.change(made._id, { points: 12, note: 'Tặng ít hơn' }));
    assert.deepEqual([less.earned, less.spent, less.note, await shop.points()], [12, 0, 'Tặng ít hơn', 12]);
    assertProblem(await shop.change(made._id, { value: 1000 }), 'invalid', ['value:unknown-field']);
    assertProblem(await shop.change(made._id, { points: 0 }), 'invalid', ['points:too-small']);
    const order = orderIn(await shop.plain(buyer.memberId, 'minus', 12));
    assert.equal(orderIn(await shop.change(order._id, { points: 5 })).spent, 5);
    assert.equal(await shop.points(), 7);
    await assertBooks(api);
  });
});

describe('cancellation of an order', () => {
  test('reverses all movements and is final', async () => {
    const shop = await opened();
    await setPoints(api, shop.group, buyer.memberId, 50);
    const made = orderIn(await shop.invoice(buyer.memberId, { value: 1_000_000, points: 30 }));
    orderIn(await shop.change(made._id, { points: 20 }));
    orderIn(await shop.change(made._id, { value: 3_000_000 }));
    const gone = orderIn(await shop.cancel(made._id));
    assert.deepEqual([gone.status, gone.can.update, gone.version], ['cancelled', false, 4]);
    assert.equal(await shop.points(), 50);
    assertProblem(await shop.cancel(made._id), 'wrong-state');
    assertProblem(await shop.change(made._id, { note: 'Thêm' }), 'wrong-state');
    const [last] = (await shop.logs(made._id)).data;
    assert.deepEqual([last?.act, last?.reason], ['cancel', 'Khách trả hàng']);
    await assertBooks(api);
  });

  test('is refused when the earned points are spent, and names the missing points', async () => {
    const shop = await opened();
    const made = orderIn(await shop.invoice(buyer.memberId, { value: 1_000_000 }));
    orderIn(await shop.plain(buyer.memberId, 'minus', 7));
    const short = await shop.cancel(made._id);
    assertProblem(short, 'insufficient-points', ['status:points-short']);
    assert.match(short.json<{ errors: { message: string }[] }>().errors[0]?.message ?? '', /3.*7/);
    assert.equal(await shop.points(), 3);
    await assertBooks(api);
  });
});

describe('access to an order', () => {
  test('is full for the group’s admin, read-only for the buyer, and refused to others', async () => {
    const shop = await opened();
    const made = orderIn(await shop.invoice(buyer.memberId));
    const path = `/orderGroup/getOrderGroupById/${made._id}`;
    const own = orderIn(await api.get(path, { as: buyer }));
    assert.deepEqual([own.createdBy, own.can.update, own.buyer.name], [null, false, own.buyer.member?.name]);
    assert.equal(orderIn(await api.get(path, { as: admin })).createdBy?._id, admin.memberId);
    assertProblem(await api.get(path, { as: stranger }), 'not-found');
    assertProblem(await sellerCalls(api, buyer, shop.group).cancel(made._id), 'forbidden');
    assertProblem(await sellerCalls(api, stranger, shop.group).cancel(made._id), 'not-found');
    assertProblem(await shop.cancel(randomUUID()), 'not-found');
    const logs = `/orderGroup/logsOrder?orderId=${made._id}`;
    assertProblem(await api.get(logs, { as: buyer }), 'forbidden');
    assertProblem(await api.get(logs, { as: stranger }), 'not-found');
    assertProblem(await api.get('/orderGroup/logsOrder', { as: admin }), 'invalid', ['groupId:required']);
    assertProblem(await api.get(`/orderGroup/logsOrder?groupId=${shop.group}`, { as: buyer }), 'forbidden');
    assertProblem(await api.get(`/orderGroup/getOrderGroup?groupId=${shop.group}`, { as: buyer }), 'forbidden');
  });
});

describe('history of a group’s orders', () => {
  test('lists the changes of all orders, newest first and by pages', async () => {
    const shop = await opened();
    const elsewhere = await opened();
    orderIn(await elsewhere.invoice(buyer.memberId));
    const first = orderIn(await shop.invoice(buyer.memberId, { value: 500_000 }));
    const second = orderIn(await shop.plain(stranger.memberId, 'add', 3));
    orderIn(await shop.change(first._id, { value: 400_000 }));
    orderIn(await shop.cancel(second._id));
    const page = async (query = '') =>
      assertDone<{ data: OrderLog[]; total: number }>(
        await api.get(`/orderGroup/logsOrder?groupId=${shop.group}${query}`, { as: admin }),
      );
    const whole = await page();
    assert.equal(whole.total, 4);
    assert.deepEqual(
      whole.data.map(({ act, orderId, buyer: of }) => [act, orderId, of._id]),
      [
        ['cancel', second._id, stranger.memberId],
        ['correct', first._id, buyer.memberId],
        ['create', second._id, stranger.memberId],
        ['create', first._id, buyer.memberId],
      ],
    );
    const next = await page('&limit=3&page=2');
    assert.deepEqual([next.total, next.data.map(({ _id }) => _id)], [4, [whole.data[3]?._id]]);
    const asked = `/orderGroup/logsOrder?groupId=${shop.group}`;
    assertProblem(await api.get(asked), 'unauthenticated');
    assertProblem(await api.get(asked, { as: stranger }), 'forbidden');
    assertProblem(await api.get(`${asked}&page=0`, { as: admin }), 'invalid', ['page:too-small']);
    assertProblem(await api.get(`/orderGroup/logsOrder?groupId=${randomUUID()}`, { as: admin }), 'not-found');
  });
});

describe('list of a group’s orders', () => {
  test('filters by kind, state, buyer, day and words without accents', async () => {
    const shop = await opened();
    const { db } = api.api.platform;
    const customer = uuidv7();
    const now = api.clock.now();
    await db.insert(groupCustomers).values({
      id: customer,
      groupId: shop.group,
      memberId: stranger.memberId,
      name: 'Bà Đặng Thị Nụ',
      phone: '+84912345670',
      createdBy: admin.memberId,
      createdAt: now,
      updatedAt: now,
    });
    const first = orderIn(await shop.invoice(buyer.memberId, { invoiceNumber: 'Đơn 88', note: 'Ấm trà men lam' }));
    const second = orderIn(await shop.invoice(customer, { invoiceNumber: 'HĐ 99' }));
    const third = orderIn(await shop.plain(buyer.memberId, 'add', 3));
    orderIn(await shop.cancel(third._id));
    const found = async (filter: object, rest = '') => {
      const filterParameter = encodeURIComponent(JSON.stringify(filter));
      const answer = await api.get(`/orderGroup/getOrderGroup?groupId=${shop.group}&filter=${filterParameter}${rest}`, {
        as: admin,
      });
      const { data, total } = assertDone<{ data: Order[]; total: number }>(answer);
      return [total, ...data.map(({ _id }) => [first, second, third].findIndex((each) => each._id === _id) + 1)];
    };
    assert.deepEqual(await found({}), [3, 3, 2, 1]);
    assert.deepEqual(await found({}, '&limit=1&page=2'), [3, 2]);
    assert.deepEqual(await found({}, '&sort=created&order=asc'), [3, 1, 2, 3]);
    assert.deepEqual(await found({}, '&sort=payment&order=asc&limit=1'), [3, 3]);
    assert.deepEqual(await found({}, '&sort=payment&order=desc&limit=1&page=3'), [3, 3]);
    assert.deepEqual(await found({ kind: 'invoice' }), [2, 2, 1]);
    assert.deepEqual(await found({ status: 'cancelled' }), [1, 3]);
    assert.deepEqual(await found({ memberId: buyer.memberId }), [2, 3, 1]);
    assert.deepEqual(await found({ memberId: customer }), [1, 2]);
    // An unclaimed customer is not found by the member's id.
    assert.deepEqual(await found({ memberId: stranger.memberId }), [0]);
    assert.deepEqual(await found({ q: 'am TRA' }), [1, 1]);
    assert.deepEqual(await found({ q: 'don 88' }), [1, 1]);
    assert.deepEqual(await found({ q: 'dang nu' }), [1, 2]);
    assert.deepEqual(await found({ from: '2026-03-02', to: '2026-03-02' }), [3, 3, 2, 1]);
    assert.deepEqual(await found({ to: '2026-03-01' }), [0]);
    assert.equal(second.buyer.name, 'Bà Đặng Thị Nụ');
    assert.deepEqual([second.buyer._id, second.buyer.member], [customer, null]);
    assertProblem(
      await api.get(`/orderGroup/getOrderGroup?groupId=${shop.group}&sort=note`, { as: admin }),
      'invalid',
      ['sort:choice'],
    );
    assertProblem(
      await api.get(`/orderGroup/getOrderGroup?groupId=${shop.group}&filter[x]=1`, { as: admin }),
      'invalid',
    );
  });
});
