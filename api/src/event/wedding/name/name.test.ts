import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { OwnWedding } from '@m4u/contract/event/wedding';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { DAY } from '@m4u/contract/durations';
import { eq, isNull } from '../../../platform/database/orm.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { addGuests, makeWedding, weddingDraft } from '../../../testing/factories/weddings.ts';
import { weddingNames, weddings } from '../tables.ts';

const api = await startTestApi();
const couple = await api.signUp('lan@example.vn');
const others = await api.signUp('khach@example.vn');
const { db } = api.api.platform;

const save = (as: TestMember, changes: object) => {
  // Names are ordered by the moment of the choice.
  api.clock.advance(1000);
  return api.post('/wedding', { as, body: { ...weddingDraft, ...changes } });
};
const saved = async (changes: object) => assertDone<{ data: OwnWedding }>(await save(couple, changes)).data.name;
/** Id and present name of the invitation at an address. */
const at = async (address: string, as?: TestMember) => {
  const { _id, name } = assertDone<{ data: Wedding }>(await api.get(`/wedding/${address}`, { as })).data;
  return [_id, name];
};

beforeEach(() => db.delete(weddings));

describe('name of a wedding', () => {
  test('leads to the invitation and its share metadata', async () => {
    const { _id, name } = await makeWedding(api, couple, { name: 'Minh-Lan' });
    assert.equal(name, 'minh-lan');
    assert.deepEqual(await at('minh-lan'), [_id, name]);
    assert.deepEqual(await at('Minh-Lan'), [_id, name]);
    assert.deepEqual(await at(_id), [_id, name]);
    const { data } = assertDone<{ data: { title: string } }>(await api.get('/wedding/meta/minh-lan'));
    assert.equal(data.title, 'Thiệp cưới · Minh & Lan');
    assertProblem(await api.get('/wedding/minh-ai-do'), 'not-found');
  });

  test('is none unless chosen; former ones still lead to the invitation', async () => {
    const { _id, name } = await makeWedding(api, couple);
    assert.equal(name, null);
    assert.equal(await saved({ _id, name: 'minh-lan' }), 'minh-lan');
    assert.equal(await saved({ _id, name: 'ngay-chung-doi' }), 'ngay-chung-doi');
    assert.equal(await saved({ _id }), 'ngay-chung-doi', 'stays when it is left out');
    assert.deepEqual(await at('minh-lan'), [_id, 'ngay-chung-doi']);
    assert.equal(await saved({ _id, name: 'minh-lan' }), 'minh-lan');
  });

  test('stands in the common calendar, and in no personal link', async () => {
    const { _id } = await makeWedding(api, couple, { name: 'minh-lan' });
    const [guest] = await addGuests(api, couple, _id, 'Anh Tư');
    const csv = await api.get(`/wedding/guests/csv/${_id}`, { as: couple });
    assert.ok(csv.body.includes(`/wedding/${_id}?guest=${guest?.code}`));
    assert.ok((await api.get(`/wedding/calendar/${_id}`)).body.includes('/thiep/minh-lan'));
  });

  test('leads nowhere once it is given up, rests for half a year, and is its couple’s own meanwhile', async () => {
    const { _id } = await makeWedding(api, couple, { name: 'minh-lan' });
    await saved({ _id, name: 'duyen-lanh' });
    assert.equal(await saved({ _id, name: null }), null);
    for (const name of ['minh-lan', 'duyen-lanh']) assertProblem(await api.get(`/wedding/${name}`), 'not-found');
    assertProblem(await save(others, { name: 'duyen-lanh' }), 'link-taken');
    assert.equal(await saved({ _id, name: 'minh-lan' }), 'minh-lan');
    const longAgo = new Date(api.clock.now().getTime() - 181 * DAY);
    await db.update(weddingNames).set({ freedAt: longAgo }).where(eq(weddingNames.name, 'duyen-lanh'));
    assertDone(await save(others, { name: 'duyen-lanh' }));
    assert.deepEqual(await at('minh-lan'), [_id, 'minh-lan']);
  });

  test('goes to one of two couples who choose it at once', async () => {
    const answers = await Promise.all([save(couple, { name: 'minh-lan' }), save(others, { name: 'minh-lan' })]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b),
      [200, 409],
    );
  });

  test('is refused when it is another couple’s, also a former one, or cannot be an address', async () => {
    const { _id } = await makeWedding(api, others, { name: 'minh-lan' });
    assertDone(await save(others, { _id, name: 'duyen-lanh' }));
    for (const name of ['minh-lan', 'duyen-lanh'])
      assertProblem(await save(couple, { name }), 'link-taken', ['name:short-link-taken']);
    for (const name of ['a', '-minh', 'minh/lan', 'x'.repeat(31)])
      assertProblem(await save(couple, { name }), 'invalid', ['name:short-link']);
    for (const name of ['own', 'lunar', 'admin'])
      assertProblem(await save(couple, { name }), 'invalid', ['name:short-link-reserved']);
    assert.equal(await db.$count(weddings), 1, 'no invitation of the refused forms');
    assertProblem(await save(couple, { _id, name: 'cua-toi' }), 'forbidden');
  });

  test('is kept for the six newest of a wedding', async () => {
    const { _id } = await makeWedding(api, couple, { name: 'minh-lan' });
    for (const name of ['mot', 'hai', 'ba-ba', 'bon', 'nam-nam', 'sau']) await saved({ _id, name });
    assert.equal(await db.$count(weddingNames, isNull(weddingNames.freedAt)), 6);
    assertProblem(await api.get('/wedding/minh-lan'), 'not-found');
    assert.deepEqual(await at('mot'), [_id, 'sau']);
  });

  test('shows an invitation that is hidden to its couple alone', async () => {
    const { _id } = await makeWedding(api, couple, { name: 'minh-lan', status: 'HIDDEN' });
    assert.deepEqual(await at('minh-lan', couple), [_id, 'minh-lan']);
    assertProblem(await api.get('/wedding/minh-lan', { as: others }), 'not-found');
    assertProblem(await api.get('/wedding/minh-lan'), 'not-found');
  });
});
