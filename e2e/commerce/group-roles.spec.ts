import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessible, test } from '../support/people.ts';
import { arriveTalking, callAs, hire, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

interface MadeGroup {
  readonly _id: string;
  readonly name: string;
}

const makeBrand = (owner: Talker, name: string): Promise<MadeGroup> =>
  callAs(owner, 'POST', '/groupAndBrand/createGroup', { kind: 'brand', name });

const manage = (groupId: string) => `/action/memberManagement?groupId=${groupId}`;

/** Chooses a line of the menu of a person in the list. */
const choose = async (page: Page, person: string, line: string): Promise<void> => {
  const opener = page.locator(`summary[title="${say('people_menu', { name: person })}"]`);
  await opener.filter({ visible: true }).click();
  const menu = page.locator('details[open]');
  await menu
    .getByRole('button', { name: line })
    .or(menu.getByRole('link', { name: line }))
    .first()
    .click();
};

test('an owner hires a cashier, who gives points at the counter and is refused elsewhere', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Nguyễn Văn An');
  const binh = await arriveTalking(browser, 'Trần Thị Bình');
  const customer = await arriveTalking(browser, 'Lê Thị Khách');
  const group = await makeBrand(an, 'Gốm Nếp');
  await hire(an, binh, group._id);

  await an.page.goto(manage(group._id));
  await an.page.locator('#roles summary').click();
  await expect(an.page.getByText(say('people_right_counter'))).toHaveCount(3);
  await expectAccessible(an.page);
  await choose(an.page, binh.name, say('people_change_role'));
  await an.page.getByRole('radio', { name: say('people_role_cashier') }).check();
  await expectAccessible(an.page);
  await an.page.getByRole('button', { name: say('people_save') }).click();
  await expect(an.page.getByText(say('people_done_role', { name: binh.name }))).toBeVisible();
  await expect(an.page.getByRole('listitem').getByText(say('people_role_cashier')).first()).toBeVisible();

  const { page } = binh;
  await page.goto(`/?space=${group._id}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: say('point_counter') })).toBeVisible();
  await expect(main.getByRole('link', { name: say('customer_title') })).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('link', { name: say('point_counter') }).click();
  await expect(page.getByRole('link', { name: say('point_settings') })).toHaveCount(0);

  await page.goto(`/action/createPoint?groupId=${group._id}&memberId=${customer.memberId}&mode=plain`);
  await page.getByLabel(say('point_points'), { exact: true }).fill('25');
  await page.getByLabel(say('point_note')).fill('Khách quen');
  await page.getByRole('button', { name: say('point_plain_do') }).click();
  await expect(page.getByText(say('point_gave', { points: '25 điểm' }))).toBeVisible();
  await expect(page.getByRole('button', { name: say('point_undo') })).toHaveCount(0);

  await page.goto(`/action/history?groupId=${group._id}`);
  await expect(page.getByText(customer.name).first()).toBeVisible();
  await expect(page.getByText(say('point_tables'))).toHaveCount(0);
  for (const path of [
    `/action/memberManagement/customers?groupId=${group._id}`,
    `/action/statistical?groupId=${group._id}`,
    `/action/company/${group._id}`,
  ]) {
    const answer = await page.goto(path);
    expect([403, 404], path).toContain(answer?.status());
  }
  for (const each of [an, binh, customer]) await each.page.context().close();
});

test('ownership is handed over with consent', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Nguyễn Văn An');
  const binh = await arriveTalking(browser, 'Trần Thị Bình', desktop);
  const group = await makeBrand(an, 'Trà Sen');
  await hire(an, binh, group._id, 'admin');

  await an.page.goto(manage(group._id));
  await choose(an.page, binh.name, say('people_offer'));
  await expect(an.page.getByText(say('people_offer_consequence', { name: binh.name }))).toBeVisible();
  await an.page.getByRole('button', { name: say('people_offer') }).click();
  await expect(an.page.getByText(say('people_done_offer', { name: binh.name }))).toBeVisible();

  await binh.page.goto('/notifications');
  await binh.page.getByText('Nguyễn Văn An muốn trao quyền sở hữu Trà Sen cho bạn').first().click();
  await expect(binh.page.getByRole('heading', { name: say('people_offer_title') })).toBeVisible();
  await expectAccessible(binh.page);
  await binh.page.getByRole('button', { name: say('people_offer_accept') }).click();
  await expect(binh.page.getByText(say('people_done_offer_accept'))).toBeVisible();

  await an.page.goto(manage(group._id));
  await choose(an.page, an.name, say('people_give_up'));
  await an.page.getByRole('button', { name: say('people_give_up') }).click();
  await expect(an.page.getByText(say('people_done_give_up'))).toBeVisible();
  await an.page.goto(`/action/company/${group._id}`);
  await expect(an.page.getByRole('link', { name: say('company_delete') })).toHaveCount(0);
  for (const each of [an, binh]) await each.page.context().close();
});
