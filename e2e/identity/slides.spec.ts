import type { Page } from '@playwright/test';
import { asVisitor, desktop, expect, phone, test } from '../support/people.ts';
import { say } from '../support/words.ts';

const pictures = (page: Page) => page.getByRole('list', { name: say('auth_slides') });
const shownIndex = (page: Page) => pictures(page).evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));
/** Opens the sign-in screen with its three pictures; the journey of staff disables one of them for a moment. */
const openSignIn = (page: Page) =>
  expect(async () => {
    await page.goto('/login');
    await expect(pictures(page).getByRole('listitem')).toHaveCount(3, { timeout: 1_000 });
  }).toPass();
const dots = (page: Page) => page.getByRole('complementary').getByRole('button', { name: /^Xem ảnh \d/ });

for (const [name, screen] of Object.entries({ phone, desktop })) {
  test(`the pictures of the sign-in screen move by themselves and can be paused, on a ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ ...screen, locale: 'vi-VN', reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await openSignIn(page);
    await pictures(page).scrollIntoViewIfNeeded();
    await expect(pictures(page)).toBeInViewport();
    expect(await shownIndex(page)).toBe(0);
    await expect.poll(() => shownIndex(page), { timeout: 15_000 }).toBe(1);
    await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: say('auth_slides_pause') }).click();
    await expect(page.getByRole('button', { name: say('auth_slides_play') })).toBeVisible();
    await dots(page).nth(2).click();
    await expect.poll(() => shownIndex(page)).toBe(2);
    await expect(dots(page).nth(2)).toHaveAttribute('aria-current', 'true');
    await context.close();
  });
}

test('the pictures of the sign-in screen stand for readers who ask for less motion', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, locale: 'vi-VN', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.install();
  await openSignIn(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: say('auth_slides_play') })).toBeVisible();
  await page.clock.runFor(30_000);
  expect(await shownIndex(page)).toBe(0);
  // By keyboard.
  await dots(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => shownIndex(page)).toBe(1);
  await context.close();
});

test('without scripts the pictures of the sign-in screen scroll by hand', async ({ browser }) => {
  await asVisitor(
    browser,
    async (page) => {
      await openSignIn(page);
      await expect(dots(page)).toHaveCount(0);
    },
    false,
  );
});
