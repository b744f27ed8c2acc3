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

/** Tells members of something that has no row, so that nothing but its going is told. */
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

describe('the stream of what changes', () => {
  test('is for members', async () => {
    assertProblem(await api.get('/events'), 'unauthenticated');
    assertProblem(await api.get('/events?after=-1', { as: an }), 'invalid');
  });

  test('begins with ready and counts, and tells what is told, in its order', async () => {
    const stream = await openStream(api, an);
    assert.deepEqual(
      (await stream.take(2)).map(({ type }) => type),
      ['ready', 'counts'],
    );
    const refs = [await tell(an), await tell(an, binh), await tell(binh), await tell(an)];
    const told = await stream.until(({ row }) => (row as { _id?: string })._id === refs[3]);
    const ids = told.filter(({ type }) => type === 'gone').map(({ row }) => (row as { _id: string })._id);
    assert.deepEqual(ids, [refs[0], refs[1], refs[3]]);
    stream.close();
  });

  test('goes on where it was cut, by header or by query, and says when too much is gone', async () => {
    const before = await platform.stream.position(an.memberId);
    const ref = await tell(an);
    const later = await tell(an);
    for (const how of [{ lastEventId: before }, { after: before }]) {
      const stream = await openStream(api, an, how);
      const told = await stream.until(({ row }) => (row as { _id?: string })._id === later);
      assert.deepEqual(
        told.filter(({ type }) => type === 'gone').map(({ row }) => (row as { _id: string })._id),
        [ref, later],
      );
      stream.close();
    }
    await platform.stream.forget(new Date(api.clock.now().getTime() + 1));
    const lost = await openStream(api, an, { lastEventId: before });
    assert.deepEqual(
      (await lost.take(4)).map(({ type }) => type),
      ['counts', 'reload', 'ready', 'counts'],
    );
    lost.close();
    const beyond = await openStream(api, an, { lastEventId: before + 100_000 });
    assert.ok((await beyond.take(2)).some(({ type }) => type === 'reload'));
    beyond.close();
  });

  test('tells nothing to a session that has ended', async () => {
    const session = await api.post('/auth/login', { body: { email: an.email, password: an.password } });
    const { accessToken, refreshToken } = session.json<{ accessToken: string; refreshToken: string }>();
    const stream = await openStream(api, { token: accessToken });
    await stream.take(2);
    await api.post('/auth/logout', { body: { refreshToken } });
    await tell(an);
    assert.deepEqual(await stream.rest(), []);
  });

  test('is open twenty times for a member at most, and again once one has gone', async () => {
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

  test('numbers what many tell many at once without a gap', async () => {
    const before = [
      await platform.stream.position(an.memberId),
      await platform.stream.position(binh.memberId),
    ] as const;
    await Promise.all(Array.from({ length: 200 }, (_, at) => (at % 2 ? tell(an, binh) : tell(binh, an))));
    for (const [at, { memberId }] of [an, binh].entries()) {
      const since = await platform.stream.since(memberId, before[at] ?? 0, 1_000);
      assert.notEqual(since, 'lost');
      const seqs = since === 'lost' ? [] : since.map(({ seq }) => seq);
      assert.deepEqual(
        seqs,
        Array.from({ length: 200 }, (_, number) => (before[at] ?? 0) + number + 1),
      );
    }
  });
});
