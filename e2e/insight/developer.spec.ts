import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { desktop, expect, expectAccessible, phone, test } from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

interface Made {
  readonly _id: string;
}

const makeGroup = (admin: Talker): Promise<Made> =>
  callAs(admin, 'POST', '/groupAndBrand/createGroup', { kind: 'brand', name: 'Gốm Sông Thu' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();
const tick = (page: Page, key: string) => page.getByLabel(say(key), { exact: true }).check();

/** A program of the company, which receives webhooks on this machine. */
const startProgram = async () => {
  const received: string[] = [];
  const server = createServer((request, response) => {
    request.on('data', (part: Buffer) => received.push(part.toString()));
    request.on('end', () => response.end('cảm ơn'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/m4u`,
    stop: () => void server.close(),
  };
};

for (const [how, look] of [
  ['with scripts', phone],
  ['without scripts', { ...desktop, javaScriptEnabled: false }],
] as const)
  test(`a company makes a key and a webhook, sends a test and sees the log, ${how}`, async ({ browser }) => {
    const admin = await arriveTalking(browser, 'Nguyễn Văn An', look);
    const group = await makeGroup(admin);
    const { page } = admin;
    await page.goto(`/action/developer?groupId=${group._id}`);
    await expect(page.getByText(say('developer_keys_empty'))).toBeVisible();
    if (look === phone) await expectAccessible(page);
    await follow(page, say('developer_key_new'));
    await page.getByLabel(say('developer_key_name')).fill('Máy tính tiền');
    await press(page, say('developer_key_make'));
    await expect(page.getByLabel(say('developer_key_name'))).toHaveValue('Máy tính tiền');
    await tick(page, 'developer_scope_points_read');
    if (look === phone) await expectAccessible(page);
    await press(page, say('developer_key_make'));
    const key = await page.locator('code').innerText();
    expect(key).toMatch(/^m4u_[\w-]{43}$/);
    const headers = { authorization: `Bearer ${key}` };
    const answer = await page.request.get(`/api/orderPoint/settings/${group._id}`, { headers });
    expect(answer.status()).toBe(200);
    await follow(page, say('ui_secret_kept'));
    await expect(page.getByRole('main')).toContainText('Máy tính tiền');
    await expect(page.getByRole('main')).not.toContainText(key);

    const program = await startProgram();
    await follow(page, say('developer_webhooks'));
    await follow(page, say('developer_webhook_new'));
    await page.getByLabel(say('developer_url')).fill('http://192.168.1.10/');
    await tick(page, 'developer_event_contact');
    await press(page, say('developer_webhook_make'));
    await expect(page.getByText(/địa chỉ https công khai/)).toBeVisible();
    await expect(page.getByLabel(say('developer_event_contact'), { exact: true })).toBeChecked();
    await page.getByLabel(say('developer_url')).fill(program.url);
    await press(page, say('developer_webhook_make'));
    await expect(page.locator('code')).toHaveText(/^whsec_/);
    await follow(page, say('ui_secret_kept'));
    if (look === phone) await expectAccessible(page);
    await press(page, say('developer_test'));
    await expect(page).toHaveURL(/\/webhook\/[\w-]{36}\/[\w-]{36}/);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('main')).toContainText('cảm ơn', { timeout: 1000 });
    }).toPass();
    await expect(page.getByRole('main')).toContainText(say('developer_delivery_delivered'));
    if (look === phone) await expectAccessible(page);
    expect(program.received.join('')).toContain('webhook.test');
    await press(page, say('developer_replay'));
    await expect.poll(() => program.received.length).toBe(2);
    await follow(page, say('developer_webhook'));
    await expect(page.getByRole('main')).toContainText(say('developer_deliveries_total', { count: '1' }));
    program.stop();
  });
