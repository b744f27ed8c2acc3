/** Changing the addresses that sign in, undoing it from the old mailbox, and the list of devices. */
import type { Page } from '@playwright/test';
import {
  arrive,
  codeFor,
  desktop,
  expect,
  expectAccessible,
  expectMessage,
  messageTo,
  type Person,
  signIn,
  signInByHand,
  somebody,
  test,
  verify,
} from '../support/people.ts';
import { hello, say } from '../support/words.ts';

const way = (page: Page, kind: 'email' | 'phone') =>
  page
    .getByRole('region', { name: say('address_title') })
    .getByRole('link', { name: say(kind === 'email' ? 'address_email' : 'address_phone') });

/** Changes the e-mail address on the security screen, right after a sign-in. */
const changeEmail = async (page: Page, to: string): Promise<void> => {
  await page.goto('/action/security');
  await way(page, 'email').click();
  await expect(page.getByRole('heading', { name: say('address_change_email'), level: 1 })).toBeVisible();
  await page.getByLabel(say('address_new_email')).fill(to);
  await page.getByRole('button', { name: say('address_send') }).click();
  await expect(page.getByText(say('address_sent', { address: to }))).toBeVisible();
  await page.getByLabel(say('auth_code')).fill(await codeFor(page.request, to));
  await page.getByRole('button', { name: say('address_verify') }).click();
  await expect(page).toHaveURL('/action/security');
  await expect(way(page, 'email')).toContainText(to);
};

const undoLink = async (page: Page, { email }: Person): Promise<string> =>
  messageTo(page.request, email, /http:\/\/\S+\/not-me\/[\w-]+/);

test(
  'an address is changed by a code, and the old one undoes it without being signed in',
  { tag: '@core' },
  async ({ page, browser }) => {
    test.slow();
    const person = await arrive(page.request);
    await verify(page.request, person);
    await page.goto('/action/setting');
    await page.getByRole('link', { name: say('factor_screen') }).click();
    await expectAccessible(page);
    const { email } = somebody();
    await changeEmail(page, email);

    // A view of the link, as programs make it, changes nothing.
    const link = await undoLink(page, person);
    const elsewhere = await (await browser.newContext({ ...desktop, locale: 'vi-VN' })).newPage();
    await elsewhere.goto(link);
    await expect(elsewhere.getByText(person.email)).toBeVisible();
    await expectAccessible(elsewhere);
    await page.reload();
    await expect(way(page, 'email')).toContainText(email);

    await elsewhere.getByRole('button', { name: say('not_me_address_do') }).click();
    await expect(elsewhere).toHaveURL(/\/password-reset\/.+/);
    const password = 'Nắng-hạ-77-vàng';
    await elsewhere.getByLabel(say('auth_new_password'), { exact: true }).fill(password);
    await elsewhere.getByLabel(say('auth_confirm_password')).fill(password);
    await elsewhere.getByRole('button', { name: say('auth_reset'), exact: true }).click();
    await expect(elsewhere).toHaveURL('/login');
    await signInByHand(elsewhere, { ...person, password });
    await expect(elsewhere.getByRole('heading', { name: hello(person.name) })).toBeVisible();
    await elsewhere.goto('/action/security');
    await expect(way(elsewhere, 'email')).toContainText(person.email);

    // The session that made the change has ended: its page reloads by itself, once the browser has tried to connect again
    // and was refused, after pauses of some seconds. The link is used up.
    await expect(page.getByRole('heading', { name: say('app_sign_in_title') })).toBeVisible({ timeout: 30_000 });
    await page.goto(link);
    await expect(page.getByRole('heading', { name: say('not_me_gone') })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/action/security');
    await expect(way(page, 'email')).toHaveCount(0);
    await elsewhere.context().close();
  },
);

test('an address of another account is answered like a free one', async ({ page, browser }) => {
  const other = await browser.newContext();
  const holder = await arrive(other.request);
  await other.close();
  const person = await arrive(page.request);
  await verify(page.request, person);
  await page.goto('/action/security/email');
  await page.getByLabel(say('address_new_email')).fill('không phải email');
  await page.getByRole('button', { name: say('address_send') }).click();
  await expect(page.getByLabel(say('address_new_email'))).toHaveAccessibleDescription(/email/);
  await page.getByLabel(say('address_new_email')).fill(holder.email);
  await page.getByRole('button', { name: say('address_send') }).click();
  await expect(page.getByText(say('address_sent', { address: holder.email }))).toBeVisible();
  await messageTo(page.request, holder.email, /thuộc tài khoản của bạn/);
  await page.getByLabel(say('auth_code')).fill('000000');
  await page.getByRole('button', { name: say('address_verify') }).click();
  await expect(page.getByText('Mã không đúng').first()).toBeVisible();
});

test('other devices are signed out at once', async ({ page, browser }) => {
  const person = await arrive(page.request);
  const others = [await browser.newContext(), await browser.newContext()];
  for (const other of others) await signIn(other.request, person);
  await page.goto('/action/security');
  const devices = page.getByRole('region', { name: say('setting_devices') });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await devices.getByRole('button', { name: say('setting_sessions_end') }).click();
  await expectMessage(page, say('setting_sessions_ended'), () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: say('setting_sessions_end') })
      .click(),
  );
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  for (const other of others) {
    expect((await other.request.get('/api/auth/profile')).status()).toBe(401);
    await other.close();
  }
});

test.describe('without scripts', () => {
  test.use({ ...desktop, javaScriptEnabled: false });

  test('a phone number is added, and the e-mail address removed', async ({ page }) => {
    const person = await arrive(page.request);
    await verify(page.request, person);
    await page.goto('/action/security');
    await way(page, 'phone').click();
    const number = `09${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    await page.getByLabel(say('address_new_phone')).fill(number);
    await page.getByRole('button', { name: say('address_send') }).click();
    await page.getByLabel(say('auth_code')).fill(await codeFor(page.request, `+84${number.slice(1)}`));
    await page.getByRole('button', { name: say('address_verify') }).click();
    await expect(page).toHaveURL('/action/security');
    await way(page, 'email').click();
    await page.getByText(say('address_remove_email')).click();
    await page.getByRole('button', { name: say('address_remove_do'), exact: true }).click();
    await expect(page).toHaveURL('/action/security');
    await expect(way(page, 'email')).toContainText(say('address_none'));
    await messageTo(page.request, person.email, /vừa được gỡ/);
  });
});
