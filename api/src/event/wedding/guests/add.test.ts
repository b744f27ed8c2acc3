import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { ReadGuest } from '@m4u/contract/event/wedding/pasted';
import type { SeatTotals } from '@m4u/contract/event/wedding/tables';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { addGuests, guestReply, listWeddingGuests, makeWedding } from '../../../testing/factories/weddings.ts';
import { weddingGuests, weddings } from '../tables.ts';

const api = await startTestApi();
const couple = await api.signUp('lan@example.vn');
const { db } = api.api.platform;

const read = async (id: string, text: string, fields: object = {}) =>
  assertDone<{ data: { guests: ReadGuest[]; headings: string[] } }>(
    await api.post(`/wedding/guests/read/${id}`, { as: couple, body: { text, ...fields } }),
  ).data;
const add = (id: string, guests: readonly object[], fields: object = {}) =>
  api.post(`/wedding/guests/list/${id}`, { as: couple, body: { guests, ...fields } });
const list = async (id: string) => (await listWeddingGuests(api, couple, id)).data;

beforeEach(async () => {
  await db.delete(weddingGuests);
  await db.delete(weddings);
});

describe('reading a pasted list', () => {
  test('adds nobody and marks problems and names that are there', async () => {
    const { _id: id } = await makeWedding(api, couple);
    await addGuests(api, couple, id, 'Lê Hà');
    const { guests, headings } = await read(id, 'Bạn cấp 3:\n- Én x3\nLÊ HÀ\nBà Sáu; nhà gia', { side: 'bride' });
    assert.deepEqual(headings, ['Bạn cấp 3']);
    assert.deepEqual(
      guests.map(({ line, name, side, group, people, namesake, isSame, problem }) =>
        [line, name, side, group, people, namesake, isSame, problem?.code].join('|'),
      ),
      [
        '2|Én|bride|Bạn cấp 3|3||false|',
        '3|LÊ HÀ|bride|Bạn cấp 3|0|listed|true|',
        '4|Bà Sáu|bride|nhà gia|0||false|choice',
      ],
    );
    assert.equal((await list(id)).length, 1);
  });

  test('refuses an empty text, too many lines and too much text', async () => {
    const { _id: id } = await makeWedding(api, couple);
    const refuse = (text: string) => api.post(`/wedding/guests/read/${id}`, { as: couple, body: { text } });
    assertProblem(await refuse(''), 'invalid', ['text:required']);
    assertProblem(await refuse('An\n'.repeat(501)), 'invalid', ['text:too-many']);
    assertProblem(await refuse('x'.repeat(100_001)), 'invalid', ['text:too-long']);
  });
});

describe('adding a checked list', () => {
  const guest = { name: 'Anh Nam', side: 'groom', phone: '0912 345 678', group: 'Bạn học', people: 3 };

  test('keeps the people who are invited apart from those who come', async () => {
    const { _id: id } = await makeWedding(api, couple);
    assert.equal(assertDone<{ data: { added: number } }>(await add(id, [guest])).data.added, 1);
    const [nam] = await list(id);
    assert.deepEqual(
      [nam?.name, nam?.side, nam?.phone, nam?.group, nam?.people, nam?.coming],
      ['Anh Nam', 'groom', '+84912345678', 'Bạn học', 3, null],
    );
    const { totals } = await listWeddingGuests(api, couple, id);
    assert.deepEqual([totals.people, totals.peopleBySide], [0, { groom: 0, bride: 0 }]);
    const seats = assertDone<{ totals: SeatTotals }>(await api.get(`/wedding/tables/${id}`, { as: couple })).totals;
    assert.equal(seats.unseated, 3);
    const change = async (body: object) => {
      assertDone(await api.put(`/wedding/guests/${id}/${nam?._id}`, { as: couple, body }));
      return (await list(id))[0]?.people;
    };
    assert.equal(await change({ group: 'Cơ quan' }), 3);
    assert.equal(await change({ coming: null, people: 2 }), 2);
    assertDone(await api.post('/weddingGuest', { body: guestReply(id, { guest: nam?.code, people: 4 }) }));
    assert.equal((await listWeddingGuests(api, couple, id)).totals.people, 4);
    assert.equal(await change({ coming: null }), 0);
  });

  test('adds a list that is sent twice once, and the same name where the couple wants it', async () => {
    const { _id: id } = await makeWedding(api, couple);
    for (const clientId of ['list-0001', 'list-0001', 'list-0002'])
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      assert.equal(assertDone<{ data: { added: number } }>(await add(id, [guest], { clientId })).data.added, 1);
    const guests = await list(id);
    assert.deepEqual(
      guests.map(({ hasNamesake }) => hasNamesake),
      [true, true],
    );
    await addGuests(api, couple, id, 'Chị Thu');
    assert.equal((await list(id)).find(({ name }) => name === 'Chị Thu')?.hasNamesake, false);
  });

  test('refuses wrong guests by their place, and adds nobody then', async () => {
    const { _id: id } = await makeWedding(api, couple);
    const wrong = [guest, { ...guest, phone: '12345' }, { ...guest, name: '' }, { ...guest, people: 21 }];
    assertProblem(await add(id, wrong), 'invalid', [
      'guests.1.phone:phone',
      'guests.2.name:required',
      'guests.3.people:too-big',
    ]);
    assertProblem(await add(id, []), 'invalid', ['guests:too-few']);
    assert.equal((await list(id)).length, 0);
  });

  test('refuses more than two thousand guests', async () => {
    const { _id: id } = await makeWedding(api, couple);
    const many = Array.from({ length: 500 }, (_, index) => ({ name: `Khách ${index}`, side: 'groom' }));
    for (let time = 0; time < 4; time += 1)
      // oxlint-disable-next-line no-await-in-loop -- one call after the other
      assertDone(await add(id, many));
    assertProblem(await add(id, [guest]), 'guests-full');
  });
});
