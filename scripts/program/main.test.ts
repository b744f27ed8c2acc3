/** The program as its operator sees it: a real process, from its first words to its end. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import pg from 'pg';
import { createSecretTexts, SECRET_NAMES } from '../../api/src/platform/keys/secrets.ts';
import { ensureWebBuilt } from '../web-build.mjs';

const root = dirname(dirname(import.meta.dirname));
const folder = await mkdtemp(join(tmpdir(), 'm4u-main-'));
const started = new Set<ChildProcess>();

before(() => ensureWebBuilt());
after(() => rm(folder, { recursive: true, force: true }));

// What a failed test left running would fail those after it.
afterEach(async () => {
  for (const child of started) {
    started.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGINT');
    await once(child, 'exit');
  }
});

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** Runs main.ts; `up` resolves with its words when it listens, `ended` with its code and all its words. */
const run = async (environment: Record<string, string>) => {
  const port = await freePort();
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  const env = {
    PATH,
    HOME,
    NODE_COMPILE_CACHE,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DEMO: 'false',
    ...environment,
  };
  const child = spawn(process.execPath, ['main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.add(child);
  let words = '';
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, words }));
  const up = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      words += chunk.toString();
      if (words.includes('/api/docs')) resolve(words);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`it ended: ${words}`)));
  });
  // A run that is meant to fail is waited for by `ended` alone.
  up.catch(() => undefined);
  const stop = async () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, port, up, ended, stop, address: `http://localhost:${port}` };
};

/** Processor time (s) that a start may take: 2.5 on a free machine, half as much again when tests keep the cores busy. */
const START_WITHIN = 4.5;

/** Processor time that a process has used, in seconds; the clock would count what others use as well. */
const processorSeconds = async ({ pid }: ChildProcess): Promise<number> => {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
  const ticksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

const register = (address: string, email: string) =>
  fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'tbMail', email, password: 'Mưa-nguồn-42-suối' }),
  });

test('keeps its secrets from others, refuses a second instance, and is soon up again', async () => {
  const first = await run({});
  assert.match(await first.up, /M4U: http:\/\/localhost:\d+\n/);
  const secrets = await stat(join(folder, 'data', 'secrets.json'));
  assert.equal(secrets.mode & 0o777, 0o600);
  assert.equal((await register(first.address, 'an@m4u.example')).status, 200);

  const second = await run({});
  const refused = await second.ended;
  assert.equal(refused.code, 1);
  assert.match(refused.words, /already running/);
  assert.equal((await fetch(`${first.address}/readyz`)).status, 200);

  assert.equal((await first.stop()).code, 0);
  const again = await run({});
  await again.up;
  const seconds = await processorSeconds(again.child);
  assert.ok(seconds < START_WITHIN, `up after ${seconds} s`);
  assert.equal((await fetch(`${again.address}/dev/outbox`)).status, 200);
  assert.equal((await again.stop()).code, 0);
});

test('answers what is under way before it ends', async () => {
  const program = await run({});
  await program.up;
  const body = JSON.stringify({ type: 'tbMail', email: 'binh@m4u.example', password: 'Mưa-nguồn-42-suối' });
  const socket = connect(program.port, '127.0.0.1');
  await once(socket, 'connect');
  const head = `POST /api/auth/register HTTP/1.1\r\nHost: localhost:${program.port}\r\nContent-Type: application/json\r\nConnection: close\r\n`;
  socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 20)}`);
  await new Promise((resolve) => setTimeout(resolve, 200));
  program.child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  socket.write(body.slice(20));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  assert.match(Buffer.concat(chunks).toString(), /^HTTP\/1\.1 200 /);
  assert.equal((await program.ended).code, 0);
});

test('a port in use, or a setting that makes no sense, is told in a sentence', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const { port } = busy.address() as AddressInfo;
  const taken = await (await run({ PORT: String(port) })).ended;
  busy.close();
  assert.equal(taken.code, 1);
  assert.match(taken.words, new RegExp(`Port ${port} is in use`));
  const senseless = await (await run({ PORT: 'three' })).ended;
  assert.equal(senseless.code, 1);
  assert.match(senseless.words, /^PORT is not set correctly/);
});

const POSTGRES = process.env['TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

const postgres = async (): Promise<pg.Client | undefined> => {
  const client = new pg.Client({ connectionString: POSTGRES, connectionTimeoutMillis: 2_000 });
  return client.connect().then(
    () => client,
    () => undefined,
  );
};

test('runs on another PostgreSQL, with its secrets from the environment', async (context) => {
  const admin = await postgres();
  if (!admin) return context.skip('no PostgreSQL answers at TEST_POSTGRES_URL or 127.0.0.1:5432');
  const name = `m4u_main_${process.pid}`;
  await admin.query(`CREATE DATABASE ${name}`);
  try {
    const url = new URL(POSTGRES);
    url.pathname = `/${name}`;
    const DATABASE_URL = url.href;
    const bare = await (await run({ DATABASE_URL })).ended;
    assert.equal(bare.code, 1);
    for (const secret of SECRET_NAMES) assert.match(bare.words, new RegExp(secret));

    const program = await run({ DATABASE_URL, ...createSecretTexts() });
    await program.up;
    assert.equal((await register(program.address, 'chi@m4u.example')).status, 200);
    assert.equal((await fetch(`${program.address}/dev/outbox`)).status, 404, 'no outbox beside a shared database');
    assert.equal((await program.stop()).code, 0);
  } finally {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  }
});
