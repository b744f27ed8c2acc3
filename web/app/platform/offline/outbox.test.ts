import assert from 'node:assert/strict';
import { beforeEach, suite, test } from 'node:test';
import { makeOutbox, type OutboxEntry, type OutboxNews, type OutboxStore, type OutboxRequest } from './outbox.ts';

type Answer = number | 'no line' | { status: number; headers?: Record<string, string>; body?: unknown };

/** A fake server: records accepted entries by `x-reader` and id, and returns the given answers. */
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

let stored: Map<string, OutboxEntry>;
let timers: { run: () => void; after: number }[];
let online: boolean;
/** Number of the test, which keeps the locks of tests apart. */
let run = 0;

const store: OutboxStore = {
  all: async () => [...stored.values()],
  put: async (entry) => void stored.set(entry.id, entry),
  remove: async (id) => void stored.delete(id),
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

const sending = (id: string, lane = 'chat'): OutboxRequest => ({
  id,
  path: '/messages',
  method: 'POST',
  body: { id },
  label: id,
  lane,
});

const idsOf = (entries: readonly OutboxEntry[]): string[] => entries.map(({ id }) => id);

suite('outbox', () => {
  beforeEach(() => {
    Object.assign(server, { answers: [], taken: [], calls: 0 });
    stored = new Map();
    timers = [];
    online = true;
    run += 1;
  });

  test('sends entries in order and removes accepted ones', async () => {
    online = false;
    const outbox = tab();
    for (const id of ['c', 'a', 'b']) await outbox.add(sending(id));
    assert.equal(server.calls, 0);
    assert.deepEqual(idsOf(await outbox.entries()), ['c', 'a', 'b']);
    online = true;
    await outbox.flush();
    assert.deepEqual(server.taken, ['an c', 'an a', 'an b']);
    assert.equal(stored.size, 0);
  });

  test('keeps entries when the connection breaks, and retries with growing pauses', async () => {
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

  test('waits as long as Retry-After asks', async () => {
    server.answers = [{ status: 429, headers: { 'retry-after': '90' } }];
    const outbox = tab();
    stored.set('a', { ...sending('a'), memberId: 'an', createdAt: 1 });
    await outbox.flush();
    assert.equal(timers[0]?.after, 90_000);
    assert.deepEqual(idsOf(await outbox.entries()), ['a']);
  });

  test('blocks only the lane of a failing entry', async () => {
    server.answers = [500, 200];
    for (const [index, [id, lane]] of [
      ['a', 'one'],
      ['b', 'one'],
      ['c', 'two'],
    ].entries())
      stored.set(id ?? '', { ...sending(id ?? '', lane), memberId: 'an', createdAt: index });
    const outbox = tab();
    await outbox.flush();
    assert.deepEqual(server.taken, ['an c']);
    assert.deepEqual(idsOf(await outbox.entries()), ['a', 'b']);
  });

  test('keeps a refused entry with its reason and does not resend it by itself', async () => {
    server.answers = [{ status: 403, body: { code: 'message-refused', detail: 'Không gửi được.', errors: [] } }];
    const outbox = tab();
    stored.set('a', { ...sending('a'), memberId: 'an', createdAt: 1 });
    stored.set('b', { ...sending('b'), memberId: 'an', createdAt: 2 });
    await outbox.flush();
    await outbox.flush();
    assert.deepEqual(server.taken, ['an b']);
    const [entry] = await outbox.entries();
    assert.deepEqual(entry?.refusal, { status: 403, code: 'message-refused', message: 'Không gửi được.' });
    assert.equal(entry?.label, 'a');
    await outbox.retry('a');
    assert.deepEqual(server.taken, ['an b', 'an a']);
  });

  test('discards an entry', async () => {
    online = false;
    const outbox = tab();
    await outbox.add(sending('a'));
    await outbox.discard('a');
    online = true;
    await outbox.flush();
    assert.equal(server.calls, 0);
  });

  test('sends each entry once for several tabs', async () => {
    for (let index = 0; index < 20; index += 1)
      stored.set(`m${index}`, { ...sending(`m${index}`), memberId: 'an', createdAt: index });
    await Promise.all([tab(), tab(), tab()].map((outbox) => outbox.flush()));
    assert.deepEqual(
      server.taken,
      Array.from({ length: 20 }, (_, index) => `an m${index}`),
    );
  });

  test('keeps an entry that is added twice once', async () => {
    online = false;
    const outbox = tab();
    await outbox.add(sending('a'));
    await outbox.add(sending('a'));
    online = true;
    await outbox.flush();
    assert.deepEqual(server.taken, ['an a']);
  });

  test('neither shows, sends nor loses entries of another member', async () => {
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

  test('keeps entries while another member is signed in', async () => {
    server.answers = [{ status: 409, body: { code: 'session-changed' } }];
    const outbox = tab();
    stored.set('a', { ...sending('a'), memberId: 'an', createdAt: 1 });
    await outbox.flush();
    const [entry] = await outbox.entries();
    assert.deepEqual([entry?.id, entry?.refusal], ['a', undefined]);
  });

  test('tells listeners about sent entries and answers', async () => {
    const outbox = tab();
    const received: OutboxNews[] = [];
    outbox.listen((news) => received.push(news));
    stored.set('a', { ...sending('a'), memberId: 'an', createdAt: 1 });
    await outbox.flush();
    assert.deepEqual(
      received.map((news) => (news.type === 'sent' ? [news.entry.id, news.answer] : news.type)),
      [['a', { data: { _id: 'a' } }], 'changed'],
    );
  });
});
