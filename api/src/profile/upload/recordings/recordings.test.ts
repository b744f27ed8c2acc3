import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { Recording } from '@m4u/contract/profile/upload/document';
import { MAXIMUM_MEMBER_BYTES } from '@m4u/contract/profile/upload/rules';
import { uuidv7 } from '../../../platform/ids.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { id3, m4a, mp3, ogg } from '../../../testing/files/recordings.ts';
import { sendFile } from '../../../testing/factories/profiles.ts';
import { purgeUploads } from '../cleanup/jobs.ts';
import { uploads } from '../tables.ts';
import { recordingKey } from './service.ts';

const api = await startTestApi();
const member = await api.signUp('ghi-am@example.vn');
const stranger = await api.signUp('nguoi-la@example.vn');

const send = async (bytes: Uint8Array, name = 'ban-ghi.bin'): Promise<Recording> =>
  assertDone<{ data: Recording }>(await sendFile(api, member, bytes, 'file', name)).data;

describe('a recording that a member sends', () => {
  test('is known by its content, stored without its words, and played', async () => {
    const types = { mp3: 'audio/mpeg', m4a: 'audio/mp4', ogg: 'audio/ogg' } as const;
    const note = 'M4U-SECRET';
    const files = [Buffer.concat([id3(note), mp3(2)]), m4a(2, { note }), ogg(2, { comment: note })];
    for (const [index, format] of (['mp3', 'm4a', 'ogg'] as const).entries()) {
      const recording = await send(files[index] ?? Buffer.alloc(0), 'anh.jpg');
      const { _id, bytes } = recording;
      assert.deepEqual(recording, { _id, src: `/api/media/${_id}/recording`, format, seconds: 2, bytes });
      const file = await api.get(`/media/${_id.toUpperCase()}/recording`, { as: member });
      assert.deepEqual([file.statusCode, file.headers['content-type']], [200, types[format]]);
      assert.equal(file.headers['accept-ranges'], 'bytes');
      assert.equal(file.headers['cache-control'], 'private, no-cache');
      assert.equal(file.headers['x-content-type-options'], 'nosniff');
      assert.equal(file.rawPayload.length, bytes);
      assert.equal(file.rawPayload.includes(note), false);
    }
  });

  test('is refused with a reason of its own, and by who has no room', async () => {
    assertProblem(await sendFile(api, member, mp3(1201)), 'recording-too-long');
    assertProblem(await sendFile(api, member, m4a(2, { handlers: ['soun', 'vide'] })), 'recording-type');
    assertProblem(await sendFile(api, member, ogg(0)), 'recording-unreadable');
    assertProblem(await sendFile(api, undefined, mp3(1)), 'unauthenticated');
    assertProblem(await sendFile(api, member, Buffer.from('RIFF\0\0\0\0WAVEfmt no compressed sound')), 'picture-type');
    const full = await api.signUp('day@example.vn');
    await api.api.platform.db.insert(uploads).values({
      id: uuidv7(),
      memberId: full.memberId,
      width: 10,
      height: 10,
      widths: [10],
      placeholder: '',
      bytes: MAXIMUM_MEMBER_BYTES - 10,
    });
    assertProblem(await sendFile(api, full, mp3(1)), 'storage-full');
  });

  test('is seen by nobody else before something shows it', async () => {
    const { _id } = await send(mp3(1));
    for (const as of [stranger, undefined])
      assertProblem(await api.get(`/media/${_id}/recording`, { as }), 'not-found');
    assertProblem(await api.get('/media/019a0000-0000-7000-8000-000000000000/recording', { as: member }), 'not-found');
    assertProblem(await api.get('/media/x/recording'), 'invalid', ['id:invalid']);
    assertProblem(await api.get(`/media/${_id}/document.pdf`, { as: member }), 'not-found');
  });
});

describe('a part of a recording', () => {
  test('is answered as players ask for it', async () => {
    const { _id, bytes } = await send(mp3(2));
    const whole = (await api.get(`/media/${_id}/recording`, { as: member })).rawPayload;
    const part = async (range: string, more: Record<string, string> = {}) => {
      const answer = await api.get(`/media/${_id}/recording`, { as: member, headers: { range, ...more } });
      return { answer, range: answer.headers['content-range'], body: answer.rawPayload };
    };
    for (const [range, first, end] of [
      ['bytes=0-1', 0, 2],
      ['bytes=100-', 100, bytes],
      [`bytes=100-${bytes * 2}`, 100, bytes],
      ['bytes=-50', bytes - 50, bytes],
      [`bytes=-${bytes * 2}`, 0, bytes],
    ] as const) {
      const got = await part(range);
      assert.deepEqual([got.answer.statusCode, got.range], [206, `bytes ${first}-${end - 1}/${bytes}`], range);
      assert.deepEqual(got.body, whole.subarray(first, end));
    }
    for (const range of [`bytes=${bytes}-`, 'bytes=-0']) {
      const got = await part(range);
      assert.deepEqual([got.answer.statusCode, got.range, got.body.length], [416, `bytes */${bytes}`, 0], range);
    }
    for (const range of ['bytes=5-2', 'bytes=-', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=x-1'])
      assert.equal((await part(range)).answer.statusCode, 200, range);
    const { etag } = (await api.get(`/media/${_id}/recording`, { as: member })).headers;
    assert.equal((await part('bytes=0-1', { 'if-range': String(etag) })).answer.statusCode, 206);
    assert.equal((await part('bytes=0-1', { 'if-range': '"another"' })).answer.statusCode, 200);
    assert.equal((await part('bytes=0-1', { 'if-none-match': String(etag) })).answer.statusCode, 304);
    assertProblem(
      await api.get(`/media/${_id}/recording`, { as: stranger, headers: { range: 'bytes=0-1' } }),
      'not-found',
    );
  });
});

test('a part of a recording is all that is read of its file', async (t) => {
  const { _id, bytes } = await send(mp3(2));
  const reads = t.mock.method(api.api.platform.storage, 'get');
  const range = (of: string) => api.get(`/media/${_id}/recording`, { as: member, headers: { range: of } });
  assert.equal((await range('bytes=10-19')).rawPayload.length, 10);
  assert.equal((await range(`bytes=${bytes}-`)).statusCode, 416);
  assert.deepEqual(
    reads.mock.calls.map(({ arguments: [key, part] }) => [key, part]),
    [[recordingKey(_id, 'mp3'), { first: 10, last: 19 }]],
  );
});

test('a member sends fifteen recordings a minute', async () => {
  const strict = await startTestApi({ realLimits: true });
  const sender = await strict.signUp('nhieu@example.vn');
  for (let sent = 0; sent < 15; sent += 1)
    assertProblem(await sendFile(strict, sender, ogg(0)), 'recording-unreadable');
  assertProblem(await sendFile(strict, sender, ogg(0)), 'rate-limited');
});

// The last one, since it moves the clock beyond the session.
test('a recording is deleted with its file when nothing uses it for a week', async () => {
  const { platform } = api.api;
  const { _id } = await send(ogg(1));
  const key = recordingKey(_id, 'ogg');
  assert.ok(await platform.storage.get(key));
  api.clock.advance(8 * DAY);
  await purgeUploads(platform);
  assertProblem(await api.get(`/media/${_id}/recording`, { as: member }), 'not-found');
  for (let tries = 0; tries < 200 && (await platform.storage.get(key)); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  assert.equal(await platform.storage.get(key), null);
});
