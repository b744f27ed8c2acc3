import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Discount, UsableDiscount } from '@m4u/contract/commerce/discount/schema';
import { eq } from '../../platform/database/orm.ts';
import { groups } from '../../profile/group/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeDiscount, redeemOn } from '../../testing/factories/discounts.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const admin = await api.signUp('chu-quan@example.vn', { name: 'Chủ Quán' });
const member = await api.signUp('nhan-vien@example.vn', { name: 'Nhân Viên' });
const buyer = await api.signUp('khach@example.vn', { name: 'Khách Quen' });
const stranger = await api.signUp('nguoi-la@example.vn', { name: 'Người Lạ' });
const ABSENT = '019a0000-0000-7000-8000-000000000000';

type List = { data: Discount[]; total: number };
const list = async (as: TestMember, query = '') => assertDone<List>(await api.get(`/discount?${query}`, { as }));
const codes = ({ data }: List) => data.map(({ code }) => code);
const newGroup = () => makeGroup(api, { admins: [admin], members: [member] });
const bought = (groupId: string, code: string, value = 100_000) =>
  redeemOn(api, admin, { groupId, code, whom: buyer.memberId, value });

test('lists usable discounts for members and customers, the earliest end first', async () => {
  const groupId = await newGroup();
  const make = (facts: Record<string, unknown>) => makeDiscount(api, admin, groupId, facts);
  await make({ code: 'LAUDAI' });
  await make({ code: 'THANG4', to: '2026-04-01' });
  await make({ code: 'HOMNAY', to: '2026-03-02', perMember: 2, quota: 50 });
  await make({ code: 'CHUADEN', from: '2026-03-03' });
  await make({ code: 'DAHET', from: '2026-01-01', to: '2026-03-01' });
  await make({ code: 'DATAT', active: false });
  assert.deepEqual(codes(await list(member)), ['HOMNAY', 'THANG4', 'LAUDAI']);
  assert.deepEqual(codes(await list(stranger)), []);
  assert.deepEqual(codes(await list(buyer)), []);
  await bought(groupId, 'HOMNAY');
  const discountList = await list(buyer);
  assert.deepEqual(codes(discountList), ['HOMNAY', 'THANG4', 'LAUDAI']);
  assert.deepEqual([discountList.data[0]?.left, discountList.data[0]?.own, discountList.data[1]?.left], [1, 1, null]);
  assert.equal(discountList.data[0]?.group.name, 'Gốm Sông Thu');
  await bought(groupId, 'HOMNAY');
  assert.deepEqual(codes(await list(buyer)), ['THANG4', 'LAUDAI']);
  assert.deepEqual(codes(await list(member)), ['HOMNAY', 'THANG4', 'LAUDAI']);
  const page = await list(member, 'page=2&limit=2');
  assert.deepEqual([codes(page), page.total], [['LAUDAI'], 3]);
  assert.deepEqual(codes(await list(member, 'filter[q]=thang')), ['THANG4']);
});

test('lists what a customer can use at the counter, for admins of the group', async () => {
  const groupId = await newGroup();
  const ask = (as: TestMember | undefined, memberId = buyer.memberId, of = groupId) =>
    api.get(`/discountGroup/usable?groupId=${of}&memberId=${memberId}`, { as });
  const usable = async (memberId?: string) =>
    assertDone<{ data: UsableDiscount[]; total: number }>(await ask(admin, memberId));
  await makeDiscount(api, admin, groupId, { code: 'MOTLAN', perMember: 1, to: '2026-04-01', minimum: 50_000 });
  await makeDiscount(api, admin, groupId, { code: 'LAUDAI' });
  await makeDiscount(api, admin, groupId, { code: 'DATAT', active: false });
  await makeDiscount(api, admin, await newGroup(), { code: 'NOIKHAC' });
  const { data, total } = await usable();
  assert.deepEqual([data.map(({ code }) => code), total], [['MOTLAN', 'LAUDAI'], 2]);
  assert.deepEqual([data[0]?.minimum, data[0]?.percent, data[0]?.to], [50_000, 10, '2026-04-01']);
  await bought(groupId, 'MOTLAN');
  assert.deepEqual(
    (await usable()).data.map(({ code }) => code),
    ['LAUDAI'],
  );
  assert.equal((await usable(stranger.memberId)).total, 2);

  for (const person of [member, buyer]) assertProblem(await ask(person), 'forbidden');
  assertProblem(await ask(undefined), 'unauthenticated');
  assertProblem(await ask(admin, ABSENT), 'not-found');
  assertProblem(await ask(admin, buyer.memberId, ABSENT), 'not-found');
  assertProblem(await ask(admin, 'ai-do'), 'invalid', ['memberId:invalid']);
});

test('lists running discounts of a named group to any member', async () => {
  const groupId = await newGroup();
  const { _id } = await makeDiscount(api, admin, groupId, { code: 'AICUNG' });
  assert.deepEqual(codes(await list(stranger, `filter[groupId]=${groupId}`)), ['AICUNG']);
  const all = assertDone<List>(await api.get(`/discount/all?groupId=${groupId}`, { as: stranger }));
  assert.deepEqual([codes(all), all.total], [['AICUNG'], 1]);
  assert.equal(assertDone<{ data: Discount }>(await api.get(`/discount/${_id}`, { as: stranger })).data.code, 'AICUNG');
});

test('shows planned discounts to members of the group and disabled ones to nobody', async () => {
  const groupId = await newGroup();
  const see = async (id: string, as: TestMember) => (await api.get(`/discount/${id}`, { as })).statusCode;
  const planned = await makeDiscount(api, admin, groupId, { from: '2026-03-03' });
  const off = await makeDiscount(api, admin, groupId, { active: false });
  assert.deepEqual([await see(planned._id, member), await see(planned._id, stranger)], [200, 404]);
  assert.deepEqual([await see(off._id, member), await see(off._id, stranger)], [404, 404]);
  await api.put(`/discountGroup/${planned._id}`, { as: admin, body: { deleted: true } });
  assert.equal(await see(planned._id, member), 404);
});

test('gives a personal QR code to members who may see the discount', async () => {
  const groupId = await newGroup();
  const { _id } = await makeDiscount(api, admin, groupId);
  const answer = await api.get(`/discount/${_id}/qr`, { as: member });
  assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'image/svg+xml']);
  assert.match(answer.body, /<svg/);
  assert.match(String(answer.headers['cache-control']), /private/);
  assert.notEqual((await api.get(`/discount/${_id}/qr`, { as: buyer })).body, answer.body);
  await api.put(`/discountGroup/${_id}`, { as: admin, body: { active: false } });
  assertProblem(await api.get(`/discount/${_id}/qr`, { as: member }), 'not-found');
  assertProblem(await api.get('/discount/x/qr', { as: member }), 'invalid', ['id:invalid']);
  assertProblem(await api.get(`/discount/${_id}/qr`), 'unauthenticated');
});

test('hides discounts of a locked group', async () => {
  const groupId = await newGroup();
  const { _id } = await makeDiscount(api, admin, groupId, { code: 'BIKHOA' });
  await db.update(groups).set({ lockedAt: api.clock.now() }).where(eq(groups.id, groupId));
  assert.ok(!codes(await list(member)).includes('BIKHOA'));
  assert.equal((await list(member, `filter[groupId]=${groupId}`)).total, 0);
  assertProblem(await api.get(`/discount/${_id}`, { as: member }), 'not-found');
  assertProblem(await api.get(`/discount/all?groupId=${groupId}`, { as: member }), 'not-found');
});

test('requires a signed-in member and valid parameters', async () => {
  for (const path of ['/discount', `/discount/all?groupId=${ABSENT}`, `/discount/${ABSENT}`])
    assertProblem(await api.get(path), 'unauthenticated');
  assertProblem(await api.get(`/discount/${ABSENT}`, { as: member }), 'not-found');
  assertProblem(await api.get(`/discount/all?groupId=${ABSENT}`, { as: member }), 'not-found');
  assertProblem(await api.get('/discount/all', { as: member }), 'invalid', ['groupId:invalid']);
  assertProblem(await api.get('/discount/x', { as: member }), 'invalid', ['id:invalid']);
  assertProblem(await api.get('/discount?page=0', { as: member }), 'invalid', ['page:too-small']);
  assertProblem(await api.get('/discount?filter[groupId]=x', { as: member }), 'invalid', ['filter.groupId:invalid']);
});
