/** Sending the guests' links, and what the couple sees of them. */
import { arrive, asVisitor, expect, expectAccessible, phone as handset, somebody, test } from '../support/people.ts';
import { say } from '../support/words.ts';
import { makeWedding, openInvitation } from './invitations.ts';

test('a couple sends links guest by guest, and sees who opened theirs', async ({ page, browser }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const lines = ['Bà Nội;nhà trai', 'Cô Hoa;nhà gái;0912 345 678'];
  const names = lines.map((line) => line.split(';')[0] ?? '');
  const { id } = await makeWedding(page, accessToken, {}, lines);
  await page.goto(`/action/wedding/${id}/guests`);
  await page.getByRole('link', { name: say('wedding_send'), exact: true }).click();
  const rows = page.getByRole('list', { name: say('wedding_send'), exact: true }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expectAccessible(page);

  // A guest with a number has their chat in Zalo and a text message; the words are copied for Zalo.
  const hoa = rows.filter({ hasText: names[1] ?? '' });
  const sms = (await hoa.getByRole('link', { name: say('wedding_send_sms') }).getAttribute('href')) ?? '';
  expect(decodeURIComponent(sms)).toMatch(/^sms:\+84912345678\?&body=.*Cô Hoa.*\/wedding\/.*\?guest=/);
  await expect(hoa.getByRole('link', { name: 'Zalo' })).toHaveAttribute('href', 'https://zalo.me/0912345678');
  await hoa.getByRole('button', { name: say('wedding_send_note') }).click();
  await expect(rows).toHaveCount(1);

  await page.getByRole('link', { name: new RegExp(say('wedding_send_unopened')) }).click();
  await expect(rows).toContainText(['Cô Hoa']);
  // A note that was wrong is taken back.
  await hoa.getByRole('button', { name: say('wedding_send_take_back') }).click();
  await expect(page.getByText(say('wedding_send_none'))).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${say('wedding_send_unsent')}`) }).click();
  await hoa.getByRole('button', { name: say('wedding_send_note') }).click();
  await expect(rows).toHaveCount(1);
  const link = decodeURIComponent(sms).slice(decodeURIComponent(sms).indexOf('/wedding/'));
  await asVisitor(browser, async (guest) => {
    const noted = guest.waitForResponse((answer) => answer.url().endsWith('/api/weddingGuest/opened'));
    await openInvitation(guest, link);
    expect((await noted).status()).toBe(200);
  });
  await page.getByRole('link', { name: new RegExp(`^${say('wedding_send_opened')}`) }).click();
  await expect(rows).toContainText(['Cô Hoa']);
  await expect(rows.getByRole('button', { name: say('wedding_send_take_back') })).toHaveCount(0);

  // Guests without a reply are reminded.
  await page.getByRole('link', { name: new RegExp(`^${say('wedding_send_silent')}`) }).click();
  // The list before this one has the same guest.
  await expect(hoa.getByRole('button', { name: say('wedding_remind_note') })).toBeVisible();
  const reminder = (await hoa.getByRole('link', { name: say('wedding_send_sms') }).getAttribute('href')) ?? '';
  expect(decodeURIComponent(reminder)).toMatch(/Cô Hoa ơi.*\?guest=/);
  await hoa.getByRole('button', { name: say('wedding_remind_note') }).click();
  await expect(hoa).toContainText(say('wedding_remind_at'));
});

test('links are noted as sent without scripts, and their codes print', async ({ page, browser }) => {
  const person = somebody('Nguyễn Minh Quân');
  const { accessToken } = await arrive(page.request, person);
  const { id } = await makeWedding(page, accessToken, {}, ['Bà Nội', 'Cô Hoa', 'Chú Tư']);
  const cookies = await page.context().cookies();
  const context = await browser.newContext({ ...handset, locale: 'vi-VN', javaScriptEnabled: false });
  await context.addCookies(cookies);
  const plain = await context.newPage();
  await plain.goto(`/action/wedding/${id}/send`);
  await plain
    .getByRole('button', { name: say('wedding_send_note') })
    .first()
    .click();
  await expect(plain.getByRole('button', { name: say('wedding_send_note') })).toHaveCount(2);
  await plain.getByRole('link', { name: say('wedding_codes') }).click();
  await expect(plain.getByRole('img')).toHaveCount(3);
  await context.close();
});
