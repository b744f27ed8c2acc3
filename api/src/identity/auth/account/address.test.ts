import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { MINUTE } from '@m4u/contract/durations';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestBrowser } from '../../../testing/server/api.ts';

const api = await startTestApi({ realLimits: true });

/** Registers with an address in a browser of its own, and signs in. */
const register = async (email: string) => {
  const browser: TestBrowser = {};
  const person = { email, password: PASSWORD };
  assertDone(await api.post('/auth/register', { body: { ...person, type: 'tbMail', name: 'Lê Thị Sen' }, browser }));
  const answer = await api.post('/auth/login', { body: person, browser });
  return { browser, as: { token: assertDone<{ accessToken: string }>(answer).accessToken } };
};

const correct = (body: object, { as, browser }: Awaited<ReturnType<typeof register>>) =>
  api.post('/auth/correctAddress', { body, as, browser });

const accountOf = async (as: { token: string }) => assertDone(await api.get('/auth/profile', { as })).data;

describe('correcting an address before it is verified', () => {
  test('sends a code to the new address, which verifies the same account', async () => {
    const person = await register('sen@exmaple.vn');
    const { memberId } = await accountOf(person.as);
    const former = await api.codeFor('sen@exmaple.vn');
    assert.deepEqual(assertDone(await correct({ email: ' Sen@Example.vn ' }, person)), {
      data: { resendAfterSeconds: 60, validMinutes: 10 },
    });
    assertProblem(
      await api.post('/auth/registerOTPEmail', { body: { email: 'sen@exmaple.vn', otp: former } }),
      'code-invalid',
      ['otp:code-wrong'],
    );
    const otp = await api.codeFor('sen@example.vn');
    const { data } = assertDone(
      await api.post('/auth/registerOTPEmail', {
        body: { email: 'sen@example.vn', otp },
        browser: person.browser,
      }),
    );
    // The registering browser keeps its password.
    assert.equal(data['passwordToken'], null);
    const account = await accountOf(person.as);
    assert.deepEqual(
      [account['memberId'], account['email'], account['verified'], account['name']],
      [memberId, 'sen@example.vn', true, 'Lê Thị Sen'],
    );
    assertDone(await api.post('/auth/login', { body: { email: 'sen@example.vn', password: PASSWORD } }));
    assertProblem(
      await api.post('/auth/login', { body: { email: 'sen@exmaple.vn', password: PASSWORD } }),
      'wrong-credentials',
    );
  });

  test('changes an e-mail address into a phone number, and frees the former for its owner', async () => {
    const person = await register('cua-nguoi-khac@example.vn');
    assertDone(await correct({ phone: '0905 111 222' }, person));
    const account = await accountOf(person.as);
    assert.deepEqual([account['email'], account['phone']], [null, '+84905111222']);
    const owner = { email: 'cua-nguoi-khac@example.vn', password: PASSWORD };
    assertDone(await api.post('/auth/registerNotVerify', { body: { ...owner, type: 'tbMail' } }));
    const { memberId } = assertDone<{ memberId: string }>(await api.post('/auth/login', { body: owner }));
    assert.notEqual(memberId, account['memberId']);
  });

  test('refuses the address of another account and warns its owner', async () => {
    const owner = await api.signUp('chu@example.vn');
    const person = await register('go-nham@example.vn');
    assertProblem(await correct({ email: owner.email }, person), 'invalid', ['email:address-refused']);
    assert.equal((await accountOf(person.as))['email'], 'go-nham@example.vn');
    // It leaves the next try its code.
    assertDone(await correct({ email: 'go-dung@example.vn' }, person));
    assert.match((await api.messageTo(owner.email)).text, /mật khẩu/);
  });

  test('looks up no further addresses after five refusals a day of an account', async (t) => {
    t.after(() => mock.timers.reset());
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const owner = await api.signUp('bi-do@example.vn');
    const person = await register('ke-do@example.vn');
    for (let tries = 0; tries < 5; tries += 1)
      assertProblem(await correct({ email: owner.email }, person), 'invalid', ['email:address-refused']);
    for (const email of [owner.email, 'khong-ai-co@example.vn'])
      assertProblem(await correct({ email }, person), 'rate-limited');
    // Refusals of one account count against no other.
    const honest = await register('nguoi-ngay@example.vn');
    assertProblem(await correct({ email: owner.email }, honest), 'invalid', ['email:address-refused']);
    mock.timers.tick(24 * 60 * MINUTE);
    assertDone(await correct({ email: 'khong-ai-co@example.vn' }, person));
  });

  test('sends one number no more codes when several accounts move to it in turn', async (t) => {
    t.after(() => mock.timers.reset());
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const phone = '+84905333444';
    const [first, second] = [await register('lan-luot-1@example.vn'), await register('lan-luot-2@example.vn')];
    const later = <T>(call: () => Promise<T>): Promise<T> => {
      mock.timers.tick(MINUTE);
      return call();
    };
    const resend = ({ browser }: typeof first) =>
      later(() => api.post('/auth/registerOTP', { body: { phone }, browser }));
    assertDone(await later(() => correct({ phone }, first)));
    for (let sent = 0; sent < 3; sent += 1) assertDone(await resend(first));
    assertDone(await later(() => correct({ email: 'lan-luot-3@example.vn' }, first)));
    assertDone(await later(() => correct({ phone }, second)));
    for (let sent = 0; sent < 2; sent += 1) assertDone(await resend(second));
    const sixth = await resend(second);
    assertProblem(sixth, 'rate-limited');
    assert.ok(Number(sixth.headers['retry-after']) > 30 * 60);
  });

  test('keeps the limits of codes', async () => {
    const person = await register('nhieu-lan@example.vn');
    assertDone(await correct({ email: 'lan-hai@example.vn' }, person));
    assertProblem(await correct({ email: 'lan-ba@example.vn' }, person), 'rate-limited');
    assert.equal((await accountOf(person.as))['email'], 'lan-hai@example.vn');
  });

  test('refuses a verified account, bad addresses and visitors', async () => {
    const verified = await api.signUp('da-xac-minh@example.vn');
    const ask = (body: object, as?: { token: string }) => api.post('/auth/correctAddress', { body, ...(as && { as }) });
    assertProblem(await ask({ email: 'khac@example.vn' }, verified), 'wrong-state');
    const person = await register('xau@example.vn');
    assertProblem(await ask({ email: 'không phải' }, person.as), 'invalid', ['email:email']);
    assertProblem(await ask({}, person.as), 'invalid', ['email:identifier']);
    assertProblem(await ask({ email: 'khac@example.vn' }), 'unauthenticated');
  });
});
