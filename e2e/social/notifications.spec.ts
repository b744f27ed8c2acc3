/** Notifications reach the reader on any page and lead to their subject. */
import type { Page } from '@playwright/test';
import {
  arrive,
  expect,
  expectAccessible,
  phone,
  signIn,
  somebody,
  test,
  type SignedIn,
  verify,
} from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

/** Leaves a message on a page. */
const leaveMessage = (from: Talker, to: SignedIn, message = 'Chào bạn!') =>
  callAs(from, 'POST', '/contactUs', { memberId: to.memberId, name: from.name, phone: '0912345678', message });

const rows = (page: Page) => page.getByRole('list', { name: say('notice_title') }).getByRole('listitem');
const more = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: new RegExp(`${say('nav_more')}$`) });

/**
 * Opens a page and gives it time for idle work: its stream keeps the network busy, and work that does not happen has no
 * event to wait for.
 */
const openLive = async (page: Page, path: string): Promise<void> => {
  const stream = page.waitForResponse(/\/api\/events/);
  await page.goto(path);
  await stream;
  await page.waitForTimeout(1_000);
};

test(
  'notifications appear in the open list and lead to their subject',
  { tag: '@core' },
  async ({ page, context, browser }) => {
    const owner = await arrive(context.request, somebody('Trần Thị Chủ'));
    const visitor = await arriveTalking(browser, 'Lê Văn Khách');
    await openLive(page, '/notifications');
    await expect(page.getByText(say('notice_empty'))).toBeVisible();

    await leaveMessage(visitor, owner);
    const row = rows(page).first();
    await expect(row).toContainText('Lê Văn Khách đã để lại lời nhắn trên trang của bạn');
    await expect(row).toContainText(say('notice_unopened_mark'));
    await expect(more(page)).toContainText('1');
    await expectAccessible(page);

    // Related notifications share a row; others have their own.
    await leaveMessage(visitor, owner, 'Chào lần nữa!');
    await expect(row).toContainText('Có 2 lời nhắn mới');
    await expect(rows(page)).toHaveCount(1);
    const pair = { from: visitor.memberId, to: owner.memberId };
    await callAs(visitor, 'PUT', `/friend/addFriendsById/${visitor.memberId}`, pair);
    await expect(rows(page)).toHaveCount(2);
    await expect(row).toContainText('Lê Văn Khách đã gửi lời mời kết bạn');
    await expect(more(page)).toContainText('2');

    await rows(page).last().getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`/contacts/${owner.memberId}$`));
    await expect(more(page)).toContainText('1');
    await page.goBack();
    await expect(rows(page).last()).not.toContainText(say('notice_unopened_mark'));
    await row.getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`/friends/${owner.memberId}\\?status=received$`));
    await visitor.page.context().close();
  },
);

test('all are marked read at once, also without scripts', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, locale: 'vi-VN', javaScriptEnabled: false });
  const page = await context.newPage();
  const owner = await arrive(context.request);
  await verify(context.request, owner);
  const visitor = await arriveTalking(browser, 'Lê Văn Khách');
  await leaveMessage(visitor, owner);
  await page.goto('/notifications');
  await expect(rows(page).first()).toContainText(say('notice_unopened_mark'));
  // The button stands in the row of the title.
  const heads = [page.getByRole('heading', { level: 1 }), page.getByRole('button', { name: say('notice_open_all') })];
  const [title, button] = await Promise.all(heads.map((each) => each.boundingBox()));
  expect(Math.abs((title?.y ?? 0) - (button?.y ?? 0))).toBeLessThan(30);
  await page.getByRole('button', { name: say('notice_open_all') }).click();
  await expect(rows(page).first()).not.toContainText(say('notice_unopened_mark'));
  await expect(page.getByRole('button', { name: say('notice_open_all') })).toHaveCount(0);
  await rows(page).first().getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`/contacts/${owner.memberId}/`));

  await page.goto('/action/setting/notifications');
  await expect(page.getByText(say('notice_push_no_script'))).toBeVisible();
  const letters = page
    .getByRole('group', { name: say('notice_kind_contact') })
    .getByRole('checkbox', { name: say('notice_channel_mail') });
  await expect(letters).toBeChecked();
  await letters.uncheck();
  await page.getByRole('button', { name: say('notice_settings_save') }).click();
  await expect(letters).not.toBeChecked();
  await Promise.all([context.close(), visitor.page.context().close()]);
});

test('settings are stored and applied', async ({ page, context, browser }) => {
  const owner = await arrive(context.request);
  await page.goto('/action/setting');
  await page.getByRole('link', { name: say('notice_settings') }).click();
  const contact = page.getByRole('group', { name: say('notice_kind_contact') });
  await contact.getByRole('checkbox', { name: say('notice_channel_app') }).uncheck();
  await page.getByRole('button', { name: say('notice_settings_save') }).click();
  await expect(page.getByText(say('notice_settings_saved'))).toBeVisible();
  await page.reload();
  await expect(contact.getByRole('checkbox', { name: say('notice_channel_app') })).not.toBeChecked();
  await expect(contact.getByRole('checkbox', { name: say('notice_channel_push') })).toBeChecked();
  await expectAccessible(page);
  const visitor = await arriveTalking(browser, 'Lê Văn Khách');
  await leaveMessage(visitor, owner);
  await page.goto('/notifications');
  await expect(page.getByText(say('notice_empty'))).toBeVisible();
  await visitor.page.context().close();
});

test.describe('inside Zalo', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36 Zalo android/24110651 ZaloTheme/light ZaloLanguage/vi',
  });

  test('push is not offered, but a way to a browser', async ({ page, context }) => {
    await arrive(context.request);
    await page.goto('/action/setting/notifications');
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(say('notice_push_in_app', { app: 'Zalo' }))).toBeVisible();
    await expect(page.getByRole('button', { name: say('profile_copy_page_link') })).toBeVisible();
    await expect(page.getByRole('button', { name: say('notice_push_turn_on') })).toHaveCount(0);
  });
});

/** Replaces the push service, which tests cannot reach; records requests and answers like one. */
const pretendPush = (page: Page, permission: NotificationPermission) =>
  page.addInitScript((answer) => {
    // A valid point of the curve.
    const point = 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';
    const keys = { p256dh: point, auth: 'A'.repeat(22) };
    const made = () => sessionStorage.getItem('made');
    const subscription = () => ({
      options: { applicationServerKey: null },
      unsubscribe: async () => {
        sessionStorage.removeItem('made');
        return true;
      },
      toJSON: () => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${made()}`, keys }),
    });
    let granted: NotificationPermission = (localStorage.getItem('granted') ?? 'default') as NotificationPermission;
    Object.defineProperty(Notification, 'permission', { get: () => granted });
    Notification.requestPermission = async () => {
      granted = answer;
      localStorage.setItem('granted', answer);
      return answer;
    };
    PushManager.prototype.getSubscription = async () =>
      (made() === null ? null : subscription()) as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('made', crypto.randomUUID());
      return subscription() as unknown as PushSubscription;
    };
  }, permission);

/** Records calls that register or remove a device. */
const tokensOf = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/fcmToken')) calls.push(`${request.method()} ${request.postData() ?? ''}`);
  });
  return calls;
};

test.describe('push', () => {
  test.use({ serviceWorkers: 'allow' });

  test('push is enabled by a click, removed on signing out, and restored on signing in', async ({ page, context }) => {
    await pretendPush(page, 'granted');
    const calls = tokensOf(page);
    const person = somebody();
    const { memberId } = await arrive(context.request, person);
    await page.goto('/action/setting/notifications');
    const on = page.getByRole('button', { name: say('notice_push_turn_on') });
    await expect(on).toBeVisible();
    expect(calls).toEqual([]);
    await on.click();
    await expect(page.getByText(say('notice_push_on_text'))).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toContain(memberId);

    const made = () => page.evaluate(() => sessionStorage.getItem('made'));
    const first = await made();
    await page.goto('/logout');
    await page.getByRole('button', { name: say('auth_logout') }).click();
    await expect.poll(made).toBeNull();

    // Another member on this device is neither notified nor registered.
    await arrive(context.request);
    await openLive(page, '/more');
    expect(await made()).toBeNull();
    expect(calls).toHaveLength(1);

    await context.clearCookies();
    await signIn(context.request, person);
    await page.goto('/more');
    await expect.poll(made).not.toBeNull();
    expect(await made()).not.toBe(first);
    await expect.poll(() => calls.length).toBe(2);
    // The browser remembers the registration only once it is answered.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('m4u-push-told'))).toBe(memberId);
    await openLive(page, '/notifications');
    expect(calls).toHaveLength(2);

    await page.goto('/action/setting/notifications');
    await page.getByRole('button', { name: say('notice_push_turn_off') }).click();
    await expect(on).toBeVisible();
    expect(calls.at(-1)).toMatch(/^POST /);
    expect(await made()).toBeNull();
  });

  test('a browser that denied push explains how to change that', async ({ page, context }) => {
    await pretendPush(page, 'denied');
    await arrive(context.request);
    await page.goto('/action/setting/notifications');
    await page.getByRole('button', { name: say('notice_push_turn_on') }).click();
    await expect(page.getByText(say('notice_push_denied'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('notice_push_turn_on') })).toHaveCount(0);
  });

  test('the service worker shows a pushed message, and a repeated one silently', async ({ page, context, baseURL }) => {
    await arrive(context.request);
    const browser = await context.newCDPSession(page);
    let registrationId = '';
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId;
    });
    await browser.send('ServiceWorker.enable');
    await page.goto('/more');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('There is no service worker.');
    // A headless browser shows no notifications; the call to show them is enough.
    await worker.evaluate(() => {
      const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; shown: unknown[] };
      const existing: Notification[] = [];
      scope.shown = [];
      scope.registration.showNotification = async (title, options) => {
        existing.splice(0, 1, { data: options?.data } as Notification);
        scope.shown.push([title, options?.body, options?.silent]);
      };
      scope.registration.getNotifications = async () => existing;
    });
    const push = (version: string, body: string) => {
      const message = { title: 'Lời nhắn mới', body, path: '/notifications', tag: 'a', version, lang: 'vi' };
      const data = JSON.stringify(message);
      return browser.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId, data });
    };
    const shownNotifications = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
    await push('a 1', 'Một');
    await expect.poll(shownNotifications).toEqual([['Lời nhắn mới', 'Một', null]]);
    await push('a 1', 'Một');
    await expect.poll(shownNotifications).toHaveLength(2);
    await push('a 2', 'Hai');
    await expect.poll(shownNotifications).toHaveLength(3);
    expect((await shownNotifications()).slice(1)).toEqual([
      ['Lời nhắn mới', 'Một', true],
      ['Lời nhắn mới', 'Hai', null],
    ]);
  });
});
