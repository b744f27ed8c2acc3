import type { Browser, Page } from '@playwright/test';
import {
  anAddress,
  arrive,
  asVisitor,
  codeFor,
  expect,
  expectAccessible,
  signInByHand,
  somebody,
  test,
} from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { hello, say } from '../support/words.ts';

const newPassword = 'Nắng-hạ-77-vàng';

/** Tries wrong passwords, each from a new address and browser. */
const guess = async (browser: Browser, email: string, times: number): Promise<void> => {
  for (let tries = 0; tries < times; tries += 1) {
    const context = await browser.newContext();
    await context.request.post('/api/auth/login', {
      data: { email, password: `sai ${tries}` },
      headers: { 'x-forwarded-for': anAddress() },
    });
    await context.close();
  }
};

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/logout');
  await page.getByRole('button', { name: say('auth_logout') }).click();
  await expect(page).not.toHaveURL('/logout');
};

test('after wrong guesses, a known browser signs in directly and another one after a check', async ({
  page,
  browser,
}) => {
  const person = somebody();
  const first = await browser.newContext();
  await arrive(first.request, person);
  await first.close();
  await page.goto('/login');
  await signInByHand(page, person);
  await expect(page.getByRole('heading', { name: hello(person.name) })).toBeVisible();
  await signOut(page);

  await guess(browser, person.email, 8);
  await page.goto('/login');
  await signInByHand(page, person);
  await expect(page.getByRole('heading', { name: hello(person.name) })).toBeVisible();

  await asVisitor(browser, async (elsewhere) => {
    await elsewhere.goto('/login');
    await signInByHand(elsewhere, person);
    await expect(elsewhere.getByText(say('auth_work_asked'))).toBeVisible();
    await expectAccessible(elsewhere);
    await expect(elsewhere.getByLabel(say('auth_password'), { exact: true })).toHaveValue(person.password);
    await elsewhere.getByRole('button', { name: say('auth_login'), exact: true }).click();
    await expect(elsewhere.getByRole('heading', { name: hello(person.name) })).toBeVisible();
  });

  // A correct sign-in resets the counter of guesses.
  await guess(browser, person.email, 6);
  await asVisitor(
    browser,
    async (withoutScripts) => {
      await withoutScripts.goto('/login');
      await signInByHand(withoutScripts, person);
      await withoutScripts.getByRole('link', { name: say('auth_work_reset') }).click();
      await expect(withoutScripts.getByRole('heading', { name: say('auth_forgot_title') })).toBeVisible();
    },
    false,
  );
});

test('a code entered in another browser than the one that registered leads to a new password', async ({
  page,
  browser,
}) => {
  const person = somebody();
  await page.goto('/register');
  await page.getByLabel(say('auth_name')).fill(person.name);
  await page.getByLabel(say('auth_identifier')).fill(person.email);
  await page.getByLabel(say('auth_password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('auth_register') }).click();
  await expect(page).toHaveURL(/\/verify-account/);

  await asVisitor(browser, async (phone) => {
    await phone.goto('/login?returnTo=/verify-account');
    await signInByHand(phone, person);
    await expect(phone.getByLabel(say('auth_code'))).toBeVisible();
    await scriptsRun(phone);
    await phone.getByLabel(say('auth_code')).fill(await codeFor(page.request, person.email));
    await expect(phone).toHaveURL(/\/password-reset\/.+/);
    await expect(phone.getByText(say('auth_verified_elsewhere'))).toBeVisible();
    await expectAccessible(phone);
    await phone.getByLabel(say('auth_new_password'), { exact: true }).fill(newPassword);
    await phone.getByLabel(say('auth_confirm_password')).fill(newPassword);
    await phone.getByRole('button', { name: say('auth_reset') }).click();
    await signInByHand(phone, { ...person, password: newPassword });
    await expect(phone.getByRole('heading', { name: hello(person.name) })).toBeVisible();
    await phone.goto('/verify-account');
    await expect(phone).toHaveURL(/\/me\//);
  });

  // The browser that registered is signed out, and its password no longer works.
  expect((await page.request.get('/api/auth/profile')).status()).toBe(401);
  await page.context().clearCookies();
  await page.goto('/login');
  await signInByHand(page, person);
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a code entered in the browser that registered keeps the password', async ({ page }) => {
  const person = somebody();
  await page.goto('/register');
  await page.getByLabel(say('auth_name')).fill(person.name);
  await page.getByLabel(say('auth_identifier')).fill(person.email);
  await page.getByLabel(say('auth_password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('auth_register') }).click();
  await expect(page.getByLabel(say('auth_code'))).toBeVisible();
  await scriptsRun(page);
  await page.getByLabel(say('auth_code')).fill(await codeFor(page.request, person.email));
  await expect(page).toHaveURL(/\/action\/start\/portrait$/);
  await signOut(page);
  await page.goto('/login');
  await signInByHand(page, person);
  await expect(page.getByRole('heading', { name: hello(person.name) })).toBeVisible();
});
