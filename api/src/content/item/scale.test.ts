import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from '../../platform/database/orm.ts';
import { generateNKeysBetween } from 'fractional-indexing';
import { uuidv7 } from '../../platform/ids.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { queriesOf } from '../../testing/server/measure.ts';
import { contentItems } from './tables.ts';

const api = await startTestApi();
const [small, large] = await Promise.all(['small', 'large'].map((name) => api.signUp(`${name}@example.vn`)));
assert(small && large);

/** How a row of each kind is added. */
const inserts = {
  post: { path: () => '/members/insertBlog', body: {} },
  product: { path: () => '/productMember/insert', body: { type: 'sell' } },
  activity: {
    path: ({ memberId }: TestMember) => `/brandActivity/insertBrandActivity/${memberId}`,
    body: { type: 'award' },
  },
};
type Kind = keyof typeof inserts;

const insert = async (owner: TestMember, kind: Kind): Promise<string> => {
  const { path, body } = inserts[kind];
  const piece = { title: 'Vừa thêm', content: 'Trong lúc đọc', ...body };
  const answer = await api.post(path(owner), { as: owner, body: piece });
  return assertDone<{ data: { _id: string } }>(answer).data._id;
};

/** Rows written past the API, which would take minutes. */
const fill = async (owner: TestMember, kind: Kind, many: number): Promise<void> => {
  const { db } = api.api.platform;
  // One is written by the API and lends the others what its kind keeps.
  const [model] = await db
    .select()
    .from(contentItems)
    .where(eq(contentItems.id, await insert(owner, kind)));
  assert(model);
  const rows = generateNKeysBetween(model.rank, null, many - 1).map((rank, index) => ({
    ...model,
    id: uuidv7(),
    title: `${kind} ${index}`,
    policy: (['public', 'public', 'friends', 'private'] as const)[index % 4] ?? 'public',
    rank,
  }));
  for (let at = 0; at < rows.length; at += 250) await db.insert(contentItems).values(rows.slice(at, at + 250));
};

await fill(small, 'post', 10);
await fill(small, 'product', 10);
await fill(small, 'activity', 10);
await fill(large, 'post', 1_000);
await fill(large, 'product', 1_000);
await fill(large, 'activity', 200);

const lists: Readonly<Record<Kind, (owner: TestMember, query: string) => string>> = {
  post: ({ memberId }, query) => `/members/getBlogByMemberId/${memberId}?${query}`,
  product: ({ memberId }, query) => `/productMember/getProductList/${memberId}?${query}`,
  activity: ({ memberId }, query) => `/brandActivity/getBrandActivityByBrandId/${memberId}?${query}`,
};

interface Page {
  data: { _id: string; title: string }[];
  total: number;
  nextCursor: string | null;
}

const read = async (path: string, as?: TestMember): Promise<Page> => assertDone<Page>(await api.get(path, { as }));

/** Everything that a profile's page asks for, as its screen does. */
const pageOf = ({ memberId }: TestMember) => [
  `/members/getMemberIdView/${memberId}`,
  `/content/page/member/${memberId}`,
  `/poster/get-poster-by-group-member-id/${memberId}?posterType=other`,
];

describe('a page with thousands of pieces', () => {
  test('asks the database as often as one with ten', async () => {
    const count = async (owner: TestMember, as?: TestMember) => {
      const paths = [...pageOf(owner), ...Object.values(lists).map((list) => list(owner, 'limit=20'))];
      const counts = [];
      for (const path of paths) counts.push(await queriesOf(async () => assertDone(await api.get(path, { as }))));
      return counts;
    };
    await count(small);
    const few = await count(small);
    assert.deepEqual(await count(large), few);
    assert.deepEqual(await count(large, small), await count(small, large), 'for a member as well');
    assert(
      few.every((queries) => queries <= 6),
      few.join(' '),
    );
  });

  test('answers a list of a bounded length whatever is asked', async () => {
    for (const list of Object.values(lists)) {
      assert.equal((await read(list(large, ''))).data.length, 20);
      assert.equal((await read(list(large, 'limit=100'))).data.length, 100);
      assert.equal((await api.get(list(large, 'limit=101'))).statusCode, 422);
    }
  });

  for (const kind of Object.keys(lists) as Kind[])
    test(`is paged through to its end, ${kind} by ${kind}, without a repeat or a gap while others are added`, async () => {
      const seen = new Set<string>();
      let read_ = 0;
      let cursor: string | null = '';
      const { total } = await read(lists[kind](large, ''), large);
      while (cursor !== null) {
        const page: Page = await read(lists[kind](large, `limit=100${cursor && `&cursor=${cursor}`}`), large);
        read_ += page.data.length;
        for (const { _id } of page.data) seen.add(_id);
        cursor = page.nextCursor;
        await insert(large, kind);
      }
      assert.equal(read_, total);
      assert.equal(seen.size, total);
    });
});

test('a search through hundreds of the longest texts is answered, however many words it has', async () => {
  const owner = await api.signUp('dai-dong@example.vn');
  const { db } = api.api.platform;
  const long = `<p>${'Đốt lò từ sáng sớm, khách đến xem rất đông. '.repeat(1_100)}</p>`;
  const entry = { title: 'Ngày dài', content: long, day: '2026-01-01', policy: 'public' };
  const { data } = assertDone<{ data: { _id: string } }>(
    await api.post('/members/insertJobDiary', { as: owner, body: entry }),
  );
  const [model] = await db.select().from(contentItems).where(eq(contentItems.id, data._id));
  assert(model);
  await db.insert(contentItems).values(Array.from({ length: 300 }, () => ({ ...model, id: uuidv7() })));
  const words = 'a b c d e g h i k l m n o p q r s t u v x y';
  for (const [search, total] of [
    ['dot lo KHÁCH', 301],
    [words, 0],
  ] as const) {
    const path = `/members/getJobDiaryByMemberId/${owner.memberId}?search=${encodeURIComponent(search)}`;
    assert.equal(assertDone<{ total: number }>(await api.get(path)).total, total);
  }
});
