import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  aShop,
  enter,
  expectReceipt,
  field,
  follow,
  give,
  openPoints,
  orderButton,
  typeAmount,
  typeInvoiceNumber,
} from './counter.ts';
import { expect, expectAccessible, test } from '../support/people.ts';
import { arriveTalking, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

/** Takes points without an invoice through the API. */
const take = async (admin: Talker, groupId: string, buyer: Talker, points: number, note: string): Promise<void> => {
  const answer = await admin.page.request.post('/api/orderPoint', {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomBytes(12).toString('hex') },
    data: { sellerGroupId: groupId, buyerId: buyer.memberId, type: 'minus', points, note },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

/** Downloads a table of the screen; returns its text. */
const download = async (page: Page, name: string): Promise<string> => {
  const tables = page.getByRole('region', { name: say('point_tables') });
  const press = tables.getByRole('link', { name, exact: true }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), press]);
  return readFile(await file.path(), 'utf8');
};

test('an admin reaches the redeemed points from the group, and downloads them', async ({ browser }) => {
  const { admin, group, page } = await aShop(browser);
  const buyer = await arriveTalking(browser, 'Trần Bưởi');

  await page.goto(`/action/company/${group._id}`);
  await page
    .locator('summary')
    .filter({ hasText: say('company_part_points') })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${say('point_redeemed')}`) })
    .click();
  await expect(page.getByText(say('point_redeemed_empty'))).toBeVisible();
  await expectAccessible(page);

  await give(admin, group, buyer, 50);
  await take(admin, group._id, buyer, 7, 'Đổi cốc sứ');
  await page.goto(`/action/createPoint?memberId=${buyer.memberId}`);
  await typeAmount(page, '500000');
  await typeInvoiceNumber(page, 'HD-31');
  await openPoints(page);
  await field(page, say('point_spend')).fill('10');
  await orderButton(page).click();
  await expectReceipt(page);

  await page.goto('/action/history');
  await follow(page, say('point_redeemed'));
  const list = page.getByRole('list', { name: say('point_redeemed') });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText('Đổi cốc sứ');
  await expect(list).toContainText('HD-31');
  await expect(list).toContainText(say('point_by', { name: admin.name }));
  await expect(page.getByText(say('point_redeemed_total'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText('17 điểm');
  await expectAccessible(page);

  expect(await download(page, say('point_redeemed_table_all'))).toContain('Đổi cốc sứ');
  const onInvoices = await download(page, say('point_redeemed_table_invoices'));
  expect(onInvoices).toContain('HD-31');
  expect(onInvoices).not.toContain('Đổi cốc sứ');
  await page.goto('/action/history');
  expect(await download(page, say('point_table_redeemed'))).toContain('Đổi cốc sứ');

  await page.goto('/action/history/redeemed?q=coc su');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.goto('/action/history/redeemed?kind=refund');
  await expect(page.getByText(say('point_none_found'))).toBeVisible();

  // Readers who administer no group are told who sees it.
  await buyer.page.goto('/action/history/redeemed');
  await expect(buyer.page.getByText(say('point_history_no_group_text'))).toBeVisible();
  await expectAccessible(buyer.page);
});

test('an admin reads the changes of all orders of the group', async ({ browser }) => {
  const { admin, group, page } = await aShop(browser);
  const buyer = await arriveTalking(browser, 'Trần Bưởi');
  await page.goto('/action/history/changes');
  await expect(page.getByText(say('point_changes_empty_text'))).toBeVisible();
  await expectAccessible(page);

  const id = await enter(admin, group, buyer, 'HD-41', 500_000);
  await enter(admin, group, buyer, 'HD-42', 90_000);
  for (const change of [
    { reason: 'Nhập nhầm giá trị', value: 400_000 },
    { reason: 'Khách trả hàng', status: 'cancelled' },
  ]) {
    const answer = await page.request.put('/api/orderGroup', {
      headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomBytes(12).toString('hex') },
      data: { _id: id, ...change },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }

  await page.goto(`/action/company/${group._id}`);
  await page
    .locator('summary')
    .filter({ hasText: say('company_part_points') })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${say('point_changes')}`) })
    .click();
  const rows = page.getByRole('list', { name: say('point_changes') }).locator('> li');
  await expect(rows).toHaveCount(4);
  const [cancelled, corrected] = [rows.nth(0), rows.nth(1)];
  await expect(cancelled).toContainText('Khách trả hàng');
  await expect(cancelled).toContainText(`${say('point_taken_back')}: −4 điểm`);
  await expect(cancelled).toContainText(admin.name);
  await expect(corrected).toContainText('Giá trị hóa đơn: 500.000 ₫ → 400.000 ₫');
  await expect(rows.nth(2)).toContainText('90.000 ₫');
  await expectAccessible(page);
  await cancelled.getByRole('link').click();
  await expect(page).toHaveURL(`/action/historyEditHistory/${id}`);

  await buyer.page.goto('/action/history/changes');
  await expect(buyer.page.getByText(say('point_history_no_group_text'))).toBeVisible();
});
