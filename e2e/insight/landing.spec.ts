/** The start page for visitors. */
import type { Page } from '@playwright/test';
import { demoWeddingName } from '../../api/src/demo/seed/weddings.ts';
import { demoPage } from '../support/demo.ts';
import { arrive, asVisitor, desktop, expect, expectAccessible, test } from '../support/people.ts';
import { envelope } from '../event/invitations.ts';
import { say } from '../support/words.ts';

/** Names of the pages that the demo shows, the middle one first. */
const shownNames = ['Nguyễn Thị Mỹ Duyên', 'Hoàng Thị Lan', 'Phạm Văn Hải'];

const sample = (page: Page, name: string | undefined) =>
  page.getByRole('link', { name: say('landing_open_page', { name: name ?? '' }) });
const dots = (page: Page) => page.getByRole('group', { name: say('landing_themes') }).getByRole('radio');
const grounds = (page: Page): Promise<string[]> =>
  Promise.all(
    shownNames.map((name) =>
      sample(page, name).evaluate((link) => getComputedStyle(link.parentElement ?? link).backgroundColor),
    ),
  );

test('shows pages, uses, prices and questions without scripts', { tag: '@core' }, async ({ browser }) => {
  await asVisitor(
    browser,
    async (page) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: say('home_headline') })).toBeVisible();
      await expect(page.getByRole('search')).toHaveCount(0);
      for (const use of ['meet', 'sell', 'celebrate', 'gather', 'apply'])
        await expect(page.getByRole('heading', { level: 3, name: say(`landing_${use}`), exact: true })).toBeVisible();
      // Without settings, pages are free, and what a card costs is told before it is printed.
      for (const [plan, price] of [
        ['personal', 'landing_free'],
        ['shop', 'landing_free'],
        ['card', 'landing_price_later'],
      ] as const)
        await expect(
          page
            .locator('#prices')
            .getByRole('listitem')
            .filter({ hasText: say(`landing_${plan}_do`) }),
        ).toContainText(say(price));

      // Each use has a way to begin, which the registration leads on to.
      for (const [use, words, screen] of [
        ['sell', 'landing_shop_do', '/action/company/new'],
        ['celebrate', 'landing_celebrate_do', '/action/wedding/new'],
        ['gather', 'landing_gather_do', '/action/company/new?kind=group'],
        ['apply', 'landing_apply_do', '/action/createCv?id=new'],
      ] as const)
        await expect(page.locator(`#${use}`).getByRole('link', { name: say(words) })).toHaveAttribute(
          'href',
          `/register?${new URLSearchParams({ returnTo: screen }).toString()}`,
        );

      const before = await grounds(page);
      expect(new Set(before).size).toBe(3);
      await dots(page).last().check({ force: true });
      const unchanged = async () => (await grounds(page)).filter((ground, index) => ground === before[index]);
      await expect.poll(unchanged).toEqual([]);

      const question = page.getByRole('group').filter({ hasText: say('landing_question_card') });
      await expect(page.getByText(say('landing_answer_card'))).toBeHidden();
      await question.getByText(say('landing_question_card')).click();
      await expect(page.getByText(say('landing_answer_card'))).toBeVisible();

      await page.getByRole('link', { name: say('home_make') }).click();
      await expect(page).toHaveURL('/register');
      // The foot of an invitation leads to a screen of members: there the registration comes first.
      await page.goto('/action/wedding');
      await expect(page.getByRole('main').getByRole('link').first()).toHaveText(say('landing_make'));
    },
    false,
  );
});

test('leads to the pages, the invitation and the CV that it shows', async ({ page }) => {
  const follow = async (name: string, address: RegExp | string) => {
    await page.goto('/');
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    if (address.toString().startsWith('/thiep/')) await envelope(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  await follow(say('landing_open_page', { name: shownNames[0] ?? '' }), demoPage.replace('/smc/', '/me/'));
  await follow(say('landing_see'), demoPage.replace('/smc/', '/me/'));
  await follow(say('landing_open_invitation', { groom: 'Gia Khôi', bride: 'Mỹ Linh' }), `/thiep/${demoWeddingName}`);
  await follow(say('landing_open_cv', { name: shownNames[0] ?? '' }), '/cv/my-duyen');
  await follow(say('agencies_title'), '/agencies');
});

test('turns the themes until somebody chooses or pauses', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const pause = page.getByRole('button', { name: say('landing_pause') });
  await expect(pause).toBeVisible();
  const chosen = () => dots(page).evaluateAll((all) => all.findIndex((dot) => (dot as HTMLInputElement).checked));
  const first = await chosen();
  await page.clock.runFor(3_100);
  expect(await chosen()).toBe(first + 1);
  await pause.click();
  await page.clock.runFor(7_000);
  expect(await chosen()).toBe(first + 1);
  await page.getByRole('button', { name: say('landing_play') }).click();
  await page.clock.runFor(3_100);
  expect(await chosen()).toBe(first + 2);
  await dots(page).first().check({ force: true });
  await page.clock.runFor(7_000);
  expect(await chosen()).toBe(0);
});

test('keeps the themes still where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const before = await grounds(page);
  await page.clock.runFor(10_000);
  expect(await grounds(page)).toEqual(before);
  await expect(page.getByRole('button', { name: say('landing_pause') })).toBeHidden();
  await expectAccessible(page);
});

test('is whole for somebody who comes from another screen', async ({ page }) => {
  await page.goto('/search');
  let documents = 0;
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())));
  await page.locator('a[href="/"]').first().click();
  await expect(sample(page, shownNames[0])).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: say('landing_apply'), exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: say('landing_foot') })).toBeVisible();
  expect(documents, 'pages that the browser loaded').toBe(0);
});

test('is kept for visitors, and members have a page of their own', async ({ page, request }) => {
  const etag = async () => (await request.get('/')).headers()['etag'];
  await etag();
  expect(await etag()).toBeDefined();
  expect(await etag()).toBe(await etag());
  await arrive(page.request);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say('home_headline') })).toHaveCount(0);
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('leads to its sections from the head', async ({ page }) => {
    await page.goto('/');
    const head = page.getByRole('navigation', { name: say('landing_nav') });
    await head.getByRole('link', { name: say('landing_nav_prices') }).click();
    await expect(page).toHaveURL('/#prices');
    await expect(page.getByRole('heading', { name: say('landing_prices_title') })).toBeInViewport();
  });
});
