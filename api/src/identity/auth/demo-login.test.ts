import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { eq } from '../../platform/database/orm.ts';
import { assertDone, assertProblem, readCookies } from '../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestApi } from '../../testing/server/api.ts';
import { accounts } from './tables.ts';

const HERE = '127.0.0.1';

/** Starts an API with these settings and one demo account. */
const startWithDemo = async (environment: Record<string, string>) => {
  const started = await startTestApi({ environment });
  const address = 'dung-thu@example.vn';
  await started.signUp(address);
  await started.api.platform.db.update(accounts).set({ demo: true }).where(eq(accounts.email, address));
  return { api: started, email: address };
};

const signIn = (to: TestApi, name: string, headers: Record<string, string> = {}, ip = HERE) =>
  to.post('/auth/login', {
    body: { email: name, password: PASSWORD },
    headers: { host: 'localhost:3000', ...headers },
    ip,
  });

const { api, email } = await startWithDemo({ DEMO: '' });
const demo = await startWithDemo({ DEMO: 'true' });

describe('a demo account', () => {
  test('can sign in on the machine that runs the demo', async () => {
    assertDone(await signIn(api, email));
    assertDone(
      await signIn(api, email, { host: '[::1]:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'none' }),
    );
  });

  const strange: [string, Record<string, string>, string?][] = [
    ['through a proxy that says for whom', { 'x-forwarded-for': '203.0.113.9' }],
    ['through a proxy that says for this machine', { 'x-forwarded-for': HERE }],
    ['through a proxy that says where it was asked', { 'x-forwarded-host': 'm4u.example' }],
    ['through a proxy that names itself', { via: '1.1 proxy' }],
    ['through a proxy by the standard', { forwarded: 'for=127.0.0.1' }],
    ['through a proxy with a header of its own', { 'x-real-ip': HERE }],
    ['by another host name, as one that points here', { host: 'evil.example:3000' }],
    ['from a page of another name', { origin: 'https://m4u.example', 'sec-fetch-site': 'same-origin' }],
    ['from another machine', {}, '203.0.113.9'],
  ];
  for (const [name, headers, ip] of strange)
    test(`is refused ${name}, and other accounts are not`, async () => {
      const answer = await signIn(api, email, headers, ip);
      assertProblem(answer, 'demo-closed');
      assert.equal(readCookies(answer).size, 0);
      const own = await api.signUp(`rieng-${crypto.randomUUID()}@example.vn`);
      assertDone(await signIn(api, own.email, headers, ip));
    });

  test('is not revealed to a caller without its password', async () => {
    const headers = { host: 'evil.example' };
    const answer = await api.post('/auth/login', { body: { email, password: 'Sai-mật-khẩu-1' }, headers, ip: HERE });
    assertProblem(answer, 'wrong-credentials');
  });

  test('can sign in from anywhere when the operator enables the demo', async () => {
    assertDone(await signIn(demo.api, demo.email, { host: 'm4u.example', 'x-forwarded-for': '203.0.113.9' }));
  });
});
