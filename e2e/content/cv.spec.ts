import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { readPrinted } from '../../api/src/testing/files/printed.ts';
import { arrive, asVisitor, desktop, expect, expectAccessible, phone, somebody, test } from '../support/people.ts';
import { say } from '../support/words.ts';

const NAME = 'Nguyễn Phước Thị Quỳnh Thượng';

/** Fills a profile and activities for a CV. */
const fillProfile = async (page: Page, { memberId, accessToken }: { memberId: string; accessToken: string }) => {
  const headers = { authorization: `Bearer ${accessToken}` };
  const expectOk = (answer: { status: () => number }) => expect(answer.status()).toBe(200);
  const data = {
    headline: 'Nghệ nhân gốm',
    aboutMe: '<p>Mười hai năm làm gốm ở Hội An.</p>',
    gender: 'female',
    birthday: '1990-04-18',
    interests: ['Trà'],
    contacts: [
      { kind: 'email', value: 'thuong@example.test' },
      { kind: 'phone', value: '0912 345 678' },
      { kind: 'address', value: '28 đường Bến Gốm' },
    ],
  };
  expectOk(await page.request.put(`/api/members/updateMemberById/${memberId}`, { data, headers }));
  const activities = [
    { type: 'experience', details: { organization: 'Gốm Mộc Nhiên', position: 'Nghệ nhân trưởng', from: '03/2014' } },
    { type: 'education', details: { school: 'Đại học Mỹ thuật', degree: 'Cử nhân', from: '2008', to: '2012' } },
    { type: 'skill', title: 'Xoay tay', details: { level: 5 } },
    { type: 'certificate', title: 'Nghệ nhân ưu tú', details: { issuer: 'Hội An', issued: '09/2022' } },
  ];
  for (const activity of activities)
    expectOk(
      await page.request.post(`/api/brandActivity/insertBrandActivity/${memberId}`, { data: activity, headers }),
    );
};

const readDownload = async (download: Download): Promise<Uint8Array> => readFile(await download.path());

const downloaded = async (page: Page, press: () => Promise<void>): Promise<Uint8Array> => {
  const waiting = page.waitForEvent('download');
  await press();
  return readDownload(await waiting);
};

const textOf = async (pdf: Uint8Array): Promise<string> =>
  (await readPrinted(pdf)).map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ');

const save = (page: Page) =>
  page
    .getByRole('button', { name: say('cv_save') })
    .last()
    .click();
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const part = (page: Page, key: string) => page.locator('summary', { hasText: say(key) });
/** Skills stand before experience. */
const skillsFirst = /^(?:(?!Nghệ nhân trưởng).)*Xoay tay.*Nghệ nhân trưởng/s;
const preview = (page: Page) => page.getByRole('region', { name: say('cv_preview') });

test('a visitor reads what CVs are for', async ({ page }) => {
  await page.goto('/action/createCv');
  await expect(page.getByText(say('cv_purpose'))).toBeVisible();
  await page.goto('/cv/khong-co-ai');
  await expect(page).toHaveURL(/\/404/);
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('a member makes a CV from a profile, shares it, downloads it, and imports it again', async ({
    page,
    browser,
  }) => {
    test.slow();
    const person = await arrive(page.request, somebody(NAME));
    await fillProfile(page, person);
    await page.goto('/more?all=1');
    await page.getByRole('link', { name: say('cv_title') }).click();
    await expect(page.getByText(say('cv_empty'))).toBeVisible();
    await page.getByRole('link', { name: say('cv_new') }).click();

    await expect(field(page, 'fullName')).toHaveValue(NAME);
    await expect(preview(page)).toContainText('Nghệ nhân trưởng');
    await expect(preview(page)).toContainText('03/2014 – nay');
    // The job of the profile has no description.
    const advice = page.locator('details', {
      has: page.getByText(say('cv_advice_entry_empty', { about: 'Nghệ nhân trưởng' })),
    });
    await advice.last().locator('summary').click();
    await expect(advice.last().getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page);

    await field(page, 'name').fill('CV nghệ nhân');
    await page.getByRole('radio', { name: new RegExp(`^${say('cv_template_elegant')}`) }).check();
    await field(page, 'headline').fill('Chủ xưởng gốm');
    await expect(preview(page)).toContainText('Chủ xưởng gốm');
    // Moves skills before experience.
    const up = page.getByRole('button', { name: say('ui_move_up', { name: say('cv_skills') }) });
    await up.click();
    await up.click();
    await part(page, 'cv_languages').click();
    await page.getByRole('button', { name: say('cv_add_language') }).click();
    await page.getByLabel(say('cv_language_name')).fill('Tiếng Anh');
    await expect(preview(page)).toContainText('Tiếng Anh');
    await expect(preview(page)).toContainText(skillsFirst);
    await field(page, 'phone').fill('12');
    await page.getByRole('radio', { name: new RegExp(`^${say('cv_public')}`) }).check();
    await page.getByRole('checkbox', { name: say('cv_email') }).check();
    await save(page);
    // Errors are shown, and typed values stay.
    await expect(page.getByText('Hãy nhập số điện thoại Việt Nam hợp lệ.')).toBeVisible();
    await expect(page.getByLabel(say('cv_language_name'))).toHaveValue('Tiếng Anh');
    await expect(field(page, 'phone')).toBeFocused();
    await field(page, 'phone').fill('0912 345 678');
    await save(page);
    // The next steps stand at the top.
    await expect(page.getByRole('heading', { name: say('cv_saved') })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toContainText(new RegExp(`/cv/${person.urlMinify}`));
    await expect(page.getByRole('button', { name: say('profile_copy_page_link') })).toBeVisible();
    await expect(page.getByRole('link', { name: say('cv_view') })).toHaveAttribute('href', `/cv/${person.urlMinify}`);
    await expectAccessible(page);

    await asVisitor(browser, async (visitor) => {
      await visitor.goto(`/cv/${person.memberId}`);
      await expect(visitor.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
      await expect(visitor).toHaveTitle(say('cv_share_title', { name: NAME }));
      await expect(visitor.getByText('thuong@example.test')).toBeVisible();
      expect(await visitor.content()).not.toContain('0912 345 678');
      const pdf = await downloaded(visitor, () => visitor.getByRole('link', { name: say('cv_download_pdf') }).click());
      const text = await textOf(pdf);
      expect(text).toContain(NAME);
      expect(text).not.toContain('0912 345 678');
    });

    await page.getByRole('link', { name: say('cv_download'), exact: true }).click();
    const press = () => page.getByRole('button', { name: say('cv_download_now') }).click();
    const pdf = await textOf(await downloaded(page, press));
    expect(pdf).toContain(NAME.normalize('NFC'));
    expect(pdf).toContain('0912 345 678');
    await page.getByRole('radio', { name: new RegExp(`^${say('cv_format_docx')}`.replaceAll(/[()]/g, '.')) }).check();
    const word = await downloaded(page, press);
    // A DOCX is a ZIP.
    expect(Buffer.from(word.subarray(0, 4)).toString('latin1')).toBe('PK\u0003\u0004');
    await page.getByRole('radio', { name: new RegExp(`^${say('cv_format_json')}`) }).check();
    const resume = await downloaded(page, press);

    await page.goto('/action/createCv');
    await page
      .getByLabel(say('cv_import_file'))
      .setInputFiles({ name: 'cv.json', mimeType: 'application/json', buffer: Buffer.from(resume) });
    await page.getByRole('button', { name: say('cv_import_read') }).click();
    await expect(page.getByText(say('cv_imported'))).toBeVisible();
    await expect(page.getByText(say('cv_dropped'))).toHaveCount(0);
    for (const part of [NAME, 'Chủ xưởng gốm', 'Nghệ nhân trưởng', 'Tiếng Anh', 'Nghệ nhân ưu tú', 'Trà', '18/04/1990'])
      await expect(preview(page)).toContainText(part);
    await expect(preview(page)).toContainText(skillsFirst);
    await save(page);
    await expect(page.getByRole('heading', { name: say('cv_saved') })).toBeVisible();
    await page.goto('/action/createCv');
    await expect(page.getByRole('list', { name: say('cv_title') }).getByRole('listitem')).toHaveCount(2);
  });
});

test('on a phone the preview is a tab, and a CV is copied, shared, deleted and restored', async ({ page }) => {
  const person = await arrive(page.request, somebody(NAME));
  await fillProfile(page, person);
  await page.goto('/action/createCv?id=new');
  await expect(preview(page)).toBeHidden();
  const star = (name: string) =>
    field(page, name).evaluate((input: HTMLInputElement) => {
      const [label] = input.labels ?? [];
      return label ? getComputedStyle(label, '::after').content : 'no label';
    });
  for (const required of ['name', 'fullName']) expect(await star(required)).toContain('*');
  for (const optional of ['headline', 'email', 'phone', 'birthday', 'gender', 'address', 'aboutMe'])
    expect(await star(optional)).toBe('none');
  await page.getByRole('button', { name: say('cv_tab_preview') }).click();
  await expect(preview(page)).toContainText(NAME);
  await page.getByRole('button', { name: say('cv_tab_form') }).click();
  await field(page, 'name').fill('CV một');
  await save(page);
  await expect(page.getByRole('heading', { name: say('cv_saved') })).toBeFocused();
  await expect(page.getByText(say('cv_saved_private'))).toBeVisible();
  await page.getByRole('link', { name: say('cv_saved_show') }).click();
  await expect(page.getByRole('group', { name: say('cv_visibility') })).toBeInViewport();
  // It is said once: neither a reload nor going back repeats it.
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('CV một');
  await expect(page.getByRole('heading', { name: say('cv_saved') })).toHaveCount(0);
  await save(page);
  await expect(page.getByRole('heading', { name: say('cv_saved') })).toBeFocused();
  await page.getByRole('link', { name: say('cv_download'), exact: true }).click();
  await expect(page.getByRole('button', { name: say('cv_download_now') })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'name')).toHaveValue('CV một');
  await expect(page.getByRole('heading', { name: say('cv_saved') })).toHaveCount(0);

  await page.goto('/action/createCv');
  const menu = (name: string) => page.locator(`summary[title="${say('cv_actions', { name })}"]`);
  const choose = async (name: string, deed: string) => {
    await menu(name).click();
    await page.getByRole('button', { name: say(deed), exact: true }).click();
  };
  await choose('CV một', 'cv_show_link');
  await expect(page.getByText(say('cv_by_link'), { exact: true })).toBeVisible();
  await choose('CV một', 'cv_copy');
  await expect(menu('CV một (bản sao)')).toBeVisible();
  await choose('CV một', 'content_delete');
  await expect(menu('CV một')).toHaveCount(0);
  await page.getByRole('button', { name: say('content_undo') }).click();
  await expect(menu('CV một')).toBeVisible();
});

test('a new member saves a first CV at once, and reads what would make it stronger', async ({ page }) => {
  const { memberId } = await arrive(page.request, somebody(NAME));
  await page.goto('/action/createCv?id=new');
  await field(page, 'email').fill('');
  await field(page, 'phone').fill('');
  await save(page);
  await expect(page.getByText('Hãy để lại số điện thoại hoặc email để nhận câu trả lời.')).toBeVisible();
  await expect(field(page, 'email')).toBeFocused();
  await field(page, 'phone').fill('0912 345 678');
  await page.getByRole('radio', { name: new RegExp(`^${say('cv_public')}`) }).check();
  await save(page);
  await expect(page.getByRole('heading', { name: say('cv_saved') })).toBeFocused();
  await page.getByRole('button', { name: say('cv_tab_preview') }).click();
  await page.getByText(say('cv_advice', { count: 5 })).click();
  await expect(page.getByText(say('cv_advice_no_email'))).toBeVisible();
  await page.goto(`/cv/${memberId}`);
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible();
  expect(
    await textOf(await downloaded(page, () => page.getByRole('link', { name: say('cv_download_pdf') }).click())),
  ).toContain(NAME);
});

test('an unsaved CV is offered again with its added lines', async ({ page }) => {
  await arrive(page.request, somebody(NAME));
  await page.goto('/action/createCv?id=new');
  await field(page, 'name').fill('Bản nháp');
  await part(page, 'cv_hobbies').click();
  await page.getByRole('button', { name: say('cv_add_hobby') }).click();
  await page.getByLabel(say('cv_hobby')).fill('Leo núi');
  // Drafts are kept after a pause in typing.
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Leo núi'));
  await page.reload();
  await page.getByRole('button', { name: say('ui_draft_restore') }).click();
  await expect(field(page, 'name')).toHaveValue('Bản nháp');
  await page.getByRole('button', { name: say('cv_tab_preview') }).click();
  await expect(preview(page)).toContainText('Leo núi');
});

test('a saved CV leaves no draft for the next one', async ({ page }) => {
  const person = await arrive(page.request, somebody(NAME));
  await fillProfile(page, person);
  await page.goto('/action/createCv?id=new');
  // The tabs come with the scripts, which keep what is typed from then on.
  await expect(page.getByRole('button', { name: say('cv_tab_preview') })).toBeVisible();
  await field(page, 'name').fill('Bản đầu');
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('Bản đầu'));
  await save(page);
  await expect(page.getByRole('heading', { name: say('cv_saved') })).toBeVisible();
  await page.goto('/action/createCv?id=new');
  await page.getByRole('button', { name: say('cv_tab_preview') }).click();
  await expect(page.getByRole('button', { name: say('ui_draft_restore') })).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Bản đầu');
});

test('without scripts, a line is added, a section moved, and the CV saved', { tag: '@core' }, async ({ browser }) => {
  const context = await browser.newContext({ ...phone, locale: 'vi-VN', javaScriptEnabled: false });
  const page = await context.newPage();
  const person = await arrive(page.request, somebody(NAME));
  await fillProfile(page, person);
  await page.goto('/action/createCv?id=new');
  await part(page, 'cv_hobbies').click();
  await page.getByRole('button', { name: say('cv_add_hobby') }).click();
  // A form that the browser has not read to its end is sent without the rest.
  await page.waitForLoadState('load');
  await part(page, 'cv_hobbies').click();
  await page.getByLabel(say('cv_hobby')).last().fill('Làm vườn');
  await page.getByRole('button', { name: say('ui_move_up', { name: say('cv_hobbies') }) }).click();
  await page.waitForLoadState('load');
  await save(page);
  await expect(page.getByRole('heading', { name: say('cv_saved') })).toBeVisible();
  await expect(preview(page)).toContainText('Làm vườn');
  await context.close();
});
