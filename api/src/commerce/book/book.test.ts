import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { ListedMovement, PointAccount, StatementLine } from '@m4u/contract/commerce/book/statement';
import type { Customer } from '@m4u/contract/profile/group/customer';
import { eq } from '../../platform/database/orm.ts';
import { fixedClock } from '../../platform/time/clock.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { groupCustomers } from '../../profile/group/invitations/tables.ts';
import { resolveCustomer } from '../../profile/group/customers/lookup.reads.ts';
import { groups } from '../../profile/group/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { openForUpdate, type Movement, post } from '../point/ledger.service.ts';
import { orders } from '../order/tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const people = new Map<string, TestMember>();
const who = (name: string): TestMember => people.get(name) ?? assert.fail(name);
const ABSENT = '019a0000-0000-7000-8000-000000000000';
let shop = '';
let cafe = '';
let customer = '';

/** Posts movements of a customer on a day in the admin's name, without the API; returns their ids. */
const move = async (groupId: string, whom: string, day: string, movements: readonly Movement[]): Promise<string[]> => {
  const actor = {
    kind: 'member' as const,
    memberId: who('admin').memberId,
    accountId: '',
    sessionId: '',
    verified: true,
    staff: false,
  };
  const ctx = { clock: fixedClock(`${day}T03:00:00.000Z`), actor };
  return inTransaction(db, async (tx) => {
    const served = (await resolveCustomer(tx, groupId, whom)) ?? assert.fail(whom);
    return post(ctx, tx, await openForUpdate(ctx, tx, groupId, served), movements);
  });
};

/** Inserts an invoice, to which movements can belong. */
const invoice = async (groupId: string, whom: string, invoiceNumber: string): Promise<string> => {
  const id = uuidv7();
  const ctx = { clock: api.clock, actor: { kind: 'visitor' as const } };
  await inTransaction(db, async (tx) => {
    const served = (await resolveCustomer(tx, groupId, whom)) ?? assert.fail(whom);
    const account = await openForUpdate(ctx, tx, groupId, served);
    const now = api.clock.now();
    const row = { id, groupId, accountId: account.id, kind: 'invoice' as const, invoiceNumber, spent: 0, earned: 0 };
    await tx.insert(orders).values({ ...row, createdBy: who('admin').memberId, createdAt: now, updatedAt: now });
  });
  return id;
};

type Statement = { data: StatementLine[]; total: number; account: PointAccount };
type Movements = { data: ListedMovement[]; total: number; totalDoc: number; totalPoint: number };

const statement = (query: string, as: TestMember | undefined = who('buyer')) =>
  api.get(`/orderGroup/getPoint?${query}`, { as });
const accounts = (as: TestMember | undefined, query = '') => api.get(`/orderPoint/accounts${query}`, { as });
const minus = (groupId: string, as: TestMember | undefined, query = '') =>
  api.get(`/orderPoint/get-minus-points/${groupId}?${query}`, { as });
const added = (buyerId: string, as: TestMember | undefined, query = '') =>
  api.get(`/orderPoint/get-add-points/${buyerId}?${query}`, { as });

const pointsOf = ({ data }: { data: readonly { points: number }[] }) => data.map(({ points }) => points);

before(async () => {
  for (const [name, email] of [
    ['admin', 'chu-quan@example.vn'],
    ['buyer', 'khach@example.vn'],
    ['other', 'khach-khac@example.vn'],
    ['stranger', 'nguoi-la@example.vn'],
  ] as const)
    people.set(name, await api.signUp(email, { name: `Người ${name}` }));
  shop = await makeGroup(api, { row: { name: 'Gốm Sông Thu' }, admins: [who('admin')] });
  cafe = await makeGroup(api, { row: { name: 'Cà phê Bờ Sông' }, link: 'bo-song', admins: [who('other')] });
  const written = await api.post('/members/createCustomer', {
    as: who('admin'),
    body: { groupId: shop, phone: '0912 000 001', name: 'Cô Bưởi' },
  });
  customer = assertDone<{ data: Customer }>(written).data._id;

  const { memberId: buyer } = who('buyer');
  const order = await invoice(shop, buyer, 'HĐ-0042');
  await move(shop, buyer, '2026-03-01', [
    { kind: 'earn', points: 100, orderId: order, expiresAt: new Date('2026-06-30T10:00:00Z') },
  ]);
  await move(shop, buyer, '2026-03-02', [
    { kind: 'earn', points: 50, note: 'Quà sinh nhật', expiresAt: new Date('2026-06-30T16:00:00Z') },
    { kind: 'earn', points: 30, expiresAt: new Date('2026-06-30T17:00:00Z') },
  ]);
  const [spent] = await move(shop, buyer, '2026-03-03', [{ kind: 'spend', points: -40, orderId: order }]);
  await move(shop, buyer, '2026-03-04', [
    { kind: 'refund', points: 40, orderId: order, reversesId: spent },
    { kind: 'spend', points: -25, note: 'Đổi cốc sứ' },
    { kind: 'adjust', points: -5, note: 'Nhập nhầm' },
  ]);
  await move(shop, customer, '2026-03-05', [
    { kind: 'earn', points: 20 },
    { kind: 'spend', points: -8 },
  ]);
  await move(cafe, buyer, '2026-03-06', [{ kind: 'earn', points: 7 }]);
});

describe('statement of points', () => {
  test('shows its owner the lines, newest first, and what expires next', async () => {
    const { data, total, account } = assertDone<Statement>(await statement(`groupId=${shop}`));
    assert.deepEqual(pointsOf({ data }), [-5, -25, 40, -40, 30, 50, 100]);
    assert.deepEqual(
      data.map(({ balance }) => balance),
      [150, 155, 180, 140, 180, 150, 100],
    );
    assert.equal(total, 7);
    const { group, buyer, expiring, ...sums } = account;
    assert.deepEqual(sums, { points: 150, added: 175, spent: 25, expired: 0 });
    assert.deepEqual(
      { name: group.name, closed: group.closed, buyer: buyer._id, phone: buyer.phone },
      { name: 'Gốm Sông Thu', closed: false, buyer: who('buyer').memberId, phone: null },
    );
    // 23:00 in Vietnam is the same day, 24:00 the next. Of the first lot, 40, 25 and 5 were spent.
    assert.deepEqual(expiring, { points: 80, at: '2026-06-30T10:00:00.000Z' });
    const lines = new Map(data.map((line) => [line.points, line]));
    assert.equal(lines.get(100)?.order?.invoiceNumber, 'HĐ-0042');
    assert.equal(lines.get(100)?.expiresAt, '2026-06-30T10:00:00.000Z');
    assert.equal(lines.get(40)?.reverses, lines.get(-40)?._id);
    assert.deepEqual(
      data.map(({ actor }) => actor),
      data.map(() => null),
    );
  });

  test('has pages without gaps', async () => {
    const pages = [1, 2, 3, 4].map(async (page) =>
      assertDone<Statement>(await statement(`groupId=${shop}&limit=3&page=${page}`)),
    );
    const answers = await Promise.all(pages);
    assert.deepEqual(answers.map(pointsOf), [[-5, -25, 40], [-40, 30, 50], [100], []]);
    assert.deepEqual(
      answers.map(({ total }) => total),
      [7, 7, 7, 7],
    );
  });

  test('filters by kind and by days in Vietnam', async () => {
    for (const [query, expected] of [
      ['filter[kind]=spend', [-25, -40]],
      ['filter[kind]=expire', []],
      ['filter[from]=2026-03-02&filter[to]=2026-03-03', [-40, 30, 50]],
      ['filter[to]=2026-03-01', [100]],
      ['filter[kind]=earn&filter[from]=2026-03-02&limit=1&page=2', [50]],
    ] as const) {
      const answer = assertDone<Statement>(await statement(`groupId=${shop}&${query}`));
      assert.deepEqual(pointsOf(answer), expected, query);
      assert.equal(answer.account.points, 150);
    }
    const { total } = assertDone<Statement>(await statement(`groupId=${shop}&filter[kind]=earn&limit=1`));
    assert.equal(total, 3);
  });

  test('shows admins the actor of each line, also for unclaimed customers', async () => {
    const { data, account } = assertDone<Statement>(
      await statement(`groupId=${shop}&memberId=${who('buyer').memberId}`, who('admin')),
    );
    assert.equal(data[0]?.actor?._id, who('admin').memberId);
    assert.equal(account.buyer.name, 'Người buyer');
    const written = assertDone<Statement>(await statement(`groupId=${shop}&memberId=${customer}`, who('admin')));
    assert.deepEqual(pointsOf(written), [-8, 20]);
    assert.deepEqual(written.account.buyer, { _id: customer, name: 'Cô Bưởi', phone: '+84912000001', member: null });
  });

  test('is empty for a member without points', async () => {
    const { memberId } = who('stranger');
    const own = assertDone<Statement>(await statement(`groupId=${shop}`, who('stranger')));
    const fromGroup = assertDone<Statement>(await statement(`groupId=${shop}&memberId=${memberId}`, who('admin')));
    for (const { data, total, account } of [own, fromGroup]) {
      assert.deepEqual({ data, total, points: account.points }, { data: [], total: 0, points: 0 });
      assert.equal(account.buyer._id, memberId);
      assert.equal(account.buyer.name, 'Người stranger');
      assert.equal(account.expiring, null);
    }
  });

  test('is readable by its owner and the group’s admins', async () => {
    assertProblem(await api.get(`/orderGroup/getPoint?groupId=${shop}`), 'unauthenticated');
    const of = `groupId=${shop}&memberId=${who('buyer').memberId}`;
    assertProblem(await statement(of, who('stranger')), 'forbidden');
    assertProblem(await statement(of, who('other')), 'forbidden');
    assertProblem(await statement(`groupId=${ABSENT}`), 'not-found');
    assertProblem(await statement(`groupId=${shop}&memberId=${ABSENT}`, who('admin')), 'not-found');
    assertDone(await statement(of));
  });

  test('refuses invalid parameters', async () => {
    assertProblem(await statement(''), 'invalid', ['groupId:invalid']);
    assertProblem(await statement(`groupId=${shop}&filter[kind]=loan&filter[from]=2026-02-30`), 'invalid', [
      'filter.kind:choice',
      'filter.from:date',
    ]);
    assertProblem(await statement(`groupId=${shop}&page=0&memberId=x`), 'invalid', [
      'page:too-small',
      'memberId:invalid',
    ]);
  });
});

describe('list of a member’s point accounts', () => {
  test('is sorted by the latest use and shows each balance', async () => {
    const { data, total } = assertDone<{ data: PointAccount[]; total: number }>(await accounts(who('buyer')));
    assert.deepEqual(
      data.map(({ group, points }) => [group.name, group.urlMinify, points]),
      [
        ['Cà phê Bờ Sông', 'bo-song', 7],
        ['Gốm Sông Thu', null, 150],
      ],
    );
    assert.equal(total, 2);
    assert.equal(data[1]?.expiring?.at, '2026-06-30T10:00:00.000Z');
    const second = assertDone<{ data: PointAccount[] }>(await accounts(who('buyer'), '?limit=1&page=2')).data;
    assert.deepEqual(
      second.map(({ group }) => group._id),
      [shop],
    );
    assert.deepEqual(assertDone(await accounts(who('stranger'))), { data: [], total: 0 });
    assertProblem(await accounts(undefined), 'unauthenticated');
    assertProblem(await accounts(who('buyer'), '?limit=101'), 'invalid', ['limit:too-big']);
  });

  test('keeps closed groups, by name only', async () => {
    const closed = await makeGroup(api, { row: { name: 'Tiệm Cũ' }, link: 'tiem-cu', admins: [who('admin')] });
    await move(closed, who('other').memberId, '2026-03-10', [{ kind: 'earn', points: 3 }]);
    await db.update(groups).set({ deletedAt: api.clock.now() }).where(eq(groups.id, closed));
    const face = { _id: closed, name: 'Tiệm Cũ', logo: null, urlMinify: null, closed: true };
    const { data } = assertDone<{ data: PointAccount[] }>(await accounts(who('other')));
    assert.deepEqual(
      data.map(({ group, points }) => ({ group, points })),
      [{ group: face, points: 3 }],
    );
    const own = assertDone<Statement>(await statement(`groupId=${closed}`, who('other')));
    assert.deepEqual([own.account.group, own.total], [face, 1]);
    assertProblem(await statement(`groupId=${closed}`, who('buyer')), 'not-found');
    assertProblem(await statement(`groupId=${closed}&memberId=${who('other').memberId}`, who('admin')), 'not-found');
  });
});

describe('list of redeemed points', () => {
  test('shows admins redemptions and refunds with their sum', async () => {
    const answer = assertDone<Movements>(await minus(shop, who('admin')));
    assert.deepEqual(pointsOf(answer), [-8, -25, 40, -40]);
    assert.deepEqual([answer.total, answer.totalDoc, answer.totalPoint], [4, 4, 33]);
    const [first, second] = answer.data;
    assert.deepEqual([first?.buyer.name, first?.group.name], ['Cô Bưởi', 'Gốm Sông Thu']);
    assert.deepEqual([second?.buyer._id, second?.note], [who('buyer').memberId, 'Đổi cốc sứ']);
    assert.equal(second?.actor?._id, who('admin').memberId);
  });

  test('filters by kind, buyer, days and words', async () => {
    for (const [query, points, total, totalPoint] of [
      ['filter[kind]=refund', [40], 1, -40],
      ['filter[kind]=earn', [], 0, 0],
      [`filter[memberId]=${customer}`, [-8], 1, 8],
      [`filter[memberId]=${who('buyer').memberId}&limit=1&page=2`, [40], 3, 25],
      [`filter[memberId]=${who('stranger').memberId}`, [], 0, 0],
      [`filter[memberId]=${ABSENT}`, [], 0, 0],
      [`filter[groupId]=${cafe}`, [], 0, 0],
      ['filter[from]=2026-03-03&filter[to]=2026-03-03', [-40], 1, 40],
      ['filter[q]=coc su', [-25], 1, 25],
      ['filter[q]=hd 0042', [40, -40], 2, 0],
      ['filter[q]=khong co', [], 0, 0],
    ] as const) {
      const answer = assertDone<Movements>(await minus(shop, who('admin'), query));
      assert.deepEqual(pointsOf(answer), points, query);
      assert.deepEqual([answer.total, answer.totalDoc, answer.totalPoint], [total, 4, totalPoint], query);
    }
  });

  test('is empty for a group without redemptions', async () => {
    const answer = await minus(cafe, who('other'));
    assert.deepEqual(assertDone(answer), { data: [], total: 0, totalDoc: 0, totalPoint: 0 });
    assert.doesNotMatch(answer.body, /-0/);
  });

  test('is refused to members who are not admins', async () => {
    assertProblem(await minus(shop, undefined), 'unauthenticated');
    assertProblem(await minus(shop, who('buyer')), 'forbidden');
    assertProblem(await minus(ABSENT, who('admin')), 'not-found');
    assertProblem(await minus('x', who('admin'), 'filter[other]=1'), 'invalid', [
      'sellerGroupId:invalid',
      'filter.other:unknown-field',
    ]);
  });
});

describe('list of points given to a buyer', () => {
  test('shows a buyer their points of all groups', async () => {
    const { memberId } = who('buyer');
    const answer = assertDone<Movements>(await added(memberId, who('buyer')));
    assert.deepEqual(pointsOf(answer), [7, -5, 30, 50, 100]);
    assert.deepEqual([answer.total, answer.totalDoc, answer.totalPoint], [5, 5, 182]);
    assert.deepEqual(
      answer.data.map(({ actor }) => actor),
      answer.data.map(() => null),
    );
    const page = assertDone<Movements>(await added(memberId, who('buyer'), 'limit=2&page=2'));
    assert.deepEqual(pointsOf(page), [30, 50]);
    for (const [query, points, total, totalPoint] of [
      [`filter[groupId]=${shop}`, [-5, 30, 50, 100], 4, 175],
      ['filter[kind]=earn', [7, 30, 50, 100], 4, 187],
      ['filter[kind]=spend', [], 0, 0],
      ['filter[q]=sinh nhật', [50], 1, 50],
      ['filter[to]=2026-03-02', [30, 50, 100], 3, 180],
    ] as const) {
      const narrowed = assertDone<Movements>(await added(memberId, who('buyer'), query));
      assert.deepEqual(pointsOf(narrowed), points, query);
      assert.deepEqual([narrowed.total, narrowed.totalPoint], [total, totalPoint], query);
    }
    assert.deepEqual(assertDone(await added(who('stranger').memberId, who('stranger'))), {
      data: [],
      total: 0,
      totalDoc: 0,
      totalPoint: 0,
    });
  });

  test('shows admins the points given in their group', async () => {
    const answer = assertDone<Movements>(await added(who('buyer').memberId, who('admin'), `filter[groupId]=${shop}`));
    assert.deepEqual(pointsOf(answer), [-5, 30, 50, 100]);
    assert.equal(answer.data[0]?.actor?._id, who('admin').memberId);
    const written = assertDone<Movements>(await added(customer, who('admin'), `filter[groupId]=${shop}`));
    assert.deepEqual([pointsOf(written), written.totalPoint], [[20], 20]);
  });

  test('is refused to other members and for other groups', async () => {
    const { memberId } = who('buyer');
    assertProblem(await added(memberId, undefined), 'unauthenticated');
    assertProblem(await added(memberId, who('admin')), 'forbidden');
    assertProblem(await added(memberId, who('stranger'), `filter[groupId]=${shop}`), 'forbidden');
    assertProblem(await added(memberId, who('admin'), `filter[groupId]=${cafe}`), 'forbidden');
    assertProblem(await added(ABSENT, who('admin'), `filter[groupId]=${shop}`), 'not-found');
    assertProblem(await added(customer, who('other'), `filter[groupId]=${cafe}`), 'not-found');
    assertProblem(await added('x', who('buyer')), 'invalid', ['buyerId:invalid']);
  });
});

test('shows movements of a merged account under its new owner', async () => {
  const written = await api.post('/members/createCustomer', {
    as: who('admin'),
    body: { groupId: shop, phone: '0912 000 002', name: 'Chú Năm' },
  });
  const id = assertDone<{ data: Customer }>(written).data._id;
  await move(shop, id, '2026-03-12', [
    { kind: 'earn', points: 12 },
    { kind: 'spend', points: -2 },
  ]);
  await move(shop, who('stranger').memberId, '2026-03-13', [{ kind: 'earn', points: 1 }]);
  const claimed = { memberId: who('stranger').memberId, claimedAt: api.clock.now() };
  await inTransaction(db, async (tx) => {
    await tx.update(groupCustomers).set(claimed).where(eq(groupCustomers.id, id));
    const ctx = { clock: api.clock, db, actor: { kind: 'visitor' } } as never;
    await api.api.platform.customerClaims.claim(ctx, tx, [id], who('stranger').memberId);
  });
  const { data, account } = assertDone<Statement>(await statement(`groupId=${shop}`, who('stranger')));
  assert.deepEqual([pointsOf({ data }), account.points], [[10, 1], 11]);
  const redeemed = assertDone<Movements>(
    await minus(shop, who('admin'), `filter[memberId]=${who('stranger').memberId}`),
  );
  assert.deepEqual([pointsOf(redeemed), redeemed.totalPoint], [[-2], 2]);
  assert.equal(redeemed.data[0]?.buyer._id, who('stranger').memberId);
});
