import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { WAITING_COOKIE } from '@m4u/contract/identity/auth/cookies';
import type { Session } from '@m4u/contract/identity/auth/result';
import { eq } from '../../../platform/database/orm.ts';
import pg from 'pg';
import { exportJWK, exportSPKI, generateKeyPair, type CryptoKey, SignJWT, UnsecuredJWT } from 'jose';
import { assertDone, assertProblem, readCookies } from '../../../testing/server/answers.ts';
import { factorCalls } from '../../../testing/factories/factors.ts';
import { waitUntilBlocked } from '../../../testing/database/blocked.ts';
import { PASSWORD, startTestApi, TEST_START } from '../../../testing/server/api.ts';
import { accounts } from '../tables.ts';

const pair = await generateKeyPair('ES256', { extractable: true });
const rsa = await generateKeyPair('RS256', { extractable: true });
const stranger = await generateKeyPair('ES256', { extractable: true });
const partners = [
  { id: 'hoi-doanh-nhan', issuer: 'https://hoi.example', audience: 'm4u', key: await exportJWK(pair.publicKey) },
  {
    id: 'rsa',
    name: 'Hội RSA',
    loginUrl: 'https://rsa.example/login?a=1',
    issuer: 'https://rsa.example',
    audience: 'm4u',
    key: await exportJWK(rsa.publicKey),
  },
];
const api = await startTestApi({ environment: { SSO_PARTNERS: JSON.stringify(partners) } });

const now = () => Math.floor(api.clock.now().getTime() / 1_000);
const claims = (changes: object = {}) => ({
  iss: 'https://hoi.example',
  aud: 'm4u',
  sub: 'nguoi-1',
  jti: crypto.randomUUID(),
  iat: now(),
  exp: now() + 60,
  ...changes,
});
const sign = (changes: object = {}, key: CryptoKey | Uint8Array = pair.privateKey, alg = 'ES256') =>
  new SignJWT(claims(changes)).setProtectedHeader({ alg }).sign(key);
const enter = (token: string) => api.get('/auth/authenticating', { as: { token } });
const signIn = async (changes: object) => assertDone<Session>(await enter(await sign(changes)));
const accountOf = async ({ accessToken }: Session) =>
  assertDone(await api.get('/auth/profile', { as: { token: accessToken } })).data;

describe('single sign-on of a partner', () => {
  test('opens a verified account, and later signs in to the same one', async () => {
    const person = { sub: 'p-7', email: 'Minh@Partner.example', name: 'Lê Minh' };
    const answer = await enter(await sign(person));
    const first = assertDone<Session>(answer);
    assert.ok(readCookies(answer).get('snc_token')?.httpOnly);
    assert.equal(first.userName, 'Lê Minh');
    const account = await accountOf(first);
    assert.deepEqual(
      [account['email'], account['verified'], account['hasPassword']],
      ['minh@partner.example', true, false],
    );
    const again = await signIn({ sub: 'p-7', email: 'moved@partner.example', name: 'Khác' });
    assert.equal(again.memberId, first.memberId);
  });

  test('identifies a person by sub or else by e-mail, with one account for parallel tokens', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 6 }, () => sign({ sub: undefined, email: 'x@partner.example' })),
    );
    const sessions = (await Promise.all(tokens.map(enter))).map((answer) => assertDone<Session>(answer));
    assert.equal(new Set(sessions.map(({ memberId }) => memberId)).size, 1);
    assert.equal((await signIn({ sub: 'only-a-sub' })).memberId.length, 36);
    assertProblem(await enter(await sign({ sub: undefined })), 'partner-token-invalid');
  });

  test('opens an account of its own when the one of the address gets another address at the same moment', async () => {
    const email = 'doi-di@partner.example';
    const former = await api.signUp(email, { verified: false });
    const moving = new pg.Client(api.connection);
    await moving.connect();
    await moving.query('begin');
    await moving.query(`update accounts set email = 'cua-nguoi-khac@example.vn' where email = $1`, [email]);
    const answer = enter(await sign({ sub: 'p-moved', email }));
    await waitUntilBlocked(moving);
    await moving.query('commit');
    await moving.end();
    const session = assertDone<Session>(await answer);
    assert.notEqual(session.memberId, former.memberId);
    assert.equal((await accountOf(session))['email'], email);
    const [left] = await api.api.platform.db.select().from(accounts).where(eq(accounts.memberId, former.memberId));
    assert.equal(left?.verifiedAt, null, 'nobody has proved to hold the other address');
  });

  test('accepts a token once, also within the tolerance after its end', async () => {
    const token = await sign({ sub: 'once', exp: now() + 10 });
    assertDone(await enter(token));
    assertProblem(await enter(token), 'partner-token-invalid');
    api.clock.advance(12_000);
    const expiredToken = await sign({ sub: 'once', exp: now() - 2, iat: now() - 20 });
    assertDone(await enter(expiredToken));
    api.clock.advance(1_000);
    assertProblem(await enter(expiredToken), 'partner-token-invalid');
    assertProblem(await enter(token), 'partner-token-invalid');
    const twice = await Promise.all([enter(await sign({ jti: 'j' })), enter(await sign({ jti: 'j' }))]);
    assert.deepEqual(new Set(twice.map(({ statusCode }) => statusCode)), new Set([200, 401]));
  });

  test('takes over an unverified account that somebody opened for the address in advance', async () => {
    const squatter = await api.signUp('dat-truoc@example.vn', { verified: false });
    const owner = await signIn({ sub: 'chu-that', email: squatter.email });
    assert.equal(owner.memberId, squatter.memberId);
    assertProblem(await api.get('/auth/profile', { as: squatter }), 'session-ended');
    const body = { email: squatter.email, password: PASSWORD };
    assertProblem(await api.post('/auth/login', { body }), 'wrong-credentials');
  });

  test('keeps the password of a verified account', async () => {
    const member = await api.signUp('da-co@example.vn');
    assert.equal((await signIn({ sub: 'da-co', email: member.email })).memberId, member.memberId);
    assertDone(await api.get('/auth/profile', { as: member }));
    assertDone(await api.post('/auth/login', { body: { email: member.email, password: PASSWORD } }));
  });

  test('asks for the second factor in a new browser, and uses the token up', async () => {
    const member = await api.signUp('hai-buoc@example.vn');
    const { nextCode } = await factorCalls(api).turnOn(member);
    const token = await sign({ sub: 'hai-buoc', email: member.email });
    const refused = await enter(token);
    assertProblem(refused, 'second-factor-required');
    assertProblem(await enter(token), 'partner-token-invalid');
    const browser = { waiting: readCookies(refused).get(WAITING_COOKIE)?.value };
    const answer = await api.post('/auth/login/factor', { body: { code: nextCode() }, browser });
    assert.equal(assertDone<Session>(answer).memberId, member.memberId);
  });

  test('does not open the account of staff by its address', async () => {
    const { memberId, email } = await api.signUp('staff@example.vn');
    await api.api.platform.db.update(accounts).set({ staff: true }).where(eq(accounts.memberId, memberId));
    assertProblem(await enter(await sign({ sub: 'p-staff', email })), 'partner-token-invalid');
  });

  test('does not open an account whose member became staff later', async () => {
    const person = { sub: 'p-later-staff', email: 'sau-nay@example.vn', name: 'Sau Này' };
    const { memberId } = await signIn(person);
    await api.api.platform.db.update(accounts).set({ staff: true }).where(eq(accounts.memberId, memberId));
    assertProblem(await enter(await sign(person)), 'partner-token-invalid');
    const answer = await api.get('/auth/authenticating/person', { as: { token: await sign(person) } });
    assertProblem(answer, 'partner-token-invalid');
  });

  test('shows whom a token would sign in, without using up the token', async () => {
    const token = await sign({ sub: 'hoi-truoc', email: 'Hoi@Partner.example', name: 'Trần Hỏi' });
    const ask = () => api.get('/auth/authenticating/person', { as: { token } });
    const newcomer = { partner: 'hoi.example', name: 'Trần Hỏi', email: 'hoi@partner.example', memberId: null };
    for (let times = 0; times < 3; times += 1) {
      const answer = await ask();
      assert.deepEqual(assertDone(answer).data, newcomer);
      assert.equal(readCookies(answer).size, 0);
    }
    const { memberId } = assertDone<Session>(await enter(token));
    assertProblem(await ask(), 'partner-token-invalid');
    const next = await sign({ sub: 'hoi-truoc', name: 'Tên khác' });
    assert.deepEqual(assertDone(await api.get('/auth/authenticating/person', { as: { token: next } })).data, {
      partner: 'hoi.example',
      name: 'Trần Hỏi',
      email: null,
      memberId,
    });
    assertDone(await enter(next));
  });

  test('shows nobody for a token that would sign nobody in', async () => {
    const { memberId, email } = await api.signUp('nhan-vien@example.vn');
    await api.api.platform.db.update(accounts).set({ staff: true }).where(eq(accounts.memberId, memberId));
    for (const token of [await sign({ sub: 'la', email }), await sign({}, stranger.privateKey), 'x.y.z', ''])
      assertProblem(
        await api.get('/auth/authenticating/person', token === '' ? {} : { as: { token } }),
        'partner-token-invalid',
      );
  });

  test('ends the session that the browser held only when another replaces it', async () => {
    const former = await api.signUp('truoc@example.vn');
    const headers = { cookie: `snc_refresh_token=${former.refreshToken}` };
    const isOn = async () => (await api.get('/auth/profile', { as: former })).statusCode === 200;
    const token = await sign({ sub: 'thay-phien' });
    assertProblem(
      await api.get('/auth/authenticating', { as: { token: `${token}x` }, headers }),
      'partner-token-invalid',
    );
    assertDone(await api.get('/auth/authenticating/person', { as: { token }, headers }));
    assert.ok(await isOn());
    assertDone(await api.get('/auth/authenticating', { as: { token }, headers }));
    assert.ok(!(await isOn()));
  });

  test('lists the sign-in page of each partner that has one, with its name', async () => {
    const { data } = assertDone<{ data: { partners: object[] } }>(await api.get('/auth/providers'));
    assert.deepEqual(data.partners, [{ id: 'rsa', name: 'Hội RSA', address: 'https://rsa.example/login?a=1' }]);
  });

  test('does not open a locked account', async () => {
    const member = await api.signUp('bi-khoa@example.vn');
    assertDone(await api.post('/auth/lock', { as: member, body: { password: PASSWORD, confirm: true } }));
    assertProblem(await enter(await sign({ sub: 'bi-khoa', email: member.email })), 'account-locked');
  });
});

describe('refusal of partner tokens', () => {
  const secret = (text: string) => new TextEncoder().encode(text);
  const refused: [string, () => Promise<string> | string][] = [
    ['of another key', () => sign({}, stranger.privateKey)],
    ['of an unknown issuer', () => sign({ iss: 'https://evil.example' })],
    ['of another partner’s key', () => sign({ iss: 'https://rsa.example' })],
    ['for another audience', () => sign({ aud: 'others' })],
    ['without an audience', () => sign({ aud: undefined })],
    ['that has expired', () => sign({ iat: now() - 60, exp: now() - 10 })],
    ['that is older than five minutes, whatever it says of its end', () => sign({ iat: now() - 310, exp: now() + 60 })],
    ['from the future', () => sign({ iat: now() + 60, exp: now() + 120 })],
    ['without an end', () => sign({ exp: undefined })],
    ['without a moment', () => sign({ iat: undefined })],
    ['without a jti', () => sign({ jti: undefined })],
    ['with a jti that is too long', () => sign({ jti: 'j'.repeat(9_000) })],
    ['with a NUL', () => sign({ jti: 'a\u0000b' })],
    ['with a NUL in sub', () => sign({ sub: 'a\u0000b' })],
    ['unsigned', () => new UnsecuredJWT(claims()).encode()],
    [
      'signed with the public key as a secret',
      async () => sign({ iss: 'https://rsa.example' }, secret(await exportSPKI(rsa.publicKey)), 'HS256'),
    ],
    ['signed with the key’s JSON as a secret', () => sign({}, secret(JSON.stringify(partners[0]?.key)), 'HS256')],
    ['that is none', () => 'x.y.z'],
    ['that is one of our own', async () => (await api.signUp('own@example.vn')).token],
  ];
  for (const [name, make] of refused)
    test(name, async () => {
      const answer = await enter(await make());
      assertProblem(answer, 'partner-token-invalid');
      assert.equal(readCookies(answer).size, 0);
    });

  test('when they are missing, even with a session cookie', async () => {
    assertProblem(await api.get('/auth/authenticating'), 'partner-token-invalid');
    const { token } = await api.signUp('cookie@example.vn');
    const headers = { cookie: `snc_token=${token}` };
    assertProblem(await api.get('/auth/authenticating', { headers }), 'partner-token-invalid');
  });

  test('does not include one with a distant end', async () => {
    assert.ok(TEST_START);
    assertDone(await enter(await sign({ exp: 1e15 })));
    const rs = await sign({ iss: 'https://rsa.example', sub: 'rs' }, rsa.privateKey, 'RS256');
    assertDone(await enter(rs));
  });
});
