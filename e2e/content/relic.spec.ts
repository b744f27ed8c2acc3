import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addContent } from '../support/addContent.ts';
import { arrive, expect, test } from '../support/people.ts';
import { say } from '../support/words.ts';

const save = (page: Page) => page.getByRole('button', { name: say('content_save'), exact: true }).click();
const story = (page: Page) => page.getByRole('textbox', { name: say('relic_content'), exact: true });

const picture = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#37507a' } })
    .jpeg()
    .toBuffer();

test('an owner adds an heirloom, and a visitor finds it by type', async ({ page, browser }) => {
  const { memberId } = await arrive(page.request);
  const own = `/me/${memberId}`;
  await page.goto(own);
  await addContent(page, 'relic_add');
  await save(page);
  await expect(page.getByText(/^Hãy nhập (“|thông tin này)/).first()).toBeVisible();

  await page.getByRole('radio', { name: say('relic_type_craft') }).check();
  await page.getByLabel(say('relic_name')).fill('Nghề gốm Thanh Hà');
  await page.getByLabel(say('relic_period')).fill('Hơn 500 năm');
  await page.getByLabel(say('relic_place')).fill('Hội An');
  await expect(story(page)).toHaveAttribute('contenteditable', 'true');
  await story(page).fill('Ông tổ nghề từ Thanh Hóa vào, mang theo bàn xoay.');
  await page
    .locator('input[type=file][accept^=image]')
    .last()
    .setInputFiles({ name: 'lo.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await page.getByLabel(say('ui_caption')).fill('Bàn xoay của ông');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await save(page);

  await expect(page).toHaveURL(/\/me\/relics\/[0-9a-f-]{36}$/);
  await expect(page.getByText(say('relic_saved'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Nghề gốm Thanh Hà' })).toBeVisible();
  const address = page.url();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${own}/relics`);
  await visitor.getByRole('link', { name: say('relic_type_site') }).click();
  await expect(visitor.getByText(say('relic_empty'))).toBeVisible();
  await visitor.getByRole('link', { name: say('relic_type_craft') }).click();
  await visitor.getByRole('link', { name: 'Nghề gốm Thanh Hà' }).click();
  await expect(visitor).toHaveURL(address);
  await expect(visitor.getByText('Hơn 500 năm')).toBeVisible();
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  expect(await visitor.locator('script[type="application/ld+json"]').allTextContents()).toContainEqual(
    expect.stringContaining('"Article"'),
  );
  await visitor.getByRole('link', { name: 'Bàn xoay của ông' }).click();
  await expect(visitor.getByRole('dialog')).toBeVisible();
  await visitor.keyboard.press('Escape');

  // Others do not find a hidden one.
  await page.locator('summary', { hasText: say('content_visibility_public') }).click();
  await page.getByRole('button', { name: say('content_visibility_private') }).click();
  await expect(page.getByText(say('content_visibility_saved'))).toBeVisible();
  await visitor.goto(address);
  await expect(visitor).toHaveURL(/\/404/);

  await page.goto(address);
  await page.getByRole('button', { name: say('content_delete') }).click();
  await expect(page).toHaveURL(/\/edit\/relics/);
  await page.getByRole('button', { name: say('content_undo') }).click();
  await expect(page.getByText(say('content_restored'))).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nghề gốm Thanh Hà');
});
