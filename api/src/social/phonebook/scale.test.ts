import assert from 'node:assert/strict';
import { test } from 'node:test';
import { uuidv7 } from '../../platform/ids.ts';
import { friendships } from '../../profile/friend/tables.ts';
import { members } from '../../profile/member/tables.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { measureMilliseconds, countQueries } from '../../testing/server/measure.ts';
import { phonebookEntries } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const [small, large] = (await Promise.all(['small', 'large'].map((name) => api.signUp(`${name}@example.vn`)))) as [
  TestMember,
  TestMember,
];

const FAMILIES = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Đặng', 'Bùi', 'Ông', 'Ưng'];
const nameAt = (index: number): string => `${FAMILIES[index % FAMILIES.length]} Văn ${index}`;

/** Inserts entries and friends without the API, which would take minutes; every tenth entry is about a friend. */
const fill = async ({ memberId }: TestMember, entries: number, friends: number): Promise<void> => {
  const now = api.clock.now();
  const people = Array.from({ length: friends }, (_, index) => ({
    id: uuidv7(),
    name: nameAt(index),
    contacts: [{ kind: 'phone' as const, value: `09${String(10_000_000 + index)}`, policy: 'friends' as const }],
  }));
  const rows = Array.from({ length: entries }, (_, index) => ({
    id: uuidv7(),
    memberId,
    source: 'manual' as const,
    name: nameAt(index),
    organization: `Công ty ${index % 50}`,
    phones: [`+849${String(20_000_000 + index)}`],
    tags: [`tag ${index % 30}`],
    createdAt: now,
    updatedAt: now,
    ...(index % 10 === 0 && { contactMemberId: people[index / 10]?.id }),
  }));
  for (let offset = 0; offset < people.length; offset += 500)
    await db.insert(members).values(people.slice(offset, offset + 500));
  for (let offset = 0; offset < rows.length; offset += 500)
    await db.insert(phonebookEntries).values(rows.slice(offset, offset + 500));
  await db
    .insert(friendships)
    .values(people.map(({ id }) => ({ fromId: memberId, toId: id, status: 'accepted' as const })));
};
await fill(small, 20, 5);
await fill(large, 5_000, 500);
await api.administer('analyze');

interface Page {
  data: { _id: string; name: string }[];
  total: number;
  nextCursor: string | null;
}
const ask = async (as: TestMember, query: string) => assertDone<Page>(await api.get(`/phonebook?${query}`, { as }));

test('needs as many queries for thousands of entries as for a few', async () => {
  for (const query of ['', '&q=van 1', '&q=0912', '&tag=tag 1', '&letter=d'])
    assert.equal(await countQueries(() => ask(large, query)), await countQueries(() => ask(small, query)), query);
});

test('takes a small multiple of the time for thousands of entries', async (context) => {
  for (const query of ['', '&q=van 1', '&q=0912', '&q=912 345', '&tag=tag 1', '&letter=d', '&due=true']) {
    const few = await measureMilliseconds(() => ask(small, query));
    const many = await measureMilliseconds(() => ask(large, query));
    context.diagnostic(`${query || 'all'}: ${few.toFixed(1)} ms, ${many.toFixed(1)} ms of 5,500`);
    // The large one has 275 times as many rows.
    assert.ok(many < few * 30 + 100, `${query}: ${few} ms, ${many} ms`);
  }
});

test('lists each of thousands once while paging', async () => {
  const idsRead = new Set<string>();
  let rows = 0;
  let cursor: string | null = '';
  let total = 0;
  while (cursor !== null) {
    const page: Page = await ask(large, `limit=100${cursor && `&cursor=${cursor}`}`);
    rows += page.data.length;
    for (const { _id } of page.data) idsRead.add(_id);
    ({ nextCursor: cursor, total } = page);
  }
  assert.deepEqual([idsRead.size, rows, total], [5_000, 5_000, 5_000]);
});
