/** Journeys of help: answers, support messages, and their handling by staff. */
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../api/src/demo/seed/seed.ts';
import { asVisitor, expect, expectAccessible, messageTo, phone, signIn, test } from '../support/people.ts';
import { answerQuestion } from '../support/question.ts';
import { arriveTalking } from '../support/talk.ts';
import { say } from '../support/words.ts';

const account = demoAccounts.find(({ role }) => role === 'staff');
const demoStaff = { name: 'An', email: account?.email ?? '', password: account?.password ?? '' };

const fillIn = async (page: Page, topic: string, text: string) => {
  await page.getByLabel(say('support_topic')).selectOption(topic);
  await page.getByLabel(say('support_words')).fill(text);
};
const send = (page: Page) => page.getByRole('button', { name: say('support_send'), exact: true }).click();
const letter = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

test('an answer is found without accents and opened', { tag: '@core' }, async ({ page }) => {
  await page.goto('/action/support');
  await expect(page.getByText(say('support_a_lost'))).toBeHidden();
  await page.getByText(say('support_q_lost')).click();
  await expect(page.getByText(say('support_a_lost'))).toBeVisible();
  await expectAccessible(page);
  const search = page.getByRole('searchbox', { name: say('support_search') });
  await search.fill('tam khoa the');
  await search.press('Enter');
  await expect(page.getByText(say('support_a_lost'))).toBeVisible();
  await expect(page.getByText(say('support_q_page'))).toHaveCount(0);
  await search.fill('khong co gi nhu vay');
  await search.press('Enter');
  await expect(page.getByText(say('support_found_none', { words: 'khong co gi nhu vay' }))).toBeVisible();
  await page.getByRole('link', { name: say('support_see_all') }).click();
  await expect(page.getByText(say('support_q_page'))).toBeVisible();
});

test('a member and a visitor write, staff answer one and close the other', async ({ browser }) => {
  const an = await arriveTalking(browser, 'Nguyễn Văn An');
  await an.page.goto('/action/support');
  await expect(an.page.getByLabel(say('support_name'))).toHaveValue(an.name);
  const question = `Điểm của tôi ở đâu? ${Date.now()}`;
  await fillIn(an.page, 'points', question);
  await send(an.page);
  await expect(letter(an.page, question)).toContainText(say('support_waiting'));
  await expect(an.page.getByLabel(say('support_words'))).toHaveValue('');

  const called = `Xin gọi lại cho tôi ${Date.now()}`;
  await asVisitor(
    browser,
    async (visitor) => {
      await visitor.goto('/action/support');
      await visitor.getByLabel(say('support_name')).fill('Chị Mai');
      await fillIn(visitor, 'card', called);
      await answerQuestion(visitor);
      await send(visitor);
      // A way to reach the visitor is missing: typed values stay.
      await expect(visitor.getByLabel(say('support_words'))).toHaveValue(called);
      await visitor.getByLabel(say('support_phone')).fill('0912 345 678');
      await answerQuestion(visitor);
      await send(visitor);
      await expect(visitor.getByText(say('support_sent_visitor'))).toBeVisible();
    },
    false,
  );

  const context = await browser.newContext({ ...phone, locale: 'vi-VN' });
  await signIn(context.request, demoStaff);
  const staff = await context.newPage();
  await staff.goto('/admin/support');
  await expectAccessible(staff);
  const ofMember = letter(staff, question);
  await ofMember.getByRole('button', { name: say('support_answer_send') }).click();
  await expect(ofMember.getByText(say('support_answer_empty'))).toBeVisible();
  await ofMember.getByLabel(say('support_answer')).fill('Ở mục Điểm, bạn nhé.');
  await ofMember.getByRole('button', { name: say('support_answer_send') }).click();
  await expect(staff.getByText(say('support_answered_done', { name: an.name }))).toBeVisible();
  await expect(ofMember).toHaveCount(0);
  const ofVisitor = letter(staff, called);
  await expect(ofVisitor.getByText(say('support_answer_none'))).toBeVisible();
  await ofVisitor.getByRole('button', { name: say('support_close') }).click();
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: say('support_close') })
    .click();
  await expect(staff.getByText(say('support_closed_done', { name: 'Chị Mai' }))).toBeVisible();
  await staff.goto('/admin/support?status=closed');
  await expect(letter(staff, called)).toContainText(say('support_closed'));

  await an.page.goto('/action/support');
  await expect(letter(an.page, question)).toContainText('Ở mục Điểm, bạn nhé.');
  await messageTo(an.page.request, an.email, /Ở mục Điểm, bạn nhé\./);
  await expectAccessible(an.page);
  await staff.goto('/admin/support?status=answered');
  await expect(letter(staff, question)).toContainText('Ở mục Điểm, bạn nhé.');
  await context.close();
  await an.page.context().close();
});

test('support messages are for staff only', async ({ page, browser }) => {
  await page.goto('/admin/support');
  await expect(page).toHaveURL(/\/login/);
  const an = await arriveTalking(browser, 'Trần Thị Bình');
  expect((await an.page.goto('/admin/support'))?.status()).toBe(403);
  await an.page.context().close();
});
