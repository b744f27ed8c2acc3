import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MINUTE, SECOND } from '@m4u/contract/durations';
import { DEVICE_COOKIE, WAITING_COOKIE } from '@m4u/contract/identity/auth/cookies';
import type { Session } from '@m4u/contract/identity/auth/result';
import { eq } from '../../../platform/database/orm.ts';
import { factorCalls } from '../../../testing/factories/factors.ts';
import { assertDone, assertProblem, readCookies } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestBrowser, type TestMember } from '../../../testing/server/api.ts';
import { accounts } from '../tables.ts';

const api = await startTestApi({ realLimits: true });
const { db } = api.api.platform;
const { post, turnOn } = factorCalls(api);

let names = 0;
/** A member with a second factor that was turned on in `browser`. */
const settle = async () => {
  const browser: TestBrowser = {};
  const member = await api.signUp(`dang-nhap-${++names}@example.vn`, { browser });
  return { member, browser, ...(await turnOn(member, browser)) };
};
let addresses = 0;
const login = ({ email }: TestMember, browser?: TestBrowser, password = PASSWORD) =>
  api.post('/auth/login', { body: { email, password }, browser, ip: `198.51.100.${(addresses += 1)}` });
const enter = (code: string, browser: TestBrowser) => post('/auth/login/factor', undefined, { code }, browser);
const sessionsOf = async (as: { token: string }) =>
  assertDone<{ data: unknown[] }>(await api.get('/auth/sessions', { as })).data.length;

describe('signing in with a second factor', () => {
  test('needs a code in a new browser, which is not asked again', async () => {
    const { member, nextCode } = await settle();
    const browser: TestBrowser = {};
    const refused = await login(member, browser);
    assertProblem(refused, 'second-factor-required');
    const { value, ...cookie } = readCookies(refused).get(WAITING_COOKIE) ?? assert.fail();
    assert.deepEqual(
      { ...cookie },
      { name: WAITING_COOKIE, path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge: 600 },
    );
    assert.ok(!readCookies(refused).has(DEVICE_COOKIE) && !value?.includes(member.memberId));
    assert.equal(await sessionsOf(member), 1, 'no session was opened');
    assertProblem(await enter('000000', browser), 'code-invalid', ['code:factor-wrong']);
    const answer = await enter(nextCode(), browser);
    const session = assertDone<Session>(answer);
    assert.ok(readCookies(answer).get('snc_token')?.httpOnly);
    assert.equal(browser.waiting, undefined, 'the cookie is cleared');
    const as = { token: session.accessToken };
    const body = { oldPassword: PASSWORD, newPassword: 'Sông-dài-biển-rộng-5' };
    assertDone(await api.post('/auth/changePassword', { as, body, browser }));
    assertDone(await login(member, browser, body.newPassword));
  });

  test('takes a recovery code too', async () => {
    const { member, recoveryCodes } = await settle();
    const browser: TestBrowser = {};
    assertProblem(await login(member, browser), 'second-factor-required');
    assertDone(await enter(recoveryCodes[3] ?? '', browser));
  });

  test('needs none in the browser that turned it on, whose session then gives it for sensitive calls', async () => {
    const { member, browser, nextCode } = await settle();
    const { accessToken: token } = assertDone<Session>(await login(member, browser));
    const body = { oldPassword: PASSWORD, newPassword: 'Sông-dài-biển-rộng-5' };
    assertProblem(await post('/auth/changePassword', { token }, body), 'second-factor-required');
    assertDone(await post('/auth/factor/give', { token }, { code: nextCode() }));
    assertDone(await post('/auth/changePassword', { token }, body));
  });

  test('asks browsers that signed in before it was turned on, and all others when it is turned on anew', async () => {
    const former: TestBrowser = {};
    const { member, browser, nextCode } = await settle();
    await db.update(accounts).set({ factorSince: null }).where(eq(accounts.memberId, member.memberId));
    assertDone(await login(member, former));
    await turnOn(member, browser);
    assertProblem(await login(member, former), 'second-factor-required');
    assertDone(await login(member, browser));
    api.clock.advance(SECOND);
    await turnOn(member);
    assertProblem(await login(member, browser), 'second-factor-required');
    assertProblem(await enter(nextCode(), browser), 'code-invalid');
  });

  test('asks a browser that only reset the password by mail', async () => {
    const { member } = await settle();
    const browser: TestBrowser = {};
    const { email } = member;
    assertDone(await api.post('/auth/getOTPResetPassword', { body: { email }, browser }));
    const body = { email, otp: await api.codeFor(email, 2) };
    const checked = await api.post('/auth/checkOTPForgotPassword', { body, browser });
    const { token } = assertDone<{ data: { token: string } }>(checked).data;
    const password = 'Sông-dài-biển-rộng-5';
    assertDone(await api.post(`/auth/passwordReset/${token}`, { body: { password }, browser }));
    assertProblem(await login(member, browser, password), 'second-factor-required');
  });

  test('ends after ten minutes, a changed password, and with a foreign or altered cookie', async () => {
    const { member, browser: known, nextCode } = await settle();
    const wait = async () => {
      const browser: TestBrowser = {};
      assertProblem(await login(member, browser), 'second-factor-required');
      return browser;
    };
    const late = await wait();
    api.clock.advance(10 * MINUTE + SECOND);
    assertProblem(await enter(nextCode(), late), 'sign-in-expired');
    const { waiting = '' } = await wait();
    for (const altered of ['', 'x', waiting.slice(0, -4), `${waiting.slice(0, -6)}AAAAAA`])
      assertProblem(await enter(nextCode(), { waiting: altered }), 'sign-in-expired');
    assertDone(await post('/auth/factor/give', member, { code: nextCode() }, known));
    const body = { oldPassword: PASSWORD, newPassword: 'Sông-dài-biển-rộng-5' };
    assertDone(await api.post('/auth/changePassword', { as: member, body, browser: known }));
    assertProblem(await enter(nextCode(), { waiting }), 'sign-in-expired');
  });

  test('limits guesses from all browsers together; the owner’s session can still give a code', async () => {
    const { member, nextCode } = await settle();
    const browsers: TestBrowser[] = [{}, {}, {}];
    for (const browser of browsers) assertProblem(await login(member, browser), 'second-factor-required');
    for (let tries = 0; tries < 5; tries += 1)
      assertProblem(await enter('000000', browsers[tries % 3] ?? {}), 'code-invalid');
    assertProblem(await enter(nextCode(), browsers[0] ?? {}), 'rate-limited');
    assertDone(await post('/auth/factor/give', member, { code: nextCode() }));
  });

  test('reveals a locked account only after the right password', async () => {
    const { member } = await settle();
    assertProblem(await login(member, {}, 'sai'), 'wrong-credentials');
    const browser: TestBrowser = {};
    assertProblem(await login(member, browser), 'second-factor-required');
    await db.update(accounts).set({ lockedBy: 'staff' }).where(eq(accounts.memberId, member.memberId));
    assertProblem(await login(member), 'account-locked');
  });
});
