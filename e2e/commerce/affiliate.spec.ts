/** Journeys of affiliate campaigns: create, join, share, follow, reward, approve, pay. */
import { readPayment } from '@m4u/contract/social/phonebook/scan.payment';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { demoCampaigns } from '../support/demo.ts';
import {
  anAddress,
  arrive,
  asVisitor,
  desktop,
  expect,
  expectAccessible,
  phone,
  signInByHand,
  somebody,
  test,
} from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { optional, say } from '../support/words.ts';
import { orderButton, typeAmount, typeInvoiceNumber } from './counter.ts';
import { refuseWithoutScripts } from './rewards.ts';

/** Makes a group and its admin. */
const openGroup = async (browser: Browser, name: string) => {
  const admin = await arriveTalking(browser, 'Trần Thị Gốm');
  const group = await callAs<{ _id: string; name: string }>(admin, 'POST', '/groupAndBrand/createGroup', {
    kind: 'group',
    name,
  });
  return { admin, group };
};

/** A phone with a real user agent, since clicks of headless browsers count as bots. */
const aPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    ...phone,
    locale: 'vi-VN',
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36',
    extraHTTPHeaders: { 'x-forwarded-for': anAddress() },
  });

/** Reloads first: notices that fade out fail the contrast check. */
const expectAccessibleAnew = async (page: Page): Promise<void> => {
  await page.reload();
  await expectAccessible(page);
};

/** Joins a campaign on its screen; returns the path of the personal link. */
const join = async ({ page }: Talker, campaign: string): Promise<string> => {
  await page.goto(campaign);
  await page.getByRole('button', { name: say('affiliate_join') }).click();
  await expect(page.getByText(say('affiliate_joined'))).toBeVisible();
  const link = page.getByText(/\/r\/[2-9a-z]{8}$/).first();
  return /\/r\/[2-9a-z]{8}$/.exec((await link.textContent()) ?? '')?.[0] ?? '';
};

test('a campaign is created, joined and shared; a follower buys, and the reward is approved and paid', async ({
  browser,
}) => {
  // Three people, a dozen screens.
  test.slow();
  const { admin, group } = await openGroup(browser, 'Xưởng gốm Bến Sông');
  const desk = admin.page;
  const ofGroup = `?groupId=${group._id}`;

  // The admin makes a campaign; typed values stay when a field is invalid.
  await desk.goto(`/action/affiliate/manage${ofGroup}`);
  await expect(desk.getByText(say('affiliate_manage_none'))).toBeVisible();
  await desk
    .getByRole('link', { name: say('affiliate_new') })
    .first()
    .click();
  await desk.getByLabel(say('affiliate_form_title')).fill('Giới thiệu gốm Bến Sông');
  await desk.getByLabel(say('affiliate_form_percent'), { exact: true }).fill('120');
  await desk.getByLabel(optional('affiliate_form_maximum')).fill('200000');
  await desk.getByLabel(say('affiliate_form_hold')).fill('0');
  await desk.getByRole('button', { name: say('affiliate_form_start') }).click();
  await expect(desk.getByLabel(say('affiliate_form_percent'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(desk.getByLabel(say('affiliate_form_title'))).toHaveValue('Giới thiệu gốm Bến Sông');
  await desk.getByLabel(say('affiliate_form_percent'), { exact: true }).fill('10');
  await expect(
    desk.getByText(say('affiliate_example_order', { payment: '1.000.000 ₫', reward: '100.000 ₫' })),
  ).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: say('affiliate_form_start') }).click();
  await expect(desk).toHaveURL(/\/action\/affiliate\/manage\/[\da-f-]{36}$/);
  await expect(desk.getByText(say('affiliate_started'))).toBeVisible();
  await expect(desk.getByText(say('affiliate_term_account'))).toBeVisible();
  await expectAccessibleAnew(desk);
  const campaign = `/action/affiliate/${desk.url().split('/').at(-1)}`;

  // A member joins and enters a bank account.
  const seller = await arriveTalking(browser, 'Lê Văn Nam');
  const link = await join(seller, campaign);
  await expectAccessibleAnew(seller.page);
  await seller.page.goto('/action/affiliate/account');
  await seller.page.getByLabel(say('activity_bank')).selectOption('970436');
  await seller.page.getByLabel(say('activity_account_number')).fill('12');
  await seller.page.getByLabel(say('activity_account_owner')).fill('LE VAN NAM');
  await seller.page.getByRole('button', { name: say('affiliate_account_save') }).click();
  await expect(seller.page.getByLabel(say('activity_account_number'))).toHaveAttribute('aria-invalid', 'true');
  await seller.page.getByLabel(say('activity_account_number')).fill('0071 0001 2345');
  await seller.page.getByRole('button', { name: say('affiliate_account_save') }).click();
  await expect(seller.page.getByText(say('affiliate_account_saved'))).toBeVisible();

  // A visitor follows the link on a phone, opens an account, and buys later.
  const context = await aPhone(browser);
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor).toHaveURL(new RegExp(`/mbg/${group._id}`));
  const buyer = await arrive(context.request, somebody('Phạm Thị Hoa'));
  await visitor.goto('/more');
  await desk.goto(`/action/createPoint?groupId=${group._id}&memberId=${buyer.memberId}`);
  await typeAmount(desk, '750000');
  await typeInvoiceNumber(desk, 'HD-001');
  await orderButton(desk).click();
  await expect(desk).toHaveURL(/receipt=/);

  // The reward waits for the admin, with a flag.
  await desk.goto(`/action/affiliate/manage/rewards${ofGroup}`);
  await expect(desk.getByText('75.000 ₫').first()).toBeVisible();
  await expect(desk.getByText(`${say('affiliate_sign_unverified')}.`)).toBeVisible();
  await expect(desk.getByRole('button', { name: say('affiliate_approve') })).toBeHidden();
  await desk.getByRole('checkbox').check();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: say('affiliate_approve') }).click();
  await expect(desk.getByText(say('affiliate_approved_done', { count: 1 }))).toBeVisible();

  // The screen tells what is owed before the account is deleted.
  await seller.page.goto('/action/privacy/delete');
  await expect(seller.page.getByText(say('leaving_owed', { sum: '75.000 ₫' }))).toBeVisible();

  // It is paid with a QR code for banking apps.
  await desk.goto(`/action/affiliate/manage/payouts${ofGroup}`);
  await desk.getByRole('button', { name: say('affiliate_payout_make') }).click();
  await expect(desk.getByText(say('affiliate_payout_made'))).toBeVisible();
  await desk.reload();
  await expect(desk.getByText(say('affiliate_payout_unpaid'), { exact: true }).first()).toBeVisible();
  const code = desk.getByRole('img', { name: /LE VAN NAM/ });
  await expect(code).toBeVisible();
  await expect(desk.getByText(say('affiliate_payout_text'))).toBeVisible();
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
  const picture = await desk.request.get((await code.getAttribute('src')) ?? '');
  const drawn = sharp(await picture.body())
    .resize(800)
    .ensureAlpha()
    .raw();
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  const payment = readPayment(decodeQR({ data, width: info.width, height: info.height }));
  expect([payment?.bin, payment?.account, payment?.amount]).toEqual(['970436', '007100012345', 75_000]);
  await expect(desk.getByText(payment?.note ?? '', { exact: true })).toBeVisible();
  await expectAccessible(desk);
  const table = desk.waitForEvent('download');
  await desk.getByRole('link', { name: say('affiliate_csv') }).click();
  expect((await (await (await table).createReadStream()).toArray()).join('')).toContain('LE VAN NAM');
  await desk
    .getByRole('button', { name: say('affiliate_pay_one') })
    .first()
    .click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: say('affiliate_pay_do') })
    .click();
  await expect(desk.getByText(say('affiliate_payout_paid_done'))).toBeVisible();
  await expect(desk.getByText(say('affiliate_payout_text'))).toHaveCount(0);
  await expect(desk.getByText(/^Đã trả ngày/)).toHaveCount(2);

  // The member sees the paid reward.
  await seller.page.goto('/action/affiliate/rewards');
  await expect(seller.page.getByText('75.000 ₫').first()).toBeVisible();
  await expect(
    seller.page.getByRole('link', { name: /Bến Sông/ }).getByText(say('affiliate_status_paid'), { exact: true }),
  ).toBeVisible();
  await expectAccessible(seller.page);
  await seller.page.goto(campaign);
  await expect(seller.page.getByText(say('affiliate_clicks'), { exact: true }).first()).toBeVisible();

  // Cancelling the order does not take the paid reward back, and says so before and after.
  await desk.goto(`/action/affiliate/manage/rewards${ofGroup}&show=paid`);
  await desk.getByRole('link', { name: 'HD-001' }).first().click();
  await desk.getByRole('link', { name: say('point_cancel') }).click();
  const about = { name: 'Lê Văn Nam', amount: '75.000 ₫' };
  await expect(desk.getByText(say('order_reward_paid', about))).toBeVisible();
  await expectAccessible(desk);
  await desk.getByLabel(say('point_reason')).fill('Khách trả hàng');
  await desk.getByRole('button', { name: say('point_cancel_do') }).click();
  await expect(desk.getByText(say('order_reward_stays_paid', about))).toBeVisible();
  await context.close();
});

test('a visitor reads a campaign, signs in and returns to join', { tag: '@core' }, async ({ browser, page }) => {
  const person = somebody();
  await arrive(page.request, person);
  await asVisitor(browser, async (visitor) => {
    await visitor.goto('/action/affiliate');
    await visitor.getByRole('searchbox').fill('khong-co-gi-nhu-the');
    await visitor.getByRole('searchbox').press('Enter');
    await expect(visitor.getByText(say('affiliate_none_found'))).toBeVisible();
    await visitor.goto(`/action/affiliate/${demoCampaigns.running}`);
    await visitor.getByRole('link', { name: say('affiliate_sign_in') }).click();
    await signInByHand(visitor, person);
    await expect(visitor).toHaveURL(`/action/affiliate/${demoCampaigns.running}`);
    // The account is not verified yet.
    await expect(visitor.getByRole('link', { name: say('auth_verify_now') })).toBeVisible();
  });
});

test('an admin rejects a reward with a reason, and pauses and ends a campaign', async ({ browser }) => {
  test.slow();
  const { admin, group } = await openGroup(browser, 'Tiệm trà Gió Núi');
  const desk = admin.page;
  const { _id } = await callAs<{ _id: string }>(admin, 'POST', '/affiliate', {
    groupId: group._id,
    type: 'service',
    title: 'Mời bạn uống trà',
    landing: `/mbg/${group._id}`,
    per: 'order',
    rewardKind: 'vnd',
    amount: 20_000,
    from: new Date().toISOString(),
    holdDays: 0,
    status: 'running',
  });
  const seller = await arriveTalking(browser, 'Đỗ Minh Quân');
  const link = await join(seller, `/action/affiliate/${_id}`);

  // Members without a group have nothing to manage.
  await seller.page.goto('/action/affiliate/manage');
  await expect(seller.page.getByText(say('affiliate_no_group_text'))).toBeVisible();
  expect((await seller.page.goto(`/action/affiliate/manage/${_id}`))?.status()).toBe(404);

  // The seller buys by their own link, which earns nothing.
  await seller.page.goto(link);
  const bought = await desk.request.post('/api/orderGroup', {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
    data: { groupId: group._id, memberId: seller.memberId, invoiceNumber: 'T-1', value: 90_000 },
  });
  expect(bought.status(), await bought.text()).toBeLessThan(300);

  // Another member buys by the link and returns the goods.
  const context = await aPhone(browser);
  const buyer = await arrive(context.request, somebody('Vũ Thu Hà'));
  await (await context.newPage()).goto(link);
  const other = await desk.request.post('/api/orderGroup', {
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
    data: { groupId: group._id, memberId: buyer.memberId, invoiceNumber: 'T-2', value: 60_000 },
  });
  expect(other.status(), await other.text()).toBeLessThan(300);
  await context.close();
  // The only group need not be named in the address.
  await desk.goto('/action/affiliate/manage/rewards');
  await expect(desk.getByRole('checkbox')).toHaveCount(1);
  // From 900 px they are a table, whose bar asks for the reason.
  await desk.setViewportSize(desktop.viewport);
  const row = desk
    .getByRole('table', { name: say('affiliate_rewards') })
    .getByRole('row')
    .nth(1);
  await expect(row).toContainText('T-2');
  await expectAccessible(desk);
  await row.getByRole('checkbox').check();
  await desk.getByRole('button', { name: say('affiliate_reject') }).click();
  const dialog = desk.getByRole('dialog');
  // A refused reason keeps the question and the choice.
  const reason = dialog.getByLabel(say('affiliate_reason'));
  await reason.fill(' ');
  await dialog.getByRole('button', { name: say('affiliate_reject') }).click();
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await expect(reason).toBeVisible();
  await expect(row.getByRole('checkbox')).toBeChecked();
  await refuseWithoutScripts(browser, admin);
  await reason.fill('Khách đã trả hàng');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: say('affiliate_reject') }).click();
  await expect(desk.getByText(say('affiliate_rejected_done', { count: 1 }))).toBeVisible();
  await seller.page.goto('/action/affiliate/rewards?status=pending');
  await expect(seller.page.getByText(say('affiliate_own_none_pending'))).toBeVisible();
  await seller.page.getByRole('link', { name: say('affiliate_status_rejected'), exact: true }).click();
  await expect(seller.page).toHaveURL(/status=rejected/);
  await expect(seller.page.getByText(say('affiliate_reason_is', { reason: 'Khách đã trả hàng' }))).toBeVisible();

  // The campaign is paused, then ended.
  await desk.goto(`/action/affiliate/manage/${_id}`);
  await desk.getByRole('button', { name: say('affiliate_pause') }).click();
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: say('affiliate_pause') })
    .click();
  await expect(desk.getByText(say('affiliate_paused'))).toBeVisible();
  await desk.getByRole('button', { name: say('affiliate_end') }).click();
  await expect(desk.getByRole('dialog')).toContainText('Mời bạn uống trà');
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: say('affiliate_end') })
    .click();
  await expect(desk.getByText(say('affiliate_ended'))).toBeVisible();
  await expect(desk.getByRole('link', { name: say('affiliate_edit') })).toHaveCount(0);
});
