/** Discounts and campaigns on the page of their group. */
import { asVisitor, expect, expectAccessible, test } from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';

interface Made {
  readonly _id: string;
}

test('visitors see what a brand offers now, and no longer once it is switched off', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Thị Men');
  const { _id: groupId } = await callAs<Made>(admin, 'POST', '/groupAndBrand/createGroup', {
    kind: 'brand',
    name: 'Gốm Sông Thu',
  });
  const section = (page: typeof admin.page) => page.locator('#offers');
  // An empty section is not shown, to the admin neither.
  await admin.page.goto(`/mbg/${groupId}`);
  await expect(admin.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(section(admin.page)).toHaveCount(0);

  await asVisitor(
    browser,
    async (page) => {
      await page.goto(`/mbg/${groupId}`);
      await expect(section(page)).toHaveCount(0);
      const discount = await callAs<Made>(admin, 'POST', '/discountGroup', {
        groupId,
        name: 'Mừng lò mới',
        code: 'LOMOI',
        type: 'percent',
        percent: 15,
      });
      const campaign = await callAs<Made>(admin, 'POST', '/affiliate', {
        groupId,
        type: 'product',
        title: 'Giới thiệu bạn mua gốm',
        landing: `/mbg/${groupId}`,
        per: 'order',
        rewardKind: 'percent',
        amount: 5,
        from: '2026-01-01T00:00:00+07:00',
        status: 'running',
      });
      for (const path of [`/mbg/${groupId}`, `/new-mbg/${groupId}`, `/mbg/${groupId}/idol`]) {
        await page.goto(path);
        await expect(section(page).getByText('Mừng lò mới')).toBeVisible();
        await expect(section(page).getByText(say('discount_off_percent', { percent: 15 }))).toBeVisible();
        await expect(section(page).getByText('Giới thiệu bạn mua gốm')).toBeVisible();
        await expect(section(page)).not.toContainText('LOMOI');
      }
      // The code is for members: a visitor is asked to sign in.
      await page.goto(`/mbg/${groupId}`);
      await section(page)
        .getByRole('link', { name: /Mừng lò mới/ })
        .click();
      await expect(page).toHaveURL(new RegExp(`/action/discount/${discount._id}`));
      await expect(page.getByText(say('discount_purpose'))).toBeVisible();
      await page.goto(`/mbg/${groupId}`);
      await section(page)
        .getByRole('link', { name: /Giới thiệu bạn mua gốm/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Giới thiệu bạn mua gốm' })).toBeVisible();

      await callAs(admin, 'PUT', `/discountGroup/${discount._id}`, { active: false });
      await page.goto(`/mbg/${groupId}`);
      await expect(section(page)).not.toContainText('Mừng lò mới');
      await callAs(admin, 'PUT', `/affiliate/${campaign._id}/status`, { status: 'paused' });
      await page.goto(`/mbg/${groupId}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(section(page)).toHaveCount(0);
    },
    false,
  );
  await admin.page.context().close();
});

test('a member sees the code of an offer, and an admin hides the section', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Trần Văn Lò');
  const { page } = admin;
  const { _id: groupId } = await callAs<Made>(admin, 'POST', '/groupAndBrand/createGroup', {
    kind: 'brand',
    name: 'Lò Gốm Xanh',
  });
  const offer = { groupId, name: 'Chào bạn mới', code: 'BANMOI', type: 'amount', amount: 20_000 };
  await callAs(admin, 'POST', '/discountGroup', offer);
  const member = await arriveTalking(browser, 'Lê Thị Khách');
  await member.page.goto(`/mbg/${groupId}`);
  await expectAccessible(member.page);
  await member.page
    .locator('#offers')
    .getByRole('link', { name: /Chào bạn mới/ })
    .click();
  await expect(member.page.getByText('BANMOI', { exact: true })).toBeVisible();

  await page.goto(`/mbg/${groupId}/edit/sections`);
  await page.getByRole('switch', { name: say('offer_title') }).uncheck();
  await page
    .getByRole('button', { name: say('profile_save') })
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(`/mbg/${groupId}$`));
  await member.page.goto(`/mbg/${groupId}`);
  await expect(member.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(member.page.locator('#offers')).toHaveCount(0);
  await member.page.context().close();
  await page.context().close();
});
