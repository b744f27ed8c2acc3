import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { GroupAction, GroupMember, GroupStanding, ManagedGroup } from '@m4u/contract/profile/group/people';
import { GROUP_RIGHTS, GROUP_ROLES, roleCan } from '@m4u/contract/profile/group/roles.rules';
import { and, eq, sql } from '../../../platform/database/orm.ts';
import { auditEntries } from '../../../insight/audit/tables.ts';
import { notifications } from '../../../social/notification/tables.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { members } from '../../member/tables.ts';
import { groupMembers } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const [owner, admin, cashier, stranger] = (await Promise.all(
  ['Chủ quán', 'Quản lý', 'Thu ngân', 'Người lạ'].map((name, index) => api.signUp(`r${index}@example.vn`, { name })),
)) as [TestMember, TestMember, TestMember, TestMember];

const change = (as: TestMember, whom: TestMember, action: GroupAction, groupId: string, more: object = {}) =>
  api.put(`/members/updateMemberStatusById/${whom.memberId}`, { as, body: { groupId, action, ...more } });
const shop = () => makeGroup(api, { row: { name: 'Gốm Nếp' }, admins: [owner, admin], members: [cashier] });
const rowOf = async (group: string, { memberId }: TestMember) =>
  (
    await db
      .select()
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, group), eq(groupMembers.memberId, memberId)))
  )[0];
const newsOf = async ({ memberId }: TestMember, group: string) =>
  (await db.select().from(notifications).where(eq(notifications.memberId, memberId)))
    .filter((row) => row.kind === 'group-staff' && row.data['group'] === group && row.openedAt === null)
    .map((row) => row.data['news']);
const personOf = async (as: TestMember, group: string, whom: TestMember) =>
  assertDone<{ data: GroupMember }>(await api.get(`/members/getGroupMember/${group}/${whom.memberId}`, { as })).data;
const standingOf = async (as: TestMember, group: string) =>
  assertDone<{ data: GroupStanding }>(await api.get(`/members/getGroupStanding/${group}`, { as })).data;

test('the database has the contract’s table of roles', async () => {
  for (const role of GROUP_ROLES)
    for (const right of GROUP_RIGHTS) {
      const { rows } = await db.execute<{ can: boolean }>(sql`select group_role_can(${role}, ${right}) as can`);
      assert.equal(rows[0]?.can, roleCan(role, right), `${role} ${right}`);
    }
});

describe('roles in a group', () => {
  test('are given by admins and told to the owners', async () => {
    const group = await shop();
    const { member: shown } = assertDone<{ data: { member: GroupMember } }>(
      await change(admin, cashier, 'role', group, { role: 'cashier' }),
    ).data;
    assert.deepEqual([shown.role, shown.owner, shown.can.role], ['cashier', false, true]);
    assert.deepEqual([await newsOf(owner, group), await newsOf(admin, group)], [['role'], []]);
    assertProblem(await change(admin, cashier, 'role', group, { role: 'boss' }), 'invalid', ['role:choice']);
    assertProblem(await change(cashier, stranger, 'role', group, { role: 'member' }), 'forbidden');
  });

  test('are visible only to admins and to oneself', async () => {
    const group = await shop();
    assertDone(await change(owner, cashier, 'role', group, { role: 'cashier' }));
    const seenBy = async (as: TestMember | undefined) => {
      const { data } = assertDone<{ data: GroupMember[] }>(
        await api.get(`/members/getListMemberByGroupId/${group}`, { as }),
      );
      return [owner, cashier].map((who) => {
        const person = data.find(({ _id }) => _id === who.memberId);
        return `${person?.role} ${person?.owner}`;
      });
    };
    assert.deepEqual(await seenBy(admin), ['admin true', 'cashier false']);
    assert.deepEqual(await seenBy(cashier), ['admin false', 'cashier false']);
    for (const as of [stranger, undefined]) assert.deepEqual(await seenBy(as), ['admin false', 'member false']);
    const filtered = (as: TestMember) =>
      api.get(`/members/getListMemberByGroupId/${group}?filter[role]=cashier`, { as });
    assertProblem(await filtered(stranger), 'forbidden');
    assert.equal(assertDone<{ total: number }>(await filtered(admin)).total, 1);
  });

  test('decide which groups a member’s list has', async () => {
    const group = await shop();
    assertDone(await change(owner, cashier, 'role', group, { role: 'cashier' }));
    const lists = async (as: TestMember, right = '') =>
      assertDone<{ data: ManagedGroup[] }>(await api.get(`/members/getListManagedGroup${right}`, { as })).data.some(
        ({ _id }) => _id === group,
      );
    assert.deepEqual(
      [await lists(cashier), await lists(cashier, '?right=counter'), await lists(cashier, '?right=door')],
      [false, true, false],
    );
    assert.deepEqual([await lists(admin), await lists(admin, '?right=counter')], [true, true]);
  });
});

describe('owners of a group', () => {
  test('begin with the first admin, and others cannot remove them or change their role', async () => {
    const group = await shop();
    assert.deepEqual([(await rowOf(group, owner))?.owner, (await rowOf(group, admin))?.owner], [true, false]);
    for (const [action, more] of [
      ['role', { role: 'member' }],
      ['suspend', {}],
      ['remove', {}],
    ] as const)
      assertProblem(await change(admin, owner, action, group, more), 'forbidden');
    const { can } = await personOf(admin, group, owner);
    assert.deepEqual([can.role, can.suspend, can.remove, can.title], [false, false, false, true]);
    for (const [action, more] of [
      ['role', { role: 'member' }],
      ['leave', {}],
      ['give-up-ownership', {}],
    ] as const)
      assertProblem(await change(owner, owner, action, group, more), 'last-owner');
  });

  test('hand over with consent, and step down while another owner is left', async () => {
    const group = await shop();
    assertProblem(await change(admin, admin, 'accept-ownership', group), 'wrong-state');
    assertProblem(await change(owner, cashier, 'offer-ownership', group), 'wrong-state');
    assertProblem(await change(admin, admin, 'offer-ownership', group), 'forbidden');
    assertDone(await change(owner, admin, 'offer-ownership', group));
    assertProblem(await change(owner, admin, 'offer-ownership', group), 'wrong-state');
    assert.deepEqual(await newsOf(admin, group), ['owner-offered']);
    assert.equal((await standingOf(admin, group)).ownershipOffered, true);
    assertProblem(await change(owner, admin, 'accept-ownership', group), 'forbidden');
    assertDone(await change(admin, admin, 'accept-ownership', group));
    assert.deepEqual([await newsOf(admin, group), await newsOf(owner, group)], [[], ['owner-accepted']]);
    assertDone(await change(owner, owner, 'give-up-ownership', group));
    assert.deepEqual([(await rowOf(group, owner))?.owner, (await rowOf(group, owner))?.role], [false, 'admin']);
    assertDone(await change(admin, owner, 'remove', group));
    const acts = await db.select().from(auditEntries).where(eq(auditEntries.targetId, admin.memberId));
    assert.deepEqual(
      acts.slice(-2).map(({ act }) => act),
      ['group.owner-offer', 'group.owner-accept'],
    );
  });

  test('withdraw an offer, and an admin declines one', async () => {
    const group = await shop();
    assertDone(await change(owner, admin, 'offer-ownership', group));
    assertDone(await change(owner, admin, 'withdraw-ownership', group));
    assert.deepEqual(await newsOf(admin, group), []);
    assertDone(await change(owner, admin, 'offer-ownership', group));
    assertDone(await change(admin, admin, 'decline-ownership', group));
    assert.deepEqual(await newsOf(owner, group), ['owner-declined']);
    assertDone(await change(owner, admin, 'offer-ownership', group));
    assertDone(await change(owner, admin, 'role', group, { role: 'editor' }));
    assertDone(await change(owner, admin, 'role', group, { role: 'admin' }));
    assertProblem(await change(admin, admin, 'accept-ownership', group), 'wrong-state');
  });

  test('learn of an admin who is removed', async () => {
    const group = await makeGroup(api, { admins: [owner, admin, cashier] });
    assertDone(await change(admin, cashier, 'remove', group));
    assert.deepEqual(await newsOf(owner, group), ['admin-remove']);
  });

  test('are represented by the admins while no owner has an open page', async () => {
    const group = await shop();
    const close = (deletedAt: Date | null) =>
      db.update(members).set({ deletedAt }).where(eq(members.id, owner.memberId));
    const remove = (as: TestMember) => api.put(`/groupAndBrand/deleteById/${group}`, { as });
    assertProblem(await remove(admin), 'forbidden');
    await close(new Date());
    try {
      assertDone(await remove(admin));
    } finally {
      await close(null);
    }
  });
});
