import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Order } from '@m4u/contract/commerce/order/schema';
import { and, eq } from '../../platform/database/orm.ts';
import { auditEntries } from '../../insight/audit/tables.ts';
import { groupMembers } from '../../profile/group/tables.ts';
import { notifications } from '../../social/notification/tables.ts';
import { makeDiscount } from '../../testing/factories/discounts.ts';
import { assertBooks, sellerCalls } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const [owner, cashier, editor, buyer] = (await Promise.all(
  ['Chủ quán', 'Thu ngân', 'Biên tập', 'Khách'].map((name, index) => api.signUp(`c${index}@example.vn`, { name })),
)) as [TestMember, TestMember, TestMember, TestMember];
const groupId = await makeGroup(api, { admins: [owner], staff: { cashier, editor } });
const counter = sellerCalls(api, cashier, groupId);
const orderOf = (answer: Parameters<typeof assertDone>[0]) => assertDone<{ data: Order }>(answer).data;

describe('a cashier', () => {
  test('enters invoices and awards points, also with a code and a number that comes by itself', async () => {
    assertDone(
      await api.put(`/orderPoint/settings/${groupId}`, { as: owner, body: { rate: 10, invoicePrefix: 'HD' } }),
    );
    const { code } = await makeDiscount(api, owner, groupId);
    const body = { groupId, memberId: buyer.memberId, value: 500_000, discountCode: code };
    const first = orderOf(
      await api.post('/orderGroup', { as: cashier, body, headers: { 'idempotency-key': 'cashier-key-0001' } }),
    );
    assert.match(first.invoiceNumber ?? '', /^HD/);
    assert.ok(first.discount > 0);
    assert.equal(first.can.update, false);
    const second = orderOf(await counter.plain(buyer.memberId, 'add', 5));
    assert.equal(second.earned, 5);
    await assertBooks(api);
    assertProblem(
      await api.put('/orderGroup', {
        as: cashier,
        body: { _id: first._id, reason: 'Nhầm', status: 'cancelled' },
        headers: { 'idempotency-key': 'cashier-key-0002' },
      }),
      'not-found',
    );
  });

  test('sees the customer found and the invoices entered, and no lists, tables or figures', async () => {
    const theirs = orderOf(await sellerCalls(api, owner, groupId).invoice(buyer.memberId, { invoiceNumber: 'CHU-1' }));
    const own = orderOf(await counter.invoice(buyer.memberId, { invoiceNumber: 'THU-1' }));
    const get = (path: string, as = cashier) => api.get(path, { as });
    assert.equal(orderOf(await get(`/orderGroup/getOrderGroupById/${own._id}`)).createdBy, null);
    assertProblem(await get(`/orderGroup/getOrderGroupById/${theirs._id}`), 'not-found');
    const { data } = assertDone<{ data: Order[] }>(await get(`/orderGroup/getOrderGroup?groupId=${groupId}&limit=100`));
    const ids = data.map(({ _id }) => _id);
    assert.deepEqual([ids.includes(own._id), ids.includes(theirs._id)], [true, false]);
    const phone = '+84912345678';
    assertDone(
      await api.post('/members/createCustomer', {
        as: owner,
        body: { groupId, phone, name: 'Chị Hoa', note: 'Hay trả hàng' },
      }),
    );
    const search = await get(`/members/getCustomer/${groupId}?query=hoa`);
    const [found] = assertDone<{ data: { name: string; note: string }[] }>(search).data;
    assert.deepEqual([found?.name, found?.note], ['Chị Hoa', '']);
    assertProblem(await get(`/members/getCustomer/${groupId}`), 'invalid', ['query:too-short']);
    for (const path of [
      `/orderGroup/statistical?groupId=${groupId}&by=day`,
      `/orderGroup/customers?groupId=${groupId}`,
      `/orderGroup/exportOrderGroup?groupId=${groupId}`,
      `/orderGroup/logsOrder?groupId=${groupId}`,
      `/orderPoint/get-minus-points/${groupId}`,
      `/home/group/${groupId}`,
      `/affiliate/payouts?groupId=${groupId}`,
      `/members/getListGroupInvitation/${groupId}`,
      `/groupAndBrand/getGDUById/${groupId}`,
    ])
      assertProblem(await get(path), 'forbidden');
    assertProblem(await api.put(`/orderPoint/settings/${groupId}`, { as: cashier, body: { rate: 99 } }), 'forbidden');
    assertProblem(await sellerCalls(api, editor, groupId).plain(buyer.memberId, 'add', 1), 'forbidden');
  });

  test('who awards points to themselves is told to the owners, and is in the audit log', async () => {
    const order = orderOf(await counter.plain(cashier.memberId, 'add', 40));
    const told = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.memberId, owner.memberId), eq(notifications.kind, 'group-staff')));
    assert.deepEqual(
      told.map(({ data }) => [data['news'], data['points'], data['order']]),
      [['self-points', '40', order._id]],
    );
    const acts = await db.select().from(auditEntries).where(eq(auditEntries.targetId, order._id));
    assert.ok(acts.some(({ act }) => act === 'point.self'));
  });

  test('has no counter any more when the role ends', async () => {
    await db
      .update(groupMembers)
      .set({ role: 'member' })
      .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.memberId, cashier.memberId)));
    assertProblem(await counter.plain(buyer.memberId, 'add', 1), 'forbidden');
  });
});
