/** Callers who send large bodies and do not finish, over connections of their own. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { after, describe, test } from 'node:test';
import { createLog } from '../../log.ts';
import { createServer } from '../server/server.ts';
import { PACE } from './pace.ts';

const KILOBYTE = 1_000;
const unbounded = Infinity;

const startServer = async (coming: { ofAddress: number; ofAll: number }, trustProxy = 0) => {
  const log = createLog({ level: 'silent' });
  const limits = { consume: async () => undefined };
  const app = await createServer({ log, limits, trustProxy, incoming: coming, pace: { ...PACE, look: 50 } });
  app.post('/echo', async ({ body }) => ({ length: JSON.stringify(body).length }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  after(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  return (app.server.address() as AddressInfo).port;
};

/** A caller who has sent 100 kB of a body of 200 kB. `answer` resolves to the status line of the answer. */
const beginBody = async (port: number, from = ''): Promise<{ socket: Socket; answer: Promise<string> }> => {
  const socket = connect({ port, host: '127.0.0.1' });
  after(() => socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const forwarded = from && `x-forwarded-for: ${from}\r\n`;
  const head = `POST /echo HTTP/1.1\r\nhost: x\r\n${forwarded}content-type: application/json\r\n`;
  socket.write(`${head}content-length: ${200 * KILOBYTE}\r\n\r\n"${'a'.repeat(100 * KILOBYTE - 1)}`);
  const answer = once(socket, 'data').then(([data]: unknown[]) => String(data).split('\r\n')[0] ?? '');
  return { socket, answer };
};

const finish = async ({ socket, answer }: Awaited<ReturnType<typeof beginBody>>): Promise<string> => {
  socket.write(`${'a'.repeat(100 * KILOBYTE - 1)}"`);
  return answer;
};

const REFUSED = 'HTTP/1.1 408 Request Timeout';

describe('unfinished request bodies', () => {
  test('are ended per address, oldest first, until the rest is within its limit', async () => {
    const port = await startServer({ ofAddress: 250 * KILOBYTE, ofAll: unbounded });
    const first = await beginBody(port);
    const others = [await beginBody(port), await beginBody(port)];
    assert.equal(await first.answer, REFUSED);
    for (const other of others) assert.equal(await finish(other), 'HTTP/1.1 200 OK');
  });

  test('are ended at the busiest address when all together exceed the limit', async () => {
    const port = await startServer({ ofAddress: unbounded, ofAll: 450 * KILOBYTE }, 1);
    const many = [];
    for (let count = 0; count < 4; count += 1) many.push(await beginBody(port, '198.51.100.7'));
    const one = await beginBody(port, '203.0.113.7');
    for (const { answer } of many.slice(0, 2)) assert.equal(await answer, REFUSED);
    assert.equal(await finish(one), 'HTTP/1.1 200 OK');
    for (const last of many.slice(2)) assert.equal(await finish(last), 'HTTP/1.1 200 OK');
  });

  test('are accepted while there is room', async () => {
    const port = await startServer({ ofAddress: 450 * KILOBYTE, ofAll: 450 * KILOBYTE });
    const callers = await Promise.all([beginBody(port), beginBody(port), beginBody(port)]);
    await new Promise((resolve) => setTimeout(resolve, 150));
    for (const caller of callers) assert.equal(await finish(caller), 'HTTP/1.1 200 OK');
  });
});
