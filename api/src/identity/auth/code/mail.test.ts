import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertDone } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi } from '../../../testing/server/api.ts';
import { startMailCatcher } from '../../../testing/doubles/mail-catcher.ts';

test('registers and resets a password by mail over SMTP', async () => {
  const catcher = await startMailCatcher();
  const api = await startTestApi({
    environment: { SMTP_URL: catcher.url, MAIL_FROM: 'thu@m4u.example', PUBLIC_URL: 'https://m4u.example' },
  });
  const email = 'nguoi.nhan@example.vn';
  assertDone(await api.post('/auth/register', { body: { type: 'tbMail', email, password: PASSWORD } }));
  const { email: letter, recipients } = await catcher.next();
  assert.deepEqual(recipients, [email]);
  assert.equal(letter.subject, 'Mã xác minh tài khoản M4U');
  assert.deepEqual([letter.from?.name, letter.from?.address], ['M4U', 'thu@m4u.example']);
  assert.match(letter.html ?? '', /lang="vi"/);
  const otp = /\b\d{6}\b/.exec(letter.text ?? '')?.[0];
  assert.ok(otp && letter.html?.includes(otp));
  assertDone(await api.post('/auth/registerOTPEmail', { body: { email, otp } }));

  assertDone(await api.post('/auth/forgotPassword', { body: { email } }));
  const { email: second } = await catcher.next();
  const token = /https:\/\/m4u\.example\/password-reset\/([\w-]{43})/.exec(second.text ?? '')?.[1];
  assertDone(await api.post(`/auth/passwordReset/${token}`, { body: { password: 'Thuyền-về-bến-cũ-3' } }));
  assertDone(await api.post('/auth/login', { body: { email, password: 'Thuyền-về-bến-cũ-3' } }));
  assert.equal((await catcher.next()).email.subject, 'Mật khẩu M4U của bạn đã được đổi');
  assert.deepEqual(api.api.outbox?.list(), [], 'what is sent is not kept besides');
});
