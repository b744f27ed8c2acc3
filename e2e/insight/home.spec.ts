import {
  arrive,
  asVisitor,
  desktop,
  expect,
  expectAccessible,
  expectMessage,
  signIn,
  pressScripted,
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
  await pressScripted(page.getByRole('link', { name: say('home_qr_enlarge') }));
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
    await pressScripted(page.getByRole('link', { name: say('space_switch') }).filter({ visible: true }));
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Tiệm Bánh Sông Thu/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tiệm Bánh Sông Thu' })).toBeVisible();
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

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('the rail has the sections of the shop, and the key T goes to the counter', async ({ page }) => {
    await signIn(page.request, demoOwner);
    await page.goto('/');
    await pressScripted(page.getByRole('link', { name: say('space_switch') }).filter({ visible: true }));
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Gốm Mộc Nhiên/ })
      .click();
    const rail = page.getByRole('navigation', { name: say('nav_main') });
    await expect(rail.getByRole('link', { name: say('space_overview') })).toHaveAttribute('aria-current', 'page');
    for (const section of ['point_counter', 'customer_title', 'discount_title', 'statistics_title', 'company_people'])
      await expect(rail.getByRole('link', { name: say(section) })).toBeVisible();
    await expect(page.getByRole('table', { name: say('home_recent_orders') })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('t');
    await expect(page.getByLabel(say('point_amount'))).toBeFocused();
    await rail.getByRole('link', { name: say('customer_title') }).click();
    await expect(rail.getByRole('link', { name: say('customer_title') })).toHaveAttribute('aria-current', 'page');
    await expect(rail.getByRole('link', { name: say('company_people') })).not.toHaveAttribute('aria-current', 'page');
  });
});
