import type { Page } from '@playwright/test';
import { asVisitor, desktop, expect, expectAccessible, test } from '../support/people.ts';
import { say } from '../support/words.ts';

const field = (page: Page) => page.getByLabel(say('search_field')).and(page.locator('input:visible'));
const list = (page: Page) => page.getByRole('listbox');
const kind = (page: Page, key: string) =>
  page.getByRole('navigation', { name: say('search_kinds') }).getByRole('link', { name: say(key) });

test(
  'a visitor finds people and things without diacritics, and without scripts',
  { tag: '@core' },
  async ({ browser }) => {
    await asVisitor(
      browser,
      async (page) => {
        await page.goto('/me/my-duyen');
        await page.getByRole('link', { name: say('search_field') }).click();
        await expect(page.getByRole('heading', { level: 1, name: say('search_title') })).toBeVisible();
        await field(page).fill('gom moc nhien');
        await field(page).press('Enter');
        await expect(page).toHaveURL(/\/search\?q=gom\+moc\+nhien/);
        const brand = page.getByRole('link', { name: /Gốm Mộc Nhiên/ }).first();
        await expect(brand).toBeVisible();
        await expect(brand.locator('mark').first()).toHaveText('Gốm');
        await kind(page, 'search_product').click();
        await expect(page).toHaveURL(/type=product/);
        await page.goto('/search?q=khong-co-gi-nhu-the');
        await expect(page.getByText(say('search_none', { q: 'khong-co-gi-nhu-the' }))).toBeVisible();
      },
      false,
    );
  },
);

test('what is meant is suggested while it is typed, and chosen by hand', async ({ page }) => {
  await page.goto('/action/discover/detail');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await field(page).tap();
  await field(page).pressSequentially('my duy', { delay: 30 });
  await expect(list(page)).toBeVisible();
  expect(
    fetched.some((address) => address.includes('SearchSuggestions')),
    'only now',
  ).toBe(true);
  await expectAccessible(page);
  await list(page).getByRole('option', { name: 'Mỹ Duyên' }).first().tap();
  await expect(page).toHaveURL(/\/me\/my-duyen/);
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('the keys walk through suggestions, and what was searched for stays on this device', async ({ page }) => {
    await page.goto('/search');
    await field(page).click();
    await field(page).pressSequentially('gom', { delay: 30 });
    await expect(list(page).getByRole('option').nth(1)).toBeVisible();
    await expect(field(page)).toHaveAttribute('role', 'combobox');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(list(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(list(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=gom/);
    await expect(page.getByRole('heading', { level: 2, name: say('search_group') })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/search');
    const recent = page.getByRole('link', { name: 'gom', exact: true });
    await expect(recent).toBeVisible();
    await field(page).click();
    await expect(list(page).getByRole('option', { name: 'gom' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('search_forget') }).click();
    await expect(recent).toHaveCount(0);
  });
});
