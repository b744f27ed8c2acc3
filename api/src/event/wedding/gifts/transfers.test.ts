import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { WeddingGift } from '@m4u/contract/event/wedding/gifts';
import type { ReadTransfer } from '@m4u/contract/event/wedding/transfers';
import { addGuests, makeWedding } from '../../../testing/factories/weddings.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';

const api = await startTestApi();
const couple = await api.signUp('lan@example.vn');
const stranger = await api.signUp('khach@example.vn');

const STATEMENT = [
  '07/06/2026 19:05\t+500,000 VND\tANH NAM mung cuoi Minh & Lan',
  '07/06/2026 19:06\t+300,000 VND\tBa Sau mung cuoi Minh & Lan',
  '07/06/2026 19:07\t+200,000 VND\tCo Bay mung cuoi Minh & Lan',
  '07/06/2026 19:08\t-100,000 VND\tTra tien hoa',
].join('\n');

const read = async (id: string, text = STATEMENT) =>
  assertDone<{ data: { transfers: ReadTransfer[]; skipped: number } }>(
    await api.post(`/wedding/transfers/read/${id}`, { as: couple, body: { text } }),
  ).data;
const confirm = (id: string, transfers: readonly object[], as = couple) =>
  api.post(`/wedding/transfers/${id}`, { as, body: { transfers } });
const listGifts = async (id: string) =>
  assertDone<{ data: WeddingGift[] }>(await api.get(`/wedding/gifts/${id}`, { as: couple })).data;

const makeParty = async () => {
  const { _id: id } = await makeWedding(api, couple);
  const guests = await addGuests(api, couple, id, 'Anh Nam; trai\nBà Sáu; gái\nBà Sáu; trai');
  return { id, guests };
};

describe('transfers to a couple', () => {
  test('are matched by their purpose, and nothing is stored before the couple confirms', async () => {
    const { id, guests } = await makeParty();
    const { transfers, skipped } = await read(id);
    assert.deepEqual(
      transfers.map(({ state, guests: found, name, amount }) => [state, found.length, name, amount]),
      [
        ['matched', 1, 'Anh Nam', 500_000],
        ['unsure', 2, 'Ba Sau', 300_000],
        ['unmatched', 0, 'Co Bay', 200_000],
      ],
    );
    assert.equal(transfers[0]?.guests[0]?._id, guests[0]?._id);
    assert.equal(skipped, 1);
    assert.deepEqual(await listGifts(id), []);
  });

  test('are noted once, however often the statement is read', async () => {
    const { id, guests } = await makeParty();
    const { transfers } = await read(id);
    const confirmed = transfers.map(({ key, amount, at, name }) => ({ key, amount, at, name, side: 'groom' }));
    const chosen = confirmed.map((transfer, index) =>
      index === 1 ? { ...transfer, guestId: guests[2]?._id } : transfer,
    );
    assert.deepEqual(assertDone<{ data: object }>(await confirm(id, chosen)).data, { added: 3 });
    const noted = await listGifts(id);
    assert.deepEqual(
      noted.map(({ name, guest, way, receivedAt }) => [name, guest?._id, way, receivedAt]),
      [
        ['Co Bay', undefined, 'transfer', '2026-06-07T12:07:00.000Z'],
        ['Bà Sáu', guests[2]?._id, 'transfer', '2026-06-07T12:06:00.000Z'],
        ['Anh Nam', guests[0]?._id, 'transfer', '2026-06-07T12:05:00.000Z'],
      ],
    );
    assert.deepEqual(
      (await read(id)).transfers.map(({ state }) => state),
      ['noted', 'noted', 'noted'],
    );
    assert.deepEqual(assertDone<{ data: object }>(await confirm(id, chosen)).data, { added: 0 });
    assert.equal((await listGifts(id)).length, 3);
  });

  test('are similar where the couple noted the same amount of the guest within a day', async () => {
    const { id, guests } = await makeParty();
    const note = async (amount: number, receivedAt: string) =>
      assertDone(
        await api.post(`/wedding/gifts/${id}`, {
          as: couple,
          body: { guestId: guests[0]?._id, name: 'Anh Nam', side: 'groom', way: 'transfer', amount, receivedAt },
        }),
      );
    const states = async () => (await read(id)).transfers.map(({ state }) => state);
    await note(500_000, '2026-06-09T12:00:00.000Z');
    await note(400_000, '2026-06-07T12:00:00.000Z');
    assert.deepEqual(await states(), ['matched', 'unsure', 'unmatched']);
    await note(500_000, '2026-06-08T12:00:00.000Z');
    assert.deepEqual(await states(), ['similar', 'unsure', 'unmatched']);
  });

  test('refuse a guest of another wedding, too many lines and others than the couple', async () => {
    const { id } = await makeParty();
    const other = await makeParty();
    const transfer = { key: 'bank:00000001', amount: 1000, name: 'Cô Bảy', side: 'bride' };
    assertProblem(await confirm(id, [{ ...transfer, guestId: other.guests[0]?._id }]), 'not-found');
    assertProblem(await confirm(id, []), 'invalid', ['transfers:too-few']);
    assertProblem(await confirm(id, [transfer], stranger), 'not-found');
    const text = Array.from({ length: 101 }, (_, index) => `07/06/2026\t+${index + 1},000 VND\tmung cuoi`).join('\n');
    const path = `/wedding/transfers/read/${id}`;
    assertProblem(await api.post(path, { as: couple, body: { text } }), 'invalid', ['text:too-many']);
    const lines = 'Xin chào\n'.repeat(1001);
    assertProblem(await api.post(path, { as: couple, body: { text: lines } }), 'invalid', ['text:too-many']);
    assertProblem(await api.post(path, { as: stranger, body: { text: STATEMENT } }), 'not-found');
  });
});
