/** Pages that are kept for visitors, under the address that we write. */
import { expect, test } from '../support/people.ts';
import { demoPage } from '../support/demo.ts';
import { visitorScreens } from '../every-screen/screens.ts';

test('every kept page is the same whatever others hang on its address', async ({ request }) => {
  const kept: string[] = [];
  for (const address of visitorScreens.filter((screen) => !screen.includes('?'))) {
    await request.get(address);
    const { etag } = (await request.get(address)).headers();
    if (etag === undefined) continue;
    kept.push(address);
    const other = await request.get(`${address}?hung-on=1`);
    // A screen that is kept says which parameters it reads: `export const handle = { query: [] }`.
    expect(other.headers()['etag'], address).toBe(etag);
  }
  expect(kept).toContain(demoPage);
  expect(kept.length).toBeGreaterThan(15);
});

test('a page whose address was hung with something works in the browser', async ({ page }) => {
  await page.goto(`${demoPage}?hung-on=1`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
