import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from '../../platform/database/orm.ts';
import { generateNKeysBetween } from 'fractional-indexing';
import { uuidv7 } from '../../platform/ids.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { countQueries } from '../../testing/server/measure.ts';
import { contentItems } from './tables.ts';

const api = await startTestApi();
const [small, large] = await Promise.all(['small', 'large'].map((name) => api.signUp(`${name}@example.vn`)));
assert(small && large);

/** Path and body to add a row of each kind. */
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

/** Writes rows directly to the database: the API would take minutes. */
const fill = async (owner: TestMember, kind: Kind, many: number): Promise<void> => {
  const { db } = api.api.platform;
  // The API writes the first row, whose fields the others copy.
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
  for (let offset = 0; offset < rows.length; offset += 250)
    await db.insert(contentItems).values(rows.slice(offset, offset + 250));
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

/** Calls that the screen of a profile makes. */
const pageOf = ({ memberId }: TestMember) => [
  `/members/getMemberIdView/${memberId}`,
  `/content/page/member/${memberId}`,
  `/poster/get-poster-by-group-member-id/${memberId}?posterType=other`,
];

describe('a page with thousands of pieces', () => {
  test('takes as many database queries as one with ten', async () => {
    const count = async (owner: TestMember, as?: TestMember) => {
      const paths = [...pageOf(owner), ...Object.values(lists).map((list) => list(owner, 'limit=20'))];
      const counts = [];
      for (const path of paths) counts.push(await countQueries(async () => assertDone(await api.get(path, { as }))));
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

  test('answers lists of a limited length, whatever is asked', async () => {
    for (const list of Object.values(lists)) {
      assert.equal((await read(list(large, ''))).data.length, 20);
      assert.equal((await read(list(large, 'limit=100'))).data.length, 100);
      assert.equal((await api.get(list(large, 'limit=101'))).statusCode, 422);
    }
  });

  for (const kind of Object.keys(lists) as Kind[])
    test(`is paged to its end, ${kind} by ${kind}, without repeats or gaps while others are added`, async () => {
      const idsRead = new Set<string>();
      let read_ = 0;
      let cursor: string | null = '';
      const { total } = await read(lists[kind](large, ''), large);
      while (cursor !== null) {
        const page: Page = await read(lists[kind](large, `limit=100${cursor && `&cursor=${cursor}`}`), large);
        read_ += page.data.length;
        for (const { _id } of page.data) idsRead.add(_id);
        cursor = page.nextCursor;
        await insert(large, kind);
      }
      assert.equal(read_, total);
      assert.equal(idsRead.size, total);
    });
});

test('searches hundreds of the longest texts with any number of words', async () => {
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
  const query = 'a b c d e g h i k l m n o p q r s t u v x y';
  for (const [search, total] of [
    ['dot lo KHÁCH', 301],
    [query, 0],
  ] as const) {
    const path = `/members/getJobDiaryByMemberId/${owner.memberId}?search=${encodeURIComponent(search)}`;
    assert.equal(assertDone<{ total: number }>(await api.get(path)).total, total);
  }
});
