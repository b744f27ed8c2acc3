import type { Page } from '@playwright/test';
import { demoBrand, demoOwner } from '../support/demo.ts';
import { desktop, expect, phone, signIn, test } from '../support/people.ts';
import { say, type Tongue } from '../support/words.ts';

const name = 'Gốm Mộc Nhiên';
const slug = demoBrand.replace('/mbg/', '');

/** Words for a person, which no screen of a group may contain. */
const ofPeople: Readonly<Record<Tongue, RegExp>> = {
  vi: /ảnh đại diện|chỉ bạn bè|chỉ mình tôi|trang cá nhân|chỉ bạn thấy|về bạn\b|của tôi\b|nơi làm việc/i,
  en: /portrait|friends only|only me\b|profile page|only you see|about yourself|about you\b|my facebook|on my page/i,
};

/** All words of the page's own part: texts, names of controls and pictures, examples and choices. */
const wordsOf = async (page: Page): Promise<string> =>
  page.evaluate(() => {
    const part = document.querySelector('[role=dialog]') ?? document.querySelector('main') ?? document.body;
    const names = [...part.querySelectorAll('[aria-label], [alt], [placeholder], option')].flatMap((element) => [
      element.getAttribute('aria-label'),
      element.getAttribute('alt'),
      element.getAttribute('placeholder'),
      element.textContent,
    ]);
    const texts = part.cloneNode(true) as Element;
    texts.querySelectorAll('script, noscript, style').forEach((element) => element.remove());
    return [texts.textContent, ...names].filter(Boolean).join('\n');
  });

const expectGroupWords = async (page: Page, path: string): Promise<void> => {
  for (const tongue of ['vi', 'en'] as const) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${tongue}`);
    await expect(page.locator('h1, h2').filter({ visible: true }).first()).toBeVisible();
    expect((await wordsOf(page)).match(ofPeople[tongue])?.[0], `${path} in ${tongue}`).toBeUndefined();
  }
};

for (const [size, device] of Object.entries({ phone, desktop }))
  test.describe(`on a ${size}`, () => {
    test.use(device);

    test('the page of a group speaks of a group', async ({ page }) => {
      for (const path of [demoBrand, `/new-mbg/${slug}`, `/contact/${slug}`, `/links/${slug}`])
        await expectGroupWords(page, path);
      await page.goto(`${demoBrand}?lang=vi`);
      await expect(page.getByRole('img', { name: say('profile_logo_of', { name }), exact: true })).toBeVisible();
      await page.goto(`/contact/${slug}?lang=en`);
      await expect(page.getByText(say('contact_only_for_group', { name }, 'en'))).toBeVisible();
    });
  });

test('the screens of a group’s admin speak of a group', async ({ page }) => {
  test.slow();
  await signIn(page.request, demoOwner);
  for (const part of ['head', 'about', 'contacts', 'links', 'sections', 'form'])
    await expectGroupWords(page, `${demoBrand}/edit/${part}`);
  await page.goto(`${demoBrand}/edit/contacts?lang=vi`);
  const audience = page.getByRole('dialog').getByLabel(say('profile_contact_seen_by')).first();
  await expect(audience.getByRole('option')).toHaveText([
    say('profile_visible_public'),
    say('profile_visible_members'),
    say('profile_visible_admins'),
  ]);
  await page.goto(`${demoBrand}/edit/sections?lang=vi`);
  await expect(page.getByRole('dialog').getByText(say('profile_organization'), { exact: true })).toBeVisible();
});
