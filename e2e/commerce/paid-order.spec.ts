/**
 * Journeys of paid orders: a buyer pays by VietQR, gets points and a receipt, and their money back; and gets the e-invoice
 * that the shop's provider issues.
 */
import { EINVOICE_KEY } from '../../api/src/testing/doubles/einvoice-server.ts';
import { expect, expectAccessible, test } from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';
import { follow, press } from './counter.ts';
import { openShop, tellAsSepay } from './payments.ts';

test('a paid order gives points, is packed, handed over and refunded', async ({ browser }) => {
  test.slow();
  const { owner, groupId, address, key } = await openShop(browser);
  const product = await callAs<{ _id: string }>(owner, 'POST', '/productMember/insert', {
    title: 'Chén trà men tro',
    content: '<p>Nung củi.</p>',
    type: 'sell',
    price: 80_000,
    quantity: 5,
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
  const [desk, { page }] = [owner.page, buyer];
  const path = `/action/requests/${request._id}`;
  await desk.goto(path);
  await press(desk, say('request_confirm'));
  await expect(desk.getByText(say('request_confirmed_done'))).toBeVisible();
  await press(desk, say('request_payment_ask'));
  await expect(desk.getByText(say('request_payment_asked', { name: 'Hoa' }))).toBeVisible();
  await page.goto(`/mbg/products/${product._id}`);
  await expect(page.getByText('3', { exact: true }).first()).toBeVisible();

  await page.goto(path);
  await follow(page, say('request_payment_pay'));
  const memo = await page.getByText(/^MFU[0-9A-Z]{9}$/).innerText();
  await tellAsSepay(owner, { address, key, content: memo, amount: 160_000 });
  await expect(page.getByText(say('payment_page_paid'), { exact: true })).toBeVisible();
  await page.goto(path);
  await expect(page.getByText(say('request_status_paid'), { exact: true }).first()).toBeVisible();
  await expect(page.getByText(say('request_paid_buyer'))).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/order-points/${groupId}`);
  await expect(page.getByRole('main')).toContainText('+1 điểm');

  await desk.goto(path);
  await expectAccessible(desk);
  await press(desk, say('request_pack'));
  await expect(desk.getByText(say('request_packed_done'))).toBeVisible();
  await press(desk, say('request_deliver'));
  await expect(desk.getByText(say('request_delivered_done'))).toBeVisible();

  await page.goto(path);
  await page.getByRole('link', { name: /PT-\d{4}-0001/ }).click();
  await expect(page).toHaveURL(/\/receipt$/);
  await expect(page.getByText('160.000 ₫').first()).toBeVisible();
  await expectAccessible(page);
  const file = await page.getByRole('link', { name: say('payment_receipt_pdf') }).getAttribute('href');
  const answer = await page.request.get(file ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');

  await desk.goto(path);
  await follow(desk, say('request_payment_see'));
  await press(desk, say('payment_refund'));
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Chén bị nứt');
  await dialog.getByRole('button', { name: say('payment_refund'), exact: true }).click();
  await expect(desk.getByText(say('payment_refunded_done'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Đã hoàn tiền ngày/)).toBeVisible();
  await page.goto(`/order-points/${groupId}`);
  await expect(page.getByRole('main')).toContainText('−1 điểm');
});

test('a shop connects its provider, and the buyer gets an e-invoice with their details', async ({ browser }) => {
  test.slow();
  const { owner, groupId, address, key } = await openShop(browser);
  const desk = owner.page;
  await desk.goto(`/action/payments/invoices?groupId=${groupId}`);
  await expect(desk.getByText(say('einvoice_empty'))).toBeVisible();
  await expectAccessible(desk);
  await follow(desk, say('einvoice_connect'));
  const connect = async (secret: string) => {
    await desk.getByLabel(say('einvoice_client_id')).fill(EINVOICE_KEY.clientId);
    await desk.getByLabel(say('einvoice_secret')).fill(secret);
    await press(desk, say('einvoice_connect'));
  };
  await connect('mot-ma-sai');
  await expect(desk.getByLabel(say('einvoice_secret'))).toHaveAttribute('aria-invalid', 'true');
  await expect(desk.getByLabel(say('einvoice_client_id'))).toHaveValue(EINVOICE_KEY.clientId);
  await connect(EINVOICE_KEY.secret);
  await expect(desk.getByText(say('einvoice_key_saved'))).toBeVisible();
  await desk.getByLabel(say('einvoice_series')).selectOption({ label: '2 - C26TMB - Hóa đơn bán hàng' });
  await desk.getByRole('radio', { name: say('einvoice_mode_paid') }).check();
  await press(desk, say('einvoice_terms_save'));
  await expect(desk.getByText(say('einvoice_terms_saved'))).toBeVisible();
  await expectAccessible(desk);

  const buyer = await arriveTalking(browser, 'Lê Văn Nam');
  const product = await callAs<{ _id: string }>(owner, 'POST', '/productMember/insert', {
    title: 'Bình hoa men rạn',
    content: '<p>Nung củi.</p>',
    type: 'sell',
    price: 250_000,
    groupId,
  });
  const body = { productId: product._id, kind: 'order', quantity: 1, name: 'Nam', phone: '0912345678' };
  const request = await callAs<{ _id: string }>(buyer, 'POST', '/orderRequest', body);
  await desk.goto(`/action/requests/${request._id}`);
  await press(desk, say('request_confirm'));
  await expect(desk.getByText(say('request_confirmed_done'))).toBeVisible();
  await press(desk, say('request_payment_ask'));
  await expect(desk.getByText(say('request_payment_asked', { name: 'Nam' }))).toBeVisible();
  const { page } = buyer;
  await page.goto(`/action/requests/${request._id}`);
  await follow(page, say('request_payment_pay'));
  const memo = await page.getByText(/^MFU[0-9A-Z]{9}$/).innerText();
  await tellAsSepay(owner, { address, key, content: memo, amount: 250_000 });
  await expect(page.getByText(say('payment_page_paid'), { exact: true })).toBeVisible();

  await page.goto(`/action/requests/${request._id}/receipt`);
  await expect(page.getByText(say('einvoice_offer'))).toBeVisible();
  await expectAccessible(page);
  await follow(page, say('einvoice_see'));
  await page.getByRole('radio', { name: say('einvoice_party_company') }).check();
  await page.getByLabel(say('einvoice_party_name')).fill('Công ty TNHH Trà Sen');
  await page.getByLabel(say('einvoice_tax_code')).fill('0101243151');
  await page.getByLabel(say('einvoice_address')).fill('12 Hàng Bạc, Hà Nội');
  await press(page, say('einvoice_enter'));
  await expect(page.getByLabel(say('einvoice_tax_code'))).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(say('einvoice_address'))).toHaveValue('12 Hàng Bạc, Hà Nội');
  await page.getByLabel(say('einvoice_tax_code')).fill('0101243150');
  await press(page, say('einvoice_enter'));
  await expect(page.getByText(say('einvoice_entered'))).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(say('einvoice_state_issued'), { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText(/^C26TMB \d+$/)).toBeVisible();
  await expect(page.getByText('0101243150')).toBeVisible();
  await expectAccessible(page);
  const file = await page.getByRole('link', { name: say('payment_receipt_pdf') }).getAttribute('href');
  const answer = await page.request.get(file ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');

  await desk.goto(`/action/payments/invoices?groupId=${groupId}&state=issued`);
  await expect(desk.getByText('Công ty TNHH Trà Sen')).toBeVisible();
  await expectAccessible(desk);
});
