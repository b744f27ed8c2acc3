import { dayOf } from '@m4u/contract/days';
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { WeddingPhoto } from '@m4u/contract/event/wedding/photos';
import { MOST_GUEST_PHOTOS, MOST_PHOTOS, MOST_VISITOR_PHOTOS } from '@m4u/contract/event/wedding/rules';
import type { OwnWedding } from '@m4u/contract/event/wedding';
import type { Wedding } from '@m4u/contract/event/wedding/schema';
import { unzipSync } from 'fflate';
import { eq, sql } from '../../../platform/database/orm.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { uploads, uploadUses } from '../../../profile/upload/tables.ts';
import { solveNewChallenge } from '../../../testing/doubles/challenge.ts';
import {
  addGuests,
  listWeddingPhotos,
  makeWedding,
  sendWeddingPhoto,
  weddingDraft,
} from '../../../testing/factories/weddings.ts';
import { photo } from '../../../testing/files/pictures.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { purgeWeddings } from '../jobs.ts';
import { weddingGuests, weddingPhotos, weddings } from '../tables.ts';

const api = await startTestApi();
const couple = await api.signUp('lan@example.vn');
const stranger = await api.signUp('khach@example.vn');
const { db } = api.api.platform;

const dayIn = (days: number) => {
  const [y, m, d] = dayOf(api.clock.now().getTime() + days * DAY)
    .split('-')
    .map(Number);
  const day = { h: '10H00', y, m, d };
  return { weddingDay: day, weddingPartyDay: day };
};

const list = (id: string, query = '') => listWeddingPhotos(api, couple, id, query);
const set = (id: string, photoIds: readonly (string | undefined)[], shown: boolean, as = couple) =>
  api.put(`/wedding/photos/${id}`, { as, body: { photoIds, shown } });
const shownOn = async (id: string) =>
  assertDone<{ data: WeddingPhoto[]; total: number }>(await api.get(`/wedding/photos/shown/${id}`)).data;
const view = async (id: string) => assertDone<{ data: Wedding }>(await api.get(`/wedding/${id}`)).data;
const open = ({ picture }: WeddingPhoto | { picture: { src: string } }, as?: TestMember) =>
  api.get(picture.src.slice('/api'.length), { as });

/** A wedding of today with one guest. */
const makeToday = async (changes: object = {}) => {
  const { _id: id } = await makeWedding(api, couple, { ...dayIn(0), ...changes });
  const [guest] = await addGuests(api, couple, id, 'Cô Mai; gái');
  const { code = '', _id: guestId = '' } = guest ?? {};
  return {
    id,
    code,
    guestId,
    send: (bytes?: Uint8Array) => sendWeddingPhoto(api, { weddingId: id, guest: code }, { ...(bytes && { bytes }) }),
  };
};

/** Adds rows of photos without files. */
const fill = (
  weddingId: string,
  count: number,
  guestId: string | null = null,
  state: 'waiting' | 'hidden' = 'hidden',
) =>
  db.insert(weddingPhotos).values(
    Array.from({ length: count }, () => ({
      id: uuidv7(),
      weddingId,
      guestId,
      name: 'Khách',
      pictureId: uuidv7(),
      state,
      sentAt: api.clock.now(),
    })),
  );

beforeEach(async () => {
  await db.delete(weddings);
});

describe('photos of guests', () => {
  test('wait for the couple, who shows and hides them', async () => {
    const { id, send } = await makeToday();
    assert.deepEqual((await view(id)).photos, { open: true, shown: 0 });
    assertDone(await send());
    assertDone(await send());
    const { data, total, waiting } = await list(id);
    assert.deepEqual(
      [total, waiting, data.map(({ name, state }) => [name, state])],
      [
        2,
        2,
        [
          ['Cô Mai', 'waiting'],
          ['Cô Mai', 'waiting'],
        ],
      ],
    );
    assert.deepEqual(await shownOn(id), []);
    const [first] = data;
    assert.ok(first);
    assertProblem(await open(first), 'not-found');
    assert.equal((await open(first, couple)).statusCode, 200);
    assertDone(await set(id, [first._id], true));
    assert.deepEqual(
      (await shownOn(id)).map(({ _id }) => _id),
      [first._id],
    );
    assert.equal((await open(first)).statusCode, 200);
    assert.equal((await view(id)).photos.shown, 1);
    assert.equal((await list(id, '&state=waiting')).total, 1);
    const { data: own } = assertDone<{ data: OwnWedding }>(await api.get(`/wedding/edit/${id}`, { as: couple }));
    assert.equal(own.totals.photosWaiting, 1);
    assertDone(
      await set(
        id,
        data.map(({ _id }) => _id),
        false,
      ),
    );
    assert.deepEqual(await shownOn(id), []);
  });

  test('belong to the couple, and are encoded without metadata', async () => {
    const { id, send } = await makeToday();
    assertDone(
      await send(
        await photo(3000, 2000)
          .withExif({ IFD0: { Artist: 'Mai' } })
          .jpeg()
          .toBuffer(),
      ),
    );
    const { data } = await list(id);
    const [stored] = await db
      .select()
      .from(uploads)
      .where(eq(uploads.id, data[0]?.picture._id ?? ''));
    assert.equal(stored?.memberId, couple.memberId);
    assert.equal(stored?.width, 1600);
    assert.ok(data[0] && !(await open(data[0], couple)).rawPayload.includes('Mai'));
  });

  test('are taken from the first day of the wedding on, while the couple wants them', async () => {
    const { send } = await makeToday(dayIn(2));
    assertProblem(await send(), 'wrong-state');
    const { weddingDay } = dayIn(2);
    assertDone(await (await makeToday({ weddingDay })).send());
    const off = await makeToday({ guestPhotos: false });
    assertProblem(await off.send(), 'wrong-state');
    assert.equal((await view(off.id)).photos.open, false);
    const hidden = await makeToday({ status: 'HIDDEN' });
    assertProblem(await hidden.send(), 'not-found');
    const earlier = await makeToday();
    await db.update(weddings).set({ written: sql`${weddings.written} - 'guestPhotos'` });
    assertDone(await earlier.send());
  });

  test('of a visitor need a name and a solved challenge', async () => {
    const { id } = await makeToday();
    const solved = async () => {
      const { token, solution } = await solveNewChallenge(api, 'wedding');
      return { challengeToken: token, challengeSolution: solution };
    };
    assertProblem(await sendWeddingPhoto(api, { weddingId: id, ...(await solved()) }), 'invalid', ['name:required']);
    assertProblem(await sendWeddingPhoto(api, { weddingId: id, name: 'Anh Ba' }), 'invalid', ['challenge:challenge']);
    assertDone(await sendWeddingPhoto(api, { weddingId: id, name: 'Anh Ba', ...(await solved()) }));
    assertDone(
      await sendWeddingPhoto(api, { weddingId: id, name: 'Máy', website: 'https://example.vn', ...(await solved()) }),
    );
    assert.deepEqual(
      (await list(id)).data.map(({ name }) => name),
      ['Anh Ba'],
    );
  });

  test('are bounded for a guest and for a wedding', async () => {
    const { id, guestId, send } = await makeToday();
    await fill(id, MOST_GUEST_PHOTOS, guestId);
    assertProblem(await send(), 'guest-photos-full');
    const other = await makeToday();
    await fill(other.id, MOST_PHOTOS);
    assertProblem(await other.send(), 'wedding-photos-full');
  });

  test('of visitors leave room for those of guests', async () => {
    const { id, send } = await makeToday();
    await fill(id, MOST_VISITOR_PHOTOS, null, 'waiting');
    const { token, solution } = await solveNewChallenge(api, 'wedding');
    const visitor = { weddingId: id, name: 'Anh Ba', challengeToken: token, challengeSolution: solution };
    assertProblem(await sendWeddingPhoto(api, visitor), 'wedding-photos-full');
    assertDone(await send());
    await db.update(weddingPhotos).set({ state: 'shown' });
    assertDone(await sendWeddingPhoto(api, visitor));
  });

  test('of a guest who is removed while the photo is encoded are not found', async () => {
    const { id, guestId, send } = await makeToday();
    const { storage } = api.api.platform;
    const put = storage.put.bind(storage);
    storage.put = async (...stored) => {
      await db.delete(weddingGuests).where(eq(weddingGuests.id, guestId));
      return put(...stored);
    };
    try {
      assertProblem(await send(), 'not-found');
    } finally {
      storage.put = put;
    }
    assert.equal((await list(id)).total, 0);
  });

  test('fill the storage of the couple, which the sender does not learn', async () => {
    const { send } = await makeToday();
    const full = {
      id: uuidv7(),
      memberId: couple.memberId,
      width: 1,
      height: 1,
      widths: [1],
      placeholder: '',
      bytes: 1024 ** 3,
    };
    await db.insert(uploads).values(full);
    assertProblem(await send(), 'wedding-photos-full');
    await db.delete(uploads).where(eq(uploads.id, full.id));
  });

  test('refuse what is no picture', async () => {
    const { id, send } = await makeToday();
    assertProblem(await send(Buffer.from('%PDF-1.4')), 'picture-type');
    assertProblem(await send(Buffer.from('ảnh')), 'picture-type');
    assert.equal((await list(id)).total, 0);
    assertProblem(await set(id, [], true), 'invalid', ['photoIds:too-few']);
    assertProblem(await set(id, [uuidv7()], true), 'not-found');
  });

  test('are downloaded as one ZIP, without hidden ones', async () => {
    const { id, send } = await makeToday();
    for (let count = 0; count < 3; count += 1) assertDone(await send());
    const { data } = await list(id);
    assertDone(await set(id, [data[0]?._id], false));
    const answer = await api.get(`/wedding/photos/zip/${id}`, { as: couple });
    assert.equal(answer.headers['content-type'], 'application/zip');
    const files = unzipSync(answer.rawPayload);
    assert.deepEqual(Object.keys(files), ['001 Cô Mai.webp', '002 Cô Mai.webp']);
    assert.equal(
      Buffer.from(files['001 Cô Mai.webp'] ?? [])
        .subarray(8, 12)
        .toString(),
      'WEBP',
    );
  });

  test('go with their guest, their wedding, or by the couple’s choice, and nothing shows their pictures then', async () => {
    const { id, guestId, send } = await makeToday();
    assertDone(await send());
    const uses = () => db.$count(uploadUses, eq(uploadUses.place, 'weddingPhoto'));
    assert.equal(await uses(), 1);
    assertDone(await api.put(`/wedding/guests/delete/${id}/${guestId}`, { as: couple }));
    assert.deepEqual([(await list(id)).total, await uses()], [0, 0]);
    const other = await makeToday();
    for (let count = 0; count < 2; count += 1) assertDone(await other.send());
    const { data } = await list(other.id);
    const remove = (photoIds: readonly (string | undefined)[]) =>
      api.put(`/wedding/photos/delete/${other.id}`, { as: couple, body: { photoIds } });
    assertDone(await remove([data[0]?._id]));
    assertProblem(await remove([data[0]?._id, data[1]?._id]), 'not-found');
    assert.equal((await list(other.id)).total, 1);
    await db
      .update(weddings)
      .set({ deletedAt: new Date(api.clock.now().getTime() - 40 * DAY) })
      .where(eq(weddings.id, other.id));
    await purgeWeddings(api.api.platform);
    assert.equal(await uses(), 0);
  });

  test('of another wedding are not found', async () => {
    const { send, id } = await makeToday();
    assertDone(await send());
    const other = await makeToday();
    assertDone(await other.send());
    const [ownPhoto, foreign] = [(await list(id)).data[0], (await list(other.id)).data[0]];
    assertProblem(await set(id, [ownPhoto?._id, foreign?._id], true), 'not-found');
    assert.deepEqual(await shownOn(id), []);
    assertProblem(await sendWeddingPhoto(api, { weddingId: id, guest: other.code }), 'invalid', ['name:required']);
  });

  test('are for the couple only', async () => {
    const { id, send } = await makeToday();
    assertDone(await send());
    const { data } = await list(id);
    assertProblem(await api.get(`/wedding/photos/${id}`, { as: stranger }), 'forbidden');
    assertProblem(await api.get(`/wedding/photos/zip/${id}`, { as: stranger }), 'forbidden');
    assertProblem(await set(id, [data[0]?._id], true, stranger), 'forbidden');
    assertProblem(await api.get(`/wedding/photos/${id}`), 'unauthenticated');
    assertDone(
      await api.post('/wedding', { as: couple, body: { ...weddingDraft, ...dayIn(0), _id: id, status: 'HIDDEN' } }),
    );
    assertProblem(await api.get(`/wedding/photos/shown/${id}`), 'not-found');
  });

  test('tell the couple once while some wait', async () => {
    const { send } = await makeToday();
    const notices = async () =>
      assertDone<{ data: { text: string }[] }>(await api.get('/notifications?limit=100', { as: couple })).data.filter(
        ({ text }) => text.includes('ảnh đám cưới'),
      ).length;
    const before = await notices();
    assertDone(await send());
    assertDone(await send());
    assert.equal(await notices(), before + 1);
  });
});
