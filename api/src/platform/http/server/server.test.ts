import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { describe, test } from 'node:test';
import { errors } from '@m4u/contract/http/errors';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi } from '../../../testing/server/api.ts';
import { readConfig } from '../../config.ts';

const api = await startTestApi();
const { fastify } = api.api;
const json = { 'content-type': 'application/json' };
const post = (payload: string | Buffer, headers: Record<string, string> = json, url = '/api/auth/login') =>
  fastify.inject({ method: 'POST', url, payload, headers });

describe('invalid request bodies', () => {
  test('are malformed when they are not what their type says', async () => {
    for (const payload of ['{', '', 'nothing', '{"a":1}}', '\u0000', '{"a":"\u0001"}', '{"email":"a@b.vn"'])
      assertProblem(await post(payload), 'malformed', []);
  });

  test('are invalid when they are no object', async () => {
    for (const payload of ['[]', '"text"', '7', 'true']) assertProblem(await post(payload), 'invalid', [':invalid']);
  });

  test('are refused when no call takes their type', async () => {
    for (const type of [
      'text/plain',
      'application/xml',
      'application/jsonx',
      'nonsense',
      'multipart/form-data; boundary=x',
    ])
      assertProblem(await post('{}', { 'content-type': type }), 'wrong-type', []);
  });

  test('are refused above one mebibyte, by announced or actual size', async () => {
    const large = JSON.stringify({ email: 'x'.repeat(1024 * 1024) });
    assertProblem(await post(large), 'too-large', []);
    assertProblem(
      await post(`email=${'x'.repeat(1024 * 1024)}`, { 'content-type': 'application/x-www-form-urlencoded' }),
      'too-large',
    );
    assertProblem(await post('{}', { ...json, 'content-length': '99999999' }), 'too-large');
  });

  test('are refused when a multipart body is broken', async () => {
    const member = await api.signUp('tep@example.vn');
    const send = (payload: string, type = 'multipart/form-data; boundary=x') =>
      post(payload, { 'content-type': type, authorization: `Bearer ${member.token}` }, '/api/uploads');
    for (const payload of [
      '--x',
      '--x\r\n\r\n',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ])
      assertProblem(await send(payload), 'malformed', []);
    assertProblem(await send('--x--\r\n', 'multipart/form-data'), 'malformed', []);
    assertProblem(await send('{}', 'application/json'), 'wrong-type', []);
    const field = (name: string, value: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    assertProblem(await send(`${field('a', 'x'.repeat(10_001))}--x--\r\n`), 'too-large', []);
    assertProblem(await send(`${field('a', 'x').repeat(40)}--x--\r\n`), 'too-large', []);
    assertProblem(await send(`${field('__proto__', 'x')}--x--\r\n`), 'malformed', []);
  });
});

describe('hostile input shapes', () => {
  test('prototype keys are refused or ignored', async () => {
    const body = { email: 'a@b.vn', password: PASSWORD };
    for (const poison of ['"__proto__":{"admin":true}', '"constructor":{"prototype":{"admin":true}}'])
      assertProblem(await post(`{${poison},${JSON.stringify(body).slice(1)}`), 'malformed');
    const form = new URLSearchParams(body).toString();
    const keys = [
      '__proto__[admin]=1',
      'constructor[prototype][admin]=1',
      '__proto__.admin=1',
      'a[__proto__][admin]=1',
    ];
    for (const key of keys)
      assertProblem(await api.post('/auth/login', { form: `${key}&${form}` }), 'wrong-credentials');
    for (const key of keys) assertDone(await api.get(`/auth/slideLogin?${key}`));
    assert.equal(Reflect.get({}, 'admin'), undefined);
  });

  test('deep nesting, many fields and long lists are invalid', async () => {
    const deep = `${'{"email":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    assertProblem(await post(deep), 'invalid');
    assertProblem(await post(`${'['.repeat(200_000)}${']'.repeat(200_000)}`), 'invalid');
    const brackets = `email${'[a]'.repeat(50_000)}=1`;
    assertProblem(await api.post('/auth/login', { form: brackets }), 'invalid');
    assertProblem(await api.post('/auth/login', { form: 'email[]=1&'.repeat(90_000) }), 'invalid');
    assertProblem(
      await api.post('/auth/login', { form: Array.from({ length: 90_000 }, (_, n) => `a${n}=1`).join('&') }),
      'invalid',
    );
  });

  test('an answer does not grow with the number of errors', async () => {
    const member = await api.signUp('dai@example.vn');
    const links = Array.from({ length: 100_000 }, () => 1);
    const path = `/members/updateAccountLinkById/${member.memberId}`;
    const answer = await api.put(path, { as: member, body: { links } });
    assertProblem(answer, 'invalid');
    assert.ok(answer.body.length < 20_000, `${answer.body.length} bytes`);
  });
});

describe('every answer', () => {
  test('carries a request id and security headers', async () => {
    const answers = [
      await api.get('/auth/providers'),
      await api.get('/nothing'),
      await post('{'),
      await fastify.inject('/healthz'),
      await fastify.inject('/api/auth/%zz'),
    ];
    for (const { headers } of answers) {
      assert.match(String(headers['x-request-id']), /^[\da-f-]{36}$/);
      assert.equal(headers['x-content-type-options'], 'nosniff');
    }
    assert.equal(new Set(answers.map(({ headers }) => headers['x-request-id'])).size, answers.length);
    const { headers } = answers[0] ?? assert.fail();
    assert.equal(headers['content-security-policy'], "default-src 'none';frame-ancestors 'none'");
    assert.equal(headers['referrer-policy'], 'no-referrer');
    assert.equal(headers['x-powered-by'], undefined);
    assert.equal(headers['access-control-allow-origin'], undefined);
  });

  test('ignores a request id from outside', async () => {
    const answer = await api.get('/auth/providers', { headers: { 'x-request-id': 'mine', 'request-id': 'mine' } });
    assert.notEqual(answer.headers['x-request-id'], 'mine');
  });
});

describe('request paths', () => {
  test('outside of the contract are not found, in JSON also for a browser', async () => {
    for (const path of ['/nothing', '/', '/auth', '/auth/login/more', '/Auth/Login', '/members/getMemberId/'])
      assertProblem(await api.get(path, { headers: { accept: 'text/html' } }), 'not-found', []);
    assertProblem(await fastify.inject('/api'), 'not-found', []);
    assertProblem(await fastify.inject({ method: 'DELETE', url: '/api/nothing' }), 'not-found', []);
  });

  test('with broken encoding are malformed', async () => {
    for (const path of ['/members/getMemberIdView/%', '/members/getMemberIdView/%zz', '/auth/%ff'])
      assertProblem(await api.get(path), 'malformed', []);
    assertProblem(await api.get(`/members/getMemberIdView/${'x'.repeat(100)}`), 'invalid', ['id:too-long']);
    assertProblem(await api.get(`/members/getMemberIdView/${'x'.repeat(600)}`), 'not-found', []);
  });

  test('answer a wrong method with the allowed ones', async () => {
    const login = await api.get('/auth/login');
    assertProblem(login, 'method-not-allowed', []);
    assert.equal(login.headers['allow'], 'POST');
    const providers = await fastify.inject({ method: 'DELETE', url: '/api/auth/providers' });
    assertProblem(providers, 'method-not-allowed');
    assert.equal(providers.headers['allow'], 'GET, HEAD');
  });

  test('answer HEAD like GET, without the body', async () => {
    const [get, head] = [
      await api.get('/auth/providers'),
      await fastify.inject({ method: 'HEAD', url: '/api/auth/providers' }),
    ];
    assert.deepEqual([head.statusCode, head.body], [200, '']);
    for (const name of ['content-type', 'content-length', 'cache-control'])
      assert.equal(head.headers[name], get.headers[name]);
    assert.equal((await fastify.inject({ method: 'HEAD', url: '/api/auth/profile' })).statusCode, 401);
  });

  test('treat empty query values as absent', async () => {
    assertDone(await api.get('/members/childCareers?name='));
    assertDone(await api.get('/members/childCareers?name=&x[]=&y[z]='));
    assertProblem(await api.get('/members/childCareers?name=a&name=b'), 'invalid', ['name:invalid']);
  });
});

test('tells a rate-limited caller how long to wait', async () => {
  const limited = await startTestApi({ realLimits: true });
  const ask = () => limited.get('/auth/providers', { ip: '192.0.2.9' });
  let answer = await ask();
  for (let count = 0; count < 3_100 && answer.statusCode !== 429; count += 1) answer = await ask();
  assertProblem(answer, 'rate-limited', []);
  assert.ok(Number(answer.headers['retry-after']) > 0);
  const spelled = await limited.api.fastify.inject({ url: '/%61pi/auth/providers', remoteAddress: '192.0.2.9' });
  assertProblem(spelled, 'rate-limited', []);
  assertDone(await limited.get('/auth/providers', { ip: '192.0.2.10' }));
});

describe('outbox page', () => {
  const ask = (headers: Record<string, string>) =>
    fastify.inject({ url: '/dev/outbox', headers: { host: 'localhost:3000', ...headers } });

  test('answers only direct requests to this machine', async () => {
    assert.equal((await ask({})).statusCode, 200);
    const signs = {
      host: 'attacker.example',
      'x-forwarded-for': '127.0.0.1',
      forwarded: 'for=127.0.0.1',
      via: '1.1 proxy',
      'x-forwarded-port': '443',
      'x-client-ip': '127.0.0.1',
      origin: 'https://attacker.example',
    };
    for (const [name, value] of Object.entries(signs)) assertProblem(await ask({ [name]: value }), 'not-found', []);
  });

  test('is absent, like demo accounts, when a public address leads here', async () => {
    const ways = (environment: Record<string, string>) => {
      const { loopback, demo } = readConfig(environment);
      return [loopback, demo];
    };
    assert.deepEqual(ways({ PUBLIC_URL: 'https://m4u.example' }), [false, false]);
    assert.deepEqual(ways({ PUBLIC_URL: 'https://m4u.example', DEMO: '1' }), [false, true]);
    for (const PUBLIC_URL of ['', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      assert.deepEqual(ways({ PUBLIC_URL }), [true, true]);
    assert.deepEqual(ways({ TRUST_PROXY: '1' }), [false, false]);
    assert.deepEqual(ways({ TRUST_PROXY: '1', DEMO: '1' }), [false, true]);
    assert.deepEqual(ways({ TRUST_PROXY: '1', PUBLIC_URL: 'http://localhost:3000' }), [true, true]);
  });
});

test('refuses a visitor’s file before reading it', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  assertProblem(await post('no such parts', headers, '/api/uploads'), 'unauthenticated', []);
});

test('answers input that is not HTTP with a problem', async () => {
  const address = new URL(await fastify.listen({ port: 0, host: '127.0.0.1' }));
  const say = (bytes: string) =>
    new Promise<string>((resolve, reject) => {
      let receivedText = '';
      const socket = connect(Number(address.port), address.hostname, () => socket.end(bytes));
      socket
        .on('data', (data) => (receivedText += data.toString()))
        .on('close', () => resolve(receivedText))
        .on('error', reject);
    });
  for (const [bytes, code, title] of [
    ['nonsense\r\n\r\n', 'malformed', 'Bad Request'],
    [`GET / HTTP/1.1\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`, 'head-too-large', 'Request Header Fields Too Large'],
  ] as const) {
    const [head = '', body = ''] = (await say(bytes)).split('\r\n\r\n');
    const { status, vi } = errors[code];
    assert.ok(head.startsWith(`HTTP/1.1 ${status} ${title}\r\nContent-Type: application/problem+json`), head);
    assert.deepEqual(JSON.parse(body), {
      type: `/api/docs/errors#${code}`,
      title,
      status,
      detail: vi,
      code,
      errors: [],
    });
  }
});

describe('a request bound to one reader', () => {
  test('is refused when another member is signed in', async () => {
    const an = await api.signUp('reader-an@example.vn');
    const binh = await api.signUp('reader-binh@example.vn');
    const ask = (reader: string) => api.get('/auth/profile', { as: an, headers: { 'x-reader': reader } });
    assert.equal((await ask(an.memberId)).statusCode, 200);
    assertProblem(await ask(binh.memberId), 'session-changed', []);
    assertProblem(await api.get('/auth/profile', { headers: { 'x-reader': an.memberId } }), 'unauthenticated');
  });
});
