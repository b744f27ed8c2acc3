/** A release while people use the former version: pages never mix versions, and nobody is interrupted. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/people.ts';
import { openReleasingSite, second } from './second-build.ts';
import { say } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

/** Build files that a page has fetched, by version. */
const filesOf = async (page: Page): Promise<{ former: string[]; second: string[] }> => {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => {
      const { origin, pathname } = new URL(name);
      return origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : [];
    }),
  );
  return {
    former: names.filter((name) => !name.includes(second)),
    second: names.filter((name) => name.includes(second)),
  };
};

/** Paths of all files in the worker's caches. */
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
    const keys = await Promise.all(caches.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

const shell = (page: Page) => page.getByRole('heading', { level: 1, name: say('offline_title') });

test('a release waits for open pages and then replaces all files together', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  test.slow();
  const site = await openReleasingSite(baseURL ?? '');
  await page.goto(`${site.url}/login`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  expect((await filesOf(page)).second).toEqual([]);
  await page.getByLabel(say('auth_identifier')).fill('ai.do@example.test');

  const stale = await context.newPage();
  await stale.goto(`${site.url}/login`);
  await stale.waitForLoadState('networkidle');

  site.release();
  const other = await context.newPage();

  await test.step('a page opened now has files of the new version only', async () => {
    await other.goto(`${site.url}/register`);
    await other.waitForLoadState('networkidle');
    const files = await filesOf(other);
    expect(files.former).toEqual([]);
    expect(files.second.length).toBeGreaterThan(5);
  });

  await test.step('the old worker’s offline page has files of the old version only', async () => {
    await other.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await expect
      .poll(() => other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
      .toBe('installed');
    await context.setOffline(true);
    await other.goto(`${site.url}/smc/my-duyen`);
    await expect(shell(other)).toBeVisible();
    await expect(other.getByText(say('offline_nobody'))).toBeVisible();
    expect((await filesOf(other)).second).toEqual([]);
    await context.setOffline(false);
  });

  await test.step('the open page keeps working and offers the new version', async () => {
    await expect(page.getByLabel(say('auth_identifier'))).toHaveValue('ai.do@example.test');
    await expect(page.getByText(say('offline_update_found'))).toBeVisible();
    await other.goto(`${site.url}/register`);
    await other.waitForLoadState('networkidle');
    await expect(other.getByText(say('offline_update_found'))).toBeHidden();
  });

  await test.step('a missing script offers to reload instead of breaking the page', async () => {
    await expect(stale.getByText(say('offline_update_found'))).toBeVisible();
    await stale.getByRole('link', { name: say('auth_forgot_link') }).click();
    await expect(stale.getByRole('button', { name: say('app_reload') })).toBeVisible();
    await expect(stale.getByText(say('offline_update_found'))).toBeHidden();
    await stale.close();
  });

  await test.step('the new version takes over on request', async () => {
    const loaded = page.waitForEvent('load', { timeout: 10_000 });
    await page.getByRole('button', { name: say('offline_update'), exact: true }).click({ timeout: 5_000 });
    await loaded;
    await page.waitForLoadState('networkidle');
    const files = await filesOf(page);
    expect(files.former).toEqual([]);
    expect(files.second.length).toBeGreaterThan(5);
    await expect
      .poll(async () => [...new Set((await keptFiles(page)).filter((name) => name.startsWith('/assets/manifest-')))])
      .toEqual([expect.stringContaining(second)]);
    await context.setOffline(true);
    await page.goto(`${site.url}/smc/my-duyen`);
    await expect(shell(page)).toBeVisible();
    await expect(page.getByText(say('offline_nobody'))).toBeVisible();
    expect((await filesOf(page)).former).toEqual([]);
    await context.setOffline(false);
  });
  await site.close();
  complaints.length = 0; // files were removed on purpose
});
