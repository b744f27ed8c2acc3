/** A journey of certificates: a guest comes, takes the certificate, and everybody verifies it by its number. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPrinted } from '../../api/src/testing/files/printed.ts';
import { desktop, expect, expectAccessible, expectMessage, phone, test } from '../support/people.ts';
import { arriveTalking } from '../support/talk.ts';
import { say } from '../support/words.ts';
import { enter, press } from './checkins.ts';
import { makeTicketedEvent, takeTicket } from './ticketed.ts';

const TITLE = 'Hội thảo men tro';
const NAME = 'Đặng Thị Ngọc Ẩn';

/** Downloads the PDF of a certificate's page; returns its text. */
const readPdf = async (page: Page): Promise<string> => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: say('attendance_pdf') }).click();
  const pages = await readPrinted(await readFile(await (await waiting).path()));
  expect(pages).toHaveLength(1);
  return pages.map(({ text }) => text.replaceAll(/\s+/g, ' ')).join(' ');
};

test('a guest who came takes a certificate, which everybody verifies until it is revoked', async ({ browser }) => {
  test.setTimeout(180_000);
  const admin = await arriveTalking(browser, 'Trần Thị Sông', desktop);
  const { eventId, kindId } = await makeTicketedEvent(admin, TITLE);
  const { token, code } = await takeTicket(admin, kindId, NAME);
  const desk = admin.page;
  const visitors = await browser.newContext({ ...phone, locale: 'vi-VN' });
  const guest = await visitors.newPage();
  const take = guest.getByRole('button', { name: say('attendance_ticket_get') });

  await desk.goto(`/action/historyCheckIn/${eventId}`);
  await desk.getByRole('link', { name: say('attendance_short'), exact: true }).click();
  await expect(desk.getByText(say('attendance_empty'))).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: say('attendance_turn_on') }).click();
  await desk.getByLabel(say('attendance_form_text')).fill('Đã học trọn một ngày về men tro.');
  await desk.getByLabel(say('attendance_signer_name')).fill('Trần Thị Sông');
  await expectAccessible(desk);
  await expectMessage(desk, say('attendance_saved'), () => press(desk, 'attendance_save'));
  await guest.goto(`/ticket/${token}`);
  await expect(guest.getByText(say('ticket_state_issued'), { exact: true })).toBeVisible();
  await expect(take).toHaveCount(0);

  await desk.goto(`/action/historyCheckIn/${eventId}`);
  await press(desk, 'checkin_early_confirm');
  await enter(desk, code, 'checkin_big_in');
  await guest.reload();
  await expectAccessible(guest);
  await take.click();
  await expect(guest).toHaveURL(/\/certificate\/(\w{4}-){2}\w{4}$/);
  const printed = new URL(guest.url()).pathname.split('/').at(-1) ?? '';
  await expect(guest.getByText(say('attendance_valid_text', { group: 'Gốm Sông Thu' }))).toBeVisible();
  for (const words of [NAME, TITLE, printed])
    await expect(guest.getByRole('main').getByText(words, { exact: true })).toBeVisible();
  await expectAccessible(guest);
  const text = await readPdf(guest);
  for (const words of [NAME, TITLE, printed, 'Gốm Sông Thu']) expect(text).toContain(words);
  // The ticket leads to it from now on.
  await guest.goto(`/ticket/${token}`);
  await guest.getByRole('link', { name: say('attendance_ticket_open') }).click();
  await expect(guest).toHaveURL(`/certificate/${printed}`);

  // The number is typed, in small letters, with spaces, and wrongly.
  await guest.getByRole('link', { name: say('attendance_check_other') }).click();
  const number = guest.getByRole('textbox', { name: say('attendance_check_number') });
  await number.fill('ABCD-EFGH');
  await press(guest, 'attendance_check');
  await expect(guest.getByText(say('attendance_mistyped'))).toBeVisible();
  await expectAccessible(guest);
  await number.fill(printed.toLowerCase().replaceAll('-', ' '));
  await press(guest, 'attendance_check');
  await expect(guest.getByRole('main').getByText(NAME, { exact: true })).toBeVisible();

  await desk.goto(`/action/historyCheckIn/${eventId}/certificates`);
  await desk.getByRole('button', { name: say('attendance_withdraw_of', { name: NAME }) }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(say('attendance_reason')).fill('Cấp nhầm người');
  await expectAccessible(desk);
  await expectMessage(desk, say('attendance_withdrawn'), () =>
    dialog.getByRole('button', { name: say('attendance_withdraw'), exact: true }).click(),
  );
  await expect(desk.getByText(say('attendance_reason_was', { reason: 'Cấp nhầm người' }))).toBeVisible();
  await expectAccessible(desk);
  await guest.reload();
  await expect(guest.getByText(say('attendance_withdrawn_text', { group: 'Gốm Sông Thu' }))).toBeVisible();
  await expect(guest.getByText(NAME)).toHaveCount(0);
  await expect(guest.getByRole('link', { name: say('attendance_pdf') })).toHaveCount(0);
  await expectAccessible(guest);

  await desk.getByRole('button', { name: say('attendance_reissue_of', { name: NAME }) }).click();
  await dialog.getByLabel(say('attendance_holder')).fill('Đặng Thị Ngọc Ân');
  await expectMessage(desk, say('attendance_reissued', { name: 'Đặng Thị Ngọc Ân' }), () =>
    dialog.getByRole('button', { name: say('attendance_reissue'), exact: true }).click(),
  );
  await guest.goto(`/ticket/${token}`);
  await guest.getByRole('link', { name: say('attendance_ticket_open') }).click();
  await expect(guest.getByRole('main').getByText('Đặng Thị Ngọc Ân', { exact: true })).toBeVisible();
  expect(guest.url()).not.toContain(printed);
  await desk.context().close();
  await visitors.close();
});

test('a number that no certificate has is unknown', async ({ page }) => {
  const answer = await page.goto('/certificate/D7FN-6XUA-J3RK');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: say('attendance_unknown') })).toBeVisible();
  await expectAccessible(page);
});
