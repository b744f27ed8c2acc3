import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { GroupInvitation, ReceivedInvitation } from '@m4u/contract/profile/group/invitation';
import type { AddOutcome } from '@m4u/contract/profile/group/people';
import { and, eq } from '../../../platform/database/orm.ts';
import { auditEntries } from '../../../insight/audit/tables.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { notifications } from '../../../social/notification/tables.ts';
import { assertDone, assertProblem, comparableParts } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { waitUntil } from '../../../testing/factories/notices.ts';
import { block, makeAgency, makeGroup, makeStaff } from '../../../testing/factories/profiles.ts';
import { groupInvitations } from './tables.ts';
import { groupMembers } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const [admin, member, stranger, invited, other, overseer, staff] = (await Promise.all(
  ['admin', 'member', 'stranger', 'invited', 'other', 'overseer', 'staff'].map((name) =>
    api.signUp(`${name}@example.vn`),
  ),
)) as [TestMember, TestMember, TestMember, TestMember, TestMember, TestMember, TestMember];
await makeStaff(api, staff);
const agencyId = await makeAgency(api, { admins: [overseer] });
await makeGroup(api, { admins: [other] });

const scene = () => makeGroup(api, { row: { agencyId, name: 'Hội Gốm Sông Thu' }, admins: [admin], members: [member] });
const add = (as: TestMember | undefined, body: object) => api.post('/members/createGroupMmeber', { as, body });
const invite = async (body: object, as = admin) => assertDone<{ data: AddOutcome }>(await add(as, body)).data;
const statusIn = async (group: string, { memberId }: TestMember) =>
  (
    await db
      .select()
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, group), eq(groupMembers.memberId, memberId)))
  )[0];
const open = (id: string, as?: TestMember, key?: string) =>
  api.get(`/members/getGroupInvitation/${id}${key === undefined ? '' : `?key=${key}`}`, { as });
const shown = async (id: string, as?: TestMember, key?: string) =>
  assertDone<{ data: ReceivedInvitation }>(await open(id, as, key)).data;
const answer = (deed: string, id: string, as?: TestMember, key?: string) =>
  api.put(`/members/${deed}GroupInvitation/${id}`, { as, body: key === undefined ? {} : { key } });
const listed = async (group: string, as = admin) =>
  assertDone<{ data: GroupInvitation[]; total: number }>(
    await api.get(`/members/getListGroupInvitation/${group}`, { as }),
  );
const noticesOf = async ({ memberId }: TestMember, group: string) =>
  (await db.select().from(notifications).where(eq(notifications.memberId, memberId))).filter(
    ({ subject, openedAt }) => subject === `group-invitation ${group}` && openedAt === null,
  );
const idOf = ({ invitationId }: AddOutcome): string => invitationId ?? assert.fail('no invitation');
/** Returns id and key from the link in the newest invitation sent to an address. */
const linkTo = async (address: string, atLeast = 1) => {
  const sent = () =>
    (api.api.outbox?.list() ?? [])
      .filter(({ to, text }) => to === address && text.includes('?key='))
      .map(({ text }) => text);
  await waitUntil(() => sent().length >= atLeast, `an invitation to ${address}`);
  const text = sent()[0] ?? '';
  const [, id = '', key = ''] = /\/invitations\/([\w-]+)\?key=([\w-]+)/.exec(text) ?? [];
  return { id, key, text };
};

describe('an invitation to a member', () => {
  test('notifies the member, who joins by accepting', async () => {
    const group = await scene();
    const made = await invite({ groupId: group, memberId: invited.memberId, role: 'admin', title: 'Phó ban' });
    assert.deepEqual([made.outcome, made.known], ['invited', false]);
    assert.deepEqual([await statusIn(group, invited), (await noticesOf(invited, group)).length], [undefined, 1]);
    assert.equal((await invite({ groupId: group, memberId: invited.memberId })).known, true);
    const id = idOf(made);
    const { can, role, status } = await shown(id, invited);
    assert.deepEqual([can, role, status], [{ accept: true, decline: true }, 'admin', 'sent']);
    assertDone(await answer('accept', id, invited));
    const row = await statusIn(group, invited);
    assert.deepEqual([row?.status, row?.role, row?.title], ['accepted', 'admin', 'Phó ban']);
    assert.equal((await noticesOf(invited, group)).length, 0);
    assertProblem(await answer('accept', id, invited), 'wrong-state');
    assertProblem(await answer('decline', id, invited), 'wrong-state');
    assertProblem(await add(admin, { groupId: group, memberId: invited.memberId }), 'wrong-state');
  });

  test('lets the member in at once when they ask to join', async () => {
    const group = await scene();
    await invite({ groupId: group, memberId: invited.memberId });
    assert.equal((await invite({ groupId: group }, invited)).outcome, 'accepted');
    assert.equal((await statusIn(group, invited))?.status, 'accepted');
  });

  test('sends no notice to a member who blocked the admin, which the admin does not learn', async () => {
    const group = await scene();
    await block(api, stranger, admin);
    const made = await invite({ groupId: group, memberId: stranger.memberId });
    assert.deepEqual([made.outcome, made.known, (await noticesOf(stranger, group)).length], ['invited', false, 0]);
  });

  test('is hidden from everybody else, with or without a key', async () => {
    const group = await scene();
    const id = idOf(await invite({ groupId: group, memberId: invited.memberId }));
    const { invitationKey } = await import('./rules.ts');
    const key = invitationKey(api.api.platform.secrets.codeKey, id);
    for (const as of [undefined, stranger, member, admin, other, overseer, staff])
      for (const with_ of [undefined, key, 'x']) {
        assertProblem(await open(id, as, with_), 'not-found');
        assertProblem(await answer('decline', id, as, with_), 'not-found');
        assertProblem(await answer('accept', id, as, with_), as ? 'not-found' : 'unauthenticated');
      }
    assertProblem(await open(ABSENT, stranger), 'not-found');
    assertProblem(await add(admin, { groupId: group, memberId: ABSENT }), 'not-found');
  });
});

describe('an invitation to an address', () => {
  test('looks the same whether or not there is an account', async () => {
    const group = await scene();
    const bodies: unknown[] = [];
    for (const email of [invited.email, 'nobody@example.vn', member.email]) {
      const answered = await add(admin, { groupId: group, email, name: 'Chị Lan' });
      const { data } = assertDone<{ data: AddOutcome }>(answered);
      const { status, headers } = comparableParts(answered);
      bodies.push([status, Object.keys(headers), { ...data, invitationId: data.invitationId !== null }]);
      assert.match((await linkTo(email)).text, /Chào bạn,[^]*“Hội Gốm Sông Thu”/);
    }
    assert.deepEqual(bodies[0], bodies[1]);
    assert.deepEqual(bodies[0], bodies[2]);
    const rows = (await listed(group)).data.map((row) => ({ ...row, _id: '', email: '', sentAt: '' }));
    assert.deepEqual(rows[0], rows[1]);
    assert.deepEqual(rows[0], rows[2]);
  });

  test('exists once per address and is sent once', async () => {
    const group = await scene();
    const many = await Promise.all(
      Array.from({ length: 6 }, () => add(admin, { groupId: group, email: 'Cung-Luc@Example.vn' })),
    );
    const outcomes = many.map((one) => assertDone<{ data: AddOutcome }>(one).data);
    assert.deepEqual([outcomes.filter(({ known }) => !known).length, new Set(outcomes.map(idOf)).size], [1, 1]);
    assert.equal((await listed(group)).total, 1);
    await api.messageTo('cung-luc@example.vn');
    assert.equal((api.api.outbox?.list() ?? []).filter(({ to }) => to === 'cung-luc@example.vn').length, 1);
  });

  test('is accepted by the owner of the address, and by nobody else without the link', async () => {
    const group = await scene();
    const id = idOf(await invite({ groupId: group, email: stranger.email }));
    for (const as of [undefined, member, invited]) assertProblem(await open(id, as), 'not-found');
    assert.equal((await shown(id, stranger)).can.accept, true);
    assertProblem(await answer('accept', id, invited), 'not-found');
    assertDone(await answer('accept', id, stranger));
    assert.equal((await statusIn(group, stranger))?.status, 'accepted');
    // The group knows the member by this address: nothing is sent again.
    assert.equal((await invite({ groupId: group, email: stranger.email })).known, true);
  });

  test('is accepted by any verified member who has the link', async () => {
    const group = await scene();
    await invite({ groupId: group, email: 'thu-moi@example.vn', title: 'Hội viên' });
    const { id, key } = await linkTo('thu-moi@example.vn');
    assert.equal(key.length, 22);
    const invitation = await shown(id, undefined, key);
    assert.deepEqual([invitation.group.name, invitation.can], ['Hội Gốm Sông Thu', { accept: false, decline: true }]);
    for (const wrong of ['', `${key}x`, key.slice(1), 'ế'.repeat(22)])
      assertProblem(await open(id, undefined, encodeURIComponent(wrong)), 'not-found');
    assertProblem(await answer('accept', id, undefined, key), 'unauthenticated');
    const unverified = await api.signUp('chua@example.vn', { verified: false });
    assertProblem(await answer('accept', id, unverified, key), 'account-unverified');
    assertDone(await answer('accept', id, invited, key));
    assert.equal((await statusIn(group, invited))?.title, 'Hội viên');
  });

  test('is sent by text message to a phone number', async () => {
    const group = await scene();
    await invite({ groupId: group, phone: '0912 345 678' });
    const { id, key, text } = await linkTo('+84912345678');
    assert.match(text, /^M4U: lời mời tham gia “Hội Gốm Sông Thu”\. Xem, báo cáo hoặc chặn: http/);
    assertDone(await answer('decline', id, undefined, key));
    assertProblem(await answer('accept', id, stranger, key), 'wrong-state');
    assert.equal((await shown(id, undefined, key)).status, 'declined');
    assert.equal((await listed(group)).total, 0);
  });

  test('is answered once, also by two members at once', async () => {
    const group = await scene();
    await invite({ groupId: group, email: 'hai-nguoi@example.vn' });
    const { id, key } = await linkTo('hai-nguoi@example.vn');
    const codes = await Promise.all([stranger, invited].map((as) => answer('accept', id, as, key)));
    assert.deepEqual(
      codes.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b),
      [200, 409],
    );
  });

  test('does not undo a suspension', async () => {
    const group = await scene();
    await invite({ groupId: group, email: stranger.email });
    await db.insert(groupMembers).values({ groupId: group, memberId: stranger.memberId, status: 'suspended' });
    const [row] = (await listed(group)).data;
    assertProblem(await answer('accept', row?._id ?? '', stranger), 'wrong-state');
    assert.equal((await shown(row?._id ?? '', stranger)).status, 'sent');
  });

  test('expires after thirty days and can be sent again', async () => {
    const group = await scene();
    const id = idOf(await invite({ groupId: group, email: invited.email }));
    await db
      .update(groupInvitations)
      .set({ sentAt: new Date(api.clock.now().getTime() - 30 * DAY) })
      .where(eq(groupInvitations.id, id));
    assert.deepEqual((await shown(id, invited)).can, { accept: false, decline: false });
    assertProblem(await answer('accept', id, invited), 'wrong-state');
    assert.equal((await listed(group)).data[0]?.status, 'expired');
    const again = await invite({ groupId: group, email: invited.email });
    assert.deepEqual([again.invitationId, again.known], [id, false]);
    assertDone(await answer('accept', id, invited));
  });
});

describe('invitations of a group', () => {
  test('are for its admins only', async () => {
    const group = await scene();
    const id = idOf(await invite({ groupId: group, email: 'rieng@example.vn' }));
    const list = (as?: TestMember) => api.get(`/members/getListGroupInvitation/${group}`, { as });
    for (const as of [undefined, stranger, member, other, overseer, staff]) {
      assertProblem(await list(as), as ? 'forbidden' : 'unauthenticated');
      for (const deed of ['withdraw', 'resend'])
        assertProblem(await answer(deed, id, as), as ? 'not-found' : 'unauthenticated');
      assertProblem(await add(as, { groupId: group, email: 'x@example.vn' }), as ? 'forbidden' : 'unauthenticated');
    }
    assertProblem(await api.get(`/members/getListGroupInvitation/${ABSENT}`, { as: admin }), 'not-found');
    const { data } = await listed(group);
    assert.deepEqual(
      data.map(({ email, status, can }) => [email, status, can]),
      [['rieng@example.vn', 'sent', { withdraw: true, resend: true }]],
    );
  });

  test('can be resent and withdrawn, and a withdrawn link leads nowhere', async () => {
    const group = await scene();
    await invite({ groupId: group, email: 'thu-hoi@example.vn' });
    const { id, key } = await linkTo('thu-hoi@example.vn');
    api.clock.advance(1000);
    assertDone(await answer('resend', id, admin));
    assert.deepEqual(await linkTo('thu-hoi@example.vn', 2).then((link) => [link.id, link.key]), [id, key]);
    assertDone(await answer('withdraw', id, admin));
    assertProblem(await answer('withdraw', id, admin), 'wrong-state');
    assertProblem(await answer('resend', id, admin), 'wrong-state');
    assertProblem(await open(id, undefined, key), 'not-found');
    assertProblem(await answer('accept', id, stranger, key), 'not-found');
    const acts = await db.select().from(auditEntries).where(eq(auditEntries.targetId, group));
    assert.deepEqual([...new Set(acts.map(({ act }) => act))], ['group.invite']);
    assert.doesNotMatch(JSON.stringify(acts), /thu-hoi/);
  });

  test('to become admin end with their sender’s role, and removal ends those to the removed', async () => {
    const group = await scene();
    const change = (who: TestMember, body: object, as = admin) =>
      api.put(`/members/updateMemberStatusById/${who.memberId}`, { as, body: { groupId: group, ...body } });
    assertDone(await change(member, { action: 'role', role: 'admin' }));
    const asAdmin = idOf(await invite({ groupId: group, memberId: stranger.memberId, role: 'admin' }, member));
    const asMember = idOf(await invite({ groupId: group, email: 'o-lai@example.vn' }, member));
    const toThem = idOf(await invite({ groupId: group, memberId: invited.memberId }));
    await db
      .insert(groupMembers)
      .values({ groupId: group, memberId: invited.memberId, role: 'member', status: 'accepted' });
    assertDone(await change(member, { action: 'remove' }));
    assertDone(await change(invited, { action: 'remove' }));
    assertProblem(await answer('accept', asAdmin, stranger), 'not-found');
    assertProblem(await answer('accept', toThem, invited), 'not-found');
    assert.equal((await invite({ groupId: group }, invited)).outcome, 'requested');
    assert.deepEqual(
      (await listed(group)).data.map(({ _id }) => _id),
      [asMember],
    );
  });

  test('need a verified admin and one valid address', async () => {
    const group = await scene();
    const unverified = await api.signUp('quan-tri@example.vn', { verified: false });
    await db
      .insert(groupMembers)
      .values({ groupId: group, memberId: unverified.memberId, role: 'admin', status: 'accepted' });
    assertProblem(await add(unverified, { groupId: group, email: 'a@example.vn' }), 'account-unverified');
    assertProblem(await add(admin, { groupId: group, email: 'a' }), 'invalid', ['email:email']);
    assertProblem(await add(admin, { groupId: group, phone: '12' }), 'invalid', ['phone:phone']);
    assertProblem(await add(admin, { groupId: group, email: 'a@example.vn', phone: '0912345678' }), 'invalid', [
      'email:invalid',
    ]);
    assertProblem(await add(admin, { groupId: group, email: 'a@example.vn', role: 'king' }), 'invalid', [
      'role:choice',
    ]);
  });
});

describe('limits of inviting', () => {
  test('silently end at five letters a day to one address', async () => {
    const strict = await startTestApi({ realLimits: true });
    const boss = await strict.signUp('boss@example.vn');
    for (let n = 0; n < 7; n++) {
      const group = await makeGroup(strict, { admins: [boss] });
      const body = { groupId: group, email: 'nhieu@example.vn' };
      const made = assertDone<{ data: AddOutcome }>(
        await strict.post('/members/createGroupMmeber', { as: boss, body }),
      );
      assert.equal(made.data.known, false);
    }
    await strict.messageTo('nhieu@example.vn', 5);
    const toThem = (strict.api.outbox?.list() ?? []).filter(({ to }) => to === 'nhieu@example.vn');
    assert.equal(toThem.length, 5);
  });

  test('start at twenty a day over all groups, and rise with age and accepted invitations', async () => {
    const strict = await startTestApi({ realLimits: true });
    const { db: strictDb } = strict.api.platform;
    const [boss, second, third] = [
      await strict.signUp('boss@example.vn'),
      await strict.signUp('second@example.vn'),
      await strict.signUp('third@example.vn'),
    ];
    let sent = 0;
    const inviteTo = (group: string, as: TestMember) =>
      strict.post('/members/createGroupMmeber', {
        as,
        body: { groupId: group, email: `nguoi-${(sent += 1)}@example.vn` },
      });
    const many = [await makeGroup(strict, { admins: [boss] }), await makeGroup(strict, { admins: [boss, second] })];
    for (let n = 0; n < 20; n += 1) assertDone(await inviteTo(many[n % 2] ?? '', boss));
    for (const group of many) assertProblem(await inviteTo(group, boss), 'rate-limited');
    assertProblem(await inviteTo(await makeGroup(strict, { admins: [boss] }), boss), 'rate-limited');
    for (let n = 0; n < 9; n += 1) assertDone(await inviteTo(many[1] ?? '', second));
    assertProblem(await inviteTo(many[1] ?? '', second), 'rate-limited');

    // A group that is a week old with ten accepted invitations may send five times as many.
    const createdAt = new Date(strict.clock.now().getTime() - 7 * DAY);
    const known = await makeGroup(strict, { admins: [third], row: { createdAt } });
    for (let n = 0; n < 10; n += 1) {
      const guest = await strict.signUp(`khach-${n}@example.vn`);
      const row = { groupId: known, email: guest.email, status: 'accepted', invitedBy: third.memberId } as const;
      const times = { createdAt, sentAt: createdAt, answeredAt: createdAt, answeredBy: guest.memberId };
      await strictDb.insert(groupInvitations).values({ ...row, ...times, id: uuidv7() });
    }
    for (let n = 0; n < 21; n += 1) assertDone(await inviteTo(known, third));
  });

  test('are not used up by members who may not invite', async () => {
    const strict = await startTestApi({ realLimits: true });
    const [boss, rival] = [await strict.signUp('boss@example.vn'), await strict.signUp('rival@example.vn')];
    const group = await makeGroup(strict, { admins: [boss] });
    const inviteBy = (as: TestMember, email: string) =>
      strict.post('/members/createGroupMmeber', { as, body: { groupId: group, email } });
    for (let n = 0; n < 25; n += 1) assertProblem(await inviteBy(rival, `la-${n}@example.vn`), 'forbidden');
    assertDone(await inviteBy(boss, 'quen@example.vn'));
  });

  test('do not count invitations to an address that is invited already', async () => {
    const strict = await startTestApi({ realLimits: true });
    const boss = await strict.signUp('boss@example.vn');
    const group = await makeGroup(strict, { admins: [boss] });
    const body = { groupId: group, email: 'mot-nguoi@example.vn' };
    for (let n = 0; n < 25; n += 1) assertDone(await strict.post('/members/createGroupMmeber', { as: boss, body }));
  });
});
