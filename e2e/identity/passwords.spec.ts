import {
  arrive,
  expect,
  expectMessage,
  codeFor,
  messageTo,
  signIn,
  signInByHand,
  somebody,
  test,
} from '../support/people.ts';
import { holdScripts } from '../support/scripts.ts';
import { hello, say } from '../support/words.ts';

const newPassword = 'Nắng-hạ-77-vàng';

test('a forgotten password is replaced with the link of a mail', { tag: '@core' }, async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const person = await arrive(elsewhere.request);

  await page.goto('/login');
  await page.getByRole('link', { name: say('auth_forgot_link') }).click();
  await expect(page.getByRole('heading', { name: say('auth_forgot_title') })).toBeVisible();
  await page.getByLabel(say('auth_identifier')).fill(person.email);
  await page.getByRole('button', { name: say('auth_forgot_send') }).click();
  await expect(page.getByRole('heading', { name: say('auth_forgot_mail_sent') })).toBeVisible();

  const link = await messageTo(elsewhere.request, person.email, /http:\/\/\S+\/password-reset\/\S+/);
  await page.goto(link);
  await page.getByLabel(say('auth_new_password'), { exact: true }).fill(newPassword);
  await page.getByLabel(say('auth_confirm_password')).fill('something else');
  await page.getByRole('button', { name: say('auth_reset') }).click();
  await expect(page.getByText(say('auth_passwords_differ'))).toBeVisible();

  await page.getByLabel(say('auth_new_password'), { exact: true }).fill(newPassword);
  await page.getByLabel(say('auth_confirm_password')).fill(newPassword);
  await expectMessage(page, say('auth_reset_done'), () =>
    page.getByRole('button', { name: say('auth_reset') }).click(),
  );
  await expect(page).toHaveURL('/login');

  await signInByHand(page, { ...person, password: newPassword });
  await expect(page.getByRole('heading', { name: hello(person.name) })).toBeVisible();
  // Other sessions have ended.
  expect((await elsewhere.request.get('/api/auth/profile')).status()).toBe(401);
  await elsewhere.close();

  // The link works once.
  await page.context().clearCookies();
  await page.goto(link);
  await page.getByLabel(say('auth_new_password'), { exact: true }).fill(newPassword);
  await page.getByLabel(say('auth_confirm_password')).fill(newPassword);
  await page.getByRole('button', { name: say('auth_reset') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('says what is wrong with an identifier, and with an empty new password', async ({ page }) => {
  await page.goto('/login');
  const typed = page.getByLabel(say('auth_identifier'));
  const enter = async (identifier: string) => {
    await typed.fill(identifier);
    await page.getByLabel(say('auth_password'), { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: say('auth_login'), exact: true }).click();
  };
  for (const [identifier, message] of [
    ['nguyen van a', 'Hãy nhập email hoặc số điện thoại hợp lệ.'],
    ['a@b', 'Hãy nhập email hợp lệ!'],
    ['0912', 'Hãy nhập số điện thoại Việt Nam hợp lệ.'],
  ] as const) {
    await enter(identifier);
    await expect(page.getByText(message)).toBeVisible();
    await expect(typed).toHaveValue(identifier);
  }

  await page.goto('/password-reset/x');
  await page
    .locator('form')
    .first()
    .evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.getByRole('button', { name: say('auth_reset') }).click();
  await expect(page.getByText(/^Hãy nhập “/)).toBeVisible();
});

test('a failed sign-in leaves no session in the browser', async ({ page, context }) => {
  const person = await arrive(page.request);
  await context.clearCookies();
  await page.goto('/login');
  await signIn(context.request, person);
  await page.getByLabel(say('auth_identifier')).fill(person.email);
  await page.getByLabel(say('auth_password'), { exact: true }).fill('không phải đâu');
  await page.getByRole('button', { name: say('auth_login'), exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => /^(snc_|my|userName|agency)/.test(name))).toEqual([]);
  expect((await context.request.get('/api/auth/profile')).status()).toBe(401);
});

test('values typed before scripts load are kept', async ({ page }) => {
  const scriptsArrive = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const [who, secret] = [
    page.getByLabel(say('auth_identifier')),
    page.getByLabel(say('auth_password'), { exact: true }),
  ];
  await who.fill('0912 345 678');
  await secret.fill(newPassword);
  scriptsArrive();
  await page.getByRole('button', { name: say('ui_show_password') }).click();
  await expect(secret).toHaveValue(newPassword);
  await expect(who).toHaveValue('0912 345 678');
});

test('a forgotten password is replaced with the code of a text message', async ({ page, request }) => {
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  const number = `098${digits}`;
  const registered = await request.post('/api/auth/registerNotVerify', {
    data: { type: 'tbPhone', phone: number, password: somebody().password, name: 'Đỗ Văn Quỳnh' },
  });
  expect(registered.status(), await registered.text()).toBe(200);

  await page.goto('/forgot-password');
  await page.getByLabel(say('auth_identifier')).fill(number.replace(/^(....)(...)/, '$1 $2 '));
  await page.getByRole('button', { name: say('auth_forgot_send') }).click();
  await expect(page.getByRole('heading', { name: say('auth_forgot_code_title') })).toBeVisible();
  await page.getByLabel(say('auth_code')).fill(await codeFor(request, `+84${number.slice(1)}`));
  await page.getByRole('button', { name: say('auth_continue') }).click();

  await expect(page).toHaveURL(/\/password-reset\/.+/);
  await page.getByLabel(say('auth_new_password'), { exact: true }).fill(newPassword);
  await page.getByLabel(say('auth_confirm_password')).fill(newPassword);
  await page.getByRole('button', { name: say('auth_reset') }).click();
  await expect(page).toHaveURL('/login');
  await signInByHand(page, { name: '', email: number, password: newPassword });
  await expect(page.getByRole('heading', { name: hello('Đỗ Văn Quỳnh') })).toBeVisible();
});

test('changing the password signs out all other devices', { tag: '@core' }, async ({ page, browser }) => {
  const person = await arrive(page.request);
  const other = await browser.newContext();
  await signIn(other.request, person);

  await page.goto('/change-password');
  const change = async (current: string) => {
    await page.getByLabel(say('auth_current_password')).fill(current);
    await page.getByLabel(say('auth_new_password'), { exact: true }).fill(newPassword);
    await page.getByLabel(say('auth_confirm_password')).fill(newPassword);
    await page.getByRole('button', { name: say('auth_change') }).click();
  };
  await change('not the password');
  await expect(page.getByText('Mật khẩu không đúng!')).toBeVisible();
  await expectMessage(page, say('auth_changed'), () => change(person.password));
  await expect(page).toHaveURL('/action/setting');

  expect((await page.request.get('/api/auth/profile')).status()).toBe(200);
  expect((await other.request.get('/api/auth/profile')).status()).toBe(401);
  await other.close();
});
