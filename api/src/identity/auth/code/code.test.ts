import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { MINUTE } from '@m4u/contract/durations';
import { assertDone, assertProblem, comparableParts } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestBrowser } from '../../../testing/server/api.ts';
import { codes } from '../tables.ts';

const api = await startTestApi();
const limited = await startTestApi({ realLimits: true });

const register = (email: string, by = api) =>
  by.post('/auth/register', { body: { type: 'tbMail', email, password: PASSWORD } });
const check = (email: string, otp: string) => api.post('/auth/registerOTPEmail', { body: { email, otp } });
const resend = (email: string, by = api) => by.post('/auth/registerOTPEmail', { body: { email } });
/** Returns six digits that are not the code. */
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
const WRONG = ['otp:code-wrong'];

describe('a confirmation code', () => {
  test('verifies once', async () => {
    const email = 'mot@example.vn';
    await register(email);
    const code = await api.codeFor(email);
    assert.equal(assertDone(await check(email, code)).data['verified'], true);
    assertProblem(await check(email, code), 'code-invalid', WRONG);
  });

  test('is valid for ten minutes', async () => {
    await register('som@example.vn');
    await register('tre@example.vn');
    const [early, late] = [await api.codeFor('som@example.vn'), await api.codeFor('tre@example.vn')];
    api.clock.advance(10 * MINUTE - 1);
    assertDone(await check('som@example.vn', early));
    api.clock.advance(1);
    assertProblem(await check('tre@example.vn', late), 'code-invalid', WRONG);
  });

  test('is replaced by a new one', async () => {
    const email = 'moi@example.vn';
    await register(email);
    const old = await api.codeFor(email);
    let newCode = old;
    for (let sent = 2; newCode === old; sent += 1) {
      assert.deepEqual(assertDone(await resend(email)).data, {
        verified: false,
        resendAfterSeconds: 60,
        validMinutes: 10,
        passwordToken: null,
        claimedPlaces: 0,
      });
      newCode = await api.codeFor(email, sent);
    }
    assertProblem(await check(email, old), 'code-invalid', WRONG);
    assertDone(await check(email, newCode));
  });

  test('allows five tries, and counts fifty simultaneous wrong ones as five', async () => {
    const email = 'nam-muoi@example.vn';
    await register(email);
    const code = await api.codeFor(email);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => check(email, other(code, n + 1))));
    for (const answer of answers) assertProblem(answer, 'code-invalid', WRONG);
    const tried = await api.api.platform.db.select({ attempts: codes.otherAttempts }).from(codes);
    assert.equal(Math.max(...tried.map(({ attempts }) => attempts)), 5);
    assertProblem(await check(email, code), 'code-invalid', WRONG);
  });

  test('is still valid at the fifth try', async () => {
    const email = 'thu-nam@example.vn';
    await register(email);
    const code = await api.codeFor(email);
    await Promise.all([1, 2, 3, 4].map((n) => check(email, other(code, n))));
    assertDone(await check(email, code));
  });

  test('is valid only for its purpose and recipient', async () => {
    const [mine, theirs] = ['cua-toi@example.vn', 'cua-ho@example.vn'];
    await register(mine);
    await register(theirs);
    const code = await api.codeFor(mine);
    if (code !== (await api.codeFor(theirs))) assertProblem(await check(theirs, code), 'code-invalid', WRONG);
    const body = { email: mine, otp: code };
    assertProblem(await api.post('/auth/checkOTPForgotPassword', { body }), 'code-invalid', WRONG);
    assertProblem(await api.post('/auth/unlock', { body }), 'code-invalid', WRONG);
    assertDone(await check(mine, code));
  });

  test('has six digits', async () => {
    for (const otp of ['12345', '1234567', 'abcdef', '', '１２３４５６'])
      assertProblem(await check('a@example.vn', otp), 'invalid', ['otp:code']);
    const body = { phone: '0912', otp: '123456' };
    assertProblem(await api.post('/auth/registerOTP', { body }), 'invalid', ['phone:phone']);
  });

  test('is stored only as a hash', async () => {
    const email = 'bam@example.vn';
    await register(email);
    const code = await api.codeFor(email);
    const rows = JSON.stringify(await api.api.platform.db.select().from(codes));
    assert.ok(!rows.includes(`"${code}"`) && !rows.includes(email));
  });
});

test('asking for or trying a code answers alike for known, verified and unknown identifiers', async () => {
  const verified = await api.signUp('da-xac-minh@example.vn');
  await register('chua-xac-minh@example.vn');
  await api.codeFor('chua-xac-minh@example.vn');
  const emails = [verified.email, 'chua-xac-minh@example.vn', 'khong-co@example.vn'];
  const alike = async (ask: (email: string) => ReturnType<typeof resend>) => {
    const [first, ...rest] = await Promise.all(emails.map(ask));
    assert.ok(first);
    for (const answer of rest) assert.deepEqual(comparableParts(answer), comparableParts(first));
  };
  await alike((email) => resend(email));
  await alike((email) => check(email, '000000'));
  const phones = ['0912000001', '0912000002'];
  await api.post('/auth/register', { body: { type: '', phone: phones[0], password: PASSWORD } });
  for (const otp of [undefined, '000000']) {
    const answers = await Promise.all(phones.map((phone) => api.post('/auth/registerOTP', { body: { phone, otp } })));
    const [known, unknown] = answers.map(comparableParts);
    assert.deepEqual(known, unknown);
  }
  const sent = api.api.outbox?.list().map(({ to }) => to) ?? [];
  assert.ok(!sent.includes('khong-co@example.vn') && !sent.includes('+84912000002'));
});

describe('sending codes', () => {
  test('is limited to once a minute and five times an hour per recipient, known or not', async (t) => {
    t.after(() => mock.timers.reset());
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    await register('da-co@example.vn', limited);
    for (const email of ['biet@example.vn', 'la@example.vn']) {
      const ask = () => resend(email, limited);
      if (email === 'biet@example.vn') assertDone(await register(email, limited));
      else assertDone(await ask());
      for (let sent = 1; sent < 5; sent += 1) {
        const early = await ask();
        assertProblem(early, 'rate-limited');
        const wait = Number(early.headers['retry-after']);
        assert.ok(wait > 0 && wait <= 60, `Retry-After ${wait}`);
        mock.timers.tick(60_000);
        assertDone(await ask());
      }
      mock.timers.tick(60_000);
      const sixth = await ask();
      assertProblem(sixth, 'rate-limited');
      assert.ok(Number(sixth.headers['retry-after']) > 50 * 60);
      mock.timers.tick(60 * MINUTE);
      assertDone(await ask());
    }
  });

  test('is limited per day to fifteen per recipient and seven per site; own browsers have more', async (t) => {
    t.after(() => mock.timers.reset());
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const browser: TestBrowser = {};
    const { email } = await limited.signUp('nhieu-ngay@example.vn', { browser });
    const ask = (ip: string, by?: TestBrowser) =>
      limited.post('/auth/getOTPResetPassword', { body: { email }, ip, browser: by });
    const askOften = async (times: number, ip: string, by?: TestBrowser) => {
      for (let sent = 0; sent < times; sent += 1) {
        assertDone(await ask(ip, by));
        mock.timers.tick(12 * MINUTE);
      }
    };
    await askOften(7, '2001:db8:1:1::1');
    // These refusals use up nothing of what others may ask for.
    for (let tries = 0; tries < 10; tries += 1) assertProblem(await ask('2001:db8:1:2::1'), 'rate-limited');
    await askOften(7, '198.51.100.1');
    assertDone(await ask('198.51.100.2'));
    for (let tries = 0; tries < 10; tries += 1) assertProblem(await ask('198.51.100.3'), 'rate-limited');
    mock.timers.tick(60 * MINUTE);
    const refused = await ask('198.51.100.3');
    assertProblem(refused, 'rate-limited');
    assert.ok(Number(refused.headers['retry-after']) > 18 * 60 * 60);
    await askOften(15, '198.51.100.1', browser);
    mock.timers.tick(60 * MINUTE);
    assertProblem(await ask('198.51.100.1', browser), 'rate-limited');
    mock.timers.tick(24 * 60 * MINUTE);
    // Refused requests do not count against the site.
    await askOften(7, '198.51.100.3');
    assertDone(await ask('198.51.100.1', browser));
  });

  test('counts a code and a link to reset the password as one purpose', async () => {
    const email = 'chung@example.vn';
    assertDone(await register(email, limited));
    assertProblem(await resend(email, limited), 'rate-limited');
    assertDone(await limited.post('/auth/unlock', { body: { email } }));
    assertDone(await limited.post('/auth/getOTPResetPassword', { body: { email } }));
    assertProblem(await limited.post('/auth/forgotPassword', { body: { email } }), 'rate-limited');
  });

  test('is counted by purpose: a code to register refuses neither a reset nor a claim', async () => {
    const [phone, ip] = ['+84912000077', '192.0.2.77'];
    const post = (path: string, body: object, as?: { token: string }) => limited.post(path, { body, ip, as });
    assertDone(await post('/auth/register', { type: 'tbPhone', phone, password: PASSWORD }));
    assertDone(await post('/auth/registerOTP', { phone, otp: await limited.codeFor(phone) }));
    assertProblem(await post('/auth/registerOTP', { phone }), 'rate-limited');
    assertDone(await post('/auth/getOTPResetPassword', { phone }));
    const member = await limited.signUp('nhan-diem@example.vn');
    assertDone(await post('/members/sendClaimCode', { phone }, member));
    assertProblem(await post('/members/sendClaimCode', { phone }, member), 'rate-limited');
    // One address may have thirty codes of a purpose sent in an hour, and those of other purposes besides.
    for (let sent = 1; sent < 30; sent += 1)
      assertDone(await post('/auth/registerOTPEmail', { email: `nguoi-${sent}@example.vn` }));
    assertProblem(await post('/auth/registerOTPEmail', { email: 'nguoi-30@example.vn' }), 'rate-limited');
    assertDone(await post('/auth/unlock', { phone }));
  });

  test('says how long to wait, in both languages', async (t) => {
    t.after(() => mock.timers.reset());
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    const ask = (locale: string) =>
      limited.post('/auth/registerOTPEmail', {
        body: { email: 'doi-lau@example.vn' },
        headers: { 'accept-language': locale },
      });
    assertDone(await ask('vi'));
    mock.timers.tick(15_000);
    const soon = await ask('vi');
    const seconds = Number(soon.headers['retry-after']);
    assert.ok(seconds > 40 && seconds <= 45, `Retry-After ${seconds}`);
    assert.equal(
      assertProblem(soon, 'rate-limited').detail,
      `Bạn thao tác quá nhanh. Hãy thử lại sau ${seconds} giây.`,
    );
    assert.match(assertProblem(await ask('en'), 'rate-limited').detail, /Try again in 4\d seconds\.$/);
    for (let sent = 1; sent < 5; sent += 1) {
      mock.timers.tick(60_000);
      assertDone(await ask('en'));
    }
    mock.timers.tick(60_000);
    assert.match(assertProblem(await ask('en'), 'rate-limited').detail, /Try again in 5\d minutes\.$/);
  });

  test('tells the owner of a re-registered address once an hour, which no answer shows', async () => {
    const { email } = await limited.signUp('bi-goi@example.vn', { verified: false });
    const again = () =>
      limited.post('/auth/registerNotVerify', { body: { type: 'tbMail', email, password: PASSWORD } });
    const answers = [await again(), await again(), await again()];
    for (const answer of answers)
      assert.deepEqual(comparableParts(answer), comparableParts(answers[0] ?? assert.fail()));
    await limited.messageTo(email);
    // This letter is queued last: once it arrives, the others would have arrived as well.
    assertDone(await resend(email, limited));
    await limited.codeFor(email, 2);
    assert.equal(limited.api.outbox?.list().filter(({ to }) => to === email).length, 2);
  });
});
