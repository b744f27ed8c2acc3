import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Session } from '@m4u/contract/identity/auth/result';
import type { ErrorCode } from '@m4u/contract/http/errors';
import type { GroupAction, GroupMember, GroupStanding, ManagedGroup } from '@m4u/contract/profile/group/people';
import type { GroupStatus } from '@m4u/contract/profile/group/roles';
import { and, eq } from '../../../platform/database/orm.ts';
import { auditEntries } from '../../../insight/audit/tables.ts';
import { notifications } from '../../../social/notification/tables.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { makeAgency, makeGroup, makeStaff, watchEvents } from '../../../testing/factories/profiles.ts';
import { members } from '../../member/tables.ts';
import { groupMembers } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '019a0000-0000-7000-8000-000000000000';
const names = {
  admin: 'Nguyễn Đức Anh',
  second: 'Bùi Thị Sương',
  member: 'Đỗ Văn Bình',
  applicant: 'Nguyễn Thị Đức Hạnh',
  suspended: 'Trần Văn Cường',
  stranger: 'Lê Thị Em',
  other: 'Phan Văn Giang',
  overseer: 'Vũ Thị Hoa',
  staff: 'Ngô Văn Khoa',
};
type Name = keyof typeof names;
const people = Object.fromEntries(
  await Promise.all(
    Object.entries(names).map(async ([key, name]) => [key, await api.signUp(`${key}@example.vn`, { name })] as const),
  ),
) as Record<Name, TestMember>;
const { admin, second, member, applicant, suspended, stranger, other, overseer, staff } = people;
await makeStaff(api, staff);
const agencyId = await makeAgency(api, { admins: [overseer] });

/** Makes a group with a person in every state. */
const scene = async (): Promise<string> => {
  const id = await makeGroup(api, {
    row: { agencyId },
    admins: [admin, second],
    members: [member],
    requested: [applicant],
  });
  await db.insert(groupMembers).values({ groupId: id, memberId: suspended.memberId, status: 'suspended' });
  return id;
};
const id = await scene();
await makeGroup(api, { row: { name: 'Nhóm khác' }, admins: [other] });

type List = { data: GroupMember[]; total: number; totalAll: number };
const listed = async (as?: TestMember, query = '', group = id) =>
  assertDone<List>(await api.get(`/members/getListMemberByGroupId/${group}${query}`, { as }));
const change = (as: TestMember | undefined, whom: TestMember, action: GroupAction, group: string, more: object = {}) =>
  api.put(`/members/updateMemberStatusById/${whom.memberId}`, { as, body: { groupId: group, action, ...more } });
const add = (as: TestMember | undefined, body: object) => api.post('/members/createGroupMmeber', { as, body });
const rowOf = async (group: string, { memberId }: TestMember) =>
  (
    await db
      .select()
      .from(groupMembers)
      .where(and(eq(groupMembers.groupId, group), eq(groupMembers.memberId, memberId)))
  )[0];
const actsOf = async ({ memberId }: TestMember) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.targetId, memberId))).map(({ act }) => act);
const noticesOf = async ({ memberId }: TestMember, kind: string) =>
  (await db.select().from(notifications).where(eq(notifications.memberId, memberId))).filter(
    (row) => row.kind === kind && row.openedAt === null,
  );

describe('people of a group', () => {
  test('are listed by name to everybody when they are accepted', async () => {
    for (const reader of [undefined, stranger, member, admin, suspended, applicant]) {
      const { data, total, totalAll } = await listed(reader);
      assert.deepEqual(
        data.map(({ person }) => person.name),
        [names.second, names.member, names.admin],
      );
      assert.deepEqual([total, totalAll], [3, 3]);
    }
    const [first] = (await listed(admin)).data;
    assert.deepEqual([first?.role, first?.can.suspend, first?.can.accept], ['admin', true, false]);
    assert.equal((await listed(member)).data[0]?.can.suspend, false);
  });

  test('are filtered by name without accents, letter and role, and paged', async () => {
    const found = async (query: string) => {
      const { data, total } = await listed(undefined, query);
      return [total, ...data.map(({ person }) => person.name)];
    };
    assert.deepEqual(await found('?filter[name]=nguyen duc'), [1, names.admin]);
    assert.deepEqual(await found('?filter[name]=D'), [2, names.member, names.admin]);
    assert.deepEqual(await found('?filter[letter]=d'), [1, names.member]);
    assert.deepEqual(await found('?filter[letter]=%23'), [0]);
    assert.deepEqual(await found('?filter[role]=member'), [1, names.member]);
    assert.deepEqual(await found('?page=2&limit=2'), [3, names.admin]);
    assert.deepEqual(await found('?sort=name&order=desc'), [3, names.admin, names.member, names.second]);
    const bySince = await found('?sort=since');
    assert.deepEqual((await found('?sort=since&order=desc')).slice(1), bySince.slice(1).toReversed());
    assert.deepEqual(await found('?page=90000&limit=100'), [3]);
    assert.deepEqual(await found(`?filter=${encodeURIComponent('{"name":"%_","letter":""}')}`), [
      3,
      names.second,
      names.member,
      names.admin,
    ]);
  });

  test('in other states are visible only to its admins, its agency and staff', async () => {
    const states = (status: GroupStatus, as?: TestMember) =>
      api.get(`/members/getListMemberByGroupId/${id}?filter[status]=${status}`, { as });
    const requests = (as?: TestMember) => api.get(`/members/getListMemberRequestByGroupId/${id}`, { as });
    for (const reader of [member, applicant, suspended, stranger, other]) {
      assertProblem(await states('requested', reader), 'forbidden');
      assertProblem(await states('suspended', reader), 'forbidden');
      assertProblem(await requests(reader), 'forbidden');
    }
    assertProblem(await states('requested'), 'forbidden');
    assertProblem(await requests(), 'unauthenticated');
    for (const reader of [overseer, staff]) {
      assertProblem(await requests(reader), 'forbidden');
      assert.equal(assertDone<List>(await states('suspended', reader)).total, 1);
      assert.deepEqual(
        Object.values((await listed(reader)).data[0]?.can ?? {}).filter((may) => may),
        [],
      );
    }
    const list = assertDone<List>(await requests(admin));
    assert.deepEqual([list.total, list.data[0]?.person.name], [1, names.applicant]);
    assert.deepEqual([list.data[0]?.can.accept, list.data[0]?.can.suspend], [true, false]);
  });

  test('are read one by one by its admins only', async () => {
    const one = (as?: TestMember, whom = member.memberId, group = id) =>
      api.get(`/members/getGroupMember/${group}/${whom}`, { as });
    const { data } = assertDone<{ data: GroupMember }>(await one(admin));
    assert.deepEqual([data.person.name, data.can.remove], [names.member, true]);
    assertProblem(await one(admin, stranger.memberId), 'not-found');
    assertProblem(await one(admin, member.memberId, ABSENT), 'not-found');
    assertProblem(await one(admin, 'x'), 'invalid', ['id:invalid']);
    assertProblem(await one(), 'unauthenticated');
    for (const as of [member, applicant, suspended, stranger, other, overseer, staff])
      assertProblem(await one(as), 'forbidden');
  });

  test('with a closed page are neither listed nor counted', async () => {
    const set = (deletedAt: Date | null) =>
      db.update(members).set({ deletedAt }).where(eq(members.id, member.memberId));
    await set(new Date());
    const { data, total } = await listed(admin);
    await set(null);
    assert.deepEqual([data.length, total, (await listed()).total], [2, 2, 3]);
  });

  test('of an absent, deleted or locked group are not found', async () => {
    const deleted = await makeGroup(api, { admins: [admin], row: { deletedAt: new Date() } });
    const locked = await makeGroup(api, { admins: [admin], row: { lockedAt: new Date() } });
    for (const group of [ABSENT, deleted, locked]) {
      assertProblem(await api.get(`/members/getListMemberByGroupId/${group}`), 'not-found');
      assertProblem(await api.get(`/members/getGroupStanding/${group}`, { as: stranger }), 'not-found');
      assertProblem(await add(stranger, { groupId: group }), 'not-found');
      assertProblem(await change(admin, admin, 'title', group, { title: 'x' }), 'not-found');
    }
    assertProblem(await api.get('/members/getListMemberByGroupId/x'), 'invalid', ['groupId:invalid']);
    assertProblem(await api.get(`/members/getListMemberByGroupId/${id}?sort=title`), 'invalid', ['sort:choice']);
    assertProblem(
      await api.get(`/members/getListMemberByGroupId/${id}?filter[letter]=ab&filter[role]=boss`),
      'invalid',
      ['filter.role:choice', 'filter.letter:choice'],
    );
  });
});

const statuses = ['none', 'requested', 'accepted', 'suspended'] as const;
/** Ownership has tests of its own (`roles.test.ts`). */
type StandingAction = Exclude<GroupAction, `${string}-ownership`>;
const actions: Readonly<
  Record<StandingAction, { from: readonly (typeof statuses)[number][]; to: GroupStatus | 'none' }>
> = {
  accept: { from: ['requested'], to: 'accepted' },
  refuse: { from: ['requested'], to: 'none' },
  role: { from: ['accepted'], to: 'accepted' },
  title: { from: ['accepted', 'suspended'], to: 'accepted' },
  suspend: { from: ['accepted'], to: 'suspended' },
  reinstate: { from: ['suspended'], to: 'accepted' },
  remove: { from: ['accepted', 'suspended'], to: 'none' },
  leave: { from: ['requested', 'accepted', 'suspended'], to: 'none' },
};
const more = { role: 'admin', title: 'Thủ quỹ' };

describe('actions on people of a group', () => {
  for (const [action, { from, to }] of Object.entries(actions) as [StandingAction, (typeof actions)['accept']][])
    test(`${action} from every state by every actor`, async () => {
      const whom = stranger;
      const group = await scene();
      for (const status of statuses) {
        const arrange = async () => {
          await db
            .delete(groupMembers)
            .where(and(eq(groupMembers.groupId, group), eq(groupMembers.memberId, whom.memberId)));
          if (status !== 'none')
            await db.insert(groupMembers).values({ groupId: group, memberId: whom.memberId, status });
        };
        const asBody = action === 'role' ? { role: more.role } : action === 'title' ? { title: more.title } : {};
        const expected = (as: TestMember | undefined): ErrorCode | 'done' => {
          if (!as) return 'unauthenticated';
          const mayTry = action === 'leave' ? as === whom : as === admin;
          if (!mayTry) return 'forbidden';
          if (status === 'none') return 'not-found';
          return from.includes(status) ? 'done' : 'wrong-state';
        };
        for (const as of [undefined, whom, member, applicant, suspended, other, overseer, staff, admin]) {
          await arrange();
          const answer = await change(as, whom, action, group, asBody);
          const expectation = expected(as);
          if (expectation !== 'done') {
            assertProblem(answer, expectation);
            assert.equal((await rowOf(group, whom))?.status ?? 'none', status);
            continue;
          }
          const after = (await rowOf(group, whom))?.status ?? 'none';
          assert.equal(after, action === 'title' ? status : to);
          const { member: shown } = assertDone<{ data: { member: GroupMember | null } }>(answer).data;
          assert.equal(shown?.status ?? 'none', after);
          // The same action fails the second time.
          if (action !== 'title')
            assertProblem(await change(as, whom, action, group, asBody), to === 'none' ? 'not-found' : 'wrong-state');
        }
      }
    });

  test('by an admin are recorded in the audit, and one’s own are not', async () => {
    const group = await scene();
    assertDone(await change(admin, applicant, 'accept', group));
    assertDone(await change(second, applicant, 'suspend', group));
    assertDone(await change(applicant, applicant, 'leave', group));
    assert.deepEqual((await actsOf(applicant)).slice(-2), ['group.accept', 'group.suspend']);
  });

  test('need their required fields, and no admin suspends or removes themselves', async () => {
    assertProblem(await change(admin, member, 'role', id), 'invalid', ['role:required']);
    assertProblem(await change(admin, member, 'title', id), 'invalid', ['title:required']);
    assertProblem(await change(admin, member, 'fly' as GroupAction, id), 'invalid', ['action:choice']);
    assertProblem(await change(admin, admin, 'suspend', id), 'forbidden');
    assertProblem(await change(admin, admin, 'remove', id), 'forbidden');
  });

  test('of two admins at once succeed once, and the other gets a conflict', async () => {
    const group = await scene();
    for (const [action, whom, body] of [
      ['accept', applicant, {}],
      ['suspend', member, {}],
      ['role', applicant, { role: 'admin' }],
      ['reinstate', suspended, {}],
    ] as const) {
      const answers = await Promise.all([admin, second].map((as) => change(as, whom, action, group, body)));
      assert.deepEqual(
        answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b),
        [200, 409],
      );
    }
  });

  test('never leave a group without an admin, also when two leave at once', async () => {
    for (const action of ['leave', 'role'] as const) {
      const group = await makeGroup(api, { admins: [admin, second], members: [member] });
      const both = [admin, second].map((who) =>
        change(who, who, action, group, action === 'role' ? { role: 'member' } : {}),
      );
      const codes = (await Promise.all(both)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
      assert.deepEqual(codes, [200, 409]);
      const [last] = (await listed(undefined, '?filter[role]=admin', group)).data;
      const who = [admin, second].find(({ memberId }) => memberId === last?._id);
      assertProblem(await change(who, who ?? admin, 'leave', group), 'last-admin');
    }
    const pair = await makeGroup(api, { admins: [admin, second] });
    const each = [change(admin, second, 'suspend', pair), change(second, admin, 'suspend', pair)];
    const codes = (await Promise.all(each)).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    assert.deepEqual(codes, [200, 403]);
  });

  test('suspending takes away what an accepted member has, also in the session', async () => {
    const group = await scene();
    const contacts = [{ kind: 'phone', value: '1900 1234', policy: 'friends' }];
    assertDone(await api.put(`/groupAndBrand/updateUById/${group}`, { as: admin, body: { contacts } }));
    const newMember = await api.signUp('fresh@example.vn', { name: 'Hồ Thị Mới' });
    const countContacts = async () =>
      assertDone<{ data: { contacts: unknown[] } }>(
        await api.get(`/groupAndBrand/getGDByById/${group}`, { as: newMember }),
      ).data.contacts.length;
    const brand = async () =>
      assertDone<Session>(
        await api.post('/auth/login', { body: { email: newMember.email, password: newMember.password } }),
      ).brandGroup?._id;
    assertDone(await add(newMember, { groupId: group }));
    assert.deepEqual([await countContacts(), await brand()], [0, undefined]);
    assertDone(await change(admin, newMember, 'accept', group));
    assert.deepEqual([await countContacts(), await brand()], [1, group]);
    assertDone(await change(admin, newMember, 'suspend', group));
    assert.deepEqual([await countContacts(), await brand()], [0, undefined]);
    assertDone(await change(admin, newMember, 'reinstate', group));
    assert.deepEqual([await countContacts(), await brand()], [1, group]);
  });
});

describe('asking to join', () => {
  test('notifies the admins until the request is answered', async () => {
    const group = await makeGroup(api, { admins: [admin], row: { name: 'Nhóm gốm' } });
    const standing = async () =>
      assertDone<{ data: GroupStanding }>(await api.get(`/members/getGroupStanding/${group}`, { as: stranger })).data;
    const about = async (who: TestMember, kind: string) =>
      (await noticesOf(who, kind)).filter(({ subject }) => subject === `${kind} ${group}`);
    assert.deepEqual((await standing()).can, { join: true, cancel: false, leave: false, manage: false, own: false });
    const { data } = assertDone<{ data: { outcome: string } }>(await add(stranger, { groupId: group }));
    assert.equal(data.outcome, 'requested');
    assert.equal(assertDone(await add(stranger, { groupId: group })).data['known'], true);
    assert.deepEqual([(await standing()).status, (await about(admin, 'group-request')).length], ['requested', 1]);
    assertDone(await change(stranger, stranger, 'leave', group));
    assert.deepEqual([(await standing()).status, (await about(admin, 'group-request')).length], ['none', 0]);
    assertDone(await add(stranger, { groupId: group }));
    assert.equal(
      assertDone(await add(admin, { groupId: group, memberId: stranger.memberId })).data['outcome'],
      'accepted',
    );
    assert.deepEqual([(await standing()).status, (await about(stranger, 'group-accepted')).length], ['accepted', 1]);
    assertProblem(await add(stranger, { groupId: group }), 'wrong-state');
    assertProblem(await add(admin, { groupId: group, memberId: stranger.memberId }), 'wrong-state');
    const managed = assertDone<{ data: ManagedGroup[] }>(await api.get('/members/getListManagedGroup', { as: admin }));
    assert.equal(managed.data.find(({ _id }) => _id === group)?.memberTotal, 2);
    assertProblem(await api.get('/members/getListManagedGroup'), 'unauthenticated');
  });

  test('makes nobody an admin, whatever was requested', async () => {
    const group = await scene();
    assert.equal((await rowOf(group, applicant))?.role, 'admin');
    assertDone(await change(admin, applicant, 'accept', group));
    assert.deepEqual((await rowOf(group, applicant))?.role, 'member');
  });

  test('is refused to unverified, suspended and signed-out people', async () => {
    const unverified = await api.signUp('chua@example.vn', { verified: false });
    assertProblem(await add(unverified, { groupId: id }), 'account-unverified');
    assertProblem(await add(suspended, { groupId: id }), 'wrong-state');
    assertProblem(await add(undefined, { groupId: id }), 'unauthenticated');
    assertProblem(await add(admin, { groupId: id }), 'invalid', ['email:required']);
    assertProblem(await add(stranger, {}), 'invalid', ['groupId:invalid']);
  });

  test('announces changes of the group’s and the member’s page', async () => {
    const group = await scene();
    const events = watchEvents(api);
    assertDone(await change(admin, applicant, 'accept', group));
    const tags = events.tags();
    assert.deepEqual(
      [`group:${group}`, `member:${applicant.memberId}`].filter((tag) => !tags.includes(tag)),
      [],
    );
  });
});
