import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { GiftTotals, WeddingGift } from '@m4u/contract/event/wedding/gifts';
import { addGuests, makeWedding } from '../../../testing/factories/weddings.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { weddingGifts } from '../tables.ts';

const api = await startTestApi();
const couple = await api.signUp('lan@example.vn');
const stranger = await api.signUp('khach@example.vn');
const { db } = api.api.platform;

interface Book {
  readonly data: WeddingGift[];
  readonly total: number;
  readonly totals: GiftTotals;
  readonly thanks: string;
}
const book = async (id: string, query = '') =>
  assertDone<Book>(await api.get(`/wedding/gifts/${id}?limit=100${query}`, { as: couple }));
const namesIn = async (id: string, query: string) => (await book(id, query)).data.map(({ name }) => name);
const post = (id: string, changes: object, as = couple) =>
  api.post(`/wedding/gifts/${id}`, { as, body: { name: 'Cô Bảy', side: 'bride', amount: 500_000, ...changes } });
const add = async (id: string, changes: object) => assertDone<{ data: WeddingGift }>(await post(id, changes)).data;
const thank = (id: string, giftIds: readonly string[], thanked = true, as = couple) =>
  api.put(`/wedding/gifts/thanked/${id}`, { as, body: { giftIds, thanked } });

/** A wedding with two guests of one name and one of another. */
const makeParty = async () => {
  const { _id: id } = await makeWedding(api, couple);
  const guests = await addGuests(
    api,
    couple,
    id,
    'Anh Nam; trai; 0912345678; Bạn học\nBà Sáu; gái;; Họ nội\nBà Sáu; trai;; Họ ngoại',
  );
  return { id, guests };
};

describe('gifts of a wedding', () => {
  test('belong to the guest of the name, whatever its marks, or to the name alone', async () => {
    const { id, guests } = await makeParty();
    const nam = await add(id, { name: 'anh nam', side: 'groom' });
    assert.deepEqual([nam.guest?._id, nam.name, nam.phone], [guests[0]?._id, 'Anh Nam', '+84912345678']);
    assert.equal((await add(id, { name: 'Cô Bảy' })).guest, null);
    // Two guests have this name, so that the couple chooses.
    assert.equal((await add(id, { name: 'Bà Sáu' })).guest, null);
    assert.equal((await add(id, { name: 'Bà Sáu', guestId: guests[1]?._id })).guest?._id, guests[1]?._id);
    assert.equal((await add(id, { name: 'Anh Nam', guestId: null })).guest, null);
  });

  test('are summed by side and way, and filtered', async () => {
    const { id } = await makeParty();
    await add(id, { name: 'Anh Nam', side: 'groom', amount: 1_000_000 });
    await add(id, { name: 'Cô Bảy', way: 'transfer', amount: '300000' });
    await add(id, { name: 'Chú Tư', way: 'thing', amount: 0, thing: 'Bộ ấm trà', note: 'Để ở nhà ngoại' });
    assert.deepEqual((await book(id)).totals, {
      gifts: 3,
      unthanked: 3,
      things: 1,
      sum: 1_300_000,
      sumBySide: { groom: 1_000_000, bride: 300_000 },
      sumByWay: { envelope: 1_000_000, transfer: 300_000 },
    });
    assert.deepEqual(await namesIn(id, '&filter[side]=groom'), ['Anh Nam']);
    assert.deepEqual(await namesIn(id, '&filter[way]=thing'), ['Chú Tư']);
    assert.deepEqual(await namesIn(id, '&filter[q]=am tra'), ['Chú Tư']);
    // The group and number of the guest are found too.
    assert.deepEqual(await namesIn(id, '&filter[q]=ban hoc'), ['Anh Nam']);
    assert.deepEqual(await namesIn(id, '&filter[q]=0912 345'), ['Anh Nam']);
  });

  test('are noted once for one id', async () => {
    const { id } = await makeParty();
    const first = await add(id, { clientId: 'phong-bi-1' });
    assert.deepEqual(await add(id, { clientId: 'phong-bi-1', amount: 900_000 }), first);
    assert.equal((await book(id)).total, 1);
  });

  test('are changed and removed', async () => {
    const { id, guests } = await makeParty();
    const gift = await add(id, {});
    const path = `/wedding/gifts/${id}/${gift._id}`;
    const body = { name: 'Bà Sáu', guestId: guests[2]?._id, side: 'groom', amount: 200_000, note: 'Gửi qua mẹ' };
    const { data } = assertDone<{ data: WeddingGift }>(await api.put(path, { as: couple, body }));
    assert.deepEqual(
      [data.guest?._id, data.side, data.amount, data.note, data.receivedAt],
      [guests[2]?._id, 'groom', 200_000, 'Gửi qua mẹ', gift.receivedAt],
    );
    assert.deepEqual(assertDone<{ data: WeddingGift }>(await api.get(path, { as: couple })).data, data);
    assertDone(await api.put(`/wedding/gifts/delete/${id}/${gift._id}`, { as: couple }));
    assertProblem(await api.get(path, { as: couple }), 'not-found');
    assertProblem(await api.put(path, { as: couple, body }), 'not-found');
  });

  test('keep the name when the guest is removed', async () => {
    const { id, guests } = await makeParty();
    await add(id, { name: 'Anh Nam', side: 'groom' });
    assertDone(await api.put(`/wedding/guests/delete/${id}/${guests[0]?._id}`, { as: couple }));
    const [gift] = (await book(id)).data;
    assert.deepEqual([gift?.guest, gift?.name], [null, 'Anh Nam']);
  });

  test('are thanked for with all gifts of the same guest, and the note is taken back', async () => {
    const { id } = await makeParty();
    const nam = await add(id, { name: 'Anh Nam', side: 'groom' });
    await add(id, { name: 'Anh Nam', side: 'groom', way: 'thing', thing: 'Tranh', amount: 0 });
    await add(id, { name: 'Cô Bảy' });
    assertDone(await thank(id, [nam._id]));
    assert.deepEqual(await namesIn(id, '&filter[thanked]=no'), ['Cô Bảy']);
    assert.equal((await book(id)).totals.unthanked, 1);
    assertDone(await thank(id, [nam._id], false));
    assert.equal((await book(id)).totals.unthanked, 3);
    assertProblem(await thank(id, [nam._id, id]), 'not-found');
    assertDone(await api.put(`/wedding/thanks/${id}`, { as: couple, body: { text: 'Cảm ơn {tên}!' } }));
    assert.equal((await book(id)).thanks, 'Cảm ơn {tên}!');
  });

  test('refuse money without an amount, a thing without words and what is too long', async () => {
    const { id } = await makeParty();
    assertProblem(await post(id, { amount: 0 }), 'invalid', ['amount:required']);
    assertProblem(await post(id, { way: 'thing' }), 'invalid', ['thing:required']);
    assertProblem(await post(id, { name: '' }), 'invalid', ['name:required']);
    assertProblem(await post(id, { amount: 1_000_000_000_001 }), 'invalid', ['amount:too-big']);
    assertProblem(await post(id, { guestId: id }), 'not-found');
  });

  test('of a wedding are two thousand at most', async () => {
    const { id } = await makeParty();
    const row = {
      weddingId: id,
      name: 'Khách',
      side: 'groom',
      way: 'envelope',
      amount: 1,
      receivedAt: new Date(),
    } as const;
    await db.insert(weddingGifts).values(Array.from({ length: 2000 }, () => ({ ...row, id: crypto.randomUUID() })));
    assertProblem(await post(id, {}), 'gifts-full');
  });

  test('are a table for a spreadsheet', async () => {
    const { id } = await makeParty();
    await add(id, { name: '=Cô Bảy', note: 'Đi cùng chị Mai' });
    const answer = await api.get(`/wedding/gifts/csv/${id}?lang=vi`, { as: couple });
    assert.match(String(answer.headers['content-disposition']), /so-mung-cuoi\.csv/);
    assert.match(answer.body, /Tên,Mừng bên,Cách mừng,Số tiền/);
    assert.match(answer.body, /'=Cô Bảy,Nhà gái,Phong bì,500000,,Đi cùng chị Mai,/);
  });

  test('are found by the couple alone, also of a published invitation', async () => {
    const { id } = await makeParty();
    const gift = await add(id, {});
    assertProblem(await api.get(`/wedding/gifts/${id}`, { as: stranger }), 'not-found');
    assertProblem(await api.get(`/wedding/gifts/csv/${id}`, { as: stranger }), 'not-found');
    assertProblem(await post(id, {}, stranger), 'not-found');
    assertProblem(await thank(id, [gift._id], true, stranger), 'not-found');
    assertProblem(await api.get(`/wedding/gifts/${id}`), 'unauthenticated');
    const other = await makeParty();
    assertProblem(await api.get(`/wedding/gifts/${other.id}/${gift._id}`, { as: couple }), 'not-found');
  });
});
