import type { BrowserContext, Page } from '@playwright/test';
import { arrive, desktop, expect, signInByHand, test } from '../support/people.ts';
import { say } from '../support/words.ts';

const day = 24 * 60 * 60;

const routerName = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'routerName');

/** Navigates with the page's router, like a tap on a link. */
const navigate = (page: Page, to: string): Promise<unknown> =>
  page.evaluate((address) => {
    const router = (window as unknown as Record<string, { navigate(to: string): Promise<void> }>)[
      '__reactRouterDataRouter'
    ];
    return router?.navigate(address);
  }, to);

test('the route is stored for thirty days', async ({ page, context }) => {
  await page.goto('/');
  await expect.poll(async () => (await routerName(context))?.value).toBe('connect');
  await page.getByRole('link', { name: say('auth_login') }).click();
  await expect.poll(async () => (await routerName(context))?.value).toBe('login');
  const cookie = await routerName(context);
  const remainingSeconds = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(remainingSeconds).toBeGreaterThan(29.9 * day);
  expect(remainingSeconds).toBeLessThanOrEqual(30 * day);
  expect(cookie).toMatchObject({ sameSite: 'None', secure: true, path: '/' });
});

test('a seller who enters points and opens a member’s page is led to enter points for them', async ({
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
  const goTo = async (request: BrowserContext['request'], memberId: string, route = 'me') => {
    const answer = await request.get(`/${route}/${memberId}`, { maxRedirects: 0 });
    return { status: answer.status(), location: answer.headers()['location'] };
  };

  await comeFrom('createPoint');
  expect(await goTo(page.request, customer.memberId)).toEqual({
    status: 302,
    location: `/action/createPoint?memberId=${customer.memberId}`,
  });
  // A short link and the newer layout are ways to the same page.
  for (const route of ['smc', 'new-me']) {
    await comeFrom('createPoint');
    expect((await goTo(page.request, customer.memberId, route)).location, route).toBe(
      `/action/createPoint?memberId=${customer.memberId}`,
    );
  }
  // The seller's own short link is shown, and leaves the stored route as it was.
  await comeFrom('createPoint');
  expect((await goTo(page.request, seller.memberId, 'smc')).status).toBe(200);
  expect((await routerName(context))?.value).toBe('createPoint');
  await page.goto(`/smc/${seller.memberId}`);
  await page.waitForLoadState('networkidle');
  expect((await routerName(context))?.value).toBe('createPoint');
  // The seller's own page is shown.
  await comeFrom('createPoint');
  expect((await goTo(page.request, seller.memberId)).status).toBe(200);
  // With another stored route, the page is shown.
  await comeFrom('connect');
  expect((await goTo(page.request, customer.memberId)).status).toBe(200);
  // Visitors see the page, too.
  const visitor = await browser.newContext({ extraHTTPHeaders: { cookie: 'routerName=createPoint' } });
  expect((await goTo(visitor.request, customer.memberId)).status).toBe(200);
  await visitor.close();
  await elsewhere.close();
});

test('a new screen starts at the top; a new query keeps the scroll position', async ({ page }) => {
  // Low enough for both screens to scroll.
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto('/');
  // Nobody clicks in the moment when scripts start.
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

test('a failed script download offers to reload the page', async ({ page, complaints }) => {
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
  complaints.length = 0; // the connection was cut on purpose
});

test.describe('on a wide screen', () => {
  test.use(desktop);

  test('a notice appears at the top right for about two seconds with white text', async ({ page }) => {
    await arrive(page.request);
    await page.goto('/logout');
    await page.getByRole('button', { name: say('auth_logout') }).click();
    const toast = page.getByText(say('auth_logged_out'));
    await expect(toast).toBeVisible();
    const shownAt = Date.now();
    const box = await toast.boundingBox();
    expect(box?.y).toBeLessThan(120);
    expect(box?.x).toBeGreaterThan(1440 / 2);
    expect(await toast.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(255, 255, 255)');
    await expect(toast).toBeHidden();
    const stayed = Date.now() - shownAt;
    // It had been visible for a moment before it was found.
    expect(stayed).toBeGreaterThan(1_000);
  });
});

test('the chosen language is stored and declared by the page', { tag: '@core' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await page.getByRole('link', { name: say('home_language_other') }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: say('home_headline', {}, 'en') })).toBeVisible();
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { name: say('auth_login_title', {}, 'en') })).toBeVisible();
});

test('signing in returns to the screen with its query', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const person = await arrive(elsewhere.request);
  await elsewhere.close();
  await page.goto('/change-password?from=menu');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
  await signInByHand(page, person);
  await expect(page).toHaveURL('/change-password?from=menu');
});

test('labels of the bar stand apart with large text', async ({ page, context }) => {
  await arrive(page.request);
  await context.addCookies([{ name: 'm4u_lang', value: 'en', url: test.info().project.use.baseURL ?? '' }]);
  await page.goto('/more');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const labels = page
    .getByRole('navigation', { name: say('nav_main', {}, 'en') })
    .filter({ visible: true })
    .locator('li a > span:last-child');
  await expect(labels).toHaveCount(5);
  await expect(labels.first()).toHaveCSS('font-size', /^1[34]/);
  const icon = await labels.first().locator('..').locator('svg').boundingBox();
  expect(icon?.width, 'the icon grows too').toBeGreaterThan(28);
  const edges = await labels.evaluateAll((spans) =>
    spans.map((span) => {
      const { left, right } = span.getBoundingClientRect();
      return { left, right };
    }),
  );
  for (const [index, { left }] of edges.entries())
    if (index > 0) expect(left - (edges[index - 1]?.right ?? 0)).toBeGreaterThanOrEqual(4);
});
