/** Journeys of payments: a shop sets its account and SePay, a buyer pays, and what does not fit is settled by hand. */
import { expect, expectAccessible, phone, test } from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';
import { follow, press } from './counter.ts';
import { ACCOUNT, openShop, tellAsSepay } from './payments.ts';

test('a shop asks for a payment, and the buyer’s phone says paid', async ({ browser }) => {
  test.slow();
  const { owner, groupId, address, key } = await openShop(browser);
  const desk = owner.page;
  await desk.goto(`/action/payments/new?groupId=${groupId}`);
  await desk.getByLabel(say('payment_for')).fill('Bình gốm men lam');
  await desk.getByLabel(say('payment_amount')).fill('150000');
  await expectAccessible(desk);
  await press(desk, say('payment_ask'));
  await expect(desk).toHaveURL(/\/action\/payments\/[\da-f-]{36}$/);
  await expect(desk.getByText(say('payment_state_waiting'), { exact: true })).toBeVisible();
  await expectAccessible(desk);
  const memo = await desk.getByText(/^MFU[0-9A-Z]{9}$/).innerText();
  const link = await desk.locator('code').filter({ hasText: '/pay/' }).innerText();

  const context = await browser.newContext({ ...phone, locale: 'vi-VN' });
  const buyer = await context.newPage();
  await buyer.goto(new URL(link).pathname);
  await expect(buyer.getByText(memo)).toBeVisible();
  await expect(buyer.getByRole('img', { name: /VietQR/ })).toBeVisible();
  await expectAccessible(buyer);
  const events = buyer.waitForResponse(/\/events$/);
  await buyer.reload();
  await events;
  await tellAsSepay(owner, { address, key, content: memo.toLowerCase(), amount: 150_000 });
  await expect(buyer.getByText(say('payment_page_paid'), { exact: true })).toBeVisible();
  await expect(desk.getByText(say('payment_step_matched'))).toBeVisible();
  await expectAccessible(buyer);
  await context.close();
});

test('a transfer of too little is settled by hand', async ({ browser }) => {
  test.slow();
  const { owner, groupId, address, key } = await openShop(browser);
  const body = { kind: 'other', groupId, title: 'Ấm trà', amount: 200_000 };
  const payment = await callAs<{ _id: string; memo: string }>(owner, 'POST', '/payments', body);
  await tellAsSepay(owner, { address, key, content: payment.memo, amount: 190_000 });
  const { page } = owner;
  await page.goto(`/action/payments/transfers?groupId=${groupId}&state=open`);
  await expect(page.getByText(say('payment_finding_too_little'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(payment.memo) }).click();
  await expect(page.getByText(say('payment_why_too_little'))).toBeVisible();
  await expectAccessible(page);
  await press(page, say('payment_accept'));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Bớt cho khách quen');
  await dialog.getByRole('button', { name: say('payment_accept'), exact: true }).click();
  await expect(page.getByText(say('payment_settled_accepted'), { exact: true })).toBeVisible();
  await expect(page.getByText('Bớt cho khách quen')).toBeVisible();
  await page.goto(`/action/payments/${payment._id}`);
  await expect(page.getByText(say('payment_state_paid'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('payment_step_accepted'))).toBeVisible();
});

test('an admin reads a statement of the bank, and the buyer’s phone says paid', async ({ browser }) => {
  test.slow();
  const { owner, groupId } = await openShop(browser);
  const body = { kind: 'other', groupId, title: 'Bộ ấm chén', amount: 350_000 };
  const payment = await callAs<{ memo: string; token: string }>(owner, 'POST', '/payments', body);
  const context = await browser.newContext({ ...phone, locale: 'vi-VN' });
  const buyer = await context.newPage();
  const events = buyer.waitForResponse(/\/events$/);
  await buyer.goto(`/pay/${payment.token}`);
  await events;
  const { page } = owner;
  await page.goto(`/action/payments/transfers?groupId=${groupId}`);
  await follow(page, say('payment_statement_read'));
  await expectAccessible(page);
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10).split('-').toReversed().join('/');
  const send = async (lines: readonly string[]) => {
    const buffer = Buffer.from(lines.join('\r\n'));
    await page.getByLabel(say('import_file')).setInputFiles({ name: 'sao-ke.csv', mimeType: 'text/csv', buffer });
    await press(page, say('payment_statement_preview'));
  };
  await page.getByLabel(say('activity_account_number')).fill('12');
  await send(['Tên;Số điện thoại', 'Ba;0912345678']);
  await expect(page.getByLabel(say('activity_account_number'))).toHaveAttribute('aria-invalid', 'true');
  // Typed values stay.
  await expect(page.getByLabel(say('activity_account_number'))).toHaveValue('12');
  await page.getByLabel(say('activity_account_number')).fill(ACCOUNT);
  await send([
    'SAO KÊ TÀI KHOẢN',
    `Số tài khoản;${ACCOUNT}`,
    'Ngày giao dịch;Số tham chiếu;Ghi nợ;Ghi có;Mô tả',
    `${today};FT2601;;350.000;MBVCB.${payment.memo}.CT tu NGUYEN VAN A`,
    `${today};FT2602;;20.000;Tien gui xe`,
    `${today};FT2603;;hai tram;Khong doc duoc`,
  ]);
  await expect(page.getByText('Bộ ấm chén')).toBeVisible();
  await expect(page.getByText(say('import_line', { line: 6 }))).toBeVisible();
  await expectAccessible(page);
  await press(page, say('payment_statement_store'));
  await expect(page.getByText(say('payment_statement_done'))).toBeVisible();
  await expect(buyer.getByText(say('payment_page_paid'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await follow(page, say('payment_statement_transfers'));
  await expect(page.getByText(say('payment_finding_unknown'), { exact: true })).toBeVisible();
  await context.close();
});

test('a buyer pays for an order, which leads to the page of its payment', async ({ browser }) => {
  test.slow();
  const { owner, groupId, address, key } = await openShop(browser);
  const product = await callAs<{ _id: string }>(owner, 'POST', '/productMember/insert', {
    title: 'Chén trà',
    content: '<p>Nung củi.</p>',
    type: 'sell',
    price: 80_000,
    groupId,
  });
  const buyer = await arriveTalking(browser, 'Phạm Thị Hoa');
  const request = await callAs<{ _id: string }>(buyer, 'POST', '/orderRequest', {
    productId: product._id,
    kind: 'order',
    quantity: 2,
    name: 'Hoa',
    phone: '0912345678',
  });
  await callAs(owner, 'PUT', `/orderRequest/${request._id}/confirm`, {});
  const desk = owner.page;
  await desk.goto(`/action/requests/${request._id}`);
  await press(desk, say('request_payment_ask'));
  await expect(desk.getByText(say('request_payment_asked', { name: 'Hoa' }))).toBeVisible();
  const { page } = buyer;
  await page.goto(`/action/requests/${request._id}`);
  await follow(page, say('request_payment_pay'));
  await expect(page.getByText('160.000 ₫').first()).toBeVisible();
  const memo = await page.getByText(/^MFU[0-9A-Z]{9}$/).innerText();
  await tellAsSepay(owner, { address, key, content: memo, amount: 160_000 });
  await expect(page.getByText(say('payment_page_paid'), { exact: true })).toBeVisible();
});
