import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Placement, PlacementAct } from '@m4u/contract/content/item/placement';
import type { Post } from '@m4u/contract/content/post';
import type { Product } from '@m4u/contract/content/product/schema';
import type { PlacedPiece } from '@m4u/contract/content/section/placed';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { sql } from '../../../platform/database/orm.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { makeGroup, makeStaff, relate, watchEvents } from '../../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const ABSENT = '00000000-0000-7000-8000-000000000000';
const [admin, other, stranger] = await Promise.all([
  api.signUp('admin@example.vn', { name: 'Trần Quản Trị' }),
  api.signUp('other@example.vn', { name: 'Phạm Phụ Tá' }),
  api.signUp('stranger@example.vn'),
]);

let made = 0;
/** A group with two admins, and one of its members. */
const scene = async () => {
  made += 1;
  const name = `Hội Gốm ${made}`;
  const member = await api.signUp(`member-${made}@example.vn`, { name: 'Lê Thành Viên' });
  return { name, member, groupId: await makeGroup(api, { row: { name }, admins: [admin, other], members: [member] }) };
};

const writePost = async (as: TestMember, groupId: string, fields: object = {}): Promise<Post> => {
  const body = { title: 'Mẻ gốm đầu xuân', content: '<p>Lò vừa mở.</p>', groupId, ...fields };
  return assertDone<{ data: Post }>(await api.post('/members/insertBlog', { as, body })).data;
};
const addProduct = async (as: TestMember, groupId: string, fields: object = {}): Promise<Product> => {
  const body = { title: 'Bình men tro', content: '<p>Nung củi.</p>', type: 'sell', groupId, ...fields };
  return assertDone<{ data: Product }>(await api.post('/productMember/insert', { as, body })).data;
};
const ask = (act: string, id: string, as?: TestMember) => api.put(`/content/place/${id}`, { as, body: { act } });
const place = async (act: PlacementAct, id: string, as: TestMember): Promise<Placement> =>
  assertDone<{ data: Placement }>(await ask(act, id, as)).data;
const list = async (groupId: string, as?: TestMember, query = '') =>
  assertDone<{ data: PlacedPiece[]; total: number }>(await api.get(`/content/placed/${groupId}?${query}`, { as }));
const titles = async (...of: Parameters<typeof list>): Promise<(string | undefined)[]> =>
  (await list(...of)).data.map(({ post, product }) => (post ?? product)?.title);
const shownTo = async (groupId: string, as?: TestMember) => (await list(groupId, as)).total;
const texts = async (as: TestMember, of: string) =>
  assertDone<{ data: Notification[] }>(await api.get('/notifications', { as }))
    .data.filter(({ kind, opened, path }) => kind === 'group-piece' && !opened && path.includes(of))
    .map(({ text }) => text);

describe('a member’s piece in a group', () => {
  test('waits for an admin, is shown after the approval, and both are told', async () => {
    const { member, groupId, name } = await scene();
    const post = await writePost(member, groupId);
    assert.equal(post.placement?.state, 'waiting');
    assert.deepEqual(post.placement.group, { _id: groupId, name });
    assert.deepEqual(post.placement.can, { withdraw: true });
    assert.deepEqual([await shownTo(groupId), await titles(groupId, admin, 'state=waiting')], [0, [post.title]]);
    assert.deepEqual(await texts(admin, groupId), [`Lê Thành Viên muốn đưa “${post.title}” lên trang ${name}`]);

    const placement = await place('approve', post._id, admin);
    assert.deepEqual([placement.state, placement.can], ['shown', { remove: true }]);
    const { data, total } = await list(groupId);
    assert.deepEqual(
      [data.map((piece) => [piece.author.name, piece.post?._id, piece.product]), total],
      [[['Lê Thành Viên', post._id, null]], 1],
    );
    assert.deepEqual(data[0]?.placement.can, {});
    assert.deepEqual(await texts(member, post._id), [`${name} đã đưa “${post.title}” của bạn lên trang`]);
    assert.deepEqual(await texts(other, groupId), [`Trần Quản Trị đã đưa “${post.title}” lên trang ${name}`]);
    assert.deepEqual(await texts(admin, groupId), []);
    assert.equal((await list(groupId, admin, 'state=waiting')).total, 0);
  });

  test('is withdrawn by its writer or taken off by an admin, and the other is told', async () => {
    const { member, groupId, name } = await scene();
    const [one, two] = [await writePost(member, groupId, { title: 'Một' }), await addProduct(member, groupId)];
    for (const { _id } of [one, two]) await place('approve', _id, admin);
    assert.equal((await place('withdraw', one._id, member)).state, 'withdrawn');
    assert.deepEqual(await texts(other, groupId), [
      `Lê Thành Viên đã rút “Một” khỏi ${name}`,
      `Trần Quản Trị đã đưa “Bình men tro” lên trang ${name}`,
    ]);
    assert.equal((await place('remove', two._id, other)).state, 'removed');
    assert.deepEqual(await texts(member, two._id), [`${name} đã gỡ “Bình men tro” của bạn khỏi trang`]);
    assert.equal(await shownTo(groupId, member), 0);
    // An admin brings back a piece that an admin has taken off; only its writer brings back a withdrawn one.
    assert.equal((await place('approve', two._id, admin)).state, 'shown');
    assertProblem(await ask('approve', one._id, admin), 'wrong-state');
    assert.equal((await place('ask', one._id, member)).state, 'waiting');
    assert.equal((await place('refuse', one._id, admin)).state, 'refused');
    assert.deepEqual(await texts(member, one._id), [`${name} không duyệt “Một” của bạn`]);
  });

  test('of an admin of the group is shown at once', async () => {
    const { groupId } = await scene();
    const product = await addProduct(admin, groupId, { isBrand: false });
    assert.deepEqual(product.owner, { kind: 'member', id: admin.memberId });
    assert.deepEqual([product.placement?.state, await shownTo(groupId)], ['shown', 1]);
    const own = await addProduct(admin, groupId);
    assert.deepEqual([own.owner, own.groupId, own.placement], [{ kind: 'group', id: groupId }, groupId, null]);
  });

  test('is known to its writer and the admins only, until it is shown', async () => {
    const { member, groupId } = await scene();
    const post = await writePost(member, groupId);
    const seen = async (as?: TestMember) =>
      assertDone<{ data: Post }>(await api.get(`/members/blog/${post._id}`, { as })).data.placement?.state;
    assert.deepEqual(
      [await seen(member), await seen(admin), await seen(stranger), await seen()],
      ['waiting', 'waiting', undefined, undefined],
    );
    for (const as of [member, stranger, undefined])
      assertProblem(await api.get(`/content/placed/${groupId}?state=waiting`, { as }), 'forbidden');
  });

  test('is decided by admins, and withdrawn by its writer, nobody else', async () => {
    const { member, groupId } = await scene();
    const post = await writePost(member, groupId);
    const mate = await api.signUp('mate@example.vn');
    const foreign = await api.signUp('foreign@example.vn');
    await makeGroup(api, { admins: [foreign] });
    for (const as of [mate, stranger, foreign])
      for (const act of ['approve', 'refuse', 'remove', 'ask', 'withdraw'] as const)
        assertProblem(await ask(act, post._id, as), 'forbidden');
    assertProblem(await ask('approve', post._id, member), 'forbidden');
    assertProblem(await ask('withdraw', post._id, admin), 'forbidden');
    assertProblem(await ask('approve', post._id), 'unauthenticated');
    assertProblem(await ask('remove', post._id, admin), 'wrong-state');
    assertProblem(await ask('approve', ABSENT, admin), 'not-found');
    assertProblem(await ask('show', post._id, admin), 'invalid', ['act:choice']);
    const plain = await writePost(member, '');
    assertProblem(await ask('ask', plain._id, member), 'wrong-state');
    assertProblem(await ask('ask', plain._id, stranger), 'forbidden');
  });

  test('moves with the group that its writer chooses', async () => {
    const { member, groupId } = await scene();
    const post = await writePost(member, groupId);
    await place('approve', post._id, admin);
    const change = (body: object) => api.put(`/members/updateBlogById/${post._id}`, { as: member, body });
    assertDone(await change({ title: 'Tên mới', groupId }));
    assert.equal(await shownTo(groupId), 1);
    assertProblem(await change({ groupId: await makeGroup(api, {}) }), 'invalid', ['groupId:invalid']);
    const next = await makeGroup(api, { admins: [other], members: [member] });
    const moved = assertDone<{ data: Post }>(await change({ groupId: next })).data;
    assert.deepEqual([moved.placement?.state, moved.groupId], ['waiting', next]);
    assert.equal(await shownTo(groupId), 0);
    assert.equal(assertDone<{ data: Post }>(await change({ groupId: '' })).data.placement, null);
    assert.equal((await list(next, other, 'state=waiting')).total, 0);
    const product = await addProduct(member, '');
    const into = { as: member, body: { groupId } };
    const shared = await api.put(`/productMember/updateById/${product._id}`, into);
    assert.equal(assertDone<{ data: Product }>(shared).data.placement?.state, 'waiting');
    // The group of a group's own piece does not change.
    const own = await addProduct(admin, groupId);
    const same = await api.put(`/productMember/updateById/${own._id}`, { as: admin, body: { groupId: '' } });
    assert.equal(assertDone<{ data: Product }>(same).data.groupId, groupId);
  });
});

describe('nothing of a member is shown in a group', () => {
  const shownPost = async (fields: object = {}) => {
    const of = await scene();
    const post = await writePost(of.member, of.groupId);
    await place('approve', post._id, admin);
    if (Object.keys(fields).length > 0)
      assertDone(await api.put(`/members/updateBlogById/${post._id}`, { as: of.member, body: fields }));
    return { ...of, post };
  };
  const changeMember = (memberId: string, as: TestMember, body: object) =>
    api.put(`/members/updateMemberStatusById/${memberId}`, { as, body });

  test('to readers outside of the audience of the piece', async () => {
    const { member, groupId } = await shownPost({ policy: 'friends' });
    const friend = await api.signUp('friend@example.vn');
    await relate(api, friend, member);
    assert.deepEqual(
      [await shownTo(groupId, friend), await shownTo(groupId, admin), await shownTo(groupId)],
      [1, 0, 0],
    );
    const hidden = await shownPost({ policy: 'private' });
    assert.deepEqual([await shownTo(hidden.groupId, hidden.member), await shownTo(hidden.groupId, admin)], [1, 0]);
    assertProblem(await ask('remove', hidden.post._id, admin), 'not-found');
  });

  test('after its deletion, and again after its restoring', async () => {
    const { member, groupId, post } = await shownPost();
    assertDone(await api.put(`/members/deleteBlogById/${post._id}`, { as: member }));
    assert.equal(await shownTo(groupId), 0);
    assertProblem(await ask('remove', post._id, admin), 'not-found');
    assertDone(await api.put(`/content/restore/${post._id}`, { as: member }));
    assert.equal(await shownTo(groupId), 1);
  });

  test('after the member has left, was removed or suspended', async () => {
    const { member, groupId, post } = await shownPost();
    assertDone(await changeMember(member.memberId, admin, { groupId, action: 'suspend' }));
    assert.equal(await shownTo(groupId), 0);
    assertDone(await changeMember(member.memberId, admin, { groupId, action: 'reinstate' }));
    assert.equal(await shownTo(groupId), 0);
    assert.equal((await place('ask', post._id, member)).state, 'waiting');
    assert.equal((await place('approve', post._id, admin)).state, 'shown');
    assertDone(await changeMember(member.memberId, member, { groupId, action: 'leave' }));
    assert.equal(await shownTo(groupId), 0);
    assertProblem(await ask('ask', post._id, member), 'forbidden');
    // A refused piece cannot be approved either.
    const gone = await scene();
    const refused = await writePost(gone.member, gone.groupId);
    await place('refuse', refused._id, admin);
    assertDone(await changeMember(gone.member.memberId, admin, { groupId: gone.groupId, action: 'remove' }));
    assertProblem(await ask('approve', refused._id, admin), 'wrong-state');
  });

  test('while the member’s or the group’s page is locked', async () => {
    const { member, groupId, post } = await shownPost();
    assertDone(await api.post('/auth/lock', { as: member, body: { password: member.password, confirm: true } }));
    assert.equal(await shownTo(groupId), 0);
    const own = await shownPost();
    await db.execute(sql`update groups set locked_at = now() where id = ${own.groupId}`);
    assertProblem(await api.get(`/content/placed/${own.groupId}`), 'not-found');
    assertProblem(await ask('withdraw', own.post._id, own.member), 'not-found');
    assert.equal(post.placement?.state, 'waiting');
  });

  test('and admins are not told of pieces that they may not see', async () => {
    const { member, groupId } = await scene();
    const post = await writePost(member, groupId, { policy: 'private' });
    assert.deepEqual(await texts(admin, groupId), []);
    assert.equal((await list(groupId, admin, 'state=waiting')).total, 0);
    await relate(api, member, other);
    assertDone(await api.put(`/members/updateBlogById/${post._id}`, { as: member, body: { policy: 'friends' } }));
    assert.deepEqual([(await texts(other, groupId)).length, await texts(admin, groupId)], [1, []]);
    assert.deepEqual(
      [(await list(groupId, other, 'state=waiting')).total, (await list(groupId, admin, 'state=waiting')).total],
      [1, 0],
    );
  });
});

describe('lists of members’ pieces', () => {
  test('are filtered by kind and paged, and flags tell of them', async () => {
    const { member, groupId } = await scene();
    const flags = async () => [
      assertDone<{ isHavePostGroup: boolean }>(await api.get(`/brandBlog/getByBrandId/${groupId}`)).isHavePostGroup,
      assertDone<{ isHaveProductGroup: boolean }>(await api.get(`/productMember/getProductByBranch/${groupId}`))
        .isHaveProductGroup,
      assertDone<{ isHaveProductGroup: boolean }>(await api.get(`/productMember/getProductList/${member.memberId}`))
        .isHaveProductGroup,
    ];
    assert.deepEqual(await flags(), [false, false, false]);
    const post = await writePost(member, groupId);
    const product = await addProduct(member, groupId);
    assert.deepEqual(await flags(), [false, false, false]);
    for (const { _id } of [post, product]) await place('approve', _id, admin);
    assert.deepEqual(await flags(), [true, true, true]);
    assert.deepEqual(await titles(groupId, undefined, 'kind=post'), [post.title]);
    assert.deepEqual(await titles(groupId, undefined, 'kind=product'), [product.title]);
    const [first, second] = [
      await list(groupId, undefined, 'limit=1'),
      await list(groupId, undefined, 'limit=1&page=2'),
    ];
    assert.deepEqual([first.total, first.data.length, second.data.length], [2, 1, 1]);
    assert.notDeepEqual(first.data, second.data);
    assertProblem(await api.get(`/content/placed/${groupId}?kind=album`), 'invalid', ['kind:choice']);
    assertProblem(await api.get(`/content/placed/${groupId}?state=new`), 'invalid', ['state:choice']);
    assertProblem(await api.get(`/content/placed/${ABSENT}`), 'not-found');
    assertProblem(await api.get(`/content/placed/${member.memberId}`), 'not-found');
  });

  test('drop kept pages of the group when they change', async () => {
    const { member, groupId } = await scene();
    const watched = watchEvents(api);
    const post = await writePost(member, groupId);
    watched.tags();
    await place('approve', post._id, admin);
    assert(watched.tags().includes(`group:${groupId}`));
    assertDone(await api.put(`/members/updateBlogById/${post._id}`, { as: member, body: { title: 'Tên mới' } }));
    assert(watched.tags().includes(`group:${groupId}`));
  });

  test('drop kept pages of the group when the writer’s page closes and opens', async () => {
    const { member, groupId } = await scene();
    const post = await writePost(member, groupId);
    await place('approve', post._id, admin);
    const staff = await api.signUp('staff@example.vn');
    await makeStaff(api, staff);
    const watched = watchEvents(api);
    const of = (act: string) => `/admin/members/${member.memberId}/${act}`;
    const body = { reason: 'Gửi thư rác' };
    for (const [path, given] of [
      [of('lock'), { body }],
      [of('unlock'), {}],
      [`/members/deleteMemberById/${member.memberId}`, { body }],
      [of('restore'), {}],
    ] as const) {
      assertDone(await api.put(path, { as: staff, ...given }));
      assert(watched.tags().includes(`group:${groupId}`), path);
    }
  });
});
