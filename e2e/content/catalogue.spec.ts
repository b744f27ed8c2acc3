/** The catalogue of products of all groups. */
import { asVisitor, expect, expectAccessible, test } from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

interface Made {
  readonly _id: string;
}

const ABSENT = '019a0000-0000-7000-8000-000000000000';

/** Makes a brand with products; their titles have a word of their own, so that other journeys do not disturb. */
const makeBrand = async (admin: Talker, name: string, products: readonly object[]): Promise<string> => {
  const { _id } = await callAs<Made>(admin, 'POST', '/groupAndBrand/createGroup', { kind: 'brand', name });
  for (const product of products)
    await callAs(admin, 'POST', '/productMember/insert', {
      content: 'Có sẵn.',
      type: 'sell',
      groupId: _id,
      ...product,
    });
  return _id;
};

test('products are found by words, type, price and brand, without scripts', { tag: '@core' }, async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Đỗ Thị Mây');
  const groupId = await makeBrand(admin, 'Mây Tre Khảm', [
    { title: 'Khảmtrai hộp trà', price: 250_000 },
    { title: 'Khảmtrai khay', price: 900_000 },
    { title: 'Khảmtrai lớp học', type: 'service' },
    { title: 'Khảmtrai bí mật', policy: 'private' },
  ]);
  await asVisitor(
    browser,
    async (page) => {
      const list = page.getByRole('list', { name: say('catalogue_list') });
      const titles = list.getByRole('heading');
      const all = ['Khảmtrai lớp học', 'Khảmtrai khay', 'Khảmtrai hộp trà'];

      await page.goto('/');
      await page.getByRole('link', { name: say('catalogue_home') }).click();
      await expect(page.getByRole('heading', { level: 1, name: say('catalogue_title') })).toBeVisible();
      await page.getByRole('searchbox').fill('khamtrai');
      await page.getByRole('button', { name: say('product_search_action'), exact: true }).click();
      await expect(titles).toHaveText(all);
      await expect(page.getByText(say('product_found', { total: 3 }))).toBeVisible();

      await page.locator('summary').click();
      await page.getByLabel(say('catalogue_price_from')).fill('300.000 ₫');
      await page.getByRole('button', { name: say('catalogue_filter'), exact: true }).click();
      await expect(page).toHaveURL(/priceFrom=300/);
      await expect(titles).toHaveText(['Khảmtrai khay']);

      await page.goto(`/products?groupId=${groupId}`);
      await expect(titles).toHaveText(all);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Mây Tre Khảm');
      await page.locator('summary').click();
      await page.getByLabel(say('product_type'), { exact: true }).selectOption('service');
      await page.getByRole('button', { name: say('catalogue_filter'), exact: true }).click();
      await expect(titles).toHaveText(['Khảmtrai lớp học']);
      await page.getByRole('link', { name: say('catalogue_clear') }).click();
      await expect(titles).toHaveText(all);

      await list.getByRole('link', { name: /Khảmtrai khay/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Khảmtrai khay' })).toBeVisible();
      await page.goto('/products?q=khamtrai&type=buy');
      await expect(page.getByText(say('product_none_found'))).toBeVisible();
    },
    false,
  );
  await admin.page.context().close();
});

test('the explore page leads to all products; an absent brand or agency is a 404', async ({ page }) => {
  await page.goto('/action/discover');
  await page
    .locator('section', { has: page.getByRole('heading', { name: say('explore_kind_products'), exact: true }) })
    .getByRole('link', { name: say('explore_all') })
    .click();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('heading', { level: 2, name: say('catalogue_recommended') })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/products$/);
  await expect(page).toHaveTitle(`${say('catalogue_title')} · M4U`);
  await expectAccessible(page);
  for (const owner of ['groupId', 'agencyId']) {
    await page.goto(`/products?${owner}=${ABSENT}`);
    await expect(page).toHaveURL(/\/404/);
  }
  // Values of another form do not filter.
  await page.goto('/products?type=x&priceFrom=abc&provinceCode=zz&groupId=gom');
  await expect(
    page
      .getByRole('list', { name: say('catalogue_list') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();
  expect(await (await page.request.get('/sitemaps/screens.xml')).text()).toContain('/products</loc>');
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain('/sitemaps/screens.xml</loc>');
});
