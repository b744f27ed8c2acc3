/** Journeys of sellers and buyers. */
import type { APIRequestContext, Page } from '@playwright/test';
import { onePage } from '../../api/src/testing/files/pdfs.ts';
import { photo } from '../../api/src/testing/files/pictures.ts';
import { demoBrand, demoOwner } from '../support/demo.ts';
import { addContent } from '../support/addContent.ts';
import { arrive, expect, signIn, somebody, test } from '../support/people.ts';
import { optional, say } from '../support/words.ts';

type Sent = Record<string, unknown>;

/** Adds a product through the API; returns its id. */
const offer = async (request: APIRequestContext, token: string, product: Sent): Promise<string> => {
  const answer = await request.post('/api/productMember/insert', {
    headers: { authorization: `Bearer ${token}` },
    data: { content: '<p>Nung củi tại xưởng.</p>', type: 'sell', ...product },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { data } = (await answer.json()) as { data: { _id: string } };
  return data._id;
};

/** Structured data of a page by type. */
const linkedData = (html: string): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      .map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>)
      .map((thing) => [String(thing['@type']), thing]),
  );

/** Opens a part of the form that is folded while it is empty. */
const unfold = (page: Page, part: string): Promise<void> =>
  page
    .locator('summary')
    .filter({ has: page.getByRole('heading', { name: say(part), exact: true }) })
    .click();

test('a product needs a name alone, and is for sale unless another type is chosen', async ({ page }) => {
  await arrive(page.request, somebody('Lê Thị Gốm'));
  await page.goto('/edit/products/new');
  const name = page.getByLabel(say('product_name'), { exact: true });
  await expect(page.getByLabel(say('product_type'), { exact: true })).toHaveValue('sell');
  await page.getByRole('button', { name: say('content_save'), exact: true }).click();
  await expect(page.getByText(say('ui_field_missing_named', { label: say('product_name') }))).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill('Bình gốm');
  await page.getByLabel(optional('product_price'), { exact: true }).fill('350.000');
  await page.getByRole('button', { name: say('content_save'), exact: true }).click();
  await expect(page).toHaveURL(/\/me\/products\/[\w-]+$/);
  await expect(page.getByText('350.000 ₫')).toBeVisible();
  await expect(page.getByRole('heading', { name: say('product_description') })).toHaveCount(0);
});

test(
  'a product is added after missing fields are reported, and visitors find it',
  { tag: '@core' },
  async ({ page, browser }) => {
    const { memberId } = await arrive(page.request, somebody('Lê Thị Gốm'));
    await page.goto(`/me/${memberId}`);
    await addContent(page, 'product_add');
    await expect(page).toHaveURL(/\/edit\/products\/new$/);
    await page.getByLabel(say('product_name'), { exact: true }).fill('Bình gốm Đất Việt');
    await page.locator('[contenteditable]').fill('Vuốt tay, nung củi.');
    await page.getByLabel(optional('product_price'), { exact: true }).fill('1.250.000');
    await unfold(page, 'product_part_price');
    await page.getByLabel(say('product_listed_price')).fill('990.000');
    await unfold(page, 'product_part_contact');
    await page.getByLabel(say('product_contact_link')).fill('0912 345 678');
    const save = page.getByRole('button', { name: say('content_save'), exact: true });
    await save.click();
    const listed = page.getByLabel(say('product_listed_price'));
    await expect(page.getByText('Giá niêm yết phải bằng hoặc cao hơn giá bán.')).toBeVisible();
    await expect(listed).toHaveAttribute('aria-invalid', 'true');
    // The form is longer than a phone's screen: the invalid field is scrolled into view.
    await expect(listed).toBeInViewport();
    await page.getByLabel(optional('product_price'), { exact: true }).fill('990.000');
    await page.getByLabel(say('product_listed_price')).fill('1.250.000');
    await unfold(page, 'product_part_certificates');
    await page.getByText(say('product_certificate_add')).click();
    const certificate = page.getByLabel(say('product_certificate_name'));
    await certificate.fill('viet');
    await expect(page.locator('datalist option', { hasText: 'VietGAP' })).toBeAttached();
    await certificate.fill('VietGAP');
    await page
      .getByRole('group', { name: say('content_pictures'), exact: true })
      .locator('input[type=file]')
      .setInputFiles({ name: 'anh.jpg', mimeType: 'image/jpeg', buffer: await photo(640, 480).jpeg().toBuffer() });
    await expect(page.locator('input[name="images[0]._id"]')).toBeAttached();
    await save.click();

    await expect(page).toHaveURL(/\/me\/products\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bình gốm Đất Việt');
    await expect(page.getByText('990.000 ₫')).toBeVisible();
    await expect(page.getByText('−20%')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'VietGAP' })).toBeVisible();
    await expect(page.getByRole('link', { name: say('product_call') })).toHaveAttribute('href', 'tel:0912345678');

    const visitor = await browser.newPage();
    await visitor.goto(`/me/${memberId}/products?q=dat+viet`);
    await expect(visitor.getByText(say('product_found', { total: 1 }))).toBeVisible();
    await visitor.getByRole('link', { name: 'Bình gốm Đất Việt' }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bình gốm Đất Việt');
    await visitor.close();
  },
);

test('products are filtered by type and words, and hidden ones are not found', async ({ page, browser }) => {
  const { memberId, accessToken } = await arrive(page.request, somebody('Trần Văn Sứ'));
  await offer(page.request, accessToken, { title: 'Chén trà men lam' });
  await offer(page.request, accessToken, { title: 'Lớp vuốt gốm', type: 'service', price: 450_000 });
  const hidden = await offer(page.request, accessToken, { title: 'Mẫu thử', policy: 'private' });

  const visitor = await browser.newPage();
  const titles = () => visitor.locator('main').getByRole('heading', { level: 2 }).allTextContents();
  await visitor.goto(`/me/${memberId}/products`);
  expect(await titles()).toEqual(['Lớp vuốt gốm', 'Chén trà men lam']);
  await visitor.getByRole('link', { name: say('product_type_service') }).click();
  await expect(visitor.getByRole('link', { name: say('product_type_service') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect.poll(titles).toEqual(['Lớp vuốt gốm']);
  await visitor.getByRole('link', { name: say('content_all'), exact: true }).click();
  await expect.poll(titles).toEqual(['Lớp vuốt gốm', 'Chén trà men lam']);
  await visitor.getByRole('searchbox', { name: say('product_search') }).fill('chen');
  await visitor.getByRole('button', { name: say('product_search_action') }).click();
  await expect.poll(titles).toEqual(['Chén trà men lam']);
  await visitor.getByRole('link', { name: say('product_search_clear') }).click();
  await expect.poll(titles).toEqual(['Lớp vuốt gốm', 'Chén trà men lam']);

  await visitor.goto(`/me/products/${hidden}`);
  await expect(visitor).toHaveURL(/\/404/);
  await visitor.close();
});

/** Id of the demo's brand. */
const demoGroup = async (request: APIRequestContext): Promise<string> => {
  const answer = await request.get(`/api/groupAndBrand/getGDByById/${demoBrand.replace('/mbg/', '')}`);
  const { data } = (await answer.json()) as { data: { _id: string } };
  return data._id;
};

interface Offered {
  readonly _id: string;
  readonly title: string;
  readonly price: number | null;
}

test('a product page has share metadata and one canonical address', async ({ request }) => {
  const offered = await request.get(`/api/productMember/getProductByBranch/${await demoGroup(request)}`);
  const { data: products } = (await offered.json()) as { data: Offered[] };
  const product = products.find(({ price }) => price !== null);
  expect(product).toBeDefined();
  const answer = await request.get(`/me/products/${product?._id}`);
  expect(new URL(answer.url()).pathname).toBe(`/mbg/products/${product?._id}`);
  const html = await answer.text();
  expect(html).toContain('<title>Phòng trưng bày</title>');
  expect(html).toContain(`property="og:title" content="Xem thông tin ${product?.title}"`);
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+/mbg/products/${product?._id}"`));
  const { Product: thing, BreadcrumbList: steps } = linkedData(html);
  const offers = { price: String(product?.price), priceCurrency: 'VND' };
  expect(thing).toMatchObject({ name: product?.title, offers });
  expect(steps).toMatchObject({ itemListElement: [{}, { name: 'Phòng trưng bày' }, { name: product?.title }] });
  expect((await request.get(`${demoBrand}/products?type=rent`)).status()).toBe(200);
});

test('a product is edited, hidden, deleted and restored', async ({ page }) => {
  const { accessToken } = await arrive(page.request, somebody('Đỗ Văn Gạch'));
  const certificates = [{ name: 'HACCP' }, { name: 'ISO 9001:2015', note: 'Số 7' }];
  const id = await offer(page.request, accessToken, { title: 'Gạch gốm', price: 5_000, certificates });
  await page.goto(`/me/products/${id}`);
  await page.getByRole('link', { name: say('content_edit') }).click();
  await expect(page.getByLabel(optional('product_price'), { exact: true })).toHaveValue('5.000');
  await page.getByRole('button', { name: say('product_certificate_remove', { number: 1 }) }).click();
  await unfold(page, 'product_part_price');
  await page.getByLabel(optional('product_quantity'), { exact: true }).fill('0');
  await page.getByRole('button', { name: say('content_save'), exact: true }).click();
  await expect(page.getByText(say('product_sold_out'))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'ISO 9001:2015' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'HACCP' })).toHaveCount(0);

  await page.locator('summary', { hasText: say('content_visibility_public') }).click();
  await page.getByRole('button', { name: say('content_visibility_private') }).click();
  await expect(page.getByText(say('content_visibility_saved'))).toBeVisible();
  await page.getByRole('button', { name: say('content_delete') }).click();
  await expect(page).toHaveURL(/\/edit\/products$/);
  await page.getByRole('button', { name: say('content_undo') }).click();
  await expect(page.getByRole('link', { name: /Gạch gốm/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is added with a certificate, and errors are reported', async ({ page }) => {
    const { memberId } = await arrive(page.request, somebody('Vũ Thị Men'));
    await page.goto('/edit/products/new');
    await page.getByLabel(say('product_name'), { exact: true }).fill('Đĩa men rạn');
    await page.getByLabel(optional('product_content'), { exact: true }).fill('Men rạn cổ.');
    await page.getByLabel(say('product_type'), { exact: true }).selectOption('product');
    await unfold(page, 'product_part_origin');
    await page.getByLabel(say('product_customs_code')).fill('123');
    await unfold(page, 'product_part_certificates');
    await page.getByText(say('product_certificate_add')).click();
    await page.getByLabel(say('product_certificate_name')).fill('OCOP 4 sao');
    const document = page.getByLabel(optional('product_certificate_file'), { exact: true }).first();
    await document.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('không phải PDF') });
    await page.getByRole('button', { name: say('content_save'), exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.getByRole('button', { name: say('content_save'), exact: true }).click();
    await expect(page.getByText('Mã HS gồm 4, 6, 8 hoặc 10 chữ số.')).toBeVisible();
    await expect(page.getByLabel(say('product_certificate_name')).first()).toHaveValue('OCOP 4 sao');
    await page.getByLabel(say('product_customs_code')).fill('6912.00.00');
    await document.setInputFiles({ name: 'Giấy chứng nhận.pdf', mimeType: 'application/pdf', buffer: onePage() });
    await page.getByRole('button', { name: say('content_save'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Đĩa men rạn');
    await expect(page.getByRole('heading', { name: 'OCOP 4 sao' })).toBeVisible();
    await expect(page.getByText('6912.00.00')).toBeVisible();
    const download = page.getByRole('link', { name: say('product_certificate_document', { pages: 1, size: '1 kB' }) });
    const file = await page.request.get((await download.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('application/pdf');
    expect(file.headers()['content-disposition']).toContain('attachment; filename="giay-chung-nhan.pdf"');
    expect(file.headers()['content-security-policy']).toContain('sandbox');
    await page.goto(`/me/${memberId}/products?type=product&q=dia`);
    await expect(page.getByRole('heading', { name: 'Đĩa men rạn' })).toBeVisible();
  });
});

test('a brand’s product is shown in its showroom and edited by admins', async ({ page }) => {
  const { accessToken } = await signIn(page.request, demoOwner);
  const headers = { authorization: `Bearer ${accessToken}` };
  const groupId = await demoGroup(page.request);
  // The product is private and deleted again, so that the demo stays unchanged.
  const product = { title: 'Mẫu bình mới', groupId, policy: 'private' };
  const id = await offer(page.request, accessToken, product);
  try {
    await page.goto(`/me/products/${id}`);
    await expect(page).toHaveURL(`/mbg/products/${id}`);
    await expect(page).toHaveTitle('Phòng trưng bày');
    await page.getByRole('link', { name: say('product_showroom'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('product_showroom'));
    await expect(page.getByRole('heading', { name: 'Mẫu bình mới' })).toBeVisible();
    await page.goto(`/edit/products/${id}?owner=${groupId}`);
    await expect(page.getByLabel(say('product_name'), { exact: true })).toHaveValue('Mẫu bình mới');
  } finally {
    await page.request.put(`/api/productMember/deleteById/${id}`, { headers });
  }
});
