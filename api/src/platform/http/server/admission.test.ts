import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import { createScheduler } from '../../concurrency/turns.ts';
import { createLog } from '../../log.ts';
import { createConcurrencyLimit } from './admission.ts';
import { readMultipart } from '../message/body.ts';
import { createServer } from './server.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** A server with room for two requests, whose work ends when the test says so. */
const startServer = async () => {
  const limits = { consume: async () => undefined };
  const app = await createServer({ log: createLog({ level: 'silent' }), trustProxy: 0, limits, atOnce: 2 });
  const done = new EventEmitter().setMaxListeners(20);
  app.get('/api/slow', async () => {
    await once(done, 'done');
    return { done: true };
  });
  app.get('/api/past-fastify', async (_request, reply) => {
    reply.hijack();
    await once(done, 'done');
  });
  app.post('/api/file', async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return await readMultipart(request);
  });
  app.get('/page', async () => 'page');
  app.post('/api/write', async () => ({ done: true }));
  const inTurn = createScheduler({
    places: 1,
    classes: { work: { atOnce: 1, waiting: 9, each: 9, eachAtOnce: 1 } },
    patience: 10_000,
    retryAfter: 2,
  });
  app.post('/api/in-turn', async () => {
    await inTurn({ class: 'work', by: 'all', size: 1 }, async () => await once(done, 'done'));
    return { done: true };
  });
  app.get('/asked', { config: { always: true } }, async () => 'here');
  await app.listen({ host: '127.0.0.1', port: 0 });
  after(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { done, port, ask: (path: string, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers }) };
};

/** Waits until the server is full, which shows as a 503. */
const untilFull = async (ask: (path: string) => Promise<Response>): Promise<Response> => {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await ask('/page');
    if (answer.status === 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('there is always room');
};

describe('a full server', () => {
  test('answers 503 in a form the caller can read, and serves again when there is room', async () => {
    const { ask, done } = await startServer();
    const working = [ask('/api/slow'), ask('/api/slow')];
    const refused = await untilFull(ask);
    assert.equal(refused.headers.get('retry-after'), '2');
    assert.match(refused.headers.get('content-type') ?? '', /^application\/problem\+json/);
    const page = await ask('/page', { accept: 'text/html,*/*' });
    assert.equal(page.status, 503);
    assert.equal(page.headers.get('retry-after'), '2');
    assert.match(page.headers.get('content-type') ?? '', /^text\/html/);
    assert.match(await page.text(), /Hệ thống đang bận/);
    const program = await ask('/api/slow', { accept: 'text/html' });
    assert.match(program.headers.get('content-type') ?? '', /^application\/problem\+json/);
    assert.equal((await ask('/asked')).status, 200, 'a balancer is always told');
    done.emit('done');
    for (const answer of await Promise.all(working)) assert.equal(answer.status, 200);
    assert.equal((await ask('/page')).status, 200);
  });

  test('gives no place to callers whose body has not arrived', async () => {
    const { ask, port } = await startServer();
    const slow = Array.from({ length: 8 }, () => connect(port, '127.0.0.1'));
    for (const socket of slow)
      socket.write(
        'POST /api/write HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"a"',
      );
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal((await ask('/page')).status, 200);
    for (const socket of slow) socket.destroy();
  });

  test('gives a place to a GET with a body, like any other', async () => {
    const { done, port, ask } = await startServer();
    const sockets = Array.from({ length: 2 }, () => connect(port, '127.0.0.1'));
    for (const socket of sockets)
      socket.write('GET /api/slow HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 1\r\n\r\n');
    await untilFull(ask);
    done.emit('done');
    for (const socket of sockets) socket.destroy();
  });

  for (const path of ['/api/slow', '/api/past-fastify'])
    test(`keeps the place of a caller who hangs up on ${path} until the work is over`, async () => {
      const { done, port, ask } = await startServer();
      const sockets = Array.from({ length: 2 }, () => connect(port, '127.0.0.1'));
      for (const socket of sockets) socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      await untilFull(ask);
      for (const socket of sockets) socket.resetAndDestroy();
      await new Promise((resolve) => setTimeout(resolve, 200));
      assert.equal((await ask('/page')).status, 503);
      done.emit('done');
      await new Promise((resolve) => setTimeout(resolve, 50));
      assert.equal((await ask('/page')).status, 200);
    });

  test('frees the place of a caller who hangs up before an empty form is read', async () => {
    const { port, ask } = await startServer();
    const type = 'Content-Type: multipart/form-data; boundary=x';
    const sockets = Array.from({ length: 2 }, () => connect(port, '127.0.0.1'));
    for (const socket of sockets)
      socket.write(`POST /api/file HTTP/1.1\r\nHost: x\r\n${type}\r\nContent-Length: 0\r\n\r\n`);
    await untilFull(ask);
    for (const socket of sockets) socket.resetAndDestroy();
    await new Promise((resolve) => setTimeout(resolve, 300));
    assert.equal((await ask('/page')).status, 200);
  });

  test('frees the place of a caller who waits for a turn, and gives one when it comes', async () => {
    const { done, port, ask } = await startServer();
    const send = () =>
      fetch(`http://127.0.0.1:${port}/api/in-turn`, { method: 'POST', body: '{}', headers: JSON_TYPE });
    const sent = Array.from({ length: 4 }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * 50));
      return (await send()).status;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    assert.equal((await ask('/page')).status, 200);
    const slow = ask('/api/slow');
    await untilFull(ask);
    const answered = Promise.all([...sent, slow]).finally(() => clearInterval(telling));
    const telling = setInterval(() => done.emit('done'), 10);
    assert.deepEqual((await answered).slice(0, 4), [200, 200, 200, 200]);
    assert.equal((await ask('/page')).status, 200);
  });

  test('admits nobody while timers run late under load, and recovers', async () => {
    const admission = createConcurrencyLimit();
    after(() => admission.stop());
    const come = () => {
      const response = Object.assign(new EventEmitter(), { writableEnded: false, destroyed: false });
      return admission.admit({ headers: {} } as IncomingMessage, response as unknown as ServerResponse);
    };
    const busy = (milliseconds: number) => {
      for (const end = performance.now() + milliseconds; performance.now() < end;);
    };
    assert.ok(come());
    busy(400);
    assert.ok(come(), 'a pause with few under way is no load');
    for (let number = 0; number < 20; number += 1) come();
    busy(400);
    assert.equal(come(), false);
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.ok(come());
  });
});
