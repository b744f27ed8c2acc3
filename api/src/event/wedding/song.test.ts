import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Recording } from '@m4u/contract/profile/upload/document';
import type { OwnWedding } from '@m4u/contract/event/wedding';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { sendFile } from '../../testing/factories/profiles.ts';
import { makeWedding, weddingDraft } from '../../testing/factories/weddings.ts';
import { mp3 } from '../../testing/files/recordings.ts';
import { photo } from '../../testing/files/pictures.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';

const api = await startTestApi();
const couple = await api.signUp('lan@example.vn');
const stranger = await api.signUp('khach@example.vn');

const send = async (as: TestMember) =>
  assertDone<{ data: Recording }>(await sendFile(api, as, mp3(2), 'file', 'bai-hat.mp3')).data;

test('the couple’s own song is played by everybody who sees the invitation', async () => {
  const { _id: song, src } = await send(couple);
  assertProblem(await api.get(`/media/${song}/recording`), 'not-found');
  const { _id } = await makeWedding(api, couple, { tune: 'own', song });
  const { data } = assertDone<{ data: Wedding }>(await api.get(`/wedding/${_id}`));
  assert.deepEqual([data.tune, data.song?._id, data.song?.src, data.song?.seconds], ['own', song, src, 2]);
});

test('a hidden invitation keeps its song to the couple', async () => {
  const { _id: song } = await send(couple);
  await makeWedding(api, couple, { tune: 'own', song, status: 'HIDDEN' });
  assertProblem(await api.get(`/media/${song}/recording`), 'not-found');
  assert.equal((await api.get(`/media/${song}/recording`, { as: couple })).statusCode, 200);
});

test('a song of somebody else, or another file, is refused', async () => {
  const save = (song: string) => api.post('/wedding', { as: couple, body: { ...weddingDraft, tune: 'own', song } });
  assertProblem(await save((await send(stranger))._id), 'invalid', ['song:recording']);
  const picture = await sendFile(api, couple, await photo(60, 40).jpeg().toBuffer());
  assertProblem(await save(assertDone<{ data: { _id: string } }>(picture).data._id), 'invalid', ['song:recording']);
  assertProblem(await save('bai-hat'), 'invalid', ['song:recording']);
});

test('without a song there is none', async () => {
  const { tune, song } = await makeWedding(api, couple, { tune: 'own' });
  assert.deepEqual([tune, song], ['own', null]);
  assert.equal((await makeWedding(api, couple)).song, null);
});

test('a window from before songs and photos keeps both', async () => {
  const { _id: song } = await send(couple);
  const { _id, updatedAt } = await makeWedding(api, couple, { tune: 'own', song, guestPhotos: false });
  const save = async (changes: object) =>
    assertDone<{ data: OwnWedding }>(
      await api.post('/wedding', { as: couple, body: { ...weddingDraft, _id, ...changes } }),
    ).data;
  const kept = await save({ updatedAt, tune: 'own' });
  assert.deepEqual([kept.song?._id, kept.guestPhotos], [song, false]);
  const changed = await save({ song: null, guestPhotos: true });
  assert.deepEqual([changed.song, changed.guestPhotos], [null, true]);
  assert.equal((await makeWedding(api, couple)).guestPhotos, true);
});
