import type { Browser, Page } from '@playwright/test';
import { becomeAgency } from '../support/agencies.ts';
import { desktop, expect, expectAccessible, phone, asVisitor, test } from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Makes an agency with a group and a product. */
const makeAgency = async (browser: Browser, chief: Talker): Promise<string> => {
  const agencyId = await becomeAgency(browser, chief, 'Hội Mây Tre Sông Thu');
  const group = await callAs<{ _id: string }>(chief, 'POST', '/groupAndBrand/createGroup', {
    kind: 'brand',
    name: 'Xưởng Mây Đông Yên',
    agencyId,
  });
  await callAs(chief, 'POST', '/productMember/insert', {
    title: 'Ghế mây ba nan',
    content: 'Đan tay, đặt trước mười ngày.',
    type: 'sell',
    groupId: group._id,
  });
  return agencyId;
};

const editor = (agencyId: string): string => `/action/editAgencyExplore?agencyId=${agencyId}`;
const publicPage = (agencyId: string): string => `/action/discover?agencyId=${agencyId}`;

const headings = (page: Page): Promise<string[]> => page.getByRole('main').locator('h2').allInnerTexts();

test('an agency’s admin arranges its page with a preview, and a visitor sees it without scripts', async ({
  browser,
}) => {
  test.slow();
  const chief = await arriveTalking(browser, 'Đỗ Thị Mây');
  const agencyId = await makeAgency(browser, chief);
  const { page } = chief;
  await asVisitor(
    browser,
    async (visitor) => {
      await visitor.goto(publicPage(agencyId));
      await expect(visitor.getByRole('heading', { level: 1, name: 'Hội Mây Tre Sông Thu' })).toBeVisible();
      await expect(visitor.getByRole('link', { name: /Xưởng Mây Đông Yên/ })).toBeVisible();
    },
    false,
  );

  await page.goto(publicPage(agencyId));
  await page.getByRole('link', { name: say('explore_edit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('explore_edit_title') })).toBeVisible();
  await scriptsRun(page);
  await expectAccessible(page);
  const sections = page.getByRole('list', { name: say('explore_edit_sections') });
  const preview = page.locator('#preview');
  for (const kind of ['members', 'posts'])
    await press(page, say('explore_edit_remove', { name: say(`explore_kind_${kind}`) }));
  await expect(page.getByText(say('explore_edit_removed', { name: say('explore_kind_posts') }))).toBeVisible();

  await press(page, say('explore_kind_text'));
  const text = sections.locator('> li').last();
  await text.getByLabel(say('explore_field_title')).fill('Vì sao có hội');
  const editor = text.getByRole('textbox', { name: say('explore_field_content') });
  await expect(editor).toHaveAttribute('contenteditable', 'true'); // the editor comes later than its form
  await editor.click();
  await page.keyboard.type('Người đan mây đi chung một thuyền.');
  await expect(preview.getByText('Người đan mây đi chung một thuyền.')).toBeVisible();
  await expect(page.getByText(say('explore_edit_unsaved'))).toBeVisible();

  await press(page, say('explore_kind_groups'));
  const chosen = sections.locator('> li').last();
  await chosen.getByLabel(say('explore_find_groups')).fill('dong yen');
  await page.keyboard.press('Enter');
  await chosen.getByRole('button', { name: say('explore_find_add', { name: 'Xưởng Mây Đông Yên' }) }).click();
  await chosen.getByLabel(say('explore_field_title')).fill('Xưởng đầu tiên');
  await expect(preview.getByText('Xưởng đầu tiên')).toBeVisible();
  await page
    .getByRole('button', { name: say('ui_move_up', { name: say('explore_kind_groups') }) })
    .last()
    .press('Enter');

  await press(page, say('explore_edit_save'));
  await expect(page).toHaveURL(publicPage(agencyId));
  await expectAccessible(page);
  await asVisitor(
    browser,
    async (visitor) => {
      await visitor.goto(publicPage(agencyId));
      expect(await headings(visitor)).toEqual([
        say('explore_kind_groups'),
        say('explore_kind_products'),
        'Xưởng đầu tiên',
        'Vì sao có hội',
      ]);
      await expect(visitor.getByText('Người đan mây đi chung một thuyền.')).toBeVisible();
      await expect(visitor.getByRole('link', { name: 'Ghế mây ba nan' })).toBeVisible();
    },
    false,
  );
  await page.context().close();
});

test('an unsaved arrangement is offered again', async ({ browser }) => {
  const chief = await arriveTalking(browser, 'Hồ Thị Nứa');
  const agencyId = await makeAgency(browser, chief);
  const { page } = chief;
  await page.goto(editor(agencyId));
  await scriptsRun(page);
  await page.getByLabel(say('explore_field_title')).first().fill('Chưa lưu');
  await expect(page.getByText(say('explore_edit_unsaved'))).toBeVisible();
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join(' ').includes('Chưa lưu'))).toBe(true);
  await page.goto(editor(agencyId));
  await press(page, say('ui_draft_restore'));
  await expect(page.getByLabel(say('explore_field_title')).first()).toHaveValue('Chưa lưu');
  await page.context().close();
});

test('a page is arranged without scripts, and a conflicting change is reported', async ({ browser }) => {
  const chief = await arriveTalking(browser, 'Lý Thị Tre', { ...desktop, javaScriptEnabled: false });
  const agencyId = await makeAgency(browser, chief);
  const { page } = chief;
  const other = await page.context().newPage();
  for (const each of [page, other]) await each.goto(editor(agencyId));
  // A form that the browser has not read to its end is sent without the rest.
  const read = () => page.waitForLoadState('load');
  await press(page, say('explore_kind_groups'));
  await read();
  const chosen = page
    .getByRole('list', { name: say('explore_edit_sections') })
    .locator('> li')
    .last();
  await chosen.getByLabel(say('explore_field_title')).fill('Xưởng');
  await chosen.getByLabel(say('explore_find_groups')).fill('mây');
  await chosen.getByRole('button', { name: say('explore_do_search') }).click();
  await read();
  await chosen.getByRole('button', { name: say('explore_find_add', { name: 'Xưởng Mây Đông Yên' }) }).click();
  await read();
  await press(page, say('explore_edit_save'));
  await expect(page).toHaveURL(publicPage(agencyId));
  await read();
  expect(await headings(page)).toContain('Xưởng');

  await press(other, say('explore_edit_save'));
  await expect(other.getByRole('link', { name: say('explore_edit_reload') })).toBeVisible();
  await page.context().close();
});

test('organizations are found by letter and words, without scripts', async ({ browser }) => {
  await asVisitor(
    browser,
    async (page) => {
      await page.goto('/');
      await page.getByRole('link', { name: say('explore_home_lead') }).click();
      await expect(page.getByRole('heading', { level: 1, name: say('explore_title') })).toBeVisible();
      await page.getByRole('link', { name: say('explore_companies'), exact: true }).click();
      await page.getByRole('link', { name: say('explore_letter', { letter: 'G' }) }).click();
      await expect(page.getByRole('link', { name: /Gốm Mộc Nhiên/ })).toBeVisible();
      await expect(page.getByRole('link', { name: /Buồm Nâu Travel/ })).toHaveCount(0);
      await page.goto('/action/discover/detail');
      await page.getByRole('searchbox').fill('buom nau');
      await page.getByRole('button', { name: say('explore_do_search') }).click();
      await expect(page.getByRole('link', { name: /Buồm Nâu Travel/ })).toBeVisible();
      await page.goto('/action/discover/detail?name=khong-co-ai');
      await expect(page.getByText(say('explore_none_found'))).toBeVisible();
    },
    false,
  );
});

test('members of an agency are public by name, their roles visible to admins only', async ({ browser }) => {
  const chief = await arriveTalking(browser, 'Phan Thị Lụa', phone);
  const agencyId = await makeAgency(browser, chief);
  const path = `/action/memberAgency?agencyId=${agencyId}`;
  const role = say('explore_role_in', { role: say('explore_role_admin'), group: 'Xưởng Mây Đông Yên' });
  await chief.page.goto(path);
  await expect(chief.page.getByText(role)).toBeVisible();
  await expectAccessible(chief.page);
  await asVisitor(browser, async (page) => {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Phan Thị Lụa' })).toBeVisible();
    await expect(page.getByText(role)).toHaveCount(0);
    await page.goto(editor(agencyId));
    await expect(page.getByText(say('explore_edit_purpose'))).toBeVisible();
  });
  const stranger = await arriveTalking(browser, 'Người Lạ', phone);
  await stranger.page.goto(editor(agencyId));
  await expect(stranger.page.getByText(say('explore_edit_who'))).toBeVisible();
  for (const { page } of [chief, stranger]) await page.context().close();
});
