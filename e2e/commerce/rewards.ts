import type { Browser } from '@playwright/test';
import { desktop, expect } from '../support/people.ts';
import type { Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

/** Rejects the first reward of the table for a blank reason, without scripts: the choice stays, and the error is shown. */
export const refuseWithoutScripts = async (browser: Browser, { page }: Talker): Promise<void> => {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ ...desktop, locale: 'vi-VN', javaScriptEnabled: false, storageState });
  const plain = await context.newPage();
  await plain.goto(page.url());
  const table = plain.getByRole('table', { name: say('affiliate_rewards') });
  const box = table.getByRole('row').nth(1).getByRole('checkbox');
  await box.check();
  await plain
    .getByRole('button', { name: say('affiliate_reject') })
    .filter({ visible: true })
    .click();
  const dialog = plain.getByRole('dialog');
  await dialog.getByLabel(say('affiliate_reason')).fill(' ');
  await dialog.getByRole('button', { name: say('affiliate_reject') }).click();
  await expect(plain.getByText(new RegExp(`^${say('affiliate_reason')}:`))).toBeVisible();
  await expect(box).toBeChecked();
  await context.close();
};
