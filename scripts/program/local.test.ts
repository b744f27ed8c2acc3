/**
 * Demo accounts and the outbox of a local run are open to local requests only, not to requests through a proxy or by
 * another host name; in the API and on pages.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { requestHead, patiently, wholeRequest, sendRaw } from '../../api/src/testing/server/raw.ts';
import { ensureWebBuilt } from '../builds/web-build.mjs';
import { createCaller, PASSWORD, register } from './calls.ts';
import { type Program, startProgram } from './program.ts';

const somebody = createCaller('demo', 1);
let folder: string;
let program: Program | undefined;

/** Restarts M4U on the same data with these settings. */
const startAgain = async (environment: Readonly<Record<string, string>>): Promise<Program> => {
  await program?.stop();
  return (program = await startProgram({ LOG_LEVEL: 'warn', ...environment }, folder));
};

before(async () => {
  await ensureWebBuilt();
  folder = await mkdtemp(join(tmpdir(), 'm4u-local-'));
  const { origin, connection } = await startAgain({});
  await register(origin, somebody, 'Người dùng thử');
  const client = new pg.Client(await connection());
  await client.connect();
  await client.query('UPDATE accounts SET demo = true');
  await client.end();
});
after(async () => {
  await program?.remove();
  await rm(folder, { recursive: true, force: true });
});

const withHost = (headers: Readonly<Record<string, string>> = {}) => ({
  Host: `localhost:${program?.port}`,
  ...headers,
});
const say = async (request: string | Buffer) => {
  const { statuses, text } = await patiently(() => sendRaw(program?.port ?? 0, request));
  return { status: statuses[0], text: Buffer.from(text, 'latin1').toString() };
};
const readOutbox = (headers?: Readonly<Record<string, string>>) =>
  say(requestHead('GET /dev/outbox', withHost(headers)));
const callLogin = (headers?: Readonly<Record<string, string>>) =>
  say(
    wholeRequest('POST /api/auth/login', JSON.stringify({ email: somebody.email, password: PASSWORD }), {
      'Content-Type': 'application/json',
      ...withHost(headers),
    }),
  );
const sendLogin = (headers?: Readonly<Record<string, string>>) =>
  say(
    wholeRequest('POST /login', new URLSearchParams({ identifier: somebody.email, password: PASSWORD }).toString(), {
      'Content-Type': 'application/x-www-form-urlencoded',
      ...withHost(headers),
    }),
  );

const strangers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a proxy with X-Forwarded-For': { 'X-Forwarded-For': '203.0.113.9' },
  'a proxy with Via': { Via: '1.1 proxy' },
  'another host name': { Host: 'evil.example' },
};

test('a local run serves demo accounts and outbox to local requests only', async () => {
  const { output } = await startAgain({ DEMO: '', TRUST_PROXY: '', PUBLIC_URL: '' });
  assert.match(
    output(),
    /To whoever comes through a proxy or by another host name, demo accounts and \/dev\/outbox are/,
  );
  assert.equal((await readOutbox()).status, 200);
  assert.equal((await callLogin()).status, 200);
  assert.equal((await sendLogin()).status, 302);
  for (const [name, headers] of Object.entries(strangers)) {
    assert.equal((await readOutbox(headers)).status, 404, name);
    const called = await callLogin(headers);
    assert.deepEqual([called.status, called.text.includes('"demo-closed"')], [403, true], name);
    const sent = await sendLogin(headers);
    assert.deepEqual([sent.status, sent.text.includes('Tài khoản dùng thử chỉ đăng nhập được')], [403, true], name);
    assert.doesNotMatch(called.text + sent.text, /set-cookie: snc_token=./i, name);
  }
});

test('TRUST_PROXY without PUBLIC_URL closes both, and the start reports it', async () => {
  const { output } = await startAgain({ DEMO: '', TRUST_PROXY: '1', PUBLIC_URL: '' });
  assert.match(output(), /TRUST_PROXY is set without PUBLIC_URL.*: demo accounts and \/dev\/outbox are closed\./);
  assert.doesNotMatch(output(), /Demo accounts:|would have been sent:/);
  assert.equal((await readOutbox()).status, 404);
  const called = await callLogin();
  assert.deepEqual([called.status, called.text.includes('"account-locked"')], [403, true]);
});

test('TRUST_PROXY with PUBLIC_URL opens both to requests without a proxy header', async () => {
  const { output, origin } = await startAgain({ DEMO: '', TRUST_PROXY: '1' });
  assert.match(output(), new RegExp(`would have been sent: ${origin}/dev/outbox`));
  assert.equal((await readOutbox()).status, 200);
  assert.equal((await callLogin()).status, 200);
  for (const headers of Object.values(strangers)) {
    assert.equal((await readOutbox(headers)).status, 404);
    assert.equal((await callLogin(headers)).status, 403);
  }
});
