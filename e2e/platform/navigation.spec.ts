import type { BrowserContext, Page } from '@playwright/test';
import { arrive, desktop, expect, signInByHand, test } from '../support/people.ts';
import { messages, say } from '../support/words.ts';

const day = 24 * 60 * 60;

const routerName = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'routerName');

/** The router that the page itself uses: navigates as a tap on a link does, without needing one. */
const navigate = (page: Page, to: string): Promise<unknown> =>
  page.evaluate((address) => {
    const router = (window as unknown as Record<string, { navigate(to: string): Promise<void> }>)[
      '__reactRouterDataRouter'
    ];
    return router?.navigate(address);
  }, to);

test('the route is remembered for thirty days', async ({ page, context }) => {
  await page.goto('/');
  await expect.poll(async () => (await routerName(context))?.value).toBe('connect');
  await page.getByRole('link', { name: say('auth_login') }).click();
  await expect.poll(async () => (await routerName(context))?.value).toBe('login');
  const cookie = await routerName(context);
  const left = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(left).toBeGreaterThan(29.9 * day);
  expect(left).toBeLessThanOrEqual(30 * day);
  expect(cookie).toMatchObject({ sameSite: 'None', secure: true, path: '/' });
});

test('who comes from creating points to another member’s page goes on to create points for them', async ({
  page,
  context,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const customer = await arrive(elsewhere.request);
  const seller = await arrive(page.request);
  const comeFrom = async (route: string) => {
    await context.addCookies([{ name: 'routerName', value: route, url: test.info().project.use.baseURL ?? '' }]);
  };
  const goTo = async (request: BrowserContext['request'], memberId: string) => {
    const answer = await request.get(`/me/${memberId}`, { maxRedirects: 0 });
    return { status: answer.status(), location: answer.headers()['location'] };
  };

  await comeFrom('createPoint');
  expect(await goTo(page.request, customer.memberId)).toEqual({
    status: 302,
    location: `/action/createPoint?memberId=${customer.memberId}`,
  });
  // One's own page is nobody's customer.
  await comeFrom('createPoint');
  expect((await goTo(page.request, seller.memberId)).status).toBe(200);
  // From anywhere else it is an ordinary visit.
  await comeFrom('connect');
  expect((await goTo(page.request, customer.memberId)).status).toBe(200);
  // And so it is for somebody who is not signed in.
  const visitor = await browser.newContext({ extraHTTPHeaders: { cookie: 'routerName=createPoint' } });
  expect((await goTo(visitor.request, customer.memberId)).status).toBe(200);
  await visitor.close();
  await elsewhere.close();
});

test('another screen begins at its top; another query stays where the reader is', async ({ page }) => {
  // Low enough that both screens are longer than the window.
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto('/');
  // Nobody presses anything in the moment in which the scripts begin.
  await page.waitForLoadState('networkidle');
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await scrollTo(250);
  await expect.poll(top).toBe(250);

  await navigate(page, '/?page=2');
  await expect(page).toHaveURL('/?page=2');
  expect(await top()).toBe(250);

  await navigate(page, '/register');
  await expect(page.getByRole('heading', { name: say('auth_register_title') })).toBeVisible();
  await expect.poll(top).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { name: say('home_headline') })).toBeVisible();
  await expect.poll(top).toBe(250);
});

test('a part of the program that cannot be fetched offers to reload the page', async ({ page, complaints }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: say('home_make') }).click();
  const offer = page.getByRole('alert').filter({ hasText: say('app_reload_question') });
  await expect(offer).toBeVisible();
  await expect(page.getByRole('heading', { name: say('home_headline') })).toBeVisible();

  await page.unroute(/\/assets\/.*\.js/);
  await offer.getByRole('button', { name: say('app_reload') }).click();
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: say('home_make') }).click();
  await expect(page.getByRole('heading', { name: say('auth_register_title') })).toBeVisible();
  complaints.length = 0; // the line was cut on purpose
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('a message stands at the top right for two seconds, in white on a colour that carries it', async ({ page }) => {
    await arrive(page.request);
    await page.goto('/logout');
    await page.getByRole('button', { name: say('auth_logout') }).click();
    const toast = page.getByText(say('auth_logged_out'));
    await expect(toast).toBeVisible();
    const shown = Date.now();
    const box = await toast.boundingBox();
    expect(box?.y).toBeLessThan(120);
    expect(box?.x).toBeGreaterThan(1440 / 2);
    expect(await toast.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 255, 255)');
    await expect(toast).toBeHidden();
    const stayed = Date.now() - shown;
    // It had been there for a moment before it was seen.
    expect(stayed).toBeGreaterThan(1_000);
  });
});

test(
  'the reader’s choice of language is remembered, and the page says which it is in',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await page.getByRole('link', { name: say('home_language_other') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: messages.en['home_headline'] ?? '' })).toBeVisible();
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: messages.en['auth_login_title'] ?? '' })).toBeVisible();
  },
);

test('signing in leads back through a screen’s own address, its query included', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const person = await arrive(elsewhere.request);
  await elsewhere.close();
  await page.goto('/change-password?from=menu');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await signInByHand(page, person);
  await expect(page).toHaveURL('/change-password?from=menu');
});
