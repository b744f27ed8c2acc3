import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { ClaimedPlace } from '@m4u/contract/profile/group/claim';
import type { Customer } from '@m4u/contract/profile/group/customer';
import { and, eq, isNull } from '../../../platform/database/orm.ts';
import { accounts } from '../../../identity/auth/tables.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { assertDone, assertProblem, seenOf } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { movePoints } from '../../../testing/factories/points.ts';
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
  const before = api.api.outbox?.list().filter(({ to }) => to === phone).length ?? 0;
  assertDone(await ask(phone, as));
  return api.codeFor(phone, before + 1);
};
const enter = (phone: string, otp: string, as = claimer) => api.post('/members/claim', { as, body: { phone, otp } });
const claimed = async (phone: string, as = claimer): Promise<string[]> =>
  assertDone<{ data: { places: ClaimedPlace[] } }>(await enter(phone, await codeFor(phone, as), as)).data.places.map(
    ({ name }) => name,
  );
const claimable = async (as: TestMember): Promise<number> =>
  assertDone<{ data: { places: number } }>(await api.get('/members/getClaimable', { as })).data.places;
const move = (whom: string, points: number) => movePoints(api, groupId, whom, points);
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

describe('who was written down by phone', () => {
  test('becomes the member who has the code of the number, with all that belongs to them', async () => {
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
      const seen = await shown(row._id, of);
      assert.deepEqual([seen.name, seen.member?._id, seen.member?.name], [row.name, claimer.memberId, 'Trần Bưởi']);
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
    // Once is enough.
    assert.deepEqual(await claimed(phone), []);
  });

  test('is who has the account of that number, once they say so by its code', async () => {
    const phone = phoneOf(2);
    const owner = await api.signUp('chu-so@example.vn', { name: 'Chủ số' });
    await db.update(accounts).set({ phone }).where(eq(accounts.memberId, owner.memberId));
    const row = await add(phone);
    assert.equal((await shown(row._id)).member, null);
    assert.equal(await claimable(owner), 1);
    assert.equal(await claimable(claimer), 0);
    // Another who gets hold of the phone claims nothing of an account that has it.
    assert.deepEqual(await claimed(phone), []);
    assert.equal((await shown(row._id)).member, null);
    assert.deepEqual(await claimed(phone, owner), ['Gốm Sông Thu']);
    assert.equal((await shown(row._id)).member?._id, owner.memberId);
    assert.equal(await claimable(owner), 0);
  });

  test('is one customer of a group that had them twice, with what was noted of both', async () => {
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
    // One who was removed makes room for one who is there.
    await remove(first._id);
    const third = await add(phoneOf(5), { name: 'Hai mới' });
    await claimed(phoneOf(5), member);
    const seen = await shown(third._id);
    assert.deepEqual([seen.name, seen.note, seen.member?._id], ['Hai mới', '', member.memberId]);
  });

  test('is offered to who opens an account with that number, once it is verified', async () => {
    const phone = phoneOf(8);
    await add(phone);
    const late = await api.signUp('den-sau@example.vn', { verified: false });
    await db.update(accounts).set({ phone }).where(eq(accounts.memberId, late.memberId));
    assert.equal(await claimable(late), 0);
    await db.update(accounts).set({ verifiedAt: api.clock.now() }).where(eq(accounts.memberId, late.memberId));
    assert.equal(await claimable(late), 1);
    assertProblem(await api.get('/members/getClaimable'), 'unauthenticated');
  });

  test('under a second number of an account is nobody yet: the group does not learn that they are one', async () => {
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

describe('a code to claim by', () => {
  test('is sent and asked for alike whether or not there is anything to claim', async () => {
    await add(phoneOf(10));
    const [something, nothing] = [await ask(phoneOf(10)), await ask(phoneOf(11))];
    assert.deepEqual(seenOf(something), seenOf(nothing));
    for (const phone of [phoneOf(10), phoneOf(11)]) {
      assert.match(await api.codeFor(phone), /^\d{6}$/);
      assertProblem(await enter(phone, '000000'), 'code-invalid', ['otp:code-wrong']);
    }
    assert.deepEqual(await claimed(phoneOf(11)), []);
  });

  test('works once: of two who enter it at once one has it', async () => {
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

  test('works again where nothing came of it, as when the database fails meanwhile', async () => {
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

  test('and what a group writes down at the same moment is not lost', async () => {
    const phones = Array.from({ length: 6 }, (_, place) => phoneOf(20 + place));
    const codes: string[] = [];
    for (const phone of phones) {
      await add(phone);
      codes.push(await codeFor(phone));
    }
    const otherId = await makeGroup(api, { row: { name: 'Nhóm khác' }, admins: [admin] });
    await Promise.all(
      phones.flatMap((phone, place) => [enter(phone, codes[place] ?? ''), add(phone, { groupId: otherId })]),
    );
    const rows = await db.select().from(groupCustomers).where(eq(groupCustomers.groupId, otherId));
    assert.equal(rows.length > 0, true);
    for (const row of rows) {
      const [unclaimed] = await db.select().from(unclaimedMembers).where(eq(unclaimedMembers.memberId, row.memberId));
      // Either claimed with the rest, or still there to be claimed.
      assert.ok(row.memberId === claimer.memberId ? row.claimedAt : unclaimed?.claimedAt === null, row.phone);
    }
    // One customer in the group: the six numbers were one person’s.
    const own = await db
      .select()
      .from(groupCustomers)
      .where(and(eq(groupCustomers.groupId, groupId), eq(groupCustomers.memberId, claimer.memberId)));
    assert.equal(own.length, 1);
  });

  test('is for members whose account is verified', async () => {
    const unverified = await api.signUp('chua@example.vn', { verified: false });
    assertProblem(await api.post('/members/sendClaimCode', { body: { phone: phoneOf(13) } }), 'unauthenticated');
    assertProblem(await api.post('/members/claim', { body: { phone: phoneOf(13), otp: '123456' } }), 'unauthenticated');
    assertProblem(await ask(phoneOf(13), unverified), 'account-unverified');
    assertProblem(await enter(phoneOf(13), '123456', unverified), 'account-unverified');
    assertProblem(await ask('12'), 'invalid', ['phone:phone']);
    assertProblem(await enter(phoneOf(13), '12'), 'invalid', ['otp:code']);
  });

  test('of another purpose is none', async () => {
    const phone = phoneOf(14);
    await api.post('/auth/register', { body: { type: 'tbPhone', phone, password: 'Mưa-nguồn-42-suối' } });
    assertProblem(await enter(phone, await api.codeFor(phone)), 'code-invalid');
  });
});

describe('points of a member at a group', () => {
  test('are for the member and the group’s admins; nobody else', async () => {
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
