import assert from 'node:assert/strict';
import { beforeEach, suite, test } from 'node:test';
import { makeOutbox, type OutboxEntry, type OutboxNews, type OutboxStore, type Sending } from './outbox.ts';

type Answer = number | 'no line' | { status: number; headers?: Record<string, string>; body?: unknown };

/** A server that remembers what it took by `x-reader` and id, and answers what it is told to. */
const server = { answers: [] as Answer[], taken: [] as string[], calls: 0 };

const send = async (_path: string, init: RequestInit): Promise<Response> => {
  server.calls += 1;
  const { id } = JSON.parse(init.body as string) as { id: string };
  const answer = server.answers.shift() ?? 200;
  if (answer === 'no line') throw new TypeError('Failed to fetch');
  const { status, headers, body }: Exclude<Answer, number | string> =
    typeof answer === 'number' ? { status: answer } : answer;
  if (status < 300) server.taken.push(`${new Headers(init.headers).get('x-reader')} ${id}`);
  return Response.json(body ?? { data: { _id: id } }, { status, headers: headers ?? {} });
};

let kept: Map<string, OutboxEntry>;
let timers: { run: () => void; after: number }[];
let online: boolean;
/** Each test has locks of its own. */
let run = 0;

const store: OutboxStore = {
  all: async () => [...kept.values()],
  put: async (entry) => void kept.set(entry.id, entry),
  remove: async (id) => void kept.delete(id),
};

const tab = (memberId = 'an') =>
  makeOutbox({
    memberId,
    store,
    send,
    locks: { request: async (name, work) => navigator.locks.request(`${name} ${run}`, work) },
    isOnline: () => online,
    now: () => 1_000,
    later: (work, after) => {
      const timer = { run: work, after };
      timers.push(timer);
      return () => (timers = timers.filter((each) => each !== timer));
    },
  });

const sending = (id: string, lane = 'chat'): Sending => ({
  id,
  path: '/messages',
  method: 'POST',
  body: { id },
  label: id,
  lane,
});

const idsOf = (entries: readonly OutboxEntry[]): string[] => entries.map(({ id }) => id);

suite('what waits to be sent', () => {
  beforeEach(() => {
    Object.assign(server, { answers: [], taken: [], calls: 0 });
    kept = new Map();
    timers = [];
    online = true;
    run += 1;
  });

  test('goes in its order, and is forgotten when it was taken', async () => {
    online = false;
    const outbox = tab();
    for (const id of ['c', 'a', 'b']) await outbox.add(sending(id));
    assert.equal(server.calls, 0);
    assert.deepEqual(idsOf(await outbox.entries()), ['c', 'a', 'b']);
    online = true;
    await outbox.flush();
    assert.deepEqual(server.taken, ['an c', 'an a', 'an b']);
    assert.equal(kept.size, 0);
  });

  test('stays when the line breaks, and is tried again with growing pauses', async () => {
    server.answers = ['no line', 'no line', 503, 200];
    online = false;
    const outbox = tab();
    await outbox.add(sending('a'));
    await outbox.add(sending('b'));
    online = true;
    await outbox.flush();
    assert.deepEqual([idsOf(await outbox.entries()), server.calls], [['a', 'b'], 1]);
    for (const after of [2_000, 4_000, 8_000]) {
      const [timer] = timers;
      assert.equal(timer?.after, after);
      timers = [];
      timer.run();
      await navigator.locks.request(`m4u-outbox an ${run}`, async () => undefined);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    assert.deepEqual(server.taken, ['an a', 'an b']);
  });

  test('waits as long as the server says', async () => {
    server.answers = [{ status: 429, headers: { 'retry-after': '90' } }];
    const outbox = tab();
    kept.set('a', { ...sending('a'), memberId: 'an', createdAt: 1 });
    await outbox.flush();
    assert.equal(timers[0]?.after, 90_000);
    assert.deepEqual(idsOf(await outbox.entries()), ['a']);
  });

  test('holds its lane and no other while the server fails', async () => {
    server.answers = [500, 200];
    for (const [at, [id, lane]] of [
      ['a', 'one'],
      ['b', 'one'],
      ['c', 'two'],
    ].entries())
      kept.set(id ?? '', { ...sending(id ?? '', lane), memberId: 'an', createdAt: at });
    const outbox = tab();
    await outbox.flush();
    assert.deepEqual(server.taken, ['an c']);
    assert.deepEqual(idsOf(await outbox.entries()), ['a', 'b']);
  });

  test('is kept with the reason when it is refused, and does not go again by itself', async () => {
    server.answers = [{ status: 403, body: { code: 'message-refused', detail: 'Không gửi được.', errors: [] } }];
    const outbox = tab();
    kept.set('a', { ...sending('a'), memberId: 'an', createdAt: 1 });
    kept.set('b', { ...sending('b'), memberId: 'an', createdAt: 2 });
    await outbox.flush();
    await outbox.flush();
    assert.deepEqual(server.taken, ['an b']);
    const [entry] = await outbox.entries();
    assert.deepEqual(entry?.refusal, { status: 403, code: 'message-refused', message: 'Không gửi được.' });
    assert.equal(entry?.label, 'a');
    await outbox.retry('a');
    assert.deepEqual(server.taken, ['an b', 'an a']);
  });

  test('can be taken back', async () => {
    online = false;
    const outbox = tab();
    await outbox.add(sending('a'));
    await outbox.discard('a');
    online = true;
    await outbox.flush();
    assert.equal(server.calls, 0);
  });

  test('goes once, however many tabs try', async () => {
    for (let at = 0; at < 20; at += 1) kept.set(`m${at}`, { ...sending(`m${at}`), memberId: 'an', createdAt: at });
    await Promise.all([tab(), tab(), tab()].map((outbox) => outbox.flush()));
    assert.deepEqual(
      server.taken,
      Array.from({ length: 20 }, (_, at) => `an m${at}`),
    );
  });

  test('the same thing added twice is one', async () => {
    online = false;
    const outbox = tab();
    await outbox.add(sending('a'));
    await outbox.add(sending('a'));
    online = true;
    await outbox.flush();
    assert.deepEqual(server.taken, ['an a']);
  });

  test('of another member is neither shown nor sent nor lost', async () => {
    online = false;
    await tab('an').add(sending('a'));
    online = true;
    const binhs = tab('binh');
    assert.deepEqual(await binhs.entries(), []);
    await binhs.discard('a');
    await binhs.flush();
    assert.equal(server.calls, 0);
    await tab('an').flush();
    assert.deepEqual(server.taken, ['an a']);
  });

  test('waits when the browser’s session is somebody else’s by now', async () => {
    server.answers = [{ status: 409, body: { code: 'session-changed' } }];
    const outbox = tab();
    kept.set('a', { ...sending('a'), memberId: 'an', createdAt: 1 });
    await outbox.flush();
    const [entry] = await outbox.entries();
    assert.deepEqual([entry?.id, entry?.refusal], ['a', undefined]);
  });

  test('tells who listens what was sent and answered', async () => {
    const outbox = tab();
    const heard: OutboxNews[] = [];
    outbox.listen((news) => heard.push(news));
    kept.set('a', { ...sending('a'), memberId: 'an', createdAt: 1 });
    await outbox.flush();
    assert.deepEqual(
      heard.map((news) => (news.type === 'sent' ? [news.entry.id, news.answer] : news.type)),
      [['a', { data: { _id: 'a' } }], 'changed'],
    );
  });
});
