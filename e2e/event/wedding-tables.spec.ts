/** Seating guests at the tables of a wedding's party. */
import type { Page } from '@playwright/test';
import {
  arrive,
  expect,
  expectAccessible,
  expectMessage,
  phone as handset,
  somebody,
  test,
} from '../support/people.ts';
import { say } from '../support/words.ts';
import { choose, type Listed, makeWedding, openInvitation, press } from './invitations.ts';

const table = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const unseated = (page: Page) => page.getByRole('region', { name: say('wedding_tables_unseated') });

test('a couple seats guests by groups, by choice and by dragging, and reads what the kitchen needs', async ({
  page,
  browser,
}) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const lines = [
    'Bà Nội;nhà trai;;Họ nội',
    'Chú Tư;nhà trai;;Họ nội',
    'Cô Hoa;nhà gái;;Bạn học',
    'Anh Bình;nhà gái;;Bạn học',
  ];
  const { id } = await makeWedding(page, accessToken, {}, lines);
  const headers = { authorization: `Bearer ${accessToken}` };
  const listed = await page.request.get(`/api/wedding/guests/${id}?filter[q]=hoa`, { headers });
  const [hoa] = ((await listed.json()) as { data: Listed[] }).data;

  // A guest says what the family eats.
  const guest = await (await browser.newContext({ ...handset, locale: 'vi-VN' })).newPage();
  await openInvitation(guest, `/wedding/${id}?guest=${hoa?.code}`);
  await choose(guest, say('wedding_reply_coming'), say('wedding_reply_yes'));
  await guest.getByLabel(say('wedding_reply_people')).fill('3');
  await guest.getByText(say('wedding_reply_meal')).click();
  await guest.getByLabel(say('wedding_reply_vegetarian')).fill('1');
  await guest.getByLabel(say('wedding_reply_diet')).fill('Dị ứng tôm');
  await press(guest, say('wedding_reply_send'));
  await expect(guest.getByText(say('wedding_replied_yes', { people: 3 }))).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/action/wedding/${id}/guests`);
  const tabs = page.getByRole('navigation', { name: say('wedding_guests_tabs') });
  await tabs.getByRole('link', { name: say('wedding_tables'), exact: true }).click();
  await expect(unseated(page).getByRole('listitem')).toHaveCount(4);
  await page.getByLabel(say('wedding_tables_add_count')).fill('2');
  await page.getByLabel(say('wedding_table_chairs')).first().fill('4');
  await expectMessage(page, say('wedding_tables_added', { count: '2' }), () => press(page, say('wedding_tables_add')));
  await expectMessage(page, say('wedding_tables_filled', { count: '4' }), () =>
    press(page, say('wedding_tables_fill')),
  );
  await expect(table(page, 'Bàn 1')).toContainText(/Anh Bình.*Cô Hoa/);
  await expect(table(page, 'Bàn 1')).toContainText('Dị ứng tôm');
  await expect(table(page, 'Bàn 1')).toContainText(say('wedding_table_taken', { people: '4', chairs: '4' }));
  await expect(page.getByText(say('wedding_tables_all_seated'))).toBeVisible();
  await expectAccessible(page);

  await table(page, 'Bàn 2').getByText('Bà Nội').dragTo(table(page, 'Bàn 1'));
  await expect(table(page, 'Bàn 1')).toContainText('Bà Nội');
  await expect(table(page, 'Bàn 1')).toContainText(say('wedding_table_over', { count: '1' }));

  // By keys: choose the guest, then the table.
  await table(page, 'Bàn 1')
    .getByRole('checkbox', { name: /Bà Nội/ })
    .focus();
  await page.keyboard.press('Space');
  await page
    .getByLabel(say('wedding_seat_to'))
    .selectOption({ label: `Bàn 2 (${say('wedding_table_taken', { people: '1', chairs: '4' })})` });
  await press(page, say('wedding_seat_do'));
  await expect(table(page, 'Bàn 2')).toContainText('Bà Nội');

  await page.goto(`/action/wedding/${id}/guests`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Bà Nội' })).toContainText('Bàn 2');
});

test('tables are made, filled and removed without scripts on a phone', async ({ page, browser }) => {
  const { accessToken } = await arrive(page.request, somebody('Trần Thu Trang'));
  const { id } = await makeWedding(page, accessToken, {}, ['Bà Nội', 'Cô Hoa']);
  const context = await browser.newContext({ ...handset, locale: 'vi-VN', javaScriptEnabled: false });
  await context.addCookies(await page.context().cookies());
  const plain = await context.newPage();
  await plain.goto(`/action/wedding/${id}/tables`);
  await plain.getByLabel(say('wedding_tables_add_count')).fill('1');
  await press(plain, say('wedding_tables_add'));
  await plain.getByRole('checkbox', { name: /Cô Hoa/ }).check({ force: true });
  await press(plain, say('wedding_seat_do'));
  await expect(table(plain, 'Bàn 1')).toContainText('Cô Hoa');
  await expect(unseated(plain).getByRole('listitem')).toHaveCount(1);
  // There is nothing to move while nobody is chosen.
  await expect(plain.getByRole('button', { name: say('wedding_seat_do'), exact: true })).toBeHidden();
  await plain.getByText(say('wedding_table_edit')).click();
  await press(plain, say('wedding_table_remove'));
  await expect(plain.getByText(say('wedding_table_removed'))).toBeVisible();
  await expect(unseated(plain).getByRole('listitem')).toHaveCount(2);
  await context.close();
});
