import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PlacementAct } from '@m4u/contract/content/item/placement';
import type { Post } from '@m4u/contract/content/post';
import type { PlacedPiece } from '@m4u/contract/content/section/placed';
import type { Session } from '@m4u/contract/identity/auth/result';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { inTransaction } from '../../../platform/events/transaction.ts';
import { sql } from '../../../platform/database/orm.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const HOUR = 3_600_000;
const [admin, other, stranger] = await Promise.all([
  api.signUp('admin@example.vn', { name: 'Trần Quản Trị' }),
  api.signUp('other@example.vn', { name: 'Phạm Phụ Tá' }),
  api.signUp('stranger@example.vn'),
]);

const people = [admin, other, stranger];

/** Lets time pass; the sessions have ended then, so that everybody signs in again. */
const later = async (hours: number) => {
  api.clock.advance(hours * HOUR);
  for (const person of people) {
    const { email, password } = person;
    const { accessToken } = assertDone<Session>(await api.post('/auth/login', { body: { email, password } }));
    Object.assign(person, { token: accessToken });
  }
};

let made = 0;
/** A group with two admins, and one of its members. */
const scene = async () => {
  made += 1;
  const member = await api.signUp(`member-${made}@example.vn`, { name: 'Lê Thành Viên' });
  people.push(member);
  return { member, groupId: await makeGroup(api, { admins: [admin, other], members: [member] }) };
};

const writePost = async (as: TestMember, groupId: string): Promise<Post> => {
  const body = { title: 'Mẻ gốm đầu xuân', content: '<p>Lò vừa mở.</p>', groupId };
  return assertDone<{ data: Post }>(await api.post('/members/insertBlog', { as, body })).data;
};
const ask = (act: PlacementAct, id: string, as: TestMember) => api.put(`/content/place/${id}`, { as, body: { act } });
const place = async (act: PlacementAct, id: string, as: TestMember) => void assertDone(await ask(act, id, as));
const change = (id: string, as: TestMember, body: object) => api.put(`/members/updateBlogById/${id}`, { as, body });
const changeMember = async (as: TestMember, { memberId }: TestMember, body: object) =>
  void assertDone(await api.put(`/members/updateMemberStatusById/${memberId}`, { as, body }));

/** Notices of pieces in a group; by default those that are open. */
const notices = async (as: TestMember, groupId: string, isOpen = true) =>
  assertDone<{ data: Notification[] }>(await api.get('/notifications?limit=100', { as })).data.filter(
    ({ kind, opened, path }) => kind === 'group-piece' && path.includes(groupId) && (!isOpen || !opened),
  ).length;

describe('notices of pieces in groups', () => {
  test('come once an hour for each state of a piece', async () => {
    const { member, groupId } = await scene();
    const { _id } = await writePost(member, groupId);
    for (let round = 0; round < 4; round += 1) {
      await place('withdraw', _id, member);
      await place('ask', _id, member);
    }
    // It waited, and was withdrawn.
    assert.equal(await notices(admin, groupId, false), 2);
    await later(1);
    await place('withdraw', _id, member);
    await place('ask', _id, member);
    assert.equal(await notices(admin, groupId), 1);
  });

  test('of a piece that waits stay open when others see it too', async () => {
    const { member, groupId } = await scene();
    const { _id } = await writePost(member, groupId);
    assertDone(await change(_id, member, { policy: 'private' }));
    assert.equal(await notices(admin, groupId), 0);
    const second = await writePost(member, groupId);
    assertDone(await api.put(`/members/deleteBlogById/${second._id}`, { as: member }));
    assert.equal(await notices(admin, groupId), 0);
    await later(1);
    assertDone(await api.put(`/content/restore/${second._id}`, { as: member }));
    assert.deepEqual([await notices(admin, groupId), await notices(other, groupId)], [1, 1]);
  });

  test('are done when the writer leaves the group, or an admin is one no more', async () => {
    const { member, groupId } = await scene();
    const mate = await api.signUp('mate@example.vn');
    people.push(mate);
    await makeMember(groupId, mate);
    await writePost(member, groupId);
    await writePost(mate, groupId);
    assert.deepEqual([await notices(admin, groupId), await notices(other, groupId)], [2, 2]);
    await changeMember(member, member, { groupId, action: 'leave' });
    assert.deepEqual([await notices(admin, groupId), await notices(other, groupId)], [1, 1]);
    await changeMember(admin, other, { groupId, action: 'role', role: 'member' });
    assert.deepEqual([await notices(admin, groupId), await notices(other, groupId)], [1, 0]);
  });
});

const makeMember = async (groupId: string, { memberId }: TestMember) =>
  db.execute(sql`insert into group_members (group_id, member_id, role, status, created_at, updated_at)
    values (${groupId}, ${memberId}, 'member', 'accepted', now(), now())`);

describe('asking a group again', () => {
  test('waits for a day after its no, also by way of no group', async () => {
    const { member, groupId } = await scene();
    const [one, two] = [await writePost(member, groupId), await writePost(member, groupId)];
    await place('refuse', one._id, admin);
    await place('approve', two._id, admin);
    await place('remove', two._id, admin);
    await later(1);
    for (const { _id } of [one, two]) {
      const refused = await ask('ask', _id, member);
      assertProblem(refused, 'invalid', ['act:ask-again']);
      assert.match(JSON.stringify(refused.body), /gửi lại sau 23 giờ nữa/);
    }
    assertDone(await change(one._id, member, { groupId: '' }));
    const list = await api.get(`/content/placed/${groupId}?state=refused`, { as: admin });
    assert.equal(assertDone<{ total: number }>(list).total, 0);
    assertProblem(await change(one._id, member, { groupId }), 'invalid', ['groupId:ask-again']);
    const elsewhere = await makeGroup(api, { admins: [other], members: [member] });
    await later(23);
    assert.equal(
      assertDone<{ data: Post }>(await change(one._id, member, { groupId })).data.placement?.state,
      'waiting',
    );
    await place('ask', two._id, member);
    await place('refuse', two._id, admin);
    // Another group has not refused it.
    const moved = assertDone<{ data: Post }>(await change(two._id, member, { groupId: elsewhere })).data;
    assert.equal(moved.placement?.state, 'waiting');
  });
});

describe('the group of a piece', () => {
  test('is told to others only while it shows the piece', async () => {
    const { member, groupId } = await scene();
    const { _id } = await writePost(member, groupId);
    const read = async (as?: TestMember) => {
      const one = assertDone<{ data: Post }>(await api.get(`/members/blog/${_id}`, { as })).data.groupId;
      const list = assertDone<{ data: Post[]; isHavePostGroup: boolean }>(
        await api.get(`/members/getBlogByMemberId/${member.memberId}`, { as }),
      );
      const found = await api.get(`/members/getBlogByMemberId/${member.memberId}?groupId=${groupId}`, { as });
      const { total } = assertDone<{ total: number }>(found);
      return [one, list.data[0]?.groupId, list.isHavePostGroup, total];
    };
    const [known, unknown] = [
      [groupId, groupId, false, 1],
      [null, null, false, 0],
    ];
    assert.deepEqual([await read(member), await read(stranger), await read()], [known, unknown, unknown]);
    await place('refuse', _id, admin);
    assert.deepEqual([await read(member), await read(stranger), await read()], [known, unknown, unknown]);
    await place('approve', _id, admin);
    const shown = [groupId, groupId, true, 1];
    assert.deepEqual([await read(member), await read(stranger), await read()], [shown, shown, shown]);
    await place('withdraw', _id, member);
    assert.deepEqual([await read(member), await read(stranger), await read()], [known, unknown, unknown]);
  });
});

describe('an act and the end of a membership or a role', () => {
  test('wait for each other, so that nothing is shown of a member who has left', async () => {
    const { member, groupId } = await scene();
    const { _id } = await writePost(member, groupId);
    let approval: Promise<unknown> | undefined;
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`delete from group_members where group_id = ${groupId} and member_id = ${member.memberId}`);
      approval = ask('approve', _id, admin);
      await waitForLock();
    });
    assertProblem((await approval) as Awaited<ReturnType<typeof ask>>, 'wrong-state');
    const shown = assertDone<{ data: PlacedPiece[] }>(await api.get(`/content/placed/${groupId}`));
    assert.deepEqual(shown.data, []);
  });

  test('nor shown at once for somebody who is an admin no more', async () => {
    const { groupId } = await scene();
    const { _id } = await writePost(other, groupId);
    await place('withdraw', _id, other);
    let asking: ReturnType<typeof ask> | undefined;
    await inTransaction(db, async (tx) => {
      await tx.execute(
        sql`update group_members set role = 'member' where group_id = ${groupId} and member_id = ${other.memberId}`,
      );
      asking = ask('ask', _id, other);
      await waitForLock();
    });
    const answer = (await asking) ?? assert.fail();
    assert.equal(assertDone<{ data: { state: string } }>(answer).data.state, 'waiting');
  });

  test('wait for each other when a piece is shared', async () => {
    const { member, groupId } = await scene();
    const { _id } = await writePost(member, '');
    let choice: Promise<unknown> | undefined;
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`delete from group_members where group_id = ${groupId} and member_id = ${member.memberId}`);
      choice = change(_id, member, { groupId });
      await waitForLock();
    });
    assertProblem((await choice) as Awaited<ReturnType<typeof change>>, 'invalid', ['groupId:invalid']);
  });
});

/** Waits until a statement waits for a lock of another transaction. */
const waitForLock = async () => {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await db.execute(
      sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.fail('nothing waits');
};
