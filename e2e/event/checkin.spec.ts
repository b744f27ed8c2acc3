import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessible, phone, test } from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

interface Made {
  readonly _id: string;
}

const LIST = `Họ tên, Điện thoại, Số người, Mã
Nguyễn Thị Phương Thảo, 0912 345 601, 2, KM-01
Trần Đình Khải, 0912 345 602, 1, KM-02
Lê Hoàng Yến Nhi, , 4, KM-03
Đỗ Quang Vinh, , 1, KM-04`;

const press = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true }).click();

const makeEvent = async (admin: Talker): Promise<string> => {
  const group = await callAs<Made>(admin, 'POST', '/groupAndBrand/createGroup', {
    kind: 'brand',
    name: 'Gốm Sông Thu',
  });
  const { page } = admin;
  await page.goto(`/action/historyCheckIn/new?groupId=${group._id}`);
  await page.getByRole('textbox', { name: say('checkin_form_title'), exact: true }).fill('Ngày hội mở lò');
  await page.getByRole('textbox', { name: say('checkin_form_place') }).fill('Hội An');
  await page.getByRole('radio', { name: say('checkin_open_list') }).check();
  await press(page, 'checkin_new');
  await expect(page.getByText(say('checkin_made', { title: 'Ngày hội mở lò' }))).toBeVisible();
  await page.getByLabel(say('checkin_add_text')).fill(LIST);
  await press(page, 'checkin_add');
  await expect(page.getByText(say('checkin_added', { added: 4, changed: 0 }))).toBeVisible();
  return new URL(page.url()).pathname;
};

/** What somebody at the door types, and the large result. */
const enter = async (page: Page, code: string, result: string): Promise<void> => {
  const field = page.getByLabel(say('checkin_by_name'), { exact: true });
  await field.fill(code);
  await field.press('Enter');
  await expect(page.locator('output.sr-only')).toContainText(say(result));
};

const figure = (page: Page, key: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: say(key) }) })
    .locator('dd');

test('two devices let guests in, one of them without a line for a while, and their counts agree', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const admin = await arriveTalking(browser, 'Nguyễn Văn An', desktop);
  const path = await makeEvent(admin);

  // A helper with a telephone of their own, by the secret link.
  await admin.page.goto(`${path}?tab=setup`);
  await press(admin.page, 'checkin_helpers_make');
  const link = (await admin.page.getByText(/historyCheckIn\?door=/).textContent()) ?? '';
  const helper = await arriveTalking(browser, 'Lê Thị Trực', phone);
  const { page } = helper;
  await page.goto(new URL(link).pathname + new URL(link).search);
  await press(page, 'checkin_help_accept');
  await expect(page.getByText(say('checkin_helped', { title: 'Ngày hội mở lò' }))).toBeVisible();
  await expect(page.getByRole('link', { name: say('checkin_tab_setup') })).toHaveCount(0);
  await expect(page.getByText(say('checkin_ready'))).toBeVisible();
  await expectAccessible(page);

  await admin.page.goto(path);
  await enter(admin.page, 'km-01', 'checkin_big_in');
  await expect(figure(admin.page, 'checkin_count_came')).toHaveText('2/8');
  await expect(figure(page, 'checkin_count_came')).toHaveText('2/8', { timeout: 15_000 });

  await page.context().setOffline(true);
  await expect(page.getByText(say('checkin_offline'))).toBeVisible();
  await enter(page, 'KM-02', 'checkin_big_known_waits');
  await enter(page, 'KM-01', 'checkin_big_repeated_in');
  await enter(page, 'KM-09', 'checkin_big_unknown');
  await enter(page, 'phuong thao', 'checkin_big_repeated_in');
  await expect(page.getByText(say('checkin_waiting', { count: 4 }))).toBeVisible();
  // Meanwhile the other device lets the same guest in.
  await enter(admin.page, 'KM-02', 'checkin_big_in');
  await enter(admin.page, 'KM-03', 'checkin_big_in');

  await page.context().setOffline(false);
  await expect(page.getByText(say('checkin_waiting', { count: 4 }))).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByText(say('checkin_offline'))).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Trần Đình Khải' })).toContainText(
    say('checkin_big_repeated_in'),
  );
  for (const each of [page, admin.page]) {
    await expect(figure(each, 'checkin_count_came')).toHaveText('7/8', { timeout: 15_000 });
    await expect(figure(each, 'checkin_count_inside')).toHaveText('7', { timeout: 15_000 });
    await expect(figure(each, 'checkin_count_refused')).toHaveText('1', { timeout: 15_000 });
    await expect(figure(each, 'checkin_count_repeated')).toHaveText('3', { timeout: 15_000 });
  }

  // Fewer came than were expected, and one scan was a mistake.
  await admin.page.getByRole('button', { name: say('checkin_people_fewer') }).click();
  await expect(figure(admin.page, 'checkin_count_came')).toHaveText('6/8');
  await admin.page.getByText(say('checkin_out'), { exact: true }).click();
  await enter(admin.page, 'KM-03', 'checkin_big_out');
  await expect(figure(admin.page, 'checkin_count_inside')).toHaveText('3');
  await press(admin.page, 'checkin_undo');
  await expect(figure(admin.page, 'checkin_count_inside')).toHaveText('6');

  await admin.page.goto(`${path}?tab=log`);
  await expectAccessible(admin.page);
  const download = admin.page.waitForEvent('download');
  await admin.page.getByRole('link', { name: say('checkin_log_csv') }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  for (const name of ['Nguyễn Thị Phương Thảo', 'Trần Đình Khải', 'Lê Hoàng Yến Nhi', 'KM-09'])
    expect(csv).toContain(name);
  // Headings, eight scans, a correction of two, one out, and one that takes it back.
  expect(csv.trim().split('\r\n')).toHaveLength(1 + 7 + 2 + 2);
  await admin.page.goto('/action/historyCheckIn');
  await expect(admin.page.getByRole('link', { name: /Ngày hội mở lò/ })).toContainText('6/8');
  for (const { page: each } of [admin, helper]) await each.context().close();
});

test(
  'a code is entered without scripts, and a guest is changed and taken off the list',
  { tag: '@core' },
  async ({ browser }) => {
    const admin = await arriveTalking(browser, 'Nguyễn Văn An', { ...desktop, javaScriptEnabled: false });
    const path = await makeEvent(admin);
    const { page } = admin;
    await page.goto(path);
    await page.getByLabel(say('checkin_by_hand')).fill('KM-04');
    await page.getByRole('button', { name: `${say('checkin_in')} / ${say('checkin_out')}` }).click();
    const done = say('checkin_by_hand_done', { name: 'Đỗ Quang Vinh', result: say('checkin_result_ok') });
    await expect(page.getByText(done)).toBeVisible();
    await expect(figure(page, 'checkin_count_came')).toHaveText('1/8');
    await page.goto(`${path}?tab=log`);
    await page.getByRole('button', { name: say('checkin_log_void_of', { name: 'Đỗ Quang Vinh' }) }).click();
    await page.goto(`${path}?tab=guests&q=khai`);
    await expect(page.getByRole('listitem').filter({ hasText: 'Trần Đình Khải' })).toContainText('0912 345 602');
    await page.goto(path);
    await expect(figure(page, 'checkin_count_came')).toHaveText('0/8');
    await page.context().close();
  },
);
