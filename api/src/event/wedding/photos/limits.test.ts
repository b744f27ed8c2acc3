import { dayOf } from '@m4u/contract/days';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import { MOST_GUEST_PHOTOS } from '@m4u/contract/event/wedding/rules';
import { eq } from '../../../platform/database/orm.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { addGuests, makeWedding, sendWeddingPhoto } from '../../../testing/factories/weddings.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { weddingPhotos } from '../tables.ts';

const api = await startTestApi({ realLimits: true });
const couple = await api.signUp('lan@example.vn');
const { db, limits } = api.api.platform;

/** A wedding that was yesterday, with two guests. */
const makeYesterday = async () => {
  const [y, m, d] = dayOf(api.clock.now().getTime() - DAY)
    .split('-')
    .map(Number);
  const day = { h: '10H00', y, m, d };
  const { _id: id } = await makeWedding(api, couple, { weddingDay: day, weddingPartyDay: day });
  const [first, second] = await addGuests(api, couple, id, 'Cô Mai; gái\nChú Tư; trai');
  assert.ok(first && second);
  const send = ({ code }: { code: string }) => sendWeddingPhoto(api, { weddingId: id, guest: code });
  return { id, first, second, send };
};

test('photos that are refused do not use up the limit of the wedding', async () => {
  const { id, first, second, send } = await makeYesterday();
  await db.insert(weddingPhotos).values(
    Array.from({ length: MOST_GUEST_PHOTOS }, () => ({
      id: uuidv7(),
      weddingId: id,
      guestId: first._id,
      name: first.name,
      pictureId: uuidv7(),
      state: 'waiting' as const,
      sentAt: api.clock.now(),
    })),
  );
  await limits.consume('weddingPhotosByWedding', id, 599);
  assertProblem(await send(first), 'guest-photos-full');
  await db.delete(weddingPhotos).where(eq(weddingPhotos.weddingId, id));
  await limits.consume('weddingPhotosByGuest', first._id, 40);
  assertProblem(await send(first), 'rate-limited');
  assertDone(await send(second));
  assertProblem(await send(second), 'rate-limited');
});

test('files without an account are limited by address before they are read', async () => {
  const { id, first, send } = await makeYesterday();
  assertDone(await send(first));
  await limits.consume('anonymousFilesByAddress', '203.0.113.7', 110);
  const answers = [];
  for (let count = 0; count < 12; count += 1)
    // Its fields would be refused, were they read.
    answers.push((await sendWeddingPhoto(api, { weddingId: `${id}?` })).statusCode);
  assert.equal(answers[0], 422);
  assert.equal(answers.at(-1), 429);
});
