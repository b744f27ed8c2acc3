/** Journeys from a product page to points: order or quote, answer, confirmation, invoice. */
import type { Browser } from '@playwright/test';
import { demoBrand } from '../support/demo.ts';
import { asVisitor, expect, expectAccessible, test } from '../support/people.ts';
import { answerQuestion } from '../support/question.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { optional, say } from '../support/words.ts';
import { amountOf, orderButton, typeInvoiceNumber } from './counter.ts';

/** Makes a group with a product. */
const openShop = async (browser: Browser, product: object = {}) => {
  const admin = await arriveTalking(browser, 'Trần Thị Gốm');
  const group = await callAs<{ _id: string; name: string }>(admin, 'POST', '/groupAndBrand/createGroup', {
    kind: 'group',
    name: 'Xưởng gốm Bến Sông',
  });
  const { _id } = await callAs<{ _id: string }>(admin, 'POST', '/productMember/insert', {
    title: 'Bình gốm men lam',
    content: '<p>Nung củi.</p>',
    type: 'sell',
    price: 250_000,
    groupId: group._id,
    ...product,
  });
  return { admin, group, product: `/mbg/products/${_id}` };
};

const cards = (page: Talker['page'], title: string) => page.getByRole('link', { name: title });

test('a member orders a product, the group confirms and enters the invoice, and points are added', async ({
  browser,
}) => {
  // Two people, ten screens.
  test.slow();
  const { admin, group, product } = await openShop(browser);
  const buyer = await arriveTalking(browser, 'Phạm Thị Hoa');
  const { page } = buyer;
  await page.goto(product);
  await page.getByRole('link', { name: say('request_order'), exact: true }).click();
  await expect(page.getByLabel(say('request_name'))).toHaveValue(buyer.name);
  await page.getByLabel(say('request_quantity'), { exact: true }).fill('3');
  await expect(page.getByText('750.000 ₫')).toBeVisible();
  await page.getByLabel(optional('request_note')).fill('Gói quà giúp tôi');
  await page.getByLabel(say('request_phone')).fill('12');
  await page.getByRole('button', { name: say('request_send_order') }).click();
  await expect(page.getByLabel(say('request_phone'))).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(optional('request_note'))).toHaveValue('Gói quà giúp tôi');
  await expectAccessible(page);
  await page.getByLabel(say('request_phone')).fill('0912 345 678');
  await page.getByRole('button', { name: say('request_send_order') }).click();
  await expect(page).toHaveURL(/\/action\/requests\/[\da-f-]{36}$/);
  await expect(page.getByText(say('request_sent_member', { name: group.name }))).toBeVisible();
  await expect(page.getByText(say('request_status_new'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  const address = page.url();

  const desk = admin.page;
  await desk.goto('/notifications');
  await desk.getByRole('button', { name: /đặt mua “Bình gốm men lam”/ }).click();
  await expect(desk.getByText('0912 345 678')).toBeVisible();
  await desk.getByLabel(optional('request_step_note')).fill('Mai giao');
  await desk.getByRole('button', { name: say('request_confirm') }).click();
  await expect(desk.getByText(say('request_confirmed_done'))).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: say('request_invoice') }).click();
  await expect(amountOf(desk)).toHaveValue('750.000');
  await typeInvoiceNumber(desk, 'HD-001');
  await orderButton(desk).click();
  await expect(desk).toHaveURL(/receipt=/);

  await page.goto(address);
  await expect(page.getByText(say('request_status_done'), { exact: true })).toBeVisible();
  await expect(page.getByText('Mai giao')).toBeVisible();
  await page.getByRole('link', { name: say('request_see_order') }).click();
  await expect(page.getByText('HD-001').first()).toBeVisible();
  const { points } = await callAs<{ points: number }>(
    buyer,
    'GET',
    `/members/getMemberPoint/${buyer.memberId}?groupId=${group._id}`,
  );
  expect(points).toBe(7);
});

test('a buyer whose price has changed sees the new one and orders at it', async ({ browser }) => {
  const { admin, product } = await openShop(browser);
  const buyer = await arriveTalking(browser, 'Lê Văn Đợi');
  const { page } = buyer;
  const contacts = [{ kind: 'phone', value: '0912 345 678', policy: 'friends' }];
  await callAs(buyer, 'PUT', `/members/updateMemberById/${buyer.memberId}`, { contacts });
  await page.goto(product);
  await page.getByRole('link', { name: say('request_order'), exact: true }).click();
  await expect(page.getByText('250.000 ₫').first()).toBeVisible();
  // The number of the buyer's page is filled in.
  await expect(page.getByLabel(say('request_phone'))).toHaveValue('0912 345 678');
  const _id = product.split('/').at(-1);
  await callAs(admin, 'PUT', `/productMember/updateById/${_id}`, { price: 270_000 });
  await page.getByRole('button', { name: say('request_send_order') }).click();
  await expect(page.getByText(say('request_price_changed'))).toBeVisible();
  await expect(page.getByText('270.000 ₫').first()).toBeVisible();
  await expect(page.getByLabel(say('request_phone'))).toHaveValue('0912 345 678');
  await page.getByRole('button', { name: say('request_send_order') }).click();
  await expect(page).toHaveURL(/\/action\/requests\/[\da-f-]{36}$/);
});

test('a quote is requested, offered, accepted and cancelled, and both sides see each state', async ({ browser }) => {
  test.slow();
  const { admin, product } = await openShop(browser, { price: null });
  const buyer = await arriveTalking(browser, 'Lê Văn Nam');
  const { page } = buyer;
  await page.goto(product);
  await expect(page.getByRole('link', { name: say('request_order'), exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: say('request_quote'), exact: true }).click();
  await page.getByLabel(say('request_quantity'), { exact: true }).fill('30');
  await page.getByLabel(say('request_phone')).fill('0912345678');
  await page.getByRole('button', { name: say('request_send_quote') }).click();
  await expect(page.getByText(say('request_status_new_quote'), { exact: true })).toBeVisible();

  const desk = admin.page;
  await desk.goto('/action/requests');
  await cards(desk, 'Bình gốm men lam').click();
  await desk.getByLabel(say('request_offer_amount')).fill('6000000');
  await desk.getByLabel(optional('request_offer_words')).fill('Đã gồm phí giao');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: say('request_offer_send') }).click();
  await expect(desk.getByText(say('request_status_quoted'), { exact: true })).toBeVisible();

  await page.reload();
  await expect(page.getByText('6.000.000 ₫').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('request_accept'), exact: true }).click();
  await expect(page.getByText(say('request_status_accepted'), { exact: true })).toBeVisible();

  await desk.reload();
  await desk.getByRole('button', { name: say('request_cancel_order'), exact: true }).click();
  await expect(desk.getByRole('dialog')).toContainText('Bình gốm men lam');
  await desk.getByRole('dialog').getByLabel(optional('request_reason')).fill('Hết men');
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: say('request_cancel_order'), exact: true })
    .click();
  const status = desk.getByRole('main').getByText(say('request_status_cancelled'), { exact: true });
  await expect(status).toBeVisible();
  await page.reload();
  await expect(page.getByText('Hết men')).toBeVisible();
  await expect(page.getByRole('button', { name: say('request_cancel'), exact: true })).toHaveCount(0);
});

test('a visitor orders without account and scripts by answering a question', { tag: '@core' }, async ({ browser }) => {
  const { admin, group, product } = await openShop(browser);
  await asVisitor(
    browser,
    async (page) => {
      await page.goto(product);
      await page.getByRole('link', { name: say('request_order'), exact: true }).click();
      await page.getByLabel(say('request_name')).fill('Bác Năm');
      await page.getByLabel(say('request_phone')).fill('0977000111');
      await answerQuestion(page);
      await page.getByRole('button', { name: say('request_send_order') }).click();
      await expect(page.getByText(say('request_sent_visitor', { name: group.name }))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${product}$`));
    },
    false,
  );
  const desk = admin.page;
  await desk.goto('/action/requests');
  await cards(desk, 'Bình gốm men lam').click();
  await expect(desk.getByRole('heading', { name: 'Bình gốm men lam', level: 1 })).toBeVisible();
  await expect(desk.getByText('Bác Năm', { exact: true }).first()).toBeVisible();
  await expect(desk.getByRole('link', { name: say('phonebook_do_call') })).toHaveAttribute('href', 'tel:+84977000111');
  await expect(desk.getByRole('link', { name: say('profile_open_zalo') })).toHaveAttribute(
    'href',
    'https://zalo.me/0977000111',
  );
  await desk.getByRole('button', { name: say('request_confirm') }).click();
  await desk.getByRole('link', { name: say('request_invoice') }).click();
  await expect(desk.getByLabel(say('point_amount'), { exact: true })).toHaveValue('250.000');
});

test('a buyer who signs in returns to the filled form', async ({ browser }) => {
  const { product } = await openShop(browser);
  const buyer = await arriveTalking(browser, 'Đỗ Thị Mai');
  await asVisitor(browser, async (page) => {
    await page.goto(product);
    await page.getByRole('link', { name: say('request_order'), exact: true }).click();
    await page.getByLabel(say('request_quantity'), { exact: true }).fill('5');
    await page.getByLabel(optional('request_note')).fill('Màu xanh');
    await page.getByLabel(say('request_name')).fill('Cô Mai xóm Đình');
    await page.getByLabel(say('request_phone')).fill('0905 123 321');
    await page.getByRole('button', { name: say('request_sign_in') }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(decodeURIComponent(page.url())).not.toMatch(/0905|xóm/);
    await page.getByLabel(say('auth_identifier')).fill(buyer.email);
    await page.getByLabel(say('auth_password'), { exact: true }).fill(buyer.password);
    await page.getByRole('button', { name: say('auth_login'), exact: true }).click();
    await expect(page.getByLabel(say('request_quantity'), { exact: true })).toHaveValue('5');
    await expect(page.getByLabel(optional('request_note'))).toHaveValue('Màu xanh');
    await expect(page.getByLabel(say('request_name'))).toHaveValue('Cô Mai xóm Đình');
    await expect(page.getByLabel(say('request_phone'))).toHaveValue('0905 123 321');
  });
});

test('a member’s product cannot be ordered, a brand’s can', async ({ page }) => {
  await page.goto('/me/my-duyen/products');
  await page
    .getByRole('link', { name: /Bình tròn vẽ sóng/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: say('request_order'), exact: true })).toHaveCount(0);
  await page.goto(`${demoBrand}/products`);
  await page
    .getByRole('link', { name: /Bộ ấm chén bốn người/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: say('request_order'), exact: true })).toBeVisible();
});
