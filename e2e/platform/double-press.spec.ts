import type { Locator, Page } from '@playwright/test';
import { arrive, desktop, expect, somebody, test } from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';

/** Presses a button twice within 20 ms, faster than a screen renders. */
const pressTwice = (button: Locator): Promise<void> =>
  button.evaluate(async (element: HTMLButtonElement) => {
    element.click();
    await new Promise((resolve) => setTimeout(resolve, 10));
    element.click();
  });

/** Counts the forms that a page sends to its router. */
const countSent = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith('.data')) count += 1;
  });
  return () => count;
};

/** Delays answers, so that the second press falls into the first submission. */
const delayAnswers = async (page: Page): Promise<void> => {
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
};

const button = (page: Page, key: string): Locator => page.getByRole('button', { name: say(key), exact: true });

test('two quick presses save one product', async ({ page }) => {
  await arrive(page.request, somebody('Lê Thị Gốm'));
  await page.goto('/edit/products/new');
  await scriptsRun(page);
  await expect(button(page, 'content_save')).toBeEnabled();
  await page.getByLabel(say('product_name'), { exact: true }).fill('Bình gốm');
  await delayAnswers(page);
  const sent = countSent(page);
  await pressTwice(button(page, 'content_save'));
  await expect(page).toHaveURL(/\/me\/products\/[\w-]+$/);
  expect(sent()).toBe(1);
  await page.goto('/edit/products');
  await scriptsRun(page);
  await expect(page.getByRole('link', { name: /Bình gốm/ })).toHaveCount(1);
});

test('two quick presses save one discount, also after a refusal', async ({ browser }) => {
  const admin = await arriveTalking(browser, 'Nguyễn Văn An', desktop);
  const { page } = admin;
  const { _id } = await callAs<{ _id: string }>(admin, 'POST', '/groupAndBrand/createGroup', {
    kind: 'brand',
    name: 'Gốm Sông Thu',
  });
  await page.goto(`/action/discount/manage/new?groupId=${_id}`);
  await scriptsRun(page);
  await page.getByLabel(say('discount_name'), { exact: true }).fill('Mừng khai trương');
  await page.getByLabel(say('discount_code')).fill('mở');
  await page.getByLabel(say('discount_percent')).fill('15');
  await delayAnswers(page);
  const sent = countSent(page);
  await pressTwice(button(page, 'discount_add'));
  await expect(page.getByText(/Mã gồm 4–20/)).toBeVisible();
  expect(sent()).toBe(1);
  await page.getByLabel(say('discount_code')).fill('mở hàng');
  await pressTwice(button(page, 'discount_add'));
  await expect(page.getByText(say('discount_made', { name: 'Mừng khai trương', code: 'MOHANG' }))).toBeVisible();
  expect(sent()).toBe(2);
  await page.context().close();
});
