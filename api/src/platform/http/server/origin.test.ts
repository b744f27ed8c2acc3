import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Session } from '@m4u/contract/identity/auth/result';
import { assertDone, assertProblem, cookieHeader, readCookies } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestApi } from '../../../testing/server/api.ts';

const api = await startTestApi({ environment: { PUBLIC_URL: 'https://m4u.example' } });
const direct = await startTestApi();
const proxied = await startTestApi({ environment: { TRUST_PROXY: '1' } });
const member = await api.signUp('nan-nhan@example.vn');
const cookie = cookieHeader({ snc_token: member.token, snc_refresh_token: member.refreshToken });
const refreshOnly = cookieHeader({ snc_refresh_token: member.refreshToken });

const HOST = 'm4u.example';
const body = { oldPassword: PASSWORD, newPassword: 'Kẻ-gian-đổi-mật-1' };
const form = new URLSearchParams(body).toString();
const isSignedIn = async () => (await api.get('/auth/profile', { as: member })).statusCode === 200;

/** Headers by which a browser, or a program that poses as one, reports a foreign origin. */
const foreign: [string, Record<string, string>][] = [
  ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['Sec-Fetch-Site: same-site, as from a neighbouring subdomain', { 'sec-fetch-site': 'same-site' }],
  ['Sec-Fetch-Site that nobody knows', { 'sec-fetch-site': 'whatever' }],
  ['an empty Sec-Fetch-Site', { 'sec-fetch-site': '' }],
  ['cross-site with an Origin that claims to be ours', { 'sec-fetch-site': 'cross-site', origin: `https://${HOST}` }],
  ['a foreign Origin', { origin: 'https://evil.example' }],
  ['an Origin that begins like ours', { origin: `https://${HOST}.evil.example` }],
  ['an Origin of another port', { origin: `https://${HOST}:8443` }],
  ['an Origin of ours by another scheme', { origin: `http://${HOST}` }],
  [
    'an Origin of the host that was asked, which is not the public one',
    { host: 'm4u.test', origin: 'http://m4u.test' },
  ],
  ['an Origin with our name as its user', { origin: `https://${HOST}@evil.example` }],
  ['Origin: null, as from a sandbox', { origin: 'null' }],
  ['an empty Origin', { origin: '' }],
  ['an Origin that is no address', { origin: HOST }],
];

describe('cross-site calls that change something with a cookie', () => {
  for (const [name, headers] of [...foreign, ['neither header', {}] as [string, Record<string, string>]])
    test(`are refused with ${name}`, async () => {
      const all = { host: HOST, cookie, ...headers };
      assertProblem(await api.post('/auth/changePassword', { headers: all, form }), 'cross-site');
      assertProblem(await api.post('/auth/changePassword', { headers: all, body }), 'cross-site');
      assertProblem(await api.post('/auth/logout', { headers: all }), 'cross-site');
      const renewing = { ...all, cookie: refreshOnly };
      assertProblem(await api.post('/auth/refresh', { headers: renewing, form: '' }), 'cross-site');
      assert.ok(await isSignedIn());
    });

  test('are refused with an authorization header that is no bearer token', async () => {
    const headers = { host: HOST, cookie, origin: 'https://evil.example', authorization: 'Basic eDp5' };
    assertProblem(await api.post('/auth/changePassword', { headers, body }), 'cross-site');
  });

  test('are refused for a profile as for a password', async () => {
    const headers = { host: HOST, cookie, 'sec-fetch-site': 'cross-site' };
    const path = `/members/updateMemberById/${member.memberId}`;
    assertProblem(await api.put(path, { headers, form: 'name=x' }), 'cross-site');
  });
});

describe('cross-site sign-in', () => {
  const credentials = { email: member.email, password: PASSWORD };
  for (const [name, headers] of foreign)
    test(`is refused with ${name}`, async () => {
      const answer = await api.post('/auth/login', {
        headers: { host: HOST, ...headers },
        form: new URLSearchParams(credentials).toString(),
      });
      assertProblem(answer, 'cross-site');
      assert.equal(readCookies(answer).size, 0);
    });

  test('programs without a cookie and origin headers may sign in', async () => {
    assertDone(await api.post('/auth/login', { body: credentials }));
  });
});

describe('allowed requests', () => {
  const own: [string, Record<string, string>][] = [
    ['a page of ours by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }],
    ['a page of ours by Origin', { origin: `https://${HOST}` }],
    ['what the reader began in the browser itself', { 'sec-fetch-site': 'none' }],
  ];
  for (const [name, headers] of own)
    test(name, async () => {
      const login = await api.post('/auth/login', { body: { email: member.email, password: PASSWORD } });
      const session = assertDone<Session>(login);
      const all = { host: HOST, cookie: cookieHeader({ snc_refresh_token: session.refreshToken }), ...headers };
      assertDone(await api.post('/auth/refresh', { headers: all }));
    });

  test('a page of ours by Origin, behind a proxy that passes on another host', async () => {
    const login = await api.post('/auth/login', { body: { email: member.email, password: PASSWORD } });
    const { refreshToken } = assertDone<Session>(login);
    const headers = { host: 'localhost:3000', cookie: cookieHeader({ snc_refresh_token: refreshToken }) };
    assertDone(await api.post('/auth/refresh', { headers: { ...headers, origin: `https://${HOST}` } }));
  });

  test('a bearer token, whatever the other headers say', async () => {
    const headers = { host: HOST, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const wrong = { oldPassword: 'sai', newPassword: 'Mới-tinh-tươm-1' };
    assertProblem(await api.post('/auth/changePassword', { as: member, headers, body: wrong }), 'incorrect-password');
    assertProblem(await api.post('/auth/changePassword', { as: member, body: wrong }), 'incorrect-password');
  });

  test('reading, from anywhere', async () => {
    assertDone(await api.get('/auth/profile', { headers: { cookie, 'sec-fetch-site': 'cross-site' } }));
  });
});

describe('a server without a public address', () => {
  const credentials = { email: 'goc@example.vn', password: PASSWORD };
  const signIn = (to: TestApi, headers: Record<string, string>) =>
    to.post('/auth/login', { headers: { host: HOST, ...headers }, form: new URLSearchParams(credentials).toString() });

  test('takes the scheme from a trusted proxy and from nobody else', async () => {
    for (const each of [direct, proxied]) await each.signUp(credentials.email);
    const byHttps = { origin: `https://${HOST}`, 'x-forwarded-proto': 'https' };
    assertDone(await signIn(proxied, byHttps));
    assertProblem(await signIn(proxied, { ...byHttps, 'x-forwarded-proto': 'http' }), 'cross-site');
    assertProblem(await signIn(proxied, { ...byHttps, origin: `http://${HOST}` }), 'cross-site');
    assertProblem(await signIn(direct, byHttps), 'cross-site');
    assertDone(await signIn(direct, { origin: `http://${HOST}` }));
  });
});

describe('session cookie in another site’s page', () => {
  const parts: [string, Record<string, string>][] = [
    ['a picture', { 'sec-fetch-dest': 'image', 'sec-fetch-mode': 'no-cors' }],
    ['a frame', { 'sec-fetch-dest': 'iframe', 'sec-fetch-mode': 'navigate' }],
    ['a script’s call', { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'no-cors' }],
  ];
  for (const [name, headers] of parts)
    test(`is ignored for ${name}`, async () => {
      const ask = (site: string) =>
        api.get('/auth/profile', { headers: { host: HOST, cookie, 'sec-fetch-site': site, ...headers } });
      assertProblem(await ask('cross-site'), 'unauthenticated');
      assertProblem(await ask('same-site'), 'unauthenticated');
      assertDone(await ask('same-origin'));
    });

  test('counts when the browser navigates to our page', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
    assertDone(await api.get('/auth/profile', { headers: { host: HOST, cookie, ...headers } }));
  });
});

test('sends Strict-Transport-Security only when the public address is https', async () => {
  const answer = await api.get('/auth/providers');
  assert.equal(answer.headers['strict-transport-security'], 'max-age=31536000');
  const refused = await api.get('/auth/profile');
  assert.equal(refused.headers['strict-transport-security'], 'max-age=31536000');
  assert.equal((await direct.get('/auth/providers')).headers['strict-transport-security'], undefined);
});
