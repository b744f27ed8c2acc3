/** The question that forms ask visitors without scripts. */
import type { Locator, Page } from '@playwright/test';
import { say } from './words.ts';

const numbers = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];

/** The answer field; absent where scripts run. */
export const questionOf = (page: Page | Locator): Locator => page.getByLabel(/cộng .+ bằng mấy\?/);

/** Answers the question. */
export const answerQuestion = async (page: Page | Locator): Promise<void> => {
  const field = questionOf(page);
  const id = await field.getAttribute('id');
  const question = await page.locator(`label[for="${id}"]`).innerText();
  const [, one = '', other = ''] = /^(\S+) cộng (\S+) bằng mấy\?/.exec(question.toLowerCase()) ?? [];
  await field.fill(String(numbers.indexOf(one) + numbers.indexOf(other)));
};

/** Sends the contact form. */
export const sendWords = (page: Page | Locator): Promise<void> =>
  page.getByRole('button', { name: say('contact_send'), exact: true }).click();
