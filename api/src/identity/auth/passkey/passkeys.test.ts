import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MINUTE } from '@m4u/contract/durations';
import type { Passkey } from '@m4u/contract/identity/auth/passkey';
import { MOST_PASSKEYS } from '@m4u/contract/identity/auth/passkey.rules';
import { eq } from '../../../platform/database/orm.ts';
import { createAuthenticator } from '../../../testing/doubles/authenticator.ts';
import { addPasskey, beginPasskey, passkeyOptions } from '../../../testing/factories/passkeys.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestBrowser } from '../../../testing/server/api.ts';
import { accounts, passkeys } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;
const origin = api.config.publicUrl;
const CHROME = 'Mozilla/5.0 (Linux; Android 16) Chrome/153.0 Mobile';

type As = { readonly token: string };
const list = async (as: As) => assertDone<{ data: Passkey[] }>(await api.get('/auth/passkeys', { as })).data;
const begin = (as: As | undefined, body: object = {}) => api.post('/auth/passkeys/begin', { as, body });
const lettersTo = (email: string) => (api.api.outbox?.list() ?? []).filter(({ to }) => to === email);

describe('adding a passkey', () => {
  test('right after a sign-in stores it, names it by the browser and tells the owner', async () => {
    const member = await api.signUp('them-khoa@example.vn', { name: 'Trần Thị Bưởi' });
    const browser: TestBrowser = {};
    const options = await beginPasskey(api, member, browser);
    assert.deepEqual(
      { ...options, challenge: '', user: { ...options.user, id: '' } },
      {
        challenge: '',
        rp: { id: 'localhost', name: 'M4U' },
        user: { id: '', name: member.email, displayName: 'Trần Thị Bưởi' },
        pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
        timeout: 5 * MINUTE,
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      },
    );
    const made = createAuthenticator(origin).make(options);
    const answer = await api.post('/auth/passkeys', {
      as: member,
      browser,
      body: { passkey: made },
      headers: { 'user-agent': CHROME, cookie: `__Host-m4u_device=${browser.device}` },
    });
    const { data } = assertDone<{ data: Passkey }>(answer);
    const expected = { name: 'Chrome · Android', lastUsedAt: null, synced: false, ended: false };
    assert.deepEqual({ ...data, ...expected }, data);
    assert.deepEqual(await list(member), [data]);
    const letter = await api.messageTo(member.email);
    assert.equal(letter.subject, 'Tài khoản M4U của bạn có khóa truy cập mới');
    assert.match(letter.text, /Chrome · Android/);
    const next = await beginPasskey(api, member, {});
    assert.deepEqual(next.excludeCredentials, [{ id: made.id, type: 'public-key', transports: ['internal'] }]);
    assert.equal(next.user.id, options.user.id);
  });

  test('needs the password ten minutes after the sign-in, or a code where there is no password', async () => {
    const member = await api.signUp('mat-khau-khoa@example.vn');
    api.clock.advance(11 * MINUTE);
    assertProblem(await begin(member), 'invalid', ['password:required']);
    assertProblem(await begin(member, { password: 'không-phải-đâu' }), 'incorrect-password');
    assertDone(await begin(member, { password: member.password }));
    await db.update(accounts).set({ passwordHash: null }).where(eq(accounts.memberId, member.memberId));
    assertProblem(await begin(member), 'invalid', ['otp:sign-in-again']);
    assertProblem(await begin(member, { otp: '000000' }), 'code-invalid');
    assertDone(await api.post('/auth/confirmation/code', { as: member, body: { purpose: 'passkey' } }));
    assert.equal((await api.messageTo(member.email)).subject, 'Mã thêm khóa truy cập M4U');
    assertDone(await begin(member, { otp: await api.codeFor(member.email) }));
  });

  test('is refused to visitors and unverified accounts', async () => {
    const unverified = await api.signUp('chua-xac-minh-khoa@example.vn', { verified: false });
    assertProblem(await begin(unverified), 'account-unverified');
    assertProblem(await begin(undefined), 'unauthenticated');
    const passkey = createAuthenticator(origin).make(await beginPasskey(api, await api.signUp('ai@example.vn'), {}));
    assertProblem(await api.post('/auth/passkeys', { body: { passkey } }), 'unauthenticated');
    assertProblem(await api.post('/auth/passkeys', { as: unverified, body: { passkey } }), 'account-unverified');
    assertProblem(await api.get('/auth/passkeys'), 'unauthenticated');
  });

  test('refuses answers for another site, session, browser or purpose, and without verification of the person', async () => {
    const member = await api.signUp('tu-choi-khoa@example.vn');
    const stranger = await api.signUp('nguoi-la-khoa@example.vn');
    const browser: TestBrowser = {};
    const fresh = () => beginPasskey(api, member, browser);
    const send = (passkey: object, as: As = member, from = browser) =>
      api.post('/auth/passkeys', { as, browser: from, body: { passkey } });
    const make = async (changes: object) => createAuthenticator(origin).make(await fresh(), changes);
    assertProblem(await send(await make({ origin: 'https://m4u.evil.example' })), 'passkey-invalid');
    assertProblem(await send(await make({ site: 'evil.example' })), 'passkey-invalid');
    assertProblem(await send(await make({ verified: false })), 'passkey-invalid');
    assertProblem(await send(await make({}), stranger), 'passkey-invalid');
    assertProblem(await send(await make({}), member, { device: 'q3VtT0m4R8yZkW2sLx9aBg' }), 'passkey-invalid');
    const { challenge } = await passkeyOptions(api, browser);
    const foreign = createAuthenticator(origin).make({ ...(await fresh()), challenge });
    assertProblem(await send(foreign), 'passkey-invalid');
    assertProblem(await send({ ...(await make({})), id: 'khac' }), 'passkey-invalid');
    assertProblem(await send({}), 'invalid', [
      'passkey.id:required',
      'passkey.type:required',
      'passkey.response:required',
    ]);
    const late = await make({});
    api.clock.advance(5 * MINUTE);
    assertProblem(await send(late), 'passkey-invalid');
    assert.deepEqual(await list(member), []);
    assert.equal(lettersTo(member.email).length, 0);
  });

  test('takes a challenge once, and a credential once', async () => {
    const member = await api.signUp('mot-lan-khoa@example.vn');
    const browser: TestBrowser = {};
    const authenticator = createAuthenticator(origin);
    const passkey = authenticator.make(await beginPasskey(api, member, browser));
    const send = (body: object, as: As = member) => api.post('/auth/passkeys', { as, browser, body });
    const answers = await Promise.all([send({ passkey }), send({ passkey })]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
      [200, 422],
    );
    const other = await api.signUp('cua-nguoi-khac@example.vn');
    const again = authenticator.make(await beginPasskey(api, other, browser));
    assertProblem(await send({ passkey: again }, other), 'passkey-invalid');
    assert.equal((await list(member)).length, 1);
  });

  test('is refused past twenty', async () => {
    const member = await api.signUp('hai-muoi-khoa@example.vn');
    const { passkey } = await addPasskey(api, member);
    const browser: TestBrowser = {};
    const waiting = createAuthenticator(origin).make(await beginPasskey(api, member, browser));
    const [row] = await db.select().from(passkeys).where(eq(passkeys.id, passkey._id));
    assert.ok(row);
    const rows = Array.from({ length: MOST_PASSKEYS - 1 }, (_, index) => ({
      ...row,
      id: crypto.randomUUID(),
      credentialId: `so-${index}`,
    }));
    await db.insert(passkeys).values(rows);
    assertProblem(await begin(member), 'passkeys-full');
    const late = await api.post('/auth/passkeys', { as: member, browser, body: { passkey: waiting } });
    assertProblem(late, 'passkeys-full');
  });
});

describe('the passkeys of an account', () => {
  test('are renamed and removed only by their owner, who is told of a removal', async () => {
    const member = await api.signUp('doi-ten-khoa@example.vn');
    const stranger = await api.signUp('ke-la-khoa@example.vn');
    const { passkey } = await addPasskey(api, member, { name: 'Điện thoại' });
    const rename = (body: object, as?: As) => api.post(`/auth/passkeys/${passkey._id}/rename`, { as, body });
    const remove = (as?: As, id: string = passkey._id) => api.post(`/auth/passkeys/${id}/remove`, { as });
    assertProblem(await rename({ name: '' }, member), 'invalid', ['name:required']);
    assertProblem(await rename({ name: 'x'.repeat(61) }, member), 'invalid', ['name:too-long']);
    assertProblem(await rename({ name: 'Của tôi' }, stranger), 'not-found');
    assertProblem(await rename({ name: 'Của tôi' }), 'unauthenticated');
    assertDone(await rename({ name: ' Máy ở xưởng ' }, member));
    assert.equal((await list(member))[0]?.name, 'Máy ở xưởng');
    assert.deepEqual(await list(stranger), []);

    assertProblem(await remove(stranger), 'not-found');
    assertProblem(await remove(), 'unauthenticated');
    assertProblem(await remove(member, 'gì-đó'), 'invalid', ['id:invalid']);
    assertDone(await remove(member));
    assertProblem(await remove(member), 'not-found');
    assert.deepEqual(await list(member), []);
    const letter = await api.messageTo(member.email, 2);
    assert.equal(letter.subject, 'Một khóa truy cập M4U của bạn đã được gỡ');
    assert.match(letter.text, /Máy ở xưởng/);
  });
});
