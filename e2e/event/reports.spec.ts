import type { Browser, Page } from '@playwright/test';
import { becomeAgency } from '../support/agencies.ts';
import { demoFriend, demoReports } from '../support/demo.ts';
import { desktop, expect, expectAccessible, phone, signIn, test } from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Presses a button of the open dialog, which has the same name as the one that opened it. */
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Makes a group of the agency and hands it over to another admin. */
const makeGroup = async (chief: Talker, agencyId: string, admin: Talker, name: string): Promise<string> => {
  const { _id } = await callAs<{ _id: string }>(chief, 'POST', '/groupAndBrand/createGroup', {
    kind: 'group',
    name,
    agencyId,
  });
  await callAs(admin, 'POST', '/members/createGroupMmeber', { groupId: _id });
  await callAs(chief, 'POST', '/members/createGroupMmeber', { groupId: _id, memberId: admin.memberId });
  const change = (by: Talker, memberId: string, body: object) =>
    callAs(by, 'PUT', `/members/updateMemberStatusById/${memberId}`, { groupId: _id, ...body });
  await change(chief, admin.memberId, { action: 'role', role: 'admin' });
  await change(chief, admin.memberId, { action: 'offer-ownership' });
  await change(admin, admin.memberId, { action: 'accept-ownership' });
  await change(chief, chief.memberId, { action: 'leave' });
  return _id;
};

const begin = async (browser: Browser) => {
  const chief = await arriveTalking(browser, 'Trần Ngọc Hà', { ...desktop, locale: 'vi-VN' });
  const agency = `Hội Lụa ${chief.email.slice(4, 10)}`;
  const agencyId = await becomeAgency(browser, chief, agency);
  const admin = await arriveTalking(browser, 'Lê Thị Mơ');
  await makeGroup(chief, agencyId, admin, 'Tổ dệt Duy Xuyên');
  return { chief, admin, agency };
};

test('a visitor reads what reports are for, in both languages', async ({ page }) => {
  for (const path of ['/action/associationReports', '/action/associationReports/new']) {
    await page.goto(`${path}?lang=vi`);
    await expect(page.getByText(say('association_purpose'), { exact: true })).toBeVisible();
    await page.goto(`${path}?lang=en`);
    await expect(page.getByText(say('association_purpose', {}, 'en'), { exact: true })).toBeVisible();
  }
});

test('a group submits a report; the agency returns it, and gets the correction', async ({ browser }) => {
  test.slow();
  const { chief, admin, agency } = await begin(browser);
  const { page } = admin;

  // A suggestion fills in figures, and missing fields are reported.
  await page.goto('/action/associationReports');
  await expect(page.getByText(say('association_empty'), { exact: true })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('association_write') })
    .first()
    .click();
  await page.getByLabel(say('association_name'), { exact: true }).fill('Một tháng bên khung cửi');
  await press(page, say('association_known_take'));
  await expect(page.getByLabel(say('association_members'), { exact: true })).toHaveValue(/^\d$/);
  await page.getByLabel(say('association_revenue'), { exact: true }).fill('125000000');
  await press(page, say('association_submit'));
  await expect(page.getByText(/^Hãy nhập (“|thông tin này)/).first()).toBeVisible();
  await expect(page.getByLabel(say('association_name'), { exact: true })).toHaveValue('Một tháng bên khung cửi');
  await expect(page.getByLabel(say('association_revenue'), { exact: true })).toHaveValue('125.000.000');
  await expectAccessible(page);

  // An incomplete draft is saved; the complete one goes to the agency.
  await press(page, say('association_save'));
  await expect(page.getByRole('heading', { level: 1, name: 'Một tháng bên khung cửi' })).toBeVisible();
  await expect(page.getByText(say('association_status_draft'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: say('association_edit') }).click();
  await page.getByLabel(say('association_events'), { exact: true }).fill('2');
  await page.getByRole('textbox', { name: say('association_content') }).fill('Hai buổi dạy nhuộm củ nâu.');
  await press(page, say('association_submit'));
  await expect(page.getByText(say('association_submitted_done', { agency }))).toBeVisible();
  await expect(page.getByText(say('association_status_submitted'), { exact: true })).toBeVisible();
  const { pathname } = new URL(page.url());

  // The agency is notified, reads report and statistics, and returns the report.
  const office = chief.page;
  await office.goto('/notifications');
  await office
    .getByText(/Tổ dệt Duy Xuyên đã nộp báo cáo/)
    .first()
    .click();
  await expect(office).toHaveURL(pathname);
  await expect(office.getByText('Hai buổi dạy nhuộm củ nâu.')).toBeVisible();
  await expectAccessible(office);
  await office.goto('/action/associationReports/statistics');
  await expect(office.getByText(say('association_reported_of', { reported: '1', expected: '1' }))).toBeVisible();
  await expect(office.getByRole('main').getByText('125.000.000 ₫').first()).toBeVisible();
  await expectAccessible(office);
  const [table] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('link', { name: say('association_table_download') }).click(),
  ]);
  expect(table.suggestedFilename()).toMatch(/\.csv$/);
  await office.goto(pathname);
  await office.getByText(say('association_return'), { exact: true }).click();
  await office.getByLabel(say('association_reason')).fill('Doanh thu chưa gồm đơn của hội chợ');
  await press(office, say('association_return_do'));
  await expect(office.getByText(say('association_returned_done'))).toBeVisible();

  // The group reads the reason, corrects the report and submits it again.
  await page.goto('/notifications');
  await page
    .getByText(/được trả lại để sửa/)
    .first()
    .click();
  await expect(page.getByText('Doanh thu chưa gồm đơn của hội chợ').first()).toBeVisible();
  await page.getByRole('link', { name: say('association_edit') }).click();
  await page.getByLabel(say('association_revenue'), { exact: true }).fill('150000000');
  await press(page, say('association_save'));
  await expect(page).toHaveURL(pathname);
  await press(page, say('association_submit'));
  await confirm(page, say('association_submit'));
  await expect(page.getByText(say('association_status_submitted'), { exact: true })).toBeVisible();
  await office.goto('/action/associationReports');
  await expect(
    office
      .getByRole('main')
      .getByText(/150\.000\.000\s₫/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  for (const person of [chief, admin]) await person.page.context().close();
});

test('a report is written without scripts and deleted', async ({ browser }) => {
  test.slow();
  const plain = { ...phone, javaScriptEnabled: false };
  const { chief, admin } = await begin(browser);
  const context = await browser.newContext({ ...plain, locale: 'vi-VN' });
  await signIn(context.request, admin);
  const page = await context.newPage();
  await page.goto('/action/associationReports/new');
  await page.getByLabel(say('association_name'), { exact: true }).fill('Một tháng bên khung cửi');
  await page.getByLabel(say('association_members'), { exact: true }).fill('12');
  await page.getByLabel(say('association_content')).fill('<p>Giữ lại</p>');
  await press(page, say('association_submit'));
  await expect(page.getByLabel(say('association_members'), { exact: true })).toHaveValue('12');
  await expect(page.getByLabel(say('association_content'))).toHaveValue('<p>Giữ lại</p>');
  await press(page, say('association_save'));
  await expect(page.getByRole('heading', { level: 1, name: 'Một tháng bên khung cửi' })).toBeVisible();
  await context.close();

  await admin.page.goto('/action/associationReports');
  await admin.page.getByRole('link', { name: /Một tháng bên khung cửi/ }).click();
  await press(admin.page, say('association_remove'));
  await confirm(admin.page, say('association_remove'));
  await expect(admin.page.getByText(say('association_removed_done'))).toBeVisible();
  await expect(admin.page.getByText(say('association_empty'), { exact: true })).toBeVisible();
  for (const person of [chief, admin]) await person.page.context().close();
});

for (const [size, look] of [
  ['a phone', phone],
  ['a wide screen', desktop],
] as const)
  test(`an agency’s admin reads reports and statistics on ${size}`, async ({ browser }) => {
    const context = await browser.newContext({ ...look, locale: 'vi-VN' });
    await signIn(context.request, demoFriend);
    const page = await context.newPage();
    const main = page.getByRole('main');
    await page.goto('/action/associationReports?status=returned');
    await main.getByRole('link', { name: /Một năm của sáu chiếc thuyền/ }).click();
    if (look === desktop) {
      const panel = page.getByRole('region', { name: /Một năm của sáu chiếc thuyền/ });
      await expect(panel).toBeFocused();
      await expect(page).toHaveURL(`/action/associationReports?status=returned&open=${demoReports.returned}`);
      await expectAccessible(page);
      await panel.getByRole('link', { name: say('association_open') }).click();
    }
    await expect(page).toHaveURL(`/action/associationReports/${demoReports.returned}`);
    await expectAccessible(page);
    await page.goto('/action/associationReports?q=buom nau&kind=quarter');
    await expect(main.getByRole('link', { name: /Một quý trên vịnh/ })).toBeVisible();
    await expectAccessible(page);
    for (const kind of ['month', 'quarter', 'year']) {
      await page.goto(`/action/associationReports/statistics?kind=${kind}`);
      await expect(main.getByRole('heading', { name: say('association_by_group') })).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto(`/action/associationReports/${demoReports.draft}/edit`);
    await expectAccessible(page);
    await context.close();
  });
