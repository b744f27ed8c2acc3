import { dayAhead } from '../support/days.ts';
import { readFile } from 'node:fs/promises';
import { desktop, expect, expectAccessible, phone, test } from '../support/people.ts';
import { arriveTalking } from '../support/talk.ts';
import { say } from '../support/words.ts';
import { asRead, enter, figure, makeEvent, press } from './checkins.ts';

test('two devices check guests in, one of them offline for a while, and agree on the counts', async ({ browser }) => {
  test.setTimeout(120_000);
  const admin = await arriveTalking(browser, 'Nguyễn Văn An', desktop);
  const path = await makeEvent(admin);

  // A helper with a phone joins by the secret link.
  await admin.page.goto(`${path}?tab=setup`);
  await press(admin.page, 'checkin_helpers_make');
  const link = (await admin.page.getByText(/historyCheckIn\?door=/).textContent()) ?? '';
  const helper = await arriveTalking(browser, 'Lê Thị Trực', phone);
  const { page } = helper;
  await page.goto(new URL(link).pathname + new URL(link).search);
  await press(page, 'checkin_help_accept');
  await expect(page.getByText(say('checkin_helped', { title: 'Ngày hội mở lò' }))).toBeVisible();
  await expect(page.getByRole('link', { name: say('checkin_tab_setup') })).toHaveCount(0);
  // This device has no camera: names are searched, and nothing asks to hold a code before it.
  await expect(page.getByText(say('checkin_ready_names'))).toBeVisible();
  await expect(page.getByText(say('scan_camera_none'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('scan_camera_start') })).toHaveCount(0);
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
  // Meanwhile the other device checks in the same guest.
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

  // Fewer people came than expected, and one scan is undone.
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
  // Headings, seven scans, two corrections of the number, one exit and its undo.
  expect(csv.trim().split('\r\n')).toHaveLength(1 + 7 + 2 + 2);
  await admin.page.goto('/action/historyCheckIn');
  await expect(admin.page.getByRole('main').getByRole('link', { name: /Ngày hội mở lò/ })).toContainText('6/8');
  for (const { page: each } of [admin, helper]) await each.context().close();
});

test('a code is entered without scripts, and a scan is undone', { tag: '@core' }, async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An', { ...desktop, javaScriptEnabled: false });
  const path = await makeEvent(admin);
  const { page } = admin;
  await page.goto(path);
  await page.getByLabel(say('checkin_by_hand')).fill('KM-04');
  await page.getByRole('button', { name: `${say('checkin_in')} / ${say('checkin_out')}` }).click();
  const message = say('checkin_by_hand_done', { name: 'Đỗ Quang Vinh', result: say('checkin_result_ok') });
  await expect(page.getByText(message)).toBeVisible();
  await expect(figure(page, 'checkin_count_came')).toHaveText('1/8');
  await page.goto(`${path}?tab=log`);
  const undo = page.getByRole('button', { name: say('checkin_log_void_of', { name: 'Đỗ Quang Vinh' }) });
  await undo.click();
  await expect(undo).toHaveCount(0);
  await page.goto(`${path}?tab=guests&q=khai`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Trần Đình Khải' })).toContainText('0912 345 602');
  await page.goto(path);
  await expect(figure(page, 'checkin_count_came')).toHaveText('0/8');
  await page.context().close();
});

test('guests come from a list as people type it, their codes print together, and the door takes a name at once', async ({
  browser,
}) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An', phone);
  const path = await makeEvent(admin);
  const { page } = admin;
  await page.goto(`${path}?tab=guests`);
  await page
    .getByLabel(say('checkin_add_text'))
    .fill(
      '1. Vũ Thị Hạnh - 0912 345 611\nBùi Gia Khánh: 0912 345 612, khanh@example.vn\n- Vũ Thị Hạnh, 0912345611\nTrần Đình Khải, 0912 345 602',
    );
  await press(page, 'checkin_add');
  await expect(page.getByText(say('checkin_added_only', { added: 2 }))).toContainText(
    say('checkin_added_repeated', { count: 2, names: 'Vũ Thị Hạnh, Trần Đình Khải' }),
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Vũ Thị Hạnh' })).toContainText('0912 345 611');
  await page.getByRole('link', { name: say('checkin_codes_all') }).click();
  const codes = page.getByRole('list', { name: say('checkin_codes') }).getByRole('listitem');
  await expect(codes).toHaveCount(6);
  await expect(codes.filter({ hasText: 'Trần Đình Khải' })).toContainText('KM-02');
  await expectAccessible(page);

  // A long list prints page by page, and the button says which page it is.
  await page.goto(`${path}?tab=guests`);
  await page
    .getByLabel(say('checkin_add_text'))
    .fill(Array.from({ length: 55 }, (_, index) => `Khách ${index}`).join('\n'));
  await press(page, 'checkin_add');
  await expect(page.getByText(say('checkin_added_only', { added: 55 }))).toBeVisible();
  await page.getByRole('link', { name: say('checkin_codes_all') }).click();
  await expect(page.getByText(say('checkin_codes_page', { page: 1, pages: 2, count: 60 }))).toBeVisible();
  await page.getByRole('link', { name: say('ui_page', { page: 2 }) }).click();
  await expect(page.getByText(say('checkin_codes_page', { page: 2, pages: 2, count: 1 }))).toBeVisible();
  await page.goto(path);
  await expect(page.getByLabel(say('checkin_by_name'), { exact: true })).toBeInViewport();
  await page.context().close();
});

test('a name that fits several guests is chosen, and one that fits nobody is no refusal', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An', desktop);
  const path = await makeEvent(admin);
  const { page } = admin;
  await page.goto(`${path}?tab=guests`);
  // As copied from a table, with a column that numbers its lines.
  const rows = [
    ['STT', 'Họ và tên', 'SĐT', 'Số người'],
    ['1', 'Trần Thế Vinh', '0912345604', '2'],
  ];
  await page.getByLabel(say('checkin_add_text')).fill(rows.map((cells) => cells.join('\t')).join('\n'));
  await press(page, 'checkin_add');
  await expect(page.getByText(say('checkin_added_only', { added: 1 }))).toBeVisible();
  await page.goto(path);
  const field = page.getByLabel(say('checkin_by_name'), { exact: true });
  const found = page.getByRole('list', { name: say('checkin_found') }).getByRole('listitem');
  await field.fill('vinh');
  await expect(found).toHaveCount(2);
  await expect(found.filter({ hasText: 'Trần Thế Vinh' })).toContainText('0912 345 604');
  await field.press('Enter');
  await expect(page.getByText(say('checkin_choose_one'))).toBeVisible();
  await expect(field).toHaveValue('vinh');
  await expect(found).toHaveCount(2);
  await expectAccessible(page);
  await field.fill('không ai cả');
  await field.press('Enter');
  await expect(page.getByText(say('checkin_not_on_list', { name: 'không ai cả' }))).toBeVisible();
  await expect(field).toHaveValue('không ai cả');
  await enter(page, 'thế vinh', 'checkin_big_in');
  await expect(figure(page, 'checkin_count_came')).toHaveText('2/10');
  await expect(figure(page, 'checkin_count_refused')).toHaveText('0');
  await enter(page, 'KM-04', 'checkin_big_in');
  await expect(figure(page, 'checkin_count_came')).toHaveText('3/10');
  // The last welcome is no answer to the next name.
  const welcomes = page.getByText(say('checkin_big_in'), { exact: true });
  await expect(welcomes).toHaveCount(3);
  await field.fill('không ai cả');
  await expect(welcomes).toHaveCount(2);
  await field.fill('');
  await expect(welcomes).toHaveCount(3);
  await page.context().close();
});

test('the door says that the day has not come, and asks before it lets somebody in', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An', phone);
  const path = await makeEvent(admin, 2);
  const { page } = admin;
  await page.goto(path);
  const [day, today] = [asRead(dayAhead(2)), asRead(dayAhead(0))];
  const words = say('checkin_early_text', { title: 'Ngày hội mở lò', date: day, today });
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByLabel(say('checkin_by_name'), { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await press(page, 'checkin_early_confirm');
  await expect(page.getByText(say('checkin_early_reminder', { date: day }))).toBeVisible();
  await enter(page, 'KM-01', 'checkin_big_in');
  await expect(figure(page, 'checkin_count_came')).toHaveText('2/8');
  await expectAccessible(page);
  // It asks again whenever it is opened, and no longer once the event is today.
  await page.reload();
  await expect(page.getByText(words)).toBeVisible();
  await page.goto(`${path}?tab=setup`);
  await page.getByRole('textbox', { name: say('checkin_form_starts') }).fill(`${dayAhead(0)}T00:05`);
  await press(page, 'checkin_save');
  await expect(page.getByText(say('checkin_saved'))).toBeVisible();
  await page.goto(path);
  await expect(page.getByLabel(say('checkin_by_name'), { exact: true })).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  await page.context().close();
});

test('the sidebar marks the tab of the event that is shown', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Trần Ngọc Hà', desktop);
  const { page } = admin;
  await makeEvent(admin);
  const side = page.getByRole('navigation', { name: say('nav_main') });
  const marked = (key: string) => side.getByRole('link', { name: say(key), exact: true });
  await expect(marked('wedding_guests')).toHaveAttribute('aria-current', 'page');
  await expect(marked('space_event_scan')).not.toHaveAttribute('aria-current');
  await marked('space_event_log').click();
  await expect(marked('space_event_log')).toHaveAttribute('aria-current', 'page');
  await page.context().close();
});

test('without scripts a code before the day needs a tick', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An', { ...desktop, javaScriptEnabled: false });
  const path = await makeEvent(admin, 1);
  const { page } = admin;
  await page.goto(path);
  const day = asRead(dayAhead(1));
  // Playwright finds no texts within noscript.
  expect(await page.content()).toContain(say('checkin_early_reminder', { date: day }));
  const send = async () => {
    await page.getByLabel(say('checkin_by_hand')).fill('KM-04');
    await page.getByRole('button', { name: `${say('checkin_in')} / ${say('checkin_out')}` }).click();
  };
  // The browser holds the form until it is ticked; so does the server, for a form that was open from the day before.
  await send();
  await expect(page).toHaveURL(path);
  const sent = await page.request.post(path, {
    headers: { 'sec-fetch-site': 'same-origin' },
    form: { intent: 'scan', kind: 'in', text: 'KM-04' },
  });
  expect(await sent.text()).toContain(say('checkin_early_refused', { date: day }));
  await page.goto(path);
  await expect(figure(page, 'checkin_count_came')).toHaveText('0/8');
  await page.getByLabel(say('checkin_early_check', { date: day })).check();
  await send();
  await expect(figure(page, 'checkin_count_came')).toHaveText('1/8');
  await page.context().close();
});
