import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from '../../platform/database/orm.ts';
import type { AlbumCard } from '@m4u/contract/content/album';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { contentItems } from './tables.ts';

const api = await startTestApi();
const owner = await api.signUp('thu-tu@example.vn');

const write = async (as: TestMember, title: string): Promise<string> =>
  assertDone<{ data: { _id: string } }>(await api.post('/album/insert', { as, body: { title } })).data._id;

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
    const last = await write(owner, 'C');
    const second = await write(owner, 'B');
    const first = await write(owner, 'A');
    await write(owner, '0');
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

describe('an invented cursor', () => {
  const cursorOf = (position: unknown) => Buffer.from(JSON.stringify(position)).toString('base64url');

  test('is refused, or answered without an error', async () => {
    const id = owner.memberId;
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
