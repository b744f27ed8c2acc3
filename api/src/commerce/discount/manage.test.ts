import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { GroupDiscount, Quote } from '@m4u/contract/commerce/discount/schema';
import { eq } from '../../platform/database/orm.ts';
import { auditEntries } from '../../insight/audit/tables.ts';
import { groupMembers, groups } from '../../profile/group/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeDiscount, redeemOn } from '../../testing/factories/discounts.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const admin = await api.signUp('chu-quan@example.vn', { name: 'Chủ Quán' });
const partner = await api.signUp('dong-chu@example.vn', { name: 'Đồng Chủ' });
const member = await api.signUp('nhan-vien@example.vn', { name: 'Nhân Viên' });
const stranger = await api.signUp('nguoi-la@example.vn', { name: 'Người Lạ' });
const unverified = await api.signUp('chua-xac-minh@example.vn', { verified: false });
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const groupId = await makeGroup(api, { admins: [admin, partner], members: [member] });
await db.insert(groupMembers).values({ groupId, memberId: unverified.memberId, role: 'admin', status: 'accepted' });

type Given = Record<string, unknown>;
const draft = { groupId, name: 'Tết sum vầy', type: 'percent', percent: 10 };
const post = (body: Given, as: TestMember | undefined = admin) => api.post('/discountGroup', { as, body });
const put = (id: string, body: Given, as: TestMember | undefined = admin) =>
  api.put(`/discountGroup/${id}`, { as, body });
const make = (facts?: Given) => makeDiscount(api, admin, groupId, facts);
const one = (answer: Awaited<ReturnType<typeof post>>) => assertDone<{ data: GroupDiscount }>(answer).data;
const listed = (answer: Awaited<ReturnType<typeof post>>) =>
  assertDone<{ data: GroupDiscount[]; total: number }>(answer);

const auditOf = async (id: string): Promise<string[]> => {
  const rows = await db.select().from(auditEntries).where(eq(auditEntries.targetId, id)).orderBy(auditEntries.id);
  return rows.map(({ act }) => act);
};

describe('creating a discount', () => {
  test('stores all its terms', async () => {
    const terms = { from: '2026-03-03', to: '2026-03-31', quota: 50, perMember: 2, minimum: 100_000, cap: 30_000 };
    const made = one(await post({ ...draft, ...terms, code: 'tết-2026' }));
    assert.equal(made.code, 'TET2026');
    assert.equal(made.state, 'planned');
    assert.equal(made.group.name, 'Gốm Sông Thu');
    assert.deepEqual([made.used, made.version, made.amount, made.can.update], [0, 1, null, true]);
    for (const [name, value] of Object.entries(terms)) assert.equal(made[name as keyof GroupDiscount], value, name);
    assert.deepEqual(await auditOf(made._id), ['discount.create']);
  });

  test('uses defaults: from today, for everybody, without end or limits', async () => {
    const made = one(await post({ ...draft, type: 'amount', amount: 20_000, percent: null }));
    assert.deepEqual(
      [made.type, made.from, made.to, made.quota, made.perMember, made.minimum, made.cap, made.state],
      ['amount', '2026-03-02', null, null, null, 0, null, 'running'],
    );
  });

  test('generates a code of unambiguous letters when none is given', async () => {
    for (const code of [undefined, '', ' - ']) {
      const made = one(await post({ ...draft, ...(code !== undefined && { code }) }));
      assert.match(made.code, /^(?:[HKMNRTVX][AEY]){3}[34679]{2}$/);
    }
  });

  const wrong: readonly [string, Given, readonly string[]][] = [
    ['no name', { name: ' ' }, ['name:required']],
    ['no percentage', { percent: null }, ['percent:required']],
    ['no amount', { type: 'amount' }, ['amount:required']],
    ['another type', { type: 'free' }, ['type:choice']],
    ['more than 100 percent', { percent: 101 }, ['percent:too-big']],
    ['half a percent', { percent: 0.5 }, ['percent:invalid']],
    ['zero percent', { percent: 0 }, ['percent:too-small']],
    ['an end before the start', { from: '2026-03-05', to: '2026-03-04' }, ['to:end-before-start']],
    ['an invalid date', { from: '2026-02-30' }, ['from:date']],
    ['a quota of zero', { quota: 0 }, ['quota:too-small']],
    ['a quota beyond the largest integer', { quota: 9_999_999_999 }, ['quota:too-big']],
    ['a short code', { code: 'ABC' }, ['code:discount-code']],
    ['a code with signs', { code: 'ABC$DEF' }, ['code:discount-code']],
    ['a minimum beyond the largest amount', { minimum: 1_000_000_000_001 }, ['minimum:too-big']],
  ];
  for (const [name, changes, fields] of wrong)
    test(`refuses ${name}`, async () => void assertProblem(await post({ ...draft, ...changes }), 'invalid', fields));

  test('refuses a code that the group uses, until that discount is deleted', async () => {
    const { _id } = await make({ code: 'MOTLAN' });
    assertProblem(await post({ ...draft, code: 'mot lan' }), 'invalid', ['code:discount-taken']);
    const elsewhere = await makeGroup(api, { admins: [admin] });
    one(await post({ ...draft, groupId: elsewhere, code: 'MOTLAN' }));
    one(await put(_id, { deleted: true }));
    one(await post({ ...draft, code: 'MOTLAN' }));
  });

  test('gives a code to one of two admins who choose it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, number) => post({ ...draft, code: 'CUNGLUC' }, number % 2 ? admin : partner)),
    );
    const refusals = answers.filter(({ statusCode }) => statusCode !== 200);
    assert.equal(refusals.length, 5);
    for (const answer of refusals) assertProblem(answer, 'invalid', ['code:discount-taken']);
  });

  test('requires a verified admin of the group', async () => {
    assertProblem(await api.post('/discountGroup', { body: draft }), 'unauthenticated');
    assertProblem(await post(draft, stranger), 'forbidden');
    assertProblem(await post(draft, member), 'forbidden');
    assertProblem(await post(draft, unverified), 'account-unverified');
    assertProblem(await post({ ...draft, groupId: ABSENT }), 'not-found');
  });
});

describe('changing a discount', () => {
  test('keeps fields that are left out', async () => {
    const original = await make({ code: 'GIUNGUYEN', quota: 5, cap: 9_000, to: '2026-04-01' });
    const after = one(await put(original._id, { name: 'Tên mới', version: original.version }));
    assert.deepEqual({ ...after, name: original.name, version: 1 }, original);
    assert.equal(after.version, 2);
    assert.deepEqual(await auditOf(original._id), ['discount.create', 'discount.update']);
  });

  test('removes limits and switches the type', async () => {
    const { _id } = await make({ quota: 5, perMember: 1, cap: 9_000, to: '2026-04-01' });
    const wide = one(await put(_id, { quota: null, perMember: null, cap: null, to: null }));
    assert.deepEqual([wide.quota, wide.perMember, wide.cap, wide.to], [null, null, null, null]);
    const other = one(await put(_id, { type: 'amount', amount: 5_000 }));
    assert.deepEqual([other.type, other.percent, other.amount], ['amount', null, 5_000]);
    assertProblem(await put(_id, { type: 'percent' }), 'invalid', ['percent:required']);
    assertProblem(await put(_id, { to: '2026-03-01' }), 'invalid', ['to:end-before-start']);
  });

  test('changes the code to a free one', async () => {
    await make({ code: 'DACOROI' });
    const { _id } = await make({ code: 'CUA-TOI' });
    assertProblem(await put(_id, { code: 'da co roi' }), 'invalid', ['code:discount-taken']);
    assertProblem(await put(_id, { code: '' }), 'invalid', ['code:required']);
    assert.equal(one(await put(_id, { code: 'cuatoi' })).code, 'CUATOI');
    assert.equal(one(await put(_id, { code: 'moi-nhat' })).code, 'MOINHAT');
  });

  test('refuses a quota below the number of uses', async () => {
    const { _id, code } = await make({ quota: 5 });
    for (let times = 0; times < 2; times += 1)
      await redeemOn(api, admin, { groupId, code, whom: stranger.memberId, value: 10_000 });
    const { errors } = assertProblem(await put(_id, { quota: 1 }), 'invalid', ['quota:quota-used']);
    assert.match(errors[0]?.message ?? '', /2/);
    assert.equal(one(await put(_id, { quota: 2 })).state, 'used-up');
  });

  test('turns it off and on again', async () => {
    const { _id } = await make();
    assert.equal(one(await put(_id, { active: false })).state, 'off');
    assert.equal(one(await put(_id, { active: true })).state, 'running');
  });

  test('reports a conflict to one of two concurrent admins', async () => {
    const { _id, version } = await make();
    const answers = await Promise.all([
      put(_id, { name: 'Của tôi', version }),
      put(_id, { name: 'Của bạn', version }, partner),
    ]);
    const refusal = answers.find(({ statusCode }) => statusCode !== 200);
    assert.ok(refusal);
    assertProblem(refusal, 'conflict');
  });

  test('deletes it and keeps its uses', async () => {
    const { _id, code } = await make();
    await redeemOn(api, admin, { groupId, code, whom: stranger.memberId, value: 10_000 });
    const gone = one(await put(_id, { deleted: true }));
    assert.deepEqual([gone.used, gone.can.update], [1, false]);
    assertProblem(await api.get(`/discountGroup/${_id}`, { as: admin }), 'not-found');
    assertProblem(await put(_id, { active: true }), 'not-found');
    assert.equal((await auditOf(_id)).at(-1), 'discount.delete');
  });

  test('requires a verified admin and hides it from others', async () => {
    const { _id } = await make();
    assertProblem(await api.put(`/discountGroup/${_id}`, { body: {} }), 'unauthenticated');
    assertProblem(await put(_id, {}, stranger), 'not-found');
    assertProblem(await put(_id, {}, member), 'not-found');
    assertProblem(await put(_id, {}, unverified), 'account-unverified');
    assertProblem(await put(ABSENT, {}), 'not-found');
    assertProblem(await put('khong-phai-id', {}), 'invalid', ['id:invalid']);
  });
});

describe('reading discounts', () => {
  test('filters by state and words, with totals and pages', async () => {
    const own = await makeGroup(api, { admins: [partner] });
    const makeOwn = (facts: Given) => makeDiscount(api, partner, own, facts);
    const running = await makeOwn({ name: 'Đang chạy', code: 'CHAY1' });
    const planned = await makeOwn({ name: 'Sắp tới', from: '2026-03-03' });
    const ended = await makeOwn({ name: 'Đã xong', from: '2026-01-01', to: '2026-03-01' });
    const off = await makeOwn({ name: 'Đã tắt', active: false });
    const usedUp = await makeOwn({ name: 'Hết lượt', quota: 1 });
    await redeemOn(api, partner, { groupId: own, code: usedUp.code, whom: stranger.memberId, value: 1_000 });
    const ask = async (filter: Given, more = '') => {
      const query = `filter=${encodeURIComponent(JSON.stringify({ groupId: own, ...filter }))}${more}`;
      return listed(await api.get(`/discountGroup?${query}`, { as: partner }));
    };
    const states = { running, planned, ended, off, 'used-up': usedUp };
    for (const [state, expected] of Object.entries(states)) {
      const { data, total } = await ask({ state });
      assert.deepEqual([data.map(({ _id }) => _id), total], [[expected._id], 1], state);
      assert.equal(data[0]?.state, state);
    }
    assert.deepEqual(
      (await ask({ q: 'dang CHAY' })).data.map(({ code }) => code),
      ['CHAY1'],
    );
    assert.deepEqual(
      (await ask({ q: 'chay1' })).data.map(({ code }) => code),
      ['CHAY1'],
    );
    const page = await ask({}, '&page=2&limit=2');
    assert.deepEqual([page.data.map(({ _id }) => _id), page.total], [[ended._id, planned._id], 5]);
    const all = listed(await api.get(`/discountGroup/all?groupId=${own}`, { as: partner }));
    assert.deepEqual([all.data.length, all.total], [5, 5]);
    const everywhere = listed(await api.get('/discountGroup?limit=100', { as: partner }));
    assert.deepEqual(new Set(everywhere.data.map((row) => row.groupId)), new Set([own, groupId]));
  });

  test('requires an admin of the group', async () => {
    const { _id } = await make();
    assert.equal(one(await api.get(`/discountGroup/${_id}`, { as: partner }))._id, _id);
    for (const as of [stranger, member]) {
      assertProblem(await api.get(`/discountGroup/${_id}`, { as }), 'not-found');
      assertProblem(await api.get(`/discountGroup/all?groupId=${groupId}`, { as }), 'forbidden');
      assertProblem(await api.get(`/discountGroup?filter[groupId]=${groupId}`, { as }), 'forbidden');
      assert.equal(listed(await api.get('/discountGroup', { as })).total, 0);
    }
    assertProblem(await api.get(`/discountGroup/${_id}`), 'unauthenticated');
    assertProblem(await api.get('/discountGroup'), 'unauthenticated');
    assertProblem(await api.get('/discountGroup/all', { as: admin }), 'invalid', ['groupId:invalid']);
    assertProblem(await api.get('/discountGroup?filter[of]=x', { as: admin }), 'invalid', ['filter.of:unknown-field']);
  });

  test('hides discounts of a locked group', async () => {
    const locked = await makeGroup(api, { admins: [admin] });
    const { _id } = await makeDiscount(api, admin, locked);
    await db.update(groups).set({ lockedAt: api.clock.now() }).where(eq(groups.id, locked));
    assertProblem(await api.get(`/discountGroup/${_id}`, { as: admin }), 'not-found');
    assertProblem(await put(_id, { active: false }), 'not-found');
    const everywhere = listed(await api.get('/discountGroup?limit=100', { as: admin }));
    assert.ok(everywhere.data.every((row) => row.groupId !== locked));
  });
});

describe('quote of a code', () => {
  const ask = (facts: Given, as: TestMember | undefined = admin) =>
    api.get(`/discountGroup/quote?${new URLSearchParams({ groupId, value: '100000', ...facts }).toString()}`, { as });

  test('returns the reduction without using the code', async () => {
    const { _id, code } = await make({ code: 'HOITHU', perMember: 1 });
    const memberId = stranger.memberId;
    const { data } = assertDone<{ data: Quote }>(await ask({ code: 'hoi-thu', memberId }));
    assert.deepEqual(data, { _id, name: 'Khai trương', code: 'HOITHU', amount: 10_000 });
    assert.equal(one(await api.get(`/discountGroup/${_id}`, { as: admin })).used, 0);
    await redeemOn(api, admin, { groupId, code, whom: memberId, value: 10_000 });
    assertProblem(await ask({ code, memberId }), 'discount-unavailable', ['discountCode:discount-limit']);
    assertDone(await ask({ code }));
    assertDone(await ask({ code, memberId: member.memberId }));
  });

  test('names the reason why a code does not apply', async () => {
    const { code } = await make({ minimum: 1_000_000 });
    const { errors } = assertProblem(await ask({ code }), 'discount-unavailable', ['discountCode:discount-minimum']);
    assert.match(errors[0]?.message ?? '', /1\.000\.000 ₫/);
    assertProblem(await ask({ code: 'KHONGCO' }), 'discount-unavailable', ['discountCode:discount-unknown']);
  });

  test('requires an admin of the group', async () => {
    const { code } = await make();
    assertProblem(await ask({ code }, member), 'forbidden');
    assertProblem(await ask({ code, memberId: ABSENT }), 'not-found');
    assertProblem(await ask({ code, groupId: ABSENT }), 'not-found');
    assertProblem(await ask({ code: '' }), 'invalid', ['code:required']);
    assertProblem(await ask({ code, value: '-1' }), 'invalid', ['value:too-small']);
    assertProblem(await api.get(`/discountGroup/quote?groupId=${groupId}&code=${code}&value=1`), 'unauthenticated');
  });
});
