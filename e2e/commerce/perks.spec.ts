/** A journey of perks: the shop offers one, a customer takes it for points, and the counter hands it over. */
import type { Page } from '@playwright/test';
import { photo } from '../../api/src/testing/files/pictures.ts';
import { desktop, expect, expectAccessible, test } from '../support/people.ts';
import { arriveTalking, callAs, hire } from '../support/talk.ts';
import { say } from '../support/words.ts';
import { follow, makeGroup, press } from './counter.ts';

const PERK = 'Ly sứ men lam';

/** Takes the perk on the shelf, and confirms. */
const take = async (page: Page): Promise<void> => {
  await press(page, say('perk_take_of', { name: PERK }));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('perk_take'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/action\/perks\/vouchers\/[\da-f-]{36}$/);
};

test('a perk is taken for points and handed over at the counter, and another is given back', async ({ browser }) => {
  test.setTimeout(180_000);
  const admin = await arriveTalking(browser, 'Trần Thị Gốm', desktop);
  const cashier = await arriveTalking(browser, 'Phạm Văn Thu');
  const customer = await arriveTalking(browser, 'Lê Thị Khách');
  const { _id: groupId } = await makeGroup(admin, 'Gốm Bến Sông');
  await hire(admin, cashier, groupId, 'cashier');
  await callAs(admin, 'POST', '/orderPoint', {
    sellerGroupId: groupId,
    buyerId: customer.memberId,
    type: 'add',
    points: 25,
  });

  const desk = admin.page;
  await desk.goto(`/action/perks/manage?groupId=${groupId}`);
  await expect(desk.getByText(say('perk_manage_empty'))).toBeVisible();
  await expectAccessible(desk);
  await desk.getByLabel(say('perk_name')).fill(PERK);
  await desk.getByLabel(say('perk_points'), { exact: true }).fill('10');
  await desk.getByLabel(say('perk_stock')).fill('2');
  await desk
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'ly.jpg', mimeType: 'image/jpeg', buffer: await photo(400, 300).jpeg().toBuffer() });
  await expect(desk.locator('input[type=hidden][name=picture]')).toBeAttached();
  await press(desk, say('perk_add'));
  await expect(desk.getByRole('link', { name: say('perk_edit_of', { name: PERK }) })).toBeVisible();
  await expect(desk.getByText(say('perk_left', { count: '2' }))).toBeVisible();
  await expectAccessible(desk);

  const { page } = customer;
  await page.goto(`/order-points/${groupId}`);
  await follow(page, say('perk_see_shelf'));
  await expect(page.getByText(PERK, { exact: true })).toBeVisible();
  const picture = page.getByRole('img', { name: PERK, exact: true });
  await expect(picture).toHaveAttribute('width', '400');
  await expect(picture).toHaveJSProperty('complete', true);
  await expectAccessible(page);
  await take(page);
  await expect(page.getByRole('img', { name: say('perk_qr_alt', { name: PERK }) })).toBeVisible();
  await expectAccessible(page);
  const code = await page.getByText(/^Q[2-9A-HJ-NP-Z]{8}$/).innerText();
  const shown = page.url();
  await page.goto(`/perks/${groupId}`);
  await take(page);
  // Both pieces are taken.
  await page.goto(`/perks/${groupId}`);
  await expect(page.getByText(say('perk_gone'))).toBeVisible();

  const till = cashier.page;
  await till.goto('/action/perks/counter?code=Q22222222');
  await expect(till.getByText(say('perk_code_unknown'))).toBeVisible();
  await till.getByLabel(say('perk_code')).fill(code.toLowerCase());
  await press(till, say('perk_find'));
  await expect(till.getByRole('heading', { name: PERK })).toBeVisible();
  await expect(till.getByText('Lê Thị Khách')).toBeVisible();
  await expectAccessible(till);
  await press(till, say('perk_hand_over'));
  await expect(till.getByText(say('perk_handed_over', { perk: PERK, name: 'Lê Thị Khách' }))).toBeVisible();
  await expect(till.getByRole('button', { name: say('perk_hand_over'), exact: true })).toHaveCount(0);
  await page.goto(shown);
  await expect(page.getByText(say('perk_voucher_handed'), { exact: true })).toBeVisible();

  await desk.goto(`/action/perks/manage/vouchers?groupId=${groupId}&state=taken`);
  await expectAccessible(desk);
  await press(desk, say('perk_give_back_of', { name: 'Lê Thị Khách' }));
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: say('perk_give_back'), exact: true })
    .click();
  await expect(desk.getByText(say('perk_given_back', { points: '10 điểm' }))).toBeVisible();
  await page.goto(`/perks/${groupId}`);
  await expect(page.getByText(say('perk_left', { count: '1' }))).toBeVisible();
  await page.goto('/action/perks');
  await expect(page.getByText(say('perk_voucher_returned'), { exact: true }).last()).toBeVisible();
  await expectAccessible(page);
  for (const each of [desk, till, page]) await each.context().close();
});
