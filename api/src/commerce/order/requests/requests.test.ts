import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OrderRequest, OrderRequestDetail } from '@m4u/contract/commerce/order/request';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { eq } from '../../../platform/database/orm.ts';
import { contentItems } from '../../../content/item/tables.ts';
import { accounts } from '../../../identity/auth/tables.ts';
import { groups } from '../../../profile/group/tables.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { solveNewChallenge } from '../../../testing/doubles/challenge.ts';
import { makeGroup, relate } from '../../../testing/factories/profiles.ts';
import { orderRequests } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const named = (name: string) => api.signUp(`${name.toLowerCase().replaceAll(' ', '-')}@example.vn`, { name });
const [buyer, stranger, admin, otherAdmin, joined] = (await Promise.all(
  ['Hoa', 'Khach', 'Quan Tri', 'Quan Tri Khac', 'Thanh Vien'].map(named),
)) as [TestMember, TestMember, TestMember, TestMember, TestMember];
const groupId = await makeGroup(api, { admins: [admin], members: [joined] });
const otherGroup = await makeGroup(api, { admins: [otherAdmin], row: { name: 'Hội khác' } });

const post = async (as: TestMember, product: Record<string, unknown> = {}): Promise<string> => {
  const body = { title: 'Bình gốm', content: '<p>Nung tay.</p>', type: 'sell', price: 250_000, groupId, ...product };
  return assertDone<{ data: { _id: string } }>(await api.post('/productMember/insert', { as, body })).data._id;
};
const vase = await post(admin);
const draft = { productId: vase, kind: 'order', quantity: 2, name: 'Chị Hoa', phone: '0912 345 678', note: 'Gói quà' };
const make = (body: object, as?: TestMember) => api.post('/orderRequest', { as, body });
const made = async (body: object, as: TestMember): Promise<string> => {
  const { data } = assertDone<{ data: { done: true; _id: string | null } }>(await make(body, as));
  return data._id ?? '';
};
const get = (id: string, as?: TestMember) => api.get(`/orderRequest/${id}`, { as });
const read = async (id: string, as: TestMember) => assertDone<{ data: OrderRequestDetail }>(await get(id, as)).data;
interface Listed {
  data: OrderRequest[];
  total: number;
  waiting?: number;
  groups?: { _id: string; name: string }[];
}
const list = async (whose: 'own' | 'groups', as: TestMember, query = ''): Promise<Listed> =>
  assertDone<Listed>(await api.get(`/orderRequest/${whose}?${query}`, { as }));
const noticesOf = async (as: TestMember): Promise<Notification[]> =>
  assertDone<{ data: Notification[] }>(await api.get('/notifications', { as })).data.filter(
    ({ kind }) => kind === 'order-request',
  );

describe('requesting an order', () => {
  test('keeps title and price of that time and notifies the group', async () => {
    const productId = await post(admin, { title: 'Ấm trà', price: 100_000, listedPrice: 120_000 });
    const id = await made({ ...draft, productId }, buyer);
    assertDone(
      await api.put(`/productMember/updateById/${productId}`, { as: admin, body: { title: 'Khác', price: 1 } }),
    );
    const saved = await read(id, buyer);
    assert.deepEqual(
      [saved.kind, saved.status, saved.product, saved.price, saved.quantity, saved.amount, saved.note],
      ['order', 'new', { _id: productId, title: 'Ấm trà' }, 100_000, 2, 200_000, 'Gói quà'],
    );
    assert.deepEqual([saved.group, saved.isOwn], [{ _id: groupId, name: 'Gốm Sông Thu', open: true }, true]);
    assert.deepEqual(
      [saved.buyer.name, saved.buyer.phone, saved.buyer.member?._id],
      ['Chị Hoa', '+84912345678', buyer.memberId],
    );
    assert.deepEqual(
      saved.steps.map(({ kind, by, actor }) => [kind, by, actor?._id]),
      [['made', 'buyer', buyer.memberId]],
    );
    const notice = (await noticesOf(admin)).find(({ path }) => path === `/action/requests/${id}`);
    assert.deepEqual([notice?.text, notice?.actor?._id], ['Hoa đặt mua “Ấm trà”', buyer.memberId]);
    assert.deepEqual((await noticesOf(buyer)).length, 0);
    const forGroup = await read(id, admin);
    assert.deepEqual([forGroup.isOwn, forGroup.buyer.phone, forGroup.payer], [false, '+84912345678', null]);
  });

  test('is possible for visitors who meet a challenge and leave a number', async () => {
    const body = { ...draft, name: 'Khách vãng lai' };
    assertProblem(await make(body), 'invalid', ['challenge:challenge']);
    const forAnother = await solveNewChallenge(api, 'contact');
    assertProblem(await make({ ...body, challenge: forAnother }), 'invalid', ['challenge:challenge']);
    const met = { ...body, challenge: await solveNewChallenge(api, 'request') };
    assertProblem(await make({ ...met, phone: '' }), 'invalid', ['phone:required']);
    assert.deepEqual(assertDone(await make(met)), { data: { done: true, _id: null } });
    const [listed] = (await list('groups', admin)).data;
    assert.deepEqual([listed?.buyer.name, listed?.buyer.member], ['Khách vãng lai', null]);
    const notice = (await noticesOf(admin)).find(({ path }) => path === `/action/requests/${listed?._id}`);
    assert.deepEqual([notice?.text, notice?.actor], ['Khách vãng lai đặt mua “Bình gốm”', null]);
  });

  test('requires a challenge of unverified members, who can read the request later', async () => {
    const newcomer = await named('Moi Den');
    await db.update(accounts).set({ verifiedAt: null }).where(eq(accounts.memberId, newcomer.memberId));
    assertProblem(await make(draft, newcomer), 'invalid', ['challenge:challenge']);
    const id = await made({ ...draft, challenge: await solveNewChallenge(api, 'request') }, newcomer);
    assert.equal((await read(id, newcomer)).isOwn, true);
  });

  test('is done once for one client id', async () => {
    const clientId = 'mot-yeu-cau-thu-nhat';
    const id = await made({ ...draft, clientId }, buyer);
    const answers = await Promise.all(Array.from({ length: 5 }, () => made({ ...draft, clientId }, buyer)));
    assert.deepEqual(new Set(answers), new Set([id]));
    assert.equal(await db.$count(orderRequests, eq(orderRequests.clientId, clientId)), 1);
    // Another member with the same client id gets no id.
    assert.deepEqual(assertDone(await make({ ...draft, clientId }, stranger)), { data: { done: true, _id: null } });
  });

  test('is done once in concurrent calls with one client id', async () => {
    const clientId = 'mot-yeu-cau-cung-luc';
    const answers = await Promise.all(Array.from({ length: 8 }, () => made({ ...draft, clientId }, buyer)));
    assert.equal(new Set(answers).size, 1);
    assert.notEqual(answers[0], '');
  });

  test('refuses missing and invalid fields', async () => {
    const refused = async (changes: object, fields: string[]) =>
      assertProblem(await make({ ...draft, ...changes }, buyer), 'invalid', fields);
    await refused({ name: ' ', phone: '12' }, ['name:required', 'phone:phone']);
    await refused({ kind: 'x' }, ['kind:choice']);
    await refused({ quantity: 0 }, ['quantity:too-small']);
    await refused({ quantity: 1_000_001 }, ['quantity:too-big']);
    await refused({ note: 'x'.repeat(1_001) }, ['note:too-long']);
    await refused({ name: 'a\u0000b' }, ['name:control-characters']);
    await refused({ productId: 'x' }, ['productId:invalid']);
  });

  test('refuses more than the stock and amounts beyond an invoice', async () => {
    const scarce = await post(admin, { quantity: 3 });
    assertProblem(await make({ ...draft, productId: scarce, quantity: 4 }, buyer), 'invalid', ['quantity:too-big']);
    assert.notEqual(await made({ ...draft, productId: scarce, quantity: 3 }, buyer), '');
    // A quote may ask for more than the stock.
    assert.notEqual(await made({ ...draft, kind: 'quote', productId: scarce, quantity: 4 }, buyer), '');
    const dear = await post(admin, { price: 400_000_000_000 });
    assertProblem(await make({ ...draft, productId: dear, quantity: 3 }, buyer), 'invalid', ['quantity:too-big']);
  });

  test('accepts a quote only for products without price or stock, and nothing for wanted ones', async () => {
    for (const facts of [{ price: null }, { quantity: 0 }, { type: 'ma' }]) {
      const productId = await post(admin, facts);
      assertProblem(await make({ ...draft, productId }, buyer), 'invalid', ['kind:choice']);
      const id = await made({ ...draft, productId, kind: 'quote' }, buyer);
      assert.equal((await read(id, buyer)).kind, 'quote');
    }
    const sought = await post(admin, { type: 'buy' });
    for (const kind of ['order', 'quote'])
      assertProblem(await make({ ...draft, productId: sought, kind }, buyer), 'invalid', ['kind:choice']);
  });

  test('conflicts with a changed price', async () => {
    assertProblem(await make({ ...draft, price: 200_000 }, buyer), 'conflict');
    assert.notEqual(await made({ ...draft, price: 250_000 }, buyer), '');
  });

  test('drops requests of bots', async () => {
    const countBefore = await db.$count(orderRequests);
    assertDone(await make({ ...draft, website: 'https://spam.example' }, buyer));
    assert.equal(await db.$count(orderRequests), countBefore);
  });
});

describe('product that cannot be requested', () => {
  test('is one of a member or an unknown one', async () => {
    const own = await post(otherAdmin, { groupId: null });
    for (const productId of [own, ABSENT]) assertProblem(await make({ ...draft, productId }, buyer), 'not-found');
  });

  test('is one that the caller may not see', async () => {
    const hidden = await post(admin, { policy: 'private' });
    const forMembers = await post(admin, { policy: 'friends' });
    await relate(api, stranger, admin);
    for (const as of [buyer, stranger])
      for (const productId of [hidden, forMembers]) assertProblem(await make({ ...draft, productId }, as), 'not-found');
    assert.notEqual(await made({ ...draft, productId: forMembers }, joined), '');
    assertProblem(await make({ ...draft, productId: hidden }, joined), 'not-found');
  });

  test('is a deleted one, or one of a locked or closed group', async () => {
    const gone = await post(admin);
    const id = await made({ ...draft, productId: gone }, buyer);
    assertDone(await api.put(`/productMember/deleteById/${gone}`, { as: admin }));
    assertProblem(await make({ ...draft, productId: gone }, buyer), 'not-found');
    // A request outlives its deleted product.
    await db.delete(contentItems).where(eq(contentItems.id, gone));
    assert.deepEqual((await read(id, buyer)).product, { _id: null, title: 'Bình gốm' });

    const shut = await makeGroup(api, { admins: [admin], row: { name: 'Sắp đóng' } });
    const product = await post(admin, { groupId: shut });
    const facts = await made({ ...draft, productId: product }, buyer);
    for (const change of [{ lockedAt: api.clock.now() }, { lockedAt: null, deletedAt: api.clock.now() }]) {
      await db.update(groups).set(change).where(eq(groups.id, shut));
      assertProblem(await make({ ...draft, productId: product }, buyer), 'not-found');
      assertProblem(await get(facts, admin), 'not-found');
      assertProblem(await api.get(`/orderRequest/groups?groupId=${shut}`, { as: admin }), 'not-found');
      const own = await read(facts, buyer);
      assert.deepEqual([own.group.open, own.can.cancel], [false, true]);
    }
  });
});

describe('reading requests', () => {
  test('is possible for the buyer and the group’s admins only', async () => {
    const id = await made(draft, buyer);
    for (const as of [stranger, joined, otherAdmin]) assertProblem(await get(id, as), 'not-found');
    assertProblem(await get(id), 'unauthenticated');
    assertProblem(await get(ABSENT, admin), 'not-found');
    assertProblem(await get('x', admin), 'invalid', ['id:invalid']);
    for (const as of [buyer, admin]) assert.equal((await read(id, as)).buyer.phone, '+84912345678');
  });

  test('lists own requests by kind and state, in pages', async () => {
    const reader = await named('Nguoi Mua');
    const ids: string[] = [];
    for (const kind of ['order', 'quote', 'order']) ids.unshift(await made({ ...draft, kind }, reader));
    assertDone(await api.put(`/orderRequest/${ids[0]}/cancel`, { as: reader, body: {} }));
    const idsOf = ({ data }: Listed) => data.map(({ _id }) => _id);
    const all = await list('own', reader);
    assert.deepEqual([idsOf(all), all.total], [ids, 3]);
    assert.deepEqual(idsOf(await list('own', reader, 'kind=quote&state=')), [ids[1]]);
    assert.deepEqual(idsOf(await list('own', reader, 'state=open')), ids.slice(1));
    assert.deepEqual(idsOf(await list('own', reader, 'state=ended')), [ids[0]]);
    assert.deepEqual(idsOf(await list('own', reader, 'sort=created&order=asc')), ids.toReversed());
    const second = await list('own', reader, 'page=2&limit=2');
    assert.deepEqual([idsOf(second), second.total], [[ids[2]], 3]);
    for (const [query, field] of [
      ['kind=x', 'kind:choice'],
      ['state=x', 'state:choice'],
      ['limit=101', 'limit:too-big'],
      ['order=up', 'order:choice'],
    ] as const)
      assertProblem(await api.get(`/orderRequest/own?${query}`, { as: reader }), 'invalid', [field]);
    assertProblem(await api.get('/orderRequest/own'), 'unauthenticated');
    assert.deepEqual(await list('groups', reader), { data: [], total: 0, waiting: 0, groups: [] });
  });

  test('lists requests of an admin’s own groups', async () => {
    const product = await post(otherAdmin, { groupId: otherGroup });
    const id = await made({ ...draft, productId: product }, buyer);
    const inbox = await list('groups', otherAdmin);
    assert.deepEqual(
      [inbox.data.map(({ _id }) => _id), inbox.waiting, inbox.groups],
      [[id], 1, [{ _id: otherGroup, name: 'Hội khác' }]],
    );
    assert.ok((await list('groups', admin, 'limit=100')).data.every(({ group }) => group._id !== otherGroup));
    assertProblem(await api.get(`/orderRequest/groups?groupId=${otherGroup}`, { as: admin }), 'not-found');
    assert.equal((await list('groups', otherAdmin, `groupId=${otherGroup}`)).total, 1);
    assertProblem(await api.get('/orderRequest/groups?groupId=x', { as: admin }), 'invalid', ['groupId:invalid']);
    assertProblem(await api.get('/orderRequest/groups'), 'unauthenticated');
  });
});
