/** Second factors through the screens, with the codes that an authenticator app would show. */
import type { Page } from '@playwright/test';
import { appCode } from '../../api/src/testing/factories/app-codes.ts';
import { expect, type Person } from './people.ts';
import { say } from './words.ts';

/** The app's code; that of the next half minute, which is accepted too, once the present one was used. */
export const codeOf = (secret: string, { next = false } = {}): string =>
  appCode(secret, new Date(Date.now() + (next ? 30_000 : 0)));

/** The field for a code of the app. */
export const codeField = (page: Page) => page.getByLabel(say('factor_code'));

/** Signs in by the form, to wherever that leads. */
export const enterPassword = async (page: Page, { email, password }: Person, returnTo: string): Promise<void> => {
  await page.goto(`/login?${new URLSearchParams({ returnTo }).toString()}`);
  await page.getByLabel(say('auth_identifier')).fill(email);
  await page.getByLabel(say('auth_password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('auth_login'), exact: true }).click();
};

/** Signs out by the screen for it. */
export const signOut = async (page: Page): Promise<void> => {
  await page.goto('/logout');
  await page
    .getByRole('main')
    .getByRole('button', { name: say('auth_logout') })
    .click();
  await expect(page).not.toHaveURL('/logout');
};

/** Turns the second factor on at the open security screen; returns its secret and recovery codes. */
export const turnOn = async (page: Page, { password }: Person) => {
  await page.getByLabel(say('factor_password')).fill(password);
  await page.getByRole('button', { name: say('factor_begin') }).click();
  await expect(page.getByRole('img', { name: say('factor_qr') })).toBeVisible();
  const secret = (await page.locator('#factor code').innerText()).replaceAll(/\s/g, '');
  await codeField(page).fill('000000');
  await page.getByRole('button', { name: say('factor_confirm') }).click();
  await expect(page.getByText('Mã không đúng hoặc đã được dùng.')).toBeVisible();
  await codeField(page).fill(codeOf(secret));
  await page.getByRole('button', { name: say('factor_confirm') }).click();
  await expect(page.getByRole('heading', { name: say('factor_codes_title') })).toBeVisible();
  const listed = page.locator('#factor li code');
  await expect(listed).toHaveCount(10);
  return { secret, codes: await listed.allInnerTexts() };
};
