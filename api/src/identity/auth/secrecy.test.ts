import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Session } from '@m4u/contract/identity/auth/result';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestBrowser } from '../../testing/server/api.ts';
import { startMailCatcher } from '../../testing/doubles/mail-catcher.ts';

test('signing in and resetting leave no password, code, token or address in the log', async () => {
  const lines: string[] = [];
  const logDestination = { write: (line: string) => void lines.push(line) };
  const catcher = await startMailCatcher();
  // HOST is public: a run for this machine alone prints messages to the log on purpose.
  const environment = { LOG_LEVEL: 'debug', HOST: '0.0.0.0', SMTP_URL: catcher.url };
  const api = await startTestApi({ environment, logDestination });
  const email = 'bi-mat@example.vn';
  const secrets = [PASSWORD, email, 'Sai-mật-khẩu-88', 'Đổi-mật-khẩu-99', '203.0.113.7'];

  const browser: TestBrowser = {};
  assertDone(await api.post('/auth/register', { body: { type: 'tbMail', email, password: PASSWORD }, browser }));
  const otp = /\b\d{6}\b/.exec((await catcher.next()).email.text ?? '')?.[0] ?? '';
  assertDone(await api.post('/auth/registerOTPEmail', { body: { email, otp }, browser }));
  const member = assertDone<Session>(await api.post('/auth/login', { body: { email, password: PASSWORD }, browser }));
  secrets.push(...(browser.device ?? '').split('.'), otp, member.accessToken, member.refreshToken);
  const wrong = { email, password: 'Sai-mật-khẩu-88' };
  assertProblem(await api.post('/auth/login', { body: wrong }), 'wrong-credentials');
  const renewed = assertDone<Session>(await api.post('/auth/refresh', { body: { refreshToken: member.refreshToken } }));
  assertDone<Session>(await api.post('/auth/refresh', { body: { refreshToken: renewed.refreshToken } }));
  assertProblem(await api.post('/auth/refresh', { body: { refreshToken: member.refreshToken } }), 'session-ended');
  secrets.push(renewed.accessToken, renewed.refreshToken);
  assertDone(await api.post('/auth/forgotPassword', { body: { email } }));
  const token = /password-reset\/([\w-]+)/.exec((await catcher.next()).email.text ?? '')?.[1] ?? '';
  secrets.push(token);
  assertDone(await api.post(`/auth/passwordReset/${token}`, { body: { password: 'Đổi-mật-khẩu-99' } }));
  assertProblem(
    await api.post(`/auth/passwordReset/${token}?x=${token}`, { body: { password: 'Lần-hai-77' } }),
    'reset-token-invalid',
  );
  assertProblem(await api.get('/auth/authenticating', { as: { token } }), 'partner-token-invalid');
  // A database error is logged with its cause, whose message would hold the values of the statement.
  await api.administer('alter table sessions rename to sessions_away');
  const failed = await api.post('/auth/login', { body: { email, password: 'Đổi-mật-khẩu-99' } });
  const problem = assertProblem(failed, 'internal');
  assert.equal(problem.requestId, failed.headers['x-request-id']);
  assert.doesNotMatch(failed.body, /sessions|select|insert/i);

  const log = lines.join('');
  assert.match(log, /an old refresh token was used again/);
  assert.ok(log.includes(`"${problem.requestId}"`), 'the failure is in the log, under its request');
  assert.match(log, /sessions\\?" does not exist/, 'and its cause');
  assert.ok(lines.some((line) => line.includes('/api/auth/passwordReset/:token')));
  for (const secret of secrets) {
    assert.ok(secret.length >= 6);
    assert.ok(!log.includes(secret), `${secret} is in: ${lines.find((line) => line.includes(secret))}`);
  }
});
