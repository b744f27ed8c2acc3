import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MINUTE } from '@m4u/contract/durations';
import { DEVICE_COOKIE } from '@m4u/contract/identity/auth/cookies';
import type { Passkey } from '@m4u/contract/identity/auth/passkey';
import type { Session } from '@m4u/contract/identity/auth/result';
import { eq } from '../../../platform/database/orm.ts';
import type { AnswerChanges, Authenticator } from '../../../testing/doubles/authenticator.ts';
import { addPasskey, passkeyOptions } from '../../../testing/factories/passkeys.ts';
import { assertDone, assertProblem, cookieHeader, readCookies } from '../../../testing/server/answers.ts';
import { startTestApi, type TestBrowser } from '../../../testing/server/api.ts';
import { accounts, passkeys } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;

const send = (passkey: unknown, browser: TestBrowser) =>
  api.post('/auth/passkey/signIn', { browser, body: { passkey } });
const signIn = async (authenticator: Authenticator, changes?: AnswerChanges) => {
  const browser: TestBrowser = {};
  return send(authenticator.prove(await passkeyOptions(api, browser), changes), browser);
};
const list = async (as: { token: string }) =>
  assertDone<{ data: Passkey[] }>(await api.get('/auth/passkeys', { as })).data;
const setAccount = (email: string, changes: Partial<typeof accounts.$inferInsert>) =>
  db.update(accounts).set(changes).where(eq(accounts.email, email));

describe('signing in with a passkey', () => {
  test('names no account, opens a session and records the use', async () => {
    const member = await api.signUp('vao-bang-khoa@example.vn', { name: 'Đỗ Văn Khế' });
    const { authenticator } = await addPasskey(api, member);
    const browser: TestBrowser = {};
    const options = await passkeyOptions(api, browser);
    assert.deepEqual(
      { ...options, challenge: '' },
      { challenge: '', rpId: 'localhost', timeout: 5 * MINUTE, userVerification: 'required' },
    );
    api.clock.advance(MINUTE);
    const answer = await send(authenticator.prove(options), browser);
    const session = assertDone<Session>(answer);
    assert.deepEqual([session.memberId, session.userName], [member.memberId, 'Đỗ Văn Khế']);
    assert.equal(readCookies(answer).get('snc_token')?.value, session.accessToken);
    const as = { token: session.accessToken };
    assert.equal((await list(as))[0]?.lastUsedAt, api.clock.now().toISOString());
    assertDone(await signIn(authenticator));
  });

  test('works with a passkey that does not count its uses', async () => {
    const member = await api.signUp('khong-dem@example.vn');
    const { authenticator } = await addPasskey(api, member, { counting: false });
    for (let time = 0; time < 3; time += 1) assertDone(await signIn(authenticator));
  });

  test('still works after a change of the password', async () => {
    const member = await api.signUp('doi-mat-khau-khoa@example.vn');
    const { authenticator } = await addPasskey(api, member);
    const body = { oldPassword: member.password, newPassword: 'Sông-dài-biển-rộng-5' };
    assertDone(await api.post('/auth/changePassword', { as: member, body }));
    assertDone(await signIn(authenticator));
  });

  test('counts as both factors, so that a session without the second one adds none', async () => {
    const member = await api.signUp('hai-buoc-khoa@example.vn');
    const { authenticator } = await addPasskey(api, member);
    await setAccount(member.email, { factorSince: api.clock.now() });
    const body = { password: member.password };
    assertProblem(await api.post('/auth/passkeys/begin', { as: member, body }), 'second-factor-required');
    const { accessToken } = assertDone<Session>(await signIn(authenticator));
    assertDone(await api.post('/auth/passkeys/begin', { as: { token: accessToken }, body }));
  });

  test('takes an answer once, in the browser that asked, within five minutes', async () => {
    const member = await api.signUp('mot-lan-vao@example.vn');
    const { authenticator } = await addPasskey(api, member);
    const browser: TestBrowser = {};
    const proof = authenticator.prove(await passkeyOptions(api, browser));
    assertProblem(await send(proof, {}), 'passkey-invalid');
    assertProblem(await send(proof, { device: 'q3VtT0m4R8yZkW2sLx9aBg' }), 'passkey-invalid');
    const answers = await Promise.all([send(proof, browser), send(proof, browser)]);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
      [200, 422],
    );
    assertProblem(await send(proof, browser), 'passkey-invalid');
    // Two tabs wait with a challenge each.
    const [first, second] = [await passkeyOptions(api, browser), await passkeyOptions(api, browser)];
    assertDone(await send(authenticator.prove(first), browser));
    api.clock.advance(5 * MINUTE);
    assertProblem(await send(authenticator.prove(second), browser), 'passkey-invalid');
  });

  test('refuses answers for another site, without verification of the person, or with another signature', async () => {
    const member = await api.signUp('sai-khoa@example.vn');
    const other = await api.signUp('khac-khoa@example.vn');
    const { authenticator } = await addPasskey(api, member);
    const foreign = await addPasskey(api, other);
    assertProblem(await signIn(authenticator, { origin: 'https://m4u.evil.example' }), 'passkey-invalid');
    assertProblem(await signIn(authenticator, { site: 'evil.example' }), 'passkey-invalid');
    assertProblem(await signIn(authenticator, { verified: false }), 'passkey-invalid');
    const browser: TestBrowser = {};
    const right = authenticator.prove(await passkeyOptions(api, browser));
    const theirs = foreign.authenticator.prove(await passkeyOptions(api, browser), { counter: 0 });
    // A forged answer with an old counter does not end the passkey of somebody else.
    assertProblem(await send({ ...theirs, id: right.id }, browser), 'passkey-invalid');
    const response = { ...theirs.response, userHandle: right.response.userHandle };
    const forged = { ...theirs, id: right.id, response };
    assertProblem(await send(forged, browser), 'passkey-invalid');
    const fresh = foreign.authenticator.prove(await passkeyOptions(api, browser), { counter: 0 });
    const again = { ...fresh, id: right.id, response: { ...fresh.response, userHandle: right.response.userHandle } };
    assertProblem(await send(again, browser), 'passkey-invalid');
    assertProblem(await send({ id: 'a', type: 'public-key' }, browser), 'invalid', ['passkey.response:required']);
    const garbled = { ...right, response: { ...right.response, clientDataJSON: 'AAAA' } };
    assertProblem(await send(garbled, browser), 'passkey-invalid');
    assertDone(await send(right, browser));
  });

  test('is refused like a password, and ends the session of the browser', async () => {
    const member = await api.signUp('khong-vao-duoc@example.vn');
    const { authenticator } = await addPasskey(api, member);
    await setAccount(member.email, { lockedBy: 'owner' });
    assertProblem(await signIn(authenticator), 'account-locked');
    await setAccount(member.email, { lockedBy: null, leavingAt: api.clock.now() });
    assertProblem(await signIn(authenticator), 'account-leaving');
    await setAccount(member.email, { leavingAt: null, lockedBy: 'staff' });

    const here = await api.signUp('dang-o-day@example.vn');
    const browser: TestBrowser = {};
    const passkey = authenticator.prove(await passkeyOptions(api, browser));
    const cookie = cookieHeader({
      snc_token: here.token,
      snc_refresh_token: here.refreshToken,
      [DEVICE_COOKIE]: browser.device ?? '',
    });
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const refused = await api.post('/auth/passkey/signIn', { headers, body: { passkey } });
    assertProblem(refused, 'account-locked');
    assert.equal(readCookies(refused).get('snc_token')?.maxAge, 0);
    assertProblem(await api.get('/auth/profile', { as: here }), 'session-ended');
  });
});

describe('a passkey that', () => {
  test('was removed no longer signs in', async () => {
    const member = await api.signUp('mat-may@example.vn');
    const lost = await addPasskey(api, member, { name: 'Máy đã mất' });
    const kept = await addPasskey(api, member, { name: 'Máy còn giữ' });
    assertDone(await api.post(`/auth/passkeys/${lost.passkey._id}/remove`, { as: member }));
    assertProblem(await signIn(lost.authenticator), 'passkey-unknown');
    assertDone(await signIn(kept.authenticator));
  });

  test('does not count up may have been copied: it ends, and its owner is told once', async () => {
    const member = await api.signUp('ban-sao@example.vn');
    const { authenticator, passkey } = await addPasskey(api, member, { name: 'Khóa USB' });
    assertDone(await signIn(authenticator, { counter: 9 }));
    assertProblem(await signIn(authenticator, { counter: 9 }), 'passkey-unknown');
    assertProblem(await signIn(authenticator, { counter: 10 }), 'passkey-unknown');
    const [row] = await list(member);
    assert.deepEqual([row?._id, row?.ended], [passkey._id, true]);
    const letter = await api.messageTo(member.email, 2);
    assert.equal(letter.subject, 'Một khóa truy cập M4U của bạn có thể đã bị sao chép');
    assert.match(letter.text, /Khóa USB/);
    assert.equal((api.api.outbox?.list() ?? []).filter(({ to }) => to === member.email).length, 2);
    const [stored] = await db.select().from(passkeys).where(eq(passkeys.id, passkey._id));
    assert.deepEqual([stored?.counter, stored?.endedBecause], [9, 'clone']);
    assertDone(await api.post(`/auth/passkeys/${passkey._id}/remove`, { as: member }));
  });

  test('has counted is refused when it answers without a counter', async () => {
    const member = await api.signUp('het-dem@example.vn');
    const { authenticator } = await addPasskey(api, member);
    assertProblem(await signIn(authenticator, { counter: 0 }), 'passkey-unknown');
  });
});

test('refused sign-ins from one address are limited, others are not counted, and demo accounts stay local', async () => {
  const limited = await startTestApi({ realLimits: true, environment: { DEMO: '' } });
  const member = await limited.signUp('gioi-han-khoa@example.vn');
  const { authenticator } = await addPasskey(limited, member);
  const browser: TestBrowser = {};
  const tries = async (passkey: unknown) =>
    limited.post('/auth/passkey/signIn', { browser, body: { passkey }, ip: '203.0.113.200' });
  assertDone(await tries(authenticator.prove(await passkeyOptions(limited, browser))));
  const used = authenticator.prove(await passkeyOptions(limited, browser));
  assertDone(await tries(used));
  for (let time = 0; time < 60; time += 1) assertProblem(await tries(used), 'passkey-invalid');
  assertProblem(await tries(used), 'rate-limited');
  await limited.api.platform.db.update(accounts).set({ demo: true }).where(eq(accounts.email, member.email));
  const passkey = authenticator.prove(await passkeyOptions(limited, browser));
  assertProblem(await limited.post('/auth/passkey/signIn', { browser, body: { passkey } }), 'demo-closed');
});
