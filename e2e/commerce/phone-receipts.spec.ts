/** Receipts by phone for customers without an account: the switch, the counter, the link, the refusal and the claim. */
import { codeFor, desktop, expect, expectAccessible, messageTo, messagesTo, phone, test } from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';
import { expectReceipt, follow, makeGroup, orderButton, press, someNumber, typeAmount } from './counter.ts';

test('a customer without an account gets a receipt, looks at the link, stops messages and claims', async ({
  browser,
  request,
}) => {
  test.slow();
  const admin = await arriveTalking(browser, 'Trần Thị Gốm', desktop);
  const group = await makeGroup(admin, 'Gốm Bến Sông');
  const { page } = admin;
  await page.goto(`/action/pointSettings?groupId=${group._id}`);
  await expect(page.getByLabel(say('point_phone_receipts'))).not.toBeChecked();
  await expectAccessible(page);
  await page.getByLabel(say('point_phone_receipts')).check();
  await press(page, say('point_settings_save'));
  await expect(page.getByText(say('point_settings_saved'))).toBeVisible();
  await expect(page.getByLabel(say('point_phone_receipts'))).toBeChecked();

  const typed = someNumber();
  const e164 = typed.replace(/^0/, '+84');
  const body = { groupId: group._id, phone: typed, name: 'Cô Bưởi' };
  const customer = await callAs<{ _id: string }>(admin, 'POST', '/members/createCustomer', body);
  await page.goto(`/action/createPoint?groupId=${group._id}&memberId=${customer._id}`);
  await typeAmount(page, '1200000');
  await orderButton(page).click();
  await expectReceipt(page);
  await expect(page.getByText(say('phone_receipt_left', { count: '3' }))).toBeVisible();
  await expectAccessible(page);
  const link = new URL(await messageTo(request, e164, /https?:\/\/\S+\/claim\/[\w-]{32}/));

  // The customer asks for it again.
  await press(page, say('phone_receipt_again'));
  await expect(page.getByText(say('phone_receipt_left', { count: '2' }))).toBeVisible();
  await expect.poll(async () => (await messagesTo(request, e164)).length).toBe(2);

  const visitor = await (await browser.newContext({ ...phone, locale: 'vi-VN' })).newPage();
  const answer = await visitor.goto(link.pathname);
  expect(answer?.headers()['cache-control']).toMatch(/no-store|private/);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const main = visitor.getByRole('main');
  await expect(main.getByText('Gốm Bến Sông')).toBeVisible();
  await expect(main.getByText('12 điểm', { exact: true })).toBeVisible();
  await expect(main.getByText(`•••••••${typed.slice(-3)}`)).toBeVisible();
  await expect(main).not.toContainText(typed.slice(1, 7));
  await expectAccessible(visitor);
  await press(visitor, say('claim_link_stop'));
  await expect(visitor.getByText(say('claim_link_stopped_text'))).toBeVisible();
  await expectAccessible(visitor);
  await page.reload();
  await expect(page.getByText(say('phone_receipt_stopped'))).toBeVisible();
  await press(visitor, say('claim_link_resume'));
  await expect(visitor.getByRole('button', { name: say('claim_link_stop') })).toBeVisible();
  await visitor.context().close();

  // The link leads who is signed in to the code; it claims nothing itself.
  const claimer = await arriveTalking(browser, 'Trần Thị Bưởi');
  await claimer.page.goto(link.pathname);
  await follow(claimer.page, say('claim_link_claim'));
  await claimer.page.getByLabel(say('claim_phone')).fill(typed);
  await press(claimer.page, say('claim_send'));
  await claimer.page.getByLabel(say('claim_code')).fill(await codeFor(request, e164));
  await press(claimer.page, say('claim_do'));
  await expect(claimer.page.getByRole('link', { name: 'Gốm Bến Sông' })).toBeVisible();
  await claimer.page.goto(`/order-points/${group._id}`);
  await expect(claimer.page.getByRole('main').getByText('12 điểm').first()).toBeVisible();
  await claimer.page.goto(link.pathname);
  await expect(claimer.page).toHaveURL(/\/404/);
  for (const each of [admin, claimer]) await each.page.context().close();
});
