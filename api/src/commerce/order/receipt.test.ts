import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Order } from '@m4u/contract/commerce/order/schema';
import type { Customer } from '@m4u/contract/profile/group/customer';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { eq, sql } from '../../platform/database/orm.ts';
import { accounts } from '../../identity/auth/tables.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeDiscount } from '../../testing/factories/discounts.ts';
import { assertBooks, setPoints, sellerCalls } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
let admin: TestMember;
let buyer: TestMember;

before(async () => {
  admin = await api.signUp('chu@example.vn');
  buyer = await api.signUp('khach@example.vn', { name: 'Trần Bưởi' });
});

const orderIn = (answer: Parameters<typeof assertDone>[0]) => assertDone<{ data: Order }>(answer).data;

const noticesOf = async (as: TestMember) =>
  assertDone<{ data: Notification[] }>(await api.get('/notifications', { as })).data.filter(
    ({ kind }) => kind === 'points',
  );

const opened = async (name: string) => {
  const group = await makeGroup(api, { admins: [admin], row: { name } });
  const points = async (memberId = buyer.memberId): Promise<number> =>
    assertDone<{ data: { points: number } }>(
      await api.get(`/members/getMemberPoint/${memberId}?groupId=${group}`, { as: admin }),
    ).data.points;
  const customer = async (phone: string, written = 'Cô Bưởi') =>
    assertDone<{ data: Customer }>(
      await api.post('/members/createCustomer', { as: admin, body: { groupId: group, phone, name: written } }),
    ).data._id;
  return { ...sellerCalls(api, admin, group), group, points, customer };
};

const claim = async (as: TestMember, phone: string) => {
  const sent = api.api.outbox?.list().filter(({ to }) => to === phone).length ?? 0;
  assertDone(await api.post('/members/sendClaimCode', { as, body: { phone } }));
  const otp = await api.codeFor(phone, sent + 1);
  assertDone(await api.post('/members/claim', { as, body: { phone, otp } }));
};

describe('receipt of an order', () => {
  test('notifies the customer of spent and earned points and the balance', async () => {
    const shop = await opened('Gốm Nếp');
    await setPoints(api, shop.group, buyer.memberId, 1_500);
    const made = orderIn(await shop.invoice(buyer.memberId, { value: 2_000_000, points: 20 }));
    const [first] = await noticesOf(buyer);
    assert.equal(first?.text, 'Bạn đã dùng 20 điểm và được cộng 19 điểm tại Gốm Nếp, hiện có 1.499 điểm');
    assert.equal(first?.path, `/order-points/${shop.group}`);
    assert.equal(first?.actor, null, 'which admin it was is the group’s own business');
    orderIn(await shop.change(made._id, { points: 0 }));
    const [second, ...none] = await noticesOf(buyer);
    assert.equal(second?.text, 'Gốm Nếp đã sửa một giao dịch của bạn, hiện bạn có 1.520 điểm');
    assert.equal(none.length, 0, 'what is of one order is one notification');
    orderIn(await shop.cancel(made._id));
    assert.match(
      (await noticesOf(buyer))[0]?.text ?? '',
      /^Gốm Nếp đã hủy một giao dịch của bạn, hiện bạn có 1.500 điểm/,
    );
    orderIn(await shop.plain(buyer.memberId, 'minus', 1_000));
    assert.match((await noticesOf(buyer))[0]?.text ?? '', /^Bạn đã dùng 1.000 điểm tại Gốm Nếp, hiện có 500 điểm/);
  });

  test('is not sent for a changed note, or to an admin who is the customer', async () => {
    const shop = await opened('Gốm Tẻ');
    const made = orderIn(await shop.invoice(buyer.memberId));
    const count = async () => (await noticesOf(buyer)).reduce((sum, notice) => sum + notice.count, 0);
    const counted = await count();
    orderIn(await shop.change(made._id, { note: 'Giao chiều' }));
    assert.equal(await count(), counted);
    orderIn(await shop.plain(admin.memberId, 'add', 5));
    assert.deepEqual(await noticesOf(admin), []);
    const { rows } = await db.execute<{ act: string; points: string }>(
      sql`select act, detail ->> 'points' as points from audit_entries
        where detail ->> 'groupId' = ${shop.group} and target_kind = 'order' order by id`,
    );
    assert.deepEqual(rows, [
      { act: 'point.correct', points: '0' },
      { act: 'point.self', points: '+5' },
      { act: 'point.plain', points: '+5' },
    ]);
  });
});

describe('customer known by phone', () => {
  test('is asked to confirm the number without being revealed to the group', async () => {
    const shop = await opened('Trà Sen');
    const phone = '+84961110001';
    const member = await api.signUp('sen@example.vn', { name: 'Đỗ Sen' });
    await db.update(accounts).set({ phone }).where(eq(accounts.memberId, member.memberId));
    const customer = await shop.customer(phone, 'Chị Sen');
    const order = orderIn(await shop.invoice(customer, { value: 3_000_000 }));
    assert.deepEqual(order.buyer, { _id: customer, name: 'Chị Sen', phone, member: null });
    const [notice] = await noticesOf(member);
    assert.equal(notice?.text, 'Trà Sen đã tích điểm cho số điện thoại của bạn. Mở để nhận điểm');
    assert.equal(notice?.path, '/action/claim');
    assert.equal(await shop.points(member.memberId), 0);
    assert.equal(await shop.points(customer), 30);
  });

  test('keeps orders and points when a member with points claims the number', async () => {
    const shop = await opened('Mây Tre');
    const phone = '+84961110002';
    const customer = await shop.customer(phone);
    await setPoints(api, shop.group, customer, 10, new Date('2026-12-31T00:00:00Z'));
    const cancelled = orderIn(await shop.invoice(customer, { value: 1_000_000, points: 4 }));
    const corrected = orderIn(await shop.invoice(customer, { value: 2_000_000 }));
    orderIn(await shop.plain(buyer.memberId, 'add', 100));
    await claim(buyer, phone);
    assert.equal(await shop.points(), 100 + 10 - 4 + 9 + 20);
    const order = orderIn(await api.get(`/orderGroup/getOrderGroupById/${corrected._id}`, { as: buyer }));
    assert.deepEqual([order.buyer._id, order.buyer.name, order.buyer.phone], [buyer.memberId, 'Trần Bưởi', null]);
    const after = orderIn(await shop.change(corrected._id, { value: 1_500_000, points: 3 }));
    assert.deepEqual([after.buyer._id, after.buyer.name], [buyer.memberId, 'Cô Bưởi']);
    assert.equal(await shop.points(), 135 - 3 - 6);
    orderIn(await shop.cancel(cancelled._id));
    assert.equal(await shop.points(), 126 + 4 - 9);
    orderIn(await shop.cancel(corrected._id));
    assert.equal(await shop.points(), 110);
    await assertBooks(api);
  });

  test('keeps everything when claimed while being served', async () => {
    const shop = await opened('Lụa Tằm');
    const phone = '+84961110003';
    const member = await api.signUp('tam@example.vn');
    const customer = await shop.customer(phone);
    await setPoints(api, shop.group, member.memberId, 1);
    const orders = await Promise.all(
      Array.from({ length: 4 }, async () => orderIn(await shop.invoice(customer, { value: 1_000_000 }))),
    );
    const [served, changed] = await Promise.all([
      Promise.all(Array.from({ length: 8 }, () => shop.plain(customer, 'add', 2))),
      Promise.all(orders.map(({ _id }) => shop.change(_id, { value: 2_000_000 }))),
      claim(member, phone),
    ]);
    for (const answer of [...served, ...changed]) assertDone(answer);
    const { rows } = await db.execute<{ points: number }>(
      sql`select points::int from point_accounts where group_id = ${shop.group} and issuing = 0 and points > 0`,
    );
    assert.equal(rows.length, 1, 'nothing is left with who was nobody');
    assert.equal(rows[0]?.points, 1 + served.length * 2 + orders.length * 20);
    await assertBooks(api);
  });
});

describe('discount code on an invoice', () => {
  test('is applied, recalculated by a correction, and released by a cancellation', async () => {
    const shop = await opened('Đồ Đồng');
    const { code, _id } = await makeDiscount(api, admin, shop.group, { percent: 10, quota: 1 });
    const used = async () => {
      const { rows } = await db.execute<{ used: number }>(sql`select used from discounts where id = ${_id}`);
      return rows[0]?.used;
    };
    const made = orderIn(await shop.invoice(buyer.memberId, { value: 1_000_000, discountCode: code.toLowerCase() }));
    assert.deepEqual([made.discount, made.discountCode, made.payment, made.earned], [100_000, code, 900_000, 9]);
    assert.equal(await used(), 1);
    const again = await shop.invoice(buyer.memberId, { discountCode: code });
    assert.deepEqual(
      [again.statusCode, again.json<{ code: string }>().code],
      [409, 'discount-unavailable'],
      'its quota is used',
    );
    const less = orderIn(await shop.change(made._id, { value: 500_000, discount: 100_000 }));
    assert.deepEqual([less.discount, less.payment, less.earned], [50_000, 450_000, 4]);
    const typed = await shop.change(made._id, { discount: 1 });
    assert.equal(typed.json<{ errors: { code: string }[] }>().errors[0]?.code, 'by-code');
    const both = await shop.invoice(buyer.memberId, { discountCode: code, discount: 5 });
    assert.equal(both.json<{ errors: { field: string }[] }>().errors[0]?.field, 'discountCode');
    orderIn(await shop.cancel(made._id));
    assert.equal(await used(), 0);
    orderIn(await shop.invoice(buyer.memberId, { discountCode: code }));
    await assertBooks(api);
  });
});
