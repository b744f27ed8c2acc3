import { codeField, codeOf, enterPassword, signOut, turnOn } from '../support/factors.ts';
import { expect, expectAccessible, test } from '../support/people.ts';
import { arriveTalking, callAs, hire } from '../support/talk.ts';
import { say } from '../support/words.ts';

test('an owner requires two-step verification, and an admin turns it on to go on managing', async ({ browser }) => {
  test.slow();
  const an = await arriveTalking(browser, 'Nguyễn Văn An');
  const binh = await arriveTalking(browser, 'Trần Thị Bình');
  const group = await callAs<{ _id: string }>(an, 'POST', '/groupAndBrand/createGroup', {
    kind: 'brand',
    name: 'Gốm Nếp',
  });
  await hire(an, binh, group._id, 'admin');
  const manage = `/action/memberManagement?groupId=${group._id}`;
  const customers = `/action/memberManagement/customers?groupId=${group._id}`;
  const rule = an.page.locator('#factor');

  // The owner has no second factor yet, is led to it, and comes back.
  await an.page.goto(manage);
  await rule.locator('summary').click();
  await expect(rule.getByText(say('people_factor_own'))).toBeVisible();
  await expectAccessible(an.page);
  await rule.getByRole('button', { name: say('people_factor_begin') }).click();
  await expect(an.page).toHaveURL(/\/action\/security\?/);
  await turnOn(an.page, an);
  await an.page.getByRole('link', { name: say('factor_codes_done') }).click();
  await expect(an.page).toHaveURL(new RegExp(`groupId=${group._id}`));
  if ((await rule.getAttribute('open')) === null) await rule.locator('summary').click();
  await rule.getByRole('button', { name: say('people_factor_begin') }).click();
  await expect(an.page.getByText(say('people_factor_began'))).toBeVisible();
  await expect(rule.getByText(say('people_factor_on'))).toBeVisible();

  // The admin is told, is led to turning it on from where they were going, and comes back there.
  const { page } = binh;
  await page.goto('/notifications');
  await expect(page.getByText('Gốm Nếp yêu cầu quản trị viên xác thực hai bước').first()).toBeVisible();
  await page.goto(customers);
  await expect(page).toHaveURL(/\/action\/security\?/);
  await expect(page.getByText(say('factor_group_missing', { names: 'Gốm Nếp' }))).toBeVisible();
  await expectAccessible(page);
  const { secret } = await turnOn(page, binh);
  await page.getByRole('link', { name: say('factor_codes_done') }).click();
  await expect(page).toHaveURL(customers);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // A new session in the same browser signs in by the password alone, and gives a code to manage.
  await signOut(page);
  await enterPassword(page, binh, '/');
  await expect(page).toHaveURL('/');
  await page.goto(manage);
  await expect(page.getByText(say('factor_give_group', { names: 'Gốm Nếp' }))).toBeVisible();
  await expectAccessible(page);
  await codeField(page).fill(codeOf(secret, { next: true }));
  await page.getByRole('button', { name: say('factor_give_do') }).click();
  await expect(page).toHaveURL(manage);
  await expect(page.getByText(say('people_factor_on'))).toBeVisible();
  for (const each of [an, binh]) await each.page.context().close();
});
