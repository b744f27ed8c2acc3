/** Callers who keep the server waiting or send invalid requests, over raw connections. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startTestApi } from '../../../testing/server/api.ts';
import { requestHead, type RawAnswer, openRaw, patiently, wholeRequest, sendRaw } from '../../../testing/server/raw.ts';

/** A tenth of the real times, to keep the test short. */
const pace = { head: 1_000, whole: 4_000, look: 100, span: 600, bytes: 1_000, rate: 10_000 };
/** Extra time (ms) for a machine that has other work. */
const SLACK = 3_000;

const log: string[] = [];
const api = await startTestApi({
  pace,
  environment: { LOG_LEVEL: 'warn' },
  logDestination: { write: (line) => void log.push(line) },
});
const port = Number(new URL(await api.api.fastify.listen({ port: 0, host: '127.0.0.1' })).port);
const member = await api.signUp('nguoi-la@example.vn');
const bearer = { Authorization: `Bearer ${member.token}` };
const json = { 'Content-Type': 'application/json' };
const LOGIN = 'POST /api/auth/login';

after(() => {
  assert.deepEqual(
    log.filter((line) => /"level":"(error|fatal)"/.test(line) && !line.includes('the job queue failed')),
    [],
    'nothing of this is a fault of the server',
  );
});

const say = (...parts: readonly (string | Uint8Array)[]) => patiently(() => sendRaw(port, ...parts));

const assertRefused = ({ statuses, text }: RawAnswer, ...allowed: readonly number[]): void => {
  assert.equal(statuses.length, 1, text.slice(0, 2_000));
  assert.ok(allowed.includes(statuses[0] ?? 0), text.slice(0, 400));
  assert.match(text, /application\/problem\+json/);
};

describe('slow callers', () => {
  test('are ended when a request head does not end or never begins', async () => {
    const dribbling = await openRaw(port);
    dribbling.say('GET /api/auth/providers HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    void dribbling.dribble('x'.repeat(500), 50);
    const silent = await openRaw(port);
    const [slow, none] = await Promise.all([dribbling.answer, silent.answer]);
    assertRefused(slow, 408);
    assert.match(slow.text, /too-slow/);
    for (const { milliseconds } of [slow, none])
      assert.ok(milliseconds > pace.head / 2 && milliseconds < pace.head + SLACK, `after ${milliseconds} ms`);
  });

  test('are answered 408 when a body comes byte by byte, however it is sent', async () => {
    const bodies: [Record<string, string | number>, string][] = [
      [{ ...json, 'Content-Length': 5_000 }, '{"email":"'],
      [{ ...json, 'Transfer-Encoding': 'chunked' }, '3e8\r\n{"email":"'],
      [
        { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 5_000, ...bearer },
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
      ],
    ];
    const ended = await Promise.all(
      bodies.map(async ([headers, start]) => {
        const path = 'Authorization' in headers ? 'POST /api/uploads' : LOGIN;
        const line = await openRaw(port);
        line.say(requestHead(path, headers) + start);
        void line.dribble('x'.repeat(1_000), 50);
        return line.answer;
      }),
    );
    for (const answer of ended) {
      assertRefused(answer, 408);
      assert.ok(answer.milliseconds < 2 * pace.span + SLACK, `after ${answer.milliseconds} ms`);
    }
  });

  test('are answered 408 when a body comes steadily but never ends', async () => {
    const line = await openRaw(port);
    line.say(requestHead(LOGIN, { ...json, 'Content-Length': 900_000 }));
    const sender = setInterval(() => line.say(' '.repeat(600)), 100);
    const answer = await line.answer;
    clearInterval(sender);
    assertRefused(answer, 408);
    assert.ok(answer.milliseconds > pace.whole / 2 && answer.milliseconds < pace.whole + SLACK);
  });

  test('are answered as usual when their line is slow but fast enough', async () => {
    const body = JSON.stringify({ email: 'ai@example.vn', password: 'x'.repeat(5_000) });
    const line = await openRaw(port);
    line.say(requestHead(LOGIN, { ...json, 'Content-Length': body.length }));
    for (let index = 0; index < body.length; index += 1_000) {
      line.say(body.slice(index, index + 1_000));
      await wait(200);
    }
    assertRefused(await line.answer, 401, 422);
  });

  test('are disconnected when they were answered before their body came', async () => {
    const line = await openRaw(port);
    line.say(
      requestHead('POST /api/uploads', { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 9_000 }),
    );
    void line.dribble('x'.repeat(1_000), 50);
    const answer = await line.answer;
    assertRefused(answer, 401);
    assert.ok(answer.milliseconds < pace.whole + SLACK);
  });
});

describe('hostile request bodies', () => {
  test('refuses a huge announced length before any of the body comes', async () => {
    for (const length of ['10737418240', '99999999999999'])
      assertRefused(await say(requestHead(LOGIN, { ...json, 'Content-Length': length })), 413);
  });

  test('stops reading a chunked body once it is too large', async () => {
    const line = await openRaw(port);
    line.say(requestHead(LOGIN, { ...json, 'Transfer-Encoding': 'chunked' }));
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
    for (let sent = 0; sent < 400 && line.socket.writable; sent += 1) {
      line.say(chunk);
      await wait(2);
    }
    const { text, statuses } = await line.answer;
    // A caller that is still sending may miss the answer, but is no longer read.
    assert.ok(
      statuses.every((status) => status === 413),
      text,
    );
    assert.ok(line.socket.bytesWritten < 400 * chunk.length);
  });

  test('refuses a body nested a hundred thousand levels deep', async () => {
    const deep = [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`];
    for (const body of deep) assertRefused(await say(wholeRequest(LOGIN, body, json)), 400, 422);
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    assertRefused(await say(wholeRequest(LOGIN, `email${'[a]'.repeat(100_000)}=1`, form)), 422);
  });

  test('refuses other charsets, and bytes that are not valid in the declared one', async () => {
    const body = JSON.stringify({ email: 'ngọc@example.vn', password: 'Mật khẩu' });
    const utf16 = Buffer.from(body, 'utf16le');
    const latin1 = Buffer.from('{"email":"é@example.vn","password":"é"}', 'latin1');
    const typed = (type: string) => ({ 'Content-Type': type });
    assertRefused(await say(wholeRequest(LOGIN, utf16, typed('application/json; charset=utf-16'))), 415);
    assertRefused(await say(wholeRequest(LOGIN, latin1, typed('application/json; charset="ISO-8859-1"'))), 415);
    assertRefused(await say(wholeRequest(LOGIN, utf16, json)), 400);
    assertRefused(await say(wholeRequest(LOGIN, latin1, json)), 400);
    const form = 'application/x-www-form-urlencoded';
    assertRefused(await say(wholeRequest(LOGIN, Buffer.from('email=\u00e9', 'latin1'), typed(form))), 400);
    assertRefused(await say(wholeRequest(LOGIN, 'email=a', typed(`${form};charset=latin1`))), 415);
    assertRefused(await say(wholeRequest(LOGIN, body, typed('application/json; charset=UTF-8'))), 401, 422);
  });

  test('refuses a compressed body, however small', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, 32));
    for (const encoding of ['gzip', 'br', 'deflate', 'gzip, gzip'])
      assertRefused(await say(wholeRequest(LOGIN, bomb, { ...json, 'Content-Encoding': encoding })), 415);
    assertRefused(await say(wholeRequest(LOGIN, '{}', { ...json, 'Content-Encoding': 'identity' })), 422);
  });

  test('refuses broken multipart bodies', async () => {
    const upload = (body: string, boundary = 'x') =>
      say(
        wholeRequest('POST /api/uploads', body, {
          'Content-Type': `multipart/form-data; boundary=${boundary}`,
          ...bearer,
        }),
      );
    const part = (name: string, value = 'y', more = '') =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
    const nested = `--x\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\n\r\nz\r\n--y--\r\n--x--\r\n`;
    const broken = [
      part('file', 'y', '; filename="a.jpg"'),
      part('a'),
      nested,
      `${part('a').repeat(10_000)}--x--\r\n`,
      `${part('fi\u0000le', 'y', '; filename="a.jpg"')}--x--\r\n`,
      `${part('file', 'y', '; filename="a\u0000.jpg"')}--x--\r\n`,
      `${part('__proto__', 'y', '; filename="a.jpg"')}--x--\r\n`,
      `--x\r\n${'X: y\r\n'.repeat(5_000)}\r\ny\r\n--x--\r\n`,
      `--x\r\nX: ${'y'.repeat(200_000)}\r\n\r\ny\r\n--x--\r\n`,
      `--x\r\nContent-Disposition: form-data\r\n\r\ny\r\n--x--\r\n`,
      '--x--\r\n',
      '',
    ];
    for (const body of broken) assertRefused(await upload(body), 400, 413, 415, 422);
    for (const boundary of ['z', 'b'.repeat(5_000), '"', '\u00e9'])
      assertRefused(await upload(`${part('file', 'y', '; filename="a.jpg"')}--x--\r\n`, boundary), 400, 413, 415, 422);
  });
});

describe('refusal of ambiguous requests', () => {
  const second = requestHead('GET /api/auth/providers');
  const ambiguous: Readonly<Record<string, string>> = {
    'two lengths': 'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
    'a length twice': 'Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}',
    'a length and chunks': 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'chunks that are not the last coding': 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
    'chunks by another name': 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    'a length of no number': 'Content-Length: +2\r\n\r\n{}',
    'a length below nothing': 'Content-Length: -2\r\n\r\n{}',
    'a chunk of no size': 'Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
    'a space before the colon': 'Content-Length : 2\r\n\r\n{}',
    'a folded header': 'Content-Length: 2\r\nX-A: b\r\n c\r\nX-Folded\r\n\r\n{}',
    'a NUL in a header': 'Content-Length: 2\r\nX-A: \u0000\r\n\r\n{}',
  };
  for (const [what, rest] of Object.entries(ambiguous))
    test(what, async () => {
      const start = `${LOGIN} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
      const answer = await say(`${start}${rest}${second}`);
      assertRefused(answer, 400);
    });
});

describe('overlong requests', () => {
  test('are refused for their address, headers or cookies', async () => {
    const long = 'x'.repeat(100_000);
    assertRefused(await say(requestHead(`GET /api/${long}`)), 431);
    assertRefused(await say(requestHead('GET /api/auth/providers', { 'X-Long': long })), 431);
    assertRefused(await say(requestHead('GET /api/auth/providers', { Cookie: `snc_token=${long}` })), 431);
    assertRefused(await say(requestHead(`GET /api/${'x'.repeat(12_000)}`)), 404);
    assertRefused(await say(requestHead('GET /api/auth/profile', { Cookie: `snc_token=${'x'.repeat(12_000)}` })), 401);
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, index) => [`X-${index}`, '1']));
    const { statuses } = await say(requestHead('GET /api/auth/providers', many));
    assert.ok([200, 431].includes(statuses[0] ?? 0));
  });

  test('do not slow down other callers', async () => {
    const { statuses, milliseconds } = await say(requestHead('GET /api/auth/providers'));
    assert.deepEqual(statuses, [200]);
    assert.ok(milliseconds < SLACK);
  });
});

describe('callers who ask for a stream', () => {
  test('leave no listener when they go before it begins', async () => {
    for (let index = 0; index < 40; index += 1) {
      const line = await openRaw(port);
      line.say(requestHead('GET /api/events', bearer));
      await wait(index % 8);
      line.socket.destroy();
    }
    for (let tries = 0; api.api.platform.stream.listening(member.memberId) > 0; tries += 1) {
      assert.ok(tries < 100, 'somebody is still listened for');
      await wait(50);
    }
  });
});
