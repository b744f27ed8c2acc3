import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { WaitingPoints } from '@m4u/contract/commerce/book/statement';
import { DAY } from '@m4u/contract/durations';
import { type ClaimedPlace, RECENT_PROOF_DAYS } from '@m4u/contract/profile/group/claim';
import type { Session } from '@m4u/contract/identity/auth/result';
import type { Customer } from '@m4u/contract/profile/group/customer';
import { and, eq, isNull } from '../../../platform/database/orm.ts';
import { accounts } from '../../../identity/auth/tables.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { assertDone, assertProblem, comparableParts } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestBrowser, type TestMember } from '../../../testing/server/api.ts';
import { setPoints } from '../../../testing/factories/points.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { groupCustomers, unclaimedMembers } from '../invitations/tables.ts';
import { groupMembers } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
let admin: TestMember;
let claimer: TestMember;
let groupId = '';

const phoneOf = (number: number) => `+8496${String(number).padStart(7, '0')}`;
const add = async (phone: string, more: { groupId?: string; name?: string; note?: string } = {}) =>
  assertDone<{ data: Customer }>(
    await api.post('/members/createCustomer', { as: admin, body: { groupId, phone, name: 'Khách', ...more } }),
  ).data;
const remove = async (id: string) =>
  assertDone(await api.put(`/members/deleteCustomer/${groupId}/${id}`, { as: admin, body: {} }));
const shown = async (id: string, of = groupId) =>
  assertDone<{ data: Customer }>(await api.get(`/members/getCustomerById/${of}/${id}`, { as: admin })).data;
const ask = (phone: string, as = claimer) => api.post('/members/sendClaimCode', { as, body: { phone } });
const codeFor = async (phone: string, as = claimer): Promise<string> => {
  const messageCount = api.api.outbox?.list().filter(({ to }) => to === phone).length ?? 0;
  assertDone(await ask(phone, as));
  return api.codeFor(phone, messageCount + 1);
};
const enter = (phone: string, otp: string, as = claimer) => api.post('/members/claim', { as, body: { phone, otp } });
const claimed = async (phone: string, as = claimer): Promise<string[]> =>
  assertDone<{ data: { places: ClaimedPlace[] } }>(await enter(phone, await codeFor(phone, as), as)).data.places.map(
    ({ name }) => name,
  );
const claimable = async (as: TestMember): Promise<number> =>
  assertDone<{ data: { places: number } }>(await api.get('/members/getClaimable', { as })).data.places;
const move = (whom: string, points: number) => setPoints(api, groupId, whom, points);
const unclaimedBy = async (phone: string): Promise<string> => {
  const [row] = await db
    .select()
    .from(unclaimedMembers)
    .where(and(eq(unclaimedMembers.phone, phone), isNull(unclaimedMembers.claimedAt)));
  return row?.memberId ?? assert.fail('nobody is unclaimed');
};
const pointsOf = async (id: string, as: TestMember): Promise<number> =>
  assertDone<{ data: { points: number } }>(await api.get(`/members/getMemberPoint/${id}?groupId=${groupId}`, { as }))
    .data.points;

before(async () => {
  admin = await api.signUp('admin@example.vn', { name: 'Quản trị' });
  claimer = await api.signUp('khach@example.vn', { name: 'Trần Bưởi' });
  groupId = await makeGroup(api, { row: { name: 'Gốm Sông Thu' }, admins: [admin] });
});

describe('a customer recorded by phone', () => {
  test('becomes the member who enters the code of the number, with all their data', async () => {
    const phone = phoneOf(1);
    const otherId = await makeGroup(api, { row: { name: 'Áo dài Hội An' }, admins: [admin] });
    const one = await add(phone, { name: 'Cô Bưởi', note: 'Quen' });
    const other = await add(phone, { groupId: otherId, name: 'Chị B' });
    const unclaimed = await unclaimedBy(phone);
    await move(one._id, 5);
    await db.insert(groupMembers).values({ groupId: otherId, memberId: unclaimed, status: 'accepted' });
    assert.equal(await pointsOf(one._id, admin), 5);
    assert.deepEqual(await claimed(phone), ['Áo dài Hội An', 'Gốm Sông Thu']);
    for (const [row, of] of [
      [one, groupId],
      [other, otherId],
    ] as const) {
      const customer = await shown(row._id, of);
      assert.deepEqual(
        [customer.name, customer.member?._id, customer.member?.name],
        [row.name, claimer.memberId, 'Trần Bưởi'],
      );
    }
    assert.equal(await pointsOf(claimer.memberId, claimer), 5);
    assert.equal(await pointsOf(claimer.memberId, admin), 5);
    const [belongs] = await db
      .select()
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, otherId), eq(groupMembers.memberId, claimer.memberId)));
    assert.deepEqual([belongs?.status, belongs?.closed, belongs?.nameWords], ['accepted', false, ' tran buoi']);
    const [gone] = await db.select().from(unclaimedMembers).where(eq(unclaimedMembers.memberId, unclaimed));
    assert.deepEqual([gone?.claimedBy, gone?.claimedAt?.getTime()], [claimer.memberId, api.clock.now().getTime()]);
    // A second claim finds nothing.
    assert.deepEqual(await claimed(phone), []);
  });

  test('is claimed only by the account that has the number, with its code', async () => {
    const phone = phoneOf(2);
    const owner = await api.signUp('chu-so@example.vn', { name: 'Chủ số' });
    await db.update(accounts).set({ phone }).where(eq(accounts.memberId, owner.memberId));
    const row = await add(phone);
    assert.equal((await shown(row._id)).member, null);
    assert.equal(await claimable(owner), 1);
    assert.equal(await claimable(claimer), 0);
    // Another person with the phone claims nothing while an account has its number.
    assert.deepEqual(await claimed(phone), []);
    assert.equal((await shown(row._id)).member, null);
    assert.deepEqual(await claimed(phone, owner), ['Gốm Sông Thu']);
    assert.equal((await shown(row._id)).member?._id, owner.memberId);
    assert.equal(await claimable(owner), 0);
  });

  test('is merged with another record of the same member in the group, keeping both notes', async () => {
    const member = await api.signUp('hai-so@example.vn', { name: 'Hai Số' });
    const first = await add(phoneOf(3), { name: 'Anh Hai', note: 'Số nhà' });
    await claimed(phoneOf(3), member);
    await move(first._id, 2);
    const second = await add(phoneOf(4), { name: 'Hai (cơ quan)', note: 'Số bàn' });
    await move(second._id, 3);
    assert.deepEqual(await claimed(phoneOf(4), member), ['Gốm Sông Thu']);
    assert.equal((await shown(first._id)).note, `Số nhà\n${phoneOf(4)} Hai (cơ quan)\nSố bàn`);
    assertProblem(await api.get(`/members/getCustomerById/${groupId}/${second._id}`, { as: admin }), 'not-found');
    assert.equal(await pointsOf(first._id, admin), 5);
    // A removed customer gives way to a present one.
    await remove(first._id);
    const third = await add(phoneOf(5), { name: 'Hai mới' });
    await claimed(phoneOf(5), member);
    const customer = await shown(third._id);
    assert.deepEqual([customer.name, customer.note, customer.member?._id], ['Hai mới', '', member.memberId]);
  });

  test('is offered to a new account with that number once it is verified', async () => {
    const phone = phoneOf(8);
    await add(phone);
    const lateMember = await api.signUp('den-sau@example.vn', { verified: false });
    await db.update(accounts).set({ phone }).where(eq(accounts.memberId, lateMember.memberId));
    assert.equal(await claimable(lateMember), 0);
    await db.update(accounts).set({ verifiedAt: api.clock.now() }).where(eq(accounts.memberId, lateMember.memberId));
    assert.equal(await claimable(lateMember), 1);
    assertProblem(await api.get('/members/getClaimable'), 'unauthenticated');
  });

  test('with a second number of an account is not linked, so the group learns nothing', async () => {
    const member = await api.signUp('so-rieng@example.vn', { name: 'Số Riêng' });
    const row = await add(phoneOf(6), { name: 'Số quán' });
    await claimed(phoneOf(6), member);
    await db
      .update(accounts)
      .set({ phone: phoneOf(7) })
      .where(eq(accounts.memberId, member.memberId));
    const second = await add(phoneOf(7), { name: 'Ai đó' });
    assert.notEqual(second._id, row._id);
    assert.equal(second.member, null);
  });
});

describe('a phone number that is verified', () => {
  const register = async (phone: string) => {
    const browser: TestBrowser = {};
    const body = { type: 'tbPhone', phone, password: PASSWORD, name: 'Người Mới' };
    assertDone(await api.post('/auth/register', { body, browser }));
    const session = assertDone<Session>(
      await api.post('/auth/login', { body: { phone, password: PASSWORD }, browser }),
    );
    return { browser, as: { ...claimer, token: session.accessToken, memberId: session.memberId } };
  };
  const verify = async (phone: string, browser: TestBrowser, otp?: string) =>
    api.post('/auth/registerOTP', { body: { phone, otp: otp ?? (await api.codeFor(phone)) }, browser });

  test('claims its customer records and points by the same code', async () => {
    const phone = phoneOf(60);
    const otherId = await makeGroup(api, { row: { name: 'Gạch Bàu Trúc' }, admins: [admin] });
    const row = await add(phone, { name: 'Cô Mận' });
    await add(phone, { groupId: otherId });
    await move(row._id, 12);
    const { browser, as } = await register(phone);
    assertProblem(await verify(phone, browser, '000000'), 'code-invalid');
    assert.equal((await shown(row._id)).member, null);
    const { data } = assertDone<{ data: { verified: boolean; claimedPlaces: number } }>(await verify(phone, browser));
    assert.deepEqual([data.verified, data.claimedPlaces], [true, 2]);
    assert.equal((await shown(row._id)).member?._id, as.memberId);
    assert.equal(await pointsOf(as.memberId, as), 12);
    assert.equal(await claimable(as), 0);
  });

  test('claims nothing that a group wrote down later, and nothing twice', async () => {
    const phone = phoneOf(61);
    const { browser, as } = await register(phone);
    const { data } = assertDone<{ data: { claimedPlaces: number } }>(await verify(phone, browser));
    assert.equal(data.claimedPlaces, 0);
    const row = await add(phone);
    assert.equal((await shown(row._id)).member, null);
    assert.equal(await claimable(as), 1);
  });

  test('by a reset claims them too', async () => {
    const phone = phoneOf(62);
    const row = await add(phone);
    const { as } = await register(phone);
    assertDone(await api.post('/auth/getOTPResetPassword', { body: { phone } }));
    const otp = await api.codeFor(phone, 2);
    const { token } = assertDone<{ data: { token: string } }>(
      await api.post('/auth/checkOTPForgotPassword', { body: { phone, otp } }),
    ).data;
    assertDone(await api.post(`/auth/passwordReset/${token}`, { body: { password: PASSWORD } }));
    assert.equal((await shown(row._id)).member?._id, as.memberId);
  });

  test('loses nothing that a group records at the same moment', async () => {
    const phones = Array.from({ length: 5 }, (_, place) => phoneOf(70 + place));
    const people = await Promise.all(phones.map(register));
    const codes = await Promise.all(phones.map((phone) => api.codeFor(phone)));
    await Promise.all(
      phones.flatMap((phone, place) => [verify(phone, people[place]?.browser ?? {}, codes[place]), add(phone)]),
    );
    for (const [place, phone] of phones.entries()) {
      const [row] = await db.select().from(groupCustomers).where(eq(groupCustomers.phone, phone));
      assert.equal(row?.memberId, people[place]?.as.memberId, phone);
    }
  });
});

describe('a number that the account has verified', () => {
  const claimOwn = (as: TestMember) => api.post('/members/claimOwn', { as, body: {} });
  const own = async (as: TestMember) =>
    assertDone<{ data: { places: number; needsCode: boolean } }>(await api.get('/members/getClaimable', { as })).data;
  const waiting = async (as: TestMember) =>
    assertDone<{ data: WaitingPoints[]; total: number }>(await api.get('/orderPoint/waiting', { as }));
  const verified = async (number: number, verifiedAt: Date): Promise<TestMember> => {
    const member = await api.signUp(`da-xac-minh-${number}@example.vn`, { name: 'Đã Xác Minh' });
    const values = { phone: phoneOf(number), verifiedAt };
    await db.update(accounts).set(values).where(eq(accounts.memberId, member.memberId));
    return member;
  };

  test('claims by one press what was recorded later, and is told before what waits', async () => {
    const member = await verified(80, api.clock.now());
    const row = await add(phoneOf(80));
    await move(row._id, 9);
    assert.deepEqual(await own(member), { places: 1, needsCode: false });
    const { data, total } = await waiting(member);
    assert.deepEqual(
      data.map(({ group, points }) => [group._id, group.name, points]),
      [[groupId, 'Gốm Sông Thu', 9]],
    );
    assert.equal(total, 1);
    // A group without points is claimed with the others, and not listed.
    const without = await makeGroup(api, { row: { name: 'Chưa có điểm' }, admins: [admin] });
    await add(phoneOf(80), { groupId: without });
    assert.deepEqual(await own(member), { places: 2, needsCode: false });
    assert.deepEqual((await waiting(member)).data, data);
    assert.equal((await waiting(member)).total, 1);
    assert.equal((await shown(row._id)).member, null);
    const { places } = assertDone<{ data: { places: ClaimedPlace[] } }>(await claimOwn(member)).data;
    assert.deepEqual(
      places.map(({ _id }) => _id),
      [without, groupId],
    );
    assert.equal((await shown(row._id)).member?._id, member.memberId);
    assert.equal(await pointsOf(member.memberId, member), 9);
    assert.deepEqual(await own(member), { places: 0, needsCode: false });
    assert.deepEqual((await waiting(member)).data, []);
    assert.deepEqual(assertDone<{ data: { places: ClaimedPlace[] } }>(await claimOwn(member)).data.places, []);
  });

  test('long ago needs a code, and names no group before it', async () => {
    const longAgo = new Date(api.clock.now().getTime() - (RECENT_PROOF_DAYS * DAY + 1));
    const member = await verified(81, longAgo);
    const row = await add(phoneOf(81));
    assert.deepEqual(await own(member), { places: 1, needsCode: true });
    assert.deepEqual(await waiting(member), { data: [], total: 0 });
    assertProblem(await claimOwn(member), 'wrong-state');
    assert.equal((await shown(row._id)).member, null);
    assert.deepEqual(await claimed(phoneOf(81), member), ['Gốm Sông Thu']);
  });

  test('is another’s than that of the caller: nothing is claimed or told', async () => {
    await add(phoneOf(82));
    assertProblem(await claimOwn(claimer), 'wrong-state');
    assert.deepEqual(await waiting(claimer), { data: [], total: 0 });
    assertProblem(await api.post('/members/claimOwn', { body: {} }), 'unauthenticated');
    assertProblem(await api.get('/orderPoint/waiting'), 'unauthenticated');
    assertProblem(await claimOwn(await api.signUp('chua-xong@example.vn', { verified: false })), 'account-unverified');
  });
});

describe('a claim code', () => {
  test('is sent alike whether or not there is anything to claim', async () => {
    await add(phoneOf(10));
    const [something, nothing] = [await ask(phoneOf(10)), await ask(phoneOf(11))];
    assert.deepEqual(comparableParts(something), comparableParts(nothing));
    for (const phone of [phoneOf(10), phoneOf(11)]) {
      assert.match(await api.codeFor(phone), /^\d{6}$/);
      assertProblem(await enter(phone, '000000'), 'code-invalid', ['otp:code-wrong']);
    }
    assert.deepEqual(await claimed(phoneOf(11)), []);
  });

  test('works once, also when two enter it at once', async () => {
    const phone = phoneOf(12);
    const row = await add(phone);
    const first = await api.signUp('nhanh@example.vn', { name: 'Người nhanh' });
    const rival = await api.signUp('tranh@example.vn', { name: 'Người tranh' });
    const otp = await codeFor(phone);
    const answers = await Promise.all([
      enter(phone, otp, first),
      enter(phone, otp, rival),
      enter(phone, otp, first),
      enter(phone, otp, rival),
    ]);
    assert.deepEqual(answers.map(({ statusCode }) => String(statusCode)).toSorted(), ['200', '422', '422', '422']);
    const winner = answers[0]?.statusCode === 200 || answers[2]?.statusCode === 200 ? first : rival;
    assert.equal((await shown(row._id)).member?._id, winner.memberId);
  });

  test('works again after the database failed meanwhile', async () => {
    const phone = phoneOf(15);
    const row = await add(phone);
    const otp = await codeFor(phone);
    await api.administer(`create function refuse_claim() returns trigger language plpgsql as
      $$ begin raise exception 'no claims for now'; end $$`);
    await api.administer(`create trigger refuse_claim before update on group_customers
      for each row execute function refuse_claim()`);
    assertProblem(await enter(phone, otp), 'internal');
    await api.administer('drop function refuse_claim cascade');
    assert.equal((await shown(row._id)).member, null);
    const { data } = assertDone<{ data: { places: ClaimedPlace[] } }>(await enter(phone, otp));
    assert.deepEqual(
      data.places.map(({ name }) => name),
      ['Gốm Sông Thu'],
    );
    assertProblem(await enter(phone, otp), 'code-invalid');
  });

  test('loses nothing that a group records at the same moment', async () => {
    const phones = Array.from({ length: 6 }, (_, index) => phoneOf(20 + index));
    const codes: string[] = [];
    for (const phone of phones) {
      await add(phone);
      codes.push(await codeFor(phone));
    }
    const otherId = await makeGroup(api, { row: { name: 'Nhóm khác' }, admins: [admin] });
    await Promise.all(
      phones.flatMap((phone, index) => [enter(phone, codes[index] ?? ''), add(phone, { groupId: otherId })]),
    );
    const rows = await db.select().from(groupCustomers).where(eq(groupCustomers.groupId, otherId));
    assert.equal(rows.length > 0, true);
    for (const row of rows) {
      const [unclaimed] = await db.select().from(unclaimedMembers).where(eq(unclaimedMembers.memberId, row.memberId));
      // The record is claimed with the rest or still open.
      assert.ok(row.memberId === claimer.memberId ? row.claimedAt : unclaimed?.claimedAt === null, row.phone);
    }
    // The six numbers belong to one person, so one customer remains.
    const own = await db
      .select()
      .from(groupCustomers)
      .where(and(eq(groupCustomers.groupId, groupId), eq(groupCustomers.memberId, claimer.memberId)));
    assert.equal(own.length, 1);
  });

  test('is for members with a verified account', async () => {
    const unverified = await api.signUp('chua@example.vn', { verified: false });
    assertProblem(await api.post('/members/sendClaimCode', { body: { phone: phoneOf(13) } }), 'unauthenticated');
    assertProblem(await api.post('/members/claim', { body: { phone: phoneOf(13), otp: '123456' } }), 'unauthenticated');
    assertProblem(await ask(phoneOf(13), unverified), 'account-unverified');
    assertProblem(await enter(phoneOf(13), '123456', unverified), 'account-unverified');
    assertProblem(await ask('12'), 'invalid', ['phone:phone']);
    assertProblem(await enter(phoneOf(13), '12'), 'invalid', ['otp:code']);
  });

  test('cannot be a code of another purpose', async () => {
    const phone = phoneOf(14);
    await api.post('/auth/register', { body: { type: 'tbPhone', phone, password: 'Mưa-nguồn-42-suối' } });
    assertProblem(await enter(phone, await api.codeFor(phone)), 'code-invalid');
  });
});

describe('points of a member at a group', () => {
  test('are visible only to the member and the group’s admins', async () => {
    const member = await api.signUp('hoi-vien@example.vn', { name: 'Hội viên' });
    await db.insert(groupMembers).values({ groupId, memberId: member.memberId, status: 'accepted' });
    await move(member.memberId, 7);
    await move(member.memberId, -3);
    assert.equal(await pointsOf(member.memberId, member), 4);
    assert.equal(await pointsOf(member.memberId, admin), 4);
    const path = `/members/getMemberPoint/${member.memberId}?groupId=${groupId}`;
    assertProblem(await api.get(path), 'unauthenticated');
    assertProblem(await api.get(path, { as: claimer }), 'forbidden');
    assertProblem(
      await api.get(`/members/getMemberPoint/${member.memberId}?groupId=${uuidv7()}`, { as: member }),
      'not-found',
    );
    assertProblem(await api.get(`/members/getMemberPoint/${uuidv7()}?groupId=${groupId}`, { as: admin }), 'not-found');
    assertProblem(await api.get(`/members/getMemberPoint/${member.memberId}`, { as: admin }), 'invalid', [
      'groupId:invalid',
    ]);
    const stranger = await api.signUp('nguoi-la@example.vn');
    assert.equal(await pointsOf(stranger.memberId, stranger), 0);
  });
});
