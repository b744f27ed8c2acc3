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

const at = { latitude: 16.0712, longitude: 108.224 };
const place = weddingDraft.partyPlace;

const post = (changes: object, as = couple) => api.post('/wedding', { as, body: { ...weddingDraft, ...changes } });
const save = async (changes: object) => assertDone<{ data: OwnWedding }>(await post(changes)).data;

test('places have positions, which everybody reads', async () => {
  for (const position of [
    at,
    '16.0712, 108.224',
    'https://www.google.com/maps/place/Hoa+Sen/@16.1,108.1,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d16.0712!4d108.224',
    'https://www.google.com/maps/@16.0712,108.224,17z',
    'https://maps.google.com/?q=16.0712,108.224',
    'https://maps.google.com/maps?ll=16.0712,108.224&z=17',
  ]) {
    const { _id } = await makeWedding(api, couple, { partyPlace: { ...place, position } });
    const { data } = assertDone<{ data: Wedding }>(await api.get(`/wedding/${_id}`));
    assert.deepEqual([data.ceremonyPlace.position, data.partyPlace.position], [null, at]);
  }
});

test('a text that is no position is refused, a shortened link in words of its own', async () => {
  for (const [position, problem] of [
    ['Hội An', 'position'],
    ['95, 108', 'position'],
    [{ latitude: 16 }, 'position'],
    ['https://maps.app.goo.gl/AbCdEf', 'position-short'],
  ] as const)
    assertProblem(await post({ ceremonyPlace: { position } }), 'invalid', [`ceremonyPlace.position:${problem}`]);
});

test('a position that is left out stays, and an empty one removes it', async () => {
  const { _id } = await makeWedding(api, couple, { partyPlace: { ...place, position: at } });
  const kept = await save({ _id, partyPlace: { ...place, name: 'Nhà hàng Sen Vàng' } });
  assert.deepEqual([kept.partyPlace.name, kept.partyPlace.position], ['Nhà hàng Sen Vàng', at]);
  assert.equal((await save({ _id, partyPlace: { ...place, position: '' } })).partyPlace.position, null);
});

test('nobody else moves a place', async () => {
  const { _id } = await makeWedding(api, couple);
  assertProblem(await post({ _id, partyPlace: { ...place, position: at } }, stranger), 'forbidden');
});

test('an invitation from before positions has none', async () => {
  const { _id } = await makeWedding(api, couple, { partyPlace: { ...place, position: at } });
  await api.api.platform.db.update(weddings).set({ written: sql`${weddings.written} #- '{partyPlace,position}'` });
  const { data } = assertDone<{ data: Wedding }>(await api.get(`/wedding/${_id}`));
  assert.deepEqual([data.partyPlace.name, data.partyPlace.position], [place.name, null]);
});
