import { randomBytes } from 'node:crypto';
import {
  amountOf,
  aShop,
  counterOf,
  enter,
  expectKeypad,
  expectReceipt,
  field,
  follow,
  give,
  invoiceNumberOf,
  makeGroup,
  openPoints,
  orderButton,
  ordersOf,
  press,
  someNumber,
  typeAmount,
  typeInvoiceNumber,
} from './counter.ts';
import { desktop, expect, expectAccessible, phone, test } from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';

test(
  'the counter enters an invoice with spent points, and the customer is notified at once',
  { tag: '@core' },
  async ({ browser }) => {
    test.slow();
    const { admin, group, page } = await aShop(browser);
    const buyer = await arriveTalking(browser, 'Nguyễn Phước Thụy Ngọc Thiện Ý');
    await give(admin, group, buyer, 50);
    await buyer.page.goto('/notifications');

    // The customer is among the recent buyers.
    await page.goto('/action/createPoint');
    await expectAccessible(page);
    await page.getByRole('link', { name: buyer.name }).click();
    await expect(page).toHaveURL(/memberId=/);
    const value = amountOf(page);
    await expect(value).toBeFocused();
    await value.pressSequentially('50000');
    await expect(value).toHaveValue('50.000');
    // A digit in the middle keeps the caret behind it.
    await value.press('Home');
    await value.press('ArrowRight');
    await value.press('0');
    await value.press('5');
    await expect(value).toHaveValue('5.050.000');
    await value.press('Backspace');
    await value.press('Backspace');
    await expect(value).toHaveValue('50.000');
    await value.press('End');
    await value.press('0');
    await expect(value).toHaveValue('500.000');
    // Enter leaves the keypad of a phone, and enters nothing yet.
    await value.press('Enter');
    await expect(page.getByRole('group', { name: say('point_keypad') })).toBeHidden();
    await expectAccessible(page);
    await typeInvoiceNumber(page, 'HD-0001');
    await openPoints(page);
    await press(page, say('point_use_most', { count: '50' }));
    await expect(field(page, say('point_spend'))).toHaveValue('50');
    const totals = page.getByRole('status').filter({ hasText: say('point_pays') });
    await expect(totals).toContainText('450.000 ₫');
    await expect(totals).toContainText(say('point_gives', { points: '4 điểm' }));
    await expect(orderButton(page)).toHaveText(say('point_take_and_give', { amount: '450.000 ₫', points: '4 điểm' }));

    // Too many points are reported before the form is sent.
    await field(page, say('point_spend')).fill('51');
    await expect(totals).toContainText(say('point_too_many', { count: '50' }));
    await orderButton(page).click();
    await expect(field(page, say('point_spend'))).toHaveAttribute('aria-invalid', 'true');
    await expect(value).toHaveValue('500.000');
    await field(page, say('point_spend')).fill('50');
    await orderButton(page).click();

    await expectReceipt(page);
    await expect(page.getByRole('main')).toContainText('450.000 ₫');
    await expect(page.getByRole('main')).toContainText(say('point_has_now', { name: buyer.name, points: '4 điểm' }));
    await expectAccessible(page);
    // The receipt has its own address: a reload enters nothing.
    await page.reload();
    await expectReceipt(page);
    expect(await ordersOf(admin, group)).toHaveLength(2);
    // Enter goes on to the next order.
    await expect(page.getByRole('link', { name: say('point_next_order') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(amountOf(page)).toBeFocused();
    await expect(amountOf(page)).toHaveValue('');

    // The open notification list shows the order and leads to the statement.
    const notice = buyer.page.getByRole('main').getByRole('button').filter({ hasText: 'Cà phê Hồ Gươm' });
    await expect(notice).toHaveCount(2);
    await notice.first().click();
    await expect(buyer.page).toHaveURL(`/order-points/${group._id}`);
    await expect(buyer.page.getByText('HD-0001')).toHaveCount(2);
    await expect(buyer.page.getByText(say('point_left', { points: '4 điểm' }))).toBeVisible();
    await expect(buyer.page.getByText(say('point_spend_hint'))).toBeVisible();
    await expectAccessible(buyer.page);
    await buyer.page.goto('/action/viewPoint');
    await expect(buyer.page.getByRole('link', { name: /Cà phê Hồ Gươm/ })).toContainText('4 điểm');
    await expect(buyer.page.getByText(say('point_spend_hint'))).toBeVisible();
    await expectAccessible(buyer.page);
  },
);

test('the amount is typed first, and a new shop numbers its invoices by itself', async ({ browser }) => {
  const { admin, group, page } = await aShop(browser);
  const buyer = await arriveTalking(browser, 'Lê Thị Mận');
  await give(admin, group, buyer, 5);
  await page.goto(`/action/pointSettings?groupId=${group._id}`);
  await expect(page.getByText(say('point_invoice_auto', { number: 'HD-0001' }))).toBeVisible();
  await press(page, say('point_settings_save'));
  await expect(page.getByText(say('point_settings_saved'))).toBeVisible();

  await page.goto('/action/createPoint');
  const amount = field(page, say('point_amount'));
  await expectKeypad(page);
  await expect(amount).toBeFocused();
  await amount.pressSequentially('560000');
  await expectAccessible(page);
  await page.getByRole('link', { name: buyer.name }).click();
  await expect(amountOf(page)).toHaveValue('560.000');
  await orderButton(page).click();
  await expectReceipt(page);
  await expect(page.getByRole('main')).toContainText('HD-0001');
});

test('a form that is sent twice enters one order', async ({ browser }) => {
  const { admin, group, page } = await aShop(browser);
  const buyer = await arriveTalking(browser, 'Trần Bưởi');
  await page.goto(counterOf(buyer));
  await typeAmount(page, '300000');
  await typeInvoiceNumber(page, 'HD-1');
  await orderButton(page).dblclick();
  await expectReceipt(page);
  expect(await ordersOf(admin, group)).toHaveLength(1);

  // The same form is sent several times at once, as on a bad connection.
  await page.goto(`${counterOf(buyer)}&mode=plain`);
  const sent = await page.evaluate(async () => {
    const form = new FormData(document.querySelector<HTMLFormElement>('form[method=post]') ?? undefined);
    for (const [name, value] of [
      ['type', 'add'],
      ['points', '7'],
      ['intent', 'plain'],
    ] as const)
      form.set(name, value);
    const send = () => fetch(location.href, { method: 'POST', body: new URLSearchParams(form as never) });
    return (await Promise.all([send(), send(), send()])).map(({ url }) => url);
  });
  expect(new Set(sent).size).toBe(1);
  expect(sent[0]).toContain('receipt=');
  expect(await ordersOf(admin, group)).toHaveLength(2);
});

for (const [how, look] of [
  ['with scripts', phone],
  ['without scripts', { ...desktop, javaScriptEnabled: false }],
] as const)
  test(`the counter adds an unknown customer, ${how}`, async ({ browser }) => {
    const { admin, group, page } = await aShop(browser, look);
    const number = someNumber();
    await page.goto('/action/createPoint');
    const isScripted = !('javaScriptEnabled' in look);
    const amount = (digits: string) => (isScripted ? typeAmount(page, digits) : amountOf(page).fill(digits));
    if (isScripted) await press(page, say('point_choose_customer'));
    await page.getByRole('searchbox').fill(number);
    if (isScripted) await expect(field(page, say('point_new_customer_name'))).toBeVisible();
    else await press(page, say('point_find_do'));
    await field(page, say('point_new_customer_name')).fill('Cô Bưởi');
    await press(page, say('point_new_customer_do'));
    await expect(page).toHaveURL(/memberId=/);
    await amount('1.250.000');
    await typeInvoiceNumber(page, 'HD-20');
    await page.getByRole('radio', { name: say('point_discount_percent') }).check();
    await field(page, say('point_discount_percent_label')).fill('200');
    await orderButton(page).click();
    await expect(page.getByText(say('point_percent_whole'))).toBeVisible();
    await expect(amountOf(page)).toHaveValue('1.250.000');
    await field(page, say('point_discount_percent_label')).fill('10');
    await orderButton(page).click();
    await expectReceipt(page);
    await expect(page.getByRole('main')).toContainText('−125.000 ₫');
    await expect(page.getByRole('main')).toContainText('1.125.000 ₫');
    await expect(page.getByRole('main')).toContainText('+11 điểm');

    // A used invoice number is reported at its field.
    await follow(page, say('point_same_customer'));
    await amount('90.000');
    await typeInvoiceNumber(page, 'HD-20');
    await orderButton(page).click();
    await expect(invoiceNumberOf(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(amountOf(page)).toHaveValue('90.000');

    // Points are taken without an invoice.
    await follow(page, say('point_mode_plain'));
    await page.getByRole('radio', { name: say('point_plain_minus') }).check();
    await field(page, say('point_points')).fill('12');
    await press(page, say('point_plain_do'));
    await expect(field(page, say('point_points'))).toHaveAttribute('aria-invalid', 'true');
    await field(page, say('point_points')).fill('11');
    await press(page, say('point_plain_do'));
    await expectReceipt(page);
    expect(await ordersOf(admin, group)).toHaveLength(2);
    // axe needs scripts itself.
    if (isScripted) await expectAccessible(page);
  });

test('the counter remembers the chosen group, and a scanned page returns to it', async ({ browser }) => {
  const { admin, group, page } = await aShop(browser);
  const other = await makeGroup(admin, 'Bánh mì Phố Cổ');
  await callAs(admin, 'PUT', `/orderPoint/settings/${other._id}`, { invoicePrefix: '' });
  const buyer = await arriveTalking(browser, 'Trần Bưởi');
  const link = `buoi-${randomBytes(5).toString('hex')}`;
  await callAs(buyer, 'PUT', `/members/updateUrlMinify/${buyer.memberId}`, { urlMinify: link });
  await page.goto('/action/createPoint');
  await expect(page.getByRole('heading', { name: say('point_choose_group') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Bánh mì Phố Cổ' }).click();
  await expect(amountOf(page)).toBeVisible();
  await page.goto('/action/createPoint');
  await expect(page.getByRole('main')).toContainText('Bánh mì Phố Cổ');

  // A phone's camera opens the page of a code; while the counter is in use, that leads back to it.
  await page.goto(`/me/${link}`);
  await expect(page).toHaveURL(`/action/createPoint?groupId=${other._id}&memberId=${buyer.memberId}`);
  await typeAmount(page, '0');
  await expect(page.getByRole('heading', { level: 2, name: buyer.name })).toBeVisible();
  await orderButton(page).click();
  await expect(invoiceNumberOf(page)).toBeFocused();
  expect(await ordersOf(admin, other)).toHaveLength(0);

  await page.goto('/action/createPoint?memberId=khong-co-ai-ca');
  await expect(page.getByText(say('point_customer_absent'))).toBeVisible();
  await page.goto('/action/createPoint?choose');
  await page.getByRole('link', { name: 'Cà phê Hồ Gươm' }).click();
  await expect(page.getByRole('main')).toContainText('Cà phê Hồ Gươm');
  await expect(amountOf(page)).toBeVisible();
  await page.goto(`/action/pointSettings?groupId=${group._id}`);
  // A refused field is no longer marked once it is saved.
  await field(page, say('point_rate')).fill('500');
  await press(page, say('point_settings_save'));
  await expect(field(page, say('point_rate'))).toHaveAttribute('aria-invalid', 'true');
  await field(page, say('point_rate')).fill('2,5');
  await expect(
    page.getByText(say('point_rate_means', { payment: '500.000 ₫', points: '12 điểm', worth: '12.000 ₫' })),
  ).toBeVisible();
  await page.getByLabel(say('point_expiry')).fill('6');
  await expectAccessible(page);
  await press(page, say('point_settings_save'));
  await expect(page.getByText(say('point_settings_saved'))).toBeVisible();
  await expect(field(page, say('point_rate'))).toHaveValue('2,5');
  await expect(field(page, say('point_rate'))).not.toHaveAttribute('aria-invalid');
  await page.goto(counterOf(buyer));
  await typeAmount(page, '1,5tr');
  await expect(orderButton(page)).toContainText('37 điểm');
  await page.goto(counterOf(buyer));
  await typeAmount(page, '1000000000000');
  await expect(orderButton(page)).toContainText('25.000.000 điểm');
});

test('members without access are told so and get no data', async ({ browser }) => {
  const { admin, group } = await aShop(browser);
  const buyer = await arriveTalking(browser, 'Trần Bưởi');
  const stranger = await arriveTalking(browser, 'Lê Người Lạ');
  const id = await enter(admin, group, buyer, 'HD-9', 500_000);
  const { page } = stranger;
  await page.goto('/action/createPoint');
  await expect(page.getByText(say('point_no_group_text'))).toBeVisible();
  await expectAccessible(page);
  await page.goto('/action/viewPoint');
  await expect(page.getByText(say('point_view_empty'))).toBeVisible();
  await page.goto('/action/history');
  await expect(page.getByText(say('point_received_empty'))).toBeVisible();
  for (const [path, status] of [
    [`/action/historyEditHistory/${id}`, 404],
    [`/order-points/${group._id}?memberId=${buyer.memberId}`, 403],
    [`/action/pointSettings?groupId=${group._id}`, 403],
    [`/action/createPoint?receipt=${id}`, 404],
    ['/order-points/khong-co', 404],
  ] as const)
    expect((await page.goto(path))?.status(), path).toBe(status);
  const visitor = await browser.newContext({ ...phone, locale: 'vi-VN' });
  const guest = await visitor.newPage();
  expect((await guest.goto(`/order-points/${group._id}`))?.status()).toBe(401);
  await expect(
    guest
      .getByRole('main')
      .getByRole('link', { name: say('auth_login') })
      .first(),
  ).toHaveAttribute('href', new RegExp(encodeURIComponent(`/order-points/${group._id}`)));
  await visitor.close();
});
