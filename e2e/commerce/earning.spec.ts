/** Journeys of rules for earning (tiers, birthdays), and of points that customers give to each other. */
import { desktop, expect, expectAccessible, test } from '../support/people.ts';
import { arriveTalking, befriend, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';
import { field, follow, give, makeGroup, type Made, press } from './counter.ts';

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

test('a customer gives points to a friend, after a question', async ({ browser }) => {
  test.setTimeout(120_000);
  const admin = await arriveTalking(browser, 'Trần Thị Gốm', desktop);
  const giver = await arriveTalking(browser, 'Lê Thị Khách');
  const friend = await arriveTalking(browser, 'Phạm Văn Bạn');
  await befriend(giver, friend);
  const group = await makeGroup(admin, 'Gốm Bến Sông');
  await give(admin, group, giver, 50);
  const { page } = giver;
  await page.goto(`/order-points/${group._id}`);
  await expect(page.getByText(say('point_balance'), { exact: true })).toBeVisible();
  // Gifts are off at first.
  await expect(page.getByRole('link', { name: say('gift_do'), exact: true })).toHaveCount(0);

  const desk = admin.page;
  await desk.goto(`/action/pointSettings?groupId=${group._id}`);
  await desk.getByRole('checkbox', { name: say('gift_settings') }).check();
  await field(desk, say('gift_maximum')).fill('20');
  await press(desk, say('point_settings_save'));
  await expect(desk.getByText(say('point_settings_saved'), { exact: true })).toBeVisible();
  await expect(desk.getByRole('checkbox', { name: say('gift_settings') })).toBeChecked();
  await expectAccessible(desk);

  await page.reload();
  await follow(page, say('gift_do'));
  await expect(page.getByRole('radio', { name: friend.name })).toBeVisible();
  await expectAccessible(page);
  const choose = async (points: string) => {
    await page.getByRole('radio', { name: friend.name }).check({ force: true });
    await field(page, say('gift_points')).fill(points);
    await press(page, say('gift_next'));
    await expect(
      page.getByRole('heading', { name: say('gift_question', { points: `${points} điểm`, name: friend.name }) }),
    ).toBeVisible();
  };
  await choose('30');
  await press(page, say('gift_do'));
  // More than the shop allows; what was typed stays.
  await expect(page.getByText(/20/).first()).toBeVisible();
  await expect(field(page, say('gift_points'))).toHaveValue('30');
  await choose('12');
  await expectAccessible(page);
  await press(page, say('gift_do'));
  await expect(
    page.getByText(say('gift_done', { points: '12 điểm', name: friend.name }), { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(say('gift_sent_to', { name: friend.name }), { exact: true })).toBeVisible();
  await friend.page.goto(`/order-points/${group._id}`);
  await expect(friend.page.getByText(say('gift_got_from', { name: giver.name }), { exact: true })).toBeVisible();
  await expectAccessible(friend.page);
  for (const each of [desk, page, friend.page]) await each.context().close();
});

test('a customer lets a shop use their birthday, and stops it', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Trần Thị Gốm', desktop);
  const customer = await arriveTalking(browser, 'Lê Thị Khách');
  const { _id: groupId } = await makeGroup(admin, 'Gốm Bến Sông');
  const desk = admin.page;
  await desk.goto(`/action/pointSettings/rules?groupId=${groupId}`);
  await field(desk, say('earning_birthday_span')).selectOption('month');
  await desk.getByLabel(say('earning_birthday_fixed')).fill('30');
  await press(desk, say('earning_save'));
  await expect(desk.getByText(say('earning_saved'), { exact: true })).toBeVisible();
  await expect(field(desk, say('earning_birthday_span'))).toHaveValue('month');

  const { page } = customer;
  await page.goto(`/order-points/${groupId}`);
  await expect(page.getByText(say('birthday_consent_month'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('birthday_consent_missing'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await press(page, say('birthday_consent_give'));
  await expect(page.getByText(say('birthday_consent_given'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await press(page, say('birthday_consent_withdraw'));
  await expect(page.getByRole('button', { name: say('birthday_consent_give'), exact: true })).toBeVisible();
  for (const each of [desk, page]) await each.context().close();
});
