import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ReceivedInvitation } from '@m4u/contract/profile/group/invitation';
import type { AddOutcome } from '@m4u/contract/profile/group/people';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { accounts } from '../../../identity/auth/tables.ts';
import { eq } from '../../../platform/database/orm.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { block, makeGroup } from '../../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const admin = await api.signUp('quan-tri@example.vn', { name: 'Trần Quản Trị' });

let made = 0;
/** A group with an admin, and a verified member who has a phone number. */
const scene = async () => {
  made += 1;
  const name = `Hội Gốm ${made}`;
  const member = await api.signUp(`khach-${made}@example.vn`, { name: `Lê Khách ${made}` });
  return { name, member, group: await makeGroup(api, { row: { name }, admins: [admin] }) };
};
const invite = async (groupId: string, to: object) => {
  const answer = await api.post('/members/createGroupMmeber', { as: admin, body: { groupId, ...to } });
  return assertDone<{ data: AddOutcome }>(answer).data.invitationId ?? assert.fail('no invitation');
};
const received = async (as: TestMember) =>
  assertDone<{ data: ReceivedInvitation[]; total: number }>(
    await api.get('/members/getListReceivedInvitation', { as }),
  );
const notices = async (as: { token: string }, kind: string) =>
  assertDone<{ data: Notification[] }>(await api.get('/notifications', { as })).data.filter(
    (notice) => notice.kind === kind,
  );
const unopened = async (as: TestMember) =>
  (await notices(as, 'group-invitation')).filter(({ opened }) => !opened).map(({ text }) => text);
const answer = (deed: 'accept' | 'decline', id: string, as?: TestMember, key?: string) =>
  api.put(`/members/${deed}GroupInvitation/${id}`, { as, body: key === undefined ? {} : { key } });
const keyOf = async (address: string) => {
  const { text } = await api.messageTo(address);
  return /\?key=([\w-]+)/.exec(text)?.[1] ?? assert.fail('no key');
};
/** Notifications of the admin about answers to invitations of a group. */
const told = async (group: string) =>
  (await notices(admin, 'group-invitation-answered')).filter(({ path }) => path.includes(group));

describe('a member invited by a verified address', () => {
  test('is notified, finds the invitation and answers it, and the admin is told who joined', async () => {
    const { group, name, member } = await scene();
    const id = await invite(group, { email: member.email, title: 'Thợ gốm' });
    assert.deepEqual(await unopened(member), [`Trần Quản Trị mời bạn tham gia ${name}`]);
    const { data, total } = await received(member);
    assert.deepEqual(
      [data.map(({ _id, group: of, can }) => [_id, of._id, can.accept]), total],
      [[[id, group, true]], 1],
    );
    assertDone(await answer('accept', id, member));
    assert.deepEqual([(await received(member)).total, await unopened(member)], [0, []]);
    const [notice] = await told(group);
    assert.deepEqual(
      [notice?.text, notice?.path, notice?.actor?._id],
      [
        `Lê Khách ${made} đã chấp nhận lời mời vào ${name}`,
        `/action/memberManagement?groupId=${group}`,
        member.memberId,
      ],
    );
  });

  test('by phone is notified too, and who declines is named as the group wrote it', async () => {
    const { group, name, member } = await scene();
    const phone = '+84912555001';
    await db.update(accounts).set({ phone }).where(eq(accounts.memberId, member.memberId));
    const id = await invite(group, { phone, name: 'Anh thợ' });
    assert.equal((await received(member)).total, 1);
    assertDone(await answer('decline', id, member));
    assert.deepEqual([(await received(member)).total, await unopened(member)], [0, []]);
    const [notice] = await told(group);
    assert.deepEqual([notice?.text, notice?.actor], [`Anh thợ đã từ chối lời mời vào ${name}`, null]);
  });

  test('by phone as an admin needs the link, since numbers change hands', async () => {
    const { group, member } = await scene();
    const phone = '+84912555002';
    await db.update(accounts).set({ phone }).where(eq(accounts.memberId, member.memberId));
    const id = await invite(group, { phone, role: 'admin' });
    assert.deepEqual([(await received(member)).total, await unopened(member)], [0, []]);
    assertProblem(await answer('accept', id, member), 'not-found');
    assertDone(await answer('accept', id, member, await keyOf(phone)));
  });

  test('loses the notice when the invitation is declined by its link, or withdrawn', async () => {
    const { group, name, member } = await scene();
    const id = await invite(group, { email: member.email });
    assertDone(await answer('decline', id, undefined, await keyOf(member.email)));
    assert.deepEqual(await unopened(member), []);
    assert.equal((await told(group))[0]?.text, `${member.email} đã từ chối lời mời vào ${name}`);
    const second = await invite(group, { email: member.email });
    assert.equal((await unopened(member)).length, 1);
    assertDone(await api.put(`/members/withdrawGroupInvitation/${second}`, { as: admin, body: {} }));
    assert.deepEqual([(await received(member)).total, await unopened(member)], [0, []]);
  });

  test('is not told by an admin whom they have blocked, nor of a group they are in', async () => {
    const { group, member } = await scene();
    await block(api, member, admin);
    await invite(group, { email: member.email });
    assert.deepEqual([(await received(member)).total, await unopened(member)], [0, []]);
    const other = await api.signUp('da-vao@example.vn');
    const joined = await makeGroup(api, { admins: [admin], members: [other] });
    await invite(joined, { email: other.email });
    assert.deepEqual([(await received(other)).total, await unopened(other)], [0, []]);
  });

  test('finds no invitation that has expired, or of a group that is gone', async () => {
    const { group, member } = await scene();
    await invite(group, { email: member.email });
    const gone = await makeGroup(api, { admins: [admin] });
    await invite(gone, { email: member.email });
    assert.equal((await received(member)).total, 2);
    assertDone(await api.put(`/groupAndBrand/deleteById/${gone}`, { as: admin }));
    assert.equal((await received(member)).total, 1);
    await api.administer(
      `update group_invitations set sent_at = sent_at - interval '30 days' where group_id = '${group}'`,
    );
    assert.equal((await received(member)).total, 0);
  });
});

test('a member invited by name declines, and the admin is told who', async () => {
  const { group, name, member } = await scene();
  const id = await invite(group, { memberId: member.memberId });
  assert.equal((await received(member)).data[0]?._id, id);
  assertDone(await answer('decline', id, member));
  const [notice] = await told(group);
  assert.deepEqual(
    [notice?.text, notice?.actor?._id],
    [`Lê Khách ${made} đã từ chối lời mời vào ${name}`, member.memberId],
  );
});

test('an address that is verified announces the open invitations to it', async () => {
  const { group, name } = await scene();
  const email = 'den-sau@example.vn';
  await invite(group, { email });
  const late = await api.signUp(email, { verified: false });
  assert.deepEqual([(await received(late)).total, await unopened(late)], [0, []]);
  const before = api.api.outbox?.list().filter(({ to }) => to === email).length ?? 0;
  assertDone(await api.post('/auth/registerOTPEmail', { body: { email } }));
  const otp = await api.codeFor(email, before + 1);
  assertDone(await api.post('/auth/registerOTPEmail', { body: { email, otp } }));
  // The code came from another browser, so the account is entered by the way of a reset.
  await db.update(accounts).set({ passwordHash: null }).where(eq(accounts.memberId, late.memberId));
  assertDone(await api.post('/auth/getOTPResetPassword', { body: { email } }));
  const code = await api.codeFor(email, before + 2);
  const { token } = assertDone<{ data: { token: string } }>(
    await api.post('/auth/checkOTPForgotPassword', { body: { email, otp: code } }),
  ).data;
  assertDone(await api.post(`/auth/passwordReset/${token}`, { body: { password: PASSWORD } }));
  const { accessToken } = assertDone<{ accessToken: string }>(
    await api.post('/auth/login', { body: { email, password: PASSWORD } }),
  );
  const own = { ...late, token: accessToken };
  assert.deepEqual(await unopened(own), [`Trần Quản Trị mời bạn tham gia ${name}`]);
  assert.equal((await received(own)).total, 1);
});

test('the list of invitations is the caller’s own', async () => {
  assertProblem(await api.get('/members/getListReceivedInvitation'), 'unauthenticated');
  assertProblem(await api.get('/members/getListReceivedInvitation?page=0', { as: admin }), 'invalid', [
    'page:too-small',
  ]);
  assert.equal((await received(await api.signUp('la@example.vn'))).total, 0);
});
