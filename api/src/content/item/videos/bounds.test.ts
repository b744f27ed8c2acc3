import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Post } from '@m4u/contract/content/post';
import { DAY } from '@m4u/contract/durations';
import pg from 'pg';
import { limitTable } from '../../../platform/limits/table.ts';
import { fixedClock } from '../../../platform/time/clock.ts';
import { type Answer, refuses, startYouTube } from '../../../testing/doubles/youtube.ts';
import { waitUntil } from '../../../testing/factories/notices.ts';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember, TEST_START } from '../../../testing/server/api.ts';
import { bringJobsForward, waitUntilQuiet } from '../../../testing/server/jobs.ts';
import { rememberUnknown } from './unknown.service.ts';

const youtube = await startYouTube();
const api = await startTestApi({ environment: youtube.environment, realLimits: true });
const [owner, keen] = [await api.signUp('owner@example.vn'), await api.signUp('keen@example.vn')];
const JOB = 'content.videos';
const TITLED = /Một mẻ lửa<\/a>/g;

/** Number of jobs in a state of pg-boss. */
const count = async (state: string): Promise<number> => {
  const client = new pg.Client(api.connection);
  await client.connect();
  try {
    return (await client.query('select 1 from jobs.job where name = $1 and state = $2', [JOB, state])).rowCount ?? 0;
  } finally {
    await client.end();
  }
};

const video = (id: string) => `<p><a data-youtube="${id}" href="https://www.youtube.com/watch?v=${id}">YouTube</a></p>`;
let used = 0;
/** A text with videos that no other text has. */
const newVideos = (videos: number): string =>
  Array.from({ length: videos }, () => video(`bounded${String((used += 1)).padStart(4, '0')}`)).join('');
const write = async (content: string, as: TestMember = owner): Promise<string> => {
  const body = { title: 'Bài viết', content, postType: 'news' };
  return assertDone<{ data: Post }>(await api.post('/members/insertBlog', { as, body })).data._id;
};
const save = async (id: string, content: string) =>
  assertDone(await api.put(`/members/updateBlogById/${id}`, { as: owner, body: { content } }));
const countTitled = async (id: string): Promise<number> => {
  const { content } = assertDone<{ data: Post }>(await api.get(`/members/blog/${id}`)).data;
  return content.match(TITLED)?.length ?? 0;
};
const quiet = () => waitUntilQuiet(api, JOB);
const failed = () => waitUntil(async () => (await count('retry')) === 1, 'the next attempt is planned');
const letRetry = async () => {
  await bringJobsForward(api, JOB);
  await quiet();
};

beforeEach(() => youtube.reset());

describe('what members have us ask YouTube', () => {
  test('is asked again only a day later when the video was unknown', async () => {
    youtube.answers.title = refuses(404);
    const content = newVideos(1);
    const id = await write(content);
    await quiet();
    await save(id, `<p>Mới</p>${content}`);
    await write(content, keen);
    await quiet();
    assert.equal(youtube.asked.length, 1);
  });

  test('has one waiting job for a piece, which asks for all that came', async () => {
    youtube.answers.title = refuses(503);
    const first = newVideos(1);
    const id = await write(first);
    await failed();
    for (const more of [newVideos(1), newVideos(1)]) {
      await save(id, first + more);
      assert.deepEqual([await count('created'), await count('active'), await count('retry')], [0, 0, 1]);
    }
    youtube.reset();
    await letRetry();
    assert.equal(await countTitled(id), 2);
    assert.equal(youtube.asked.length, 4);
  });

  const failures: Record<string, readonly [Answer, number]> = {
    'ends at the first 429': [refuses(429), 1],
    'ends at the first lost connection': [(response) => void response.destroy(), 1],
    'goes on after an error with one video': [refuses(503), 3],
  };
  for (const [what, [answer, asked]] of Object.entries(failures))
    test(what, async () => {
      youtube.answers.title = answer;
      const id = await write(newVideos(3));
      await failed();
      assert.equal(youtube.asked.length, asked);
      youtube.reset();
      await letRetry();
      assert.equal(await countTitled(id), 3);
    });

  test('has a limit for each member; the others are served', async () => {
    const [{ points }] = limitTable.videosByMember.windows;
    for (let videos = 0; videos < points; videos += 10) await write(newVideos(10), keen);
    await quiet();
    const before = youtube.asked.length;
    assert.equal(before, 2 * points);
    const late = await write(newVideos(2), keen);
    const other = await write(newVideos(1));
    await quiet();
    assert.equal(youtube.asked.length, before + 2);
    assert.deepEqual([await countTitled(late), await countTitled(other)], [0, 1]);
  });
});

describe('unknown videos', () => {
  test('are remembered for a day', () => {
    const clock = fixedClock(TEST_START);
    const unknown = rememberUnknown(clock);
    unknown.add('a');
    clock.advance(DAY - 1);
    assert.ok(unknown.has('a') && !unknown.has('b'));
    clock.advance(1);
    assert.ok(!unknown.has('a'));
  });

  test('are forgotten when there are too many, the oldest first', () => {
    const unknown = rememberUnknown(fixedClock(TEST_START), 2);
    for (const id of ['a', 'b', 'a', 'c']) unknown.add(id);
    assert.deepEqual(
      ['a', 'b', 'c'].map((id) => unknown.has(id)),
      [true, false, true],
    );
  });
});
