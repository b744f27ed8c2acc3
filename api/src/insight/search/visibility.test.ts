import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Found } from '@m4u/contract/insight/search';
import { eq } from '../../platform/database/orm.ts';
import { contentItems } from '../../content/item/tables.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { block, makeGroup, makeStaff, relate } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;

const named = (email: string, name: string, verified = true) => api.signUp(`${email}@example.vn`, { name, verified });
const [owner, friend, asker, blocked, blocker, stranger, admin, joined, applicant, unverified, staff] =
  await Promise.all([
    named('owner', 'Mộc Chủ Nhân'),
    named('friend', 'Bạn Thân'),
    named('asker', 'Người Xin'),
    named('blocked', 'Bị Chặn'),
    named('blocker', 'Người Chặn'),
    named('stranger', 'Người Lạ'),
    named('admin', 'Trưởng Nhóm'),
    named('joined', 'Thành Viên'),
    named('applicant', 'Đang Chờ'),
    named('unverified', 'Mộc Chưa Xác Minh', false),
    named('staff', 'Nhân Viên'),
  ]);
await relate(api, friend, owner);
await relate(api, asker, owner, 'requested');
await block(api, owner, blocked);
await block(api, blocker, owner);
await makeStaff(api, staff);
const phones = (start: string) =>
  (['public', 'friends', 'private'] as const).map((policy, index) => ({
    kind: 'phone' as const,
    value: `${start} 00${index}`,
    policy,
  }));
await db
  .update(members)
  .set({ contacts: phones('0912 345') })
  .where(eq(members.id, owner.memberId));
const group = await makeGroup(api, {
  row: { name: 'Mộc Sông Thu', contacts: phones('+84 981 222') },
  admins: [admin],
  members: [joined],
  requested: [applicant],
});

const levels = ['public', 'friends', 'private'] as const;
const write = async (
  kind: 'post' | 'product' | 'relic',
  ownerKind: 'member' | 'group',
  ownerId: string,
  policy: (typeof levels)[number],
) => {
  const id = uuidv7();
  const now = api.clock.now();
  const row = {
    rank: 'a0',
    createdAt: now,
    updatedAt: now,
    ownerKind,
    ownerId,
    policy,
    title: `Mộc ${ownerKind} ${policy}`,
  } as const;
  await db.insert(contentItems).values({ id, kind, ...row });
  return id;
};
for (const policy of levels) {
  await write('post', 'member', owner.memberId, policy);
  await write('product', 'group', group, policy);
}

const find = async (q: string, as?: TestMember): Promise<string[]> => {
  const query = new URLSearchParams({ q, limit: '50' }).toString();
  const { data } = assertDone<{ data: Found[] }>(await api.get(`/elasticSeach/search?${query}`, { as }));
  return data.map(({ name }) => name).toSorted();
};

// The group's people are found by its name.
const PEOPLE = ['Thành Viên', 'Trưởng Nhóm'];
const PAGES = ['Mộc Chủ Nhân', 'Mộc Sông Thu', ...PEOPLE];
const OF_ALL = ['Mộc group public', 'Mộc member public'];
const visible = (...others: string[]) => [...PAGES, ...OF_ALL, ...others].toSorted();

describe('visible results of each reader', () => {
  const readers: readonly (readonly [string, TestMember | undefined, readonly string[]])[] = [
    ['a visitor', undefined, visible()],
    ['a stranger', stranger, visible()],
    ['a member who asked for friendship', asker, visible()],
    ['a friend', friend, visible('Mộc member friends')],
    ['the owner', owner, visible('Mộc member friends', 'Mộc member private')],
    ['a member of the group', joined, visible('Mộc group friends')],
    ['an admin of the group', admin, visible('Mộc group friends', 'Mộc group private')],
    ['a member who asked to join the group', applicant, visible()],
    ['a member blocked by the owner', blocked, ['Mộc Sông Thu', 'Mộc group public', ...PEOPLE]],
    ['a member who blocked the owner', blocker, ['Mộc Sông Thu', 'Mộc group public', ...PEOPLE]],
    ['staff', staff, visible()],
    ['an unverified member', unverified, visible()],
  ];
  for (const [who, as, expected] of readers)
    test(who, async () => {
      assert.deepEqual(await find('mộc', as), expected);
      assert.deepEqual(await find('moc', as), expected);
    });
});

describe('phone number', () => {
  const called = (number: string, as?: TestMember) => find(number, as);
  test('is found in every usual notation', async () => {
    for (const number of [
      '0912345000',
      '0912 345 000',
      '+84912345000',
      '84 912 345 000',
      '0084 912 345 000',
      '(0912) 345-000',
      '912345000',
    ])
      assert.deepEqual(await called(number), ['Mộc Chủ Nhân'], number);
    assert.deepEqual(await called('0981.222.000'), ['Mộc Sông Thu']);
    assert.deepEqual(await called('091234500'), ['Mộc Chủ Nhân'], 'by its greater part');
    assert.deepEqual(await called('091234'), [], 'not by less');
  });

  test('is found only by readers who may see it', async () => {
    const numbers = ['0912345000', '0912345001', '0912345002', '0981222000', '0981222001', '0981222002'];
    const finds = async (as?: TestMember) =>
      (await Promise.all(numbers.map((number) => called(number, as)))).map((found) => found.length);
    assert.deepEqual(await finds(), [1, 0, 0, 1, 0, 0]);
    assert.deepEqual(await finds(stranger), [1, 0, 0, 1, 0, 0]);
    assert.deepEqual(await finds(friend), [1, 1, 0, 1, 0, 0]);
    assert.deepEqual(await finds(owner), [1, 1, 1, 1, 0, 0]);
    assert.deepEqual(await finds(joined), [1, 0, 0, 1, 1, 0]);
    assert.deepEqual(await finds(admin), [1, 0, 0, 1, 1, 1]);
    assert.deepEqual(await finds(blocked), [0, 0, 0, 1, 0, 0]);
  });
});

describe('search after a change', () => {
  test('finds a member’s new name and phone numbers', async () => {
    const member = await named('renamed', 'Cẩm Tú');
    const update = async (body: Record<string, unknown>) =>
      assertDone(await api.put(`/members/updateMemberById/${member.memberId}`, { as: member, body }));
    await update({ name: 'Cẩm Vân', contacts: [{ kind: 'phone', value: '0909 111 222', policy: 'public' }] });
    assert.deepEqual(
      [await find('cẩm tú'), await find('cam van'), await find('0909111222')],
      [[], ['Cẩm Vân'], ['Cẩm Vân']],
    );
    await update({ name: 'Cẩm Tú', contacts: [] });
    assert.deepEqual([await find('cẩm tú'), await find('cam van'), await find('0909111222')], [['Cẩm Tú'], [], []]);
  });

  test('follows a post that is written, renamed, hidden, deleted and restored', async () => {
    const body = { title: 'Mùa cốm', content: '<p>Thơm.</p>' };
    const { data } = assertDone<{ data: { _id: string } }>(await api.post('/members/insertBlog', { as: owner, body }));
    assert.deepEqual(await find('mua com'), ['Mùa cốm']);
    const update = async (changes: Record<string, string>) =>
      assertDone(await api.put(`/members/updateBlogById/${data._id}`, { as: owner, body: changes }));
    await update({ title: 'Mùa cốm mới' });
    assert.deepEqual(await find('cốm mới'), ['Mùa cốm mới']);
    await update({ policy: 'private' });
    assert.deepEqual([await find('com moi'), await find('com moi', owner)], [[], ['Mùa cốm mới']]);
    await update({ policy: 'public' });
    assert.deepEqual(await find('com moi'), ['Mùa cốm mới']);
    assertDone(await api.put(`/members/deleteBlogById/${data._id}`, { as: owner }));
    assert.deepEqual([await find('com moi'), await find('com moi', owner)], [[], []]);
    assertDone(await api.put(`/content/restore/${data._id}`, { as: owner }));
    assert.deepEqual(await find('com moi'), ['Mùa cốm mới']);
  });

  test('follows blocks and friendships', async () => {
    const member = await named('tram', 'Trầm Hương');
    await write('post', 'member', member.memberId, 'friends');
    await db.update(contentItems).set({ title: 'Trầm kể' }).where(eq(contentItems.ownerId, member.memberId));
    const set = async (isBlocked: boolean) =>
      assertDone(await api.put(`/friend/block/${member.memberId}`, { as: stranger, body: { blocked: isBlocked } }));
    assert.deepEqual(await find('tram', stranger), ['Trầm Hương']);
    await set(true);
    assert.deepEqual(
      [await find('tram', stranger), await find('nguoi la', member), await find('tram')],
      [[], [], ['Trầm Hương']],
    );
    await set(false);
    await relate(api, stranger, member);
    assert.deepEqual(await find('tram', stranger), ['Trầm Hương', 'Trầm kể']);
  });

  test('hides a locked or deleted member with all content', async () => {
    const member = await named('que', 'Quế Chi');
    await write('relic', 'member', member.memberId, 'public');
    await db.update(contentItems).set({ title: 'Quế cổ' }).where(eq(contentItems.ownerId, member.memberId));
    const set = async (deed: string, address = `/admin/members/${member.memberId}/${deed}`) =>
      assertDone(await api.put(address, { as: staff, body: { reason: 'Gửi thư rác cho nhiều người' } }));
    assert.deepEqual(await find('que'), ['Quế Chi', 'Quế cổ']);
    await set('lock');
    assert.deepEqual(await find('que'), []);
    await set('unlock');
    assert.deepEqual(await find('que'), ['Quế Chi', 'Quế cổ']);
    await set('', `/members/deleteMemberById/${member.memberId}`);
    assert.deepEqual(await find('que'), []);
    await set('restore');
    assert.deepEqual(await find('que'), ['Quế Chi', 'Quế cổ']);
  });

  test('hides a locked group with all content', async () => {
    const id = await makeGroup(api, { row: { name: 'Hồi Ức' } });
    await write('post', 'group', id, 'public');
    await db.update(contentItems).set({ title: 'Hồi hương' }).where(eq(contentItems.ownerId, id));
    assert.deepEqual(await find('hoi'), ['Hồi hương', 'Hồi Ức'].toSorted());
    await db.update(groups).set({ lockedAt: api.clock.now() }).where(eq(groups.id, id));
    assert.deepEqual(await find('hoi'), []);
    await db.update(groups).set({ lockedAt: null }).where(eq(groups.id, id));
    assert.equal((await find('hoi')).length, 2);
  });

  test('finds a member once verified', async () => {
    await write('post', 'member', unverified.memberId, 'public');
    await db.update(contentItems).set({ title: 'Dó giấy' }).where(eq(contentItems.ownerId, unverified.memberId));
    assert.deepEqual([await find('do giay'), await find('chua xac')], [[], []]);
    await db.execute(`update accounts set verified_at = now() where member_id = '${unverified.memberId}'`);
    assert.deepEqual([await find('do giay'), await find('chua xac')], [['Dó giấy'], ['Mộc Chưa Xác Minh']]);
  });
});
