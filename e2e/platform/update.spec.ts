/** A new version of M4U while people use the former one: no page is half old, and nobody is interrupted. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/people.ts';
import { openReleasingSite, second } from './second-build.ts';
import { say } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

/** The files of the build that a page has fetched, by which build they are of. */
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

/** Everything that the worker keeps, in all its caches. */
const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
    const keys = await Promise.all(caches.map((cache) => cache.keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

const shell = (page: Page) => page.getByRole('heading', { level: 1, name: say('offline_title') });

test('a new version waits for whoever uses the former one, and then comes as a whole', async ({
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

  await test.step('a page that is opened now is of the new version alone', async () => {
    await other.goto(`${site.url}/register`);
    await other.waitForLoadState('networkidle');
    const files = await filesOf(other);
    expect(files.former).toEqual([]);
    expect(files.second.length).toBeGreaterThan(5);
  });

  await test.step('the former worker’s offline page is of the former version alone', async () => {
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

  await test.step('the page that was open goes on, and is offered the new version', async () => {
    await expect(page.getByLabel(say('auth_identifier'))).toHaveValue('ai.do@example.test');
    await expect(page.getByText(say('offline_update_found'))).toBeVisible();
    await other.goto(`${site.url}/register`);
    await other.waitForLoadState('networkidle');
    await expect(other.getByText(say('offline_update_found'))).toBeHidden();
  });

  await test.step('a part that is gone is offered anew instead of a broken page', async () => {
    await expect(stale.getByText(say('offline_update_found'))).toBeVisible();
    await stale.getByRole('link', { name: say('auth_forgot_link') }).click();
    await expect(stale.getByRole('button', { name: say('app_reload') })).toBeVisible();
    await expect(stale.getByText(say('offline_update_found'))).toBeHidden();
    await stale.close();
  });

  await test.step('the new version takes over when it is asked to', async () => {
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
  complaints.length = 0; // what could not be fetched was taken away on purpose
});
