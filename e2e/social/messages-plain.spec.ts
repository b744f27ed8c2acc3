/** Conversations in a browser that runs no scripts. */
import { expect, phone, test } from '../support/people.ts';
import { arriveTalking, befriend, write } from '../support/talk.ts';
import { say } from '../support/words.ts';

test('conversations come with the document, and can be read without scripts', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Trịnh An');
  const binh = await arriveTalking(browser, 'Quách Bình');
  await befriend(an, binh);
  await write(an, binh, 'Thứ bảy mình về quê nhé');
  const storageState = await binh.page.context().storageState();
  const plain = await browser.newContext({ ...phone, storageState, locale: 'vi-VN', javaScriptEnabled: false });
  const page = await plain.newPage();
  const log = page.getByRole('log', { name: say('message_title') });
  await page.goto('/messages');
  await page.getByRole('link', { name: /Trịnh An/ }).click();
  await expect(log.getByText('Thứ bảy mình về quê nhé', { exact: true })).toBeVisible();
  // Locators by text look into no `noscript`.
  expect(await page.content()).toContain(say('message_needs_scripts'));
  await expect(page.getByRole('textbox', { name: say('message_text') })).toHaveCount(0);
  for (const { page: other } of [an, binh]) await other.context().close();
  await plain.close();
});
