/** The home and the rail on a wide screen. */
import { desktop, expect, expectAccessible, openDialog, signIn, test } from '../support/people.ts';
import { demoOwner } from '../support/demo.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('the rail has the sections of the shop, and the key T goes to the counter', async ({ page }) => {
    await signIn(page.request, demoOwner);
    await page.goto('/');
    await openDialog(page.getByRole('link', { name: say('space_switch') }).filter({ visible: true }));
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Gốm Mộc Nhiên/ })
      .click();
    const rail = page.getByRole('navigation', { name: say('nav_main') });
    await expect(rail.getByRole('link', { name: say('space_overview') })).toHaveAttribute('aria-current', 'page');
    for (const section of [
      'point_counter',
      'company_products',
      'customer_title',
      'discount_title',
      'statistics_title',
      'company_people',
    ])
      await expect(rail.getByRole('link', { name: say(section) })).toBeVisible();
    await expect(page.getByRole('table', { name: say('home_recent_orders') })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('t');
    await expect(page.getByLabel(say('point_amount'))).toBeFocused();
    await rail.getByRole('link', { name: say('customer_title') }).click();
    await expect(rail.getByRole('link', { name: say('customer_title') })).toHaveAttribute('aria-current', 'page');
    await expect(rail.getByRole('link', { name: say('company_people') })).not.toHaveAttribute('aria-current', 'page');
  });

  test('all tools begin with a title, and leave those of the rail to it', async ({ page }) => {
    await signIn(page.request, demoOwner);
    const main = page.getByRole('main');
    await page.goto('/more?all=1');
    await expect(page.getByRole('heading', { level: 1, name: say('more_all') })).toBeInViewport();
    await expect(main.getByRole('heading', { level: 2, name: say('more_page') })).toBeInViewport();
    await expect(main.getByRole('link', { name: say('more_friends'), exact: true })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('card, news and the next step stand on one line', async ({ browser }) => {
    const an = await arriveTalking(browser, 'Nguyễn Văn An', desktop);
    const binh = await arriveTalking(browser, 'Trần Thị Bình', desktop);
    await callAs(binh, 'PUT', `/friend/addFriendsById/${binh.memberId}`, { from: binh.memberId, to: an.memberId });
    const { page } = an;
    await page.goto('/');
    const tops = [];
    for (const block of [
      page.getByRole('main').getByRole('link', { name: say('home_qr_enlarge') }),
      page.getByRole('region', { name: say('home_since_yesterday') }),
      page.getByRole('region', { name: say('home_next_step') }),
    ]) {
      await expect(block).toBeInViewport();
      tops.push((await block.boundingBox())?.y ?? 0);
    }
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(60);
    for (const { page: each } of [an, binh]) await each.context().close();
  });

  test('a member whose page misses nothing finds what to make next', async ({ page }) => {
    await signIn(page.request, demoOwner);
    await page.setViewportSize(desktop.viewport);
    await page.goto('/?space=personal');
    const make = page.getByRole('region', { name: say('home_make_new') });
    await expect(make.getByRole('link')).toHaveCount(8);
    await expect(make).toBeInViewport();
    await expectAccessible(page);
    await make.getByRole('link', { name: say('post_add') }).click();
    await expect(page).toHaveURL('/edit/posts/new');
  });

  test('screens below “Thêm” lead back to it', async ({ page }) => {
    await signIn(page.request, demoOwner);
    for (const path of ['/action/setting', '/friends/my-duyen', '/action/viewPoint']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('link', { name: say('more_title'), exact: true })).toBeVisible();
    }
  });

  test('the rail marks exactly one entry, and its foot stays in the window', async ({ page }) => {
    await signIn(page.request, demoOwner);
    const rail = page.getByRole('navigation', { name: say('nav_main') });
    const marked = rail.locator('[aria-current=page]');
    await page.goto('/');
    await page.goto('/friends/my-duyen');
    await expect(marked).toHaveText(new RegExp(`^${say('more_friends')}`));
    await page.goto('/contacts/my-duyen');
    await expect(marked).toHaveText(new RegExp(`^${say('space_inbox')}`));
    await page.goto('/dashboard/member/my-duyen');
    await expect(marked).toHaveText(say('dashboard_title'));
    await page.goto('/smc/my-duyen');
    await expect(marked).toHaveText(say('nav_my_page'));
    await page.goto('/action/setting/display');
    await expect(marked).toHaveText(say('theme_title'));
    await page.goto('/action/setting');
    const own = rail.getByRole('link', { name: demoOwner.name });
    await expect(own).toHaveAttribute('aria-current', 'page');
    const { y = 0, height = 0 } = (await own.boundingBox()) ?? {};
    expect(height).toBe(44);
    expect(y + height).toBeLessThanOrEqual(desktop.viewport.height);
  });
});
