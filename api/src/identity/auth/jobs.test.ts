import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY, HOUR } from '@m4u/contract/durations';
import { assertDone } from '../../testing/server/answers.ts';
import type { Session } from '@m4u/contract/identity/auth/result';
import { PASSWORD, startTestApi } from '../../testing/server/api.ts';
import { purgeCodesAndSessions } from './jobs.ts';
import { codes, resetTokens, sessions } from './tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;

test('deletes sessions, codes and reset tokens a day after their last use, and nothing else', async () => {
  const count = async () => [await db.$count(sessions), await db.$count(codes), await db.$count(resetTokens)];
  const email = 'quen@example.vn';
  const browser = {};
  assertDone(await api.post('/auth/register', { body: { type: 'tbMail', email, password: PASSWORD }, browser }));
  assertDone(await api.post('/auth/registerOTPEmail', { body: { email, otp: await api.codeFor(email) }, browser }));
  const member = assertDone<Session>(await api.post('/auth/login', { body: { email, password: PASSWORD } }));
  const session = await api.post('/auth/login', { body: { email, password: PASSWORD } });
  const { refreshToken } = assertDone<{ refreshToken: string }>(session);
  assertDone(await api.post('/auth/logout', { body: { refreshToken } }));
  assertDone(await api.post('/auth/forgotPassword', { body: { email } }));
  assertDone(await api.post('/auth/getOTPResetPassword', { body: { email: 'khong-ai@example.vn' } }));
  api.clock.advance(DAY);
  await purgeCodesAndSessions(api.api.platform);
  assert.deepEqual(await count(), [2, 2, 1]);
  api.clock.advance(HOUR);
  await purgeCodesAndSessions(api.api.platform);
  assert.deepEqual(await count(), [1, 0, 0]);
  api.clock.advance(28 * DAY);
  await purgeCodesAndSessions(api.api.platform);
  const renewed = await api.post('/auth/refresh', { body: { refreshToken: member.refreshToken } });
  assertDone(renewed);
  api.clock.advance(31 * DAY + HOUR);
  await purgeCodesAndSessions(api.api.platform);
  assert.deepEqual(await count(), [0, 0, 0]);
});
