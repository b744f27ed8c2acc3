import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Post, PostCard, PostFeed } from '@m4u/contract/content/post';
import { eq } from '../../platform/database/orm.ts';
import { members } from '../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { photo } from '../../testing/files/pictures.ts';
import { makeGroup, relate, uploadPicture } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const { db } = api.api.platform;

const write = async (as: TestMember, post: Record<string, unknown> = {}): Promise<Post> => {
  api.clock.advance(1_000);
  const body = { title: 'Mẻ gốm đầu xuân', content: '<p>Lò vừa mở.</p>', ...post };
  const path = post['groupId'] ? '/brandBlog/insert/' : '/members/insertBlog';
  return assertDone<{ data: Post }>(await api.post(path, { as, body })).data;
};

const feedOf = async (id: string, as?: TestMember): Promise<PostFeed> =>
  assertDone<{ data: PostFeed }>(await api.get(`/content/feed/${id}`, { as })).data;

interface PostList {
  data: PostCard[];
  total: number;
  nextCursor: string | null;
}

const newestOf = async (member: TestMember, query = '', as?: TestMember): Promise<PostList> =>
  assertDone<PostList>(await api.get(`/members/getBlogByMemberId/${member.memberId}?order=newest&${query}`, { as }));

const titles = ({ data }: PostList): string[] => data.map(({ title }) => title);

describe('a feed', () => {
  test('names its owner, and has the newest posts whole, by date of writing', async () => {
    const as = await api.signUp('feed@example.vn', { name: 'Mỹ Duyên' });
    await api.put(`/members/updateUrlMinify/${as.memberId}`, { as, body: { urlMinify: 'my-duyen-gom' } });
    await api.put(`/members/updateMemberById/${as.memberId}`, { as, body: { aboutMe: '<p>Làm <b>gốm</b></p>' } });
    const picture = await uploadPicture(api, as, await photo(64, 48).jpeg().toBuffer());
    const first = await write(as, { title: 'Một' });
    const second = await write(as, { title: 'Hai', images: [{ _id: picture._id, caption: 'Lò nung' }] });
    // The owner's own order does not matter here.
    assertDone(await api.put(`/content/move/${second._id}`, { as, body: { before: null } }));
    const feed = await feedOf('my-duyen-gom');
    assert.deepEqual(
      feed.posts.map(({ _id }) => _id),
      [second._id, first._id],
    );
    assert.equal(feed.posts[1]?.content, '<p>Lò vừa mở.</p>');
    assert.equal(feed.posts[0]?.images[0]?.caption, 'Lò nung');
    assert.deepEqual(
      { name: feed.name, urlMinify: feed.urlMinify, description: feed.description, language: feed.language },
      { name: 'Mỹ Duyên', urlMinify: 'my-duyen-gom', description: 'Làm gốm', language: 'VN' },
    );
    assert.equal(feed.updatedAt, second.updatedAt);
    assert.deepEqual(await feedOf(as.memberId), feed);
  });

  test('is the same for every reader, with public posts only', async () => {
    const [owner, friend] = [await api.signUp('hides@example.vn'), await api.signUp('sees@example.vn')];
    await relate(api, friend, owner);
    await db.update(members).set({ updatedAt: api.clock.now() }).where(eq(members.id, owner.memberId));
    const open = await write(owner, { title: 'Cho mọi người' });
    await write(owner, { title: 'Cho bạn bè', policy: 'friends' });
    await write(owner, { title: 'Cho riêng mình', policy: 'private' });
    const deleted = await write(owner, { title: 'Đã xoá' });
    assertDone(await api.put(`/members/deleteBlogById/${deleted._id}`, { as: owner }));
    for (const as of [owner, friend, undefined]) {
      const feed = await feedOf(owner.memberId, as);
      assert.deepEqual(
        feed.posts.map(({ title, can }) => [title, can.update]),
        [['Cho mọi người', false]],
      );
      assert.equal(feed.updatedAt, open.updatedAt);
    }
  });

  test('has thirty posts at most', async () => {
    const as = await api.signUp('many@example.vn');
    for (let number = 1; number <= 32; number += 1) await write(as, { title: `Bài ${number}` });
    const { posts } = await feedOf(as.memberId);
    assert.equal(posts.length, 30);
    assert.deepEqual([posts[0]?.title, posts.at(-1)?.title], ['Bài 32', 'Bài 3']);
  });

  test('exists for groups, and not for locked, deleted or unknown owners', async () => {
    const admin = await api.signUp('admin@example.vn');
    const groupId = await makeGroup(api, { admins: [admin], link: 'gom-song-thu' });
    await write(admin, { title: 'Của nhóm', groupId });
    const feed = await feedOf('gom-song-thu');
    assert.deepEqual(feed.owner, { kind: 'group', id: groupId });
    assert.deepEqual(
      feed.posts.map(({ title }) => title),
      ['Của nhóm'],
    );
    for (const [name, gone] of [
      ['locked', { lockedAt: api.clock.now() }],
      ['deleted', { deletedAt: api.clock.now() }],
    ] as const) {
      const as = await api.signUp(`${name}@example.vn`);
      await write(as);
      await db.update(members).set(gone).where(eq(members.id, as.memberId));
      assertProblem(await api.get(`/content/feed/${as.memberId}`), 'not-found');
      assertProblem(
        await api.get(`/members/getBlogByMemberId/${as.memberId}?order=newest`, { as: admin }),
        'not-found',
      );
    }
    assertProblem(await api.get('/content/feed/khong-co-ai'), 'not-found');
  });
});

describe('posts by the date of writing', () => {
  test('are newest first whatever the owner’s order, and paged without gaps or repeats', async () => {
    const as = await api.signUp('dates@example.vn');
    const posts = [];
    for (const title of ['A', 'B', 'C', 'D', 'E']) posts.push(await write(as, { title }));
    assertDone(await api.put(`/content/move/${posts[4]?._id}`, { as, body: { before: null } }));
    assert.deepEqual(titles(await newestOf(as)), ['E', 'D', 'C', 'B', 'A']);
    const first = await newestOf(as, 'limit=2');
    assert.deepEqual(titles(first), ['E', 'D']);
    assert.equal(first.total, 5);
    // A post written meanwhile shifts nothing.
    await write(as, { title: 'F' });
    const second = await newestOf(as, `limit=2&cursor=${first.nextCursor}`);
    assert.deepEqual(titles(second), ['C', 'B']);
    const third = await newestOf(as, `limit=2&cursor=${second.nextCursor}`);
    assert.deepEqual([titles(third), third.nextCursor], [['A'], null]);
  });

  test('have an order also within one moment', async () => {
    const as = await api.signUp('moment@example.vn');
    const body = { title: 'Cùng lúc', content: 'a' };
    for (let number = 0; number < 3; number += 1) assertDone(await api.post('/members/insertBlog', { as, body }));
    const idsRead: string[] = [];
    for (let cursor = ''; ;) {
      const page = await newestOf(as, `limit=1&cursor=${cursor}`);
      idsRead.push(...page.data.map(({ _id }) => _id));
      if (page.nextCursor === null) break;
      cursor = page.nextCursor;
    }
    assert.deepEqual(idsRead, idsRead.toSorted().toReversed());
    assert.equal(new Set(idsRead).size, 3);
  });

  test('are filtered by type, and show a friend what friends may see', async () => {
    const [owner, friend] = [await api.signUp('typed@example.vn'), await api.signUp('typist@example.vn')];
    await relate(api, friend, owner);
    await write(owner, { title: 'Tin' });
    await write(owner, { title: 'Cơ hội', postType: 'opportunity', policy: 'friends' });
    assert.deepEqual(titles(await newestOf(owner, 'postType=opportunity', friend)), ['Cơ hội']);
    const { data, total } = await newestOf(owner, 'postType=opportunity');
    assert.deepEqual([data, total], [[], 0]);
  });

  test('of one type are read on by a visitor, on every connection', async () => {
    const as = await api.signUp('onward@example.vn');
    for (const title of ['A', 'B']) await write(as, { title });
    const query = 'postType=news&limit=1';
    const { nextCursor } = await newestOf(as, query);
    const pages = Array.from({ length: 40 }, async (_, turn) =>
      titles(await newestOf(as, turn % 2 === 0 ? query : `${query}&cursor=${nextCursor}`)),
    );
    for (const [turn, page] of (await Promise.all(pages)).entries())
      assert.deepEqual(page, [turn % 2 === 0 ? 'B' : 'A']);
  });

  test('a cursor of one order is refused by the other', async () => {
    const as = await api.signUp('cursors@example.vn');
    for (const title of ['A', 'B']) await write(as, { title });
    const { nextCursor } = await newestOf(as, 'limit=1');
    const path = `/members/getBlogByMemberId/${as.memberId}?limit=1`;
    const owners = assertDone<PostList>(await api.get(path)).nextCursor;
    assertProblem(await api.get(`${path}&cursor=${nextCursor}`), 'invalid', ['cursor:invalid']);
    assertProblem(await api.get(`${path}&order=newest&cursor=${owners}`), 'invalid', ['cursor:invalid']);
    const forged = Buffer.from(JSON.stringify(['yesterday', as.memberId, 'newest'])).toString('base64url');
    assertProblem(await api.get(`${path}&order=newest&cursor=${forged}`), 'invalid', ['cursor:invalid']);
    assertProblem(await api.get(`${path}&order=oldest`), 'invalid', ['order:choice']);
  });
});

describe('an invented cursor', () => {
  const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');

  test('is refused, or answered without an error', async () => {
    const { memberId: id } = await api.signUp('invented@example.vn');
    for (const position of [
      ['a\u0000', id],
      ['\ud800', id],
      ['a0', id, 'x'],
      ['a'.repeat(101), id],
    ])
      assertProblem(await api.get(`/album/getAlbumsByOwnerId/${id}?cursor=${cursorOf(position)}`), 'invalid');
    for (const moment of ['0000-01-01T00:00:00Z', '0000-02-29T00:00Z', '9999-12-31T23:59:59.999999999999999Z']) {
      const cursor = cursorOf([moment, id, 'newest']);
      const answer = await api.get(`/members/getBlogByMemberId/${id}?order=newest&cursor=${cursor}`);
      assert.ok([200, 422].includes(answer.statusCode), `${moment}: ${answer.body}`);
    }
  });
});
