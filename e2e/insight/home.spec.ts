import {
  arrive,
  asVisitor,
  desktop,
  expect,
  expectAccessible,
  expectMessage,
  signIn,
  openDialog,
  somebody,
  test,
  verify,
} from '../support/people.ts';
import { makeWedding } from '../event/invitations.ts';
import { demoOwner } from '../support/demo.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { hello, say } from '../support/words.ts';

const makeGroup = (admin: Talker, name: string) =>
  callAs<{ _id: string }>(admin, 'POST', '/groupAndBrand/createGroup', { kind: 'brand', name });

test('a new member sees their card, one next step and no empty blocks', { tag: '@core' }, async ({ page }) => {
  const person = await arrive(page.request, somebody('Đỗ Khánh Ngọc'));
  await verify(page.request, person);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: hello(person.name) })).toBeVisible();
  await expect(page.getByRole('region', { name: say('home_next_step') })).toContainText(say('home_step_portrait'));
  await expect(page.getByRole('heading', { name: say('home_since_yesterday') })).toHaveCount(0);
  // With one space there is nothing to switch to.
  await expect(page.getByRole('link', { name: say('space_switch') })).toHaveCount(0);
  await openDialog(page.getByRole('link', { name: say('home_qr_enlarge') }));
  await expect(page.getByRole('dialog').getByAltText(say('home_qr_alt'))).toBeVisible();
  await expectAccessible(page);
});

test(
  'an admin accepts somebody from the home of the shop and takes an amount to the counter',
  { tag: '@core' },
  async ({ browser }) => {
    test.slow();
    const admin = await arriveTalking(browser, 'Trần Thu Hà');
    const asking = await arriveTalking(browser, 'Vũ Minh Khôi');
    const { _id: groupId } = await makeGroup(admin, 'Tiệm Bánh Sông Thu');
    await callAs(asking, 'POST', '/members/createGroupMmeber', { groupId });
    const { page } = admin;

    await page.goto('/');
    await openDialog(page.getByRole('link', { name: say('space_switch') }).filter({ visible: true }));
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Tiệm Bánh Sông Thu/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tiệm Bánh Sông Thu' })).toBeVisible();
    // A shop without anything is told where to begin.
    const steps = page.getByRole('region', { name: say('home_start_title') });
    await expect(steps.getByRole('listitem')).toHaveCount(6);
    await expect(steps.getByRole('link', { name: new RegExp(say('home_shop_product')) })).toHaveAttribute(
      'href',
      `/edit/products/new?owner=${groupId}`,
    );
    await steps.getByRole('button', { name: new RegExp(say('home_start_qr')) }).click();
    await expect(page).toHaveURL(`/action/qrcode?of=${groupId}`);
    await page.goto(`/?space=${groupId}`);
    await expect(steps).toContainText(say('home_start_lead', { done: '1', count: '6' }));
    await steps.getByRole('button', { name: new RegExp(say('home_start_hide')) }).click();
    await expect(steps).toHaveCount(0);
    const waiting = page.getByRole('region', { name: say('home_waiting') });
    await expect(waiting).toContainText(asking.name);
    await expectAccessible(page);
    await expectMessage(page, say('people_done_accept', { name: asking.name }), () =>
      waiting.getByRole('button', { name: new RegExp(say('home_join_accept')) }).click(),
    );
    await expect(waiting).toHaveCount(0);

    // The space stays the shop's on screens of nobody's, and at the start page.
    await page.goto('/messages');
    await page.getByRole('link', { name: say('nav_home') }).click();
    await page.getByLabel(say('point_amount')).fill('560000');
    await page.getByRole('button', { name: say('home_counter_go') }).click();
    await expect(page).toHaveURL(/amount=560000/);
    await page.getByRole('button', { name: say('point_find_open') }).click();
    await page.getByLabel(say('point_find')).fill('Khôi');
    await page.getByRole('button', { name: say('point_find_do') }).click();
    await expect(page).toHaveURL(/amount=560000/);
  },
);

test('a group begins with its people, and its tools stay below what waits', async ({ browser }) => {
  const { page, ...admin } = await arriveTalking(browser, 'Vũ Ngọc Lan');
  const asking = await arriveTalking(browser, 'Vũ Minh Khôi');
  const club = { kind: 'group', name: 'Câu lạc bộ Đạp xe' };
  const { _id: groupId } = await callAs<{ _id: string }>(
    { page, ...admin },
    'POST',
    '/groupAndBrand/createGroup',
    club,
  );
  await callAs(asking, 'POST', '/members/createGroupMmeber', { groupId });
  await page.goto(`/?space=${groupId}`);
  const main = page.getByRole('main');
  await expect(
    main
      .getByRole('region', { name: say('home_start_title') })
      .getByRole('listitem')
      .first(),
  ).toContainText(say('home_group_member'));
  await expect(main.getByRole('region', { name: say('home_waiting') })).toContainText(asking.name);
  const tools = main.getByRole('list').filter({ has: page.getByRole('link', { name: say('space_write') }) });
  await expect(tools.getByRole('link')).toHaveText([
    say('company_people'),
    say('space_invite'),
    say('space_write'),
    say('space_events'),
    say('space_page'),
    say('statistics_title'),
  ]);
  const sales = main.getByRole('group').filter({ has: page.getByText(say('space_sales'), { exact: true }) });
  await expect(sales.getByRole('link').first()).toBeHidden();
  await sales.getByText(say('space_sales'), { exact: true }).click();
  await expect(sales.getByRole('link')).toHaveText([
    say('point_counter'),
    say('space_requests'),
    say('company_products'),
    say('customer_title'),
    say('discount_title'),
    say('affiliate_title'),
  ]);
  await expectAccessible(page);
  await tools.getByRole('link', { name: say('space_write') }).click();
  await expect(page).toHaveURL(`/edit/posts/new?owner=${groupId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('post_add'));

  // Statistics of a group begin with its people and events, and its words lead to screens of the same name.
  await page.goto(`/action/statistical?groupId=${groupId}`);
  const figures = main.getByRole('region', { name: say('statistics_club') });
  await expect(figures.getByRole('link')).toHaveText([
    new RegExp(`^${say('company_people')}`),
    new RegExp(`^${say('dashboard_views')}`),
    new RegExp(`^${say('space_events')}`),
  ]);
  await expect(main.getByText(say('statistics_empty'))).toHaveCount(0);
  await expectAccessible(page);
  await figures.getByRole('link', { name: new RegExp(say('space_events')) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('space_events'));
  await main.getByRole('link', { name: say('checkin_new') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('checkin_new'));
  await expect(main.getByRole('button', { name: say('checkin_new'), exact: true })).toBeVisible();
});

test('the rail of a group folds what few groups use, and opens it where the reader is there', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Vũ Ngọc Lan', desktop);
  const { page } = admin;
  const club = { kind: 'group', name: 'Câu lạc bộ Đạp xe' };
  const { _id: groupId } = await callAs<{ _id: string }>(admin, 'POST', '/groupAndBrand/createGroup', club);
  await page.goto(`/?space=${groupId}`);
  const rail = page.getByRole('navigation', { name: say('nav_main') }).filter({ visible: true });
  const discounts = rail.getByRole('link', { name: say('discount_title') });
  await expect(discounts).toBeHidden();
  await rail.getByText(say('space_sales'), { exact: true }).click();
  await discounts.click();
  await expect(page).toHaveURL(/\/action\/discount\/manage/);
  await expect(discounts).toBeVisible();
  await expect(discounts).toHaveAttribute('aria-current', 'page');
  await page.context().close();
});

test('a couple sees who comes, and writes again to guests without an answer', async ({ page }) => {
  const couple = await arrive(page.request);
  const { id } = await makeWedding(page, couple.accessToken, {}, ['Lê Văn Tâm', 'Phạm Thị Yến']);
  await page.goto(`/?space=${id}`);
  await expect(page.getByRole('main').getByRole('definition').first()).toHaveText('2');
  await expectAccessible(page);
  const waiting = page.getByRole('region', { name: say('home_waiting') });
  await waiting.getByRole('link', { name: new RegExp(say('home_wedding_unanswered', { count: '2' })) }).click();
  await expect(page).toHaveURL(`/action/wedding/${id}/guests?answer=unanswered`);
  await expect(page.getByRole('main')).toContainText('Phạm Thị Yến');
});

test('spaces are changed without scripts', async ({ browser }) => {
  await asVisitor(
    browser,
    async (page) => {
      await signIn(page.request, demoOwner);
      await page.goto('/');
      await page
        .getByRole('link', { name: say('space_switch') })
        .first()
        .click();
      await expect(page).toHaveURL('/more');
      await page.getByRole('link', { name: /Gốm Mộc Nhiên/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Gốm Mộc Nhiên' })).toBeVisible();
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: 'Gốm Mộc Nhiên' })).toBeVisible();
    },
    false,
  );
});
