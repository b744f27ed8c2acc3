import type { Page } from '@playwright/test';
import { arrive, asVisitor, desktop, expect, expectAccessible, test } from '../support/people.ts';
import { arriveTalking } from '../support/talk.ts';
import { say } from '../support/words.ts';

/** The field of the screen, or that of the rail. */
const field = (page: Page) => page.getByLabel(say('search_field')).and(page.locator('input:visible')).last();
const list = (page: Page) => page.getByRole('listbox');
const kind = (page: Page, key: string) =>
  page.getByRole('navigation', { name: say('search_kinds') }).getByRole('link', { name: say(key) });

test('a visitor finds people and products without accents and scripts', { tag: '@core' }, async ({ browser }) => {
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
      // Kinds without a result have no tab.
      await expect(kind(page, 'search_product')).toHaveCount(0);
      await page.goto('/search?q=gom');
      await kind(page, 'search_product').click();
      await expect(page).toHaveURL(/type=product/);
      await page.goto('/search?q=khong-co-gi-nhu-the');
      await expect(page.getByText(say('search_none', { q: 'khong-co-gi-nhu-the' }))).toBeVisible();
    },
    false,
  );
});

test('people and organizations are found by profession, place and text, and filtered', async ({ page }) => {
  await page.goto('/search?q=bac+si');
  const doctor = page.getByRole('link', { name: /Đỗ Khánh Ngọc/ }).first();
  await expect(doctor.locator('mark')).toHaveText(['Bác', 'sĩ']);
  await page.goto('/search?q=hạ+long');
  await expect(page.getByRole('link', { name: /Phạm Văn Hải/ }).first()).toContainText('Hạ Long');
  await page.goto('/search?q=gốm+xoay+tay');
  await expect(page.getByRole('link', { name: /Gốm xoay tay, men tro/ }).locator('mark')).toHaveText([
    'Gốm',
    'Gốm',
    'xoay',
    'tay',
  ]);

  await page.getByText(say('search_narrow')).click();
  await page.getByLabel(say('explore_filter_province')).selectOption({ label: 'Tỉnh Quảng Ninh' });
  await page.getByRole('button', { name: say('explore_filter_do') }).click();
  await expect(page).toHaveURL(/provinceCode=22/);
  await expect(page.getByText(say('search_none_narrowed_tips'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: say('search_drop_filter', { name: 'Tỉnh Quảng Ninh' }) }).click();
  await expect(page).not.toHaveURL(/provinceCode/);
  await expect(page).toHaveURL(/q=g/);
  await page.goto('/search?provinceCode=22&q=khong-co-gi');
  await page.getByRole('link', { name: say('search_drop_filters') }).click();
  await expect(page).toHaveURL(/\/search\?q=khong-co-gi$/);
});

test('a member is led to the tools that their words name', async ({ page, browser }) => {
  const tools = (of: Page) => of.getByRole('region', { name: say('search_tools') });
  await asVisitor(browser, async (visitor) => {
    await visitor.goto('/search?q=ngân+hàng');
    await expect(visitor.getByRole('heading', { level: 1, name: say('search_title') })).toBeVisible();
    await expect(tools(visitor)).toHaveCount(0);
  });
  await arrive(page.request);
  for (const [q, label] of [
    ['thiep cuoi', say('wedding_own')],
    ['tạo CV', say('cv_title')],
    ['check-in', say('checkin_title')],
  ] as const) {
    await page.goto(`/search?q=${encodeURIComponent(q)}`);
    await expect(tools(page).getByRole('link', { name: label })).toBeVisible();
  }
  await page.goto('/search?q=hằng');
  await expect(page.getByRole('heading', { level: 1, name: say('search_title') })).toBeVisible();
  await expect(tools(page)).toHaveCount(0);
  await page.goto('/search?q=ngân+hàng');
  await expectAccessible(page);
  await tools(page)
    .getByRole('link', { name: say('section_accounts') })
    .click();
  await expect(page).toHaveURL(/\/edit\/activities\/new\?type=bankAccount/);
  await expect(page.getByLabel(say('activity_bank'), { exact: true }).first()).toBeVisible();
});

test('suggestions appear while typing and are chosen by touch', async ({ page }) => {
  await page.goto('/action/discover/detail');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('search_title') })
    .tap();
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

  test('arrow keys move through suggestions, and recent searches stay on the device', async ({ page }) => {
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

test('screens with a search field show no second one, and the rail keeps its place', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Nguyễn Văn An');
  const { page } = an;
  const firstEntry = page.getByRole('banner').getByRole('link', { name: say('nav_home') });
  await page.goto('/action/company');
  await expect(page.getByRole('heading', { level: 1, name: say('company_title') })).toBeVisible();
  await expect(page.getByLabel(say('search_field')).filter({ visible: true })).toHaveCount(0);
  await page.setViewportSize(desktop.viewport);
  const { y } = (await firstEntry.boundingBox()) ?? {};
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1, name: say('search_title') })).toBeVisible();
  expect((await firstEntry.boundingBox())?.y).toBe(y);
  await expect(page.getByLabel(say('search_field')).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link', { name: say('search_title') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.context().close();
});
