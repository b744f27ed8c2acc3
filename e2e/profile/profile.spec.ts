import type { Browser, Page } from '@playwright/test';
import { demoBrand, demoOwner, demoPage } from '../support/demo.ts';
import { addContent } from '../support/addContent.ts';
import { arrive, expect, expectMessage, phone, signIn, somebody, test, type Person } from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';

const privateAddress = 'rieng-tu@example.test';

/** Opens a page as a new visitor. */
const visit = async (browser: Browser, address: string, look: (page: Page) => Promise<void>): Promise<void> => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(address);
  await look(page);
  await context.close();
};

const openContacts = async (page: Page) => {
  // The form is a sheet over the page where scripts run.
  await scriptsRun(page);
  const edit = page.getByRole('link', { name: say('profile_edit_contacts'), exact: true });
  if (await edit.isVisible()) await edit.click();
  else await addContent(page, 'profile_add_contacts');
  const sheet = page.getByRole('dialog', { name: say('profile_edit_contacts') });
  await expect(sheet).toBeVisible();
  return sheet;
};

/** Adds a private contact: first with an invalid address, and dismissing the question whether to discard it. */
const addPrivateContact = async (page: Page): Promise<void> => {
  const sheet = await openContacts(page);
  const value = sheet.getByLabel(say('profile_contact_value'));
  await sheet.getByLabel(say('profile_contact_kind')).selectOption('email');
  await value.fill('không phải e-mail');
  await sheet.getByRole('button', { name: say('profile_save'), exact: true }).click();
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  await expect(value).toHaveValue('không phải e-mail');

  page.once('dialog', (question) => {
    expect(question.message()).toBe(say('profile_discard_question'));
    void question.dismiss();
  });
  await page.keyboard.press('Escape');
  await expect(value).toHaveValue('không phải e-mail');

  await value.fill(privateAddress);
  await sheet.getByLabel(say('profile_contact_seen_by')).selectOption('private');
  await sheet.getByRole('button', { name: say('profile_save'), exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(page.locator('#contacts')).toContainText(privateAddress);
  await expect(page.locator('#contacts')).toContainText(say('profile_visible_private'));
};

const takeLink = async (page: Page, link: string): Promise<void> => {
  await page.goto('/action/shortenedLink');
  await page.locator('input[name=urlMinify]').fill(link);
  await expectMessage(page, say('link_saved'), () => page.getByRole('button', { name: say('link_take') }).click());
};

const lockAccount = async (page: Page, { password }: Person): Promise<void> => {
  await page.goto('/action/setting');
  await page.locator('summary', { hasText: say('setting_lock') }).click();
  const field = page.getByLabel(say('setting_lock_password'));
  await field.fill('không phải mật khẩu');
  await page.getByLabel(say('setting_lock_confirm')).check();
  const button = page.getByRole('button', { name: say('setting_lock_do') });
  await button.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(password);
  await page.getByLabel(say('setting_lock_confirm')).check();
  await button.click();
  await expect(page).toHaveURL('/login');
};

test(
  'private contacts are hidden, old links redirect, and a locked page says so',
  { tag: '@core' },
  async ({ page, browser }) => {
    const person = await arrive(page.request, somebody('Đặng Thị Ngọc Ánh'));
    await page.goto(`/me/${person.memberId}`);
    await addPrivateContact(page);

    const name = person.email.slice(4, 12);
    await takeLink(page, `cu-${name}`);
    await takeLink(page, `moi-${name}`);
    const link = `/smc/moi-${name}`;
    await visit(browser, `/smc/cu-${name}`, async (visitor) => {
      await expect(visitor).toHaveURL(link);
      await expect(visitor.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
      await expect(visitor.getByText(privateAddress)).toHaveCount(0);
      await expect(visitor.getByRole('link', { name: say('profile_edit_contacts') })).toHaveCount(0);
      await visitor.goto(`/me/cu-${name}`);
      await expect(visitor).toHaveURL(`/me/moi-${name}`);
    });
    await visit(browser, '/', async (other) => {
      await signIn(other.request, demoOwner);
      await other.goto(`/me/moi-${name}/edit/contacts`);
      await expect(other).toHaveURL(`/me/moi-${name}`);
      await expect(other.getByText(privateAddress)).toHaveCount(0);
    });

    const refused = await page.goto(`${demoBrand}/edit/about`);
    expect(refused?.status()).toBe(403);
    await expect(page.getByText(say('app_refused_title'))).toBeVisible();

    await lockAccount(page, person);
    await visit(browser, link, async (visitor) => {
      await expect(visitor.getByText(say('profile_locked'))).toBeVisible();
      await expect(visitor.getByRole('link', { name: say('profile_save_contact') })).toHaveCount(0);
    });
  },
);

test('a group’s short link leads to its page, also under a member’s address', async ({ page }) => {
  for (const address of ['/smc/gom-moc-nhien', '/me/gom-moc-nhien']) {
    await page.goto(address);
    await expect(page).toHaveURL(demoBrand);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Gốm Mộc Nhiên' })).toBeVisible();
});

test.describe('inside Zalo', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 Zalo android/24.10.02',
  });

  test('saving a contact explains how to leave the app and still offers the card', async ({ page }) => {
    await page.goto(demoPage);
    await expect(page.locator('#contacts').getByRole('button').first()).toBeVisible();
    await page.getByRole('link', { name: say('profile_save_contact') }).click();
    const hint = page.getByRole('dialog', { name: say('profile_in_app_title') });
    await expect(hint).toContainText(say('profile_in_app_text', { app: 'Zalo' }));
    await expect(hint.getByText(new URL(demoPage, page.url()).href)).toBeVisible();
    const [card] = await Promise.all([
      page.waitForEvent('download'),
      hint.getByRole('link', { name: say('profile_in_app_anyway') }).click(),
    ]);
    expect(card.suggestedFilename()).toMatch(/\.vcf$/);
    await page.keyboard.press('Escape');
    await expect(hint).toBeHidden();
  });
});
