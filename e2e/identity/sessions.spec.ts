import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { arrive, expect, signIn, somebody, test } from '../support/people.ts';
import { hello, say } from '../support/words.ts';

const cookieOf = async (context: BrowserContext, name: string): Promise<string> =>
  (await context.cookies()).find((cookie) => cookie.name === name)?.value ?? '';

/** Replaces the access token by a well-formed expired one. */
const expireAccess = async (context: BrowserContext): Promise<void> => {
  const token = await cookieOf(context, 'snc_token');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const payload = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const past = { ...payload, exp: Math.floor(Date.now() / 1000) - 60 };
  const value = [head, Buffer.from(JSON.stringify(past)).toString('base64url'), signature].join('.');
  await context.addCookies([
    { name: 'snc_token', value, domain: 'localhost', path: '/', httpOnly: true, secure: true, sameSite: 'None' },
  ]);
};

/** Counts the documents that the page loads. */
const documentsOf = (page: Page): { count: number } => {
  const documents = { count: 0 };
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) documents.count += 1;
  });
  return documents;
};

test('three tabs refresh an expired access token at once', { tag: '@core' }, async ({ page, context }) => {
  const person = await arrive(page.request);
  const tabs = [page, await context.newPage(), await context.newPage()];
  await expireAccess(context);
  const refreshToken = await cookieOf(context, 'snc_refresh_token');

  await Promise.all(tabs.map((tab) => tab.goto('/')));
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: hello(person.name) })).toBeVisible();

  expect(await cookieOf(context, 'snc_refresh_token')).not.toBe(refreshToken);
  const { data } = (await (await page.request.get('/api/auth/sessions')).json()) as { data: unknown[] };
  expect(data).toHaveLength(1);
  // The tabs keep the newest token, which can be refreshed again.
  await expireAccess(context);
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: hello(person.name) })).toBeVisible();
});

test('a session is refreshed while the reader navigates', async ({ page, context }) => {
  await arrive(page.request);
  await page.goto('/');
  await expireAccess(context);
  const before = await cookieOf(context, 'snc_refresh_token');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('space_page'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/(?:me|smc)\//);
  expect(await cookieOf(context, 'snc_refresh_token')).not.toBe(before);
});

test('tabs that upload with an expired session refresh it once and repeat the upload', async ({ page, context }) => {
  const { memberId } = await arrive(page.request);
  const tabs = [page, await context.newPage()];
  const refreshes: string[] = [];
  for (const tab of tabs) {
    tab.on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh')) refreshes.push(request.url());
    });
    await tab.goto(`/me/${memberId}/edit/head`);
    await expect(tab.getByLabel(say('profile_portrait'), { exact: true })).toBeAttached();
    // A reader's stream keeps the network busy, so `networkidle` never comes.
    await tab.waitForFunction(() => '__reactRouterDataRouter' in window);
  }
  await expireAccess(context);
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#4a7' } })
    .png()
    .toBuffer();
  const file = { name: 'toi.png', mimeType: 'image/png', buffer: picture };
  await Promise.all(tabs.map((tab) => tab.getByLabel(say('profile_portrait'), { exact: true }).setInputFiles(file)));
  for (const tab of tabs) await expect(tab.locator('input[type=hidden][name=portrait]')).toHaveValue(/^[0-9a-f-]{36}$/);
  expect(refreshes).toHaveLength(1);
});

test('signing out in one tab signs out the others', async ({ page, context }) => {
  const person = await arrive(page.request);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { name: hello(person.name) })).toBeVisible();

  await page.goto('/logout');
  // Opening the address alone ends no session.
  expect(await cookieOf(context, 'snc_refresh_token')).not.toBe('');
  await page.getByRole('button', { name: say('auth_logout') }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(say('auth_logged_out'))).toBeVisible();
  const cookieNames = (await context.cookies()).map(({ name }) => name);
  for (const name of ['snc_token', 'snc_refresh_token', 'myMemberId', 'userName', 'myBrandGroup', 'agency'])
    expect(cookieNames).not.toContain(name);

  await other.reload();
  await expect(other.getByRole('heading', { name: say('home_headline') })).toBeVisible();
  await other.goto('/change-password');
  await expect(other).toHaveURL(/\/login/);
});

test('a changed name and short link are in the cookies of every session at its next page', async ({
  page,
  context,
  browser,
}) => {
  const person = await arrive(page.request);
  await page.goto('/');
  const elsewhere = await browser.newContext();
  await signIn(elsewhere.request, person);
  const urlMinify = `doi-ten-${randomUUID().slice(0, 8)}`;
  for (const [path, data] of [
    ['updateMemberById', { name: 'Trần Đổi Tên' }],
    ['updateUrlMinify', { urlMinify }],
  ] as const) {
    const headers = { 'sec-fetch-site': 'same-origin' };
    const changed = await elsewhere.request.put(`/api/members/${path}/${person.memberId}`, { data, headers });
    expect(changed.status(), await changed.text()).toBe(200);
  }
  await page.getByRole('navigation').getByRole('link').last().click();
  await expect
    .poll(async () => [decodeURIComponent(await cookieOf(context, 'userName')), await cookieOf(context, 'myUrlMinify')])
    .toEqual(['Trần Đổi Tên', urlMinify]);
  await elsewhere.close();
});

test('a session ended elsewhere shows visitor pages without redirect loops', async ({ page, context, browser }) => {
  const person = await arrive(page.request);
  const elsewhere = await browser.newContext();
  await signIn(elsewhere.request, person);
  const { data } = (await (await elsewhere.request.get('/api/auth/sessions')).json()) as {
    data: { _id: string; current: boolean }[];
  };
  expect(data).toHaveLength(2);
  for (const { _id } of data.filter(({ current }) => !current)) {
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await elsewhere.request.post(`/api/auth/sessions/${_id}/end`, { headers })).status()).toBe(200);
  }
  await elsewhere.close();

  const documents = documentsOf(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say('home_headline') })).toBeVisible();
  expect(documents.count).toBeLessThanOrEqual(2);
  expect(await cookieOf(context, 'snc_refresh_token')).toBe('');

  await page.goto('/change-password');
  await expect(page).toHaveURL(/\/login\?returnTo=/);
});

test('an unknown refresh token shows visitor pages without redirect loops', async ({ page, context }) => {
  await arrive(page.request, somebody());
  await expireAccess(context);
  await context.addCookies([
    {
      name: 'snc_refresh_token',
      value: 'not-a-token-of-this-server',
      domain: 'localhost',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'None',
    },
  ]);
  const documents = documentsOf(page);
  await page.goto('/action/setting');
  await expect(page.getByRole('heading', { name: say('app_sign_in_title') })).toBeVisible();
  expect(documents.count).toBeLessThanOrEqual(2);
  expect(await cookieOf(context, 'snc_token')).toBe('');
});

test('a form posted from another site is refused', async ({ page, context }) => {
  await arrive(page.request);
  const shapes: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://elsewhere.example' },
    { origin: 'null' },
    {},
  ];
  for (const headers of shapes) {
    const answer = await page.request.post('/logout', { headers, form: {}, maxRedirects: 0 });
    expect(answer.status(), JSON.stringify(headers)).toBe(403);
  }
  expect(await cookieOf(context, 'snc_refresh_token')).not.toBe('');
});
