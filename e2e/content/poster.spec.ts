import { dayAhead } from '../support/days.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { arrive, expect, test } from '../support/people.ts';
import { say } from '../support/words.ts';

const save = (page: Page) => page.getByRole('button', { name: say('content_save'), exact: true }).click();

const picture = () =>
  sharp({ create: { width: 1200, height: 600, channels: 3, background: '#a33f2f' } })
    .jpeg()
    .toBuffer();

const strip = (page: Page) => page.getByRole('region', { name: say('poster_strip') });

test('a visitor reads what posters are for', async ({ page }) => {
  await page.goto('/action/save-poster');
  await expect(page.getByText(say('poster_purpose'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('auth_login') }).first()).toBeVisible();
});

test('an owner publishes and disables a poster, and cannot publish an ended one', async ({ page, browser }) => {
  const { memberId } = await arrive(page.request);
  const own = `/me/${memberId}`;
  await page.goto('/action/save-poster');
  await page.getByRole('link', { name: say('poster_add') }).click();
  await save(page);
  await expect(page.getByText(/^Hãy nhập (“|thông tin này)/)).toHaveCount(4);

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'p.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await page.getByLabel(say('poster_name')).fill('Mở lò đầu đông');
  await page.getByRole('radio', { name: say('poster_view_other') }).check();
  await page.getByLabel(say('poster_start')).fill(dayAhead(-1));
  await page.getByLabel(say('poster_end')).fill(dayAhead(-2));
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await save(page);
  await expect(page.getByText('Thời gian kết thúc phải sau thời gian bắt đầu.')).toBeVisible();
  await page.getByLabel(say('poster_start')).fill(dayAhead(-9));
  await save(page);
  await expect(page.getByText(/Poster đã qua ngày kết thúc/)).toBeVisible();
  await page.getByLabel(say('poster_end')).fill(dayAhead(3));
  await save(page);
  await expect(page.getByText(say('poster_saved'))).toBeVisible();
  await expect(page.getByText(say('poster_state_showing'), { exact: true })).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(own);
  await expect(strip(visitor).getByRole('img')).toHaveAttribute('alt', /Mở lò đầu đông/);
  await visitor.goto(`${own}/posts`);
  await expect(strip(visitor)).toHaveCount(0);

  await page.getByRole('button', { name: say('poster_turn_off_this', { title: 'Mở lò đầu đông' }) }).click();
  await expect(page.getByText(say('poster_state_off'), { exact: true })).toBeVisible();
  await visitor.goto(own);
  await expect(strip(visitor)).toHaveCount(0);

  await page.getByRole('link', { name: say('poster_edit') }).click();
  await page.getByRole('radio', { name: say('poster_view_posts') }).check();
  await page.getByLabel(say('poster_enabled')).check();
  await save(page);
  await expect(page.getByText(say('poster_state_showing'), { exact: true })).toBeVisible();
  await visitor.goto(`${own}/posts`);
  await expect(strip(visitor)).toBeVisible();

  await page.getByRole('button', { name: say('content_delete') }).click();
  await expect(page.getByText(say('poster_empty'))).toBeVisible();
  await page.getByRole('button', { name: say('content_undo') }).click();
  await expect(page.getByText(say('poster_state_showing'), { exact: true })).toBeVisible();
});
