/** Callers who keep the server waiting, or say what is no request, over connections of their own. */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { startTestApi } from '../../../testing/server/api.ts';
import { headOf, type Heard, openRaw, patiently, requestOf, sayRaw } from '../../../testing/server/raw.ts';

/** A tenth of the real times, so that a test need not wait for them. */
const pace = { head: 1_000, whole: 4_000, look: 100, span: 600, bytes: 1_000, rate: 10_000 };
/** How much later (ms) something may be noticed on a machine that has other work. */
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

const say = (...parts: readonly (string | Uint8Array)[]) => patiently(() => sayRaw(port, ...parts));

const assertRefused = ({ statuses, text }: Heard, ...allowed: readonly number[]): void => {
  assert.equal(statuses.length, 1, text.slice(0, 2_000));
  assert.ok(allowed.includes(statuses[0] ?? 0), text.slice(0, 400));
  assert.match(text, /application\/problem\+json/);
};

describe('who is too slow is sent away', () => {
  test('when a head does not end, or never begins', async () => {
    const dribbling = await openRaw(port);
    dribbling.say('GET /api/auth/providers HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    void dribbling.dribble('x'.repeat(500), 50);
    const silent = await openRaw(port);
    const [slow, none] = await Promise.all([dribbling.heard, silent.heard]);
    assertRefused(slow, 408);
    assert.match(slow.text, /too-slow/);
    for (const { milliseconds } of [slow, none])
      assert.ok(milliseconds > pace.head / 2 && milliseconds < pace.head + SLACK, `after ${milliseconds} ms`);
  });

  test('when a body comes byte by byte, however it is sent', async () => {
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
        line.say(headOf(path, headers) + start);
        void line.dribble('x'.repeat(1_000), 50);
        return line.heard;
      }),
    );
    for (const heard of ended) {
      assertRefused(heard, 408);
      assert.ok(heard.milliseconds < 2 * pace.span + SLACK, `after ${heard.milliseconds} ms`);
    }
  });

  test('when a body comes steadily but never ends', async () => {
    const line = await openRaw(port);
    line.say(headOf(LOGIN, { ...json, 'Content-Length': 900_000 }));
    const sender = setInterval(() => line.say(' '.repeat(600)), 100);
    const heard = await line.heard;
    clearInterval(sender);
    assertRefused(heard, 408);
    assert.ok(heard.milliseconds > pace.whole / 2 && heard.milliseconds < pace.whole + SLACK);
  });

  test('but not who is on a slow line', async () => {
    const body = JSON.stringify({ email: 'ai@example.vn', password: 'x'.repeat(5_000) });
    const line = await openRaw(port);
    line.say(headOf(LOGIN, { ...json, 'Content-Length': body.length }));
    for (let at = 0; at < body.length; at += 1_000) {
      line.say(body.slice(at, at + 1_000));
      await wait(200);
    }
    assertRefused(await line.heard, 401, 422);
  });

  test('and who was answered before the body came does not stay', async () => {
    const line = await openRaw(port);
    line.say(
      headOf('POST /api/uploads', { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 9_000 }),
    );
    void line.dribble('x'.repeat(1_000), 50);
    const heard = await line.heard;
    assertRefused(heard, 401);
    assert.ok(heard.milliseconds < pace.whole + SLACK);
  });
});

describe('a body is refused', () => {
  test('that says it is huge, before any of it comes', async () => {
    for (const length of ['10737418240', '99999999999999'])
      assertRefused(await say(headOf(LOGIN, { ...json, 'Content-Length': length })), 413);
  });

  test('that goes on and on, once it is too large', async () => {
    const line = await openRaw(port);
    line.say(headOf(LOGIN, { ...json, 'Transfer-Encoding': 'chunked' }));
    const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
    for (let sent = 0; sent < 400 && line.socket.writable; sent += 1) {
      line.say(chunk);
      await wait(2);
    }
    const { text, statuses } = await line.heard;
    // Who is still talking may not hear the answer, but is not listened to.
    assert.ok(
      statuses.every((status) => status === 413),
      text,
    );
    assert.ok(line.socket.bytesWritten < 400 * chunk.length);
  });

  test('that is nested a hundred thousand deep', async () => {
    const deep = [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`];
    for (const body of deep) assertRefused(await say(requestOf(LOGIN, body, json)), 400, 422);
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    assertRefused(await say(requestOf(LOGIN, `email${'[a]'.repeat(100_000)}=1`, form)), 422);
  });

  test('whose charset is another, or whose bytes are none', async () => {
    const body = JSON.stringify({ email: 'ngọc@example.vn', password: 'Mật khẩu' });
    const utf16 = Buffer.from(body, 'utf16le');
    const latin1 = Buffer.from('{"email":"é@example.vn","password":"é"}', 'latin1');
    const typed = (type: string) => ({ 'Content-Type': type });
    assertRefused(await say(requestOf(LOGIN, utf16, typed('application/json; charset=utf-16'))), 415);
    assertRefused(await say(requestOf(LOGIN, latin1, typed('application/json; charset="ISO-8859-1"'))), 415);
    assertRefused(await say(requestOf(LOGIN, utf16, json)), 400);
    assertRefused(await say(requestOf(LOGIN, latin1, json)), 400);
    const form = 'application/x-www-form-urlencoded';
    assertRefused(await say(requestOf(LOGIN, Buffer.from('email=\u00e9', 'latin1'), typed(form))), 400);
    assertRefused(await say(requestOf(LOGIN, 'email=a', typed(`${form};charset=latin1`))), 415);
    assertRefused(await say(requestOf(LOGIN, body, typed('application/json; charset=UTF-8'))), 401, 422);
  });

  test('that is compressed, however small', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, 32));
    for (const encoding of ['gzip', 'br', 'deflate', 'gzip, gzip'])
      assertRefused(await say(requestOf(LOGIN, bomb, { ...json, 'Content-Encoding': encoding })), 415);
    assertRefused(await say(requestOf(LOGIN, '{}', { ...json, 'Content-Encoding': 'identity' })), 422);
  });

  test('whose parts are none', async () => {
    const upload = (body: string, boundary = 'x') =>
      say(
        requestOf('POST /api/uploads', body, {
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

describe('what could be read in two ways is read in none', () => {
  const second = headOf('GET /api/auth/providers');
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
      const heard = await say(`${start}${rest}${second}`);
      assertRefused(heard, 400);
    });
});

describe('what is too long', () => {
  test('in addresses, headers and cookies is refused', async () => {
    const long = 'x'.repeat(100_000);
    assertRefused(await say(headOf(`GET /api/${long}`)), 431);
    assertRefused(await say(headOf('GET /api/auth/providers', { 'X-Long': long })), 431);
    assertRefused(await say(headOf('GET /api/auth/providers', { Cookie: `snc_token=${long}` })), 431);
    assertRefused(await say(headOf(`GET /api/${'x'.repeat(12_000)}`)), 404);
    assertRefused(await say(headOf('GET /api/auth/profile', { Cookie: `snc_token=${'x'.repeat(12_000)}` })), 401);
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`X-${at}`, '1']));
    const { statuses } = await say(headOf('GET /api/auth/providers', many));
    assert.ok([200, 431].includes(statuses[0] ?? 0));
  });

  test('and everybody else is answered as ever', async () => {
    const { statuses, milliseconds } = await say(headOf('GET /api/auth/providers'));
    assert.deepEqual(statuses, [200]);
    assert.ok(milliseconds < SLACK);
  });
});

describe('who asks for a stream', () => {
  test('and goes before it begins is not listened for, and takes nobody’s place', async () => {
    for (let at = 0; at < 40; at += 1) {
      const line = await openRaw(port);
      line.say(headOf('GET /api/events', bearer));
      await wait(at % 8);
      line.socket.destroy();
    }
    for (let tries = 0; api.api.platform.stream.listening(member.memberId) > 0; tries += 1) {
      assert.ok(tries < 100, 'somebody is still listened for');
      await wait(50);
    }
  });
});
