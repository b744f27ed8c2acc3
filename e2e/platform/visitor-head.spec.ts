/** The head and the frame of screens outside of owners' pages. */
import type { Page } from '@playwright/test';
import { overflowing } from '../every-screen/screen-checks.ts';
import { demoBrand, demoPage } from '../support/demo.ts';
import { arrive, asVisitor, desktop, expect, expectAccessible, test } from '../support/people.ts';
import { say } from '../support/words.ts';

const head = (page: Page) => page.getByRole('banner');
const link = (page: Page, name: string) => head(page).getByRole('link', { name, exact: true });

/** Middle of an element on the screen, from the left. */
const middleOf = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).boundingBox();
  return (box?.x ?? 0) + (box?.width ?? 0) / 2;
};

test('leads visitors home, to the other language and to sign-in, without scripts', async ({ browser }) => {
  await asVisitor(
    browser,
    async (page) => {
      for (const address of [
        '/search?q=gom',
        '/products',
        '/action/discover',
        '/agencies',
        '/terms',
        `/share?path=${encodeURIComponent(demoPage)}`,
        '/action/cards/request',
        `${demoBrand}/members`,
      ]) {
        await page.goto(address);
        await expect(link(page, 'M4U'), address).toHaveAttribute('href', '/');
        await expect(link(page, say('auth_login')), address).toHaveAttribute(
          'href',
          `/login?${new URLSearchParams({ returnTo: address })}`,
        );
      }
      await page.goto('/search?q=gom');
      await link(page, say('home_language_other')).click();
      await expect(page).toHaveURL('/search?q=gom&lang=en');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      for (const address of ['/login', '/register', '/forgot-password']) {
        await page.goto(`${address}?lang=vi`);
        await link(page, say('home_language_other')).click();
        await expect(page.locator('html'), address).toHaveAttribute('lang', 'en');
      }
      // A page in its owner's theme has its own head.
      await page.goto(demoPage);
      await expect(page.getByRole('link', { name: 'M4U', exact: true })).toHaveCount(0);
    },
    false,
  );
});

test('fits narrow screens and large text', async ({ page }) => {
  for (const [width, size] of [
    [320, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/products', '/login', '/action/setting']) {
      await page.goto(address);
      await page.addStyleTag({ content: `html { font-size: ${size} }` });
      await expect(link(page, 'M4U')).toBeVisible();
      await expect.poll(() => overflowing(page), `${address} at ${width} px, text at ${size}`).toEqual([]);
    }
  }
  await expectAccessible(page);
});

test('offers visitors of a screen for members to sign in or to create a page', async ({ page }) => {
  const query = new URLSearchParams({ returnTo: '/action/setting' });
  await page.goto('/action/setting');
  await expect(link(page, 'M4U')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: say('app_sign_in') })).toHaveAttribute('href', `/login?${query}`);
  await main.getByRole('link', { name: say('landing_make') }).click();
  await expect(page).toHaveURL(`/register?${query}`);
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('searches from the head', async ({ page }) => {
    await page.goto('/products');
    const field = head(page).getByLabel(say('search_field'));
    await field.fill('gom');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=gom');
    await expect(head(page).getByLabel(say('search_field'))).toHaveCount(0);
  });

  test('has short forms in the middle, and in the frame of a reader', async ({ page }) => {
    for (const address of ['/forgot-password', '/unlock-account', '/keep-account', '/authenticating']) {
      await page.goto(address);
      expect(Math.abs((await middleOf(page, 'h1')) - 720), address).toBeLessThan(120);
    }
    await arrive(page.request);
    await page.goto('/change-password');
    await expect(page.getByRole('heading', { level: 1, name: say('auth_change_title') })).toBeVisible();
    await expect(page.getByRole('navigation', { name: say('nav_main') })).toBeVisible();
  });

  test('says who may open a refused screen, beside the navigation', async ({ page }) => {
    await arrive(page.request);
    for (const [address, audience] of [
      [`${demoBrand}/edit/head`, 'app_refused_admins'],
      ['/admin/members', 'app_refused_staff'],
    ] as const) {
      expect((await page.goto(address))?.status(), address).toBe(403);
      await expect(page.getByRole('main').getByText(say(audience))).toBeVisible();
      await expect(page.getByRole('navigation', { name: say('nav_main') })).toBeVisible();
    }
    await expectAccessible(page);
  });
});

test('has titles that fit the state', async ({ page }) => {
  for (const [address, title] of [
    ['/authenticating', 'auth_sso_failed_title'],
    ['/offline', 'offline_title_here'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: say(title) })).toBeVisible();
    await expect(page).toHaveTitle(`${say(title)} · M4U`);
  }
  await expect(page.getByText(say('offline_online'))).toBeVisible();
  await page.goto('/scan-qr');
  await expect(page.getByText(say('scan_camera_none'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('scan_picture') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('scan_camera_start') })).toHaveCount(0);
});

test('offers another try first where the server failed', async ({ page }) => {
  await page.goto('/500');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: say('ui_retry') })).toBeVisible();
  await expect(main.getByRole('link', { name: say('app_home') })).toBeVisible();
  const code = main.locator('[data-request-id]');
  const lines = await code.evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines, 'lines of the code').toBe(1);
});
