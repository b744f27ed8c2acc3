/** Journey of versions of a CV for applications, with their cover letters (docs/rules/cv.md#versions). */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessible, expectMessage, phone, test } from '../support/people.ts';
import { optional, say } from '../support/words.ts';
import { arriveWithCv, followCvAction, NAME } from './cvs.ts';

const makeCv = (page: Page): Promise<void> =>
  arriveWithCv(page, { name: 'CV gốc', template: 'modern', accent: 'teal', headline: 'Nghệ nhân gốm' });

const makeVersion = async (page: Page, company: string): Promise<void> => {
  await followCvAction(page, 'CV gốc', 'cv_version_make');
  await expect(page.getByRole('heading', { level: 1, name: say('cv_version_make') })).toBeVisible();
  await page.getByLabel(say('cv_version_company')).fill(company);
  await page.getByLabel(say('cv_version_position')).fill('Trưởng xưởng');
  await page.getByRole('button', { name: say('cv_version_make_now') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('cv_edit') })).toBeVisible();
};

const download = async (page: Page, link: string) => {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: say(link) }).click();
  const file = await coming;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

test.use(phone);

test('a member makes two versions of a CV, writes their letters and downloads them', async ({ page }) => {
  await makeCv(page);
  await followCvAction(page, 'CV gốc', 'cv_version_make');
  await page.getByRole('button', { name: say('cv_version_make_now') }).click();
  await expect(page.getByLabel(say('cv_version_company'))).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await makeVersion(page, 'Gốm Việt');
  await makeVersion(page, 'Gốm Nam');
  await page.getByRole('link', { name: say('cv_private_links'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('cv_private_links') })).toBeVisible();
  await expect(page.getByText('Trưởng xưởng – Gốm Nam')).toBeVisible();

  await page.goto('/action/createCv');
  const versions = page.getByRole('list', { name: say('cv_versions_of', { name: 'CV gốc' }) });
  await expect(versions.getByText('Gốm Việt · Trưởng xưởng')).toBeVisible();
  await expect(versions.getByText('Gốm Nam · Trưởng xưởng')).toBeVisible();
  await expectAccessible(page);

  await followCvAction(page, 'Trưởng xưởng – Gốm Việt', 'cv_letter');
  await expect(page.getByLabel(optional('cv_letter_recipient'))).toHaveValue('Gốm Việt');
  await expect(page.getByLabel(optional('cv_letter_salutation'))).toHaveValue(/^Kính gửi/);
  await page.getByLabel(say('cv_letter_body')).fill('Kính thưa [Công ty], tôi làm gốm mười hai năm.');
  await page.getByRole('button', { name: say('cv_tab_preview') }).click();
  await page.getByText(say('cv_letter_advice', { count: 3 })).click();
  await expect(page.getByText(say('cv_letter_advice_placeholder', { about: '[Công ty]' }))).toBeVisible();
  await expect(page.getByText(say('cv_letter_advice_company', { about: 'Gốm Việt' }))).toBeVisible();
  await expect(page.getByRole('region', { name: say('cv_preview') })).toContainText('mười hai năm');
  await expectAccessible(page);
  await page.getByRole('button', { name: say('cv_tab_form') }).click();
  await page
    .getByLabel(say('cv_letter_body'))
    .fill(`Tôi muốn về Gốm Việt. ${'Tôi đã dẫn dắt sáu người thợ. '.repeat(16)}`);
  await expectMessage(page, say('cv_letter_saved'), () =>
    page.getByRole('button', { name: say('cv_letter_save') }).click(),
  );
  await expect(page.getByLabel(say('cv_letter_body'))).toHaveValue(/^Tôi muốn về Gốm Việt\./);
  await expectAccessible(page);
  const pdf = await download(page, 'cv_letter_pdf');
  expect(pdf.name).toBe(`Thư xin việc ${NAME}.pdf`);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await followCvAction(page, 'Trưởng xưởng – Gốm Nam', 'cv_letter');
  await page.getByLabel(say('cv_letter_body')).fill('Tôi muốn về Gốm Nam.');
  await expectMessage(page, say('cv_letter_saved'), () =>
    page.getByRole('button', { name: say('cv_letter_save') }).click(),
  );
  const docx = await download(page, 'cv_letter_docx');
  expect(docx.name).toBe(`Thư xin việc ${NAME}.docx`);
  expect(docx.bytes.subarray(0, 2).toString()).toBe('PK');

  await followCvAction(page, 'Trưởng xưởng – Gốm Nam', 'cv_version_edit');
  await expect(page.getByLabel(say('cv_version_company'))).toHaveValue('Gốm Nam');
  await page.getByLabel(optional('cv_version_name')).fill('Bản cho Gốm Nam');
  await expectMessage(page, say('cv_version_saved'), () =>
    page.getByRole('button', { name: say('cv_version_save'), exact: true }).click(),
  );
  await expect(versions.getByRole('link', { name: 'Bản cho Gốm Nam' })).toBeVisible();
});

test('a link shows the letter of its CV to its reader', async ({ page, browser }) => {
  await makeCv(page);
  await followCvAction(page, 'CV gốc', 'cv_letter');
  await page.getByLabel(say('cv_letter_body')).fill('Tôi muốn về Gốm Việt.');
  await expectMessage(page, say('cv_letter_saved'), () =>
    page.getByRole('button', { name: say('cv_letter_save') }).click(),
  );
  await followCvAction(page, 'CV gốc', 'cv_private_links');
  await page.getByLabel(say('cv_private_link_label')).fill('Gốm Việt');
  await page.getByLabel(say('cv_private_link_letter')).check();
  await page.getByRole('button', { name: say('cv_private_link_make') }).click();
  await expect(page.getByRole('heading', { name: 'Gốm Việt' })).toBeFocused();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: say('cv_private_link_copy') }).click();
  await expect(page.getByRole('button', { name: say('ui_copied') })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const context = await browser.newContext({ ...desktop, locale: 'vi-VN' });
  const visitor = await context.newPage();
  await visitor.goto(address);
  const letter = visitor.getByRole('region', { name: say('cv_letter') });
  await expect(letter.getByText('Tôi muốn về Gốm Việt.')).toBeVisible();
  await expectAccessible(visitor);
  const file = await download(visitor, 'cv_letter_pdf');
  expect(file.name).toBe(`Thư xin việc ${NAME}.pdf`);
  await context.close();
});
