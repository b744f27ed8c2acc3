import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessible, expectMessage, phone, test } from '../support/people.ts';
import { choose, openScanner } from '../social/scanner.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';
import { expectReceipt, invoiceNumberOf, orderButton, typeAmount, typeInvoiceNumber } from './counter.ts';

interface Made {
  readonly _id: string;
}

const makeGroup = (admin: Talker): Promise<Made> =>
  callAs(admin, 'POST', '/groupAndBrand/createGroup', { kind: 'brand', name: 'Gốm Sông Thu' });

const make = (admin: Talker, group: Made, facts: object): Promise<Made> =>
  callAs(admin, 'POST', '/discountGroup', { groupId: group._id, type: 'percent', percent: 10, ...facts });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();
const field = (page: Page, key: string) => page.getByLabel(say(key), { exact: true });
const row = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
const manage = ({ _id }: Made) => `/action/discount/manage?groupId=${_id}`;

for (const [how, look] of [
  ['with scripts', phone],
  ['without scripts', { ...desktop, javaScriptEnabled: false }],
] as const)
  test(
    `a group creates, edits, disables and deletes a discount, ${how}`,
    { tag: how === 'with scripts' ? '@core' : [] },
    async ({ browser }) => {
      test.slow();
      const admin = await arriveTalking(browser, 'Nguyễn Văn An', look);
      const group = await makeGroup(admin);
      const { page } = admin;
      await page.goto(manage(group));
      await expect(page.getByText(say('discount_manage_empty', { group: 'Gốm Sông Thu' }))).toBeVisible();
      await follow(page, say('discount_add'));
      await field(page, 'discount_name').fill('Mừng khai trương');
      // It begins with a code that can be said.
      await expect(page.getByLabel(say('discount_code'))).toHaveValue(/^[A-Z]{6}\d{2}$/);
      await page.getByLabel(say('discount_code')).fill('mở');
      await press(page, say('discount_add'));
      await expect(page.getByText(/Mã gồm 4–20/)).toBeVisible();
      await expect(page.getByLabel(say('discount_percent'))).toBeVisible();
      await expect(field(page, 'discount_name')).toHaveValue('Mừng khai trương');
      await page.getByLabel(say('discount_code')).fill('mở hàng');
      await page.getByLabel(say('discount_percent')).fill('15');
      await page.getByLabel(say('discount_cap')).fill('50000');
      await page.getByLabel(say('discount_quota')).fill('100');
      // axe needs scripts itself.
      if (look === phone) await expectAccessible(page);
      await expectMessage(page, say('discount_made', { name: 'Mừng khai trương', code: 'MOHANG' }), () =>
        press(page, say('discount_add')),
      );
      await expect(row(page, 'MOHANG')).toContainText(say('discount_used_of', { used: '0', quota: '100' }));

      await page.getByRole('link', { name: say('discount_edit_of', { name: 'Mừng khai trương' }) }).click();
      await page.getByRole('radio', { name: say('discount_type_amount') }).check();
      await page.getByLabel(say('discount_amount')).fill('20000');
      await press(page, say('discount_save'));
      await expect(row(page, 'MOHANG')).toContainText(say('discount_off_amount', { amount: '20.000 ₫' }));

      await page.getByRole('link', { name: say('discount_edit_of', { name: 'Mừng khai trương' }) }).click();
      // The link and its code lead to the place where everybody sees the discount.
      const share = page.getByRole('region', { name: say('discount_share') });
      await expect(share.getByRole('img', { name: say('ui_share_code_alt') })).toBeVisible();
      const shown = await share.getByText(/\/mbg\/[^ ]+#offers$/).innerText();
      const visit = await page.request.get(new URL(page.url()).origin + shown.slice(shown.indexOf('/mbg/')));
      expect(await visit.text()).toContain('20.000');
      if (look === phone) await expectAccessible(page);
      await press(page, say('discount_turn_off'));
      await expect(share).toHaveCount(0);
      await expect(page.getByText(say('discount_state_off')).first()).toBeVisible();
      await press(page, say('discount_turn_on'));
      await expect(page.getByText(say('discount_state_running')).first()).toBeVisible();
      await press(page, say('discount_remove_title'));
      await expectMessage(page, say('discount_removed', { name: 'Mừng khai trương' }), () =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: say('discount_remove'), exact: true })
          .click(),
      );
      await expect(row(page, 'MOHANG')).toHaveCount(0);
      await page.context().close();
    },
  );

test('a customer shows a discount, and the counter redeems it on an invoice', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An');
  const customer = await arriveTalking(browser, 'Lê Thị Khách');
  const group = await makeGroup(admin);
  await make(admin, group, { name: 'Khách quen', code: 'QUEN2026', percent: 15, quota: 1 });
  // The customer has bought there, so that the group knows them.
  await admin.page.request.post('/api/orderPoint', {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': `e2e-${customer.memberId}` },
    data: { sellerGroupId: group._id, buyerId: customer.memberId, type: 'add', points: 5 },
  });

  const theirs = customer.page;
  await theirs.goto('/action/discount');
  await theirs.getByRole('link', { name: `${say('discount_use')}: Khách quen` }).click();
  await expect(theirs.locator('[data-code]')).toHaveText('QUEN2026');
  await expectAccessible(theirs);
  const qr = theirs.getByRole('img', { name: say('discount_qr_alt', { name: 'Khách quen' }) });
  await expect(qr).toHaveJSProperty('complete', true);
  const qrPicture = await qr.screenshot();

  const { page } = admin;
  // The amount that was typed before the scan is kept.
  await openScanner(page, '?isCreatePoint=true&amount=123457');
  await choose(page, qrPicture);
  await page.waitForURL(/\/action\/createPoint\?.*discountCode=QUEN2026/);
  await expect(page.getByText('Lê Thị Khách').first()).toBeVisible();
  await typeInvoiceNumber(page, 'HD-0001');
  await expect(page.getByText(say('point_code_takes', { name: 'Khách quen', amount: '18.518 ₫' }))).toBeVisible();
  await orderButton(page).click();
  await expectReceipt(page);
  await expect(page.getByText('QUEN2026')).toBeVisible();

  await page.goto(`${manage(group)}&state=used-up`);
  await expect(row(page, 'QUEN2026')).toContainText(say('discount_used_of', { used: '1', quota: '1' }));
  await theirs.goto('/action/discount');
  await expect(theirs.getByText(say('discount_empty'))).toBeVisible();
  for (const person of [admin, customer]) await person.page.context().close();
});

test('the counter reports an ended code and keeps the typed values', { tag: '@core' }, async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An');
  const customer = await arriveTalking(browser, 'Lê Thị Khách');
  const group = await makeGroup(admin);
  await make(admin, group, { name: 'Đã qua', code: 'DAQUA', from: '2026-01-01', to: '2026-01-31' });
  const { page } = admin;
  await page.goto(
    `/action/createPoint?${new URLSearchParams({ memberId: customer.memberId, groupId: group._id, discountCode: 'DAQUA' }).toString()}`,
  );
  await typeAmount(page, '500000');
  await typeInvoiceNumber(page, 'HD-0002');
  await orderButton(page).click();
  await expect(page.getByText(/đã kết thúc hoặc đang tắt/).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: say('point_discount_code_label') })).toHaveValue('DAQUA');
  await expect(invoiceNumberOf(page)).toHaveValue('HD-0002');
  for (const person of [admin, customer]) await person.page.context().close();
});

test('the counter reports changed terms before it enters an invoice', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An');
  const customer = await arriveTalking(browser, 'Lê Thị Khách');
  const group = await makeGroup(admin);
  const discount = await make(admin, group, { name: 'Khai trương', code: 'MOIMO10' });
  const { page } = admin;
  await page.goto(
    `/action/createPoint?${new URLSearchParams({ memberId: customer.memberId, groupId: group._id, discountCode: 'MOIMO10' }).toString()}`,
  );
  await typeAmount(page, '500000');
  await typeInvoiceNumber(page, 'HD-0003');
  const toPay = page.getByRole('status').filter({ hasText: say('point_pays') });
  await expect(toPay.getByText('450.000 ₫')).toBeVisible();
  await callAs(admin, 'PUT', `/discountGroup/${discount._id}`, { percent: 5 });
  await orderButton(page).click();
  await expect(page.getByText(/Số tiền phải trả vừa thay đổi, nay là 475\.000\s₫/)).toBeVisible();
  await expect(toPay.getByText('475.000 ₫')).toBeVisible();
  await orderButton(page).click();
  await expect(page).toHaveURL(/receipt=/);
  for (const person of [admin, customer]) await person.page.context().close();
});
