import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { arrive, expect, somebody, test } from '../support/people.ts';
import { callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';

const contacts = [
  { kind: 'phone', value: '0912 345 678' },
  { kind: 'email', value: 'lan@example.test', policy: 'friends' },
  { kind: 'company', value: 'Gốm <b>Mộc</b>' },
];

const arriveWithContacts = async (page: Page) => {
  const person = await arrive(page.request, somebody('Trần Thị Lan'));
  await callAs({ page, ...person }, 'PUT', `/members/updateMemberById/${person.memberId}`, {
    headline: 'Thợ gốm',
    contacts,
  });
  return person;
};

/** Pastes the clipboard as a mail program does, and returns the pasted markup. */
const paste = async (page: Page): Promise<string> => {
  await page.setContent('<div id="letter" contenteditable></div>');
  await page.locator('#letter').focus();
  await page.keyboard.press('ControlOrMeta+V');
  return page.locator('#letter').innerHTML();
};

test('a member copies a signature for letters with pictures, links and public contacts only', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { urlMinify } = await arriveWithContacts(page);
  await page.goto('/action/signature');
  const table = page.getByRole('presentation').filter({ hasText: 'Thợ gốm' });
  await expect(table.getByRole('link', { name: '0912 345 678' })).toHaveAttribute('href', 'tel:0912345678');
  await expect(page.getByText('lan@example.test')).toHaveCount(0);
  await page.getByLabel(say('qr_title'), { exact: true }).check();
  await page.getByRole('button', { name: say('signature_copy') }).click();
  await expect(page.getByRole('button', { name: say('ui_copied') })).toBeVisible();
  const plain = await page.evaluate(() => navigator.clipboard.readText());
  expect(plain).toContain('Trần Thị Lan\nThợ gốm\n0912 345 678\nGốm <b>Mộc</b>');
  const pasted = await paste(page);
  expect(pasted).toContain('Gốm &lt;b&gt;Mộc&lt;/b&gt;');
  expect(pasted).toContain(`/smc/${urlMinify}`);
  const pictures = await page
    .locator('#letter img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  expect(pictures).toHaveLength(2);
  for (const src of pictures) {
    const answer = await page.request.get(src ?? '');
    expect(answer.status(), src ?? '').toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\/(?:jpeg|png)/);
  }
});

test('a signature can be selected without scripts; pages of others are not found', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await arriveWithContacts(page);
  await page.goto('/action/signature');
  await expect(page.getByText(say('signature_select'))).toBeVisible();
  await expect(page.getByText('Thợ gốm', { exact: true })).toBeVisible();
  expect((await page.request.get(`/action/signature?of=${randomUUID()}`)).status()).toBe(404);
  await context.close();
});
