import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MINUTE } from '@m4u/contract/durations';
import { DEVICE_COOKIE } from '@m4u/contract/identity/auth/cookies';
import { eq } from '../../../platform/database/orm.ts';
import { assertDone, assertProblem, readCookies, comparableParts } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestBrowser, type TestMember } from '../../../testing/server/api.ts';
import { accounts } from '../tables.ts';

const api = await startTestApi();
const limited = await startTestApi({ realLimits: true });

/** Returns six digits that are not the code. */
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

let addresses = 0;
const newAddress = () => `203.0.113.${(addresses += 1)}`;

/** A code of one purpose, and how a browser or a signed-in member asks for it and enters it. */
interface Way {
  readonly to: string;
  /** Number of messages sent to the recipient, the code's included. */
  readonly messages?: number;
  readonly ask: (by: Caller) => ReturnType<typeof api.post>;
  readonly enter: (otp: string, by: Caller) => ReturnType<typeof api.post>;
  readonly owner: Caller;
  readonly stranger: Caller;
}
interface Caller {
  readonly browser?: TestBrowser;
  readonly as?: TestMember;
}

const byPath = (path: string, to: { email: string }, enterPath = path, more = {}): Way => ({
  to: to.email,
  ask: (by) => api.post(path, { body: to, ...by }),
  enter: (otp, by) => api.post(enterPath, { body: { ...to, otp, ...more }, ...by }),
  owner: { browser: {} },
  stranger: { browser: {} },
});

const ways: Readonly<Record<string, () => Promise<Way>>> = {
  'to verify an account': async () => {
    const { email } = await api.signUp('xac-minh@example.vn', { verified: false });
    return byPath('/auth/registerOTPEmail', { email });
  },
  'to reset a password': async () => {
    const { email } = await api.signUp('dat-lai@example.vn');
    return byPath('/auth/getOTPResetPassword', { email }, '/auth/checkOTPForgotPassword');
  },
  'to unlock an account': async () => {
    const member = await api.signUp('mo-khoa@example.vn');
    assertDone(await api.post('/auth/lock', { as: member, body: { password: PASSWORD, confirm: true } }));
    return byPath('/auth/unlock', { email: member.email });
  },
  'to keep an account': async () => {
    const member = await api.signUp('giu-lai@example.vn');
    assertDone(await api.post('/privacy/deletion', { as: member, body: { password: PASSWORD, confirm: true } }));
    return { ...byPath('/privacy/deletion/cancel', { email: member.email }), messages: 2 };
  },
  'to claim what groups wrote down': async () => {
    const [owner, stranger] = [await api.signUp('nhan@example.vn'), await api.signUp('la@example.vn')];
    const [phone, to] = ['0912000111', '+84912000111'];
    return {
      to,
      ask: ({ as }) => api.post('/members/sendClaimCode', { as, body: { phone } }),
      enter: (otp, { as }) => api.post('/members/claim', { as, body: { phone, otp } }),
      owner: { as: owner },
      stranger: { as: stranger },
    };
  },
};

describe('a code that a stranger guesses at', () => {
  for (const [what, make] of Object.entries(ways))
    test(`${what} stays valid for the person who asked for it`, async () => {
      const { to, messages = 1, ask, enter, owner, stranger } = await make();
      assertDone(await ask(owner));
      const code = await api.codeFor(to, messages);
      const guesses = await Promise.all(Array.from({ length: 50 }, (_, n) => enter(other(code, n + 1), stranger)));
      for (const answer of guesses) assertProblem(answer, 'code-invalid');
      assertProblem(await enter(code, stranger), 'code-invalid');
      for (let tries = 1; tries < 5; tries += 1) assertProblem(await enter(other(code), owner), 'code-invalid');
      assertDone(await enter(code, owner));
    });

  test('is used up by five tries of the person who asked for it, simultaneous ones too', async () => {
    const { email } = await api.signUp('nam-lan@example.vn', { verified: false });
    const { ask, enter, owner } = byPath('/auth/registerOTPEmail', { email });
    assertDone(await ask(owner));
    const code = await api.codeFor(email);
    const tries = Array.from({ length: 50 }, (_, n) => enter(other(code, n + 1), owner));
    for (const answer of await Promise.all(tries)) assertProblem(answer, 'code-invalid');
    assertProblem(await enter(code, owner), 'code-invalid');
  });

  test('is accepted from another browser, whose tries count against their sender', async () => {
    const { email } = await limited.signUp('dien-thoai@example.vn');
    const ask = (browser?: TestBrowser) =>
      limited.post('/auth/getOTPResetPassword', { body: { email }, browser, ip: newAddress() });
    const enter = (otp: string, ip: string, browser?: TestBrowser) =>
      limited.post('/auth/checkOTPForgotPassword', { body: { email, otp }, ip, browser });
    const requester: TestBrowser = {};
    assertDone(await ask(requester));
    const code = await limited.codeFor(email);
    const here = newAddress();
    for (let tries = 0; tries < 10; tries += 1) assertProblem(await enter(other(code), here), 'code-invalid');
    assertProblem(await enter(code, here), 'rate-limited');
    assertDone(await enter(code, here, requester));
  });

  test('allows one try while codes of many accounts are guessed', async () => {
    const attacked = await startTestApi({ realLimits: true });
    const path = '/auth/checkOTPForgotPassword';
    const askFor = async (email: string, browser: TestBrowser) => {
      await attacked.signUp(email);
      assertDone(await attacked.post('/auth/getOTPResetPassword', { body: { email }, browser, ip: newAddress() }));
      return attacked.codeFor(email);
    };
    const enter = (email: string, otp: string, browser: TestBrowser) =>
      attacked.post(path, { body: { email, otp }, browser, ip: newAddress() });
    const [earlierEmail, meanwhile, first] = ['truoc@example.vn', 'dang-luc@example.vn', 'lan-dau@example.vn'];
    const browser: TestBrowser = {};
    const code = await askFor(earlierEmail, browser);
    assertProblem(await enter(earlierEmail, other(code), browser), 'code-invalid');
    assertDone(await enter(earlierEmail, code, browser));
    // One of the thousand was used above.
    await attacked.api.platform.limits.consume('wrongCodes', 'reset', 999);
    const lateCode = await askFor(meanwhile, browser);
    assertProblem(await enter(meanwhile, other(lateCode), browser), 'code-invalid');
    assertProblem(await enter(meanwhile, lateCode, browser), 'code-invalid');
    assertDone(await enter(first, await askFor(first, browser), browser));
  });

  test('is accepted from a caller without cookies who asked for it', async () => {
    const { email } = await api.signUp('khong-cookie@example.vn');
    assertDone(await api.post('/auth/getOTPResetPassword', { body: { email } }));
    const body = { email, otp: await api.codeFor(email) };
    assertDone(await api.post('/auth/checkOTPForgotPassword', { body }));
  });

  test('gives the browser a device cookie, alike for known and unknown recipients', async () => {
    const { email } = await api.signUp('dat-ten@example.vn');
    const answers = await Promise.all(
      [email, 'khong-ai@example.vn'].map((of) => api.post('/auth/getOTPResetPassword', { body: { email: of } })),
    );
    for (const answer of answers) assert.match(readCookies(answer).get(DEVICE_COOKIE)?.value ?? '', /^[\w-]{22}$/);
    assert.deepEqual(...(answers.map(comparableParts) as [unknown, unknown]));
  });
});

describe('code requests of strangers', () => {
  const ask = (path: string, email: string, browser?: TestBrowser) =>
    limited.post(path, { body: { email }, browser, ip: newAddress() });

  test('do not block codes of other purposes for the owner', async () => {
    const { email } = await limited.signUp('muc-dich@example.vn');
    assertDone(await ask('/auth/registerOTPEmail', email));
    assertProblem(await ask('/auth/registerOTPEmail', email), 'rate-limited');
    assertDone(await ask('/auth/getOTPResetPassword', email));
    assertProblem(await ask('/auth/forgotPassword', email), 'rate-limited');
  });

  test('do not block the owner’s own browsers, which share one code a minute', async () => {
    const [browser, another]: TestBrowser[] = [{}, {}];
    const { email } = await limited.signUp('cua-minh@example.vn', { browser: browser ?? {} });
    const body = { email, password: PASSWORD };
    assertDone(await limited.post('/auth/login', { body, browser: another, ip: newAddress() }));
    assertDone(await ask('/auth/getOTPResetPassword', email));
    assertProblem(await ask('/auth/getOTPResetPassword', email), 'rate-limited');
    assertDone(await ask('/auth/getOTPResetPassword', email, browser));
    assertProblem(await ask('/auth/forgotPassword', email, another), 'rate-limited');
  });

  test('leave one code to the browser that registered, and none to others before verification', async () => {
    const [browser, another]: [TestBrowser, TestBrowser] = [{}, {}];
    const { email } = await limited.signUp('chua-xac-minh@example.vn', { verified: false, browser });
    const body = { email, password: PASSWORD };
    assertDone(await limited.post('/auth/login', { body, browser: another, ip: newAddress() }));
    assertDone(await ask('/auth/registerOTPEmail', email));
    assertDone(await ask('/auth/registerOTPEmail', email, browser));
    for (const by of [browser, another, undefined])
      assertProblem(await ask('/auth/registerOTPEmail', email, by), 'rate-limited');
  });
});

test('a reset link works however many wrong ones came from the same address', async () => {
  const { email } = await limited.signUp('lien-ket@example.vn');
  const ip = newAddress();
  assertDone(await limited.post('/auth/forgotPassword', { body: { email }, ip }));
  const token = /password-reset\/([\w-]+)/.exec((await limited.messageTo(email)).text)?.[1] ?? '';
  const reset = (of: string) =>
    limited.post(`/auth/passwordReset/${of}`, { body: { password: 'Bến-nước-cây-đa-9' }, ip });
  for (let tries = 0; tries < 60; tries += 1) assertProblem(await reset('x'), 'reset-token-invalid');
  assertProblem(await reset('x'), 'rate-limited');
  assertDone(await reset(token));
});

test('a code to delete an account without a password is bound to the session that asked', async () => {
  const owner = await api.signUp('khong-mat-khau@example.vn');
  const second = assertDone<{ accessToken: string }>(
    await api.post('/auth/login', { body: { email: owner.email, password: PASSWORD } }),
  );
  await api.api.platform.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.email, owner.email));
  assertDone(await api.post('/privacy/deletion/code', { as: owner }));
  const code = await api.codeFor(owner.email);
  const enter = (otp: string, token: string) =>
    api.post('/privacy/deletion', { as: { token }, body: { otp, confirm: true } });
  for (let tries = 0; tries < 6; tries += 1)
    assertProblem(await enter(other(code), second.accessToken), 'code-invalid');
  api.clock.advance(9 * MINUTE);
  assertDone(await enter(code, owner.token));
});
