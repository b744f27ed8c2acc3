import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DEVICE_COOKIE } from '@m4u/contract/identity/auth/cookies';
import { assertDone, assertProblem, readCookies } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestBrowser } from '../../../testing/server/api.ts';
import { countCodes, signInCalls, WORK_REQUIRED } from '../../../testing/factories/sign-ins.ts';

const api = await startTestApi({ realLimits: true });
const { open, login, settle, guess } = signInCalls(api);
const NEW = 'Bến-nước-cây-đa-9';

describe('a browser that has signed in before', () => {
  test('has five tries at its account, which do not count against other browsers', async () => {
    const { email, browser } = await settle('may-cu@example.vn');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => login(email, 'sai', { browser: { ...browser } })),
    );
    assert.deepEqual(countCodes(answers), { 'wrong-credentials': 5, 'rate-limited': 45 });
    assertProblem(await login(email, PASSWORD, { browser }), 'rate-limited');
    assertDone(await login(email, PASSWORD));
  });

  test('counts as new for other accounts, and with an altered or invented cookie', async () => {
    const { browser } = await settle('cua-minh@example.vn');
    const { email } = await settle('cua-nguoi@example.vn');
    await guess(email, 5);
    const [nonce = '', proof = ''] = (browser.device ?? '').split('.');
    for (const device of [
      browser.device,
      `${nonce}.${proof.slice(1)}A`,
      'x'.repeat(22),
      `${'A'.repeat(22)}.${proof}`,
      '..',
    ])
      assertProblem(await login(email, PASSWORD, { browser: { device } }), 'invalid', WORK_REQUIRED);
  });

  test('counts as new once the password was changed elsewhere', async () => {
    const { email, token, browser } = await settle('doi-khoa@example.vn');
    const other: TestBrowser = {};
    const { accessToken } = assertDone<{ accessToken: string }>(await login(email, PASSWORD, { browser: other }));
    assert.notEqual(accessToken, token);
    const change = { oldPassword: PASSWORD, newPassword: NEW };
    assertDone(await api.post('/auth/changePassword', { as: { token: accessToken }, body: change, browser: other }));
    await guess(email, 5);
    assertProblem(await login(email, NEW, { browser }), 'invalid', WORK_REQUIRED);
    assertDone(await login(email, NEW, { browser: other }));
  });

  test('may be the one that registered, even before it signs in', async () => {
    const [email, browser] = ['vua-dang-ky@example.vn', {} as TestBrowser];
    await guess(email, 6);
    await open(email, browser);
    assertProblem(await login(email, PASSWORD), 'invalid', WORK_REQUIRED);
    assertDone(await login(email, PASSWORD, { browser }));
  });

  test('is known to the last five accounts that signed in there', async () => {
    const browser: TestBrowser = {};
    const emails = Array.from({ length: 6 }, (_, n) => `gia-dinh-${n}@example.vn`);
    for (const email of emails) await api.signUp(email, { browser });
    for (const email of emails) await guess(email, 5);
    const [first = '', ...others] = emails;
    assertProblem(await login(first, PASSWORD, { browser: { ...browser } }), 'invalid', WORK_REQUIRED);
    for (const email of others) assertDone(await login(email, PASSWORD, { browser: { ...browser } }));
  });

  test('holds an HttpOnly, SameSite cookie, which signing out keeps', async () => {
    const browser: TestBrowser = {};
    const email = 'banh-quy@example.vn';
    await open(email, browser);
    const { refreshToken } = assertDone<{ refreshToken: string }>(await login(email, PASSWORD, { browser }));
    const answer = await login(email, PASSWORD, { browser });
    const line = [answer.headers['set-cookie']].flat().find((one) => one?.startsWith('__Host-m4u_device='));
    assert.match(
      line ?? '',
      /^__Host-m4u_device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    assertDone(await api.post('/auth/logout', { body: { refreshToken }, browser }));
    await guess(email, 6);
    assertDone(await login(email, PASSWORD, { browser }));
  });

  test('is known by the cookie of the former name, and gets one of the present name', async () => {
    const { email, browser } = await settle('ban-truoc@example.vn');
    await guess(email, 5);
    const signIn = (device: string | undefined, ip: string) =>
      api.post('/auth/login', {
        body: { email, password: PASSWORD },
        ip,
        headers: { cookie: `m4u_device=${device ?? ''}` },
      });
    assertProblem(await signIn('A'.repeat(22), '203.0.113.81'), 'invalid', WORK_REQUIRED);
    const answer = await signIn(browser.device, '203.0.113.82');
    assertDone(answer);
    const device = readCookies(answer).get(DEVICE_COOKIE)?.value;
    const nonceOf = (value = '') => value.split('.')[0];
    // Another site may know the former value, so a new one is issued.
    assert.notEqual(nonceOf(device), nonceOf(browser.device));
    assertDone(await login(email, PASSWORD, { browser: { device } }));
  });
});
