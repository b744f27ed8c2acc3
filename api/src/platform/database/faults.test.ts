/** The API while its database connection is late, slow, cut or silent, and its recovery. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { startDatabaseProxy } from '../../testing/database/proxy.ts';
import { openStream } from '../../testing/server/stream.ts';

/** Extra time (ms) for a machine that has other work. */
const SLACK = 10_000;
/** Longest waits (ms): readiness for the database, and a call for a statement’s time plus a silence. */
const READY_WITHIN = 2_000;
const SILENT_WITHIN = 20_000 + 5_000;

const proxy = await startDatabaseProxy();
const api = await startTestApi({ through: proxy.through, alone: true, environment: { LOG_LEVEL: 'silent' } });
const an = await api.signUp('an@example.vn');
const binh = await api.signUp('binh@example.vn');
const read = () => api.get('/auth/profile', { as: an });

const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const began = performance.now();
  const result = await work();
  return [result, performance.now() - began];
};
const statusOf = async (path: string): Promise<number> => (await api.api.fastify.inject(path)).statusCode;

const untilBack = async (): Promise<void> => {
  const until = Date.now() + 5_000 + SLACK;
  while ((await statusOf('/readyz')) !== 200 || (await read()).statusCode !== 200) {
    assert.ok(Date.now() < until, 'it does not come back');
    await wait(50);
  }
};

test('waits for a late or slow connection', async () => {
  for (const fault of [{ later: 150 }, { rate: 50_000 }]) {
    proxy.make(fault);
    assertDone(await read());
    assert.equal(await statusOf('/healthz'), 200);
  }
  proxy.heal();
  assertDone(await read());
});

test('a cut connection costs only the calls under way, which may be repeated', async () => {
  const stream = await openStream(api, binh);
  const ready = (await stream.until(({ type }) => type === 'ready')).at(-1);
  for (let cuts = 0; cuts < 5; cuts += 1) {
    const calls = Array.from({ length: 12 }, read);
    await wait(5 * cuts);
    proxy.cut();
    for (const answer of await Promise.all(calls)) {
      if (answer.statusCode === 200) continue;
      assertProblem(answer, 'unavailable', []);
      assert.equal(answer.headers['retry-after'], '2');
    }
    await untilBack();
  }
  stream.close();
  // A broken stream resumes from its last event, as browsers do.
  const body = { from: an.memberId, to: binh.memberId };
  assertDone(await api.put(`/friend/addFriendsById/${an.memberId}`, { as: an, body }));
  const again = await openStream(api, binh, { lastEventId: ready?.id ?? assert.fail() });
  await again.until(({ type }) => type === 'friend');
  again.close();
});

test('notices a silent connection, answers 503 and recovers by itself', async () => {
  proxy.make({ silent: true });
  const waiting = timed(read);
  const [ready, readyAfter] = await timed(() => statusOf('/readyz'));
  assert.equal(ready, 503);
  assert.ok(readyAfter < READY_WITHIN + SLACK, `after ${readyAfter} ms`);
  assert.equal(await statusOf('/healthz'), 200);
  const [answer, after] = await waiting;
  assertProblem(answer, 'unavailable', []);
  assert.equal(answer.headers['retry-after'], '2');
  assert.ok(after < SILENT_WITHIN + SLACK, `after ${after} ms`);
  proxy.heal();
  await untilBack();
});
