import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Post, PostCard } from '@m4u/contract/content/post';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { photo } from '../../testing/files/pictures.ts';
import { makeGroup, relate, uploadPicture, watchEvents } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const [owner, friend, stranger, admin, joined] = await Promise.all(
  ['owner', 'friend', 'stranger', 'admin', 'joined'].map((name) => api.signUp(`${name}@example.vn`)),
);
assert(owner && friend && stranger && admin && joined);
await relate(api, friend, owner);
const groupId = await makeGroup(api, { admins: [admin], members: [joined] });

const write = async (as: TestMember, post: Record<string, unknown> = {}): Promise<Post> => {
  const body = { title: 'Mẻ gốm đầu xuân', content: '<p>Lò vừa mở.</p>', ...post };
  return assertDone<{ data: Post }>(await api.post('/members/insertBlog', { as, body })).data;
};

interface PostList {
  data: PostCard[];
  total: number;
  nextCursor: string | null;
  isHaveAllData: boolean;
  isHavePostGroup?: boolean;
}

const listOf = async (member: TestMember, as?: TestMember, query = ''): Promise<PostList> =>
  assertDone<PostList>(await api.get(`/members/getBlogByMemberId/${member.memberId}?${query}`, { as }));

const titles = ({ data }: PostList): string[] => data.map(({ title }) => title);

describe('writing a post', () => {
  test('puts it before the others, public and news by default', async () => {
    const as = await api.signUp('writes@example.vn');
    await write(as, { title: 'Bài thứ nhất' });
    const post = await write(as, { title: 'Bài thứ hai' });
    assert.equal(post.postType, 'news');
    assert.equal(post.policy, 'public');
    assert.deepEqual(post.owner, { kind: 'member', id: as.memberId });
    assert.equal(post.memberId, as.memberId);
    assert.equal(post.can.update, true);
    assert.deepEqual(titles(await listOf(as)), ['Bài thứ hai', 'Bài thứ nhất']);
  });

  test('accepts a form as well as JSON, and keeps only safe HTML', async () => {
    const form = new URLSearchParams({
      title: 'Từ biểu mẫu',
      content: '<p onclick="x()">Chào <b>bạn</b></p><p>Lò vừa mở</p><script>1</script>',
    });
    const { data } = assertDone<{ data: Post }>(
      await api.post('/members/insertBlog', { as: owner, form: form.toString() }),
    );
    assert.equal(data.content, '<p>Chào <strong>bạn</strong></p><p>Lò vừa mở</p>');
    assert.equal(data.excerpt, 'Chào bạn. Lò vừa mở');
  });

  test('accepts the writer’s pictures with captions, the first as cover', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(async () => uploadPicture(api, owner, await photo(64, 48).jpeg().toBuffer())),
    );
    const images = [{ _id: two?._id, caption: 'Lò nung' }, one?._id];
    const post = await write(owner, { images });
    assert.deepEqual(
      post.images.map(({ _id, caption }) => [_id, caption]),
      [
        [two?._id, 'Lò nung'],
        [one?._id, ''],
      ],
    );
    assert.equal(post.cover?._id, two?._id);
    assert.equal(post.imageTotal, 2);
    const foreign = { title: 'Ảnh của người khác', content: 'a', images: [one?._id] };
    assertProblem(await api.post('/members/insertBlog', { as: friend, body: foreign }), 'invalid', [
      'images.0:picture',
    ]);
  });

  test('is refused without title, text or session', async () => {
    const refused = async (body: Record<string, unknown>, fields: string[]) =>
      assertProblem(await api.post('/members/insertBlog', { as: owner, body }), 'invalid', fields);
    await refused({}, ['title:required', 'content:required']);
    await refused({ title: ' ', content: '<p> </p>' }, ['title:required', 'content:required']);
    await refused({ title: 'a', content: '<svg onload=x()>' }, ['content:required']);
    await refused({ title: 'a', content: 'b', postType: 'song' }, ['postType:choice']);
    await refused({ title: 'a', content: 'b', policy: 'everyone' }, ['policy:choice']);
    assertProblem(await api.post('/members/insertBlog', { body: { title: 'a', content: 'b' } }), 'unauthenticated');
  });

  test('an event needs its start, and other posts have none', async () => {
    const event = { start: '2026-12-24T19:00:00+07:00', place: 'Hội An' };
    const body = { title: 'Đêm hội', content: 'Mời bạn', postType: 'event' };
    assertProblem(await api.post('/members/insertBlog', { as: owner, body }), 'invalid', ['event.start:required']);
    const backwards = { ...body, event: { ...event, end: '2026-12-24T10:00:00Z' } };
    assertProblem(await api.post('/members/insertBlog', { as: owner, body: backwards }), 'invalid', [
      'event.end:end-before-start',
    ]);
    const post = await write(owner, { ...body, event });
    assert.deepEqual(post.event, { start: '2026-12-24T12:00:00.000Z', end: null, place: 'Hội An', signUp: null });
    const { data } = assertDone<{ data: Post }>(
      await api.put(`/members/updateBlogById/${post._id}`, { as: owner, body: { postType: 'news' } }),
    );
    assert.equal(data.event, null);
  });

  test('a change cannot remove an event’s date or give one to another post', async () => {
    const event = { start: '2026-12-24T19:00:00+07:00', place: 'Hội An' };
    const change = (id: string, body: object) => api.put(`/members/updateBlogById/${id}`, { as: owner, body });
    const fair = await write(owner, { postType: 'event', event });
    assertProblem(await change(fair._id, { event: null }), 'invalid', ['event.start:required']);
    const moved = assertDone<{ data: Post }>(await change(fair._id, { event: { start: '2026-12-25T00:00:00Z' } }));
    assert.equal(moved.data.event?.start, '2026-12-25T00:00:00.000Z');
    const news = await write(owner);
    assert.equal(assertDone<{ data: Post }>(await change(news._id, { event })).data.event, null);
    assertProblem(await api.get(`/members/blogCalendar/${news._id}`), 'not-found');
  });

  test('an event must be in a year of four digits, in any time zone', async () => {
    for (const start of ['0000-01-01T00:00:00+07:00', '9999-12-31T23:00:00-07:00', '0999-01-01T00:00:00Z'])
      assertProblem(
        await api.post('/members/insertBlog', {
          as: owner,
          body: { title: 'Xa', content: 'Xa', postType: 'event', event: { start } },
        }),
        'invalid',
        ['event.start:date'],
      );
  });
});

describe('changing and deleting a post', () => {
  test('keeps fields that are not given', async () => {
    const post = await write(owner, { policy: 'private', outstanding: true });
    const answer = await api.put(`/members/updateBlogById/${post._id}`, { as: owner, body: { title: 'Tên mới' } });
    const { data } = assertDone<{ data: Post }>(answer);
    assert.equal(data.title, 'Tên mới');
    assert.equal(data.policy, 'private');
    assert.equal(data.outstanding, true);
    assert.equal(data.content, post.content);
  });

  test('is refused to others, as not-found when they may not see it', async () => {
    const open = await write(owner);
    const hidden = await write(owner, { policy: 'private' });
    for (const [verb, body] of [
      ['updateBlogById', { title: 'Của tôi' }],
      ['deleteBlogById', {}],
    ] as const) {
      assertProblem(await api.put(`/members/${verb}/${open._id}`, { as: stranger, body }), 'forbidden');
      assertProblem(await api.put(`/members/${verb}/${hidden._id}`, { as: stranger, body }), 'not-found');
      assertProblem(
        await api.put(`/brandBlog/${verb.replace('Blog', '')}/${open._id}`, { as: owner, body }),
        'not-found',
      );
    }
    assertProblem(await api.put(`/members/updateBlogById/${open._id}`, { as: owner, body: { title: '' } }), 'invalid', [
      'title:required',
    ]);
  });

  test('a deleted one disappears for everybody, and is restored to its place', async () => {
    const as = await api.signUp('undo@example.vn');
    const [, second] = [
      await write(as, { title: 'Một' }),
      await write(as, { title: 'Hai' }),
      await write(as, { title: 'Ba' }),
    ];
    assert(second);
    assertDone(await api.put(`/members/deleteBlogById/${second._id}`, { as }));
    assertProblem(await api.get(`/members/blog/${second._id}`, { as }), 'not-found');
    assert.deepEqual(titles(await listOf(as, as)), ['Ba', 'Một']);
    assertProblem(await api.put(`/members/deleteBlogById/${second._id}`, { as }), 'not-found');
    assertProblem(await api.put(`/content/restore/${second._id}`, { as: stranger }), 'not-found');
    assertDone(await api.put(`/content/restore/${second._id}`, { as }));
    assert.deepEqual(titles(await listOf(as, as)), ['Ba', 'Hai', 'Một']);
    assertProblem(await api.put(`/content/restore/${second._id}`, { as }), 'not-found');
  });

  test('announces the page that shows it', async () => {
    const watched = watchEvents(api);
    const post = await write(owner);
    assert.deepEqual(watched.tags(), [`member:${owner.memberId}`]);
    await api.put(`/members/deleteBlogById/${post._id}`, { as: owner });
    assert.deepEqual(watched.tags(), [`member:${owner.memberId}`]);
  });
});

describe('the owner’s order', () => {
  test('puts a post before another or at the end', async () => {
    const as = await api.signUp('order@example.vn');
    const [a, b, c] = [
      await write(as, { title: 'A' }),
      await write(as, { title: 'B' }),
      await write(as, { title: 'C' }),
    ];
    assertDone(await api.put(`/content/move/${a._id}`, { as, body: { before: b._id } }));
    assert.deepEqual(titles(await listOf(as)), ['C', 'A', 'B']);
    assertDone(await api.put(`/content/move/${c._id}`, { as, body: { before: null } }));
    assert.deepEqual(titles(await listOf(as)), ['A', 'B', 'C']);
    assertDone(await api.put(`/content/move/${b._id}`, { as, body: { before: b._id } }));
    assert.deepEqual(titles(await listOf(as)), ['A', 'B', 'C']);
    assertProblem(await api.put(`/content/move/${a._id}`, { as: stranger, body: { before: null } }), 'forbidden');
    const foreign = await write(owner);
    assertProblem(await api.put(`/content/move/${a._id}`, { as, body: { before: foreign._id } }), 'invalid', [
      'before:invalid',
    ]);
  });

  test('stays valid with simultaneous writers', async () => {
    const as = await api.signUp('many@example.vn');
    const written = await Promise.all(Array.from({ length: 12 }, (_, index) => write(as, { title: `Bài ${index}` })));
    const { data, total } = await listOf(as);
    assert.equal(total, 12);
    assert.equal(new Set(data.map(({ _id }) => _id)).size, written.length);
    const [first, , third] = data;
    assertDone(await api.put(`/content/move/${third?._id}`, { as, body: { before: first?._id } }));
    assert.equal((await listOf(as)).data[0]?._id, third?._id);
  });

  test('is paged without repeats or gaps while posts are added', async () => {
    const as = await api.signUp('pages@example.vn');
    const there = await Promise.all(Array.from({ length: 25 }, (_, index) => write(as, { title: `Trang ${index}` })));
    const idsRead: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: PostList = await listOf(as, undefined, `limit=4${cursor && `&cursor=${cursor}`}`);
      idsRead.push(...page.data.map(({ _id }) => _id));
      assert.equal(page.isHaveAllData, page.nextCursor === null);
      cursor = page.nextCursor;
      await write(as, { title: 'Vừa thêm' });
    }
    assert.deepEqual([...idsRead].sort(), there.map(({ _id }) => _id).sort());
    assertProblem(await api.get(`/members/getBlogByMemberId/${as.memberId}?cursor=abc`), 'invalid', ['cursor:invalid']);
  });
});

describe('visibility of posts', () => {
  test('follows the audience for owner, friends and others, in lists, totals and single posts', async () => {
    const as = await api.signUp('levels@example.vn');
    await relate(api, friend, as);
    const posts = [];
    for (const policy of ['public', 'friends', 'private']) posts.push(await write(as, { title: policy, policy }));
    const expected = new Map([
      [as, 3],
      [friend, 2],
      [stranger, 1],
      [undefined, 1],
    ]);
    for (const [reader, count] of expected) {
      const list = await listOf(as, reader);
      assert.equal(list.total, count);
      assert.equal(list.data.length, count);
      for (const [index, { _id }] of posts.entries()) {
        const answer = await api.get(`/members/blog/${_id}`, { as: reader });
        if (index < count) assertDone(answer);
        else assertProblem(answer, 'not-found');
      }
    }
  });

  test('ends when the page is locked', async () => {
    const as = await api.signUp('locked@example.vn');
    const post = await write(as);
    assertDone(await api.post('/auth/lock', { as, body: { password: as.password, confirm: true } }));
    assertProblem(await api.get(`/members/blog/${post._id}`), 'not-found');
    assertProblem(await api.get(`/members/getBlogByMemberId/${as.memberId}`), 'not-found');
  });

  test('an absent member has no list', async () => {
    assertProblem(await api.get('/members/getBlogByMemberId/00000000-0000-7000-8000-000000000000'), 'not-found');
    assertProblem(await api.get('/members/getBlogByMemberId/khong-co'), 'invalid', ['id:invalid']);
  });
});

describe('posts of a group', () => {
  const insert = (as: TestMember, body: Record<string, unknown>) =>
    api.post('/brandBlog/insert/', { as, body: { title: 'Phiên chợ', content: 'Mời bạn ghé', groupId, ...body } });

  test('are written by its admins', async () => {
    const { data } = assertDone<{ data: Post }>(await insert(admin, { policy: 'friends', outstanding: true }));
    assert.deepEqual(data.owner, { kind: 'group', id: groupId });
    assert.equal(data.memberId, admin.memberId);
    assertProblem(await insert(joined, {}), 'forbidden');
    assertProblem(await insert(stranger, {}), 'forbidden');
    assertProblem(await insert(admin, { groupId: '' }), 'invalid', ['groupId:invalid']);
    assertProblem(await insert(admin, { groupId: owner.memberId }), 'not-found');
    assertDone(await api.put(`/brandBlog/updateById/${data._id}`, { as: admin, body: { title: 'Phiên chợ quê' } }));
    assertProblem(
      await api.put(`/brandBlog/updateById/${data._id}`, { as: joined, body: { title: 'x' } }),
      'forbidden',
    );
    assertProblem(
      await api.put(`/brandBlog/updateById/${data._id}`, { as: stranger, body: { title: 'x' } }),
      'not-found',
    );
    assertProblem(await api.put(`/brandBlog/updateById/${data._id}`, { as: admin, body: { title: '' } }), 'invalid', [
      'title:required',
    ]);
    assertDone(await api.get(`/members/blog/${data._id}?isBrand=1`, { as: joined }));
    assertProblem(await api.put(`/brandBlog/deleteById/${data._id}`, { as: joined }), 'forbidden');
    assertDone(await api.put(`/brandBlog/deleteById/${data._id}`, { as: admin }));
  });

  test('are filtered by type, writer and outstanding', async () => {
    const id = await makeGroup(api, { admins: [admin, joined] });
    await insert(admin, { groupId: id, title: 'Nổi bật', outstanding: true });
    await insert(joined, { groupId: id, title: 'Tài liệu', postType: 'document' });
    const list = async (query: string) =>
      titles(assertDone<PostList>(await api.get(`/brandBlog/getByBrandId/${id}?${query}`)));
    assert.deepEqual(await list(''), ['Tài liệu', 'Nổi bật']);
    assert.deepEqual(await list('outstanding=true'), ['Nổi bật']);
    assert.deepEqual(await list(`memberId=${joined.memberId}`), ['Tài liệu']);
    assert.deepEqual(await list('postType=document'), ['Tài liệu']);
    assert.deepEqual(await list('postType='), ['Tài liệu', 'Nổi bật']);
    assertProblem(await api.get(`/brandBlog/getByBrandId/${id}?postType=song`), 'invalid', ['postType:choice']);
    assertProblem(await api.get('/brandBlog/getByBrandId/00000000-0000-7000-8000-000000000000'), 'not-found');
  });

  test('can be limited to public events that have not begun', async () => {
    const id = await makeGroup(api, { admins: [admin] });
    const event = (title: string, start: string, policy = 'public') =>
      insert(admin, { groupId: id, title, postType: 'event', event: { start }, policy });
    await event('Đã qua', '2026-03-02T08:59:00+07:00');
    await event('Sắp tới', '2026-03-02T09:01:00+07:00');
    await event('Nội bộ', '2026-03-05T09:00:00+07:00', 'private');
    await insert(admin, { groupId: id, title: 'Tin' });
    const list = await api.get(`/brandBlog/getByBrandId/${id}?upcoming=true`);
    const found = assertDone<PostList>(list);
    assert.deepEqual([titles(found), found.total], [['Sắp tới'], 1]);
  });

  test('a member can write for a group that accepted them, and their list reports it', async () => {
    const as = await api.signUp('told@example.vn');
    const id = await makeGroup(api, { members: [as] });
    await write(as, { title: 'Riêng' });
    assert.equal((await listOf(as)).isHavePostGroup, false);
    await write(as, { title: 'Cho nhóm', groupId: id, policy: 'private' });
    assert.equal((await listOf(as)).isHavePostGroup, false);
    // It waits for an admin.
    assert.equal((await listOf(as, as)).isHavePostGroup, false);
    assert.deepEqual(titles(await listOf(as, as, `groupId=${id}`)), ['Cho nhóm']);
    const body = { title: 'a', content: 'b', groupId };
    assertProblem(await api.post('/members/insertBlog', { as, body }), 'invalid', ['groupId:invalid']);
  });
});

describe('content of a page', () => {
  test('has the first few of each kind and their totals', async () => {
    const as = await api.signUp('page@example.vn');
    for (const title of ['1', '2', '3', '4', '5'])
      await write(as, { title, policy: title === '5' ? 'private' : 'public' });
    const of = async (reader?: TestMember) =>
      assertDone<{ data: { post: { data: PostCard[]; total: number } } }>(
        await api.get(`/content/page/member/${as.memberId}`, { as: reader }),
      ).data.post;
    assert.deepEqual(
      (await of()).data.map(({ title }) => title),
      ['4', '3', '2'],
    );
    assert.equal((await of()).total, 4);
    assert.deepEqual(
      (await of(as)).data.map(({ title }) => title),
      ['5', '4', '3'],
    );
    assert.equal((await of(as)).total, 5);
  });
});

describe('the calendar file', () => {
  const file = (id: string, as?: TestMember) => api.get(`/members/blogCalendar/${id}`, { as });

  test('of an event has its time and place, with special characters escaped', async () => {
    const event = { start: '2026-12-24T19:00:00+07:00', place: 'Hội An; phố cổ' };
    const title = 'Đêm hội, BEGIN:VALARM';
    const post = await write(owner, { title, content: 'Dòng 1\nEND:VEVENT', postType: 'event', event });
    const answer = await file(post._id);
    assert.equal(answer.headers['content-type'], 'text/calendar; charset=utf-8');
    assert.match(String(answer.headers['content-disposition']), /filename="dem-hoi-begin-valarm\.ics"/);
    const lines = answer.body.replaceAll('\r\n ', '').split('\r\n');
    assert(lines.includes('DTSTART:20261224T120000Z'));
    assert(lines.includes('DTEND:20261224T130000Z'));
    assert(lines.includes(String.raw`SUMMARY:Đêm hội\, BEGIN:VALARM`));
    assert(lines.includes(String.raw`LOCATION:Hội An\; phố cổ`));
    assert.equal(lines.filter((line) => line === 'END:VEVENT').length, 1);
    assert(answer.body.split('\r\n').every((line) => Buffer.byteLength(line) <= 75));
  });

  test('exists only for events, and for readers who may see them', async () => {
    const event = { start: '2026-12-24T19:00:00+07:00' };
    const hidden = await write(owner, { postType: 'event', event, policy: 'friends' });
    assert.equal((await file(hidden._id, friend)).statusCode, 200);
    assertProblem(await file(hidden._id, stranger), 'not-found');
    assertProblem(await file((await write(owner))._id), 'not-found');
    assertProblem(await file('abc'), 'invalid', ['id:invalid']);
  });
});
