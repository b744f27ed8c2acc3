import type { Page } from '@playwright/test';
import { arrive, expect, type SignedIn, test } from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';

const save = (page: Page) => page.getByRole('button', { name: say('content_save'), exact: true }).click();
const text = (page: Page) => page.getByRole('textbox', { name: say('diary_content'), exact: true });

const write = async (page: Page, { accessToken }: SignedIn, entry: object): Promise<void> => {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await page.request.post('/api/members/insertJobDiary', { data: entry, headers });
  expect(answer.status(), await answer.text()).toBe(200);
};

test('a member keeps a private diary and finds entries again', async ({ page, browser }) => {
  const person = await arrive(page.request);
  const diary = `/me/${person.memberId}/diary`;
  await page.goto(diary);
  await expect(page.getByText(say('diary_empty'))).toBeVisible();
  await page
    .getByRole('link', { name: say('diary_add') })
    .first()
    .click();
  await expect(page.getByLabel(say('diary_day'))).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('radio', { name: new RegExp(say('content_visibility_private')) })).toBeChecked();
  await page.getByLabel(say('diary_day')).fill('2026-02-10');
  await page.getByLabel(say('diary_heading')).fill('Gặp đoàn khách Nhật');
  await expect(text(page)).toHaveAttribute('contenteditable', 'true');
  await text(page).fill('Đặt thử bốn mươi bộ trà men hỏa biến.');
  await page.getByLabel(say('diary_tags')).fill('khách hàng, xuất khẩu');
  await save(page);
  await expect(page).toHaveURL(/\/me\/diary\/[0-9a-f-]{36}$/);
  await expect(page.getByText('10/02/2026')).toBeVisible();
  const address = page.url();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(address);
  await expect(visitor).toHaveURL(/\/404/);
  await visitor.goto(diary);
  await expect(visitor.getByText(say('diary_empty'))).toBeVisible();

  await write(page, person, { title: 'Nung mẻ đầu', content: 'Lò số hai', day: '2026-01-15', tags: ['lò nung'] });
  await write(page, person, { title: 'Họp tổ', content: 'Chia việc', day: '2025-12-30', policy: 'public' });
  await page.goto(diary);
  const entries = page.getByRole('list', { name: say('diary_title') }).getByRole('heading', { level: 2 });
  await expect(entries).toHaveText(['Gặp đoàn khách Nhật', 'Nung mẻ đầu', 'Họp tổ']);

  await page.getByLabel(say('diary_search')).fill('men hoa bien');
  await page.getByRole('button', { name: say('diary_filter'), exact: true }).click();
  await expect(entries).toHaveText(['Gặp đoàn khách Nhật']);
  await page.getByRole('link', { name: say('diary_clear') }).click();
  await expect(entries).toHaveCount(3);
  // Only scripts follow a choice at once.
  await scriptsRun(page);
  await page.getByLabel(say('diary_to')).selectOption('2026-01');
  await expect(entries).toHaveText(['Nung mẻ đầu', 'Họp tổ']);
  await page.getByRole('link', { name: 'lò nung', exact: true }).click();
  await expect(entries).toHaveText(['Nung mẻ đầu']);
  await expect(page).toHaveURL(/to=2026-01/);

  await visitor.goto(diary);
  await expect(visitor.getByRole('link', { name: 'Họp tổ' })).toBeVisible();
  await expect(visitor.getByText('Nung mẻ đầu')).toHaveCount(0);

  await page.goto(address);
  await page.getByRole('button', { name: say('content_delete') }).click();
  await expect(page).toHaveURL(new RegExp(`${diary}$`));
  await expect(page.getByText('Gặp đoàn khách Nhật')).toHaveCount(0);
  await page.getByRole('button', { name: say('content_undo') }).click();
  await expect(entries.first()).toHaveText('Gặp đoàn khách Nhật');
});

test('a long diary continues on further pages', async ({ page }) => {
  const person = await arrive(page.request);
  const days = Array.from({ length: 23 }, (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`);
  for (const day of days) await write(page, person, { title: `Ngày ${day}`, content: 'Việc trong ngày', day });
  await page.goto(`/me/${person.memberId}/diary`);
  const entries = page.getByRole('list', { name: say('diary_title') }).getByRole('heading', { level: 2 });
  await expect(entries).toHaveCount(20);
  await page.getByRole('link', { name: say('content_more') }).click();
  await expect(entries).toHaveText(days.toReversed().map((day) => `Ngày ${day}`));
});
