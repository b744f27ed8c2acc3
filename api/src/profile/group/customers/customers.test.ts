import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Customer } from '@m4u/contract/profile/group/customer';
import { eq } from '../../../platform/database/orm.ts';
import { accounts } from '../../../identity/auth/tables.ts';
import { auditEntries } from '../../../insight/audit/tables.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { setPoints } from '../../../testing/factories/points.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { makeAgency, makeGroup, makeStaff } from '../../../testing/factories/profiles.ts';
import { groupCustomers, unclaimedMembers } from '../invitations/tables.ts';
import { groups } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const people = new Map<string, TestMember>();
const who = (name: string): TestMember => people.get(name) ?? assert.fail(name);
let groupId = '';
let otherId = '';

/** Signs up a member whose verified account has a phone number. */
const withPhone = async (name: string, phone: string): Promise<TestMember> => {
  const member = await api.signUp(`${name}@example.vn`, { name });
  await db.update(accounts).set({ phone }).where(eq(accounts.memberId, member.memberId));
  return member;
};

const create = (phone: string, more: object = {}, as = who('admin')) =>
  api.post('/members/createCustomer', { as, body: { groupId, phone, name: 'Cô Bưởi', ...more } });
const created = async (phone: string, more: object = {}) =>
  assertDone<{ data: Customer & { known: boolean } }>(await create(phone, more)).data;
const list = async (query = '') =>
  assertDone<{ data: Customer[]; total: number }>(
    await api.get(`/members/getCustomer/${groupId}${query}`, { as: who('admin') }),
  );

before(async () => {
  for (const name of ['admin', 'member', 'stranger', 'otherAdmin', 'agencyAdmin', 'staff'])
    people.set(name, await api.signUp(`${name.toLowerCase()}@example.vn`, { name }));
  people.set('unverified', await api.signUp('chua@example.vn', { verified: false }));
  await makeStaff(api, who('staff'));
  const agencyId = await makeAgency(api, { admins: [who('agencyAdmin')] });
  groupId = await makeGroup(api, {
    row: { agencyId },
    admins: [who('admin'), who('unverified')],
    members: [who('member')],
  });
  otherId = await makeGroup(api, { admins: [who('otherAdmin')] });
});

describe('customers of a group', () => {
  test('are recorded by phone in any form, with a name and a note', async () => {
    const row = await created('0912 000 001', { name: '  Trần Thị Bưởi ', note: 'Thích trà sen\nGiao buổi sáng' });
    assert.deepEqual(
      { name: row.name, phone: row.phone, note: row.note, member: row.member, known: row.known },
      {
        name: 'Trần Thị Bưởi',
        phone: '+84912000001',
        note: 'Thích trà sen\nGiao buổi sáng',
        member: null,
        known: false,
      },
    );
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.targetId, groupId));
    assert.equal(entry?.act, 'group.customer-add');
  });

  test('an existing one is returned unchanged', async () => {
    const first = await created('0912000002', { name: 'Anh Đức', note: 'Quen' });
    const again = await created('+84 912 000 002', { name: 'Ai đó khác', note: 'Ghi đè' });
    assert.deepEqual(again, { ...first, known: true });
    assert.equal((await list('?query=0912000002')).total, 1);
  });

  test('are one customer when the same number is recorded several times at once', async () => {
    const answers = await Promise.all([created('0912000003'), created('0912000003'), created('0912000003')]);
    assert.equal(new Set(answers.map(({ _id }) => _id)).size, 1);
    assert.equal(answers.filter(({ known }) => !known).length, 1);
    const rows = await db.select().from(unclaimedMembers).where(eq(unclaimedMembers.phone, '+84912000003'));
    assert.equal(rows.length, 1);
  });

  test('are found by any part of the name without accents, or of the number in any form', async () => {
    await created('0987654321', { name: 'Nguyễn Đức Thắng' });
    await created('0987654322', { name: 'Đặng Thu Hà' });
    const names = async (query: string) =>
      (await list(`?query=${encodeURIComponent(query)}`)).data.map(({ name }) => name);
    assert.deepEqual(await names('duc thang'), ['Nguyễn Đức Thắng']);
    assert.deepEqual(await names('THU'), ['Đặng Thu Hà']);
    for (const query of ['0987 654 321', '+84987654321', '84 987.654.321', '654321', '(0)987-654321'])
      assert.deepEqual(await names(query), ['Nguyễn Đức Thắng'], query);
    assert.deepEqual(await names('098765432'), ['Đặng Thu Hà', 'Nguyễn Đức Thắng']);
    for (const query of ['%', '_', 'không có ai', '0000000'])
      assert.deepEqual(await names(query), query === '%' || query === '_' ? await names(' ') : [], query);
    const page = await list('?limit=1&page=2');
    assert.equal(page.data.length, 1);
    assert.ok(page.total >= 5);
  });

  test('are changed and removed, and come back as they are recorded then', async () => {
    const row = await created('0912000005', { name: 'Chị Sen', note: 'Cũ' });
    const path = `${groupId}/${row._id}`;
    const body = { name: 'Chị Sen Hồng' };
    const changed = assertDone<{ data: Customer }>(
      await api.put(`/members/updateCustomer/${path}`, { as: who('admin'), body }),
    ).data;
    assert.deepEqual([changed.name, changed.note], ['Chị Sen Hồng', 'Cũ']);
    assertDone(await api.put(`/members/deleteCustomer/${path}`, { as: who('admin'), body: {} }));
    for (const answer of [
      await api.put(`/members/deleteCustomer/${path}`, { as: who('admin'), body: {} }),
      await api.put(`/members/updateCustomer/${path}`, { as: who('admin'), body }),
      await api.get(`/members/getCustomerById/${path}`, { as: who('admin') }),
    ])
      assertProblem(answer, 'not-found');
    assert.equal((await list('?query=0912000005')).total, 0);
    const back = await created('0912000005', { name: 'Sen', note: 'Mới' });
    assert.deepEqual([back._id, back.name, back.note, back.known], [row._id, 'Sen', 'Mới', false]);
  });

  test('names wrong fields', async () => {
    assertProblem(await create('12345'), 'invalid', ['phone:phone']);
    assertProblem(await create('0912000006', { name: ' ' }), 'invalid', ['name:required']);
    assertProblem(await create('0912000006', { note: 'x'.repeat(501) }), 'invalid', ['note:too-long']);
    assertProblem(await create('0912000006', { groupId: otherId }), 'forbidden');
    assertProblem(await create('0912000006', { groupId: who('admin').memberId }), 'not-found');
  });
});

describe('privacy of a number', () => {
  test('answers and later queries are alike with or without an account', async () => {
    const member = await withPhone('co-tai-khoan', '+84913000001');
    const known = await created('0913000001', { name: 'A' });
    const unknown = await created('0913000002', { name: 'A' });
    const plain = ({ _id, phone: _phone, ...rest }: Customer) => rest;
    assert.deepEqual(plain(known), plain(unknown));
    assert.ok(!JSON.stringify(await list()).includes(member.memberId));
    const points = (id: string) => api.get(`/members/getMemberPoint/${id}?groupId=${groupId}`, { as: who('admin') });
    assert.equal((await points(known._id)).body, (await points(unknown._id)).body);
    // Asked by member id, both answer alike: the points of a customer do not show there.
    const other = await withPhone('so-khac', '+84913000009');
    await setPoints(api, groupId, known._id, 7);
    const readPoints = async (id: string) => assertDone<{ data: object }>(await points(id)).data;
    assert.deepEqual(await readPoints(known._id), { groupId, points: 7 });
    assert.deepEqual(await readPoints(member.memberId), { groupId, points: 0 });
    assert.deepEqual(await readPoints(other.memberId), { groupId, points: 0 });
  });

  test('a number of an unverified account belongs to nobody', async () => {
    const member = await api.signUp('chua-xac-minh@example.vn', { verified: false });
    await db.update(accounts).set({ phone: '+84913000003' }).where(eq(accounts.memberId, member.memberId));
    const row = await created('0913000003');
    const [customer] = await db.select().from(groupCustomers).where(eq(groupCustomers.id, row._id));
    assert.notEqual(customer?.memberId, member.memberId);
  });

  test('a customer without an account has no page, card, connection or message', async () => {
    await created('0913000004', { name: 'Không ai biết' });
    const [row] = await db.select().from(unclaimedMembers).where(eq(unclaimedMembers.phone, '+84913000004'));
    const id = row?.memberId ?? assert.fail();
    const as = who('stranger');
    const paths = (of: string) => [
      `/members/getMemberIdView/${of}`,
      `/members/getMetaMemberId/${of}`,
      `/members/getVfcMemberId/${of}`,
      `/members/qr/${of}`,
      `/friend/getFriendsStatusByMemberId/${of}`,
      `/friend/getFriendsByMemberId/${of}`,
      `/members/getFormDataByMemberId/${of}`,
    ];
    for (const path of paths(id)) assert.equal((await api.get(path, { as })).statusCode, 404, path);
    for (const path of paths(who('member').memberId).slice(0, -1))
      assert.equal((await api.get(path, { as })).statusCode, 200, path);
    assertProblem(
      await api.put(`/friend/addFriendsById/${as.memberId}`, { as, body: { from: as.memberId, to: id } }),
      'not-found',
    );
    const message = { receiverId: id, clientId: '018f0000-0000-7000-8000-000000000001', text: 'Chào' };
    assert.notEqual((await api.post('/messages', { as, body: message })).statusCode, 200);
  });
});

test('customers of a locked group can be neither read nor changed', async () => {
  const { _id } = await created('0914000003');
  const lock = (lockedAt: Date | null) => db.update(groups).set({ lockedAt }).where(eq(groups.id, groupId));
  await lock(api.clock.now());
  const as = who('admin');
  assertProblem(await create('0914000004'), 'not-found');
  for (const path of [`getCustomer/${groupId}`, `getCustomerById/${groupId}/${_id}`, `import/list/${groupId}`])
    assertProblem(await api.get(`/members/${path}`, { as }), 'not-found');
  await lock(null);
  assert.equal((await list('?query=0914000003')).total, 1);
});

test('only admins read and change a group’s customers, and unverified ones only read', async () => {
  const row = await created('0914000001');
  const points = `/members/getMemberPoint/${row._id}?groupId=${groupId}`;
  const of = `${groupId}/${row._id}`;
  const calls: readonly (readonly [string, (as: TestMember | undefined) => Promise<{ statusCode: number }>])[] = [
    ['create', (as) => api.post('/members/createCustomer', { as, body: { groupId, phone: '0914000002', name: 'B' } })],
    ['list', (as) => api.get(`/members/getCustomer/${groupId}`, { as })],
    ['get', (as) => api.get(`/members/getCustomerById/${of}`, { as })],
    ['update', (as) => api.put(`/members/updateCustomer/${of}`, { as, body: { note: 'x' } })],
    ['points', (as) => api.get(points, { as })],
    ['remove', (as) => api.put(`/members/deleteCustomer/${of}`, { as, body: {} })],
  ];
  const refused = { visitor: 401, stranger: 403, member: 403, otherAdmin: 403, agencyAdmin: 403, staff: 403 };
  for (const [name, call] of calls) {
    for (const [actor, status] of Object.entries(refused))
      assert.equal((await call(people.get(actor))).statusCode, status, `${name} by ${actor}`);
    const reads = name === 'list' || name === 'get' || name === 'points';
    assert.equal((await call(who('unverified'))).statusCode, reads ? 200 : 403, `${name} by unverified`);
    assert.equal((await call(who('admin'))).statusCode, 200, `${name} by admin`);
  }
  // A customer exists only in its own group.
  assertProblem(
    await api.get(`/members/getCustomerById/${otherId}/${row._id}`, { as: who('otherAdmin') }),
    'not-found',
  );
});
