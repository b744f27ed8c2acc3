import type { Page } from '@playwright/test';
import { dayInWords } from '../../web/app/ui/fields/dayWords.ts';
import { desktop, expect, expectAccessible, test } from '../support/people.ts';
import { arriveTalking } from '../support/talk.ts';
import { say } from '../support/words.ts';

const dayField = (page: Page) => page.getByLabel(say('diary_day'), { exact: true });

test('a date stands in words below its field, as it comes and as it is chosen', async ({ browser }) => {
  const { page } = await arriveTalking(browser, 'Lê Thị Ngà');
  await page.goto('/edit/diary/new');
  const field = dayField(page);
  await expect(field).toHaveAccessibleDescription(dayInWords(await field.inputValue(), 'vi'));
  await field.fill('2026-12-12');
  await expect(field).toHaveAccessibleDescription('Thứ Bảy, 12/12/2026');
  await expect(page.getByText('Thứ Bảy, 12/12/2026')).toBeVisible();
  await expectAccessible(page);
  await field.fill('');
  await expect(field).toHaveAccessibleDescription('');

  await page.goto('/edit/diary/new?lang=en');
  const english = page.getByLabel(say('diary_day', {}, 'en'), { exact: true });
  await english.fill('2026-12-12');
  await expect(english).toHaveAccessibleDescription('Saturday, 12 December 2026');

  await page.goto('/edit/posts/new?lang=vi');
  await page.getByRole('radio', { name: say('post_type_event') }).check({ force: true });
  const start = page.getByLabel(say('post_event_start'), { exact: true });
  await start.fill('2026-12-24T19:00');
  await expect(start).toHaveAccessibleDescription('Thứ Năm, 24/12/2026, 19:00');
  await page.context().close();
});

test('without scripts a date comes in words, which do not outlive another choice', async ({ browser }) => {
  const { page } = await arriveTalking(browser, 'Lê Thị Ngà', { ...desktop, javaScriptEnabled: false });
  await page.goto('/edit/diary/new');
  const field = dayField(page);
  const words = dayInWords(await field.inputValue(), 'vi');
  await expect(page.getByText(words)).toBeVisible();
  await field.press('ArrowUp');
  await page.getByLabel(say('diary_heading'), { exact: true }).focus();
  await expect(page.getByText(words)).toBeHidden();
  await page.context().close();
});
