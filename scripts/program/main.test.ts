/** The program as a process, from start to end. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { run } from './main-process.ts';

/** Resolves once nobody listens on the port any more. */
const closed = async (port: number): Promise<void> => {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  if (isOpen) await closed(port);
};

test('answers requests in progress before it stops', async () => {
  const program = await run({});
  await program.up;
  const body = JSON.stringify({ type: 'tbMail', email: 'binh@m4u.example', password: 'Mưa-nguồn-42-suối' });
  const socket = connect(program.port, '127.0.0.1');
  await once(socket, 'connect');
  // The server asks for the body once it has read the head: from then on the request is in progress.
  const head = `POST /api/auth/register HTTP/1.1\r\nHost: localhost:${program.port}\r\nContent-Type: application/json\r\nConnection: close\r\nExpect: 100-continue\r\n`;
  socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`);
  const [asked] = (await once(socket, 'data')) as [Buffer];
  assert.equal(asked.toString(), 'HTTP/1.1 100 Continue\r\n\r\n');
  program.child.kill('SIGTERM');
  await closed(program.port);
  socket.write(body);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  assert.match(Buffer.concat(chunks).toString(), /^HTTP\/1\.1 200 /);
  assert.equal((await program.ended).code, 0);
});

test('reports a port in use and an invalid setting in one sentence', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  const ended = await (await run({ PORT: String(port) })).ended;
  busy.close();
  assert.equal(ended.code, 1);
  assert.match(ended.output, new RegExp(`Port ${port} is in use`));
  const senseless = await (await run({ PORT: 'three' })).ended;
  assert.equal(senseless.code, 1);
  assert.match(senseless.output, /^PORT is not set correctly/);
});
