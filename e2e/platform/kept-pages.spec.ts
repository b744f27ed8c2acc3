/** Cached pages for visitors ignore foreign parameters in the address. */
import { expect, test } from '../support/people.ts';
import { demoPage } from '../support/demo.ts';
import { visitorScreens } from '../every-screen/screens.ts';

test('each cached page is the same with foreign query parameters', async ({ request }) => {
  const cachedScreens: string[] = [];
  for (const address of visitorScreens.filter((screen) => !screen.includes('?'))) {
    await request.get(address);
    const { etag } = (await request.get(address)).headers();
    if (etag === undefined) continue;
    cachedScreens.push(address);
    const other = await request.get(`${address}?hung-on=1`);
    // A cached screen declares the parameters that it reads: `export const handle = { query: [] }`.
    expect(other.headers()['etag'], address).toBe(etag);
  }
  expect(cachedScreens).toContain(demoPage);
  expect(cachedScreens.length).toBeGreaterThan(15);
});

test('a page with a foreign query parameter works in the browser', async ({ page }) => {
  await page.goto(`${demoPage}?hung-on=1`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
