import { randomBytes } from 'node:crypto';
import { aShop, enter, field, follow, invoiceNumberOf, press, typeInvoiceNumber } from './counter.ts';
import { expect, expectAccessible, test } from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';

test('an order is corrected and cancelled with a reason, and its history shows the changes', async ({ browser }) => {
  const { admin, group, page } = await aShop(browser);
  const buyer = await arriveTalking(browser, 'Trần Bưởi');
  const id = await enter(admin, group, buyer, 'HD-7', 500_000);
  await enter(admin, group, buyer, 'HD-8', 100_000);
  await page.goto('/action/history');
  await page.getByRole('link').filter({ hasText: 'HD-7' }).click();
  await expect(page).toHaveURL(`/action/historyEditHistory/${id}`);
  await expectAccessible(page);
  await follow(page, say('point_correct'));
  await expectAccessible(page);

  // A used invoice number is refused at its field, and typed values stay.
  await typeInvoiceNumber(page, 'HD-8');
  await field(page, say('point_value')).fill('450000');
  await expect(page.getByRole('status').filter({ hasText: say('point_payment') })).toContainText('450.000 ₫');
  await field(page, say('point_reason')).fill('Nhập nhầm giá trị');
  await press(page, say('point_correct_do'));
  await expect(invoiceNumberOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, say('point_value'))).toHaveValue('450.000');
  await typeInvoiceNumber(page, 'HD-7');
  await press(page, say('point_correct_do'));
  await expect(page.getByText(say('point_corrected_done'))).toBeVisible();
  const log = page.getByRole('list', { name: say('point_log') });
  await expect(log).toContainText('Giá trị hóa đơn: 500.000 ₫ → 450.000 ₫');
  await expect(log).toContainText('Điểm được cộng: 5 điểm → 4 điểm');
  await expect(log).toContainText('Nhập nhầm giá trị');
  await expect(log).toContainText(admin.name);

  // Another admin is faster: the conflict is reported, and the form shows the new values.
  await follow(page, say('point_correct'));
  await field(page, say('point_reason')).fill('Đổi ghi chú');
  const faster = await page.request.put('/api/orderGroup', {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': randomBytes(12).toString('hex') },
    data: { _id: id, reason: 'Trước', note: 'Bàn 5' },
  });
  expect(faster.status()).toBe(200);
  await press(page, say('point_correct_do'));
  await expect(page.getByText(say('point_order_conflict'))).toBeVisible();

  await page.goto(`/action/historyEditHistory/${id}?cancel`);
  await expect(page.getByText(say('point_cancel_question', { number: 'HD-7', name: buyer.name }))).toBeVisible();
  await expectAccessible(page);
  await field(page, say('point_reason')).fill('Khách trả hàng');
  await press(page, say('point_cancel_do'));
  await expect(page.getByText(say('point_cancelled_done'))).toBeVisible();
  await expect(log).toContainText('Trạng thái: Hoàn tất → Đã hủy');
  await expect(page.getByRole('link', { name: say('point_correct') })).toHaveCount(0);
  const amounts = page.getByRole('main').locator('dl').first();
  await expect(amounts).toContainText(`${say('point_taken_back')}−4 điểm`);

  // The buyer can read the order, but not change it.
  await buyer.page.goto(`/action/historyEditHistory/${id}?correct`);
  await expect(buyer.page.getByText(say('point_order_cancelled'))).toBeVisible();
  await expect(buyer.page.getByLabel(say('point_reason'))).toHaveCount(0);
  await expect(buyer.page.getByText('Khách trả hàng')).toHaveCount(0);

  // The statement says that the order's points were taken back, beside both movements.
  await buyer.page.goto(`/order-points/${group._id}`);
  const lines = buyer.page.getByRole('list', { name: say('point_statement_own') }).getByRole('listitem');
  await expect(lines.first()).toContainText(say('point_reversal_taken'));
  await expect(lines.filter({ hasText: 'HD-7' }).last()).toContainText(say('point_cancelled_taken'));
  await expect(lines.filter({ hasText: 'HD-8' })).not.toContainText(say('point_cancelled_taken'));
  await expectAccessible(buyer.page);

  // The list follows its filters.
  await page.goto('/action/history?status=cancelled');
  await expect(page.getByRole('list', { name: say('point_history') })).toContainText(
    `${say('point_taken_back')}: −4 điểm`,
  );
  await expect(page.getByRole('list', { name: say('point_history') }).getByRole('listitem')).toHaveCount(1);
  await page.goto('/action/history?q=HD-8');
  await expect(page.getByRole('list', { name: say('point_history') }).getByRole('listitem')).toHaveCount(1);
  const download = page.waitForEvent('download');
  await follow(page, say('point_table_orders'));
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
});

test('an invoice whose points are spent says what to do before it is cancelled', async ({ browser }) => {
  const { admin, group, page } = await aShop(browser);
  const buyer = await arriveTalking(browser, 'Trần Bưởi');
  const id = await enter(admin, group, buyer, 'HD-1', 500_000);
  await page.goto(`/action/historyEditHistory/${id}?cancel`);
  const hint = (balance: string) => page.getByText(say('point_cancel_short', { earned: '5 điểm', balance }));
  await expect(hint('5 điểm')).toHaveCount(0);
  await callAs(admin, 'POST', '/orderPoint', {
    sellerGroupId: group._id,
    buyerId: buyer.memberId,
    type: 'minus',
    points: 3,
  });
  await page.reload();
  await expect(hint('2 điểm')).toBeVisible();
  await expectAccessible(page);
  await field(page, say('point_reason')).fill('Khách trả hàng');
  await press(page, say('point_cancel_do'));
  await expect(page.getByText('Khách hiện có 2 điểm, còn thiếu 3 điểm.')).toBeVisible();
  await hint('2 điểm')
    .locator('..')
    .getByRole('link', { name: say('point_statement_of') })
    .click();
  await expect(page).toHaveURL(`/order-points/${group._id}?memberId=${buyer.memberId}`);
});
