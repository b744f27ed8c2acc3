import { desktop, expect, expectAccessible, phone, test } from '../support/people.ts';
import { arriveTalking, callAs, hire, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

/** A headless browser’s own name counts as a robot’s, which earns nobody a reward. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36';

/** Makes a campaign of a group and an order whose reward, 150.000 ₫, is approved. */
const earnReward = async (owner: Talker, seller: Talker, buyer: Talker, groupId: string): Promise<void> => {
  const { _id: campaignId } = await callAs<{ _id: string }>(owner, 'POST', '/affiliate', {
    groupId,
    type: 'product',
    title: 'Giới thiệu trà',
    landing: '/explore',
    per: 'order',
    rewardKind: 'vnd',
    amount: 150_000,
    from: new Date(Date.now() - 60_000).toISOString(),
    holdDays: 0,
    status: 'running',
  });
  const { code } = await callAs<{ code: string }>(seller, 'POST', '/affiliate/joinCampaign', { campaignId });
  await buyer.page.goto(`/r/${code}`);
  await buyer.page.waitForURL('**/explore');
  await callAs(owner, 'POST', '/orderGroup', {
    groupId,
    memberId: buyer.memberId,
    invoiceNumber: 'HD-1',
    value: 900_000,
  });
  const rewards = await callAs<{ _id: string }[]>(owner, 'GET', `/affiliate/rewards?groupId=${groupId}`);
  const ids = rewards.map(({ _id }) => _id);
  await callAs(owner, 'PUT', '/affiliate/rewards/approve', { groupId, ids });
};

test('a payout over the limit waits until a second admin approves it', async ({ browser }) => {
  test.slow();
  const an = await arriveTalking(browser, 'Nguyễn Văn An', desktop);
  const binh = await arriveTalking(browser, 'Trần Thị Bình');
  const seller = await arriveTalking(browser, 'Lê Văn Nam');
  const buyer = await arriveTalking(browser, 'Phạm Thị Hoa', { ...phone, userAgent: PHONE });
  const group = await callAs<{ _id: string }>(an, 'POST', '/groupAndBrand/createGroup', {
    kind: 'brand',
    name: 'Trà Gió Núi',
  });
  await hire(an, binh, group._id, 'admin');
  await earnReward(an, seller, buyer, group._id);
  await callAs(seller, 'PUT', '/affiliate/account', {
    bankName: 'Vietcombank',
    ownerName: 'LE VAN NAM',
    accountNumber: '007100012345',
  });

  // The owner sets the limit; typed text stays when it is invalid.
  const payouts = `/action/affiliate/manage/payouts?groupId=${group._id}`;
  const desk = an.page;
  await desk.goto(payouts);
  await desk.getByText(say('affiliate_limit_title')).click();
  const from = desk.getByLabel(say('affiliate_limit_from'));
  await from.fill('0');
  await desk.getByRole('button', { name: say('affiliate_limit_save') }).click();
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(from).toHaveValue('0');
  await from.fill('100000');
  await desk.getByRole('button', { name: say('affiliate_limit_save') }).click();
  await expect(desk.getByText(say('affiliate_limit_saved'))).toBeVisible();
  await expect(desk.getByText(say('affiliate_limit_on', { sum: '100.000 ₫' }))).toBeVisible();

  // The owner makes the payout and cannot pay it alone.
  await desk.getByRole('button', { name: say('affiliate_payout_make') }).click();
  await expect(desk.getByText(say('affiliate_approval_waits'))).toBeVisible();
  await expect(desk.getByText(say('affiliate_payout_held'), { exact: true })).toHaveCount(2);
  await expect(desk.getByRole('img', { name: /LE VAN NAM/ })).toHaveCount(0);
  await expect(desk.getByRole('button', { name: say('affiliate_pay_one') })).toHaveCount(0);
  await expect(desk.getByRole('button', { name: say('affiliate_approve_payout') })).toHaveCount(0);

  // The other admin comes from the notice on a phone, and approves.
  const { page } = binh;
  await page.goto('/notifications');
  await page.getByText('Nguyễn Văn An đã lập một đợt chi trả của Trà Gió Núi').click();
  await expect(page.getByText(say('affiliate_approval_yours'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('affiliate_approve_payout') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('affiliate_approve_payout') }).click();
  await expect(page.getByText(say('affiliate_payout_approved_done'), { exact: true })).toBeVisible();

  await desk.reload();
  await expect(desk.getByText(say('affiliate_approved_by', { name: binh.name }))).toBeVisible();
  await expect(desk.getByRole('img', { name: /LE VAN NAM/ })).toBeVisible();
  await expectAccessible(desk);
  for (const each of [an, binh, seller, buyer]) await each.page.context().close();
});
