import { amountOf, aShop, expectKeypad, give, press } from '../commerce/counter.ts';
import { expect, test } from '../support/people.ts';
import { arriveTalking } from '../support/talk.ts';
import { say } from '../support/words.ts';

test('a part that has not come after two minutes offers a reload, until it comes', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.waitForLoadState('networkidle');
  const heldParts: (() => Promise<void>)[] = [];
  let isStalled = true;
  await page.route('**/assets/**', (route) =>
    isStalled ? void heldParts.push(() => route.continue()) : route.continue(),
  );
  await page.getByRole('link', { name: say('auth_forgot_link') }).click();
  await expect.poll(() => heldParts.length).toBeGreaterThan(0);
  const offer = page.getByRole('button', { name: say('app_reload') });
  await page.clock.runFor(119_000);
  await expect(offer).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(offer).toBeVisible();
  // The earlier content is unchanged.
  await expect(page.getByLabel(say('auth_identifier'))).toBeVisible();

  isStalled = false;
  await Promise.all(heldParts.map((go) => go()));
  await expect(page.getByRole('heading', { name: say('auth_forgot_title') })).toBeVisible();
  await expect(offer).toBeHidden();
});

test('a counter whose scripts are late keeps its layout, and its search is one press away', async ({ browser }) => {
  const { admin, group, page } = await aShop(browser);
  await give(admin, group, await arriveTalking(browser, 'Trần Bưởi'), 5);
  let isLate = true;
  await page.route(/\.js(\?|$)/, (route) => (isLate ? route.abort() : route.continue()));
  await page.goto('/action/createPoint');
  await amountOf(page).fill('250000');
  await press(page, say('point_choose_customer'));
  await expect(page).toHaveURL(/amount=250000/);
  await expect(page.getByRole('searchbox')).toBeVisible();

  isLate = false;
  await page.goto('/action/createPoint');
  await expectKeypad(page);
  const shifts = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(await shifts).toBeLessThan(0.02);
});
