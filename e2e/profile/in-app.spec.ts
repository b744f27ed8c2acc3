import { demoPage } from '../support/demo.ts';
import { expect, test } from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Zalo android/24110651 ZaloTheme/light ZaloLanguage/vi',
});

test(
  'inside Zalo, saving a contact explains how to leave the app, and contacts can be copied',
  { tag: '@core' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(demoPage);
    await scriptsRun(page);
    await page.getByRole('link', { name: say('profile_save_contact') }).click();
    const hint = page.getByRole('dialog');
    await expect(hint.getByRole('heading', { name: say('profile_in_app_title') })).toBeVisible();
    await hint.getByRole('button', { name: say('profile_copy_page_link') }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain(demoPage);
    await expect(hint.getByRole('link', { name: say('profile_in_app_anyway') })).toHaveAttribute(
      'href',
      /getVfcMemberId/,
    );
    await page.keyboard.press('Escape');

    const first = page.locator('#contacts li').first();
    await first.getByRole('button').click();
    await expect.poll(copied).toBe((await first.getByRole('link').innerText()).trim());
  },
);
