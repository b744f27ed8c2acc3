import { desktop, expect, expectAccessible, phone, test } from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { optional, say } from '../support/words.ts';
import {
  amountOf,
  aShop,
  counterOf,
  expectKeypad,
  expectReceipt,
  field,
  follow,
  give,
  invoiceNumberOf,
  makeGroup,
  orderButton,
  ordersOf,
  press,
  someNumber,
  typeAmount,
  typeInvoiceNumber,
} from './counter.ts';

const discount = (code: string, name: string, terms: object) => ({
  code,
  name,
  type: 'percent',
  percent: 10,
  ...terms,
});

test(
  'a phone types the amount by the keypad, confirms it and undoes the order',
  { tag: '@core' },
  async ({ browser }) => {
    test.slow();
    const { admin, group, page } = await aShop(browser);
    const buyer = await arriveTalking(browser, 'Đỗ Khánh Ngọc');
    await give(admin, group, buyer, 20);
    await callAs(admin, 'POST', '/discountGroup', { groupId: group._id, ...discount('MUOI', 'Khách quen', {}) });
    await callAs(admin, 'POST', '/discountGroup', {
      groupId: group._id,
      ...discount('DONLON', 'Đơn lớn', { type: 'amount', percent: null, amount: 90_000, minimum: 600_000 }),
    });
    await page.goto('/action/createPoint');
    const keypad = page.getByRole('group', { name: say('point_keypad') });
    for (const key of ['5', '6', '1', '0', '000']) await keypad.getByRole('button', { name: key, exact: true }).click();
    await keypad.getByRole('button', { name: say('point_key_delete') }).click();
    await expect(amountOf(page)).toHaveValue('561.000');
    await expect(amountOf(page)).toBeFocused();
    // A phone's own keyboard stays closed.
    await expect(amountOf(page)).toHaveAttribute('inputmode', 'none');
    await expectAccessible(page);

    await page.getByRole('main').getByRole('link', { name: buyer.name }).click();
    await expect(keypad).toBeHidden();
    await expect(page.getByRole('radio', { name: /Khách quen/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /Đơn lớn/ })).toHaveCount(0);
    await expect(orderButton(page)).toHaveText(say('point_take_and_give', { amount: '504.900 ₫', points: '5 điểm' }));

    // The best discount follows the amount.
    await press(page, say('point_edit_amount'));
    await expect(orderButton(page)).toBeHidden();
    await expect(amountOf(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('700000');
    await press(page, say('home_counter_go'));
    await expect(page.getByRole('radio', { name: /Đơn lớn/ })).toBeChecked();
    await expect(orderButton(page)).toHaveText(say('point_take_and_give', { amount: '610.000 ₫', points: '6 điểm' }));
    await page.getByRole('radio', { name: say('point_discount_none') }).check();
    await expect(orderButton(page)).toContainText('700.000 ₫');
    await page.getByRole('radio', { name: /Khách quen/ }).check();
    await typeInvoiceNumber(page, 'HD-1049');
    await expectAccessible(page);
    await orderButton(page).click();
    await expectReceipt(page);
    const main = page.getByRole('main');
    await expect(main).toContainText(say('point_gave', { points: '6 điểm' }));
    await expect(main).toContainText(say('point_has_now', { name: buyer.name, points: '26 điểm' }));
    await expect(main.getByRole('button', { name: say('point_send_receipt') })).toBeVisible();

    await press(page, say('point_undo'));
    const question = page.getByRole('dialog', { name: say('point_undo') });
    await expect(question).toContainText('HD-1049');
    await question.getByRole('button', { name: say('point_cancel') }).click();
    await expect(main).toContainText(say('point_has_now', { name: buyer.name, points: '20 điểm' }));
    await expect(main.getByRole('heading', { level: 2, name: say('point_cancelled_done') })).toBeVisible();
    await expect(main.getByRole('button', { name: say('point_undo') })).toHaveCount(0);
    await expectAccessible(page);
  },
);

test('a shop without invoice numbers of its own lets them be given from the counter', async ({ browser }) => {
  const { admin, group, page } = await aShop(browser, desktop);
  await callAs(admin, 'PUT', `/orderPoint/settings/${group._id}`, { invoicePrefix: '' });
  const buyer = await arriveTalking(browser, 'Lê Thị Mận', phone);
  await page.goto(counterOf(buyer));
  await typeAmount(page, '250000');
  await typeInvoiceNumber(page, ' ');
  await orderButton(page).click();
  const missing = page.getByText(say('ui_field_missing_named', { label: say('point_invoice_number') }));
  await expect(missing).toBeVisible();
  await field(page, optional('point_note')).fill('Khách quen');
  await press(page, say('point_number_by_itself'));
  await expect(page.getByText(say('point_numbered', { number: 'HD-0001' }))).toBeVisible();
  // The shop's settings have been read again.
  await expect(page.getByText(say('point_invoice_auto', { number: 'HD-0001' }))).toBeVisible();
  await expect(missing).toHaveCount(0);
  await expect(amountOf(page)).toHaveValue('250.000');
  await expect(page.getByLabel(optional('point_note'), { exact: true })).toHaveValue('Khách quen');
  await orderButton(page).click();
  await expectReceipt(page);
  await expect(page.getByRole('main')).toContainText('HD-0001');
});

test('a shop’s own invoice prefix stays, also when an older tab asks for numbers, without scripts', async ({
  browser,
}) => {
  const { admin, group, page } = await aShop(browser, { ...desktop, javaScriptEnabled: false });
  const buyer = await arriveTalking(browser, 'Lê Thị Mận', phone);
  const setPrefix = (invoicePrefix: string) =>
    callAs(admin, 'PUT', `/orderPoint/settings/${group._id}`, { invoicePrefix });
  await setPrefix('');
  await page.goto(counterOf(buyer));
  await setPrefix('GM-');
  await press(page, say('point_number_by_itself'));
  await expect(page.getByText(say('point_numbered', { number: 'GM-0001' }))).toBeVisible();
  const settings = await callAs<{ invoicePrefix: string }>(admin, 'GET', `/orderPoint/settings/${group._id}`);
  expect(settings.invoicePrefix).toBe('GM-');
  // The message belongs to this page alone.
  await page.goto('/more');
  await expect(page.getByText(say('point_numbered', { number: 'GM-0001' }))).toHaveCount(0);
});

test('a wide counter begins with a large zero and shows the sum above its button', async ({ browser }) => {
  const { page } = await aShop(browser, desktop);
  const buyer = await arriveTalking(browser, 'Lê Thị Mận', phone);
  await page.goto(counterOf(buyer));
  const main = page.getByRole('main');
  await expectKeypad(page);
  await expect(amountOf(page)).toHaveAttribute('placeholder', '0');
  // The unit follows the digits instead of standing at the end of the card.
  const digits = await amountOf(page).boundingBox();
  expect(digits?.width).toBeLessThan(120);
  const sum = main.getByRole('status').filter({ hasText: say('point_pays') });
  const [above, button] = await Promise.all([sum.boundingBox(), orderButton(page).boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);

  // The same card of the customer without an invoice.
  await follow(page, say('point_mode_plain'));
  await expect(page.getByRole('button', { name: say('point_plain_do'), exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: say('point_mode_plain'), exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await follow(page, say('point_mode_invoice'));
  await expect(orderButton(page)).toBeVisible();
});

test('Enter in the search of a wide counter searches, also at first', async ({ browser }) => {
  const { page } = await aShop(browser, desktop);
  const number = someNumber();
  await page.goto('/action/createPoint');
  await expectKeypad(page);
  await field(page, say('point_find')).fill(number);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`[?&]q=${number}`));
});

test('a wide counter is used by keys alone, sale after sale', async ({ browser }) => {
  const { admin, group, page } = await aShop(browser, desktop);
  const number = someNumber();
  const { keyboard } = page;
  await page.goto('/action/createPoint');
  await expectKeypad(page);

  // The first sale adds the customer, the second one finds the customer.
  const typeAmountAndNumber = async (amount: string) => {
    await expect(amountOf(page)).toBeFocused();
    await keyboard.type(`${amount}000`);
    await keyboard.press('Enter');
    await expect(field(page, say('point_find'))).toBeFocused();
    await keyboard.type(number);
    await expect(amountOf(page)).toHaveValue(`${amount}.000`);
  };
  await typeAmountAndNumber('150');
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: number.slice(-3) })).toBeVisible();
  for (let tabs = 0; tabs < 2; tabs += 1) await keyboard.press('Tab');
  await keyboard.type('Chị Bảy');
  await keyboard.press('Enter');
  await expect(orderButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await expectReceipt(page);
  expect(await ordersOf(admin, group)).toHaveLength(1);

  await expect(page.getByRole('link', { name: say('point_next_order') })).toBeFocused();
  await keyboard.press('Enter');
  await typeAmountAndNumber('85');
  await expect(page.getByRole('list', { name: say('point_found_customers') }).getByRole('link')).toHaveCount(1);
  for (let tabs = 0; tabs < 2; tabs += 1) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(orderButton(page)).toBeFocused();
  await expect(amountOf(page)).toHaveAccessibleDescription(say('point_gives_from', { amount: '100.000 ₫' }));
  await keyboard.press('Enter');
  await expectReceipt(page);
  expect(await ordersOf(admin, group)).toHaveLength(2);
});

test('without a network the counter says so and keeps what was typed', async ({ browser }) => {
  const { admin, group, page } = await aShop(browser, desktop);
  const buyer = await arriveTalking(browser, 'Lê Thị Mận', phone);
  await page.goto(counterOf(buyer));
  await expect(page.getByRole('main')).toContainText(say('point_online'));
  await typeAmount(page, '250000');
  await press(page, '+50.000');
  await typeInvoiceNumber(page, 'HD-7');
  await page.context().setOffline(true);
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: say('point_offline_text') }),
  ).toBeVisible();
  await orderButton(page).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('point_other_customer') })
    .click();
  await expect(page).toHaveURL(counterOf(buyer));
  await expect(amountOf(page)).toHaveValue('300.000');
  await page.context().setOffline(false);
  await expect(page.getByRole('main')).toContainText(say('point_online'));
  await expect(invoiceNumberOf(page)).toHaveValue('HD-7');
  await orderButton(page).click();
  await expectReceipt(page);
  expect(await ordersOf(admin, group)).toHaveLength(1);
});

test('the counter keeps its shop while another tab opens another one', async ({ browser }) => {
  const { admin, group, page } = await aShop(browser);
  const other = await makeGroup(admin, 'Quán cà phê Mây');
  const buyer = await arriveTalking(browser, 'Lê Thị Hằng');
  await give(admin, group, buyer, 20);
  const otherTab = await page.context().newPage();
  const openOther = () => otherTab.goto(`/action/createPoint?groupId=${other._id}`);

  // A recent customer.
  await page.goto(`/action/createPoint?groupId=${group._id}`);
  await openOther();
  await page.getByRole('link', { name: buyer.name }).click();
  await expect(page).toHaveURL(new RegExp(`groupId=${group._id}&memberId=`));
  await expect(page.locator('input[name=groupId]').first()).toHaveValue(group._id);

  // A new one, whom the other shop does not know.
  await page.goto(`/action/createPoint?groupId=${group._id}&amount=300000&q=${someNumber()}`);
  await openOther();
  await field(page, say('point_new_customer_name')).fill('Cô Bảy');
  await press(page, say('point_new_customer_do'));
  await expect(page.getByRole('main')).toContainText('Cô Bảy');
  await expect(page.locator('input[name=groupId]').first()).toHaveValue(group._id);

  // The order after this one.
  await typeInvoiceNumber(page, 'HD-1');
  await orderButton(page).click();
  await expectReceipt(page);
  await openOther();
  await page.getByRole('link', { name: say('point_next_order') }).click();
  await expect(page).toHaveURL(`/action/createPoint?groupId=${group._id}`);
});

test('without scripts the best discount is chosen, and an order is undone on its own screen', async ({ browser }) => {
  const { admin, group, page } = await aShop(browser, { ...desktop, javaScriptEnabled: false });
  const buyer = await arriveTalking(browser, 'Trần Bưởi', phone);
  await callAs(admin, 'POST', '/discountGroup', { groupId: group._id, ...discount('MUOI', 'Khách quen', {}) });
  await page.goto(`${counterOf(buyer)}&amount=400000`);
  await expect(page.getByRole('group', { name: say('point_keypad') })).toBeHidden();
  await expect(page.getByRole('radio', { name: /Khách quen/ })).toBeChecked();
  await typeInvoiceNumber(page, 'HD-8');
  await press(page, say('point_enter'));
  await expectReceipt(page);
  await expect(page.getByRole('main')).toContainText('360.000 ₫');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('point_undo') })
    .click();
  await expect(page.getByText(say('point_cancel_question', { number: 'HD-8', name: buyer.name }))).toBeVisible();
});
