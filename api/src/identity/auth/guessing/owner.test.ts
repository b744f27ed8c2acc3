import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MINUTE } from '@m4u/contract/durations';
import { DEVICE_COOKIE } from '@m4u/contract/identity/auth/cookies';
import type { Session } from '@m4u/contract/identity/auth/result';
import { assertDone, assertProblem, readCookies } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestBrowser } from '../../../testing/server/api.ts';
import { makeCards } from '../../../testing/factories/cards.ts';
import { makeStaff } from '../../../testing/factories/profiles.ts';

const api = await startTestApi();
const NEW = 'Bến-nước-cây-đa-9';

type To = { readonly email: string } | { readonly phone: string };

const pathOf = (to: To) => ('email' in to ? '/auth/registerOTPEmail' : '/auth/registerOTP');
const register = (to: To, browser?: TestBrowser) =>
  api.post('/auth/register', { body: { type: 'email' in to ? 'tbMail' : '', ...to, password: PASSWORD }, browser });
const login = (to: To, password = PASSWORD, browser?: TestBrowser) =>
  api.post('/auth/login', { body: { ...to, password }, browser });
const verify = async (to: To, otp: string, browser?: TestBrowser) =>
  assertDone<{ data: { verified: boolean; passwordToken: string | null } }>(
    await api.post(pathOf(to), { body: { ...to, otp }, browser }),
  ).data;
const reset = (token: string, browser?: TestBrowser) =>
  api.post(`/auth/passwordReset/${token}`, { body: { password: NEW }, browser });
const profileOf = (token: string) => api.get('/auth/profile', { as: { token } });

/** Registers an address that may belong to somebody else, and signs in with it. */
const registrantOf = async (to: To) => {
  const browser: TestBrowser = {};
  assertDone(await register(to, browser));
  return { browser, session: assertDone<Session>(await login(to, PASSWORD, browser)) };
};

describe('a code entered in another browser than the one that registered', () => {
  for (const [to, recipient] of [
    [{ email: 'nan-nhan@example.vn' }, 'nan-nhan@example.vn'],
    [{ phone: '0912 555 666' }, '+84912555666'],
  ] satisfies [To, string][])
    test(`ends the registrant’s sessions and password for ${recipient}, and lets the owner set one`, async () => {
      const first = await registrantOf(to);
      const owner: TestBrowser = {};
      const { verified, passwordToken } = await verify(to, await api.codeFor(recipient), owner);
      assert.equal(verified, true);
      assertProblem(await profileOf(first.session.accessToken), 'session-ended');
      const { refreshToken } = first.session;
      assertProblem(await api.post('/auth/refresh', { body: { refreshToken } }), 'session-ended');
      for (const browser of [first.browser, owner])
        assertProblem(await login(to, PASSWORD, browser), 'wrong-credentials');

      assertDone(await reset(passwordToken ?? '', owner));
      const { accessToken, memberId } = assertDone<Session>(await login(to, NEW, owner));
      assert.equal(memberId, first.session.memberId, 'what was written on the page is theirs to keep or to change');
      assert.equal(assertDone(await profileOf(accessToken)).data['verified'], true);
      assertProblem(await login(to, PASSWORD, first.browser), 'wrong-credentials');
      assertProblem(await reset(passwordToken ?? '', owner), 'reset-token-invalid');
    });

  test('does so even when that browser has signed in with the password since', async () => {
    const to = { email: 'may-thu-hai@example.vn' };
    await registrantOf(to);
    const second: TestBrowser = {};
    const { accessToken } = assertDone<Session>(await login(to, PASSWORD, second));
    const { passwordToken } = await verify(to, await api.codeFor(to.email), second);
    assertProblem(await profileOf(accessToken), 'session-ended');
    assertDone(await reset(passwordToken ?? '', second));
    assertDone(await login(to, NEW, second));
  });

  test('lets a caller without cookies set a password within half an hour', async () => {
    const to = { email: 'khong-giu-cookie@example.vn' };
    assertDone(await register(to));
    const { passwordToken } = await verify(to, await api.codeFor(to.email));
    api.clock.advance(30 * MINUTE);
    assertProblem(await reset(passwordToken ?? ''), 'reset-token-invalid');
    // After that time the owner resets the password like a forgotten one.
    assertDone(await api.post('/auth/getOTPResetPassword', { body: to }));
    const body = { ...to, otp: await api.codeFor(to.email, 2) };
    const { token } = assertDone<{ data: { token: string } }>(
      await api.post('/auth/checkOTPForgotPassword', { body }),
    ).data;
    assertDone(await reset(token));
    assertDone(await login(to, NEW));
  });

  test('ends sessions that begin at the same moment', async () => {
    const to = { email: 'cung-luc@example.vn' };
    const { browser } = await registrantOf(to);
    const code = await api.codeFor(to.email);
    const attempts = Array.from({ length: 12 }, () => login(to, PASSWORD, { ...browser }));
    const [, ...answers] = await Promise.all([verify(to, code, {}), ...attempts]);
    for (const answer of answers) {
      if (answer.statusCode !== 200) assertProblem(answer, 'wrong-credentials');
      else assertProblem(await profileOf(answer.json<Session>().accessToken), 'session-ended');
    }
  });
});

describe('a code entered in the browser that registered', () => {
  test('verifies the account and keeps its password and sessions', async () => {
    const to = { email: 'chinh-chu@example.vn' };
    const { browser, session } = await registrantOf(to);
    assert.equal((await verify(to, await api.codeFor(to.email), browser)).passwordToken, null);
    assert.equal(assertDone(await profileOf(session.accessToken)).data['verified'], true);
    assertDone(await login(to));
  });

  test('may be requested elsewhere, also for an account opened without a code', async () => {
    const [to, browser] = [{ email: 'khong-ma@example.vn' }, {} as TestBrowser];
    const body = { type: 'tbMail', ...to, password: PASSWORD };
    assertDone(await api.post('/auth/registerNotVerify', { body, browser }));
    assertDone(await api.post(pathOf(to), { body: to, browser: {} }));
    assert.equal((await verify(to, await api.codeFor(to.email), browser)).passwordToken, null);
    assertDone(await login(to));
  });

  test('keeps the password and session of an account that was opened with a card', async () => {
    const staff = await api.signUp('quan-tri@example.vn');
    await makeStaff(api, staff);
    const { cards } = await makeCards(api, staff, 2);
    for (const [index, isOwn] of [true, false].entries()) {
      const [to, browser, card] = [{ email: `the-${index}@example.vn` }, {} as TestBrowser, cards[index]];
      const body = {
        type: 'card',
        cardId: card?.id,
        code: card?.code,
        ...to,
        password: PASSWORD,
        confirmation: PASSWORD,
      };
      const opened = assertDone<{ data: { card: { session: Session } } }>(await api.post('/signup', { body, browser }));
      const { passwordToken } = await verify(to, await api.codeFor(to.email), isOwn ? browser : {});
      assert.equal(passwordToken === null, isOwn);
      assert.equal((await profileOf(opened.data.card.session.accessToken)).statusCode, isOwn ? 200 : 401);
    }
  });
});

describe('a cookie of the former name, which a neighbouring site can plant', () => {
  /** Returns the cookie of a browser as somebody else plants it. */
  const planted = (browser: TestBrowser) => ({ headers: { cookie: `m4u_device=${browser.device ?? ''}` } });

  test('does not make its browser the one that registered', async () => {
    const to = { email: 'bi-gai@example.vn' };
    const first = await registrantOf(to);
    const body = { ...to, otp: await api.codeFor(to.email) };
    const answer = await api.post(pathOf(to), { body, ...planted(first.browser) });
    const { passwordToken } = assertDone<{ data: { passwordToken: string | null } }>(answer).data;
    assert.equal(typeof passwordToken, 'string');
    assertProblem(await profileOf(first.session.accessToken), 'session-ended');
    assertProblem(await login(to, PASSWORD, first.browser), 'wrong-credentials');
  });

  test('does not share the tries of the person who asked for a code', async () => {
    const { email } = await api.signUp('bi-gai-ma@example.vn');
    const stranger: TestBrowser = {};
    assertDone(await register({ email: 'ke-la@example.vn' }, stranger));
    const codeAnswer = await api.post('/auth/getOTPResetPassword', { body: { email }, ...planted(stranger) });
    const owner: TestBrowser = { device: readCookies(codeAnswer).get(DEVICE_COOKIE)?.value };
    assert.match(owner.device ?? '', /^[\w-]{22}$/);
    assert.notEqual(owner.device, stranger.device);
    const otp = await api.codeFor(email);
    const enter = (code: string, browser: TestBrowser) =>
      api.post('/auth/checkOTPForgotPassword', { body: { email, otp: code }, browser });
    const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
    for (let tries = 0; tries < 6; tries += 1) assertProblem(await enter(wrong, stranger), 'code-invalid');
    assertDone(await enter(otp, owner));
  });
});

test('registering sets a device cookie alike for known and unknown addresses', async () => {
  const { email } = await api.signUp('da-co@example.vn');
  for (const to of [{ email }, { email: 'chua-co@example.vn' }])
    assert.match(readCookies(await register(to)).get(DEVICE_COOKIE)?.value ?? '', /^[\w-]{22}$/);
});

test('a reset link ends the sessions and password of an earlier registrant', async () => {
  const to = { email: 'qua-lien-ket@example.vn' };
  const first = await registrantOf(to);
  assertDone(await api.post('/auth/forgotPassword', { body: to }));
  await api.messageTo(to.email, 2);
  const texts = (api.api.outbox?.list() ?? []).filter((one) => one.to === to.email).map(({ text }) => text);
  const token = texts.map((text) => /password-reset\/([\w-]+)/.exec(text)?.[1]).find((one) => one !== undefined);
  assertDone(await reset(token ?? ''));
  assertProblem(await profileOf(first.session.accessToken), 'session-ended');
  assertProblem(await login(to, PASSWORD, first.browser), 'wrong-credentials');
  assertDone(await login(to, NEW));
});
