/** Shared parts of journeys of payments: a shop that takes them, and the notices of its bank. */
import { randomInt } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { desktop, expect, expectAccessible } from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';
import { follow, press } from './counter.ts';

/** The number of the shop's receiving account. */
export const ACCOUNT = '0011004567890';

/** Posts a notice as SePay does. */
export const tellAsSepay = async (
  { page }: Talker,
  { address, key, ...transfer }: { address: string; key: string; content: string; amount: number },
): Promise<void> => {
  const answer = await page.request.post(new URL(address).pathname, {
    headers: { authorization: `Apikey ${key}` },
    data: {
      id: randomInt(1e12),
      gateway: 'Vietcombank',
      transactionDate: new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
      accountNumber: ACCOUNT,
      code: null,
      content: `MBVCB.3278907687.${transfer.content}.CT tu 0123499999 NGUYEN VAN A`,
      transferType: 'in',
      transferAmount: transfer.amount,
      accumulated: 19_077_000,
      subAccount: null,
      referenceCode: 'MBVCB.3278907687',
      description: '',
    },
  });
  expect(await answer.json()).toEqual({ success: true });
};

/** Makes a shop whose owner sets the account and SePay on the screen; returns its address and key of notices. */
export const openShop = async (browser: Browser) => {
  const owner = await arriveTalking(browser, 'Trần Thị Gốm', desktop);
  const group = await callAs<{ _id: string }>(owner, 'POST', '/groupAndBrand/createGroup', {
    kind: 'brand',
    name: 'Gốm Bến Sông',
  });
  const { page } = owner;
  await page.goto(`/action/payments?groupId=${group._id}`);
  await expectAccessible(page);
  await follow(page, say('payment_account_add'));
  // Without a group in the address the only one is shown, and the forms are about it.
  await page.goto('/action/payments/settings');
  await page.getByLabel(say('activity_bank')).selectOption({ value: '970436' });
  await page.getByLabel(say('activity_account_number')).fill('12');
  await page.getByLabel(say('activity_account_owner')).fill('TRAN THI GOM');
  await press(page, say('payment_account_save'));
  await expect(page.getByLabel(say('activity_account_number'))).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(say('activity_account_number')).fill('0011 0045 67890');
  await press(page, say('payment_account_save'));
  await expect(page.getByText(say('payment_account_saved'))).toBeVisible();
  await press(page, say('payment_service_on', { name: 'SePay' }));
  await expect(page.getByText(say('payment_secret_made'))).toBeVisible();
  const key = await page.locator('code').first().innerText();
  await expectAccessible(page);
  await follow(page, say('ui_secret_kept'));
  await expect(page.getByText(key)).toHaveCount(0);
  const address = await page.locator('code').filter({ hasText: '/api/payments/notices/sepay/' }).innerText();
  return { owner, groupId: group._id, address, key };
};
