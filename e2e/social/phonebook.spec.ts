/** Journeys of the phonebook: entries, search, import and export. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { demoOwner } from '../support/demo.ts';
import { arrive, expect, expectAccessible, phone, signIn, test } from '../support/people.ts';
import { say } from '../support/words.ts';

const row = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });

const find = async (page: Page, query: string) => {
  await page.getByLabel(say('phonebook_search')).fill(query);
  await page.getByRole('button', { name: say('phonebook_do_search') }).click();
};

test(
  'an empty phonebook gives hints; an entry is added, changed, deleted and restored',
  { tag: '@core' },
  async ({ page }) => {
    await arrive(page.request);
    await page.goto('/action/phonebook');
    await expect(page.getByText(say('phonebook_empty'))).toBeVisible();
    await expect(page.getByRole('link', { name: say('phonebook_export_csv') })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: say('phonebook_add') }).click();
    await page.getByLabel(say('phonebook_name')).fill('Đặng Thị Ánh');
    await page.getByLabel(say('phonebook_phones')).fill('0912 345 678, 123');
    await page.getByLabel(say('phonebook_tags'), { exact: true }).fill('khách, thợ');
    await page.getByRole('button', { name: say('phonebook_save') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Đặng Thị Ánh' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(say('phonebook_note'), { exact: true }).fill('Gọi buổi sáng');
    await page.getByLabel(say('phonebook_follow_up')).fill('2020-01-01');
    // The notice of the first save may still be visible.
    const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: say('phonebook_save') }).click();
    await saved;
    await expect(page.getByText(say('phonebook_saved')).first()).toBeVisible();

    await page.goto('/action/phonebook');
    await expect(page.getByRole('heading', { name: say('phonebook_due') })).toBeVisible();
    await row(page, 'Đặng Thị Ánh').first().click();
    await page.getByRole('button', { name: say('phonebook_delete') }).click();
    await expect(page.getByText(say('phonebook_empty'))).toBeVisible();
    await page.getByRole('button', { name: say('content_undo') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Đặng Thị Ánh' })).toBeVisible();
    await expect(page.getByLabel(say('phonebook_note'), { exact: true })).toHaveValue('Gọi buổi sáng');
  },
);

test('an invalid field is reported, and typed values stay', async ({ page }) => {
  await arrive(page.request);
  await page.goto('/action/phonebook/new');
  await page.getByLabel(say('phonebook_name')).fill('Bé Tư');
  await page.getByLabel(say('phonebook_emails'), { exact: true }).fill('không phải thư');
  await page.getByRole('button', { name: say('phonebook_save') }).click();
  await expect(page.getByLabel(say('phonebook_emails'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(say('phonebook_name'))).toHaveValue('Bé Tư');

  // A tag that is too long opens nothing but what it stands in.
  await page.getByLabel(say('phonebook_emails'), { exact: true }).fill('');
  await page.getByRole('button', { name: say('phonebook_save') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bé Tư' })).toBeVisible();
  await page.getByLabel(say('phonebook_tags'), { exact: true }).fill(`vip, ${'rất dài '.repeat(6)}`);
  await page.getByRole('button', { name: say('phonebook_save') }).click();
  await expect(page.getByText('Mỗi nhãn tối đa 30 ký tự.')).toBeVisible();
  await expect(page.getByLabel(say('phonebook_name'))).toBeHidden();
});

test('a phonebook is searched by words, numbers, letters and tags', async ({ page }) => {
  await signIn(page.request, demoOwner);
  await page.goto('/action/phonebook');
  await expect(row(page, 'Phan Quốc Đại').first()).toBeVisible();
  await find(page, 'phan quoc');
  await expect(row(page, 'Phan Quốc Đại')).toHaveCount(1);
  await expect(row(page, 'Bùi Thị Xuân')).toHaveCount(0);
  await find(page, '0900 000 311');
  await expect(row(page, 'Lương Gia Huy')).toHaveCount(1);
  await page.goto('/action/phonebook');
  await page.getByRole('link', { name: /^B: \d+/ }).click();
  await expect(row(page, 'Bùi Thị Xuân')).toHaveCount(1);
  await expect(row(page, 'Phan Quốc Đại')).toHaveCount(0);
  await page.goto('/action/phonebook');
  await page.getByRole('link', { name: /^báo chí/ }).click();
  await expect(row(page, 'Ưng Thị Ánh Ngọc')).toHaveCount(1);
  await expectAccessible(page);
});

const file = [
  ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Bùi Xuân', 'TEL:0912345678', 'END:VCARD'],
  ['BEGIN:VCARD', 'VERSION:2.1', 'N;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:=C4=90=E1=BB=97;An;;;', 'END:VCARD'],
  ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Xuân', 'TEL:+84912345678', 'EMAIL:xuan@example.test', 'END:VCARD'],
].map((lines) => `${lines.join('\r\n')}\r\n`);

for (const scripts of [true, false])
  test(`a card file is previewed, imported and exported, ${scripts ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...phone, locale: 'vi-VN', javaScriptEnabled: scripts });
    const page = await context.newPage();
    await arrive(page.request);
    await page.goto('/action/phonebook/import');
    await page
      .getByLabel(say('phonebook_import_file'))
      .setInputFiles({ name: 'danh-ba.vcf', mimeType: 'text/vcard', buffer: Buffer.from(file.join('')) });
    await page.getByRole('button', { name: say('phonebook_import_preview') }).click();
    await expect(page.getByText(say('phonebook_import_new', { count: 2 }))).toBeVisible();
    await expect(page.getByText(say('phonebook_import_duplicate', { count: 1 }))).toBeVisible();
    if (scripts) await expectAccessible(page);
    await page.getByRole('button', { name: say('phonebook_import_do') }).click();
    await expect(page).toHaveURL('/action/phonebook');
    await expect(row(page, 'Bùi Xuân')).toHaveCount(1);
    await expect(row(page, 'Đỗ An')).toHaveCount(1);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: say('phonebook_export_vcf') }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toContain('FN:Đỗ An');
    expect(text).toContain('xuan@example.test');
    await context.close();
  });

test('a file without cards is refused with a message', async ({ page }) => {
  await arrive(page.request);
  await page.goto('/action/phonebook/import');
  await page
    .getByLabel(say('phonebook_import_file'))
    .setInputFiles({ name: 'thu.vcf', mimeType: 'text/vcard', buffer: Buffer.from('xin chào') });
  await page.getByRole('button', { name: say('phonebook_import_preview') }).click();
  await expect(page.getByText('Tệp này không có danh thiếp nào đọc được', { exact: false })).toBeVisible();
});

test('Zalo stands beside the call of a mobile number, and not of a landline', async ({ page }) => {
  await arrive(page.request);
  const add = async (name: string, phone: string) => {
    await page.goto('/action/phonebook/new');
    await page.getByLabel(say('phonebook_name')).fill(name);
    await page.getByLabel(say('phonebook_phones')).fill(phone);
    await page.getByRole('button', { name: say('phonebook_save') }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  const zalo = () => page.getByRole('link', { name: say('profile_open_zalo') });
  await add('Hà Văn Mộc', '024 3825 1234');
  await expect(zalo()).toHaveCount(0);
  await add('Lò Thị Mai', '0912 345 678');
  await expect(zalo()).toHaveAttribute('href', 'https://zalo.me/0912345678');

  await page.goto('/action/phonebook');
  const ofRow = (name: string) => page.getByRole('link', { name: say('phonebook_zalo', { name }) });
  await expect(ofRow('Lò Thị Mai')).toHaveAttribute('href', 'https://zalo.me/0912345678');
  await expect(page.getByRole('link', { name: say('phonebook_call', { name: 'Lò Thị Mai' }) })).toBeVisible();
  await expect(ofRow('Hà Văn Mộc')).toHaveCount(0);
  await expect(page.getByRole('link', { name: say('phonebook_call', { name: 'Hà Văn Mộc' }) })).toBeVisible();
  await expectAccessible(page);
});
