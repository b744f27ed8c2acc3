import type { Page, Route } from '@playwright/test';
import { demoBrand, demoOwner, demoPage } from '../support/demo.ts';
import { desktop, expect, expectMessage, phone, signIn, test } from '../support/people.ts';
import { arriveTalking, befriend, callAs, type Talker, write } from '../support/talk.ts';
import { say } from '../support/words.ts';

const pageOf = ({ memberId }: Talker): string => `/me/${memberId}`;
const friendsOf = ({ memberId }: Talker, list = ''): string => `/friends/${memberId}${list && `?status=${list}`}`;

/** The list of actions on a member's page. */
const actions = (page: Page) => page.getByRole('list', { name: say('profile_actions') });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const connect = (page: Page) =>
  actions(page)
    .getByRole('button', { name: say('friend_connect') })
    .click();

/** Chooses a line of the menu on a member's page. */
const choose = async (page: Page, person: string, line: string): Promise<void> => {
  await page.locator(`summary[title="${say('friend_menu', { name: person })}"]`).click();
  await page.getByRole('link', { name: line, exact: true }).click();
};

for (const [how, look] of [
  ['with scripts', phone],
  ['without scripts', { ...desktop, javaScriptEnabled: false }],
] as const)
  test(
    `two members become friends and end the friendship, ${how}`,
    { tag: how === 'with scripts' ? '@core' : [] },
    async ({ browser }) => {
      const an = await arriveTalking(browser, 'Nguyễn Văn An', look);
      const binh = await arriveTalking(browser, 'Trần Thị Bình', look);

      await an.page.goto(pageOf(binh));
      await expectMessage(an.page, say('friend_done_add', { name: binh.name }), () => connect(an.page));
      await expect(actions(an.page).getByRole('link', { name: say('friend_is_sent') })).toBeVisible();
      await expect(an.page).toHaveURL(pageOf(binh));

      await binh.page.goto(friendsOf(binh, 'received'));
      await expect(binh.page.getByRole('link', { name: an.name })).toBeVisible();
      await expectMessage(binh.page, say('friend_done_accept', { name: an.name }), () =>
        press(binh.page, say('friend_accept_of', { name: an.name })),
      );
      await expect(binh.page.getByText(say('friend_no_requests_left'))).toBeVisible();
      await binh.page
        .getByRole('main')
        .getByRole('link', { name: say('friend_see_friends') })
        .click();
      await expect(binh.page.getByRole('main').getByRole('link', { name: an.name })).toBeVisible();

      await an.page.goto(pageOf(binh));
      await expect(actions(an.page).getByRole('link', { name: say('friend_is_friend') })).toBeVisible();
      await choose(an.page, binh.name, say('friend_unfriend'));
      await expect(
        an.page.getByRole('heading', { name: say('friend_unfriend_question', { name: binh.name }) }),
      ).toBeVisible();
      await press(an.page, say('friend_unfriend'));
      await expect(an.page).toHaveURL(pageOf(binh));
      await expect(actions(an.page).getByRole('button', { name: say('friend_connect') })).toBeVisible();
      await binh.page.goto(friendsOf(binh));
      await expect(binh.page.getByText(say('friend_no_friends'))).toBeVisible();
      for (const { page } of [an, binh]) await page.context().close();
    },
  );

test('mutual requests make friends, and a new request appears without reloading', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Lê Minh An');
  const binh = await arriveTalking(browser, 'Phạm Thu Bình');
  await an.page.goto(pageOf(binh));
  await binh.page.goto(pageOf(an));
  await expectMessage(an.page, say('friend_done_add', { name: binh.name }), () => connect(an.page));
  // Binh's page is still in the state before the request.
  await expectMessage(binh.page, say('friend_done_accept', { name: an.name }), () => connect(binh.page));
  await expect(actions(binh.page).getByRole('link', { name: say('friend_is_friend') })).toBeVisible();

  const chi = await arriveTalking(browser, 'Đỗ Lan Chi');
  await binh.page.goto(friendsOf(binh, 'received'));
  await expect(binh.page.getByText(say('friend_no_requests_left'))).toBeVisible();
  await callAs(chi, 'PUT', `/friend/addFriendsById/${chi.memberId}`, { from: chi.memberId, to: binh.memberId });
  await expect(binh.page.getByRole('link', { name: chi.name })).toBeVisible({ timeout: 20_000 });
  for (const { page } of [an, binh, chi]) await page.context().close();
});

test('a request that arrives during an acceptance does not remove its notice', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Ngô Gia An');
  const binh = await arriveTalking(browser, 'Mai Thanh Bình');
  const chi = await arriveTalking(browser, 'Tạ Kim Chi');
  const askBinh = (from: Talker) =>
    callAs(from, 'PUT', `/friend/addFriendsById/${from.memberId}`, { from: from.memberId, to: binh.memberId });
  await askBinh(an);
  await binh.page.goto(friendsOf(binh, 'received'));
  const answerLate = async (route: Route): Promise<void> => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    // The page reloads for other reasons too; this journey needs the answer with the notice.
    const hasMessage = (await response.text()).includes(say('friend_done_accept', { name: an.name }));
    if (!hasMessage) return route.fulfill({ response });
    // The server sends the notice once; its answer is held until the page has learned of Chi's request.
    await askBinh(chi);
    await write(an, binh, 'Chào Bình!');
    const unread = say('ui_unread', { count: 1 });
    await expect(binh.page.getByRole('link', { name: `${unread} ${say('nav_messages')}` })).toBeVisible();
    return route.fulfill({ response });
  };
  await binh.page.route(/\.data\b/, answerLate);
  await expectMessage(binh.page, say('friend_done_accept', { name: an.name }), () =>
    press(binh.page, say('friend_accept_of', { name: an.name })),
  );
  await expect(binh.page.getByRole('link', { name: chi.name })).toBeVisible();
  await binh.page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const { page } of [an, binh, chi]) await page.context().close();
});

test('a blocked member sees the page but cannot connect, and unblocking is undone', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Vũ Hải An');
  const binh = await arriveTalking(browser, 'Hoàng Ngọc Bình');
  await befriend(an, binh);
  await an.page.goto(pageOf(binh));
  await choose(an.page, binh.name, say('friend_block'));
  await press(an.page, say('friend_block'));
  await expect(actions(an.page).getByRole('link', { name: say('friend_is_blocked') })).toBeVisible();

  await binh.page.goto(pageOf(an));
  await expect(binh.page.getByRole('heading', { level: 1, name: an.name })).toBeVisible();
  await actions(binh.page)
    .getByRole('button', { name: say('friend_connect') })
    .click();
  await expect(binh.page.getByText('Bạn không gửi được lời mời kết bạn tới người này.')).toBeVisible();
  await expect(actions(binh.page).getByRole('button', { name: say('friend_connect') })).toBeVisible();

  await an.page.goto(friendsOf(an, 'blocked'));
  await press(an.page, say('friend_unblock_of', { name: binh.name }));
  await expect(an.page.getByText(say('friend_no_blocked'))).toBeVisible();
  await press(an.page, say('friend_undo'));
  await expect(an.page.getByRole('button', { name: say('friend_unblock_of', { name: binh.name }) })).toBeVisible();
  for (const { page } of [an, binh]) await page.context().close();
});

test('own friends are searched by name, and friends of others shown as permitted', async ({ page, browser }) => {
  await signIn(page.request, demoOwner);
  await page.goto(demoPage);
  const { memberId } = (await (await page.request.get('/api/auth/profile')).json()).data as { memberId: string };
  await page.goto(`/friends/${memberId}`);
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list.filter({ hasText: 'Quốc Bảo' })).toBeVisible();
  await page.getByLabel(say('friend_search')).fill('quoc bao');
  await press(page, say('friend_search_go'));
  await expect(page).toHaveURL(/name=quoc\+bao/);
  await expect(list.filter({ has: page.getByRole('link') }).filter({ hasText: /Bảo/ })).toHaveCount(1);
  await page.getByRole('link', { name: new RegExp(`^${say('friend_tab_received')}`) }).click();
  await expect(page.getByRole('button', { name: /^Chấp nhận lời mời của/ })).toHaveCount(2);
  await page.getByRole('link', { name: say('friend_tab_suggestions') }).click();
  await expect(page.getByRole('button', { name: /^Kết bạn với/ }).first()).toBeVisible();

  const stranger = await arriveTalking(browser, 'Người Không Quen');
  await stranger.page.goto('/friends/my-duyen');
  await expect(stranger.page.getByText(/chưa có bạn chung/)).toBeVisible();
  await stranger.page.context().close();
  const visitor = await browser.newPage({ locale: 'vi-VN' });
  await visitor.goto('/friends/my-duyen');
  await expect(visitor.getByRole('main').getByRole('link', { name: say('app_sign_in') })).toBeVisible();
  await visitor.close();
});

test('a visitor connects by leaving a card, and contacts a group', { tag: '@core' }, async ({ page }) => {
  await page.goto(demoPage);
  await expect(actions(page).getByRole('link', { name: say('friend_connect') })).toHaveAttribute(
    'href',
    '/exchange/my-duyen',
  );
  await page.goto(demoBrand);
  await expect(actions(page).getByRole('link', { name: say('friend_connect') })).toHaveAttribute(
    'href',
    '/contact/gom-moc-nhien',
  );
});

test('a page is reported with a reason', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Bùi Thanh An', { ...phone, javaScriptEnabled: false });
  await an.page.goto(demoPage);
  await choose(an.page, 'Nguyễn Thị Mỹ Duyên', say('report_title'));
  await an.page.getByLabel(say('report_words')).fill('Trang này dùng ảnh của tôi.');
  await an.page.getByRole('radio', { name: say('report_reason_impersonation') }).check();
  await press(an.page, say('report_send'));
  await expect(an.page).toHaveURL(demoPage);
  await expect(an.page.getByText(say('report_sent'))).toBeVisible();
  await an.page.context().close();
});
