import type { Browser, Page } from '@playwright/test';
import { arrive, expect, expectMessage, phone, somebody, test } from '../support/people.ts';
import { answerQuestion } from '../support/question.ts';
import { say } from '../support/words.ts';

// The default user agent says headless and counts as a bot.
const userAgent = 'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36';

test.use({ userAgent });

/** Opens a page as a visitor without scripts. */
const visit = async (browser: Browser, address: string, look: (page: Page) => Promise<void>): Promise<void> => {
  const context = await browser.newContext({ ...phone, userAgent, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await look(page);
  await context.close();
};

const save = async (page: Page) => {
  await expectMessage(page, say('bio_saved'), () =>
    page.getByRole('button', { name: say('profile_save'), exact: true }).click(),
  );
};

test('links have a page of their own, work without scripts, and are counted', async ({ page, browser, baseURL }) => {
  const person = await arrive(page.request, somebody('Hồ Thị Thu Hà'));
  await page.goto('/action/bio-link');
  const label = page.getByLabel(say('profile_link_label'));
  await label.fill('Xưởng của mình');
  await page.getByLabel(say('profile_link_address')).fill(`${baseURL}/register`);
  await page.getByText(say('bio_extras')).click();
  await page.getByLabel(say('bio_icon')).selectOption('shop');
  await save(page);

  const address = `/links/${person.memberId}`;
  await visit(browser, address, async (visitor) => {
    await expect(visitor.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    await visitor.getByRole('link', { name: 'Xưởng của mình' }).click();
    await expect(visitor).toHaveURL('/register');
  });
  await page.reload();
  await expect(page.getByText(say('bio_clicks', { count: '1' }))).toBeVisible();

  // An ended link is visible to the owner only, also on the cached page.
  await page.getByText(say('bio_extras')).click();
  await page.getByLabel(say('bio_start')).fill('2026-01-02T08:00');
  await page.getByLabel(say('bio_end')).fill('2026-01-01T08:00');
  await page.getByRole('button', { name: say('profile_save'), exact: true }).click();
  await expect(page.getByLabel(say('bio_end'))).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(say('bio_start')).fill('2025-01-02T08:00');
  await save(page);
  await visit(browser, address, async (visitor) => {
    await expect(visitor.getByText(say('bio_none', { name: person.name }))).toBeVisible();
    await expect(visitor.getByRole('link', { name: 'Xưởng của mình' })).toHaveCount(0);
  });
  await page.goto(`/me/${person.memberId}`);
  await expect(page.locator('#links')).toContainText(say('bio_ended', { time: '01/01/2026 08:00' }));
});

test('a cached page hides a link once it has ended', async ({ page, browser }) => {
  const { memberId, accessToken } = await arrive(page.request);
  // Long enough for two visits on a slow machine.
  const end = Date.now() + 8000;
  const answer = await page.request.put(`/api/members/updateAccountLinkById/${memberId}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { links: [{ label: 'Ưu đãi hôm nay', address: 'https://a.example', end: new Date(end).toISOString() }] },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await visit(browser, `/links/${memberId}`, async (visitor) => {
    const link = visitor.getByRole('link', { name: 'Ưu đãi hôm nay' });
    await expect(link).toBeVisible();
    await visitor.reload();
    await expect(link).toBeVisible();
    await visitor.waitForTimeout(end - Date.now() + 500);
    await visitor.reload();
    await expect(link).toHaveCount(0);
  });
});

const askFor = async (page: Page, memberId: string) => {
  await page.goto(`/me/${memberId}/edit/form`);
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(say('form_title')).fill('Hỏi giá');
  await sheet.getByLabel(say('form_question')).fill('Bạn cần món nào?');
  await sheet.getByLabel(say('form_kind'), { exact: true }).selectOption('choice');
  await sheet.getByLabel(say('form_options')).fill('Ấm chén');
  await sheet.getByRole('checkbox', { name: say('form_required') }).check();
  await sheet.getByRole('button', { name: say('profile_save'), exact: true }).click();
  await expect(sheet.getByLabel(say('form_options'))).toHaveAttribute('aria-invalid', 'true');
  await sheet.getByLabel(say('form_options')).fill('Ấm chén\nBộ đồ ăn');
  await sheet.getByRole('button', { name: say('profile_save'), exact: true }).click();
  await expect(sheet).toBeHidden();
};

test('an owner’s form is filled in without scripts, and only the owner reads the answers', async ({
  page,
  browser,
}) => {
  const person = await arrive(page.request, somebody('Võ Minh Quân'));
  await askFor(page, person.memberId);

  await visit(browser, `/me/${person.memberId}`, async (visitor) => {
    const block = visitor.locator('#write');
    await expect(block.getByRole('heading', { name: 'Hỏi giá' })).toBeVisible();
    await block.getByRole('link', { name: say('contact_write') }).click();
    const form = visitor.locator('form', { has: visitor.getByLabel(say('contact_name')) });
    await form.getByLabel(say('contact_name')).fill('Chị Lan');
    await form.getByLabel('Bạn cần món nào?').selectOption('Bộ đồ ăn');
    await answerQuestion(form);
    await form.getByRole('button', { name: say('contact_send') }).click();
    await expect(visitor).toHaveURL(`/contact/${person.urlMinify}`);
    await expect(visitor.getByLabel(say('contact_name'))).toHaveValue('Chị Lan');
    await expect(visitor.getByLabel('Bạn cần món nào?')).toHaveValue('Bộ đồ ăn');
    const number = visitor.getByLabel(say('contact_phone'));
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await number.fill('0912 345 678');
    await answerQuestion(visitor);
    await visitor.getByRole('button', { name: say('contact_send') }).click();
    await expect(visitor).toHaveURL(`/me/${person.urlMinify}`);
    await expect(visitor.getByText(say('contact_sent', { name: person.name }))).toBeVisible();
  });

  await page
    .locator('#write')
    .getByRole('link', { name: say('contact_open_inbox') })
    .click();
  const line = page.getByRole('link', { name: /Chị Lan/ });
  await expect(line).toContainText(say('contact_unread_mark'));
  await line.click();
  await expect(page.getByText('Bộ đồ ăn')).toBeVisible();
  await expect(page.getByText('0912 345 678', { exact: true })).toBeVisible();
  const call = page.getByRole('link', { name: say('phonebook_do_call'), exact: true });
  await expect(call).toHaveAttribute('href', 'tel:+84912345678');
  const message = page.url();
  await page.goto(`/contacts/${person.memberId}`);
  await expect(page.getByRole('link', { name: /Chị Lan/ })).not.toContainText(say('contact_unread_mark'));

  const other = await browser.newContext(phone);
  const stranger = await other.newPage();
  await arrive(stranger.request);
  for (const address of [message, `/contacts/${person.memberId}`]) {
    expect((await stranger.goto(address))?.status()).toBe(404);
    await expect(stranger.getByText('Chị Lan')).toHaveCount(0);
  }
  await other.close();
});
