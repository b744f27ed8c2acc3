import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY, HOUR, MINUTE } from '@m4u/contract/durations';
import { assertDone } from '../../testing/server/answers.ts';
import type { Session } from '@m4u/contract/identity/auth/result';
import { PASSWORD, startTestApi } from '../../testing/server/api.ts';
import { purgeCodesAndSessions } from './jobs.ts';
import { ownerLinks } from './ownerLink/tables.ts';
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

test('deletes links of owners a day after they expired', async () => {
  const { email } = await api.signUp('lien-ket@example.vn');
  api.clock.advance(11 * MINUTE);
  assertDone(await api.post('/auth/login', { body: { email, password: PASSWORD } }));
  const count = () => db.$count(ownerLinks);
  api.clock.advance(8 * DAY);
  await purgeCodesAndSessions(api.api.platform);
  assert.equal(await count(), 1);
  api.clock.advance(HOUR);
  await purgeCodesAndSessions(api.api.platform);
  assert.equal(await count(), 0);
});
