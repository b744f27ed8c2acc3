import type { Browser, Page } from '@playwright/test';
import { becomeAgency } from '../support/agencies.ts';
import {
  arrive,
  codeFor,
  desktop,
  expect,
  expectAccessible,
  expectMessage,
  phone,
  somebody,
  test,
} from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first().click();

/** Requests a page as a visitor, possibly from the cache: its status, text and background. */
const asVisitor = async (browser: Browser, path: string): Promise<{ status: number; text: string; ground: string }> => {
  const context = await browser.newContext({ locale: 'vi-VN' });
  try {
    const answer = await context.request.get(path, { headers: { accept: 'text/html' } });
    const text = await answer.text();
    return { status: answer.status(), text, ground: /--brand-bg:([^;"]*)/.exec(text)?.[1] ?? '' };
  } finally {
    await context.close();
  }
};

/** Makes a brand with its form; returns its id. */
const makeBrand = async (page: Page, name: string, isScripted = true): Promise<string> => {
  await page.goto('/action/company');
  await expect(page.getByText(say('company_none'))).toBeVisible();
  if (isScripted) await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('company_new_brand') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('company_new_title') })).toBeVisible();
  if (isScripted) await expectAccessible(page);
  await page.getByLabel(say('company_name'), { exact: true }).fill(name);
  await page.getByLabel(say('company_headline')).fill('Lụa dệt tay bên sông');
  await press(page, say('company_create'));
  // Its home says what to do first.
  await expect(page.getByRole('heading', { name: say('home_start_title') })).toBeVisible();
  return new URL(page.url()).searchParams.get('space') ?? '';
};

for (const [how, look] of [
  ['with scripts', phone],
  ['without scripts', { ...desktop, javaScriptEnabled: false }],
] as const)
  test(
    `a brand is created, changed, deleted and restored, ${how}`,
    { tag: how === 'with scripts' ? '@core' : [] },
    async ({ browser }) => {
      test.slow();
      const host = await arriveTalking(browser, 'Trần Ngọc Hà', look);
      const { page } = host;
      const id = await makeBrand(page, 'Lụa Thu Bồn', look === phone);
      const path = `/mbg/${id}`;
      if (look === phone) {
        // The form was left at its end; the new screen begins at its top.
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        await expectAccessible(page);
      }
      expect((await asVisitor(browser, path)).text).toContain('Lụa Thu Bồn');

      await page.goto(`/action/company/${id}`);
      await page.getByLabel(say('company_name'), { exact: true }).fill('Lụa Sông Thu');
      await expectMessage(page, say('company_saved'), () => press(page, say('company_save')));
      expect((await asVisitor(browser, path)).text).toContain('Lụa Sông Thu');

      await follow(page, new RegExp(say('company_delete')));
      await page.getByLabel(say('company_delete_confirm', { name: 'Lụa Sông Thu' })).fill('Lụa khác');
      await press(page, say('company_delete'));
      await expect(page.getByText(say('company_delete_mismatch', { name: 'Lụa Sông Thu' })).first()).toBeVisible();
      await page.getByLabel(say('company_delete_confirm', { name: 'Lụa Sông Thu' })).fill('lụa  sông thu');
      await press(page, say('company_delete'));
      await expect(page.getByRole('heading', { name: say('company_deleted') })).toBeVisible();
      expect((await asVisitor(browser, path)).status).toBe(404);

      await page.goto('/action/company');
      await press(page, say('company_restore_name', { name: 'Lụa Sông Thu' }));
      await expect(page.getByRole('heading', { name: say('company_admin_groups') })).toBeVisible();
      expect((await asVisitor(browser, path)).text).toContain('Lụa Sông Thu');
      await page.context().close();
    },
  );

for (const [how, look] of [
  ['with scripts', phone],
  ['without scripts', { ...desktop, javaScriptEnabled: false }],
] as const)
  test(`an unverified founder verifies and comes back to the filled form, ${how}`, async ({ browser }) => {
    const context = await browser.newContext({ ...look, locale: 'vi-VN' });
    const person = await arrive(context.request, somebody('Phạm Thị Nguyệt'));
    const page = await context.newPage();
    await page.goto('/action/company/new');
    await expect(page.getByText(say('company_verify_first'))).toBeVisible();
    const name = page.getByLabel(say('company_name'), { exact: true });
    const headline = page.getByLabel(say('company_headline'));
    const kind = page.getByRole('radio', { name: new RegExp(`^${say('company_kind_group')}`) });
    const work = page.getByLabel(say('company_career'));
    await name.fill('Tranh “Đông Hồ” & bạn');
    await headline.fill('In tay, giấy điệp');
    await kind.check({ force: true });
    await work.selectOption({ index: 2 });
    const chosen = await work.inputValue();
    await press(page, say('company_create'));

    await expect(page.getByRole('heading', { name: say('auth_verify_title') })).toBeVisible();
    await page.getByRole('button', { name: say('auth_resend') }).click();
    await expect(page.getByText(say('auth_resent'))).toBeVisible();
    // Scripts send the code as soon as it is whole.
    if (look === phone) await scriptsRun(page);
    await page.getByLabel(say('auth_code')).fill(await codeFor(context.request, person.email));
    if (look !== phone) await press(page, say('auth_verify'));

    await expect(page).toHaveURL(/\/action\/company\/new\?/);
    await expect(name).toHaveValue('Tranh “Đông Hồ” & bạn');
    await expect(headline).toHaveValue('In tay, giấy điệp');
    await expect(kind).toBeChecked();
    await expect(work).toHaveValue(chosen);
    await expect(page.getByText(say('company_verify_first'))).toHaveCount(0);
    await press(page, say('company_create'));
    await expect(page.getByRole('heading', { name: say('home_start_title') })).toBeVisible();
    await expect(page.getByText('Tranh “Đông Hồ” & bạn').filter({ visible: true }).first()).toBeVisible();
    await context.close();
  });

test('a limit of themes applies to members’ pages at once, also to cached ones', async ({ browser }) => {
  test.slow();
  const host = await arriveTalking(browser, 'Lê Hoàng Nam');
  const { page } = host;
  const id = await makeBrand(page, 'Xưởng Mây');
  const own = `/me/${host.memberId}`;
  /** The limit as the folded tools for people tell it. */
  const expectLimit = async (key: string) => {
    await page.locator('summary', { hasText: say('company_part_people') }).click();
    await expect(page.getByText(say(key))).toBeVisible();
  };
  const before = (await asVisitor(browser, own)).ground;
  expect(before).not.toBe('');
  expect((await asVisitor(browser, own)).ground).toBe(before);

  await page.goto(`/action/company/${id}/themes`);
  await expectAccessible(page);
  await page.getByRole('radio', { name: new RegExp(say('company_limit_choice_bound')) }).check();
  await page.locator('input[name="themes"][value="darkmode"]').check();
  await page.locator('input[name="themes"][value="violet"]').check();
  await press(page, say('company_save'));
  await expectLimit('company_limit_bound');
  const bound = (await asVisitor(browser, own)).ground;
  expect(bound).not.toBe(before);

  await page.goto(`/action/company/${id}/themes`);
  await page.getByLabel(say('company_limit_default'), { exact: true }).selectOption('violet');
  await press(page, say('company_save'));
  await expect(page.getByText(say('company_limit_saved'))).toBeVisible();
  expect([before, bound]).not.toContain((await asVisitor(browser, own)).ground);

  await page.goto(`/action/company/${id}/themes`);
  await page.getByRole('radio', { name: new RegExp(say('company_limit_choice_free')) }).check();
  await press(page, say('company_save'));
  await expectLimit('company_limit_free');
  expect((await asVisitor(browser, own)).ground).toBe(before);
  await page.context().close();
});

test('an agency invites a group and a second admin', async ({ browser }) => {
  // Two people, ten screens, and an agency made by registration.
  test.slow();
  const chief = await arriveTalking(browser, 'Đỗ Thị Hội');
  const host = await arriveTalking(browser, 'Vũ Thành Nhóm');
  const agencyId = await becomeAgency(browser, chief, 'Hội Lụa Sông Thu');
  const group = await callAs<{ _id: string }>(host, 'POST', '/groupAndBrand/createGroup', {
    kind: 'group',
    name: 'Tổ dệt Mã Châu',
  });

  await chief.page.goto('/action/company');
  await follow(chief.page, say('agency_run'));
  await expect(chief.page.getByText(say('agency_groups_none'))).toBeVisible();
  await expectAccessible(chief.page);
  await chief.page.getByLabel(say('agency_group_invite_field')).fill('khong-co-nhom-nay');
  await press(chief.page, say('agency_invite'));
  await expect(chief.page.getByText(say('agency_group_unknown'))).toBeVisible();
  await chief.page.getByLabel(say('agency_group_invite_field')).fill(`https://m4u.example/mbg/${group._id}`);
  await press(chief.page, say('agency_invite'));
  await expect(chief.page.getByText('Tổ dệt Mã Châu')).toBeVisible();

  const question = say('agency_offer_group', { agency: 'Hội Lụa Sông Thu', group: 'Tổ dệt Mã Châu' });
  await host.page.goto('/action/company');
  await expect(host.page.getByRole('heading', { name: question })).toBeVisible();
  await expectAccessible(host.page);
  await press(host.page, say('agency_accept'));
  await expect(host.page.getByText(say('agency_accepted', { agency: 'Hội Lụa Sông Thu' }))).toBeVisible();
  expect((await asVisitor(browser, `/mbg/${group._id}`)).text).toContain('Hội Lụa Sông Thu');

  await chief.page.goto(`/action/company/${group._id}`);
  await chief.page.getByLabel(say('company_headline')).fill('Do hội giới thiệu');
  await press(chief.page, say('company_save'));
  await expect(chief.page.getByText(say('company_saved'))).toBeVisible();
  expect((await asVisitor(browser, `/mbg/${group._id}`)).text).toContain('Do hội giới thiệu');

  await chief.page.goto(`/action/company/agency/${agencyId}/admins`);
  await expectAccessible(chief.page);
  await chief.page.getByLabel(say('agency_admin_invite_field')).fill(host.email);
  await press(chief.page, say('agency_invite'));
  await expect(chief.page.getByText(host.email)).toBeVisible();
  await host.page.goto('/action/company');
  await press(host.page, say('agency_accept'));
  await expect(host.page.getByRole('heading', { name: 'Hội Lụa Sông Thu', exact: true })).toBeVisible();

  await host.page.goto(`/action/company/agency/${agencyId}/details`);
  await expectAccessible(host.page);
  await host.page.getByLabel(say('agency_name')).fill('Hội Lụa Việt');
  await press(host.page, say('company_save'));
  await expect(host.page.getByText(say('agency_saved'))).toBeVisible();
  expect((await asVisitor(browser, `/mbg/${group._id}`)).text).toContain('Hội Lụa Việt');

  await host.page.goto(`/action/company/agency/${agencyId}/admins`);
  await press(host.page, say('agency_admin_leave'));
  await host.page
    .getByRole('dialog')
    .getByRole('button', { name: say('agency_admin_leave') })
    .click();
  await expect(host.page.getByText(say('agency_admin_left', { agency: 'Hội Lụa Việt' }))).toBeVisible();

  await host.page.goto(`/action/company/${group._id}`);
  await press(host.page, say('company_agency_leave'));
  await host.page
    .getByRole('dialog')
    .getByRole('button', { name: say('company_agency_leave') })
    .click();
  await expect(host.page.getByText(say('company_agency_none'))).toBeVisible();
  for (const { page } of [chief, host]) await page.context().close();
});
