import { desktop, expect, expectAccessible, phone, test } from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';
import {
  amountOf,
  aShop,
  counterOf,
  expectReceipt,
  field,
  give,
  orderButton,
  ordersOf,
  press,
  typeAmount,
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
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('700000');
    await press(page, say('home_counter_go'));
    await expect(page.getByRole('radio', { name: /Đơn lớn/ })).toBeChecked();
    await expect(orderButton(page)).toHaveText(say('point_take_and_give', { amount: '610.000 ₫', points: '6 điểm' }));
    await page.getByRole('radio', { name: say('point_discount_none') }).check();
    await expect(orderButton(page)).toContainText('700.000 ₫');
    await page.getByRole('radio', { name: /Khách quen/ }).check();
    await field(page, say('point_invoice_number')).fill('HD-1049');
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

test('without a network the counter says so and keeps what was typed', async ({ browser }) => {
  const { admin, group, page } = await aShop(browser, desktop);
  const buyer = await arriveTalking(browser, 'Lê Thị Mận', phone);
  await page.goto(counterOf(buyer));
  await expect(page.getByRole('main')).toContainText(say('point_online'));
  await typeAmount(page, '250000');
  await press(page, '+50.000');
  await field(page, say('point_invoice_number')).fill('HD-7');
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
  await expect(field(page, say('point_invoice_number'))).toHaveValue('HD-7');
  await orderButton(page).click();
  await expectReceipt(page);
  expect(await ordersOf(admin, group)).toHaveLength(1);
});

test('without scripts the best discount is chosen, and an order is undone on its own screen', async ({ browser }) => {
  const { admin, group, page } = await aShop(browser, { ...desktop, javaScriptEnabled: false });
  const buyer = await arriveTalking(browser, 'Trần Bưởi', phone);
  await callAs(admin, 'POST', '/discountGroup', { groupId: group._id, ...discount('MUOI', 'Khách quen', {}) });
  await page.goto(`${counterOf(buyer)}&amount=400000`);
  await expect(page.getByRole('group', { name: say('point_keypad') })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /Khách quen/ })).toBeChecked();
  await field(page, say('point_invoice_number')).fill('HD-8');
  await press(page, say('point_enter'));
  await expectReceipt(page);
  await expect(page.getByRole('main')).toContainText('360.000 ₫');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('point_undo') })
    .click();
  await expect(page.getByText(say('point_cancel_question', { number: 'HD-8', name: buyer.name }))).toBeVisible();
});
