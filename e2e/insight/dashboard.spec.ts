import type { Browser, Page } from '@playwright/test';
import { arrive, desktop, expect, expectAccessible, phone, signIn, somebody, test } from '../support/people.ts';
import { demoOwner } from '../support/demo.ts';
import { say } from '../support/words.ts';

// The default user agent says headless and counts as a bot.
const userAgent = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36';

/** Opens a page as a new visitor on a phone. */
const visit = async (browser: Browser, options: object, look: (page: Page) => Promise<void>): Promise<void> => {
  const context = await browser.newContext({ ...phone, userAgent, locale: 'vi-VN', ...options });
  const page = await context.newPage();
  await look(page);
  await context.close();
};

/** A figure by its key. */
const figure = (page: Page, key: string) =>
  page.locator('#figures dl > div').filter({ has: page.locator('dt', { hasText: new RegExp(`^${say(key)}$`) }) });

test('the owner sees visits and actions, and nobody else does', async ({ page, browser, baseURL }) => {
  const owner = await arrive(page.request, somebody('Hồ Thị Thu Hà'));
  const headers = { authorization: `Bearer ${owner.accessToken}` };
  const put = async (path: string, data: object) => {
    const answer = await page.request.put(`/api/members/${path}/${owner.memberId}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await put('updateAccountLinkById', { links: [{ label: 'Xưởng của mình', address: `${baseURL}/register` }] });
  await put('updateMemberById', { contacts: [{ kind: 'phone', value: '0912 345 678' }] });
  const dashboard = `/dashboard/member/${owner.memberId}`;
  await page.goto(dashboard);
  await expect(page.getByText(say('dashboard_empty'))).toBeVisible();
  await expectAccessible(page);

  const address = `/me/${owner.memberId}`;
  await visit(browser, {}, async (visitor) => {
    await visitor.goto(`${address}?s=qr`);
    await expect(visitor.getByRole('button', { name: say('ui_share') })).toBeVisible();
    // The call is not dialled; the action is sent a few seconds later, or when the page is left.
    await visitor.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    const trackingAnswer = visitor.waitForResponse((response) => response.url().endsWith('/api/tracking/action'));
    await visitor.locator('a[href^="tel:"]').first().click();
    expect((await trackingAnswer).status()).toBe(200);
    await visitor.goto(address);
    await visitor.getByRole('link', { name: 'Xưởng của mình' }).click();
    await expect(visitor).toHaveURL('/register');
  });
  // Without scripts, and with tracking refused.
  await visit(browser, { javaScriptEnabled: false, userAgent: `${userAgent} Zalo android/24.10` }, async (visitor) => {
    await visitor.goto(address);
    const vcard = await visitor.locator('a[href*="getVfcMemberId"]').first().getAttribute('href');
    expect((await visitor.request.get(vcard ?? '')).status()).toBe(200);
  });
  await visit(browser, { extraHTTPHeaders: { 'sec-gpc': '1' } }, async (visitor) => {
    await visitor.goto(address);
  });
  await page.goto(address);

  await expect(async () => {
    await page.goto(dashboard);
    await expect(figure(page, 'dashboard_links').locator('dd')).toContainText('1', { timeout: 500 });
    await expect(figure(page, 'dashboard_calls').locator('dd')).toContainText('1', { timeout: 500 });
  }).toPass();
  await expect(figure(page, 'dashboard_views').locator('dd span').first()).toHaveText('3');
  await expect(figure(page, 'dashboard_visitors').locator('dd span').first()).toHaveText('2');
  await expect(figure(page, 'dashboard_saves').locator('dd span').first()).toHaveText('1');
  await expect(page.locator('#links li')).toContainText('Xưởng của mình');
  await expect(page.locator('#sources')).toContainText(say('dashboard_source_qr'));
  await expect(page.locator('#sources')).toContainText(say('dashboard_source_zalo'));
  await expectAccessible(page);

  await page.getByRole('link', { name: say('dashboard_today') }).click();
  await expect(page).toHaveURL(`${dashboard}?range=today`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('dashboard_csv') }).click();
  expect((await download).suggestedFilename()).toMatch(/^luot-xem-.*\.csv$/);

  await visit(browser, {}, async (stranger) => {
    expect((await stranger.goto(dashboard))?.status()).toBe(401);
    await expect(stranger.getByText(say('dashboard_purpose')).first()).toBeVisible();
    await arrive(stranger.request);
    expect((await stranger.goto(dashboard))?.status()).toBe(404);
    await expect(stranger.getByText(owner.name)).toHaveCount(0);
  });
});

test('dashboards work on a phone and a wide screen, with and without scripts', async ({ page, browser }) => {
  const { memberId } = await signIn(page.request, demoOwner);
  await page.goto(`/dashboard/member/${memberId}?range=90`);
  await expect(page.locator('#sources li').first()).toContainText('Zalo');
  await expectAccessible(page);
  await page.goto('/mbg/gom-moc-nhien');
  await page.getByRole('link', { name: say('dashboard_title') }).click();
  await expect(page).toHaveURL(/\/dashboard\/business\//);
  await expect(page.locator('#content li').first()).toBeVisible();
  const address = page.url();
  await page.setViewportSize(desktop.viewport);
  await expectAccessible(page);

  const { cookies } = await page.context().storageState();
  const context = await browser.newContext({ ...desktop, locale: 'vi-VN', javaScriptEnabled: false });
  await context.addCookies(cookies);
  const plain = await context.newPage();
  await plain.goto(`${address}?from=2026-01-02&to=2026-01-01`);
  await expect(plain.locator('[aria-invalid="true"]')).toHaveCount(1);
  await plain.goto(`${address}?range=7`);
  await plain.getByText(say('statistics_table')).first().click();
  await expect(plain.locator('table').first().locator('tbody tr')).toHaveCount(7);
  await context.close();
});
