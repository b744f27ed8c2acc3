/** Contact messages: sent with and without scripts, and handled by their receiver. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  arrive,
  asVisitor,
  expect,
  expectAccessible,
  expectMessage,
  messageTo,
  somebody,
  test,
  verify,
} from '../support/people.ts';
import { answerQuestion, questionOf, sendWords } from '../support/question.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';

const fillIn = async (page: Page, name: string, message: string, email = 'khach@example.test') => {
  await page.getByLabel(say('contact_name')).fill(name);
  await page.getByLabel(say('contact_email')).fill(email);
  await page.getByLabel(say('contact_message')).fill(message);
};

test(
  'a visitor writes without a question, and the owner sees the message arrive',
  { tag: '@core' },
  async ({ page, browser }) => {
    const owner = await arrive(page.request, somebody('Đỗ Thu Hà'));
    await page.goto(`/contacts/${owner.memberId}`);
    await expect(page.getByText(say('contact_empty'))).toBeVisible();
    await asVisitor(browser, async (visitor) => {
      await visitor.goto(`/contact/${owner.memberId}`);
      // Without scripts the question would be asked.
      await scriptsRun(visitor);
      await expect(questionOf(visitor)).toHaveCount(0);
      await fillIn(visitor, 'Chị Mai', 'Cho mình hỏi giá bộ ấm');
      await expectMessage(visitor, say('contact_sent', { name: owner.name }), () => sendWords(visitor));
      await expect(visitor).toHaveURL(`/me/${owner.urlMinify}`);
    });
    const line = page.getByRole('link', { name: /Chị Mai/ });
    await expect(line).toContainText(say('contact_unread_mark'));
    await expectAccessible(page);
    await page.goto('/');
    const news = page.getByRole('region', { name: say('home_since_yesterday') });
    await expect(news.getByRole('definition')).toHaveText('1');
    await news.getByRole('link', { name: /Chị Mai.*Cho mình hỏi giá/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Chị Mai' })).toBeVisible();
  },
);

test('an invalid message is corrected without a new challenge', async ({ page, browser }) => {
  const owner = await arrive(page.request);
  await asVisitor(browser, async (visitor) => {
    await visitor.goto(`/contact/${owner.memberId}`);
    await scriptsRun(visitor);
    await fillIn(visitor, 'Chị Mai', 'Xin chào', '');
    await sendWords(visitor);
    await expect(visitor.getByLabel(say('contact_phone'))).toHaveAttribute('aria-invalid', 'true');
    await expect(visitor.getByLabel(say('contact_message'))).toHaveValue('Xin chào');
    await visitor.getByLabel(say('contact_phone')).fill('0912345678');
    await sendWords(visitor);
    await expect(visitor).toHaveURL(`/me/${owner.urlMinify}`);
  });
});

test('a failed challenge is met again, and typed values stay', async ({ page, browser }) => {
  const owner = await arrive(page.request);
  await asVisitor(browser, async (visitor) => {
    await visitor.goto(`/contact/${owner.memberId}`);
    await scriptsRun(visitor);
    await fillIn(visitor, 'Chị Mai', 'Xin chào');
    await visitor.route('**/contact/*.data*', async (route) => {
      const body = (route.request().postData() ?? '').replace(/challenge\.solution=[0-9a-f]+/, 'challenge.solution=00');
      await route.continue({ postData: body });
    });
    await sendWords(visitor);
    await expect(visitor.getByText('Chưa xác nhận được người gửi', { exact: false })).toBeVisible();
    await expect(visitor.getByLabel(say('contact_message'))).toHaveValue('Xin chào');
    await visitor.unroute('**/contact/*.data*');
    await sendWords(visitor);
    await expect(visitor).toHaveURL(`/me/${owner.urlMinify}`);
  });
});

test('without scripts a question is answered, and a wrong answer loses nothing', async ({ page, browser }) => {
  const owner = await arrive(page.request);
  await asVisitor(
    browser,
    async (visitor) => {
      await visitor.goto(`/contact/${owner.memberId}`);
      await fillIn(visitor, 'Bác Sáu', 'Tôi muốn đặt gốm');
      await questionOf(visitor).fill('một trăm');
      await sendWords(visitor);
      await expect(questionOf(visitor)).toHaveAttribute('aria-invalid', 'true');
      await expect(visitor.getByLabel(say('contact_message'))).toHaveValue('Tôi muốn đặt gốm');
      await answerQuestion(visitor);
      await sendWords(visitor);
      await expect(visitor).toHaveURL(`/me/${owner.urlMinify}`);
    },
    false,
  );
  await page.goto(`/contacts/${owner.memberId}`);
  await expect(page.getByRole('link', { name: /Bác Sáu/ })).toHaveCount(1);
});

test('a browser that cannot solve the challenge asks the question', async ({ page, browser }) => {
  const owner = await arrive(page.request);
  await asVisitor(browser, async (visitor) => {
    await visitor.addInitScript(() => Object.defineProperty(window.crypto, 'subtle', { value: undefined }));
    await visitor.goto(`/contact/${owner.memberId}`);
    await scriptsRun(visitor);
    await fillIn(visitor, 'Anh Ba', 'Xin chào');
    await expect(questionOf(visitor)).toBeVisible();
    await expectAccessible(visitor);
    await answerQuestion(visitor);
    await sendWords(visitor);
    await expect(visitor).toHaveURL(`/me/${owner.urlMinify}`);
  });
});

const leave = async (page: Page, link: string, answers: Record<string, string>) => {
  const guest = await page.context().browser()?.newContext({ locale: 'vi-VN' });
  if (!guest) throw new Error('There is no browser.');
  const visitor = await guest.newPage();
  await visitor.goto(`/contact/${link}`);
  await scriptsRun(visitor);
  for (const [key, value] of Object.entries(answers)) await visitor.getByLabel(say(`contact_${key}`)).fill(value);
  await sendWords(visitor);
  await expect(visitor).toHaveURL(`/me/${link}`);
  await guest.close();
};

/** A field by the start of its label; its section may have the same name. */
const field = (page: Page, key: string) => page.getByRole('textbox', { name: new RegExp(`^${say(key)}`) });

/** Makes a member with a verified address. */
const arriveVerified = async (page: Page, name: string) => {
  const person = await arrive(page.request, somebody(name));
  await verify(page.request, person);
  return person;
};

test('an owner annotates, searches, answers and exports messages', async ({ page }) => {
  const owner = await arriveVerified(page, 'Lê Thị Cúc');
  await leave(page, owner.urlMinify, { name: 'Đặng Hồng', phone: '0912345678', message: 'Gốm men lam' });
  const email = `khach-${owner.memberId.slice(-8)}@example.test`;
  await leave(page, owner.urlMinify, { name: 'Bùi An', email, message: 'Có ship Huế không?' });

  await page.goto(`/contacts/${owner.memberId}`);
  await page.getByRole('link', { name: /Đặng Hồng/ }).click();
  await expect(page.getByRole('link', { name: say('phonebook_do_call'), exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: say('profile_open_zalo') })).toHaveAttribute(
    'href',
    'https://zalo.me/0912345678',
  );

  await page.goto(`/contacts/${owner.memberId}`);
  await page.getByRole('link', { name: /Bùi An/ }).click();
  await expect(page.getByText(say('contact_reply_shows_own', { address: owner.email }))).toBeVisible();
  await expect(page.getByRole('link', { name: say('contact_save_sender') })).toHaveAttribute(
    'href',
    /name=B%C3%B9i\+An/,
  );
  await field(page, 'contact_tags').fill('Huế, Khách mới');
  await field(page, 'contact_note').fill('Gọi sau Tết');
  await page.getByRole('button', { name: say('contact_note_save') }).click();
  await expect(page.getByText(say('contact_note_saved'))).toBeVisible();
  await expect(field(page, 'contact_tags')).toHaveValue('Huế, Khách mới');
  await page.getByLabel(say('contact_reply_text')).fill('Dạ có ạ.\nHai ngày là tới.');
  await page.getByRole('button', { name: say('contact_reply_send'), exact: true }).click();
  await expect(page.getByText(say('contact_reply_sent', { email }))).toBeVisible();
  await expect(page.getByText('Hai ngày là tới.')).toBeVisible();
  await expect(page.getByLabel(say('contact_reply_text'))).toHaveValue('');
  await expectAccessible(page);
  await messageTo(page.request, email, /Hai ngày là tới\.[\s\S]*Có ship Huế không/);

  await page.getByRole('link', { name: say('contact_back') }).click();
  await expect(page.getByRole('link', { name: /Bùi An/ })).toContainText(say('contact_replied_mark'));
  await page.getByRole('link', { name: /^Huế/ }).click();
  await expect(page.getByRole('link', { name: /Đặng Hồng/ })).toHaveCount(0);
  await page.getByLabel(say('contact_search')).fill('men lam');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('contact_none_found'))).toBeVisible();
  await page.getByRole('link', { name: say('contact_clear') }).click();
  await expect(page).toHaveURL(`/contacts/${owner.memberId}`);
  await page.getByLabel(say('contact_search')).fill('dang 0912');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /Bùi An/ })).toHaveCount(0);
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: say('contact_table') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Lời nhắn M4U.csv');
  const table = await readFile(await download.path(), 'utf8');
  expect(table).toMatch(/^\uFEFFNgày giờ,Tên,Điện thoại[\s\S]*Đặng Hồng,0912 345 678/);
  expect(table).not.toContain('Bùi An');
  await page.getByRole('link', { name: /Đặng Hồng/ }).click();
  await page.getByRole('link', { name: say('contact_save_sender') }).click();
  await expect(page.getByLabel(say('phonebook_name'))).toHaveValue('Đặng Hồng');
  await expect(page.getByLabel(say('phonebook_phones'))).toHaveValue('0912 345 678');
  await page.goto(`/contacts/${owner.memberId}`);
  await page.getByRole('link', { name: /Đặng Hồng/ }).click();
  await page.getByRole('button', { name: say('contact_set_unread') }).click();
  await page.getByRole('button', { name: say('contact_read_all') }).click();
  await expect(page.getByText(say('contact_read_all_done'))).toBeVisible();
  await page
    .getByRole('navigation', { name: say('contact_inbox') })
    .getByText(say('contact_unread'))
    .click();
  await expect(page.getByText(say('contact_all_read'))).toBeVisible();
});
