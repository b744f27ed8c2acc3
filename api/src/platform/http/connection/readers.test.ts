/** Callers who do not read their answer, or read it slowly, over raw connections. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { after, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createLog } from '../../log.ts';
import { createServer, type ServerOptions } from '../server/server.ts';

/** The real times would make a test wait for minutes. */
const pace = { head: 5_000, whole: 1_500, look: 50, span: 1_500, bytes: 10_000, rate: 100_000 };
/** A pace that no test reaches. */
const patient = { ...pace, whole: 600_000, span: 600_000 };
const unbounded = { ofAddress: Infinity, ofAll: Infinity };

/** More than the kernel buffers for a caller that does not read, over the loopback as well. */
const LARGE = Buffer.alloc(12 * 1024 * 1024, 'x');
const AT_ONCE = 4;

const startServer = async (options: Partial<ServerOptions>) => {
  const limits = { consume: async () => undefined };
  const log = createLog({ level: 'silent' });
  const app = await createServer({
    log,
    trustProxy: 0,
    limits,
    atOnce: AT_ONCE,
    waiting: unbounded,
    ...options,
  });
  let requestCount = 0;
  app.addHook('preHandler', async () => void (requestCount += 1));
  app.get('/large', async () => LARGE);
  app.get('/stream', async (_request, reply) => reply.type('text/plain').send(Readable.from(pieces())));
  app.get('/page', async () => 'page');
  app.get('/never', () => new Promise(() => undefined));
  await app.listen({ host: '127.0.0.1', port: 0 });
  after(async () => {
    app.server.closeAllConnections();
    await app.close();
  });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    port,
    requestCount: () => requestCount,
    readPage: async () => (await fetch(`http://127.0.0.1:${port}/page`)).status,
  };
};

function* pieces() {
  for (let offset = 0; offset < LARGE.length; offset += 65_536) yield LARGE.subarray(offset, offset + 65_536);
}

const opened = new Set<Socket>();
after(() => opened.forEach((socket) => socket.destroy()));

/** Connects from an address of the loopback. */
const open = async (port: number, from = '127.0.0.1'): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  opened.add(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** Sends a request and reads nothing. */
const askSilently = async (port: number, path: string, { from = '127.0.0.1', headers = '' } = {}): Promise<Socket> => {
  const socket = await open(port, from);
  socket.pause().write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  return socket;
};

const times = <T>(count: number, make: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, make));

/** Waits for a state of the server that no event reports. */
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await isSo()); tries += 1) {
    assert.ok(tries < 400, 'it never came to that');
    await wait(25);
  }
};

const connectionsOf = ({
  server,
}: {
  server: { getConnections: (done: (error: unknown, n: number) => void) => void };
}) => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

describe('readers who do not read their answer', () => {
  for (const path of ['/large', '/stream'])
    test(`of ${path} do not block pages for others`, async () => {
      const { port, requestCount, readPage } = await startServer({ pace: patient });
      const silent = await times(3 * AT_ONCE, () => askSilently(port, path));
      await until(() => requestCount() === silent.length);
      for (let read = 0; read < 10; read += 1) assert.equal(await readPage(), 200);
      assert.ok(silent.every(({ destroyed }) => !destroyed));
    });

  test('are disconnected', async () => {
    const { app, port, requestCount, readPage } = await startServer({ pace });
    const silent = await times(2 * AT_ONCE, () => askSilently(port, '/large'));
    silent.push(...(await times(2, () => askSilently(port, '/stream'))));
    await until(() => requestCount() === silent.length);
    await until(async () => (await connectionsOf(app)) === 0);
    // The end shows only after everything that has arrived is read.
    silent.forEach((socket) => socket.resume());
    await until(() => silent.every(({ closed }) => closed));
    assert.ok(silent.every(({ bytesRead }) => bytesRead < LARGE.length));
    assert.equal(await readPage(), 200);
  });

  test('are disconnected when too much waits for their address, and others are not', async () => {
    const waiting = { ofAddress: 2.5 * LARGE.length, ofAll: 100 * LARGE.length };
    const { app, port, requestCount } = await startServer({ pace: patient, waiting });
    const other = await askSilently(port, '/large', { from: '127.0.0.2' });
    await times(6, () => askSilently(port, '/large', { from: '127.0.0.3' }));
    await until(() => requestCount() === 7);
    await until(async () => (await connectionsOf(app)) === 3);
    other.resume();
    await until(() => other.bytesRead > LARGE.length);
  });

  test('are counted by the address that a trusted proxy reports', async () => {
    const waiting = { ofAddress: 1.5 * LARGE.length, ofAll: 100 * LARGE.length };
    const { app, port, requestCount } = await startServer({ pace: patient, waiting, trustProxy: 1, connections: 1 });
    for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      await times(3, () => askSilently(port, '/large', { headers: `X-Forwarded-For: 203.0.113.9, ${address}\r\n` }));
    await until(() => requestCount() === 9);
    await until(async () => (await connectionsOf(app)) === 3);
  });

  test('are disconnected when too much waits for all addresses together', async () => {
    const waiting = { ofAddress: 100 * LARGE.length, ofAll: 2.5 * LARGE.length };
    const { app, port, requestCount } = await startServer({ pace: patient, waiting });
    for (const last of [1, 2]) await times(4, () => askSilently(port, '/large', { from: `127.0.1.${last}` }));
    await until(() => requestCount() === 8);
    await until(async () => (await connectionsOf(app)) === 2);
  });
});

describe('slow readers', () => {
  test('get all of a large answer, though it takes longer than a silent reader may stay', async () => {
    const { port } = await startServer({ pace });
    const socket = await askSilently(port, '/large');
    const timer = setInterval(() => void socket.read(), 20);
    await until(() => socket.bytesRead > LARGE.length);
    clearInterval(timer);
  });

  test('are disconnected when they read too little', async () => {
    const { app, port, requestCount } = await startServer({ pace: { ...patient, whole: 500, rate: 1_000_000_000 } });
    const socket = await askSilently(port, '/large');
    const timer = setInterval(() => void socket.read(), 50);
    await until(() => requestCount() === 1);
    await until(async () => (await connectionsOf(app)) === 0);
    clearInterval(timer);
    socket.resume();
    await until(() => socket.closed);
    assert.ok(socket.bytesRead < LARGE.length);
  });
});

describe('connections of one address', () => {
  test('are limited: a new one closes the oldest idle one and no other', async () => {
    const { port, requestCount } = await startServer({ connections: 3 });
    const other = await open(port, '127.0.0.2');
    const oldest = await open(port);
    const busy = await askSilently(port, '/never');
    await until(() => requestCount() === 1);
    const idle = await open(port);
    await open(port);
    // The end of a connection shows only when the socket is read.
    for (const socket of [other, oldest, busy, idle]) socket.resume();
    await until(() => oldest.closed);
    for (const { destroyed } of [other, busy, idle]) assert.ok(!destroyed);
  });

  test('are refused while all existing ones are being answered', async () => {
    const { port, requestCount } = await startServer({ connections: 2 });
    const busy = await times(2, () => askSilently(port, '/never'));
    await until(() => requestCount() === 2);
    const another = await open(port);
    another.resume();
    await until(() => another.closed);
    assert.ok(busy.every(({ destroyed }) => !destroyed));
    const elsewhere = await open(port, '127.0.0.2');
    elsewhere.write('GET /page HTTP/1.1\r\nHost: x\r\n\r\n');
    const [bytes] = (await once(elsewhere, 'data')) as [Buffer];
    assert.match(bytes.toString(), /^HTTP\/1\.1 200 /);
  });
});

describe('pipelined requests', () => {
  test('are limited in number', async () => {
    const { port } = await startServer({ pace: patient });
    const socket = await open(port);
    socket.write('GET /page HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1_000));
    socket.resume();
    await until(() => socket.closed);
  });

  test('give their places back when their connection ends', async () => {
    const { port, readPage } = await startServer({ pace: patient });
    const lines = await times(AT_ONCE, () => open(port));
    for (const socket of lines) socket.pause().write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(4));
    await until(async () => (await readPage()) === 200);
    lines.forEach((socket) => socket.destroy());
    for (let read = 0; read < 5; read += 1) assert.equal(await readPage(), 200);
  });
});
