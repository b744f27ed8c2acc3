/** Sharing a page, and writing to its owner by Zalo. */
import type { Page } from '@playwright/test';
import { demoPage } from '../support/demo.ts';
import { arrive, asVisitor, expect, expectAccessible, test } from '../support/people.ts';
import { say } from '../support/words.ts';

const shareButton = (page: Page) => page.getByRole('button', { name: say('ui_share') }).first();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const encodedPage = encodeURIComponent(demoPage);

const zaloBrowser =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Zalo android/24110651 ZaloTheme/light ZaloLanguage/vi';

/** Gives the browser a share sheet of the system, which records what it was given. */
const withSystemSheet = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.assign(Navigator.prototype, { share: async (data: ShareData) => void shared.push(data) });
  });
const sharedBySystem = (page: Page): Promise<ShareData[]> =>
  page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);

test('shares by a sheet of ours where the system has none', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto(demoPage);
  await shareButton(page).click();
  const sheet = page.getByRole('dialog', { name: say('ui_share') });
  await expect(sheet.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    new RegExp(`u=.*${encodedPage}$`),
  );
  // The browser of these journeys is no phone by its name, so Zalo is opened for pasting.
  await expect(sheet.getByRole('link', { name: 'Zalo' })).toHaveAttribute(
    'href',
    /^(?:https:\/\/chat\.zalo\.me\/|intent:)/,
  );
  await expectAccessible(page);
  await sheet.getByRole('button', { name: say('ui_copy') }).click();
  await expect(sheet.getByRole('button', { name: say('ui_copied') })).toBeVisible();
  await expect.poll(() => copied(page)).toContain(demoPage);
  await sheet.getByRole('button', { name: say('ui_share_code') }).click();
  await expect(sheet.getByRole('img', { name: say('ui_share_code_alt') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(shareButton(page)).toBeFocused();
  await shareButton(page).click();
  await expect(sheet).toBeVisible();
});

test('shares by the system where it has a sheet', async ({ page }) => {
  await withSystemSheet(page);
  await page.goto(demoPage);
  await shareButton(page).click();
  await expect.poll(() => sharedBySystem(page)).toHaveLength(1);
  expect((await sharedBySystem(page))[0]?.url).toContain(demoPage);
  await expect(page.getByRole('dialog', { name: say('ui_share') })).toHaveCount(0);
});

test.describe('inside Zalo', () => {
  test.use({ userAgent: zaloBrowser });

  test('copies the link for a chat instead of opening Zalo', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await withSystemSheet(page);
    await page.goto(demoPage);
    await shareButton(page).click();
    const sheet = page.getByRole('dialog', { name: say('ui_share') });
    await sheet.getByRole('button', { name: 'Zalo' }).click();
    await expect(page.getByText(say('ui_share_paste', { app: 'Zalo' }))).toBeVisible();
    await expect.poll(() => copied(page)).toContain(demoPage);
    await expect(sheet.getByRole('link', { name: 'Messenger' })).toHaveAttribute('href', /^fb-messenger:/);
    expect(await sharedBySystem(page)).toEqual([]);
  });
});

test('shares by a page without scripts', { tag: '@core' }, async ({ browser }) => {
  await asVisitor(
    browser,
    async (page) => {
      await page.goto(demoPage);
      await page
        .getByRole('link', { name: say('ui_share') })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1, name: say('ui_share') })).toBeVisible();
      await expect(page.getByLabel(say('share_link'))).toHaveValue(new RegExp(`^http.*${demoPage}$`));
      await expect(page.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', new RegExp(`${encodedPage}$`));
      await expect(page.getByRole('img', { name: say('ui_share_code_alt') })).toBeVisible();
      await page.getByRole('link', { name: say('share_back') }).click();
      await expect(page).toHaveURL(demoPage);

      for (const foreign of ['//evil.example/x', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)']) {
        await page.goto(`/share?${new URLSearchParams({ path: foreign })}`);
        await expect(page.getByLabel(say('share_link'))).not.toHaveValue(/evil|javascript/);
        await expect(page.getByRole('link', { name: say('share_back') })).toHaveAttribute('href', '/');
      }
    },
    false,
  );
});

test('strangers see Zalo beside connecting where the owner gave a number', async ({ page, browser }) => {
  await page.goto(demoPage);
  const actions = page.getByRole('list', { name: say('profile_actions') });
  await expect(actions.getByRole('link')).toHaveText([
    say('profile_call'),
    say('profile_save_contact'),
    say('profile_open_zalo'),
    say('friend_connect'),
  ]);
  await expect(actions.getByRole('link', { name: say('profile_open_zalo') })).toHaveAttribute(
    'href',
    'https://zalo.me/0900000011',
  );

  const { memberId } = await arrive(page.request);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const contacts = [{ kind: 'phone', value: '0912 345 678' }];
  const answer = await page.request.put(`/api/members/updateMemberById/${memberId}`, { headers, data: { contacts } });
  expect(answer.status(), await answer.text()).toBe(200);
  await asVisitor(browser, async (visitor) => {
    await visitor.goto(`/me/${memberId}`);
    await expect(visitor.getByRole('list', { name: say('profile_actions') }).getByRole('link')).toHaveText([
      say('profile_call'),
      say('profile_save_contact'),
      say('friend_connect'),
    ]);
  });
});
