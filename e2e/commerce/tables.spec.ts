import { randomInt } from 'node:crypto';
import { desktop, expect, expectAccessible, phone, test } from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

interface Made {
  readonly _id: string;
}

/** A group with three customers: Chi has spent most, Bình nothing. */
const makeShop = async (admin: Talker): Promise<{ group: Made; customers: Made[] }> => {
  const group = await callAs<Made>(admin, 'POST', '/groupAndBrand/createGroup', {
    kind: 'brand',
    name: 'Gốm Sông Thu',
  });
  const customers: Made[] = [];
  for (const [name, value] of [
    ['An', 200_000],
    ['Bình', 0],
    ['Chi', 900_000],
  ] as const) {
    const number = `097${randomInt(1_000_000, 9_999_999)}`;
    const body = { groupId: group._id, phone: number, name };
    const customer = await callAs<Made>(admin, 'POST', '/members/createCustomer', body);
    customers.push(customer);
    const order = { groupId: group._id, memberId: customer._id, invoiceNumber: `HD-${name}`, value };
    if (value > 0) await callAs(admin, 'POST', '/orderGroup', order);
  }
  return { group, customers };
};

const customersPath = ({ _id }: Made): string => `/action/memberManagement/customers?groupId=${_id}`;

test('customers are sorted, chosen, exported and opened at the side, by mouse and keys', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An', desktop);
  const { group, customers } = await makeShop(admin);
  const { page } = admin;
  const main = page.getByRole('main');
  const names = main.locator('tr[data-row] [data-row-link] [translate=no]:not([aria-hidden])');
  await page.goto(customersPath(group));
  await expect(names).toHaveText(['An', 'Bình', 'Chi']);
  await main.getByRole('link', { name: say('customer_paid'), exact: true }).click();
  await expect(page).toHaveURL(/sort=paid&order=desc/);
  await expect(names).toHaveText(['Chi', 'An', 'Bình']);
  await expect(main.getByRole('columnheader', { name: say('customer_paid') })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await main.getByRole('link', { name: say('customer_paid'), exact: true }).click();
  await expect(names).toHaveText(['Bình', 'An', 'Chi']);

  const all = main.getByRole('checkbox', { name: say('ui_choose_all') });
  await main.getByRole('checkbox', { name: say('ui_choose_row', { name: 'Chi' }) }).check();
  await expect(main.getByText(say('ui_chosen', { count: '1' }))).toBeVisible();
  await expect(all).toHaveJSProperty('indeterminate', true);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(main.getByText(say('ui_chosen', { count: '1' }))).toBeHidden();
  await all.check();
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: say('customer_export') }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  // The page is not left, and is not loading either.
  await expect(main.getByText(say('ui_chosen', { count: '3' }))).toBeVisible();
  await expect(page.getByText(say('ui_loading'))).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(main.getByText(say('ui_chosen', { count: '3' }))).toBeHidden();

  await main.getByRole('link', { name: /^Bình 097/ }).click();
  const panel = page.getByRole('region', { name: 'Bình' });
  await expect(panel).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`open=${customers[1]?._id}`));
  await expectAccessible(page);
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: 'An' })).toBeVisible();
  await page
    .getByRole('region', { name: 'An' })
    .getByRole('link', { name: say('ui_panel_next') })
    .click();
  await expect(page.getByRole('region', { name: 'Chi' }).getByText('HD-Chi')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Chi' })).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^Chi 097/ })).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(main.getByRole('checkbox', { name: say('ui_choose_row', { name: 'An' }) })).toBeChecked();

  // While something is typed, keys are letters.
  await main.getByRole('searchbox').fill('');
  await main.getByRole('searchbox').pressSequentially('jxk');
  await expect(main.getByRole('searchbox')).toHaveValue('jxk');
  await page.context().close();
});

test('customers are sorted and opened by links without scripts, and are rows on a phone', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An', { ...desktop, javaScriptEnabled: false });
  const { group } = await makeShop(admin);
  const { page } = admin;
  const main = page.getByRole('main');
  await page.goto(customersPath(group));
  await main.getByRole('link', { name: say('customer_points_heading'), exact: true }).click();
  await expect(page).toHaveURL(/sort=points&order=desc/);
  await main.getByRole('checkbox', { name: say('ui_choose_row', { name: 'An' }) }).check();
  await expect(main.getByRole('button', { name: say('customer_export') })).toBeVisible();
  await main.getByRole('link', { name: /^Chi 097/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chi' })).toBeVisible();
  await page.setViewportSize(phone.viewport);
  await page.goto(`${customersPath(group)}&sort=paid&order=desc`);
  await expect(main.getByRole('table')).toHaveCount(0);
  await expect(main.getByRole('listitem').first()).toContainText('Chi');
  await page.context().close();
});

test('an admin makes two people admins at once', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An', desktop);
  const others = [await arriveTalking(browser, 'Trần Bưởi'), await arriveTalking(browser, 'Lê Cam')];
  const group = await callAs<Made>(admin, 'POST', '/groupAndBrand/createGroup', { kind: 'group', name: 'Hội Làng' });
  for (const other of others) {
    await callAs(other, 'POST', '/members/createGroupMmeber', { groupId: group._id });
  }
  const { page } = admin;
  const main = page.getByRole('main');
  await page.goto(`/action/memberManagement?groupId=${group._id}&tab=requests`);
  await main.getByRole('checkbox', { name: say('ui_choose_all') }).check();
  const bar = main.locator('form').filter({ hasText: say('ui_chosen', { count: '2' }) });
  await bar.getByRole('button', { name: say('people_accept'), exact: true }).click();
  await expect(main.getByText(say('people_no_requests'))).toBeVisible();
  await page.goto(`/action/memberManagement?groupId=${group._id}`);
  for (const name of ['Trần Bưởi', 'Lê Cam'])
    await main.getByRole('checkbox', { name: say('ui_choose_row', { name }) }).check();
  const makeAdmin = main.getByRole('button', { name: say('people_make_admin'), exact: true });
  await makeAdmin.click();
  await expect(main.getByRole('dialog')).toContainText(say('people_make_admin_many'));
  await makeAdmin.last().click();
  await expect(main.getByRole('cell', { name: say('people_role_admin') })).toHaveCount(2);
  await main
    .getByRole('link', { name: /^Trần Bưởi/ })
    .filter({ visible: true })
    .click();
  const panel = page.getByRole('region', { name: 'Trần Bưởi' });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(say('people_role_admin'));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  for (const { page: each } of [admin, ...others]) await each.context().close();
});

test('a page behind the last one leads to the last', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An', desktop);
  const { group } = await makeShop(admin);
  const { page } = admin;
  for (const [list, row] of [
    [`${customersPath(group)}&`, 'Chi'],
    ['/action/company?', 'Gốm Sông Thu'],
    [`/mbg/${group._id}/members?`, admin.name],
    [`/action/memberManagement?groupId=${group._id}&`, admin.name],
  ] as const) {
    await page.goto(`${list}page=9`);
    await expect(page).toHaveURL(/page=1\b/);
    await expect(page.getByRole('main').getByText(row).filter({ visible: true }).first()).toBeVisible();
  }
});
