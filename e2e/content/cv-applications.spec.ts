/** Journey of a new member from a data archive of LinkedIn to three applications (docs/rules/cv.md#versions). */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { readPrinted } from '../../api/src/testing/files/printed.ts';
import { readTagged } from '../../api/src/testing/files/tagged.ts';
import { arrive, asVisitor, desktop, expect, expectMessage, somebody, test } from '../support/people.ts';
import { say } from '../support/words.ts';
import { arriveWithCv, followCvAction, NAME } from './cvs.ts';

const archive = zipSync({
  'Profile.csv': strToU8(
    `First Name,Last Name,Headline,Summary\n${NAME},,Nghệ nhân gốm,"Mười hai năm làm gốm, ở Hội An"`,
  ),
  'Email Addresses.csv': strToU8('Email Address,Confirmed,Primary\nthuong@example.test,Yes,Yes'),
  'PhoneNumbers.csv': strToU8('Extension,Number,Type\n,+84912345678,Mobile'),
  'Positions.csv': strToU8(
    'Company Name,Title,Description,Location,Started On,Finished On\nGốm Mộc Nhiên,Nghệ nhân trưởng,"Làm gốm\n- Men tro",Hội An,Mar 2014,',
  ),
  'Skills.csv': strToU8('Name\nXoay tay'),
});

/** Each application: the company, what the CV says for it, and its letter. */
const applications = [
  { company: 'Gốm Việt', headline: 'Trưởng xưởng gốm thủ công', letter: 'Tôi muốn mở lò thứ hai cùng Gốm Việt.' },
  { company: 'Gốm Nam', headline: 'Người dạy nghề gốm', letter: 'Tôi muốn dạy thợ trẻ của Gốm Nam.' },
  { company: 'Men Bắc', headline: 'Nghệ nhân men tro', letter: 'Tôi muốn thử men tro ở Men Bắc.' },
] as const;

const POSITION = 'Trưởng xưởng';
const versionName = (company: string): string => `${POSITION} – ${company}`;

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

const saveCv = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: say('cv_save') })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: say('cv_saved') })).toBeFocused();
};

const download = async (page: Page, press: () => Promise<void>) => {
  const coming = page.waitForEvent('download');
  await press();
  const bytes = await readFile(await (await coming).path());
  expect((await readTagged(bytes)).faults).toEqual([]);
  return (await readPrinted(bytes)).map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ');
};

test.use(desktop);

test('a new member makes three applications of a LinkedIn archive, and sends one to a stranger', async ({
  page,
  browser,
}) => {
  // Seven PDFs are drawn, which a slow machine needs minutes for.
  test.setTimeout(360_000);
  await arrive(page.request, somebody(NAME));
  await page.goto('/action/createCv');
  await page
    .getByLabel(say('cv_import_file'))
    .setInputFiles({ name: 'LinkedIn.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) });
  await page.getByRole('button', { name: say('cv_import_read') }).click();
  await expect(page.getByText(say('cv_imported'))).toBeVisible();
  await expect(field(page, 'headline')).toHaveValue('Nghệ nhân gốm');
  await field(page, 'name').fill('CV gốc');
  await saveCv(page);

  for (const { company, headline, letter } of applications) {
    await followCvAction(page, 'CV gốc', 'cv_version_make');
    await page.getByLabel(say('cv_version_company')).fill(company);
    await page.getByLabel(say('cv_version_position')).fill(POSITION);
    await page.getByRole('button', { name: say('cv_version_make_now') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('cv_edit') })).toBeVisible();
    await field(page, 'headline').fill(headline);
    await saveCv(page);
    await followCvAction(page, versionName(company), 'cv_letter');
    await page.getByLabel(say('cv_letter_body')).fill(letter);
    await expectMessage(page, say('cv_letter_saved'), () =>
      page.getByRole('button', { name: say('cv_letter_save') }).click(),
    );
    const printed = await download(page, () => page.getByRole('link', { name: say('cv_letter_pdf') }).click());
    expect(printed).toContain(letter);
    await followCvAction(page, versionName(company), 'cv_download');
    const cv = await download(page, () => page.getByRole('button', { name: say('cv_download_now') }).click());
    for (const words of [NAME, headline, 'Nghệ nhân trưởng', 'Men tro']) expect(cv).toContain(words);
    for (const other of applications) if (other.company !== company) expect(cv).not.toContain(other.headline);
  }

  const [{ company, headline, letter }] = applications;
  await followCvAction(page, versionName(company), 'cv_private_links');
  await page.getByLabel(say('cv_private_link_label')).fill(company);
  await page.getByLabel(say('cv_private_link_letter')).check();
  await page.getByRole('button', { name: say('cv_private_link_make') }).click();
  await expect(page.getByRole('heading', { name: company })).toBeFocused();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: say('cv_private_link_copy') }).click();
  await expect(page.getByRole('button', { name: say('ui_copied') })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await asVisitor(browser, async (stranger) => {
    await stranger.goto(address);
    // The letter has the same head.
    await expect(stranger.getByRole('heading', { level: 1, name: NAME }).first()).toBeVisible();
    await expect(stranger.getByText(headline).first()).toBeVisible();
    await expect(stranger.getByRole('region', { name: say('cv_letter') }).getByText(letter)).toBeVisible();
    const cv = await download(stranger, () => stranger.getByRole('link', { name: say('cv_download_pdf') }).click());
    expect(cv).toContain(headline);
  });
});

test('a letter that another tab has saved is not replaced unasked', async ({ page, context }) => {
  await arriveWithCv(page, { name: 'CV gốc' });
  await followCvAction(page, 'CV gốc', 'cv_letter');
  await expect(page.getByLabel(say('cv_letter_body'))).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByLabel(say('cv_letter_body')).fill('Bản của thẻ kia.');
  await expectMessage(other, say('cv_letter_saved'), () =>
    other.getByRole('button', { name: say('cv_letter_save') }).click(),
  );
  await page.getByLabel(say('cv_letter_body')).fill('Bản của thẻ này.');
  const save = page.getByRole('button', { name: say('cv_letter_save') });
  await save.click();
  await expect(page.getByText(say('cv_letter_overwrite_question'))).toBeVisible();
  await other.reload();
  await expect(other.getByLabel(say('cv_letter_body'))).toHaveValue('Bản của thẻ kia.');
  const agree = page.getByLabel(say('cv_letter_overwrite_confirm'));
  await expect(agree).toBeFocused();
  await agree.check();
  await expectMessage(page, say('cv_letter_saved'), () => save.click());
  await other.reload();
  await expect(other.getByLabel(say('cv_letter_body'))).toHaveValue('Bản của thẻ này.');
});
