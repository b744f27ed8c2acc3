import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OwnWedding } from '@m4u/contract/event/wedding';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { checkInPeople } from '../../checkIn/tables.ts';
import {
  addGuests,
  guestReply,
  listWeddingGuests,
  makeWedding,
  replyAsVisitor,
  weddingDraft,
} from '../../../testing/factories/weddings.ts';

const api = await startTestApi();
const couple = await api.signUp('lan@example.vn');
const { db } = api.api.platform;

const openDoor = async (id: string): Promise<string> =>
  assertDone<{ data: { eventId: string } }>(await api.put(`/wedding/door/${id}`, { as: couple })).data.eventId;

/** Returns the names on the check-in list with their seats. */
const expected = async () =>
  Object.fromEntries(
    (await db.select().from(checkInPeople)).filter(({ listed }) => listed).map(({ name, seats }) => [name, seats]),
  );

describe('check-in of a wedding', () => {
  test('lists the guests, follows their replies and reports arrivals', async () => {
    const { _id: id } = await makeWedding(api, couple);
    const [nam, thu] = await addGuests(api, couple, id, 'Anh Nam\nChị Thu');
    const answer = (code: string | undefined, changes: object) =>
      api.post('/weddingGuest', { body: guestReply(id, { guest: code, ...changes }) });
    assertDone(await answer(nam?.code, { people: 3 }));

    const doors = await Promise.all([openDoor(id), openDoor(id), openDoor(id)]);
    assert.equal(new Set(doors).size, 1);
    assert.deepEqual(await expected(), { 'Anh Nam': 3, 'Chị Thu': 1 });
    assertDone(await answer(nam?.code, { people: 2 }));
    assertDone(await answer(thu?.code, { coming: false }));
    assertDone(await replyAsVisitor(api, id, { name: 'Hàng xóm', people: 4 }));
    await addGuests(api, couple, id, 'Bà Sáu');
    assert.deepEqual(await expected(), { 'Anh Nam': 2, 'Chị Thu': 1, 'Hàng xóm': 4, 'Bà Sáu': 1 });
    const sau = (await listWeddingGuests(api, couple, id)).data.find(({ name }) => name === 'Bà Sáu');
    assertDone(
      await api.put(`/wedding/guests/${id}/${sau?._id}`, {
        as: couple,
        body: { name: 'Bà Bảy', people: 2, coming: true },
      }),
    );
    assertDone(await api.put(`/wedding/guests/delete/${id}/${thu?._id}`, { as: couple }));
    assert.deepEqual(await expected(), { 'Anh Nam': 2, 'Hàng xóm': 4, 'Bà Bảy': 2 });

    const scan = {
      nonce: uuidv7(),
      kind: 'in',
      text: `${api.config.publicUrl}/wedding/${id}?guest=${nam?.code}`,
      at: '2026-06-07T10:40:00Z',
    };
    api.clock.advance(new Date('2026-06-07T10:40:00Z').getTime() - api.clock.now().getTime());
    const later = await api.post('/auth/login', { body: { email: couple.email, password: couple.password } });
    const as = { token: later.json<{ accessToken: string }>().accessToken };
    const body = { history: doors[0], device: { _id: uuidv7(), name: 'Cửa trước' }, scans: [scan] };
    assertDone(await api.post('/logsCheckIn', { as, body }));
    const { data, totals } = await listWeddingGuests(api, { ...couple, ...as }, id);
    const came = data.find(({ name }) => name === 'Anh Nam');
    assert.deepEqual([came?.arrivedAt, came?.arrived], ['2026-06-07T10:40:00.000Z', 2]);
    assert.deepEqual([totals.arrived, totals.peopleArrived], [1, 2]);
    const edited = assertDone<{ data: OwnWedding }>(await api.get(`/wedding/edit/${id}`, { as })).data;
    assert.deepEqual([edited.doorId, edited.totals.arrived], [doors[0], 1]);
  });

  test('can be deleted without affecting replies, and opened again', async () => {
    // The clock has moved on since the first sign-in.
    const login = await api.post('/auth/login', { body: { email: couple.email, password: couple.password } });
    const as = { ...couple, token: login.json<{ accessToken: string }>().accessToken };
    const { _id: id } = await makeWedding(api, as, { replyUntil: '2026-06-08' });
    const [nam] = await addGuests(api, as, id, 'Anh Nam');
    const open = async () =>
      assertDone<{ data: { eventId: string } }>(await api.put(`/wedding/door/${id}`, { as })).data.eventId;
    const first = await open();
    assertDone(await api.put(`/logsCheckIn/history/${first}`, { as, body: { deleted: true } }));
    const answer = guestReply(id, { guest: nam?.code });
    assertDone(await api.post('/weddingGuest', { body: answer }));
    assertDone(await api.post('/wedding', { as, body: { ...weddingDraft, _id: id, greeting: 'Mời cả nhà' } }));
    const own = assertDone<{ data: OwnWedding }>(await api.get(`/wedding/edit/${id}`, { as })).data;
    assert.deepEqual([own.doorId, own.totals.answered], [null, 1]);
    const second = await open();
    assert.notEqual(second, first);
    assert.equal(await open(), second);
  });
});
