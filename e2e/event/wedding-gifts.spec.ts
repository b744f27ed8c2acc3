/** A couple from nothing to thirty guests seated, greeted and thanked; gifts noted at the door and by transfer. */
import { dayAhead } from '../support/days.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import {
  arrive,
  expect,
  expectAccessible,
  expectMessage,
  phone as handset,
  somebody,
  test,
} from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';
import { fillCouple, goToStep, type Listed, makeWedding, press, publish } from './invitations.ts';

test.use(handset);

const families = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng'];
const givenNames = ['An', 'Bình', 'Châu', 'Dũng', 'Giang', 'Hạnh'];

/** Thirty guests of both sides; the first has a number. */
const lines = families.flatMap((family, f) =>
  givenNames.map((given, g) => {
    const side = (f + g) % 2 === 0 ? 'nhà trai' : 'nhà gái';
    return `${family} Ngọc ${given};${side};${f + g === 0 ? '0912 345 678' : ''};${g < 3 ? 'Bạn đại học' : 'Họ hàng'}`;
  }),
);

const rowsOf = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem');

/** Replies of some guests, by their links. */
const reply = async (request: APIRequestContext, id: string, guests: readonly Listed[]): Promise<void> => {
  for (const [index, { code, name }] of guests.entries()) {
    const coming = index % 3 !== 2;
    const answer = { weddingId: id, guest: code, name, side: 'groom', coming, people: coming ? 2 : 0 };
    // oxlint-disable-next-line no-await-in-loop -- guests reply one after another
    const sent = await request.post('/api/weddingGuest', { data: answer });
    expect(sent.ok(), await sent.text()).toBe(true);
  }
};

/** Notes a gift by its fast form: a part of the name, the guest, an amount in thousands, Enter. */
const noteGift = async (page: Page, typed: string, name: string, thousands: string): Promise<void> => {
  await page.getByLabel(say('wedding_gift_name'), { exact: true }).fill(typed);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await expect(page.getByText(say('wedding_gift_name_guest'))).toBeVisible();
  const amount = page.getByLabel(say('wedding_gift_amount'), { exact: true });
  await expect(amount).toBeFocused();
  await amount.fill(thousands);
  await expect(page.getByText(say('wedding_gift_amount_meant', { amount: `${thousands}.000\u00A0₫` }))).toBeVisible();
  const message = say('wedding_gift_added', { name, gift: `${thousands}.000\u00A0₫` });
  await expectMessage(page, message, () => page.keyboard.press('Enter'));
};

test('a couple seats thirty guests, notes their gifts and thanks everybody', async ({ page, request }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  await page.goto('/action/wedding/new');
  await scriptsRun(page);
  await fillCouple(page, dayAhead(40));
  await expect(page).toHaveURL(/\/action\/wedding\/[0-9a-f-]{36}/);
  await goToStep(page, 'send');
  const id = await publish(page);

  await page
    .getByRole('link', { name: say('wedding_add') })
    .first()
    .click();
  await page.getByLabel(say('wedding_add_text')).fill(lines.join('\n'));
  await press(page, say('wedding_add_do'));
  await press(page, say('wedding_add_chosen', { count: '30' }));
  await expect(page.getByText(say('wedding_added', { count: '30' }))).toBeVisible();
  await page.getByRole('link', { name: say('wedding_add_to_list') }).click();
  const headers = { authorization: `Bearer ${accessToken}` };
  const listed = await page.request.get(`/api/wedding/guests/${id}?limit=100`, { headers });
  const guests = ((await listed.json()) as { data: Listed[] }).data;
  await reply(request, id, guests.slice(0, 9));

  const tabs = page.getByRole('navigation', { name: say('wedding_guests_tabs') });
  await tabs.getByRole('link', { name: say('wedding_tables'), exact: true }).click();
  await page.getByLabel(say('wedding_tables_add_count')).fill('5');
  await press(page, say('wedding_tables_add'));
  // Three of the nine who replied do not come.
  await expectMessage(page, say('wedding_tables_filled', { count: '27' }), () =>
    press(page, say('wedding_tables_fill')),
  );

  await tabs.getByRole('link', { name: say('wedding_gifts'), exact: true }).click();
  await expect(page.getByText(say('wedding_gifts_empty'))).toBeVisible();
  await expectAccessible(page);
  await noteGift(page, 'nguyen ngoc an', 'Nguyễn Ngọc An', '500');
  // The form is ready for the next envelope.
  await expect(page.getByLabel(say('wedding_gift_name'), { exact: true })).toBeFocused();
  await noteGift(page, 'chau', 'Trần Ngọc Châu', '300');
  const book = rowsOf(page, say('wedding_gifts'));
  await expect(book).toHaveCount(2);

  // A statement, pasted twice: what was noted before is not noted again.
  const day = dayAhead(40).split('-').toReversed().join('/');
  const statement = [
    `${day} 19:05:10\t+1,000,000 VND\tLE NGOC BINH mung cuoi Quan & Ha`,
    `${day} 19:06:00\t+200,000 VND\tChi Lan mung cuoi Quan Ha`,
    `${day}\t-150,000 VND\tTra tien hoa`,
  ].join('\n');
  await page.getByRole('link', { name: say('wedding_transfers') }).click();
  await page.getByLabel(say('wedding_transfers_text')).fill(statement);
  await press(page, say('wedding_transfers_read'));
  const found = rowsOf(page, say('wedding_transfers_check'));
  await expect(found).toHaveCount(2);
  await expect(found.filter({ hasText: 'LE NGOC BINH' })).toContainText(say('wedding_transfers_matched'));
  await expectAccessible(page);
  await found.filter({ hasText: 'Chi Lan' }).getByRole('checkbox').check({ force: true });
  await expectMessage(page, say('wedding_transfers_added', { count: '2' }), () =>
    press(page, say('wedding_transfers_do')),
  );
  await expect(book.filter({ hasText: 'Lê Ngọc Bình' })).toContainText('1.000.000');
  await expect(book.filter({ hasText: 'Chi Lan' })).toContainText(say('wedding_gift_no_guest'));
  await page.getByRole('link', { name: say('wedding_transfers') }).click();
  await page.getByLabel(say('wedding_transfers_text')).fill(statement);
  await press(page, say('wedding_transfers_read'));
  await expect(found.filter({ hasText: say('wedding_transfers_noted') })).toHaveCount(2);

  // The couple's own words, to each by name.
  await page.goto(`/action/wedding/${id}/gifts`);
  await page.getByRole('link', { name: say('wedding_thanks_some', { count: '4' }) }).click();
  await page.getByLabel(say('wedding_thanks_text')).fill('Vợ chồng con cảm ơn {tên} nhiều ạ!');
  await expectMessage(page, say('wedding_thanks_text_saved'), () => press(page, say('wedding_thanks_text_save')));
  const thanks = rowsOf(page, say('wedding_thanks'));
  await expect(thanks).toHaveCount(4);
  const first = thanks.filter({ hasText: 'Nguyễn Ngọc An' });
  const sms = (await first.getByRole('link', { name: say('wedding_send_sms') }).getAttribute('href')) ?? '';
  expect(decodeURIComponent(sms)).toContain('Vợ chồng con cảm ơn Nguyễn Ngọc An nhiều ạ!');
  await expectAccessible(page);
  await first.getByRole('button', { name: say('wedding_thanks_note') }).click();
  await expect(thanks).toHaveCount(3);
  for (const box of await thanks.getByRole('checkbox').all()) await box.check({ force: true });
  await expectMessage(page, say('wedding_thanks_noted', { count: '3' }), () =>
    press(page, say('wedding_thanks_note_chosen')),
  );
  await expect(page.getByText(say('wedding_thanks_all'))).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${say('wedding_thanks_done')}`) }).click();
  await expect(thanks).toHaveCount(4);
  // A note that was wrong is taken back.
  await first.getByRole('button', { name: say('wedding_thanks_take_back') }).click();
  await expect(thanks).toHaveCount(3);
});

test('gifts are noted, changed and removed without scripts', async ({ page, browser }) => {
  const { accessToken } = await arrive(page.request, somebody('Trần Thu Trang'));
  const { id } = await makeWedding(page, accessToken, {}, ['Bà Nội', 'Cô Hoa']);
  const context = await browser.newContext({ ...handset, locale: 'vi-VN', javaScriptEnabled: false });
  await context.addCookies(await page.context().cookies());
  const plain = await context.newPage();
  await plain.goto(`/action/wedding/${id}/gifts`);
  await plain.getByLabel(say('wedding_gift_name'), { exact: true }).fill('co hoa');
  await plain.getByLabel(say('wedding_gift_amount'), { exact: true }).fill('500');
  await plain.getByRole('radio', { name: say('wedding_side_bride') }).check({ force: true });
  await press(plain, say('wedding_gift_do'));
  const row = rowsOf(plain, say('wedding_gifts'));
  await expect(row).toContainText(['Cô Hoa']);
  await expect(row).toContainText('500.000');
  // The next one begins with the same side.
  await expect(plain.getByRole('radio', { name: say('wedding_side_bride') })).toBeChecked();

  await row.getByRole('link').click();
  await plain.getByLabel(say('wedding_gift_amount'), { exact: true }).fill('700000');
  await press(plain, say('wedding_gift_save'));
  await expect(row).toContainText('700.000');
  await context.close();
});
