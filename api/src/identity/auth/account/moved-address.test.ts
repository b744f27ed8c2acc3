import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import pg from 'pg';
import { eq } from '../../../platform/database/orm.ts';
import { waitUntilBlocked } from '../../../testing/database/blocked.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi } from '../../../testing/server/api.ts';
import { accounts } from '../tables.ts';

const api = await startTestApi();
const NEW = 'Bến-nước-cây-đa-9';

const accountOf = async (memberId: string) => {
  const [account] = await api.api.platform.db.select().from(accounts).where(eq(accounts.memberId, memberId));
  return account ?? assert.fail();
};

const reset = (token: string) => api.post(`/auth/passwordReset/${token}`, { body: { password: NEW } });
const resetTokenOf = async (email: string) => {
  assertDone(await api.post('/auth/getOTPResetPassword', { body: { email } }));
  const body = { email, otp: await api.codeFor(email) };
  return assertDone<{ data: { token: string } }>(await api.post('/auth/checkOTPForgotPassword', { body })).data.token;
};
const linkTokenOf = async (email: string) => {
  assertDone(await api.post('/auth/forgotPassword', { body: { email } }));
  return /password-reset\/([\w-]+)/.exec((await api.messageTo(email)).text)?.[1] ?? '';
};

/** Moves an account to a phone number in a transaction of its own, which ends only after `call` waits for it. */
const moveMeanwhile = async <T>(memberId: string, phone: string, call: () => Promise<T>): Promise<T> => {
  const moving = new pg.Client(api.connection);
  await moving.connect();
  await moving.query('begin');
  const { rows } = await moving.query<{ id: string }>(
    'update accounts set email = null, phone = $2 where member_id = $1 returning id',
    [memberId, phone],
  );
  const answer = call();
  await waitUntilBlocked(moving);
  await moving.query('update reset_tokens set used_at = now() where account_id = $1', [rows[0]?.id]);
  await moving.query('commit');
  await moving.end();
  return answer;
};

const assertUnverified = async (memberId: string, phone: string) => {
  const { verifiedAt, phone: present } = await accountOf(memberId);
  assert.deepEqual([present, verifiedAt], [phone, null]);
};

describe('an address that was corrected', () => {
  for (const [way, ask, phone] of [
    ['code', resetTokenOf, '+84905000001'],
    ['link', linkTokenOf, '+84905000002'],
  ] as const)
    test(`is not verified by a reset that was asked for at the former one by ${way}`, async () => {
      const member = await api.signUp(`${way}@example.vn`, { verified: false });
      const token = await ask(member.email);
      assertDone(await api.post('/auth/correctAddress', { body: { phone }, as: member }));
      assertProblem(await reset(token), 'reset-token-invalid');
      await assertUnverified(member.memberId, phone);
      assertDone(await api.post('/auth/login', { body: { phone, password: PASSWORD } }));
    });

  test('is not verified by a reset at the same moment', async () => {
    const { email, memberId } = await api.signUp('reset@example.vn', { verified: false });
    const token = await resetTokenOf(email);
    const answer = await moveMeanwhile(memberId, '+84905000003', () => reset(token));
    assertProblem(answer, 'reset-token-invalid');
    await assertUnverified(memberId, '+84905000003');
  });

  test('is not verified by a code of the former one at the same moment', async () => {
    const { email, memberId } = await api.signUp('verify@example.vn', { verified: false });
    assertDone(await api.post('/auth/registerOTPEmail', { body: { email } }));
    const otp = await api.codeFor(email);
    const answer = await moveMeanwhile(memberId, '+84905000004', () =>
      api.post('/auth/registerOTPEmail', { body: { email, otp } }),
    );
    assertProblem(answer, 'code-invalid', ['otp:code-wrong']);
    await assertUnverified(memberId, '+84905000004');
  });

  test('gets no token for a reset code of the former one at the same moment', async () => {
    const { email, memberId } = await api.signUp('token@example.vn', { verified: false });
    assertDone(await api.post('/auth/getOTPResetPassword', { body: { email } }));
    const otp = await api.codeFor(email);
    const answer = await moveMeanwhile(memberId, '+84905000005', () =>
      api.post('/auth/checkOTPForgotPassword', { body: { email, otp } }),
    );
    assertProblem(answer, 'code-invalid', ['otp:code-wrong']);
  });
});
