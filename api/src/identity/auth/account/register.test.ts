import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LightMyRequestResponse } from 'fastify';
import { assertDone, assertProblem, readCookies, comparableParts } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestBrowser } from '../../../testing/server/api.ts';
import { loginSlides } from '../tables.ts';

const api = await startTestApi();

const english = { 'accept-language': 'en-GB,en;q=0.9,vi;q=0.5' };
const SENT = { data: { resendAfterSeconds: 60, validMinutes: 10 } };

const accountOf = async (as: { token: string }) => assertDone(await api.get('/auth/profile', { as })).data;

const signIn = async (identifier: { email: string } | { phone: string }, password = PASSWORD) => {
  const answer = await api.post('/auth/login', { body: { ...identifier, password } });
  return { token: assertDone<{ accessToken: string }>(answer).accessToken };
};

describe('registering', () => {
  test('by e-mail opens an unverified account in the browser’s language and sends a code', async () => {
    const body = { type: 'tbMail', email: ' Lan.Nguyen@Example.VN ', password: PASSWORD };
    const answer = await api.post('/auth/register', { body, headers: english });
    assert.deepEqual(assertDone(answer), SENT);
    assert.deepEqual([...readCookies(answer).keys()], ['__Host-m4u_device']);
    const { subject, text } = await api.messageTo('lan.nguyen@example.vn');
    assert.equal(subject, 'Your M4U verification code');
    assert.match(text, /\b\d{6}\b/);
    const account = await accountOf(await signIn({ email: 'lan.nguyen@example.vn' }));
    assert.deepEqual(
      [account['email'], account['phone'], account['verified'], account['language'], account['name']],
      ['lan.nguyen@example.vn', null, false, 'EN', 'lan.nguyen'],
    );
  });

  test('for an organization opens its page as one; other types of members are refused', async () => {
    const register = (memberType: string, at: string) =>
      api.post('/auth/register', {
        body: { type: 'tbMail', email: `${at}@example.vn`, password: PASSWORD, name: 'Xưởng Gốm', memberType },
      });
    const typeOf = async (at: string) => {
      const as = await signIn({ email: `${at}@example.vn` });
      const { memberId, isPerson } = (await accountOf(as)) as { memberId: string; isPerson: boolean };
      return [assertDone(await api.get(`/members/getMemberIdView/${memberId}`)).data['type'], isPerson];
    };
    assertDone(await register('organization', 'xuong'));
    assertDone(await register('individual', 'nguoi'));
    assert.deepEqual(await Promise.all(['xuong', 'nguoi'].map(typeOf)), [
      ['organization', false],
      ['individual', true],
    ]);
    assertProblem(await register('agency', 'hoi'), 'invalid', ['memberType:choice']);
  });

  test('by phone in a form sends a text message, whose code verifies the account', async () => {
    const form = new URLSearchParams({
      type: 'tbPhone',
      phone: '0912 345 678',
      password: PASSWORD,
      name: 'Trần Thị Bé',
    });
    const browser: TestBrowser = {};
    assert.deepEqual(assertDone(await api.post('/auth/register', { form: form.toString(), browser })), SENT);
    const { kind } = await api.messageTo('+84912345678');
    assert.equal(kind, 'sms');
    const otp = await api.codeFor('+84912345678');
    const verified = await api.post('/auth/registerOTP', { form: `phone=%2B84912345678&otp=${otp}`, browser });
    assert.deepEqual(assertDone(verified), {
      data: { verified: true, ...SENT.data, passwordToken: null, claimedPlaces: 0 },
    });
    const account = await accountOf(await signIn({ phone: '0912345678' }));
    assert.deepEqual(
      [account['phone'], account['verified'], account['name'], account['language']],
      ['+84912345678', true, 'Trần Thị Bé', 'VN'],
    );
  });

  test('takes each usual form of a phone number for the same account', async () => {
    await api.post('/auth/registerNotVerify', { body: { type: '', phone: '0987654321', password: PASSWORD } });
    const forms = ['0987654321', '+84987654321', '84987654321', '+84 987 654 321', '0987.654.321', '(098) 765-4321'];
    const tokens = await Promise.all(forms.map((phone) => signIn({ phone })));
    const members = await Promise.all(tokens.map(async (as) => (await accountOf(as))['memberId']));
    assert.equal(new Set(members).size, 1);
  });

  test('registerNotVerify sends nothing', async () => {
    const email = 'im@example.vn';
    const body = { type: 'tbMail', email, password: PASSWORD };
    assert.deepEqual(assertDone(await api.post('/auth/registerNotVerify', { body })), { data: { done: true } });
    assert.deepEqual(assertDone(await api.post('/auth/registerOTPEmail', { body: { email } })).data['verified'], false);
    await api.messageTo(email);
    assert.equal(api.api.outbox?.list().filter(({ to }) => to === email).length, 1);
  });

  test('accepts a trailing slash in the path', async () => {
    const body = { type: 'tbMail', email: 'slash@example.vn', password: PASSWORD };
    assert.deepEqual(assertDone(await api.post('/auth/register/', { body })), SENT);
    await signIn({ email: 'slash@example.vn' });
  });

  test('accepts a password in composed and decomposed Unicode', async () => {
    const composed = 'Đường-về-quê-7'.normalize('NFC');
    await api.post('/auth/register', { body: { type: 'tbMail', email: 'nfc@example.vn', password: composed } });
    await signIn({ email: 'nfc@example.vn' }, composed.normalize('NFD'));
    await api.post('/auth/register', {
      body: { type: 'tbMail', email: 'nfd@example.vn', password: composed.normalize('NFD') },
    });
    await signIn({ email: 'nfd@example.vn' }, composed);
  });

  test('tells only the owner that an address has an account, and leaves it unchanged', async () => {
    const owner = await api.signUp('chu@example.vn');
    const again = { type: 'tbMail', email: owner.email, password: 'Một-mật-khẩu-khác-1' };
    const unknownAccount = { ...again, email: 'chua@example.vn' };
    for (const path of ['/auth/register', '/auth/registerNotVerify']) {
      const [known, unknown] = [await api.post(path, { body: again }), await api.post(path, { body: unknownAccount })];
      assert.deepEqual(comparableParts(known), comparableParts(unknown));
    }
    const { subject, text } = await api.messageTo(owner.email, 2);
    assert.equal(subject, 'Bạn đã có tài khoản M4U');
    assert.doesNotMatch(text, /\b\d{6}\b/);
    assertProblem(await api.post('/auth/login', { body: again }), 'wrong-credentials');
    await signIn({ email: owner.email });
  });

  const good = { type: 'tbMail', email: 'x@example.vn', password: PASSWORD };
  const refusals: [string, object, string[]][] = [
    ['nothing', {}, ['password:required']],
    ['neither e-mail nor phone', { password: PASSWORD, type: 'x' }, ['email:identifier']],
    ['both at once', { ...good, phone: '0912345678' }, ['email:identifier']],
    ['an e-mail under another type', { ...good, type: 'phone' }, ['type:identifier']],
    ['a phone under tbMail', { ...good, email: undefined, phone: '0912345678' }, ['type:identifier']],
    ['a wrong e-mail', { ...good, email: 'x@' }, ['email:email']],
    ['a foreign number', { type: '', phone: '+1 202 555 0100', password: PASSWORD }, ['phone:phone']],
    ['a landline', { type: '', phone: '024 3825 4321', password: PASSWORD }, ['phone:phone']],
    ['an empty password', { ...good, password: '' }, ['password:required']],
    ['a short password', { ...good, password: 'ngắn' }, ['password:too-short']],
    ['a long password', { ...good, password: 'a'.repeat(129) }, ['password:too-long']],
    ['a common password', { ...good, password: 'Password1' }, ['password:password-common']],
    ['a list for a password', { ...good, password: [PASSWORD] }, ['password:required']],
    ['a control character', { ...good, name: 'a\u0000b' }, ['name:control-characters']],
  ];
  for (const [name, body, fields] of refusals)
    test(`refuses ${name}, naming the field`, async () => {
      for (const path of ['/auth/register', '/auth/registerNotVerify'])
        assertProblem(await api.post(path, { body }), 'invalid', fields);
    });

  test('answers errors in Vietnamese, or in English on request', async () => {
    const ask = (headers?: Record<string, string>): Promise<LightMyRequestResponse> =>
      api.post('/auth/register', { body: { ...good, email: 'x@' }, ...(headers && { headers }) });
    const vietnamese = assertProblem(await ask(), 'invalid');
    assert.equal(vietnamese.errors[0]?.message, 'Hãy nhập email hợp lệ!');
    const inEnglish = assertProblem(await ask(english), 'invalid');
    assert.equal(inEnglish.errors[0]?.message, 'Please enter a valid email!');
    assert.equal(assertProblem(await ask({ 'accept-language': 'vi,en;q=0.8' }), 'invalid').detail, vietnamese.detail);
    assert.equal(assertProblem(await ask({ 'accept-language': 'fr' }), 'invalid').detail, vietnamese.detail);
  });
});

test('anyone can read the sign-in carousel in their language and the ways to sign in', async () => {
  const slide = (position: number, enabled: boolean) => ({
    id: crypto.randomUUID(),
    position,
    image: `/slides/${position}.webp`,
    titleVi: `Trang ${position}`,
    titleEn: `Page ${position}`,
    lineVi: 'Kết nối để thành công',
    lineEn: 'Connect for success',
    enabled,
  });
  const { db } = api.api.platform;
  await db.delete(loginSlides);
  await db.insert(loginSlides).values([slide(2, true), slide(1, true), slide(3, false)]);
  const titles = async (headers = {}) =>
    assertDone<{ data: { title: string }[] }>(await api.get('/auth/slideLogin', { headers })).data.map(
      (one) => one.title,
    );
  assert.deepEqual(await titles(), ['Trang 1', 'Trang 2']);
  assert.deepEqual(await titles(english), ['Page 1', 'Page 2']);
  assert.deepEqual(assertDone(await api.get('/auth/providers')), { data: { providers: [], partners: [] } });
  assert.equal(readCookies(await api.get('/auth/providers')).size, 0);
});
