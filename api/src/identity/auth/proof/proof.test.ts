import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MINUTE } from '@m4u/contract/durations';
import type { OwnerConfirmation, Session } from '@m4u/contract/identity/auth/result';
import { eq } from '../../../platform/database/orm.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { accounts, externalIdentities } from '../tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;

const NEW = 'Sông-dài-biển-rộng-5';
const AGAIN = ['otp:sign-in-again'];

/** A member whose account has no password, as after a sign-in by a provider. */
const passwordless = async (email: string, more: { email?: null } = {}): Promise<TestMember> => {
  const member = await api.signUp(email);
  await db
    .update(accounts)
    .set({ passwordHash: null, ...more })
    .where(eq(accounts.memberId, member.memberId));
  return member;
};
const confirmationOf = async (as: TestMember) =>
  assertDone<{ data: OwnerConfirmation }>(await api.get('/auth/confirmation', { as })).data;
const post = (path: string, as: { token: string } | undefined, body: object) => api.post(path, { as, body });
const sendCode = (as: { token: string } | undefined, purpose: unknown) =>
  post('/auth/confirmation/code', as, { purpose });
const codeOf = async (as: TestMember, purpose: string): Promise<string> => {
  const before = api.api.outbox?.list().filter(({ to }) => to === as.email).length ?? 0;
  assertDone(await sendCode(as, purpose));
  return api.codeFor(as.email, before + 1);
};
const setPassword = (as: { token: string } | undefined, body: object) => post('/auth/setPassword', as, body);
const lock = (as: TestMember, body: object) => post('/auth/lock', as, { confirm: true, ...body });
const leave = (as: TestMember, body: object) => post('/privacy/deletion', as, { confirm: true, ...body });
const login = (email: string, password: string) => api.post('/auth/login', { body: { email, password } });

test('an account says how its owner confirms', async () => {
  const usual = await api.signUp('co-mat-khau@example.vn');
  const confirmation = { hasPassword: true, recipient: usual.email, signedInRecently: true, providers: [] };
  assert.deepEqual(await confirmationOf(usual), confirmation);
  const member = await passwordless('qua-noi-khac@example.vn');
  const [account] = await db.select().from(accounts).where(eq(accounts.memberId, member.memberId));
  await db
    .insert(externalIdentities)
    .values({ provider: 'facebook', subject: '77', accountId: account?.id ?? assert.fail() });
  api.clock.advance(10 * MINUTE);
  assert.deepEqual(await confirmationOf(member), {
    hasPassword: false,
    recipient: member.email,
    signedInRecently: false,
    providers: ['facebook'],
  });
  assertProblem(await api.get('/auth/confirmation'), 'unauthenticated');
});

describe('the first password of an account', () => {
  test('is set by a code, signs in, and ends other sessions', async () => {
    const member = await passwordless('dat-ma@example.vn');
    api.clock.advance(11 * MINUTE);
    assertProblem(await setPassword(member, { newPassword: NEW }), 'invalid', AGAIN);
    assertProblem(await setPassword(member, { newPassword: NEW, otp: '000000' }), 'code-invalid', ['otp:code-wrong']);
    const otp = await codeOf(member, 'password');
    assert.equal((await api.messageTo(member.email)).subject, 'Mã đặt mật khẩu M4U');
    assertProblem(await setPassword(member, { newPassword: '', otp }), 'invalid', ['newPassword:required']);
    assertProblem(await setPassword(member, { newPassword: '12345678', otp }), 'invalid', [
      'newPassword:password-common',
    ]);
    assertProblem(await setPassword(undefined, { newPassword: NEW, otp }), 'unauthenticated');
    assertDone(await setPassword(member, { newPassword: NEW, otp }));
    assertDone(await api.get('/auth/profile', { as: member }));
    assertDone(await login(member.email, NEW));
    assertProblem(await setPassword(member, { newPassword: PASSWORD, otp }), 'wrong-state');
    assert.equal((await confirmationOf(member)).hasPassword, true);
  });

  test('is set without a code after a recent sign-in, by one of two calls at once', async () => {
    const member = await passwordless('vua-vao@example.vn');
    const answers = await Promise.all([NEW, PASSWORD].map((newPassword) => setPassword(member, { newPassword })));
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
      [200, 409],
    );
    const winner = answers[0]?.statusCode === 200 ? NEW : PASSWORD;
    assertDone<Session>(await login(member.email, winner));
  });

  test('needs an address to sign in with', async () => {
    const member = await passwordless('khong-dia-chi@example.vn', { email: null });
    assertProblem(await setPassword(member, { newPassword: NEW }), 'wrong-state');
    assertProblem(await sendCode(member, 'password'), 'wrong-state');
    assert.equal((await confirmationOf(member)).recipient, null);
  });
});

describe('an account without a password', () => {
  test('is locked by a code, and unlocked by another', async () => {
    const member = await passwordless('khoa-ma@example.vn');
    api.clock.advance(11 * MINUTE);
    assertProblem(await lock(member, {}), 'invalid', AGAIN);
    assertProblem(await lock(member, { password: 'x' }), 'invalid', AGAIN);
    const other = await codeOf(member, 'password');
    assertProblem(await lock(member, { otp: other }), 'code-invalid');
    const otp = await codeOf(member, 'lock');
    assertProblem(await lock(member, { otp, confirm: false }), 'invalid', ['confirm:required']);
    assertDone(await lock(member, { otp }));
    assertProblem(await api.get('/auth/profile', { as: member }), 'session-ended');
    const { email } = member;
    const before = api.api.outbox?.list().filter(({ to }) => to === email).length ?? 0;
    assertDone(await api.post('/auth/unlock', { body: { email } }));
    assertDone(await api.post('/auth/unlock', { body: { email, otp: await api.codeFor(email, before + 1) } }));
  });

  test('is locked after a recent sign-in', async () => {
    assertDone(await lock(await passwordless('khoa-ngay@example.vn', { email: null }), {}));
  });

  test('is deleted by a code, or after a recent sign-in', async () => {
    const late = await passwordless('xoa-ma@example.vn');
    api.clock.advance(11 * MINUTE);
    assertProblem(await leave(late, {}), 'invalid', AGAIN);
    assertDone(await api.post('/privacy/deletion/code', { as: late }));
    assertDone(await leave(late, { otp: await api.codeFor(late.email) }));
    assertDone(await leave(await passwordless('xoa-ngay@example.vn'), {}));
  });
});

test('codes of a confirmation are for accounts without a password', async () => {
  const member = await api.signUp('khong-can@example.vn');
  assertProblem(await sendCode(member, 'lock'), 'wrong-state');
  assertProblem(await sendCode(member, 'reset'), 'invalid', ['purpose:choice']);
  assertProblem(await sendCode(undefined, 'lock'), 'unauthenticated');
  assertProblem(await lock(member, {}), 'invalid', ['password:required']);
});
