import type { APIRequestContext, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { addContent } from '../support/addContent.ts';
import { arrive, expect, expectMessage, type SignedIn, test } from '../support/people.ts';
import { say } from '../support/words.ts';

const save = (page: Page) => page.getByRole('button', { name: say('content_save'), exact: true }).click();
const field = (page: Page, key: string) => page.getByLabel(say(key));

/** Begins an activity of a type from the owner's page. */
const choose = async (page: Page, own: string, type: string): Promise<void> => {
  await page.goto(own);
  await addContent(page, 'activity_add');
  await page.getByRole('link', { name: say(`activity_type_${type}`), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say(`activity_type_${type}`) })).toBeVisible();
};

/** Fields of one account in the form of a bank account. */
const accountOf = (page: Page, number: number) =>
  page.getByRole('group', { name: say('activity_account', { number }), exact: true });

const saved = async (page: Page, own: string, type: string): Promise<void> => {
  await expectMessage(page, say('activity_saved'), () => save(page));
  await expect(page).toHaveURL(`${own}#activity-${type}`);
};

/** Adds an activity through the API; returns its id. */
const write = async (request: APIRequestContext, as: SignedIn, body: object): Promise<string> => {
  const headers = { authorization: `Bearer ${as.accessToken}` };
  const answer = await request.post(`/api/brandActivity/insertBrandActivity/${as.memberId}`, { data: body, headers });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: { _id: string } }).data._id;
};

const account = { bankName: 'MB', ownerName: 'NGUYEN THI ANH TUYET', accountNumber: '0912345678' };

test('an owner adds activities of many types, and a visitor uses them', async ({ page, browser }) => {
  test.slow();
  const { memberId, urlMinify } = await arrive(page.request);
  const own = `/me/${urlMinify}`;

  await choose(page, own, 'bankAccount');
  await save(page);
  await expect(page.getByText(/^Hãy nhập (“|thông tin này)/)).toHaveCount(3);
  const first = accountOf(page, 1);
  await first
    .getByLabel(say('activity_bank'))
    .first()
    .selectOption({ label: 'Vietcombank – Ngân hàng TMCP Ngoại Thương Việt Nam' });
  await first.getByLabel(say('activity_account_number')).fill('0011 001 234 567');
  await first.getByLabel(say('activity_account_owner')).fill('NGUYEN THI ANH TUYET');
  await saved(page, own, 'bankAccount');

  await choose(page, own, 'education');
  await field(page, 'activity_school').fill('Đại học Mỹ thuật Huế');
  await field(page, 'activity_degree').fill('Cử nhân Điêu khắc');
  await field(page, 'activity_from').fill('09/2014');
  await field(page, 'activity_to').fill('06/2010');
  await save(page);
  await expect(page.getByText('Thời gian kết thúc phải sau thời gian bắt đầu.')).toBeVisible();
  await field(page, 'activity_from').fill('09/2010');
  await field(page, 'activity_to').fill('2014');
  await saved(page, own, 'education');

  await choose(page, own, 'youtube');
  await field(page, 'activity_video_label').fill('https://example.com/video');
  await save(page);
  await expect(page.getByText('Liên kết trống hoặc không đúng định dạng.')).toBeVisible();
  await field(page, 'activity_video_label').fill('https://www.youtube.com/shorts/dQw4w9WgXcQ');
  await field(page, 'activity_name_youtube').fill('Một ngày ở lò gốm');
  await saved(page, own, 'youtube');

  await choose(page, own, 'website');
  await field(page, 'activity_address_label').fill('gomsongthu.example.test');
  await saved(page, own, 'website');

  await choose(page, own, 'registrationLink');
  await field(page, 'activity_button_label').fill('Đăng ký lớp học gốm');
  await field(page, 'activity_address_label').fill('https://example.test/lop-hoc');
  await field(page, 'activity_closes_label').fill('2099-12-01T23:59');
  await saved(page, own, 'registrationLink');

  const visitor = await browser.newPage();
  await visitor.goto(own);
  const block = (type: string) => visitor.locator(`#activity-${type}`);
  const bank = block('bankAccount');
  await expect(bank).toContainText('0011 0012 3456 7');
  await bank.getByText(say('activity_qr'), { exact: true }).click();
  const code = bank.getByRole('img');
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  const qrCode = await visitor.request.get((await bank.getByRole('link').getAttribute('href')) ?? '');
  const { data, info } = await sharp(await qrCode.body())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ data, width: info.width, height: info.height })).toContain('0011001234567');

  await expect(block('education')).toContainText('09/2010 – 2014');
  await expect(block('education')).toContainText('Cử nhân Điêu khắc');
  await expect(block('youtube').getByText('Một ngày ở lò gốm')).toBeVisible();
  await expect(block('website').getByRole('link')).toHaveAttribute('href', 'https://gomsongthu.example.test');
  const register = block('registrationLink').getByRole('link', { name: 'Đăng ký lớp học gốm' });
  await expect(register).toHaveAttribute('href', 'https://example.test/lop-hoc');
  await expect(block('registrationLink')).toContainText('01/12/2099 23:59');
  await expect(visitor.getByRole('link', { name: say('activity_add') })).toHaveCount(0);

  await visitor.goto(`/me/all-activity/${memberId}`);
  await expect(visitor.getByRole('heading', { level: 1, name: say('activity_title') })).toBeVisible();
  await expect(visitor.locator('section[id^=activity-]')).toHaveCount(5);
  await visitor.getByRole('link', { name: say('activity_type_education'), exact: true }).click();
  await expect(visitor.locator('section[id^=activity-]')).toHaveCount(1);
  await visitor.close();
});

test('an owner changes and deletes an activity', async ({ page }) => {
  const me = await arrive(page.request);
  const own = `/me/${me.urlMinify}`;
  const other = { ...account, bankName: 'Ngân hàng Đông Dương' };
  await write(page.request, me, { type: 'banks', title: 'Quỹ học bổng', details: { accounts: [account, other] } });
  await page.goto(own);
  await page.getByRole('link', { name: say('activity_edit_one', { title: 'Quỹ học bổng' }) }).click();
  await expect(field(page, 'activity_bank_other_name').nth(1)).toHaveValue('Ngân hàng Đông Dương');
  await page.getByText(say('activity_account_add')).first().click();
  const third = accountOf(page, 3);
  await third.getByLabel(say('activity_account_number')).fill('123456');
  await save(page);
  await expect(third.getByText(/^Hãy nhập (“|thông tin này)/)).toHaveCount(2);
  await third.getByLabel(say('activity_bank')).first().selectOption('970418');
  await third.getByLabel(say('activity_account_owner')).fill('NGUYEN VAN BINH');
  await saved(page, own, 'bankAccount');
  await expect(page.locator('#activity-bankAccount')).toContainText('BIDV');

  await page.getByRole('link', { name: say('activity_edit_one', { title: 'Quỹ học bổng' }) }).click();
  await page.getByRole('button', { name: say('content_delete') }).click();
  await expect(page.getByText(say('content_deleted'))).toBeVisible();
  await page.goto(own);
  await expect(page.locator('#activity-bankAccount')).toHaveCount(0);
});

test('one bank account becomes several and one again in the same form', async ({ page }) => {
  const me = await arrive(page.request);
  const own = `/me/${me.urlMinify}`;
  const id = await write(page.request, me, { type: 'bankAccount', details: account });
  const stored = async () => {
    const { data } = (await (await page.request.get(`/api/brandActivity/getBrandActivityById/${id}`)).json()) as {
      data: { type: string };
    };
    return data.type;
  };
  await page.goto(`/edit/activities/${id}`);
  await expect(accountOf(page, 1).getByLabel(say('activity_account_number'))).toHaveValue('0912345678');
  await page.getByText(say('activity_account_add')).first().click();
  const second = accountOf(page, 2);
  await second.getByLabel(say('activity_bank')).first().selectOption('970418');
  await second.getByLabel(say('activity_account_number')).fill('123456');
  await second.getByLabel(say('activity_account_owner')).fill('NGUYEN VAN BINH');
  await saved(page, own, 'bankAccount');
  await expect(page.locator('#activity-bankAccount')).toContainText('BIDV');
  expect(await stored()).toBe('banks');

  await page.goto(`/edit/activities/${id}`);
  await second.getByLabel(say('activity_bank')).first().selectOption('');
  await second.getByLabel(say('activity_account_number')).fill('');
  await second.getByLabel(say('activity_account_owner')).fill('');
  await saved(page, own, 'bankAccount');
  await expect(page.locator('#activity-bankAccount')).not.toContainText('BIDV');
  expect(await stored()).toBe('bankAccount');
});

test('a detail page has share metadata, and a hidden one is not found', async ({ page, request }) => {
  const me = await arrive(page.request);
  const open = await write(page.request, me, {
    type: 'project',
    title: 'Phục chế men xanh',
    content: '<p>Hai năm thử men tro.</p>',
    details: { role: 'Chủ trì', from: '2022', to: '11/2023' },
  });
  const hidden = await write(page.request, me, { type: 'bankAccount', details: account, policy: 'private' });
  const answer = await request.get(`/mbg/detail-activity/${open}`, { maxRedirects: 0 });
  expect(answer.headers()['location']).toBe(`/me/detail-activity/${open}`);
  const html = await (await request.get(`/me/detail-activity/${open}`)).text();
  expect(html).toContain('<title>Xem thông tin Phục chế men xanh</title>');
  expect(html).toMatch(/property="og:description" content="Hai năm thử men tro\."/);
  expect((await request.get(`/me/detail-activity/${hidden}`)).url()).toContain('/404');
  await page.goto(`/me/detail-activity/${open}`);
  await expect(page.getByText('2022 – 11/2023')).toBeVisible();
  await expect(page.getByRole('link', { name: say('content_edit') })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a bank account is added, and its QR code is shown', async ({ page }) => {
    const { urlMinify } = await arrive(page.request);
    const own = `/me/${urlMinify}`;
    await page.goto(`${own}`);
    await addContent(page, 'activity_add');
    await page.getByRole('link', { name: say('activity_type_bankAccount'), exact: true }).click();
    const first = accountOf(page, 1);
    await first.getByLabel(say('activity_bank'), { exact: true }).selectOption('970436');
    await first.getByLabel(say('activity_account_number')).fill('12');
    await first.getByLabel(say('activity_account_owner')).fill('NGUYEN VAN AN');
    await save(page);
    await expect(page.getByText('Số tài khoản gồm 4–19 chữ số')).toBeVisible();
    await expect(first.getByLabel(say('activity_bank'), { exact: true })).toHaveValue('970436');
    await first.getByLabel(say('activity_account_number')).fill('12345678');
    await save(page);
    const bank = page.locator('#activity-bankAccount');
    await expect(bank).toContainText('1234 5678');
    await bank.getByText(say('activity_qr'), { exact: true }).click();
    await expect(bank.getByRole('img')).toBeVisible();
  });
});
