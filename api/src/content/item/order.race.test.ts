import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AlbumCard } from '@m4u/contract/content/album';
import { eq } from '../../platform/database/orm.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { contentItems } from './tables.ts';

const api = await startTestApi();
const owner = await api.signUp('thu-tu@example.vn');

const write = async (title: string): Promise<string> =>
  assertDone<{ data: { _id: string } }>(await api.post('/album/insert', { as: owner, body: { title } })).data._id;

const move = async (id: string, beforeId: string | null) =>
  assertDone(await api.put(`/content/move/${id}`, { as: owner, body: { before: beforeId } }));

interface Albums {
  data: AlbumCard[];
  nextCursor: string | null;
}
const albums = async (query = ''): Promise<Albums> =>
  assertDone<Albums>(await api.get(`/album/getAlbumsByOwnerId/${owner.memberId}?${query}`));

describe('the order of a page', () => {
  test('keeps short ranks however often two pieces change places', async () => {
    const last = await write('C');
    const second = await write('B');
    const first = await write('A');
    await write('0');
    for (let times = 0; times < 150; times += 1) {
      await move(second, first);
      await move(first, second);
    }
    const rows = await api.api.platform.db
      .select({ rank: contentItems.rank })
      .from(contentItems)
      .where(eq(contentItems.ownerId, owner.memberId));
    assert.equal(new Set(rows.map(({ rank }) => rank)).size, 4);
    assert.ok(rows.every(({ rank }) => rank.length <= 60));
    const titlesRead: string[] = [];
    let cursor: string | null = '';
    do {
      const page: Albums = await albums(`limit=1&cursor=${cursor}`);
      titlesRead.push(...page.data.map(({ title }) => title));
      cursor = page.nextCursor;
    } while (cursor !== null && titlesRead.length < 10);
    assert.deepEqual(titlesRead, ['0', 'A', 'B', 'C']);
    assert.ok(last);
  });
});

describe('many simultaneous writers', () => {
  test('for a group do not wait for each other’s connections', async () => {
    const groupId = await makeGroup(api, { members: [owner] });
    const body = { title: 'Cùng lúc', content: 'x', groupId };
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => api.post('/members/insertBlog', { as: owner, body })),
    );
    assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
  });
});
