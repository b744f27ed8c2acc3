/**
 * What a run on this machine opens to who sits at it (demo accounts, the messages that were not sent) is closed to who
 * comes through a proxy or by another name: by the API and by pages.
 */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { headOf, patiently, requestOf, sayRaw } from '../../api/src/testing/server/raw.ts';
import { ensureWebBuilt } from '../builds/web-build.mjs';
import { newcomer, PASSWORD, register } from './calls.ts';
import { type Program, startProgram } from './program.ts';

const somebody = newcomer('demo', 1);
let folder: string;
let program: Program | undefined;

/** Starts M4U on the same data with these settings; the one before it has stopped. */
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

const asked = (headers: Readonly<Record<string, string>> = {}) => ({ Host: `localhost:${program?.port}`, ...headers });
const say = async (request: string | Buffer) => {
  const { statuses, text } = await patiently(() => sayRaw(program?.port ?? 0, request));
  return { status: statuses[0], text: Buffer.from(text, 'latin1').toString() };
};
const readOutbox = (headers?: Readonly<Record<string, string>>) => say(headOf('GET /dev/outbox', asked(headers)));
const callLogin = (headers?: Readonly<Record<string, string>>) =>
  say(
    requestOf('POST /api/auth/login', JSON.stringify({ email: somebody.email, password: PASSWORD }), {
      'Content-Type': 'application/json',
      ...asked(headers),
    }),
  );
const sendLogin = (headers?: Readonly<Record<string, string>>) =>
  say(
    requestOf('POST /login', new URLSearchParams({ identifier: somebody.email, password: PASSWORD }).toString(), {
      'Content-Type': 'application/x-www-form-urlencoded',
      ...asked(headers),
    }),
  );

const strangers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a proxy that says so': { 'X-Forwarded-For': '203.0.113.9' },
  'a proxy that names itself': { Via: '1.1 proxy' },
  'another host name': { Host: 'evil.example' },
};

test('a run on this machine is open to who sits at it, and to nobody by a proxy or another name', async () => {
  const { words } = await startAgain({ DEMO: '', TRUST_PROXY: '', PUBLIC_URL: '' });
  assert.match(
    words(),
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

test('with TRUST_PROXY and no PUBLIC_URL both are closed to everybody, and the start says so', async () => {
  const { words } = await startAgain({ DEMO: '', TRUST_PROXY: '1', PUBLIC_URL: '' });
  assert.match(words(), /TRUST_PROXY is set without PUBLIC_URL.*: demo accounts and \/dev\/outbox are closed\./);
  assert.doesNotMatch(words(), /Demo accounts:|would have been sent:/);
  assert.equal((await readOutbox()).status, 404);
  const called = await callLogin();
  assert.deepEqual([called.status, called.text.includes('"account-locked"')], [403, true]);
});

test('with both, whoever comes without a proxy’s mark sits here', async () => {
  const { words, origin } = await startAgain({ DEMO: '', TRUST_PROXY: '1' });
  assert.match(words(), new RegExp(`would have been sent: ${origin}/dev/outbox`));
  assert.equal((await readOutbox()).status, 200);
  assert.equal((await callLogin()).status, 200);
  for (const headers of Object.values(strangers)) {
    assert.equal((await readOutbox(headers)).status, 404);
    assert.equal((await callLogin(headers)).status, 403);
  }
});
