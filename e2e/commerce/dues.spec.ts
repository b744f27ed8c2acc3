/** A journey of dues: a level is made, a member takes it, pays by VietQR, renews, is reminded, and gets money back. */
import { expect, expectAccessible, test } from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';
import { follow, press } from './counter.ts';
import { openShop, tellAsSepay } from './payments.ts';

const LEVEL = 'Hội viên chính thức';

test('dues renewed', async ({ browser }) => {
  test.slow();
  const { owner, groupId, address, key } = await openShop(browser);
  const [desk, member] = [owner.page, await arriveTalking(browser, 'Phạm Thị Hoa')];
  await callAs(member, 'POST', '/members/createGroupMmeber', { groupId });
  await callAs(owner, 'POST', '/members/createGroupMmeber', { groupId, memberId: member.memberId });
  const { page } = member;

  await desk.goto(`/action/dues/manage?groupId=${groupId}`);
  await expect(desk.getByText(say('due_no_levels_text'))).toBeVisible();
  await expectAccessible(desk);
  await follow(desk, say('due_level_add'));
  await desk.getByLabel(say('due_level_name')).fill(LEVEL);
  await desk.getByLabel(say('due_level_price'), { exact: false }).fill('500000');
  await desk.getByLabel(say('due_level_benefits'), { exact: false }).fill('Dự họp hằng tháng');
  await press(desk, say('due_level_add'));
  await expect(desk.getByRole('link', { name: say('due_level_edit', { name: LEVEL }) })).toBeVisible();
  await expectAccessible(desk);

  // The member takes the level and pays by VietQR.
  await page.goto('/action/dues');
  await expect(page.getByText('Dự họp hằng tháng')).toBeVisible();
  await expectAccessible(page);
  await press(page, say('due_take_of', { name: LEVEL }));
  await expect(page).toHaveURL(/\/pay\//);
  const pay = async (): Promise<void> => {
    const content = await page.getByText(/^MFU[0-9A-Z]{9}$/).innerText();
    await tellAsSepay(owner, { address, key, content, amount: 500_000 });
    await expect(page.getByText(say('payment_page_paid'), { exact: true })).toBeVisible();
  };
  await pay();
  const ofMember = page.getByRole('main');
  await expect(async () => {
    await page.goto('/action/dues');
    await expect(ofMember.getByText(say('due_state_current'), { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const firstEnd = await ofMember.getByText(/^Có hiệu lực đến hết/).innerText();

  // The renewal follows the present term.
  await press(page, say('due_renew_of', { name: LEVEL }));
  await expect(page).toHaveURL(/\/pay\//);
  await pay();
  await expect(async () => {
    await page.goto('/action/dues');
    await expect(ofMember.getByText(/^Có hiệu lực đến hết/)).not.toHaveText(firstEnd, { timeout: 1_000 });
  }).toPass();
  await page.getByText(say('due_receipts')).click();
  await expect(ofMember.getByRole('link', { name: '500.000 ₫' })).toHaveCount(2);
  await expectAccessible(page);

  // The admin sees the terms, and refunds one.
  await desk.goto(`/action/dues/manage?groupId=${groupId}&state=current`);
  await expectAccessible(desk);
  await follow(desk, 'Phạm Thị Hoa');
  await expectAccessible(desk);
  await desk.getByRole('link', { name: '500.000 ₫' }).first().click();
  await press(desk, say('payment_refund'));
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Đóng nhầm');
  await dialog.getByRole('button', { name: say('payment_refund'), exact: true }).click();
  await expect(desk.getByText(say('payment_refunded_done'))).toBeVisible();
  await expect(async () => {
    await page.goto('/action/dues');
    await expect(ofMember.getByText(/^Có hiệu lực đến hết/)).toHaveText(firstEnd, { timeout: 1_000 });
  }).toPass();

  const people = desk.getByRole('main');
  // Somebody who never paid is offered the level, and recorded as paid in cash.
  await desk.goto(`/action/dues/manage?groupId=${groupId}&state=none`);
  await people.getByRole('link', { name: 'Trần Thị Gốm', exact: true }).click();
  await press(desk, say('due_offer'));
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: say('due_offer'), exact: true })
    .click();
  await expect(desk.getByText(say('due_offered'), { exact: true })).toBeVisible();
  await desk.goto(`/action/dues/manage?groupId=${groupId}&state=none`);
  await press(desk, say('due_remind_of', { name: 'Trần Thị Gốm' }));
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: say('due_remind'), exact: true })
    .click();
  await expect(desk.getByText(say('due_reminded', { name: 'Trần Thị Gốm' }))).toBeVisible();
  await expect(desk.getByRole('button', { name: say('due_remind_of', { name: 'Trần Thị Gốm' }) })).toHaveCount(0);
  await people.getByRole('link', { name: 'Trần Thị Gốm', exact: true }).click();
  await press(desk, say('due_record'));
  const record = desk.getByRole('dialog');
  await record.getByRole('textbox').fill('Tiền mặt');
  await record.getByRole('button', { name: say('due_record'), exact: true }).click();
  await expect(desk.getByText(say('due_recorded'), { exact: true })).toBeVisible();
  await expect(desk.getByText(say('due_state_current'), { exact: true })).toBeVisible();
});
