import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Diary, DiaryCard } from '@m4u/contract/content/diary';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeGroup, relate, watchEvents } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const [owner, friend, stranger] = await Promise.all(
  ['owner', 'friend', 'stranger'].map((name) => api.signUp(`${name}@example.vn`)),
);
assert(owner && friend && stranger);
await relate(api, friend, owner);

const insert = (as: TestMember | undefined, entry: Record<string, unknown> = {}) =>
  api.post('/members/insertJobDiary', {
    as,
    body: { title: 'Gặp khách', content: '<p>Bàn mẫu mới.</p>', day: '2026-02-10', ...entry },
  });
const write = async (as: TestMember, entry: Record<string, unknown> = {}): Promise<Diary> =>
  assertDone<{ data: Diary }>(await insert(as, entry)).data;

interface DiaryList {
  data: DiaryCard[];
  total: number;
  nextCursor: string | null;
  tags: string[];
  months: string[];
}
const pathOf = (member: { memberId: string }, query = '') =>
  `/members/getJobDiaryByMemberId/${member.memberId}?${query}`;
const listOf = async (member: TestMember, as?: TestMember, query = ''): Promise<DiaryList> =>
  assertDone<DiaryList>(await api.get(pathOf(member, query), { as }));
const titles = ({ data }: DiaryList): string[] => data.map(({ title }) => title);

describe('writing a diary entry', () => {
  test('makes it private by default', async () => {
    const entry = await write(owner, { tags: ['Khách hàng', 'khách hàng', 'gốm'] });
    assert.equal(entry.policy, 'private');
    assert.equal(entry.day, '2026-02-10');
    assert.deepEqual(entry.tags, ['Khách hàng', 'gốm']);
    assertDone(await api.get(`/members/jobDiary/${entry._id}`, { as: owner }));
    assertProblem(await api.get(`/members/jobDiary/${entry._id}`, { as: friend }), 'not-found');
    assertProblem(await api.get(`/members/jobDiary/${entry._id}`), 'not-found');
    assert.equal((await listOf(owner, friend)).total, 0);
  });

  test('needs a title, a text and a date', async () => {
    const refused = async (body: Record<string, unknown>, fields: string[]) =>
      assertProblem(await api.post('/members/insertJobDiary', { as: owner, body }), 'invalid', fields);
    await refused({}, ['title:required', 'content:required', 'day:required']);
    await refused({ title: 'a', content: 'b', day: '2026-02-30' }, ['day:date']);
    await refused({ title: 'a', content: 'b', day: '10/02/2026' }, ['day:date']);
    await refused({ title: 'a', content: '<p></p>', day: '2026-02-10' }, ['content:required']);
    const tags = Array.from({ length: 11 }, (_, index) => `thẻ ${index}`);
    await refused({ title: 'a', content: 'b', day: '2026-02-10', tags }, ['tags:too-many']);
    await refused({ title: 'a', content: 'b', day: '2026-02-10', tags: ['x'.repeat(31)] }, ['tags.0:tag-too-long']);
    assertProblem(await insert(undefined), 'unauthenticated');
  });

  test('accepts a form', async () => {
    const form = 'title=Tu+bieu+mau&content=a&day=2026-01-05&tags[]=m%E1%BB%99t&tags[]=hai&policy=public';
    const answer = await api.post('/members/insertJobDiary', { as: stranger, form });
    assert.deepEqual(assertDone<{ data: Diary }>(answer).data.tags, ['một', 'hai']);
    assert.equal((await listOf(stranger)).total, 1);
  });
});

describe('changing and deleting a diary entry', () => {
  test('keeps fields that are not given, and another day moves it', async () => {
    const as = await api.signUp('moves@example.vn');
    const old = await write(as, { title: 'Cũ', day: '2026-01-01', tags: ['a'], policy: 'public' });
    await write(as, { title: 'Mới', day: '2026-01-02' });
    assert.deepEqual(titles(await listOf(as, as)), ['Mới', 'Cũ']);
    const path = `/members/updateJobDiaryById/${old._id}`;
    const { data } = assertDone<{ data: Diary }>(await api.put(path, { as, body: { day: '2026-01-03' } }));
    assert.deepEqual([data.tags, data.title, data.policy], [['a'], 'Cũ', 'public']);
    assert.deepEqual(titles(await listOf(as, as)), ['Cũ', 'Mới']);
    assertDone(await api.put(path, { as, body: { tags: [] } }));
    assert.deepEqual((await listOf(as, as)).tags, []);
    assertProblem(await api.put(path, { as, body: { day: 'hôm nay' } }), 'invalid', ['day:date']);
    assertProblem(await api.put(`/content/move/${old._id}`, { as, body: { before: null } }), 'invalid');
  });

  test('is allowed to its owner only', async () => {
    const open = await write(owner, { policy: 'public' });
    const hidden = await write(owner);
    for (const [verb, body] of [
      ['updateJobDiaryById', { title: 'x' }],
      ['deleteJobDiaryById', {}],
    ] as const) {
      assertProblem(await api.put(`/members/${verb}/${open._id}`, { as: stranger, body }), 'forbidden');
      assertProblem(await api.put(`/members/${verb}/${hidden._id}`, { as: stranger, body }), 'not-found');
      assertProblem(await api.put(`/members/${verb}/${open._id}`, { body }), 'unauthenticated');
    }
  });

  test('a deleted one disappears, announces its page, and is restored to its day', async () => {
    const as = await api.signUp('undo@example.vn');
    for (const day of ['2026-01-01', '2026-01-02', '2026-01-03']) await write(as, { title: day, day });
    const [, middle] = (await listOf(as, as)).data;
    const watched = watchEvents(api);
    assertDone(await api.put(`/members/deleteJobDiaryById/${middle?._id}`, { as }));
    assert.deepEqual(watched.tags(), [`member:${as.memberId}`]);
    assert.deepEqual(titles(await listOf(as, as)), ['2026-01-03', '2026-01-01']);
    assertDone(await api.put(`/content/restore/${middle?._id}`, { as }));
    assert.deepEqual(titles(await listOf(as, as)), ['2026-01-03', '2026-01-02', '2026-01-01']);
  });
});

const diarist = await api.signUp('diarist@example.vn');
await write(diarist, { title: 'Đi chợ gốm', content: 'Mua đất sét', day: '2025-12-31', tags: ['Đất'] });
await write(diarist, { title: 'Nung mẻ đầu', content: '<p>Lò <b>số</b> 2, 100%</p>', day: '2026-01-15', tags: ['lò'] });
await write(diarist, { title: 'Giao hàng', content: 'Cho chị Hường', day: '2026-02-28', tags: ['lò', 'khách'] });
const found = async (query: string) => titles(await listOf(diarist, diarist, query));

describe('reading a diary', () => {
  test('shows entries to their audience in lists, totals, tags, months and pages', async () => {
    const as = await api.signUp('levels@example.vn');
    await relate(api, friend, as);
    for (const [index, policy] of ['public', 'friends', 'private'].entries())
      await write(as, { policy, tags: [policy], day: `2026-0${index + 1}-01` });
    const expected = new Map([
      [as, 3],
      [friend, 2],
      [stranger, 1],
      [undefined, 1],
    ]);
    for (const [reader, count] of expected) {
      const list = await listOf(as, reader);
      assert.deepEqual(
        [list.total, list.data.length, list.tags.length, list.months.length],
        [count, count, count, count],
      );
      const page = await api.get(`/content/page/member/${as.memberId}`, { as: reader });
      assert.equal(assertDone<{ data: { diary: DiaryList } }>(page).data.diary.total, count);
    }
    assertProblem(await api.get(pathOf({ memberId: await makeGroup(api) })), 'not-found');
  });

  test('searches title, text and tags, with or without accents', async () => {
    assert.deepEqual(await found('search=di%20cho'), ['Đi chợ gốm']);
    assert.deepEqual(await found(`search=${encodeURIComponent('ĐẤT SÉT')}`), ['Đi chợ gốm']);
    assert.deepEqual(await found('search=huong'), ['Giao hàng']);
    assert.deepEqual(await found('search=khach'), ['Giao hàng']);
    assert.deepEqual(await found('search=lo%20so'), ['Nung mẻ đầu']);
    assert.deepEqual(await found(`search=${encodeURIComponent('100%')}`), ['Nung mẻ đầu']);
    assert.deepEqual(await found(`search=${encodeURIComponent('_')}`), []);
    assert.deepEqual(await found(`search=${encodeURIComponent("'; drop")}`), []);
    assert.deepEqual(await found('search=strong'), []);
    assert.equal((await found('search=')).length, 3);
  });

  test('filters by tag and months, as JSON or bracketed, and refuses other fields', async () => {
    const list = await listOf(diarist, diarist);
    assert.deepEqual(list.tags, ['lò', 'khách', 'Đất']);
    assert.deepEqual(list.months, ['2026-02', '2026-01', '2025-12']);
    const json = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`;
    assert.deepEqual(await found(json({ tag: 'lò' })), ['Giao hàng', 'Nung mẻ đầu']);
    assert.deepEqual(await found('filter[from]=2026-01&filter[to]=2026-02'), ['Giao hàng', 'Nung mẻ đầu']);
    assert.deepEqual(await found(json({ to: '2026-01', tag: '' })), ['Nung mẻ đầu', 'Đi chợ gốm']);
    assert.deepEqual(await found('filter[from]=2026-02&filter[tag]=&search=gia'), ['Giao hàng']);
    assert.deepEqual((await listOf(diarist, diarist, 'filter[tag]=none')).months, list.months);
    const refused = async (query: string, fields: string[]) =>
      assertProblem(await api.get(pathOf(diarist, query)), 'invalid', fields);
    await refused('filter[who]=me', ['filter.who:unknown-field']);
    await refused(json({ tag: 'lò', who: 1 }), ['filter.who:unknown-field']);
    await refused('filter[from]=2026-13', ['filter.from:invalid']);
    await refused('filter=%7B', ['filter:invalid']);
    await refused(json([1]), ['filter:invalid']);
    await refused('limit=101', ['limit:too-big']);
  });

  test('is paged by a cursor, also among entries of one day', async () => {
    const as = await api.signUp('pages@example.vn');
    for (let index = 0; index < 5; index += 1) await write(as, { title: `Mục ${index}` });
    const titlesRead: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: DiaryList = await listOf(as, as, `limit=2${cursor && `&cursor=${cursor}`}`);
      titlesRead.push(...titles(page));
      cursor = page.nextCursor;
    }
    assert.equal(new Set(titlesRead).size, 5);
  });
});
