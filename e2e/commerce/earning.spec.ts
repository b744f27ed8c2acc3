/** A journey of rules for earning: a preview, an order that gets more, and the tier of its customer. */
import { desktop, expect, expectAccessible, test } from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';
import { makeGroup, type Made, press } from './counter.ts';

test('a shop gives more points by tier and first purchase, and the customer sees why', async ({ browser }) => {
  test.setTimeout(120_000);
  const admin = await arriveTalking(browser, 'Trần Thị Gốm', desktop);
  const customer = await arriveTalking(browser, 'Lê Thị Khách');
  const { _id: groupId } = await makeGroup(admin, 'Gốm Bến Sông');
  const desk = admin.page;
  await desk.goto(`/action/pointSettings?groupId=${groupId}`);
  await desk.getByRole('link', { name: say('earning_title') }).click();
  await expectAccessible(desk);
  const tier = (number: number) =>
    desk.getByRole('group', { name: say('earning_tier', { number: String(number) }), exact: true });
  await tier(1).getByLabel(say('earning_name')).fill('Bạc');
  await tier(1).getByLabel(say('earning_spent')).fill('1000000');
  await tier(1).getByLabel(say('earning_percent')).fill('500');
  await desk.getByLabel(say('earning_first_points')).fill('5');
  // More than 400 percent is refused, and what was typed stays.
  await press(desk, say('earning_save'));
  await expect(desk.getByRole('main')).toContainText('400');
  await expect(tier(1).getByLabel(say('earning_name'))).toHaveValue('Bạc');
  await tier(1).getByLabel(say('earning_percent')).fill('50');
  await press(desk, say('earning_preview'));
  await expect(desk.getByRole('heading', { name: /Nếu áp dụng từ/ })).toBeVisible();
  await expectAccessible(desk);
  await press(desk, say('earning_save'));
  await expect(desk.getByText(say('earning_saved'), { exact: true })).toBeVisible();

  const enter = (invoiceNumber: string) =>
    callAs<Made>(admin, 'POST', '/orderGroup', {
      groupId,
      memberId: customer.memberId,
      invoiceNumber,
      value: 1_000_000,
    });
  await enter('HD-1');
  await desk.goto(`/action/createPoint?groupId=${groupId}&memberId=${customer.memberId}&amount=1000000`);
  await expect(desk.getByText(say('earning_tier_is', { name: 'Bạc' }), { exact: true })).toBeVisible();
  await expectAccessible(desk);
  const second = await enter('HD-2');
  const { page } = customer;
  await page.goto(`/action/historyEditHistory/${second._id}`);
  await expect(page.getByText(say('earning_rule_tier', { name: 'Bạc' }), { exact: true })).toBeVisible();
  await expect(page.getByText('+5 điểm', { exact: true })).toBeVisible();
  await page.goto(`/order-points/${groupId}`);
  await expect(page.getByText(say('earning_tier_is', { name: 'Bạc' }), { exact: true })).toBeVisible();
  await expectAccessible(page);
  for (const each of [desk, page]) await each.context().close();
});
