import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { SeatTotals, WeddingTable } from '@m4u/contract/event/wedding/tables';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { addGuests, guestReply, listWeddingGuests, makeWedding } from '../../../testing/factories/weddings.ts';
import { checkInPeople } from '../../checkIn/tables.ts';

const api = await startTestApi();
const couple = await api.signUp('lan@example.vn');
const stranger = await api.signUp('khach@example.vn');
const { db } = api.api.platform;

const plan = async (id: string) =>
  assertDone<{ data: WeddingTable[]; totals: SeatTotals }>(await api.get(`/wedding/tables/${id}`, { as: couple }));
const namesAt = async (id: string) =>
  Object.fromEntries((await plan(id)).data.map(({ name, guests }) => [name, guests.map((guest) => guest.name)]));
const add = (id: string, body: object, as = couple) => api.post(`/wedding/tables/${id}`, { as, body });
const seat = (id: string, guestIds: readonly (string | undefined)[], tableId: string | null | undefined, as = couple) =>
  api.put(`/wedding/seats/${id}`, { as, body: { guestIds, tableId } });
const fill = async (id: string) =>
  assertDone<{ data: { seated: number } }>(await api.put(`/wedding/seats/fill/${id}`, { as: couple })).data.seated;

/** A wedding with guests of two groups and two tables. */
const makeParty = async () => {
  const { _id: id } = await makeWedding(api, couple);
  const guests = await addGuests(
    api,
    couple,
    id,
    'Anh Nam; trai;; Bạn học\nBà Sáu; gái;; Họ nội\nChị Thu; trai;; Bạn học',
  );
  assertDone(await add(id, { count: 2, chairs: 3 }));
  const { data: tables } = await plan(id);
  return { id, guests, tables };
};

describe('tables of a wedding', () => {
  test('are numbered on, in the language of who adds them, or named', async () => {
    const { id } = await makeParty();
    assertDone(await add(id, { chairs: 12, name: 'Bàn họ nội' }));
    assertDone(await api.post(`/wedding/tables/${id}`, { as: couple, body: {}, headers: { 'accept-language': 'en' } }));
    const { data, totals } = await plan(id);
    assert.deepEqual(
      data.map(({ name, chairs }) => [name, chairs]),
      [
        ['Bàn 1', 3],
        ['Bàn 2', 3],
        ['Bàn họ nội', 12],
        ['Table 3', 10],
      ],
    );
    assert.equal(totals.chairs, 28);
  });

  test('seat guests by their replies; who declines has no chair', async () => {
    const { id, guests, tables } = await makeParty();
    const [nam, sau, thu] = guests;
    assertDone(await seat(id, [nam?._id, sau?._id], tables[0]?._id));
    assert.deepEqual(await namesAt(id), { 'Bàn 1': ['Anh Nam', 'Bà Sáu'], 'Bàn 2': [] });
    const meal = { vegetarian: 1, children: 2, diet: 'Dị ứng tôm' };
    const reply = (code: string | undefined, changes: object) =>
      api.post('/weddingGuest', { body: guestReply(id, { guest: code, ...changes }) });
    assertDone(await reply(nam?.code, { people: 4, ...meal }));
    assertDone(await reply(sau?.code, { coming: false }));
    const { data, totals } = await plan(id);
    assert.equal(data[0]?.people, 4);
    assert.deepEqual(
      data[0]?.guests.map(({ name, people, vegetarian, children, diet }) => [name, people, vegetarian, children, diet]),
      [['Anh Nam', 4, 1, 2, 'Dị ứng tôm']],
    );
    assert.deepEqual(totals, { chairs: 6, seated: 4, unseated: 1, unseatedGuests: 1, vegetarian: 1, children: 2 });
    const unseated = await listWeddingGuests(api, couple, id, '&filter[table]=none');
    assert.deepEqual(
      unseated.data.map(({ _id }) => _id),
      [thu?._id],
    );
    assertDone(await seat(id, [nam?._id], null));
    assert.deepEqual((await plan(id)).data[0]?.guests, []);
  });

  test('are filled by groups as far as chairs are free', async () => {
    const { id } = await makeParty();
    assert.equal(await fill(id), 3);
    assert.deepEqual(await namesAt(id), { 'Bàn 1': ['Anh Nam', 'Bà Sáu', 'Chị Thu'], 'Bàn 2': [] });
    assert.equal(await fill(id), 0);
  });

  test('tell the door where a guest sits', async () => {
    const { id, guests, tables } = await makeParty();
    assertDone(await api.put(`/wedding/door/${id}`, { as: couple }));
    assertDone(await seat(id, [guests[0]?._id], tables[0]?._id));
    const tableAtDoor = async () =>
      (await db.select().from(checkInPeople)).find(({ code }) => code === guests[0]?.code)?.table;
    assert.equal(await tableAtDoor(), 'Bàn 1');
    const path = `/wedding/tables/${id}/${tables[0]?._id}`;
    assertDone(await api.put(path, { as: couple, body: { name: 'Bàn bạn học', chairs: 8 } }));
    assert.equal(await tableAtDoor(), 'Bàn bạn học');
    assertDone(await api.put(`/wedding/tables/delete/${id}/${tables[0]?._id}`, { as: couple }));
    assert.equal(await tableAtDoor(), '');
    assert.deepEqual(await namesAt(id), { 'Bàn 2': [] });
  });

  test('refuse bad input by field', async () => {
    const { id, guests, tables } = await makeParty();
    assertProblem(await add(id, { count: 0 }), 'invalid', ['count:too-small']);
    assertProblem(await add(id, { chairs: 31 }), 'invalid', ['chairs:too-big']);
    assertProblem(await seat(id, [], tables[0]?._id), 'invalid', ['guestIds:too-few']);
    const path = `/wedding/tables/${id}/${tables[0]?._id}`;
    assertProblem(await api.put(path, { as: couple, body: { name: '', chairs: 8 } }), 'invalid', ['name:required']);
    for (let round = 0; round < 3; round += 1) assertDone(await add(id, { count: 50 }));
    assertProblem(await add(id, { count: 49 }), 'tables-full');
    assertProblem(await seat(id, [guests[0]?._id], guests[0]?._id), 'not-found');
  });

  test('of another wedding are not found, and seat nobody of it', async () => {
    const { id, guests, tables } = await makeParty();
    const other = await makeParty();
    assertProblem(await seat(id, [guests[0]?._id], other.tables[0]?._id), 'not-found');
    assertProblem(await seat(id, [guests[0]?._id, other.guests[0]?._id], tables[0]?._id), 'not-found');
    assert.deepEqual(await namesAt(id), { 'Bàn 1': [], 'Bàn 2': [] });
    const foreign = `/wedding/tables/delete/${id}/${other.tables[0]?._id}`;
    assertProblem(await api.put(foreign, { as: couple }), 'not-found');
  });

  test('are for the couple only', async () => {
    const { id, guests, tables } = await makeParty();
    assertProblem(await api.get(`/wedding/tables/${id}`, { as: stranger }), 'forbidden');
    assertProblem(await add(id, {}, stranger), 'forbidden');
    assertProblem(await seat(id, [guests[0]?._id], tables[0]?._id, stranger), 'forbidden');
    assertProblem(await api.get(`/wedding/tables/${id}`), 'unauthenticated');
  });
});
