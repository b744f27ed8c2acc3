import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OwnWedding } from '@m4u/contract/event/wedding';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { sql } from '../../platform/database/orm.ts';
import { makeWedding, weddingDraft } from '../../testing/factories/weddings.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { weddings } from './tables.ts';

const api = await startTestApi();
const couple = await api.signUp('lan@example.vn');
const stranger = await api.signUp('khach@example.vn');

const page = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const post = (changes: object, as = couple) => api.post('/wedding', { as, body: { ...weddingDraft, ...changes } });
const save = async (changes: object) => assertDone<{ data: OwnWedding }>(await post(changes)).data;
const read = async (id: string) => assertDone<{ data: Wedding }>(await api.get(`/wedding/${id}`)).data.video;

test('a video of YouTube or Vimeo is read by everybody', async () => {
  const { _id } = await makeWedding(api, couple, { video: 'https://youtu.be/dQw4w9WgXcQ?si=x' });
  assert.equal(await read(_id), page);
  await save({ _id, video: 'https://vimeo.com/76979871/0a1b2c3d4e' });
  assert.equal(await read(_id), 'https://vimeo.com/76979871/0a1b2c3d4e');
});

test('another link is refused', async () => {
  for (const video of ['https://www.youtube.com/@khoilinh', 'https://example.vn/video.mp4', 'video'])
    assertProblem(await post({ video }), 'invalid', ['video:video']);
  assertProblem(await post({ video: `https://vimeo.com/1?${'x'.repeat(500)}` }), 'invalid', ['video:too-long']);
});

test('a video that is left out stays, and an empty one removes it', async () => {
  const { _id } = await makeWedding(api, couple, { video: page });
  assert.equal((await save({ _id })).video, page);
  assert.equal((await save({ _id, video: '' })).video, '');
});

test('nobody else changes the video', async () => {
  const { _id } = await makeWedding(api, couple, { video: page });
  assertProblem(await post({ _id, video: '' }, stranger), 'forbidden');
});

test('an invitation from before videos has none', async () => {
  const { _id } = await makeWedding(api, couple, { video: page });
  await api.api.platform.db.update(weddings).set({ written: sql`${weddings.written} - 'video'` });
  assert.equal(await read(_id), '');
});
