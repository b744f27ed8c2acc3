import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { demoAccounts } from '../../api/src/demo/seed/seed.ts';
import {
  arrive,
  desktop,
  expect,
  expectAccessible,
  expectMessage,
  phone,
  signIn,
  signInByHand,
  somebody,
  test,
} from '../support/people.ts';
import { say } from '../support/words.ts';

const staffAccount = demoAccounts.find(({ role }) => role === 'staff');
const staff = { name: 'An', email: staffAccount?.email ?? '', password: staffAccount?.password ?? '' };

/** Opens a page as staff. */
const office = async (browser: Browser, look: typeof phone | typeof desktop = phone): Promise<Page> => {
  const context = await browser.newContext({ ...look, locale: 'vi-VN' });
  await signIn(context.request, staff);
  return context.newPage();
};

test('a visitor signs in and returns; a member without administration is told so', async ({ page }) => {
  const person = await arrive(page.request, somebody());
  await page.context().clearCookies();
  await page.goto('/admin/members');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fadmin%2Fmembers$/);
  await page.goto('/admin');
  await signInByHand(page, person);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText(say('admin_nothing_text'))).toBeVisible();
  await expectAccessible(page);
  const refused = await page.goto('/admin/members');
  expect(refused?.status()).toBe(403);
});

test(
  'staff find, lock, unlock, delete and restore a member, and the audit log shows it',
  { tag: '@core' },
  async ({ browser, page }) => {
    test.slow();
    const name = `Trịnh Đình Quý ${randomBytes(3).toString('hex')}`;
    const member = await arrive(page.request, somebody(name));
    const desk = await office(browser);
    await desk.goto('/admin');
    await desk
      .locator('#parts')
      .getByRole('link', { name: say('admin_members') })
      .click();
    await desk.getByRole('searchbox').fill(name.replace('Trịnh Đình Quý', 'dinh quy'));
    await desk.getByRole('searchbox').press('Enter');
    await desk.getByRole('link', { name }).click();
    await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectAccessible(desk);

    const lock = desk.locator('section', { has: desk.getByRole('heading', { name: say('admin_lock_member') }) }).last();
    await lock.getByLabel(say('admin_reason')).fill('Gửi thư rác');
    await expectMessage(desk, say('admin_member_locked_done', { name }), () =>
      lock.getByRole('button', { name: say('admin_lock_member') }).click(),
    );
    // The locked member is signed out, cannot sign in, and the page names the reason.
    await page.goto('/action/setting');
    await expect(page.getByText(member.email)).toBeHidden();
    await page.goto('/login');
    await signInByHand(page, member);
    await expect(page.getByRole('alert').first()).toContainText('đang bị khóa');
    await page.goto(`/me/${member.memberId}`);
    await expect(page.getByText(say('profile_locked')).first()).toBeVisible();

    await expectMessage(desk, say('admin_member_unlocked_done', { name }), () =>
      desk.getByRole('button', { name: say('admin_unlock_member') }).click(),
    );
    await signIn(page.request, member);

    const removal = desk
      .locator('section', { has: desk.getByRole('heading', { name: say('admin_delete_member') }) })
      .last();
    await removal.getByLabel(say('admin_reason')).fill('Theo yêu cầu');
    await expectMessage(desk, say('admin_member_deleted_done', { name }), () =>
      removal.getByRole('button', { name: say('admin_delete_member') }).click(),
    );
    expect((await page.goto(`/me/${member.memberId}`))?.status()).toBe(404);
    await expectMessage(desk, say('admin_member_restored_done', { name }), () =>
      desk.getByRole('button', { name: say('admin_restore_member') }).click(),
    );
    expect((await page.goto(`/me/${member.memberId}`))?.status()).toBe(200);

    await desk.getByRole('link', { name: say('admin_see_audit') }).click();
    const entries = desk.getByRole('listitem').filter({ hasText: name });
    await expect(entries).toHaveCount(4);
    await expect(entries.last()).toContainText(say('audit_act_member_lock'));
    await expect(entries.last()).toContainText('Gửi thư rác');
    await expectAccessible(desk);
    const table = await desk.request.get(`/api/admin/audit/csv?target=${member.memberId}`);
    expect(await table.text()).toContain('Gửi thư rác');
    await desk.context().close();
  },
);

test('staff add a career, rename it on profiles, and delete it', async ({ browser, page }) => {
  const mark = randomBytes(3).toString('hex');
  const person = await arrive(page.request, somebody());
  const desk = await office(browser);
  await desk.goto('/admin/terms');
  await desk.getByRole('link', { name: say('admin_term_add') }).click();
  await desk.getByLabel(say('admin_term_vi')).fill(`Nghề ${mark}`);
  await desk.getByLabel(say('admin_term_en')).fill(`Craft ${mark}`);
  await desk.getByRole('button', { name: say('admin_slide_save') }).click();
  await expect(desk.getByText(say('admin_term_saved', { name: `Nghề ${mark}` }))).toBeVisible();
  const update = await page.request.put(`/api/members/updateMemberById/${person.memberId}`, {
    data: { career: `Nghề ${mark}` },
    headers: { authorization: `Bearer ${person.accessToken}` },
  });
  expect(update.status()).toBe(200);
  await desk.reload();
  await desk.getByTitle(say('ui_actions_of', { name: `Nghề ${mark}` })).click();
  await desk.getByRole('link', { name: say('admin_term_edit_one', { name: `Nghề ${mark}` }) }).click();
  await desk.getByLabel(say('admin_term_vi')).fill(`Nghề mới ${mark}`);
  await desk.getByRole('button', { name: say('admin_slide_save') }).click();
  await expect(desk.getByText(say('admin_term_saved', { name: `Nghề mới ${mark}` }))).toBeVisible();
  await page.goto(`/me/${person.memberId}`);
  await expect(page.getByText(`Nghề mới ${mark}`).first()).toBeVisible();
  await desk.getByTitle(say('ui_actions_of', { name: `Nghề mới ${mark}` })).click();
  await desk.getByRole('link', { name: say('admin_term_edit_one', { name: `Nghề mới ${mark}` }) }).click();
  await desk.getByRole('button', { name: say('admin_term_delete') }).click();
  await expect(desk.getByRole('dialog')).toContainText('1 trang');
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: say('admin_term_delete') })
    .click();
  await expect(desk.getByText(say('admin_term_deleted', { name: `Nghề mới ${mark}` }))).toBeVisible();
  await desk.context().close();
});

test('a slide disabled by staff disappears from the sign-in screen at once, and returns', async ({ browser }) => {
  const desk = await office(browser, desktop);
  const visitor = await (await browser.newContext({ ...desktop, locale: 'vi-VN' })).newPage();
  await visitor.goto('/login');
  const title = (await visitor.locator('aside figcaption p').first().textContent()) ?? '';
  const flip = async () => {
    await desk.goto('/admin/slides');
    await desk.getByRole('link', { name: say('admin_slide_edit_one', { name: title }) }).click();
    await desk.getByLabel(say('admin_slide_enabled')).click();
    await desk.getByRole('button', { name: say('admin_slide_save') }).click();
    await expect(desk.getByText(say('admin_slide_saved'))).toBeVisible();
    await visitor.reload();
  };
  await flip();
  await expect(visitor.getByText(title)).toHaveCount(0);
  await flip();
  await expect(visitor.getByText(title)).toHaveCount(1);
  await visitor.context().close();
  await desk.context().close();
});

test('staff take work of the queue, and answer one item after another', async ({ browser, page }) => {
  const mark = randomBytes(3).toString('hex');
  const person = await arrive(page.request, somebody());
  for (const words of [`Câu hỏi một ${mark}`, `Câu hỏi hai ${mark}`]) {
    const sent = await page.request.post('/api/support', {
      data: { topic: 'other', name: person.name, words },
      headers: { authorization: `Bearer ${person.accessToken}` },
    });
    expect(sent.status()).toBe(200);
  }
  const desk = await office(browser, desktop);
  await desk.goto('/admin?show=support');
  const main = desk.getByRole('main');
  await expectAccessible(desk);
  // Others write to support meanwhile, so the newest letters may be on the last page.
  const last = main
    .getByRole('navigation', { name: say('ui_pages') })
    .getByRole('link')
    .last();
  while ((await last.count()) > 0 && (await last.getAttribute('rel')) === 'next') await last.click();
  const row = main.getByRole('listitem').filter({ hasText: `Câu hỏi một ${mark}` });
  await row.getByRole('button', { name: say('admin_queue_take') }).click();
  await expect(desk.getByText(say('admin_queue_taken'))).toBeVisible();
  await expect(row).toContainText(say('admin_queue_yours'));

  await desk.goto('/admin?show=mine');
  await main.getByRole('button', { name: say('admin_queue_turn') }).click();
  await expect(desk).toHaveURL(/\/admin\/support\?id=.*queue=mine/);
  await expect(main).toContainText(`Câu hỏi một ${mark}`);
  await expectAccessible(desk);
  await main.getByLabel(say('support_answer')).fill('Chào bạn.');
  await main.getByRole('button', { name: say('support_answer_send') }).click();
  await expect(desk.getByText(say('support_answered_done', { name: person.name }))).toBeVisible();
  await expect(desk).toHaveURL(/\/admin$/);

  await desk.goto('/admin?show=mine');
  await expect(main).toContainText(say('admin_queue_mine'));
  await expect(main).not.toContainText(mark);
  await desk.context().close();
});
