import { readFile } from 'node:fs/promises';
import { DAY, HOUR } from '@m4u/contract/durations';
import type { Page } from '@playwright/test';
import { makeWedding } from './invitations.ts';
import { arrive, codeFor, desktop, expect, expectAccessible, phone, somebody, test } from '../support/people.ts';
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

/** The day in Vietnam that many days from now: `2026-11-28`. */
const dayAhead = (days: number): string => new Date(Date.now() + 7 * HOUR + days * DAY).toISOString().slice(0, 10);

const asRead = (day: string): string => day.split('-').toReversed().join('/');

const press = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true }).click();

/** Makes an event with a list; it starts now, or on the day that many days ahead. */
const makeEvent = async (admin: Talker, daysAhead = 0): Promise<string> => {
  const group = await callAs<Made>(admin, 'POST', '/groupAndBrand/createGroup', {
    kind: 'brand',
    name: 'Gốm Sông Thu',
  });
  const { page } = admin;
  await page.goto(`/action/historyCheckIn/new?groupId=${group._id}`);
  await page.getByRole('textbox', { name: say('checkin_form_title'), exact: true }).fill('Ngày hội mở lò');
  await page.getByRole('textbox', { name: say('checkin_form_place') }).fill('Hội An');
  if (daysAhead > 0)
    await page.getByRole('textbox', { name: say('checkin_form_starts') }).fill(`${dayAhead(daysAhead)}T08:00`);
  await page.getByRole('radio', { name: say('checkin_open_list') }).check();
  await press(page, 'checkin_new');
  await expect(page.getByText(say('checkin_made', { title: 'Ngày hội mở lò' }))).toBeVisible();
  await page.getByLabel(say('checkin_add_text')).fill(LIST);
  await press(page, 'checkin_add');
  await expect(page.getByText(say('checkin_added_only', { added: 4 }))).toBeVisible();
  return new URL(page.url()).pathname;
};

/** Types a text at the check-in and expects this result. */
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
  await page.getByRole('button', { name: say('checkin_log_void_of', { name: 'Đỗ Quang Vinh' }) }).click();
  await page.goto(`${path}?tab=guests&q=khai`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Trần Đình Khải' })).toContainText('0912 345 602');
  await page.goto(path);
  await expect(figure(page, 'checkin_count_came')).toHaveText('0/8');
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

test('a member without a group is led to what an event needs, and back', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, locale: 'vi-VN' });
  const person = await arrive(context.request, somebody('Lê Thị Hạnh'));
  const page = await context.newPage();
  const main = page.getByRole('main');
  const follow = (key: string) => main.getByRole('link', { name: say(key), exact: true }).click();

  // First a verified account …
  await page.goto('/action/historyCheckIn');
  await expect(page.getByText(say('checkin_needs_both'))).toBeVisible();
  await expectAccessible(page);
  await follow('point_verify');
  await expect(page).toHaveURL(/\/verify-account\?/);
  await press(page, 'auth_resend');
  await expect(page.getByText(say('auth_resent'))).toBeVisible();
  await page.getByLabel(say('auth_code')).fill(await codeFor(context.request, person.email));
  await expect(page).toHaveURL('/action/historyCheckIn');

  // … then a group …
  await expect(page.getByText(say('checkin_needs_group'))).toBeVisible();
  await page.goto('/action/historyCheckIn/new');
  await expect(page.getByText(say('checkin_needs_group'))).toBeVisible();
  await expectAccessible(page);
  await follow('company_new_group');
  await expect(main.getByRole('link', { name: say('content_back') })).toHaveAttribute('href', '/action/historyCheckIn');
  await page.getByLabel(say('company_name'), { exact: true }).fill('Gốm Sông Thu');
  await press(page, 'company_create');
  await expect(page).toHaveURL('/action/historyCheckIn');

  // … then the event.
  await follow('checkin_new');
  await expect(page.getByRole('textbox', { name: say('checkin_form_title'), exact: true })).toBeVisible();
  await context.close();
});

test('invitations to weddings need no group, and their helpers a verified account', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, locale: 'vi-VN' });
  const couple = await arrive(context.request, somebody('Nguyễn Minh Quân'));
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto('/action/historyCheckIn');
  await main.getByRole('link', { name: say('checkin_needs_wedding') }).click();
  await expect(page.getByText(say('wedding_none_needs'))).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: say('content_back') }).click();
  await expect(page).toHaveURL('/action/historyCheckIn');

  const { id } = await makeWedding(page, couple.accessToken, {}, ['Lê Văn Tâm']);
  await page.goto(`/action/wedding/${id}/guests`);
  await press(page, 'wedding_door_open');
  await page.getByRole('link', { name: say('checkin_tab_setup') }).click();
  await expect(page.getByText(say('checkin_helpers_verify'))).toBeVisible();
  await expectAccessible(page);
  const back = encodeURIComponent(`${new URL(page.url()).pathname}?tab=setup`);
  await expect(main.getByRole('link', { name: say('point_verify') })).toHaveAttribute(
    'href',
    `/verify-account?returnTo=${back}`,
  );
  await context.close();
});
