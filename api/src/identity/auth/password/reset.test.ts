import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { MINUTE } from '@m4u/contract/durations';
import type { Session } from '@m4u/contract/identity/auth/result';
import { eq, sql } from '../../../platform/database/orm.ts';
import pg from 'pg';
import { assertDone, assertProblem, comparableParts } from '../../../testing/server/answers.ts';
import { waitUntilBlocked } from '../../../testing/database/blocked.ts';
import { PASSWORD, startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { accounts } from '../tables.ts';

const api = await startTestApi();
const NEW = 'Bến-nước-cây-đa-9';

const login = (identifier: object, password = PASSWORD) =>
  api.post('/auth/login', { body: { ...identifier, password } });
const session = async ({ email }: TestMember) => assertDone<Session>(await login({ email }));
const isIn = async (token: string) => (await api.get('/auth/profile', { as: { token } })).statusCode === 200;
const reset = (token: string, password: unknown = NEW) =>
  api.post(`/auth/passwordReset/${token}`, { body: { password } });
const tokenIn = (text: string) => /password-reset\/([\w-]+)/.exec(text)?.[1] ?? '';

/** Returns how many letters, decoys included, one request of this address queues. */
const lettersQueuedBy = async (path: string, email: string): Promise<number> => {
  const count = async () => {
    const { rows } = await api.api.platform.db.execute<{ n: number }>(
      sql`select count(*)::int as n from jobs.job where name = 'mail.send'`,
    );
    return rows[0]?.n ?? 0;
  };
  const countBefore = await count();
  assertDone(await api.post(path, { body: { email } }));
  return (await count()) - countBefore;
};

const messagesTo = (email: string) =>
  (api.api.outbox?.list() ?? []).filter(({ to }) => to === email).map(({ text }) => text);

/** Asks for a reset code and exchanges it for a token. */
const resetTokenOf = async (to: { email: string } | { phone: string }, recipient: string, messages: number) => {
  assertDone(await api.post('/auth/getOTPResetPassword', { body: to }));
  const otp = await api.codeFor(recipient, messages);
  const answer = await api.post('/auth/checkOTPForgotPassword', { body: { ...to, otp } });
  return assertDone<{ data: { token: string } }>(answer).data.token;
};

describe('a forgotten password', () => {
  test('is reset by a code from the mail, which ends every session and tells the owner', async () => {
    const member = await api.signUp('quen@example.vn');
    const other = await session(member);
    const token = await resetTokenOf({ email: member.email }, member.email, 1);
    assertDone(await reset(token));
    for (const open of [member.token, other.accessToken]) assert.equal(await isIn(open), false);
    assertProblem(await login({ email: member.email }), 'wrong-credentials');
    assertDone(await login({ email: member.email }, NEW));
    assert.equal((await api.messageTo(member.email, 2)).subject, 'Mật khẩu M4U của bạn đã được đổi');
    assertProblem(await reset(token, 'Lần-thứ-hai-1'), 'reset-token-invalid');
  });

  test('is reset by a text message, which verifies the number', async () => {
    const phone = '0909 123 123';
    await api.post('/auth/registerNotVerify', { body: { type: '', phone, password: PASSWORD } });
    assertDone(await reset(await resetTokenOf({ phone }, '+84909123123', 1)));
    const { accessToken } = assertDone<Session>(await login({ phone }, NEW));
    const { data } = assertDone(await api.get('/auth/profile', { as: { token: accessToken } }));
    assert.equal(data['verified'], true, 'whoever received the code holds the number');
  });

  test('is reset by a link in the mail, valid once and for thirty minutes', async () => {
    const member = await api.signUp('lien-ket@example.vn');
    const ask = async () =>
      assert.deepEqual(assertDone(await api.post('/auth/forgotPassword', { form: `email=${member.email}` })), {
        data: { done: true },
      });
    await ask();
    const first = await api.messageTo(member.email);
    assert.match(first.text, /http:\/\/localhost:3000\/password-reset\/[\w-]{43}/);
    api.clock.advance(30 * MINUTE);
    assertProblem(await reset(tokenIn(first.text)), 'reset-token-invalid');
    await ask();
    await ask();
    await api.messageTo(member.email, 3);
    const [third, second] = messagesTo(member.email);
    assertDone(await reset(tokenIn(third ?? '')));
    assertProblem(await reset(tokenIn(second ?? '')), 'reset-token-invalid');
  });

  test('answers requests and tries alike whether or not the account exists', async () => {
    const { email } = await api.signUp('co-that@example.vn');
    const alike = async (path: string, body: object = {}) => {
      const ask = (of: string) => api.post(path, { body: { ...body, email: of } });
      const answers = [await ask(email), await ask('khong-co-that@example.vn')];
      assert.deepEqual(...(answers.map(comparableParts) as [unknown, unknown]));
    };
    await alike('/auth/getOTPResetPassword');
    await alike('/auth/forgotPassword');
    await alike('/auth/checkOTPForgotPassword', { otp: '123456' });
    await alike('/auth/unlock');
    await alike('/auth/unlock', { otp: '123456' });
  });

  test('takes the same work whether or not the account exists, and sends strangers nothing', async () => {
    const { email } = await api.signUp('cung-nhu-nhau@example.vn');
    const stranger = 'khong-cung-nhu-nhau@example.vn';
    for (const path of ['/auth/getOTPResetPassword', '/auth/forgotPassword']) {
      const [known, unknown] = [await lettersQueuedBy(path, email), await lettersQueuedBy(path, stranger)];
      assert.deepEqual([known, unknown], [1, 1], path);
    }
    await api.messageTo(email, 2);
    assert.equal(messagesTo(stranger).length, 0);
  });

  test('names wrong fields', async () => {
    const post = (path: string, body: object) => api.post(path, { body });
    assertProblem(await reset('x'.repeat(43)), 'reset-token-invalid', []);
    assertProblem(await reset('x', 'ngắn'), 'invalid', ['password:too-short']);
    assertProblem(await reset('x', 'password1'), 'invalid', ['password:password-common']);
    assertProblem(await post('/auth/getOTPResetPassword', {}), 'invalid', ['email:identifier']);
    assertProblem(await post('/auth/forgotPassword', { email: 'x' }), 'invalid', ['email:email']);
    const both = { email: 'a@b.vn', phone: '0912345678', otp: '123456' };
    assertProblem(await post('/auth/checkOTPForgotPassword', both), 'invalid', ['email:identifier']);
    assertProblem(await post('/auth/checkOTPForgotPassword', { email: 'a@b.vn' }), 'invalid', ['otp:required']);
  });
});

describe('changing the password', () => {
  const change = (member: { token: string } | undefined, oldPassword: unknown, newPassword: unknown) =>
    api.post('/auth/changePassword', { as: member, body: { oldPassword, newPassword } });

  test('ends every other session and keeps this one', async () => {
    const member = await api.signUp('doi@example.vn');
    const other = await session(member);
    assertDone(await change(member, PASSWORD, NEW));
    assert.deepEqual([await isIn(member.token), await isIn(other.accessToken)], [true, false]);
    assertDone(await api.post('/auth/refresh', { body: { refreshToken: member.refreshToken } }));
    assertProblem(await login({ email: member.email }), 'wrong-credentials');
    assertDone(await login({ email: member.email }, NEW.normalize('NFD')));
  });

  test('from two devices at once succeeds on one of them', async () => {
    const member = await api.signUp('cung-luc@example.vn');
    const other = await session(member);
    const news = ['Sóng-biển-trưa-11', 'Rừng-thông-tối-22'];
    const devices = [member.token, other.accessToken];
    const answers = await Promise.all(devices.map((token, index) => change({ token }, PASSWORD, news[index])));
    const [winner, loser] = answers[0]?.statusCode === 200 ? [0, 1] : [1, 0];
    assert.deepEqual([answers[winner]?.statusCode, answers[loser]?.statusCode === 200], [200, false]);
    assertDone(await login({ email: member.email }, news[winner]));
    assertProblem(await login({ email: member.email }, news[loser]), 'wrong-credentials');
  });

  test('invalidates reset links that were mailed before', async () => {
    const member = await api.signUp('link-cu@example.vn');
    assertDone(await api.post('/auth/forgotPassword', { body: { email: member.email } }));
    const { text } = await api.messageTo(member.email);
    assertDone(await change(member, PASSWORD, NEW));
    assertProblem(await reset(tokenIn(text), 'Kẻ-lạ-vào-nhà-1'), 'reset-token-invalid');
  });

  test('says which password was wrong, and why', async () => {
    const member = await api.signUp('loi@example.vn');
    const english = { 'accept-language': 'en' };
    const ask = (body: object) => api.post('/auth/changePassword', { as: member, body, headers: english });
    const missing = assertProblem(await ask({ newPassword: NEW }), 'invalid', ['oldPassword:password-current']);
    assert.equal(missing.errors[0]?.message, 'You must enter the current password!');
    assertProblem(await ask({ oldPassword: '', newPassword: NEW }), 'invalid', ['oldPassword:password-current']);
    assertProblem(await ask({ oldPassword: PASSWORD }), 'invalid', ['newPassword:required']);
    const wrong = assertProblem(await change(member, 'không phải', NEW), 'incorrect-password', [
      'oldPassword:password-wrong',
    ]);
    assert.equal(wrong.detail, 'Mật khẩu không đúng!');
    const same = await ask({ oldPassword: PASSWORD, newPassword: PASSWORD.normalize('NFD') });
    const { detail } = assertProblem(same, 'same-password', ['newPassword:password-same']);
    assert.equal(detail, 'The new password cannot be the same as the current password!');
    assertProblem(await change(member, PASSWORD, '12345678'), 'invalid', ['newPassword:password-common']);
    assertProblem(await change(member, PASSWORD, ''), 'invalid', ['newPassword:required']);
    assertProblem(await change(member, PASSWORD, 'ngắn'), 'invalid', ['newPassword:too-short']);
    assertProblem(await change(undefined, PASSWORD, NEW), 'unauthenticated');
  });
});

describe('locking one’s own account', () => {
  test('ends its sessions and refuses sign-in until a code unlocks it', async () => {
    const member = await api.signUp('khoa@example.vn');
    const lock = (body: object, as?: { token: string }) => api.post('/auth/lock', { as, body });
    assertProblem(await lock({ password: PASSWORD, confirm: true }), 'unauthenticated');
    assertProblem(await lock({ password: PASSWORD, confirm: false }, member), 'invalid', ['confirm:required']);
    assertProblem(await lock({ password: 'sai', confirm: true }, member), 'incorrect-password', [
      'password:password-wrong',
    ]);
    assertDone(await lock({ password: PASSWORD, confirm: 'true' }, member));
    assertProblem(await api.get('/auth/profile', { as: member }), 'session-ended');
    assertProblem(await api.post('/auth/refresh', { body: { refreshToken: member.refreshToken } }), 'account-locked');
    assertProblem(await login({ email: member.email }), 'account-locked');
    assertProblem(await login({ email: member.email }, 'sai'), 'wrong-credentials');

    const { email } = member;
    assertDone(await api.post('/auth/unlock', { body: { email } }));
    const message = await api.messageTo(email);
    assert.equal(message.subject, 'Mã mở khóa tài khoản M4U');
    assertDone(await api.post('/auth/unlock', { body: { email, otp: await api.codeFor(email) } }));
    assertDone(await login({ email }));
    assertProblem(await api.post('/auth/refresh', { body: { refreshToken: member.refreshToken } }), 'session-ended');
  });

  test('does not let the owner unlock an account that staff locked', async () => {
    const { email, memberId } = await api.signUp('nhan-vien-khoa@example.vn');
    await api.api.platform.db.update(accounts).set({ lockedBy: 'staff' }).where(eq(accounts.memberId, memberId));
    assertDone(await api.post('/auth/unlock', { body: { email } }));
    assertProblem(await api.post('/auth/unlock', { body: { email, otp: '000000' } }), 'code-invalid');
    assertProblem(await login({ email }), 'account-locked');
    assert.equal(messagesTo(email).length, 0, 'no code was sent');
  });

  test('does not replace a lock by staff, also at the same moment', async () => {
    const member = await api.signUp('khoa-cung-luc@example.vn');
    const staff = new pg.Client(api.connection);
    await staff.connect();
    await staff.query('begin');
    await staff.query('select from members where id = $1 for update', [member.memberId]);
    await staff.query(`update accounts set locked_by = 'staff' where member_id = $1`, [member.memberId]);
    const answer = api.post('/auth/lock', { as: member, body: { password: PASSWORD, confirm: true } });
    await waitUntilBlocked(staff);
    await staff.query('update members set locked_at = now() where id = $1', [member.memberId]);
    await staff.query('commit');
    await staff.end();
    assertProblem(await answer, 'account-locked');
    const [account] = await api.api.platform.db.select().from(accounts).where(eq(accounts.memberId, member.memberId));
    assert.equal(account?.lockedBy, 'staff');
  });

  test('is undone with exactly one identifier', async () => {
    const both = { email: 'a@b.vn', phone: '0912345678' };
    for (const body of [{}, both])
      assertProblem(await api.post('/auth/unlock', { body }), 'invalid', ['email:identifier']);
  });
});
