/** Conversations with the browsers of all members open. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { desktop, expect, expectAccessible, test } from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { arriveTalking, befriend, callAs, type Talker, write } from '../support/talk.ts';
import { say } from '../support/words.ts';

const composer = (page: Page): Locator => page.getByRole('textbox', { name: say('message_text') });
const log = (page: Page): Locator => page.getByRole('log', { name: say('message_title') });
const messageWith = (page: Page, text: string): Locator => log(page).getByText(text, { exact: true });
const tab = (page: Page): Locator =>
  page.getByRole('navigation', { name: say('nav_main') }).getByRole('link', { name: say('nav_messages') });

// Several people sign up first.
test.describe.configure({ timeout: 120_000 });

// Each journey opens further browsers.
test.afterEach(async ({ browser, context }) => {
  const others = browser.contexts().filter((each) => each !== context);
  await Promise.all(others.map((each) => each.close()));
});

/** Sends a message on the screen. */
const send = async (page: Page, text: string): Promise<void> => {
  await composer(page).fill(text);
  await page.getByRole('button', { name: say('message_send') }).click();
};

/** Makes two friends with their conversation open. */
const twoFriends = async (an: Talker, binh: Talker): Promise<void> => {
  await befriend(an, binh);
  for (const [one, other] of [
    [an, binh],
    [binh, an],
  ] as const) {
    await one.page.goto(`/messages/with/${other.memberId}`);
    await expect(composer(one.page)).toBeVisible();
    await scriptsRun(one.page);
  }
};

test('two friends talk live, see read marks, and withdraw a message', { tag: '@core' }, async ({ browser }) => {
  const an = await arriveTalking(browser, 'Nguyễn Hoài An');
  const binh = await arriveTalking(browser, 'Trần Bình', desktop);
  await twoFriends(an, binh);
  await send(an.page, 'Chào Bình, mai gặp nhé!');
  await expect(an.page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/);
  await expect(messageWith(an.page, 'Chào Bình, mai gặp nhé!')).toBeVisible();

  // The other one has the list open, which updates itself.
  await binh.page.goto('/messages');
  await binh.page.getByRole('link', { name: /Nguyễn Hoài An/ }).click();
  await expect(messageWith(binh.page, 'Chào Bình, mai gặp nhé!')).toBeVisible();
  await expect(an.page.getByText(say('message_seen'), { exact: true })).toBeVisible();

  // Enter sends with a keyboard.
  await composer(binh.page).fill('Ok, 8 giờ ở https://m4u.example/quan?a=1 nha');
  await composer(binh.page).press('Enter');
  const link = log(an.page).getByRole('link', { name: 'https://m4u.example/quan?a=1' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  for (const text of ['một', 'hai', 'ba']) await send(an.page, text);
  for (const text of ['một', 'hai', 'ba']) await expect(messageWith(binh.page, text)).toHaveCount(1);

  // New messages fade in.
  for (const { page } of [an, binh]) await expectAccessible(page);

  await an.page
    .getByRole('listitem')
    .filter({ hasText: /^.*hai/ })
    .getByRole('button', { name: say('message_actions') })
    .last()
    .click();
  await an.page.getByRole('button', { name: say('message_withdraw') }).click();
  const question = an.page.getByRole('dialog').filter({ hasText: say('message_withdraw_question') });
  await question.getByRole('button', { name: say('message_withdraw') }).click();
  await expect(messageWith(binh.page, 'hai')).toHaveCount(0);
  await expect(messageWith(binh.page, say('message_withdrawn'))).toBeVisible();
});

test('the bar shows unread messages live until they are read', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Lê Thu An');
  const binh = await arriveTalking(browser, 'Phạm Bình');
  await befriend(an, binh);
  await binh.page.goto('/action/setting');
  await expect(tab(binh.page)).toBeVisible();
  const { groupMessageId } = await write(an, binh, 'Bạn xem tin này nhé');
  await expect(tab(binh.page)).toContainText(say('ui_unread', { count: 1 }));
  // Another tab of the browser updates too.
  const second = await binh.page.context().newPage();
  await second.goto('/more');
  await expect(tab(second)).toContainText(say('ui_unread', { count: 1 }));
  await tab(binh.page).click();
  const row = binh.page.getByRole('link', { name: /Lê Thu An/ });
  await expect(row).toContainText('Bạn xem tin này nhé');
  await expect(row).toContainText(say('ui_unread', { count: 1 }));
  await row.click();
  await expect(binh.page).toHaveURL(`/messages/${groupMessageId}`);
  await expect(tab(second)).not.toContainText(say('ui_unread', { count: 1 }));
});

test('a stranger’s message waits for acceptance, and a blocked member cannot write', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Vũ An');
  const binh = await arriveTalking(browser, 'Đỗ Bình');
  await an.page.goto(`/messages/with/${binh.memberId}`);
  await send(an.page, 'Chào bạn, mình gặp nhau ở hội chợ');
  await expect(an.page.getByText(say('message_why_pending', { name: 'Đỗ Bình' }))).toBeVisible();

  await binh.page.goto('/messages');
  await expect(binh.page.getByText(say('message_empty'))).toBeVisible();
  await binh.page.getByRole('link', { name: say('message_box_requests') }).click();
  await binh.page.getByRole('link', { name: /Vũ An/ }).click();
  await expect(binh.page.getByText(say('message_request_question', { name: 'Vũ An' }))).toBeVisible();
  await expect(an.page.getByText(say('message_seen'), { exact: true })).toHaveCount(0);
  await binh.page.getByRole('button', { name: say('message_accept') }).click();
  await expect(binh.page.getByText(say('message_request_question', { name: 'Vũ An' }))).toHaveCount(0);

  await expect(composer(an.page)).toBeVisible();
  await send(an.page, 'Cảm ơn bạn');
  await expect(messageWith(binh.page, 'Cảm ơn bạn')).toBeVisible();

  await callAs(binh, 'PUT', `/friend/block/${an.memberId}`, { blocked: true });
  await send(an.page, 'Alo?');
  await expect(an.page.getByRole('alert').filter({ hasText: say('message_not_sent') })).toBeVisible();
  // The text is kept.
  await expect(messageWith(an.page, 'Alo?')).toBeVisible();
  await expect(messageWith(binh.page, 'Alo?')).toHaveCount(0);
  await an.page.getByRole('button', { name: say('message_discard') }).click();
  await expect(messageWith(an.page, 'Alo?')).toHaveCount(0);
});

test('a picture is sent and viewed', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Mai An');
  const binh = await arriveTalking(browser, 'Hồ Bình', desktop);
  await twoFriends(an, binh);
  await an.page.getByLabel(say('message_add_picture')).setInputFiles({
    name: 'anh.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a9e3c' } })
      .png()
      .toBuffer(),
  });
  await expect(an.page.getByRole('button', { name: say('message_send') })).not.toHaveAttribute('aria-disabled', 'true');
  await an.page.getByRole('button', { name: say('message_send') }).click();
  const arrived = () => callAs<{ _id: string }[]>(binh, 'GET', '/messages');
  await expect.poll(arrived).toHaveLength(1);
  await binh.page.goto(`/messages/${(await arrived())[0]?._id}`);
  const picture = log(binh.page).getByRole('img', {
    name: say('message_picture_of', { number: 1, name: 'Mai An' }),
  });
  await expect(picture).toBeVisible();
  await picture.click();
  await expect(binh.page.getByRole('dialog')).toBeVisible();
});

test('three friends talk in a named group, and one leaves', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Bùi An');
  const binh = await arriveTalking(browser, 'Ngô Bình');
  const chi = await arriveTalking(browser, 'Dương Chi', desktop);
  await befriend(an, binh);
  await befriend(an, chi);
  await an.page.goto('/messages/new');
  await an.page.getByRole('checkbox', { name: /Ngô Bình/ }).check();
  await an.page.getByRole('checkbox', { name: /Dương Chi/ }).check();
  await an.page.getByLabel(say('message_group_name')).fill('Hội cà phê');
  await an.page.getByRole('button', { name: say('message_begin_group', { count: 3 }) }).click();
  await expect(an.page.getByRole('heading', { name: 'Hội cà phê' })).toBeVisible();
  await send(an.page, 'Chiều nay nhé?');
  for (const { page } of [binh, chi]) {
    await page.goto('/messages');
    await page.getByRole('link', { name: /Hội cà phê/ }).click();
    await expect(messageWith(page, 'Chiều nay nhé?')).toBeVisible();
  }
  await send(chi.page, 'Mình đi được');
  await expect(messageWith(an.page, 'Mình đi được')).toBeVisible();
  await expect(messageWith(binh.page, 'Mình đi được')).toBeVisible();

  await binh.page.getByTitle(say('message_conversation_actions')).click();
  await binh.page.getByRole('button', { name: say('message_leave') }).click();
  await binh.page
    .getByRole('dialog')
    .filter({ hasText: say('message_leave_question', { title: 'Hội cà phê' }) })
    .getByRole('button', { name: say('message_leave') })
    .click();
  await expect(binh.page).toHaveURL('/messages');
  await expect(messageWith(an.page, say('message_left', { name: 'Ngô Bình' }))).toBeVisible();
});

test('one message goes to several friends separately', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Cao An');
  const binh = await arriveTalking(browser, 'Tạ Bình');
  const chi = await arriveTalking(browser, 'Lương Chi');
  await befriend(an, binh);
  await befriend(an, chi);
  await an.page.goto('/messages/new');
  await an.page.getByRole('checkbox', { name: /Tạ Bình/ }).check();
  await an.page.getByRole('checkbox', { name: /Lương Chi/ }).check();
  await an.page.getByRole('radio', { name: say('message_way_each') }).check();
  await an.page.getByLabel(say('message_text')).fill('Mời bạn đến khai trương');
  await callAs(chi, 'PUT', `/friend/block/${an.memberId}`, { blocked: true });
  await an.page.getByRole('button', { name: say('message_send_each', { count: 2 }) }).click();
  await expect(an.page.getByText(say('message_each_done', { count: 1 }))).toBeVisible();
  await expect(an.page.getByText(`Lương Chi: ${say('message_refused_closed')}`)).toBeVisible();
  await binh.page.goto('/messages');
  await expect(binh.page.getByRole('link', { name: /Cao An/ })).toContainText('Mời bạn đến khai trương');
});

test('a long conversation scrolls to its start and keeps the position', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Đinh An');
  const binh = await arriveTalking(browser, 'Lý Bình');
  await befriend(an, binh);
  const total = 110;
  const { groupMessageId } = await write(an, binh, 'tin 1');
  for (let number = 2; number <= total; number += 1)
    await write(number % 2 ? an : binh, number % 2 ? binh : an, `tin ${number}`);
  await binh.page.goto(`/messages/${groupMessageId}`);
  await expect(messageWith(binh.page, `tin ${total}`)).toBeInViewport();
  await expect(messageWith(binh.page, 'tin 1')).toHaveCount(0);
  const box = binh.page.locator('[data-scrolls]');
  for (let step = 0; step < 60 && (await messageWith(binh.page, 'tin 1').count()) === 0; step += 1) {
    await box.evaluate((element) => element.scrollBy({ top: -1_500, behavior: 'instant' }));
    await binh.page.waitForTimeout(100);
  }
  await expect(messageWith(binh.page, 'tin 1')).toHaveCount(1);
  const seqs = await binh.page
    .locator('[data-seq]')
    .evaluateAll((rows) => rows.map(({ dataset }) => Number(dataset['seq'])));
  expect(seqs).toEqual(Array.from({ length: total }, (_, index) => index + 1));

  // A new message does not move the reader.
  await box.evaluate((element) => element.scrollTo({ top: -element.scrollHeight, behavior: 'instant' }));
  await expect(messageWith(binh.page, 'tin 1')).toBeInViewport();
  await write(an, binh, 'tin mới');
  await expect(messageWith(binh.page, 'tin mới')).toHaveCount(1);
  await expect(messageWith(binh.page, 'tin 1')).toBeInViewport();
  await binh.page.getByRole('button', { name: say('message_new_below', { count: 1 }) }).click();
  await expect(messageWith(binh.page, 'tin mới')).toBeInViewport();
});

test('messages written offline arrive once, even after a reload', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Trịnh An');
  const binh = await arriveTalking(browser, 'Mạc Bình', desktop);
  await befriend(an, binh);
  const { groupMessageId } = await write(an, binh, 'Bắt đầu');
  for (const { page } of [an, binh]) {
    await page.goto(`/messages/${groupMessageId}`);
    await scriptsRun(page);
  }
  await expect(messageWith(an.page, 'Bắt đầu')).toBeVisible();
  const context = an.page.context();
  await context.setOffline(true);
  for (const text of ['khi mất mạng 1', 'khi mất mạng 2', 'khi mất mạng 3']) await send(an.page, text);
  await expect(an.page.getByText(say('message_waits_for_line'))).toHaveCount(3);
  await context.setOffline(false);
  await an.page.reload();
  for (const text of ['khi mất mạng 1', 'khi mất mạng 2', 'khi mất mạng 3']) {
    await expect(messageWith(binh.page, text)).toHaveCount(1);
    await expect(messageWith(an.page, text)).toHaveCount(1);
  }
  await expect(an.page.getByText(say('message_waits_for_line'))).toHaveCount(0);
  const all = await callAs<{ detail: string }[]>(
    binh,
    'GET',
    `/messages/findByGroupMessegerId?groupMessageId=${groupMessageId}`,
  );
  expect(all.map(({ detail }) => detail)).toEqual(['khi mất mạng 3', 'khi mất mạng 2', 'khi mất mạng 1', 'Bắt đầu']);
});

test('a draft survives a reload and is deleted on signing out', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Kiều An');
  const binh = await arriveTalking(browser, 'Thái Bình');
  await befriend(an, binh);
  const { groupMessageId } = await write(an, binh, 'Bắt đầu');
  await an.page.goto(`/messages/${groupMessageId}`);
  await scriptsRun(an.page);
  await composer(an.page).fill('Chưa viết xong');
  await an.page.reload();
  await expect(composer(an.page)).toHaveValue('Chưa viết xong');
  await an.page.goto('/logout');
  await an.page.getByRole('button', { name: say('auth_logout') }).click();
  await expect(an.page).toHaveURL('/login');
  expect(await an.page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))).toEqual([]);
});

test('a visitor sees the purpose of the screen and returns after signing in', async ({ page }) => {
  const [address, title] = ['/messages/with/my-duyen', say('app_sign_in_title')];
  await page.goto(address);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goto('/');
  await page.waitForFunction(() => Reflect.has(window, '__reactRouterDataRouter'));
  await page.evaluate((to) => {
    const router = Reflect.get(window, '__reactRouterDataRouter') as { navigate(address: string): Promise<void> };
    return router.navigate(to);
  }, address);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(say('message_purpose'))).toBeVisible();
  await page.getByRole('link', { name: say('app_sign_in') }).click();
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(address)}`);
});
