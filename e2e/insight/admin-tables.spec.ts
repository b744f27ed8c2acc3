/** Tables of the administration: sorting, paging, details at the side, several rows at once. */
import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { demoStaff } from '../support/demo.ts';
import { arrive, desktop, expect, expectAccessible, phone, signIn, somebody, test } from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';

/** The member of the demo who is staff, as others see the name. */
const staffName = 'Lê Hồng Ân';

const office = async (browser: Browser, more: object = {}): Promise<Page> => {
  const context = await browser.newContext({ ...desktop, locale: 'vi-VN', ...more });
  await signIn(context.request, demoStaff);
  return context.newPage();
};

test('staff sort members, and open one at the side by mouse and keys', async ({ browser, page }) => {
  const mark = randomBytes(3).toString('hex');
  const made = ['Một', 'Hai', 'Ba'].map((name) => `${name} ${mark}`);
  const [first = '', second = '', third = ''] = made;
  for (const name of made) {
    await page.context().clearCookies();
    await arrive(page.request, somebody(name));
  }
  const desk = await office(browser);
  const main = desk.getByRole('main');
  const names = main.locator('tr[data-row] [data-row-link] .truncate.font-semibold');
  await desk.goto(`/admin/members?q=${mark}`);
  await expect(names).toHaveText([third, second, first]);
  await expectAccessible(desk);
  await main.getByRole('link', { name: say('admin_fact_created'), exact: true }).click();
  await expect(desk).toHaveURL(/sort=created&order=asc/);
  await expect(names).toHaveText([first, second, third]);

  await main.getByRole('link', { name: second }).click();
  const panel = (name: string) => desk.getByRole('region', { name });
  await expect(panel(second)).toBeFocused();
  await expect(panel(second).getByText(say('admin_fact_sessions'))).toBeVisible();
  await expectAccessible(desk);
  await desk.keyboard.press('j');
  await expect(panel(third)).toBeVisible();
  await panel(third)
    .getByRole('link', { name: say('admin_open') })
    .click();
  await expect(desk.getByRole('heading', { level: 1, name: third })).toBeVisible();
  await desk.context().close();
});

test('staff page the cards of a batch, and retire two of them', async ({ browser }) => {
  const desk = await office(browser);
  const main = desk.getByRole('main');
  const answer = await desk.request.post('/api/cards/batches', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { label: `Đợt ${randomBytes(3).toString('hex')}`, count: 26 },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const batch = ((await answer.json()) as { data: { _id: string } }).data._id;
  const names = main.locator('tr[data-row] [data-row-link] .truncate.font-semibold');
  const card = (number: number) => say('card_numbered', { number: String(number) });
  await desk.goto(`/admin/cards?batch=${batch}`);
  await expect(names).toHaveCount(25);
  await expect(names.first()).toHaveText(card(1));
  await main.getByRole('link', { name: say('ui_page', { page: '2' }), exact: true }).click();
  await expect(names).toHaveText([card(26)]);
  await main.getByRole('link', { name: '50', exact: true }).click();
  await expect(names).toHaveCount(26);
  // The number of rows is remembered, and a page behind the last one leads to the last.
  await desk.goto(`/admin/cards?batch=${batch}&page=9`);
  await expect(desk).toHaveURL(/page=1$/);
  await expect(names).toHaveCount(26);

  for (const number of [25, 26])
    await main.getByRole('checkbox', { name: say('ui_choose_row', { name: card(number) }), exact: true }).check();
  await main.getByRole('button', { name: say('card_retire'), exact: true }).click();
  const dialog = main.getByRole('dialog');
  await expect(dialog).toContainText(say('card_retire_many'));
  await dialog.getByRole('button', { name: say('card_retire') }).click();
  await expect(desk.getByText(say('ui_batch_done', { count: '2' }))).toBeVisible();
  await expect(main.getByRole('row').last()).toContainText(say('card_status_retired'));
  await expectAccessible(desk);
  await desk.context().close();
});

test('staff answer a letter at the side, and close several at once', async ({ browser, page }) => {
  const mark = randomBytes(3).toString('hex');
  const person = await arrive(page.request, somebody(`Thư ${mark}`));
  for (const words of ['một', 'hai', 'ba']) {
    const sent = await page.request.post('/api/support', {
      data: { topic: 'other', name: `Thư ${words} ${mark}`, words: `Câu hỏi ${words}` },
      headers: { authorization: `Bearer ${person.accessToken}` },
    });
    expect(sent.status()).toBe(200);
  }
  const desk = await office(browser);
  const main = desk.getByRole('main');
  const row = (words: string) => main.getByRole('row').filter({ hasText: `Thư ${words} ${mark}` });
  await desk.goto('/admin/support?sort=created&order=desc');
  await row('một').getByRole('link').click();
  const panel = desk.getByRole('region', { name: `Thư một ${mark}` });
  await expect(panel).toContainText('Câu hỏi một');
  await panel.getByRole('button', { name: say('support_answer_send') }).click();
  await expect(panel.getByText(say('support_answer_empty'))).toBeVisible();
  await expectAccessible(desk);
  await panel.getByLabel(say('support_answer')).fill('Chào bạn.');
  // The next row takes its place; what was typed is offered again.
  await row('hai').getByRole('link').click();
  await expect(desk.getByRole('region', { name: `Thư hai ${mark}` })).toBeVisible();
  await row('một').getByRole('link').click();
  await panel.getByRole('button', { name: say('ui_draft_restore') }).click();
  await expect(panel.getByLabel(say('support_answer'))).toHaveValue('Chào bạn.');
  await panel.getByRole('button', { name: say('support_answer_send') }).click();
  await expect(desk.getByText(say('support_answered_done', { name: `Thư một ${mark}` }))).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(row('một')).toHaveCount(0);

  for (const words of ['hai', 'ba']) await row(words).getByRole('checkbox').check();
  const close = main.getByRole('button', { name: say('support_close'), exact: true });
  await close.click();
  const dialog = main.getByRole('dialog');
  await expect(dialog).toContainText(say('support_close_many'));
  await dialog.getByRole('button', { name: say('support_close') }).click();
  await expect(desk.getByText(say('ui_batch_done', { count: '2' }))).toBeVisible();
  await expect(row('hai')).toHaveCount(0);
  await desk.goto('/admin/support?status=closed');
  await expect(row('ba')).toBeVisible();
  // The log names each, and tells all of an entry at the side.
  await desk.goto('/admin/audit?act=support.close');
  await main.getByRole('row').nth(1).getByRole('link').click();
  await expect(desk.getByRole('region', { name: say('audit_act_support_close') })).toContainText(staffName);
  await expectAccessible(desk);
  await desk.context().close();
});

test('staff dismiss several reports at once, also without scripts', async ({ browser }) => {
  const mark = randomBytes(3).toString('hex');
  const reported = await arriveTalking(browser, `Bị báo ${mark}`);
  const reporters = [await arriveTalking(browser, 'Trần Bưởi'), await arriveTalking(browser, 'Lê Cam')];
  for (const reporter of reporters) {
    const body = { kind: 'member', targetId: reported.memberId, reason: 'spam', words: `Rác ${mark}` };
    await callAs(reporter, 'POST', '/reports', body);
  }
  // Without scripts Enter in a box sends nothing: no action stands before the question that it asks.
  const plain = await office(browser, { javaScriptEnabled: false });
  const sent: string[] = [];
  plain.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await plain.goto('/admin/reports?sort=created&order=desc');
  await plain.getByRole('row').filter({ hasText: mark }).first().getByRole('checkbox').check();
  await plain.keyboard.press('Enter');

  const desk = await office(browser);
  const main = desk.getByRole('main');
  const rows = main.getByRole('row').filter({ hasText: mark });
  await desk.goto('/admin/reports?sort=created&order=desc');
  await expect(rows).toHaveCount(2);
  expect(sent).toEqual([]);
  await expect(rows.first()).toContainText(say('report_open'));
  for (const each of await rows.all()) await each.getByRole('checkbox').check();
  await main.getByRole('button', { name: say('report_dismiss'), exact: true }).click();
  await main
    .getByRole('dialog')
    .getByRole('button', { name: say('report_dismiss') })
    .click();
  await expect(desk.getByText(say('ui_batch_done', { count: '2' }))).toBeVisible();
  await expect(rows.first()).toContainText(say('report_outcome_dismissed', { name: staffName }));
  await expect(rows.getByRole('checkbox')).toHaveCount(0);

  // The heading of the state leads back to what is open first.
  const state = main.getByRole('columnheader', { name: say('admin_state') });
  await expect(state).not.toHaveAttribute('aria-sort');
  await state.getByRole('link').click();
  await expect(desk).toHaveURL('/admin/reports');
  await expect(state).toHaveAttribute('aria-sort', 'ascending');
  await desk.context().close();

  // Without scripts a row leads to its own screen, and a phone has rows.
  await plain.goto('/admin/reports?sort=created&order=desc');
  await plain.getByRole('row').filter({ hasText: mark }).first().getByRole('link').click();
  await expect(plain.getByRole('article')).toContainText(`Rác ${mark}`);
  await plain.setViewportSize(phone.viewport);
  await plain.goto('/admin/reports?sort=created&order=desc');
  await expect(plain.getByRole('table')).toHaveCount(0);
  await expect(plain.getByRole('article').filter({ hasText: mark })).toHaveCount(2);
  await plain.context().close();
  for (const { page } of [reported, ...reporters]) await page.context().close();
});
