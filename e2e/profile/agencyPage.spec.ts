import type { Page } from '@playwright/test';
import { becomeAgency } from '../support/agencies.ts';
import { asVisitor, desktop, expect, expectAccessible, phone, test } from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const main = (page: Page) => page.getByRole('main');

test('an agency has a page with short link, theme, QR code, card and share data, found in the list of agencies', async ({
  browser,
}) => {
  test.slow();
  const name = `Hội Thổ Cẩm ${Date.now() % 100_000}`;
  const link = `tho-cam-${Date.now() % 100_000}`;
  const chief = await arriveTalking(browser, 'Đinh Thị Thoi', phone);
  const id = await becomeAgency(browser, chief, name);
  const group = await callAs<{ _id: string }>(chief, 'POST', '/groupAndBrand/createGroup', {
    kind: 'brand',
    name: 'Tổ Dệt Mai Châu',
    agencyId: id,
  });
  const { page } = chief;

  // The link that the agency was given, then one that its admin takes.
  await page.goto(`/agency/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(page);
  await main(page)
    .getByRole('link', { name: say('link_title') })
    .click();
  await page.getByLabel(say('link_change')).fill(link);
  await press(page, say('link_take'));
  await expect(page.getByText(say('link_saved'))).toBeVisible();

  await page.goto(`/action/company/agency/${id}/details`);
  await page.getByLabel(say('agency_theme')).selectOption('violet');
  await page.getByLabel(say('company_headline')).fill('Sợi chàm và khung cửi');
  await press(page, say('company_save'));
  await expect(page.getByText(say('agency_saved'))).toBeVisible();
  await page.goto(`/action/qrcode?of=${id}`);
  await expect(page.getByRole('img', { name: say('qr_of', { name }) })).toBeVisible();
  await expectAccessible(page);

  await asVisitor(
    browser,
    async (visitor) => {
      await visitor.goto(`/agencies?name=${encodeURIComponent(name)}`);
      await visitor.getByRole('link', { name: new RegExp(name) }).click();
      await expect(visitor).toHaveURL(new RegExp(`/agency/${link}$`));
      await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(visitor.getByText('Sợi chàm và khung cửi').first()).toBeVisible();
      const html = await visitor.content();
      expect(html).toContain('--brand-bg:#4A1A94');
      expect(html).toMatch(/property="og:image"[^>]*\/api\/agencies\/sharePicture\//);
      expect(html).toContain('"@type":"Organization"');
      expect(html).toMatch(new RegExp(`rel="canonical"[^>]*/agency/${link}"`));
      const card = await visitor.request.get(`/api/agencies/getVfc/${id}`);
      expect(await card.text()).toContain(`/agency/${link}`);
      // The page of a group leads to its agency, and the agency to its groups.
      await visitor.getByRole('link', { name: /Tổ Dệt Mai Châu/ }).click();
      await expect(visitor.getByRole('heading', { level: 1, name: 'Tổ Dệt Mai Châu' })).toBeVisible();
      expect(visitor.url()).toContain(group._id);
      await visitor.getByRole('link', { name: say('profile_of_agency', { name }) }).click();
      await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible();
    },
    false,
  );
});

test('a member of an agency switches between its explore page and the platform’s', async ({ browser }) => {
  test.slow();
  const chief = await arriveTalking(browser, 'Hà Văn Cọn', desktop);
  const id = await becomeAgency(browser, chief, 'Hội Nước Mắm Cồn');
  const { page } = chief;
  await page.goto('/action/discover');
  await expect(page.getByRole('heading', { level: 1, name: 'Hội Nước Mắm Cồn' })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: say('explore_switch') });
  await tabs.getByRole('link', { name: 'M4U', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('explore_title') })).toBeVisible();
  await expect(page).toHaveURL(/agencyId=$/);
  await expectAccessible(page);
  await tabs.getByRole('link', { name: 'Hội Nước Mắm Cồn' }).click();
  await expect(page).toHaveURL(new RegExp(`agencyId=${id}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Hội Nước Mắm Cồn' })).toBeVisible();
});
