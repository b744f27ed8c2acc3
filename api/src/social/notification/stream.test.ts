import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { startTestApi } from '../../testing/server/api.ts';
import { assertProblem } from '../../testing/server/answers.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { inTransaction, type Database } from '../../platform/events/transaction.ts';
import { openStream } from '../../testing/server/stream.ts';

const api = await startTestApi();
const { platform } = api.api;
const an = await api.signUp('an@example.vn');
const binh = await api.signUp('binh@example.vn');

/** Announces a row that does not exist, so that the stream tells `gone`. */
const tell = (...to: { memberId: string }[]) => {
  const ref = uuidv7();
  return inTransaction(platform.db as Database, async (tx) => {
    platform.stream.tell(
      tx,
      to.map(({ memberId }) => ({ memberId, topic: 'notification', ref })),
    );
  }).then(() => ref);
};

const untilTrue = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; !isSo(); tries += 1) {
    assert.ok(tries < 300);
    await wait(10);
  }
};

describe('stream of changes', () => {
  test('requires a signed-in member and a valid position', async () => {
    assertProblem(await api.get('/events'), 'unauthenticated');
    assertProblem(await api.get('/events?after=-1', { as: an }), 'invalid');
  });

  test('begins with ready and counts, and delivers events in order', async () => {
    const stream = await openStream(api, an);
    assert.deepEqual(
      (await stream.take(2)).map(({ type }) => type),
      ['ready', 'counts'],
    );
    const refs = [await tell(an), await tell(an, binh), await tell(binh), await tell(an)];
    const events = await stream.until(({ row }) => (row as { _id?: string })._id === refs[3]);
    const ids = events.filter(({ type }) => type === 'gone').map(({ row }) => (row as { _id: string })._id);
    assert.deepEqual(ids, [refs[0], refs[1], refs[3]]);
    stream.close();
  });

  test('resumes by header or query, and asks for a reload when events are lost', async () => {
    const positionBefore = await platform.stream.position(an.memberId);
    const ref = await tell(an);
    const later = await tell(an);
    for (const how of [{ lastEventId: positionBefore }, { after: positionBefore }]) {
      const stream = await openStream(api, an, how);
      const events = await stream.until(({ row }) => (row as { _id?: string })._id === later);
      assert.deepEqual(
        events.filter(({ type }) => type === 'gone').map(({ row }) => (row as { _id: string })._id),
        [ref, later],
      );
      stream.close();
    }
    await platform.stream.forget(new Date(api.clock.now().getTime() + 1));
    const lost = await openStream(api, an, { lastEventId: positionBefore });
    assert.deepEqual(
      (await lost.take(4)).map(({ type }) => type),
      ['counts', 'reload', 'ready', 'counts'],
    );
    lost.close();
    const beyond = await openStream(api, an, { lastEventId: positionBefore + 100_000 });
    assert.ok((await beyond.take(2)).some(({ type }) => type === 'reload'));
    beyond.close();
  });

  test('delivers nothing to an ended session', async () => {
    const session = await api.post('/auth/login', { body: { email: an.email, password: an.password } });
    const { accessToken, refreshToken } = session.json<{ accessToken: string; refreshToken: string }>();
    const stream = await openStream(api, { token: accessToken });
    await stream.take(2);
    await api.post('/auth/logout', { body: { refreshToken } });
    await tell(an);
    assert.deepEqual(await stream.rest(), []);
  });

  test('allows twenty streams for a member, and another once one is closed', async () => {
    const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(api, binh)));
    assertProblem(await api.get('/events', { as: binh }), 'rate-limited');
    for (const stream of streams) {
      stream.close();
      await stream.rest();
    }
    await untilTrue(() => platform.stream.listening(binh.memberId) === 0);
    const again = await openStream(api, binh);
    assert.equal((await again.take(1))[0]?.type, 'ready');
    again.close();
  });

  test('numbers concurrent events without gaps', async () => {
    const positionsBefore = [
      await platform.stream.position(an.memberId),
      await platform.stream.position(binh.memberId),
    ] as const;
    await Promise.all(Array.from({ length: 200 }, (_, index) => (index % 2 ? tell(an, binh) : tell(binh, an))));
    for (const [index, { memberId }] of [an, binh].entries()) {
      const since = await platform.stream.since(memberId, positionsBefore[index] ?? 0, 1_000);
      assert.notEqual(since, 'lost');
      const seqs = since === 'lost' ? [] : since.map(({ seq }) => seq);
      assert.deepEqual(
        seqs,
        Array.from({ length: 200 }, (_, number) => (positionsBefore[index] ?? 0) + number + 1),
      );
    }
  });
});
