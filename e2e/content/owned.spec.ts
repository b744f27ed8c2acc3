import { arrive, desktop, expect, expectAccessible, phone, test } from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

interface Made {
  readonly _id: string;
}

/** A brand with 26 products, the first one of the list without a price. */
const makeShowroom = async (admin: Talker): Promise<string> => {
  const body = { kind: 'brand', name: 'Gốm Sông Thu' };
  const { _id: groupId } = await callAs<Made>(admin, 'POST', '/groupAndBrand/createGroup', body);
  for (let index = 1; index <= 26; index += 1)
    await callAs(admin, 'POST', '/productMember/insert', {
      groupId,
      type: 'sell',
      title: `Bình ${String(index).padStart(2, '0')}`,
      content: 'Đất nung',
      ...(index < 26 && { price: index * 10_000 }),
    });
  return groupId;
};

test('products are sorted, paged, chosen, hidden and deleted in a table', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An', desktop);
  const groupId = await makeShowroom(admin);
  const { page } = admin;
  const main = page.getByRole('main');
  const names = main.locator('tr[data-row] [data-row-link]');
  const box = (name: string) => main.getByRole('checkbox', { name: say('ui_choose_row', { name }) });
  const path = `/edit/products?owner=${groupId}`;
  await page.goto(path);
  await expect(names).toHaveCount(25);
  await expect(names.first()).toHaveText('Bình 26');
  await expectAccessible(page);

  const price = main.getByRole('link', { name: say('product_price'), exact: true });
  await price.click();
  await expect(page).toHaveURL(/sort=price&order=desc/);
  await expect(names.first()).toHaveText('Bình 25');
  await price.click();
  await expect(names.first()).toHaveText('Bình 26');
  await main.getByRole('link', { name: say('content_page_order') }).click();
  await expect(page).toHaveURL(path);

  await main
    .getByRole('navigation', { name: say('ui_rows_per_page') })
    .getByRole('link', { name: '50' })
    .click();
  await expect(names).toHaveCount(26);
  await page.goto(path);
  await expect(names).toHaveCount(26);

  // The choice stays while the rows around it change.
  await box('Bình 03').check();
  await box('Bình 04').check();
  await callAs(admin, 'POST', '/productMember/insert', { groupId, type: 'sell', title: 'Ấm mới', content: 'Đất nung' });
  await main.getByRole('link', { name: say('content_column_name'), exact: true }).click();
  await expect(names).toHaveCount(27);
  await expect(box('Bình 03')).toBeChecked();
  await expect(box('Bình 04')).toBeChecked();
  await expect(box('Ấm mới')).not.toBeChecked();
  const bar = main.locator('form').filter({ hasText: say('ui_chosen', { count: '2' }) });
  await expectAccessible(page);
  await bar.getByRole('button', { name: say('content_hide'), exact: true }).click();
  await expect(page.getByText(say('ui_batch_done', { count: '2' }))).toBeVisible();
  await expect(main.getByRole('cell', { name: say('content_visibility_admins') })).toHaveCount(2);

  await box('Bình 03').check();
  await box('Bình 05').check();
  const remove = main.getByRole('button', { name: say('content_delete'), exact: true }).filter({ visible: true });
  await remove.click();
  await expect(main.getByRole('dialog')).toContainText(say('content_delete_many'));
  await remove.last().click();
  await expect(names).toHaveCount(25);
  await expect(box('Bình 05')).toHaveCount(0);
  await expect(box('Bình 04')).not.toBeChecked();
  await page.context().close();
});

test('the order of albums is changed from the table, which needs no scripts, and on a phone', async ({ browser }) => {
  const owner = await arriveTalking(browser, 'Trần Bưởi', { ...desktop, javaScriptEnabled: false });
  const { page } = owner;
  const main = page.getByRole('main');
  for (const title of ['Một', 'Hai']) await callAs(owner, 'POST', '/album/insert', { title });
  await page.goto('/edit/albums');
  await expect(main.locator('tr[data-row] [data-row-link]')).toHaveText(['Hai', 'Một']);
  await main.getByRole('link', { name: say('content_arrange'), exact: true }).click();
  await expect(main.getByRole('table')).toHaveCount(0);
  await expect(main.getByRole('listitem').first()).toContainText('Hai');
  await main.getByRole('link', { name: say('content_arranged'), exact: true }).click();
  await main.getByRole('checkbox', { name: say('ui_choose_row', { name: 'Một' }) }).check();
  await main.getByRole('button', { name: say('content_hide'), exact: true }).click();
  await expect(main.getByRole('cell', { name: say('content_visibility_private') })).toHaveCount(1);
  await page.setViewportSize(phone.viewport);
  await expect(main.getByRole('table')).toHaveCount(0);
  await expect(main.getByRole('listitem').first()).toContainText('Hai');
  await page.context().close();
});

test('an empty list has one sentence and one button that names the piece, an empty blog no filters', async ({
  page,
}) => {
  const { memberId } = await arrive(page.request);
  await page.goto('/edit/relics');
  const main = page.getByRole('main');
  await expect(main.getByText(say('relic_empty'), { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: say('relic_add'), exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: say('content_add'), exact: true })).toHaveCount(0);
  await expect(main.getByText(say('content_arrange_lead'))).toHaveCount(0);
  await page.goto(`/blog/${memberId}`);
  await expect(page.getByText(say('post_blog_empty'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: say('post_add') })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'RSS' })).toHaveCount(0);
});

test('on a phone a piece has one menu, whose buttons move it and keep the focus', async ({ browser }) => {
  const { page, ...owner } = await arriveTalking(browser, 'Nguyễn Văn An', phone);
  for (const title of ['Trống đồng', 'Bình gốm'])
    await callAs({ page, ...owner }, 'POST', '/relics/insert', { title, content: 'Của ông nội' });
  await page.goto('/edit/relics');
  const lines = page.getByRole('list', { name: say('relic_title') }).getByRole('listitem');
  const names = lines.getByRole('link').locator('.font-semibold');
  await expect(names).toHaveText(['Bình gốm', 'Trống đồng']);
  await page.getByTitle(say('ui_actions_of', { name: 'Bình gốm' })).click();
  const down = page.getByRole('button', { name: say('ui_move_down_short') });
  await down.click();
  await expect(names).toHaveText(['Trống đồng', 'Bình gốm']);
  await expect(down).toBeFocused();
  await expectAccessible(page);
});
