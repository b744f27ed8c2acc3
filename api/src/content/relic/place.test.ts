/** The place of a relic, its recordings, and the code of its plaque. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import type { Relic } from '@m4u/contract/content/relic';
import type { Recording } from '@m4u/contract/profile/upload/document';
import { mp3, ogg } from '../../testing/files/recordings.ts';
import { makeGroup, relate, sendFile } from '../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';

const api = await startTestApi();
const [owner, friend, stranger] = await Promise.all(
  ['owner', 'friend', 'stranger'].map((name) => api.signUp(`${name}@example.vn`)),
);
assert(owner && friend && stranger);
await relate(api, friend, owner);

const text = { title: 'Đình Cẩm Nam', content: '<p>Dựng năm 1817.</p>' };
const at = { latitude: 15.875_3, longitude: 108.335_1 };

const add = async (relic: Record<string, unknown> = {}, as: TestMember = owner): Promise<Relic> =>
  assertDone<{ data: Relic }>(await api.post('/relics/insert/', { as, body: { ...text, ...relic } })).data;
const change = (id: string, body: Record<string, unknown>, as = owner) =>
  api.put(`/relics/updateById/${id}`, { as, body });
const record = async (bytes: Buffer, as: TestMember = owner): Promise<Recording> =>
  assertDone<{ data: Recording }>(await sendFile(api, as, bytes)).data;

const readQr = async (picture: Buffer): Promise<string> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) });
};

describe('the place of a relic on a map', () => {
  test('is none at first, and taken as numbers, a text or a link', async () => {
    const { _id, position, titleEn, recordingVi, recordingEn } = await add();
    assert.deepEqual([position, titleEn, recordingVi, recordingEn], [null, '', null, null]);
    for (const sent of [
      at,
      { latitude: '15.8753', longitude: '108.3351' },
      '15.8753, 108.3351',
      'https://www.google.com/maps/@15.8753,108.3351,17z',
    ]) {
      const { data } = assertDone<{ data: Relic }>(await change(_id, { position: sent }));
      assert.deepEqual(data.position, at);
      assertDone(await change(_id, { position: '' }));
    }
    const form = 'position[latitude]=15.8753&position[longitude]=108.3351';
    const { data } = assertDone<{ data: Relic }>(await api.put(`/relics/updateById/${_id}`, { as: owner, form }));
    assert.deepEqual(data.position, at);
  });

  test('stays when other fields change, and goes when it is emptied', async () => {
    const { _id } = await add({ position: at, titleEn: 'Cam Nam communal house', place: 'Hội An' });
    const kept = assertDone<{ data: Relic }>(await change(_id, { place: 'Cẩm Nam' })).data;
    assert.deepEqual([kept.position, kept.titleEn, kept.place], [at, 'Cam Nam communal house', 'Cẩm Nam']);
    assert.equal(assertDone<{ data: Relic }>(await change(_id, { position: null })).data.position, null);
  });

  test('is refused outside the Earth, and as words', async () => {
    for (const [position, problem] of [
      [{ latitude: 90.1, longitude: 0 }, 'position.latitude:too-big'],
      [{ latitude: 15 }, 'position:position'],
      ['Hội An', 'position:position'],
      ['15.8, 190', 'position:position'],
      [7, 'position:position'],
    ] as const)
      assertProblem(await api.post('/relics/insert/', { as: owner, body: { ...text, position } }), 'invalid', [
        problem,
      ]);
    assertProblem(await change((await add())._id, { titleEn: 'x'.repeat(201) }), 'invalid', ['titleEn:too-long']);
  });
});

describe('recordings of a relic', () => {
  test('are heard by whoever may see it', async () => {
    const [vi, en] = [await record(mp3(2)), await record(ogg(3))];
    const { _id, ...relic } = await add({ recordingVi: vi._id, recordingEn: en._id, policy: 'friends' });
    assert.deepEqual([relic.recordingVi, relic.recordingEn], [vi, en]);
    const hears = async (as: TestMember | undefined) =>
      (await api.get(`/media/${vi._id}/recording`, { as, headers: { range: 'bytes=0-9' } })).statusCode;
    assert.deepEqual(
      [await hears(owner), await hears(friend), await hears(stranger), await hears(undefined)],
      [206, 206, 404, 404],
    );
    assertDone(await change(_id, { policy: 'public' }));
    assert.equal(await hears(undefined), 206);
    assert.deepEqual(assertDone<{ data: Relic }>(await api.get(`/relics/${_id}`)).data.recordingEn, en);
    assertDone(await api.put(`/relics/deleteById/${_id}`, { as: owner }));
    api.clock.advance(20_000);
    assert.equal(await hears(friend), 404);
  });

  test('are the writer’s own, or those that are there', async () => {
    const [own, foreign] = [await record(mp3(1)), await record(mp3(1), stranger)];
    for (const [field, id] of [
      ['recordingVi', foreign._id],
      ['recordingEn', '019a0000-0000-7000-8000-000000000000'],
      ['recordingEn', 'x'],
    ] as const)
      assertProblem(await api.post('/relics/insert/', { as: owner, body: { ...text, [field]: id } }), 'invalid', [
        `${field}:recording`,
      ]);
    const admin = await api.signUp('admin@example.vn');
    const groupId = await makeGroup(api, { admins: [owner, admin] });
    const body = { ...text, groupId, recordingVi: own._id };
    const { _id } = assertDone<{ data: Relic }>(await api.post('/brandRelics/insert', { as: owner, body })).data;
    const update = (as: TestMember, fields: object) => api.put(`/brandRelics/updateById/${_id}`, { as, body: fields });
    const kept = assertDone<{ data: Relic }>(await update(admin, { recordingVi: own._id, title: 'Đình' })).data;
    assert.equal(kept.recordingVi?._id, own._id);
    assertProblem(await update(stranger, { recordingVi: foreign._id }), 'forbidden');
    assert.equal(assertDone<{ data: Relic }>(await update(admin, { recordingVi: '' })).data.recordingVi, null);
  });
});

describe('the code of a plaque', () => {
  test('leads to the relic, for whoever may see it', async () => {
    const { _id } = await add({ policy: 'friends' });
    const { publicUrl } = api.api.platform.config;
    const code = (as: TestMember | undefined, query = '') => api.get(`/relics/${_id}/qr${query}`, { as });
    const svg = await code(owner);
    assert.deepEqual([svg.statusCode, svg.headers['content-type']], [200, 'image/svg+xml']);
    const png = await code(friend, '?format=png&size=600');
    assert.equal(png.headers['content-type'], 'image/png');
    assert.equal(await readQr(png.rawPayload), `${publicUrl}/me/relics/${_id}?s=qr`);
    for (const as of [stranger, undefined]) assertProblem(await code(as), 'not-found');
    assertProblem(await code(owner, '?format=gif'), 'invalid', ['format:choice']);
  });
});
