import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { CustomerFigures } from '@m4u/contract/commerce/book/customer';
import { eq } from '../../platform/database/orm.ts';
import { groupCustomers } from '../../profile/group/invitations/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { sellerCalls } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { members } from '../../profile/member/tables.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const admin = await api.signUp('chu-tiem@example.vn', { name: 'Chủ Tiệm' });
const member = await api.signUp('khach-quen@example.vn', { name: 'Khách Quen' });
const stranger = await api.signUp('nguoi-ngoai@example.vn', { name: 'Người Ngoài' });
const groupId = await makeGroup(api, { admins: [admin], members: [member] });
const otherId = await makeGroup(api, { admins: [stranger] });
const ids = new Map<string, string>();
const { invoice, cancel, plain } = sellerCalls(api, admin, groupId);
const idOf = (name: string): string => ids.get(name) ?? assert.fail(name);

const call = (query: string, as: TestMember | undefined = admin, path = 'customers') =>
  api.get(`/orderGroup/${path}?groupId=${groupId}${query}`, { as });
const list = async (query = '') => assertDone<{ data: CustomerFigures[]; total: number }>(await call(query));
const names = async (query: string) => (await list(query)).data.map(({ name }) => name);

before(async () => {
  const people = [
    ['An', '0915000001'],
    ['Bình', '0915000002'],
    ['Chi', '0915000003'],
    ['Dũng', '0915000004'],
  ] as const;
  for (const [name, phone] of people) {
    const body = { groupId, phone, name };
    const answer = await api.post('/members/createCustomer', { as: admin, body });
    ids.set(name, assertDone<{ data: { _id: string } }>(answer).data._id);
    api.clock.advance(1000);
  }
  // Dũng has claimed the record: orders are the member's.
  await db
    .update(groupCustomers)
    .set({ memberId: member.memberId, claimedAt: api.clock.now() })
    .where(eq(groupCustomers.id, idOf('Dũng')));
  await api.put(`/pointMeta/${groupId}`, { as: admin, body: { rate: 1 } });
  await invoice(idOf('An'), { value: 300_000 });
  await invoice(idOf('An'), { value: 100_000 });
  await invoice(idOf('Chi'), { value: 900_000 });
  await plain(idOf('Dũng'), 'add', 70);
  api.clock.advance(60_000);
  await invoice(member.memberId, { value: 200_000 });
  const wrong = assertDone<{ data: { _id: string } }>(await invoice(idOf('Bình'), { value: 5_000_000 })).data;
  assertDone(await cancel(wrong._id));
});

describe('customers with figures', () => {
  test('count orders that stand, of records and of members who have claimed theirs', async () => {
    const { data, total } = await list();
    assert.equal(total, 4);
    assert.deepEqual(
      data.map(({ name, orders, paid, lastOrderAt }) => [name, orders, paid, lastOrderAt !== null]),
      [
        ['An', 2, 400_000, true],
        ['Bình', 0, 0, false],
        ['Chi', 1, 900_000, true],
        ['Dũng', 2, 200_000, true],
      ],
    );
    assert.equal(data[3]?.member?.name, 'Khách Quen');
    assert.ok((data[3]?.points ?? 0) >= 70);
  });

  test('have the same figures by each sorting', async () => {
    const inOrder = ({ data }: Awaited<ReturnType<typeof list>>) => data.toSorted((a, b) => (a._id < b._id ? -1 : 1));
    const expected = inOrder(await list(''));
    for (const sort of ['since', 'points', 'orders', 'paid', 'last'])
      assert.deepEqual(inOrder(await list(`&sort=${sort}`)), expected, sort);
  });

  test('are sorted by each column, both ways, and page by page', async () => {
    assert.deepEqual(await names('&sort=paid&order=desc'), ['Chi', 'An', 'Dũng', 'Bình']);
    assert.deepEqual(await names('&sort=paid'), ['Bình', 'Dũng', 'An', 'Chi']);
    assert.deepEqual((await names('&sort=points&order=desc'))[0], 'Dũng');
    assert.deepEqual((await names('&sort=last&order=desc'))[0], 'Dũng');
    assert.deepEqual((await names('&sort=last&order=desc')).at(-1), 'Bình');
    assert.deepEqual(await names('&sort=since&order=desc'), ['Dũng', 'Chi', 'Bình', 'An']);
    assert.deepEqual(await names('&sort=name&order=desc'), ['Dũng', 'Chi', 'Bình', 'An']);
    const pages = [await names('&sort=orders&limit=2'), await names('&sort=orders&limit=2&page=2')];
    assert.deepEqual(pages.flat().toSorted(), ['An', 'Bình', 'Chi', 'Dũng']);
  });

  test('include members who bought with their account, with or without an unclaimed record of their number', async () => {
    const { memberId } = await api.signUp('duong-mo@example.vn', { name: 'Đường Mơ' });
    assertDone(await invoice(memberId, { value: 700_000 }));
    // The group wrote down a number that is this member's, and must not learn it.
    await db
      .update(groupCustomers)
      .set({ memberId })
      .where(eq(groupCustomers.id, idOf('Bình')));
    for (const sort of ['name', 'since', 'points', 'orders', 'paid', 'last']) {
      const { data, total } = await list(`&sort=${sort}`);
      assert.equal(total, 5, sort);
      const found = data.find(({ _id }) => _id === memberId);
      assert.deepEqual(
        [found?.name, found?.phone, found?.note, found?.orders, found?.paid, found?.member?.name],
        ['Đường Mơ', null, '', 1, 700_000, 'Đường Mơ'],
        sort,
      );
      assert.equal(data.find(({ _id }) => _id === idOf('Bình'))?.member, null);
    }
    assert.deepEqual(await names('&sort=paid&order=desc'), ['Chi', 'Đường Mơ', 'An', 'Dũng', 'Bình']);
    assert.deepEqual(await names(''), ['An', 'Bình', 'Chi', 'Dũng', 'Đường Mơ']);
    assert.deepEqual(await names('&query=duong mo'), ['Đường Mơ']);
    const { body } = await call(`&ids=${memberId}`, admin, 'exportCustomers');
    assert.match(body, /Đường Mơ,,,1,700000,/);
    await db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, memberId));
    assert.equal((await list()).total, 4);
  });

  test('are found by name or number, with the total of what is found', async () => {
    const { data, total } = await list('&query=0915000003&sort=paid');
    assert.deepEqual([data.map(({ name }) => name), total], [['Chi'], 1]);
  });

  test('are exported by choice, and only those of the group', async () => {
    const { body, headers } = await call(`&ids=${idOf('Chi')},${idOf('An')},${otherId}`, admin, 'exportCustomers');
    assert.match(String(headers['content-type']), /text\/csv/);
    const lines = body.trim().split('\r\n');
    assert.equal(lines.length, 3);
    assert.match(lines[1] ?? '', /^An,0915 000 001,,2,400000,/);
    assert.match(lines[2] ?? '', /^Chi,/);
  });

  test('names wrong fields', async () => {
    assertProblem(await call('&sort=phone'), 'invalid', ['sort:choice']);
    assertProblem(await call('&order=up'), 'invalid', ['order:choice']);
    assertProblem(await call('&limit=101'), 'invalid', ['limit:too-big']);
    assert.equal((await call('&ids=1,2', admin, 'exportCustomers')).statusCode, 422);
    assert.equal((await call('', admin, 'exportCustomers')).statusCode, 422);
  });

  test('are for admins of the group', async () => {
    for (const path of ['customers', 'exportCustomers']) {
      const query = `&ids=${idOf('An')}`;
      const of = path === 'customers' ? '' : query;
      for (const as of [member, stranger]) assertProblem(await call(of, as, path), 'forbidden');
      assert.equal((await api.get(`/orderGroup/${path}?groupId=${groupId}${of}`)).statusCode, 401);
    }
  });
});
