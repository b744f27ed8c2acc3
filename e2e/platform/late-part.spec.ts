import { expect, test } from '../support/people.ts';
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
