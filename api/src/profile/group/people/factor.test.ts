import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MINUTE } from '@m4u/contract/durations';
import type { AccountProfile } from '@m4u/contract/identity/auth/result';
import type { ApiKey } from '@m4u/contract/insight/integration/schema';
import type { GroupMember, GroupStanding } from '@m4u/contract/profile/group/people';
import { and, desc, eq } from '../../../platform/database/orm.ts';
import { accounts, sessions } from '../../../identity/auth/tables.ts';
import { auditEntries } from '../../../insight/audit/tables.ts';
import { providerOf } from '../../../insight/companySignIn/rules.ts';
import { notifications } from '../../../social/notification/tables.ts';
import { factorCalls } from '../../../testing/factories/factors.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { countQueries } from '../../../testing/server/measure.ts';
import { groupMembers, groups } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const { turnOn } = factorCalls(api);

let names = 0;
const join = () => api.signUp(`hai-buoc-nhom-${++names}@example.vn`);

/** A group with an owner, another owner and an admin; the first owner has a second factor. */
const makeShop = async (requiresFactor = false) => {
  const [owner, coOwner, admin] = [await join(), await join(), await join()];
  const staff = { cashier: await join(), editor: await join(), door: await join() };
  const groupId = await makeGroup(api, {
    row: { name: 'Gốm Nếp', requiresFactor },
    admins: [owner, coOwner, admin],
    staff,
  });
  await db
    .update(groupMembers)
    .set({ owner: true })
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.memberId, coOwner.memberId)));
  return { groupId, owner, coOwner, admin, ...staff, factor: await turnOn(owner) };
};

const setRequired = (groupId: string, as: TestMember | undefined, required: unknown = true) =>
  api.put(`/members/requireSecondFactor/${groupId}`, { as, body: { required } });
const readPeople = (groupId: string, as: Pick<TestMember, 'token'>) =>
  api.get(`/members/getListMemberRequestByGroupId/${groupId}`, { as });
const readSettings = (groupId: string, as: TestMember) => api.get(`/groupAndBrand/getGDUById/${groupId}`, { as });
const standingOf = async (groupId: string, as: TestMember) =>
  assertDone<{ data: GroupStanding }>(await api.get(`/members/getGroupStanding/${groupId}`, { as })).data;
const withheldOf = async (as: TestMember) =>
  assertDone<{ data: AccountProfile }>(await api.get('/auth/profile', { as })).data.withheldGroups;
const newsOf = async ({ memberId }: TestMember, groupId: string) =>
  (await db.select().from(notifications).where(eq(notifications.memberId, memberId)))
    .filter((row) => row.kind === 'group-staff' && row.data['group'] === groupId && row.openedAt === null)
    .map((row) => row.data['news']);

describe('requiring the second factor of a group’s admins', () => {
  test('is for an owner who has one and has just given it', async () => {
    const { groupId, owner, coOwner, admin, cashier, factor } = await makeShop();
    assertProblem(await setRequired(groupId, coOwner), 'second-factor-missing');
    for (const as of [admin, cashier, await join()]) assertProblem(await setRequired(groupId, as), 'forbidden');
    assertProblem(await setRequired(groupId, undefined), 'unauthenticated');
    assertProblem(await setRequired(groupId, owner, 'perhaps'), 'invalid', ['required:invalid']);
    assertProblem(await setRequired('019a0000-0000-7000-8000-000000000000', owner), 'not-found');
    api.clock.advance(11 * MINUTE);
    assertProblem(await setRequired(groupId, owner), 'second-factor-required');
    assertDone(await api.post('/auth/factor/give', { as: owner, body: { code: factor.nextCode() } }));
    assertDone(await setRequired(groupId, owner));
    assert.equal((await standingOf(groupId, owner)).factorRequired, true);
    assert.equal((await standingOf(groupId, cashier)).factorRequired, null);
  });

  test('is for a verified owner only', async () => {
    const { groupId, owner } = await makeShop();
    await db.update(accounts).set({ verifiedAt: null }).where(eq(accounts.memberId, owner.memberId));
    assertProblem(await setRequired(groupId, owner), 'account-unverified');
  });

  test('tells the admins once, the other owners of its end, and is in the log', async () => {
    const { groupId, owner, coOwner, admin, cashier } = await makeShop();
    for (let times = 0; times < 2; times += 1) assertDone(await setRequired(groupId, owner));
    for (const each of [coOwner, admin]) assert.deepEqual(await newsOf(each, groupId), ['factor-on']);
    for (const each of [owner, cashier]) assert.deepEqual(await newsOf(each, groupId), []);
    assertDone(await setRequired(groupId, owner, false));
    assert.deepEqual(await newsOf(coOwner, groupId), ['factor-off']);
    assert.deepEqual([await newsOf(admin, groupId), await newsOf(owner, groupId)], [[], []]);
    const entries = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.act, 'group.factor'), eq(auditEntries.targetId, groupId)))
      .orderBy(desc(auditEntries.id));
    assert.deepEqual(
      entries.map(({ detail }) => detail['status']),
      ['off', 'on'],
    );
    assertDone(await readPeople(groupId, admin));
  });
});

describe('an admin of a group that requires the second factor', () => {
  test('has no rights without one, until the session gives it', async () => {
    const { groupId, owner, coOwner, admin } = await makeShop();
    assertDone(await setRequired(groupId, owner));
    assertDone(await readSettings(groupId, owner));
    for (const as of [coOwner, admin]) {
      assertProblem(await readSettings(groupId, as), 'second-factor-missing');
      assertProblem(await setRequired(groupId, as, false), 'second-factor-missing');
      assert.deepEqual(await withheldOf(as), [groupId]);
    }
    const { nextCode } = await turnOn(admin);
    assertDone(await readSettings(groupId, admin));
    assert.deepEqual(await withheldOf(admin), []);
    // Turned on anew elsewhere: this session gives it again.
    const later = new Date(api.clock.now().getTime() + 1);
    await db.update(accounts).set({ factorSince: later }).where(eq(accounts.memberId, admin.memberId));
    assertProblem(await readSettings(groupId, admin), 'second-factor-required');
    assertDone(await api.post('/auth/factor/give', { as: admin, body: { code: nextCode() } }));
    assertDone(await readSettings(groupId, admin));
  });

  test('loses the rights with the factor, and cannot end the rule without it', async () => {
    const { groupId, owner, factor } = await makeShop();
    assertDone(await setRequired(groupId, owner));
    assertDone(await api.post('/auth/factor/remove', { as: owner, body: { code: factor.nextCode() } }));
    assertProblem(await readPeople(groupId, owner), 'second-factor-missing');
    assertProblem(await setRequired(groupId, owner, false), 'second-factor-missing');
    await turnOn(owner);
    assertDone(await setRequired(groupId, owner, false));
  });

  test('is asked in a session of the company’s own provider too', async () => {
    const { groupId, admin } = await makeShop(true);
    await db
      .update(sessions)
      .set({ begunBy: providerOf(groupId) })
      .where(
        eq(
          sessions.accountId,
          db.select({ id: accounts.id }).from(accounts).where(eq(accounts.memberId, admin.memberId)),
        ),
      );
    assertProblem(await readPeople(groupId, admin), 'second-factor-missing');
  });

  test('still reads what members read, leaves, and acts in other groups', async () => {
    const { groupId, admin } = await makeShop(true);
    const other = await makeGroup(api, { admins: [admin] });
    assertDone(await readPeople(other, admin));
    const people = await api.get(`/members/getListMemberByGroupId/${groupId}`, { as: admin });
    for (const { can } of assertDone<{ data: GroupMember[] }>(people).data)
      assert.equal(
        Object.entries(can).some(([action, isAllowed]) => isAllowed && action !== 'leave'),
        false,
      );
    assertDone(await api.get(`/groupAndBrand/getGDByById/${groupId}`, { as: admin }));
    assert.equal((await standingOf(groupId, admin)).can.manage, true);
    const body = { groupId, action: 'leave' };
    assertDone(await api.put(`/members/updateMemberStatusById/${admin.memberId}`, { as: admin, body }));
    assert.deepEqual(await withheldOf(admin), []);
  });

  test('does not keep a group’s hidden pieces', async () => {
    const { groupId, admin } = await makeShop();
    const body = { groupId, title: 'Nháp', content: '<p>Nháp</p>', policy: 'private' };
    const made = await api.post('/brandBlog/insert', { as: admin, body });
    const { _id } = assertDone<{ data: { _id: string } }>(made).data;
    await db.update(groups).set({ requiresFactor: true }).where(eq(groups.id, groupId));
    assertProblem(await api.get(`/members/blog/${_id}`, { as: admin }), 'second-factor-missing');
    assertProblem(await api.get(`/members/blog/${_id}`, { as: await join() }), 'not-found');
  });

  test('costs no statement more', async () => {
    const { groupId, admin } = await makeShop();
    await turnOn(admin);
    const read = async () => void assertDone(await readPeople(groupId, admin));
    await read();
    const before = await countQueries(read);
    await db.update(groups).set({ requiresFactor: true }).where(eq(groups.id, groupId));
    assert.equal(await countQueries(read), before);
  });
});

test('cashiers, editors and door staff need no second factor', async () => {
  const { groupId, cashier, editor, door } = await makeShop(true);
  assertDone(await api.get(`/members/getCustomer/${groupId}?query=hoa`, { as: cashier }));
  assertDone(await readSettings(groupId, editor));
  assertDone(await api.get(`/logsCheckIn/getHistory?filter[groupId]=${groupId}`, { as: door }));
  for (const each of [cashier, editor, door]) assert.deepEqual(await withheldOf(each), []);
});

test('a key of the group goes on working', async () => {
  const { groupId, owner, admin } = await makeShop();
  const body = { name: 'Máy tính tiền', scopes: ['members.read'], days: '30' };
  const made = await api.post(`/integration/${groupId}/keys`, { as: admin, body });
  const { secret } = assertDone<{ data: ApiKey & { secret: string } }>(made).data;
  assertDone(await setRequired(groupId, owner));
  assertProblem(await readPeople(groupId, admin), 'second-factor-missing');
  assertDone(await readPeople(groupId, { token: secret }));
});
