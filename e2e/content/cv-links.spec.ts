/** Journeys of links to CVs for single readers (docs/rules/cv.md#links). */
import type { Browser, Page } from '@playwright/test';
import { asVisitor, expect, expectAccessible, expectMessage, phone, test } from '../support/people.ts';
import { say } from '../support/words.ts';
import { arriveWithCv, followCvAction, NAME } from './cvs.ts';

/** Makes a private CV through the API and opens its links. */
const openLinks = async (page: Page): Promise<void> => {
  await arriveWithCv(page, { name: 'CV quản lý xưởng', template: 'timeline' });
  await followCvAction(page, 'CV quản lý xưởng', 'cv_private_links');
  await expect(page.getByRole('heading', { level: 1, name: say('cv_private_links') })).toBeVisible();
};

const addressOf = async (page: Page, label: string): Promise<string> => {
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label }) });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await row.getByRole('button', { name: say('cv_private_link_copy') }).click();
  // It says so once the address is there.
  await expect(row.getByRole('button', { name: say('ui_copied') })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
};

/** A visitor whose browser does not name itself a robot, since robots are not counted. */
const asReader = async (browser: Browser, work: (page: Page) => Promise<void>): Promise<void> => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36';
  const context = await browser.newContext({ ...phone, locale: 'vi-VN', userAgent });
  await work(await context.newPage());
  await context.close();
};

test.use(phone);

test('a member sends a private CV by a link with a password, and sees that it was opened', async ({
  page,
  browser,
}) => {
  await openLinks(page);
  await expect(page.getByText(say('cv_private_links_none'))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(say('cv_private_link_label')).fill('Gốm Việt');
  await page.getByLabel(say('cv_private_link_password')).fill('gom');
  const make = page.getByRole('button', { name: say('cv_private_link_make') });
  await make.click();
  // A refused form keeps its values.
  await expect(page.getByText('Cần ít nhất 6 ký tự.')).toBeVisible();
  await expect(page.getByLabel(say('cv_private_link_label'))).toHaveValue('Gốm Việt');
  await page.getByLabel(say('cv_private_link_password')).fill('gom-2026');
  await expectMessage(page, say('cv_private_link_made'), () => make.click());
  await expect(page.getByText(say('cv_private_link_has_password'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('cv_private_link_unopened'))).toBeVisible();
  const made = page.getByRole('heading', { name: 'Gốm Việt' });
  await expect(made).toBeFocused();
  await expect(made).toBeInViewport();
  await expect(page.getByRole('button', { name: say('cv_private_link_copy') })).toBeInViewport();
  await expectAccessible(page);
  const address = await addressOf(page, 'Gốm Việt');

  await asReader(browser, async (visitor) => {
    await visitor.goto(address);
    await visitor.waitForLoadState('networkidle');
    await expect(visitor.getByText(say('cv_private_link_page_locked'))).toBeVisible();
    expect(await visitor.content()).not.toContain(NAME);
    await expectAccessible(visitor);
    const open = visitor.getByRole('button', { name: say('cv_private_link_page_open') });
    await visitor.getByLabel(say('cv_private_link_password')).fill('gom-2025');
    await open.click();
    await expect(visitor.getByText('Mật khẩu không đúng!')).toBeVisible();
    await visitor.getByLabel(say('cv_private_link_password')).fill('gom-2026');
    await open.click();
    await expect(visitor.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    await expect(visitor.getByText('thuong@example.test')).toBeVisible();
    expect(await visitor.content()).not.toContain('Bến Gốm');
    await expectAccessible(visitor);
    // The browser knows the password for a while.
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
    const coming = visitor.waitForEvent('download');
    await visitor.getByRole('link', { name: say('cv_download_pdf') }).click();
    expect((await coming).suggestedFilename()).toBe(`CV ${NAME}.pdf`);
  });

  // The closed page speaks the language of the browser, also after a wrong password.
  const abroad = await browser.newContext({ ...phone, locale: 'en-US' });
  const english = await abroad.newPage();
  await english.goto(address);
  await expect(english.getByText(say('cv_private_link_page_locked', {}, 'en'))).toBeVisible();
  await english.getByLabel(say('cv_private_link_password', {}, 'en')).fill('gom-2025');
  await english.getByRole('button', { name: say('cv_private_link_page_open', {}, 'en') }).click();
  await expect(english.getByText(/^incorrect password!$/i)).toBeVisible();
  await expect(english.locator('html')).toHaveAttribute('lang', 'en');
  await abroad.close();

  await page.reload();
  await expect(page.getByText(say('cv_private_link_views', { count: 1 }))).toBeVisible();
});

test('a link ends, is changed and deleted', async ({ page, browser }) => {
  await openLinks(page);
  await page.getByLabel(say('cv_private_link_label')).fill('Gốm Việt');
  const ends = page.getByLabel(say('cv_private_link_ends'));
  await ends.fill('2020-01-31');
  const make = page.getByRole('button', { name: say('cv_private_link_make') });
  await make.click();
  await expect(page.getByText('Ngày này đã qua. Hãy chọn hôm nay hoặc một ngày sau.')).toBeVisible();
  await ends.fill('2090-01-31');
  await expectMessage(page, say('cv_private_link_made'), () => make.click());
  await expect(page.getByText(say('cv_private_link_until', { date: '31/01/2090' }))).toBeVisible();
  await page.getByRole('link', { name: say('cv_private_link_edit') }).click();
  await expect(page.getByRole('heading', { name: say('cv_private_link_change', { label: 'Gốm Việt' }) })).toBeVisible();
  await expect(ends).toHaveValue('2090-01-31');
  await ends.fill('');
  const save = page.getByRole('button', { name: say('cv_private_link_save') });
  await expectMessage(page, say('cv_private_link_saved'), () => save.click());
  const address = await addressOf(page, 'Gốm Việt');
  await asVisitor(browser, async (visitor) => {
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  });
  await page.getByRole('button', { name: say('content_delete') }).click();
  const dialog = page.getByRole('dialog');
  await expectMessage(page, say('cv_private_link_removed'), () =>
    dialog.getByRole('button', { name: say('cv_private_link_remove') }).click(),
  );
  await asVisitor(browser, async (visitor) => {
    await visitor.goto(address);
    await expect(visitor).toHaveURL(/\/404/);
  });
});
