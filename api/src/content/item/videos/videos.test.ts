import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { Activity } from '@m4u/contract/content/activity';
import type { Post } from '@m4u/contract/content/post';
import pg from 'pg';
import { type Answer, refuses, sends, startYouTube, titled } from '../../../testing/doubles/youtube.ts';
import { waitUntil } from '../../../testing/factories/notices.ts';
import { makeGroup, uploadPicture, watchEvents } from '../../../testing/factories/profiles.ts';
import { photo } from '../../../testing/files/pictures.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { assertBackoff, bringJobsForward, waitUntilQuiet } from '../../../testing/server/jobs.ts';
import { RETRIES } from './jobs.ts';

const youtube = await startYouTube();
const api = await startTestApi({ environment: youtube.environment });
const [owner, stranger] = [await api.signUp('owner@example.vn'), await api.signUp('stranger@example.vn')];
const VIDEO = 'dQw4w9WgXcQ';
const VIDEO_PAGE = `https://www.youtube.com/watch?v=${VIDEO}`;
const JOB = 'content.videos';

const query = async (text: string, values: unknown[] = []) => {
  const client = new pg.Client(api.connection);
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(text, values);
  } finally {
    await client.end();
  }
};

const page = '/brandActivity';
const read = async (id: string, as?: TestMember): Promise<Activity> =>
  assertDone<{ data: Activity }>(await api.get(`${page}/getBrandActivityById/${id}`, { as })).data;
const insert = async (body: object = {}, ownerId = owner.memberId): Promise<string> => {
  const draft = { type: 'youtube', details: { address: `https://youtu.be/${VIDEO}` }, ...body };
  const answer = await api.post(`${page}/insertBrandActivity/${ownerId}`, { as: owner, body: draft });
  return assertDone<{ data: Activity }>(answer).data._id;
};
const change = (id: string, body: object) => api.put(`${page}/updateBrandActivityById/${id}`, { as: owner, body });
const quiet = () => waitUntilQuiet(api, JOB);
/** Lets YouTube answer for the title only when told. */
const held = (answer: Answer) => {
  const told = Promise.withResolvers<void>();
  youtube.answers.title = (response, request) => void told.promise.then(() => answer(response, request));
  return { give: told.resolve };
};
/** Writes a video, waits for what is fetched, and returns it. */
const shown = async (body: object = {}): Promise<Activity> => {
  const id = await insert(body);
  await quiet();
  return read(id);
};
const detailsOf = (activity: Activity) => (activity.type === 'youtube' ? activity.details : assert.fail());
const countUploads = async (): Promise<number> =>
  Number((await query('select count(*) from uploads')).rows[0]?.['count']);

beforeEach(() => youtube.reset());

describe('a video of a page', () => {
  test('gets its title and still picture, asked for once and kept by us', async () => {
    const { events } = watchEvents(api);
    const activity = await shown();
    const { still, videoTitle } = detailsOf(activity);
    assert.equal(videoTitle, 'Một mẻ lửa');
    assert.equal(activity.title, 'Một mẻ lửa');
    assert.deepEqual([still?.width, still?.height], [480, 360]);
    const question = new URLSearchParams({ url: `https://www.youtube.com/watch?v=${VIDEO}`, format: 'json' });
    assert.deepEqual(youtube.asked, [`/oembed?${question.toString()}`, `/vi/${VIDEO}/hqdefault.jpg`]);
    const picture = await api.get(String(still?.src).replace('/api', ''));
    assert.equal(picture.statusCode, 200);
    assert.equal(picture.headers['content-type'], 'image/webp');
    assert.equal(events.filter(({ type }) => type === 'content.changed').length, 2, 'kept pages are cleared');
    await read(activity._id);
    assert.equal(youtube.asked.length, 2);
  });

  test('keeps a title of its own, and its picture while the video stays the same', async () => {
    const activity = await shown({ title: 'Ở lò' });
    assert.equal(activity.title, 'Ở lò');
    const other = { details: { address: `https://www.youtube.com/shorts/${VIDEO}` } };
    assertDone(await change(activity._id, other));
    await quiet();
    assert.deepEqual(detailsOf(await read(activity._id)).still, detailsOf(activity).still);
    assert.equal(youtube.asked.length, 2);
  });

  test('another video has another title and picture', async () => {
    const activity = await shown();
    const answer = held(titled('Mẻ thứ hai'));
    assertDone(await change(activity._id, { details: { address: 'https://youtu.be/abcdefghijk' } }));
    assert.equal((await read(activity._id)).title, 'YouTube');
    answer.give();
    await quiet();
    const now = await read(activity._id);
    assert.equal(now.title, 'Mẻ thứ hai');
    assert.notEqual(detailsOf(now).still?._id, detailsOf(activity).still?._id);
  });

  test('nobody sees the picture of a video that they may not see, and nobody sets one', async () => {
    const id = await insert({
      policy: 'private',
      details: { address: VIDEO_PAGE, still: { src: 'https://evil.example' } },
    });
    await quiet();
    const path = String(detailsOf(await read(id, owner)).still?.src).replace('/api', '');
    assert.match(path, /^\/media\//);
    assert.equal((await api.get(path, { as: owner })).statusCode, 200);
    assert.equal((await api.get(path, { as: stranger })).statusCode, 404);
    assert.equal((await api.get(path)).statusCode, 404);
  });

  test('gets its title although an editor that was open before sends the former one', async () => {
    const activity = await shown();
    assertDone(await change(activity._id, { title: 'YouTube', details: { address: VIDEO_PAGE } }));
    assert.equal((await read(activity._id)).title, 'Một mẻ lửa');
    const answer = held(titled('Mẻ thứ hai'));
    assertDone(await change(activity._id, { title: 'YouTube', details: { address: 'https://youtu.be/abcdefghijk' } }));
    assert.equal((await read(activity._id)).title, 'YouTube');
    answer.give();
    await quiet();
    assert.equal((await read(activity._id)).title, 'Mẻ thứ hai');
  });

  test('of a group is fetched too', async () => {
    const groupId = await makeGroup(api, { admins: [owner] });
    const id = await insert({}, groupId);
    await quiet();
    assert.equal((await read(id)).title, 'Một mẻ lửa');
  });

  test('its picture goes with it', async () => {
    const activity = await shown();
    const uses = async () => (await query('select 1 from upload_uses where row_id = $1', [activity._id])).rowCount;
    assert.equal(await uses(), 1);
    assertDone(await api.put(`${page}/deleteBrandActivityById/${activity._id}`, { as: owner, body: {} }));
    const path = String(detailsOf(activity).still?.src).replace('/api', '');
    assert.equal((await api.get(path)).statusCode, 404);
    await query('delete from content_items where id = $1', [activity._id]);
    assert.equal(await uses(), 0);
  });
});

const write = async (content: string, as = owner): Promise<Post> =>
  assertDone<{ data: Post }>(
    await api.post('/members/insertBlog', { as, body: { title: 'Bài viết', content, postType: 'news' } }),
  ).data;
const post = async (id: string): Promise<Post> => assertDone<{ data: Post }>(await api.get(`/members/blog/${id}`)).data;
const video = (words: string, id = VIDEO) =>
  `<p>Xem:</p><p><a data-youtube="${id}" href="https://www.youtube.com/watch?v=${id}">${words}</a></p>`;

describe('videos in a text', () => {
  test('get their titles and pictures, and keep words of their own', async () => {
    youtube.answers.title = titled('Lửa & <em>khói</em>');
    const { _id } = await write(video('YouTube') + video('Ở lò', 'abcdefghijk'));
    await quiet();
    const { content } = await post(_id);
    const pictures = content.match(/<img src="\/api\/media\/[\da-f-]{36}\/480\.webp" alt="" width="480" height="360"/g);
    assert.equal(pictures?.length, 2);
    assert.match(content, /Lửa &amp; &lt;em&gt;khói&lt;\/em&gt;<\/a>/);
    assert.match(content, />Ở lò<\/a>/);
  });

  test('an editor that was open before the picture came does not lose it', async () => {
    const { _id } = await write(video('YouTube'));
    await quiet();
    const before = (await post(_id)).content;
    const body = { content: `<p>Mới</p>${video('Một mẻ lửa')}` };
    assertDone(await api.put(`/members/updateBlogById/${_id}`, { as: owner, body }));
    await quiet();
    const still = /<img [^>]*>/.exec(before)?.[0] ?? assert.fail();
    assert.ok((await post(_id)).content.includes(still));
    assert.equal(youtube.asked.length, 2);
  });

  test('nor the title, unless it writes words of its own', async () => {
    const { _id } = await write(video('YouTube'));
    await quiet();
    const save = async (words: string) => {
      assertDone(await api.put(`/members/updateBlogById/${_id}`, { as: owner, body: { content: video(words) } }));
      return (await post(_id)).content;
    };
    assert.match(await save('YouTube'), /<img [^>]*>Một mẻ lửa<\/a>/);
    assert.match(await save('Ở lò'), /<img [^>]*>Ở lò<\/a>/);
  });
});

describe('a picture of somebody else, named beside a video,', () => {
  const upload = async (as: TestMember) => {
    const picture = await uploadPicture(api, as, await photo(40, 40).jpeg().toBuffer());
    return { ...picture, path: picture.src.replace('/api', '') };
  };
  const assertHidden = async (path: string) => {
    assertProblem(await api.get(path), 'not-found');
    assertProblem(await api.get(path, { as: owner }), 'not-found');
  };

  test('stays closed after the job, in a text and in details', async () => {
    const { path, _id: id, src } = await upload(stranger);
    const { _id } = await write(`<p>${id}</p><p><img src="${src}" alt=""></p>${video('YouTube')}`);
    await insert({ content: `<p>${id}</p>` });
    await quiet();
    const { content } = await post(_id);
    assert.match(content, /Một mẻ lửa<\/a>/);
    assert.ok(content.includes(id));
    await assertHidden(path);
  });

  test('stays closed when the video’s title names it', async () => {
    const { path, _id: id } = await upload(stranger);
    youtube.answers.title = titled(`Một ${id}`);
    await write(video('YouTube', 'titled-0001'));
    const activity = await shown({ details: { address: 'https://youtu.be/titled-0001' } });
    assert.equal(activity.title, 'Một …');
    await assertHidden(path);
    youtube.answers.title = titled(`${id.slice(0, 9)}${id.toUpperCase()}${id.slice(9)}`);
    assert.ok(!(await shown({ details: { address: 'https://youtu.be/titled-0002' } })).title.includes(id));
    await assertHidden(path);
  });

  test('stays closed when it belongs to the writer, and another admin of the group named it', async () => {
    const groupId = await makeGroup(api, { admins: [stranger, owner] });
    const { path, _id: id } = await upload(stranger);
    const draft = { type: 'youtube', details: { address: VIDEO_PAGE } };
    const answer = await api.post(`${page}/insertBrandActivity/${groupId}`, { as: stranger, body: draft });
    const { _id } = assertDone<{ data: Activity }>(answer).data;
    await quiet();
    const changed = { content: `<p>${id}</p>`, details: { address: 'https://youtu.be/abcdefghijk' } };
    assertDone(await change(_id, changed));
    await quiet();
    assert.equal(detailsOf(await read(_id)).videoTitle, 'Một mẻ lửa');
    await assertHidden(path);
  });
});

describe('a video that cannot be fetched', () => {
  const refusals = {
    'is unknown': () => (youtube.answers.title = refuses(404)),
    'is not to be embedded': () => (youtube.answers.title = refuses(401)),
    'has a title that is none': () => (youtube.answers.title = titled(5)),
    'has no picture': () => (youtube.answers.still = refuses(404)),
    'leads elsewhere': () => (youtube.answers.still = refuses(302, { location: 'http://127.0.0.1:1/' })),
    'has a picture that is too big': () => (youtube.answers.still = sends(Buffer.alloc(2_000_001))),
    'has a picture that is none': () => (youtube.answers.still = sends(Buffer.from('<svg xmlns="x"/>'))),
  };
  for (const [index, [why, refuse]] of Object.entries(refusals).entries())
    test(`${why}: it stays plain, and nothing is tried again`, async () => {
      const before = await countUploads();
      refuse();
      const videoId = `refused-00${index}`;
      const address = `https://youtu.be/${videoId}`;
      const activity = await shown({ details: { address } });
      assert.deepEqual(detailsOf(activity), { address, videoId });
      assert.equal(activity.title, 'YouTube');
      assert.equal(await countUploads(), before);
      const left = await query("select 1 from jobs.job where name = $1 and state <> 'completed'", [JOB]);
      assert.equal(left.rowCount, 0);
    });

  test('because the site fails is tried again, and comes in the end', async () => {
    youtube.answers.title = refuses(503);
    const id = await insert();
    assertBackoff(await bringJobsForward(api, JOB), 60);
    await waitUntil(async () => youtube.asked.length === 2, 'the second attempt');
    youtube.reset();
    assertBackoff(await bringJobsForward(api, JOB), 60, 2);
    await quiet();
    assert.equal((await read(id)).title, 'Một mẻ lửa');
  });

  test('at any attempt stays plain, and no administrator has to look', async () => {
    youtube.answers.still = (response) => void response.destroy();
    const id = await insert();
    for (let attempt = 1; attempt <= RETRIES; attempt += 1) await bringJobsForward(api, JOB);
    await quiet();
    assert.equal(detailsOf(await read(id)).still, undefined);
    const dead = await query("select 1 from jobs.job where name = 'dead-letters'");
    assert.equal(dead.rowCount, 0);
  });
});
