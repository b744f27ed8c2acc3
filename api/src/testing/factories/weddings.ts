import type { OwnWedding } from '@m4u/contract/event/wedding';
import type { WeddingGuest, WeddingTotals } from '@m4u/contract/event/wedding/guests';
import type { WeddingPhotoRow } from '@m4u/contract/event/wedding/photos';
import { assertDone } from '../server/answers.ts';
import type { TestApi, TestMember } from '../server/api.ts';
import { photo } from '../files/pictures.ts';
import { solveNewChallenge } from '../doubles/challenge.ts';

const bank = (ownerName: string, accountNumber: string) => ({ bankName: 'Vietcombank', ownerName, accountNumber });

/** An invitation as its form sends it, three months after the start of tests. */
export const weddingDraft = {
  design: 'songHy',
  groom: { name: 'Trần Nhật Minh', rank: 'Trưởng nam' },
  bride: { name: 'Lê Ngọc Lan', rank: 'Út nữ' },
  groomsFamily: { father: 'Trần Văn Bình', mother: 'Nguyễn Thị Hoa', address: '12 Bạch Đằng, Đà Nẵng' },
  groomsBank: bank('TRAN NHAT MINH', '0071000123456'),
  bridesBank: bank('LE NGOC LAN', '0071000654321'),
  weddingDay: { h: '11H00', th: 'Chủ nhật', d: 6, m: 6, y: 2026 },
  weddingPartyDay: { h: '17h30', d: 7, m: 6, y: 2026 },
  ceremonyPlace: { name: 'Tư gia nhà trai', address: '12 Bạch Đằng, Đà Nẵng' },
  partyPlace: { name: 'Trung tâm tiệc cưới Hoa Sen', address: '3 Trần Phú, Đà Nẵng' },
  greeting: 'Cùng chung vui với chúng mình nhé!',
};

/** Makes an invitation of a member. */
export const makeWedding = async (api: TestApi, as: TestMember, changes: object = {}): Promise<OwnWedding> =>
  assertDone<{ data: OwnWedding }>(await api.post('/wedding', { as, body: { ...weddingDraft, ...changes } })).data;

/** Returns the guests of a wedding with totals, as the couple sees them. */
export const listWeddingGuests = async (api: TestApi, as: TestMember, id: string, query = '') =>
  assertDone<{ data: WeddingGuest[]; total: number; totals: WeddingTotals }>(
    await api.get(`/wedding/guests/${id}?limit=100${query}`, { as }),
  );

/** Adds guests as pasted text; returns all guests. */
export const addGuests = async (api: TestApi, as: TestMember, id: string, text: string): Promise<WeddingGuest[]> => {
  assertDone(await api.post(`/wedding/guests/${id}`, { as, body: { text } }));
  return (await listWeddingGuests(api, as, id)).data;
};

/** A reply of a guest. */
export const guestReply = (weddingId: string, changes: object = {}) => ({
  weddingId,
  name: 'Phạm Quốc Nam',
  side: 'groom',
  coming: true,
  people: 2,
  wish: 'Trăm năm hạnh phúc!',
  ...changes,
});

/** Replies as a visitor without a link, with a met challenge. */
export const replyAsVisitor = async (api: TestApi, weddingId: string, changes: object = {}) =>
  api.post('/weddingGuest', {
    body: guestReply(weddingId, { challenge: await solveNewChallenge(api, 'wedding'), ...changes }),
  });

/** Sends a photo of the wedding day with these fields. */
export const sendWeddingPhoto = async (
  api: TestApi,
  fields: Readonly<Record<string, string>>,
  { as, bytes }: { readonly as?: TestMember | undefined; readonly bytes?: Uint8Array } = {},
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes ?? (await photo(60, 40).jpeg().toBuffer()))]), 'anh.jpg');
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  return api.post('/weddingGuest/photo', { as, headers, body: Buffer.from(await sent.arrayBuffer()) });
};

/** Returns the photos of a wedding, as the couple sees them. */
export const listWeddingPhotos = async (api: TestApi, as: TestMember, id: string, query = '') =>
  assertDone<{ data: WeddingPhotoRow[]; total: number; waiting: number }>(
    await api.get(`/wedding/photos/${id}?limit=100${query}`, { as }),
  );
