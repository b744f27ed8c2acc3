/** Events with a check-in for journeys. */
import type { Page } from '@playwright/test';
import { dayAhead } from '../support/days.ts';
import { expect } from '../support/people.ts';
import { callAs, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

interface Made {
  readonly _id: string;
}

const LIST = `Họ tên, Điện thoại, Số người, Mã
Nguyễn Thị Phương Thảo, 0912 345 601, 2, KM-01
Trần Đình Khải, 0912 345 602, 1, KM-02
Lê Hoàng Yến Nhi, , 4, KM-03
Đỗ Quang Vinh, , 1, KM-04`;

export const asRead = (day: string): string => day.split('-').toReversed().join('/');

export const press = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true }).click();

/** Makes an event with a list; it starts now, or on the day that many days ahead. */
export const makeEvent = async (admin: Talker, daysAhead = 0): Promise<string> => {
  const group = await callAs<Made>(admin, 'POST', '/groupAndBrand/createGroup', {
    kind: 'brand',
    name: 'Gốm Sông Thu',
  });
  const { page } = admin;
  // Nothing was sought, so that the list of the new group says where to begin.
  await page.goto(`/action/historyCheckIn?groupId=${group._id}`);
  await expect(page.getByText(say('checkin_empty'), { exact: true })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('checkin_new') })
    .click();
  await expect(page).toHaveURL(`/action/historyCheckIn/new?groupId=${group._id}`);
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
export const enter = async (page: Page, code: string, result: string): Promise<void> => {
  const field = page.getByLabel(say('checkin_by_name'), { exact: true });
  await field.fill(code);
  await field.press('Enter');
  await expect(page.locator('output.sr-only')).toContainText(say(result));
};

export const figure = (page: Page, key: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: say(key) }) })
    .locator('dd');
