import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { desktop, expect, expectAccessible, phone, test } from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

interface Made {
  readonly _id: string;
}

/** Enters something at the counter through the API. */
const enter = async (admin: Talker, path: string, data: object): Promise<void> => {
  const answer = await admin.page.request.post(`/api${path}`, {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomBytes(12).toString('hex') },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

test('an admin sees sales in figures, charts and tables', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An', phone);
  const { page } = admin;
  await page.goto('/action/statistical');
  await expect(page.getByText(say('statistics_no_group_text'))).toBeVisible();
  await expectAccessible(page);

  const group = await callAs<Made>(admin, 'POST', '/groupAndBrand/createGroup', {
    kind: 'brand',
    name: 'Gốm Bát Tràng',
  });
  await page.goto('/action/statistical');
  await page.getByRole('link', { name: say('point_counter'), exact: true }).click();
  await expect(page).toHaveURL(/\/action\/createPoint/);

  const buyer = await arriveTalking(browser, 'Đặng Thị Ngọc Ẩn');
  const other = await arriveTalking(browser, 'Lê Văn Bình');
  const sell = (whom: Talker, invoiceNumber: string, value: number, points = 0) =>
    enter(admin, '/orderGroup', { groupId: group._id, memberId: whom.memberId, invoiceNumber, value, points });
  await sell(buyer, 'HD-1', 1_250_000);
  await sell(buyer, 'HD-2', 500_000, 10);
  await sell(other, 'HD-3', 300_000);

  await page.goto('/more?all=1');
  await page
    .locator('#points')
    .getByRole('link', { name: new RegExp(say('statistics_title')) })
    .click();
  const figure = (name: string) =>
    page
      .locator('div')
      .filter({ has: page.locator('dt', { hasText: name }) })
      .last();
  await expect(figure(say('statistics_payment'))).toContainText('2.040.000 ₫');
  await expect(figure(say('statistics_orders'))).toContainText('3');
  await expect(figure(say('statistics_buyers'))).toContainText('2');
  await expect(figure(say('statistics_earned'))).toContainText('19 điểm');
  await expect(figure(say('statistics_spent'))).toContainText('10 điểm');
  await expect(figure(say('statistics_held_now'))).toContainText('9 điểm');
  const top = page.locator('#top li');
  await expect(top).toHaveCount(2);
  await expect(top.first()).toContainText('Đặng Thị Ngọc Ẩn');
  await expect(top.first()).toContainText('1.740.000 ₫');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });

  // Tables repeat the numbers of the charts.
  await page.getByText(say('statistics_table'), { exact: true }).first().click();
  const rows = page.getByRole('table').first().getByRole('row');
  await expect(rows).toHaveCount(31);
  await expect(rows.last()).toContainText('2.040.000 ₫');

  await page.getByRole('link', { name: say('statistics_days', { count: 90 }) }).click();
  await expect(page.getByLabel(say('statistics_by'))).toHaveValue('week');
  await expect(figure(say('statistics_payment'))).toContainText('2.040.000 ₫');

  // A reversed period is reported at its field.
  await page.getByLabel(say('point_from')).fill('2026-02-02');
  await page.getByLabel(say('point_to')).fill('2026-02-01');
  await page.getByRole('button', { name: say('statistics_apply') }).click();
  await expect(page.getByLabel(say('point_from'))).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(say('point_from'))).toHaveValue('2026-02-02');

  await page.getByRole('link', { name: say('statistics_days', { count: 7 }) }).click();
  await expect(figure(say('statistics_orders'))).toContainText('3');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: say('point_table_orders'), exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Đơn hàng Gốm Bát Tràng \d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFFNgày giờ,')).toBe(true);
  for (const number of ['HD-1', 'HD-2', 'HD-3']) expect(text).toContain(`,${number},`);
  expect(text).toContain('Đặng Thị Ngọc Ẩn');

  const answer = await other.page.goto(`/action/statistical?groupId=${group._id}`);
  expect(answer?.status()).toBe(200);
  await expect(other.page.getByText(say('statistics_no_group_text'))).toBeVisible();
});

test('statistics work without scripts and on a wide screen', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Trần Thị Cúc', { ...desktop, javaScriptEnabled: false });
  const group = await callAs<Made>(admin, 'POST', '/groupAndBrand/createGroup', { kind: 'brand', name: 'Trà Sen' });
  const buyer = await arriveTalking(browser, 'Phạm Thị Dung');
  await enter(admin, '/orderGroup', {
    groupId: group._id,
    memberId: buyer.memberId,
    invoiceNumber: 'HD-1',
    value: 90_000,
  });
  const { page } = admin;
  await page.goto('/action/statistical?by=month');
  await expect(page.locator('figure svg title').filter({ hasText: '90.000 ₫' })).toHaveCount(1);
  await page.getByRole('button', { name: say('statistics_apply') }).click();
  await expect(page).toHaveURL(/by=month/);
  await expect(page.locator('#top')).toContainText('90.000 ₫');
});

test('a visitor is sent to sign in', async ({ page }) => {
  await page.goto('/action/statistical');
  await expect(page).toHaveURL(/\/login/);
});
