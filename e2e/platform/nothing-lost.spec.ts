import type { BrowserContext, Page } from '@playwright/test';
import { arrive, expect, expectAccessible, signInByHand, somebody, test } from '../support/people.ts';
import { holdScripts } from '../support/scripts.ts';
import { say } from '../support/words.ts';

/** Ends the browser's session as an expiry does: the tokens are gone, what scripts may read is still there. */
const endSession = (context: BrowserContext): Promise<void> =>
  context.clearCookies({ name: /^snc_(?:refresh_)?token$/ });

const title = (page: Page) => page.getByLabel(say('post_heading'));
/** Opens the form of a post and waits for its scripts, since only they keep what is written. */
const openPost = async (page: Page): Promise<void> => {
  await page.goto('/edit/posts/new');
  await expect(page.locator('[contenteditable=true]')).toBeVisible();
};
const save = (page: Page) => page.getByRole('button', { name: say('content_save'), exact: true });

test('what was typed in a form comes back after the session has ended', { tag: '@core' }, async ({ page, context }) => {
  const person = await arrive(page.request);
  await openPost(page);
  await title(page).fill('Mẻ gốm cuối thu');
  await page.getByRole('textbox', { name: say('post_content'), exact: true }).fill('Men tro trấu, nung củi.');
  await endSession(context);
  await save(page).click();

  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText(say('auth_ended_kept'))).toBeVisible();
  await expectAccessible(page);
  await signInByHand(page, person);

  await expect(page).toHaveURL(/\/edit\/posts\/new$/);
  await expect(page.getByText(say('ui_form_restored'))).toBeVisible();
  await expect(title(page)).toHaveValue('Mẻ gốm cuối thu');
  await expect(page.getByRole('textbox', { name: say('post_content'), exact: true })).toContainText('Men tro trấu');
  await save(page).click();
  await expect(page).toHaveURL(/\/me\/posts\/[\da-f-]{36}$/);
  await page.goto('/edit/posts/new');
  await expect(title(page)).toHaveValue('');
});

test('a member whose session has ended is asked to sign in in their language', async ({ page, context }) => {
  const { memberId, accessToken } = await arrive(page.request);
  const changed = await page.request.put(`/api/members/updateMemberById/${memberId}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { language: 'EN' },
  });
  expect(changed.status()).toBe(200);
  await openPost(page);
  await page.getByLabel(say('post_heading', {}, 'en')).fill('Late autumn batch');
  await endSession(context);
  await page.getByRole('button', { name: say('content_save', {}, 'en'), exact: true }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(page.getByText(say('auth_ended_kept', {}, 'en'))).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(say('auth_ended_kept', {}, 'en'))).toBeVisible();
});

test('a screen that is not shown without a session says that what was written is kept', async ({ page, context }) => {
  const person = await arrive(page.request);
  await page.goto('/edit/posts/new?lang=en');
  const heading = page.getByLabel(say('post_heading', {}, 'en'));
  // Only scripts keep what is written.
  await expect(page.locator('[contenteditable=true]')).toBeVisible();
  await heading.fill('Late autumn batch');
  await endSession(context);
  await page.reload();
  await expect(page.getByRole('heading', { name: say('app_sign_in_title', {}, 'en') })).toBeVisible();
  await expect(page.getByText(say('app_sign_in_kept', {}, 'en'))).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: say('app_sign_in', {}, 'en') })
    .click();
  await page.getByLabel(say('auth_identifier', {}, 'en')).fill(person.email);
  await page.getByLabel(say('auth_password', {}, 'en'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('auth_login', {}, 'en'), exact: true }).click();
  await page.getByRole('button', { name: say('ui_draft_restore', {}, 'en') }).click();
  await expect(heading).toHaveValue('Late autumn batch');
});

test('a field that is checked while it is typed keeps what was typed before the scripts came', async ({ page }) => {
  await arrive(page.request);
  const letIn = await holdScripts(page);
  await page.goto('/action/shortenedLink', { waitUntil: 'commit' });
  const link = page.getByRole('main').getByRole('textbox');
  const name = `gom-som-${Date.now().toString(36)}`;
  await link.fill(name);
  letIn();
  await expect(page.getByText(say('link_free', { link: name }))).toBeVisible();
  await expect(link).toHaveValue(name);
});

test('a form that is sent without any cookie comes back after signing in', async ({ page, context }) => {
  const person = await arrive(page.request);
  await openPost(page);
  await title(page).fill('Mẻ gốm cuối thu');
  await context.clearCookies();
  await save(page).click();
  await expect(page.getByText(say('auth_ended_kept'))).toBeVisible();
  await signInByHand(page, person);
  await expect(title(page)).toHaveValue('Mẻ gốm cuối thu');
});

test('what was typed comes back after the server was too busy to take it', async ({ page }) => {
  await arrive(page.request);
  await openPost(page);
  await title(page).fill('Mẻ gốm giờ cao điểm');
  await page.route('**/edit/posts/new.data*', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await save(page).click();
  await expect(page.getByRole('heading', { name: say('app_busy_title') })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/edit/posts/new.data*');
  await page.getByRole('button', { name: say('ui_retry') }).click();
  await expect(page.getByText(say('ui_form_restored'))).toBeVisible();
  await expect(title(page)).toHaveValue('Mẻ gốm giờ cao điểm');
});

test('another member who signs in then does not see what was typed', async ({ page, context }) => {
  await arrive(page.request);
  await openPost(page);
  await title(page).fill('Chỉ của tôi');
  await endSession(context);
  await save(page).click();
  await expect(page.getByText(say('auth_ended_kept'))).toBeVisible();
  const other = await arrive(context.request, somebody('Phan Văn Khác'));
  await endSession(context);
  await signInByHand(page, other);
  await expect(page).toHaveURL(/\/edit\/posts\/new$/);
  await expect(title(page)).toHaveValue('');
});

test('the message about a lost network leaves when the network is back', async ({ page, context }) => {
  await arrive(page.request);
  await openPost(page);
  await title(page).fill('Không có mạng');
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText(say('app_offline_form'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(say('app_offline_form'))).toBeHidden();
  await expect(title(page)).toHaveValue('Không có mạng');
});

test('a refused field is no longer red once it is right', async ({ page }) => {
  await arrive(page.request);
  await openPost(page);
  await save(page).click();
  await expect(title(page)).toHaveAttribute('aria-invalid', 'true');
  const error = page.getByText(/^Hãy nhập (“|thông tin này)/).first();
  await expect(error).toBeVisible();
  const errors = await page.getByText(/^Hãy nhập (“|thông tin này)/).count();
  await title(page).fill('Có tiêu đề');
  await expect(title(page)).not.toHaveAttribute('aria-invalid');
  await expect(page.getByText(/^Hãy nhập (“|thông tin này)/)).toHaveCount(errors - 1);
  await title(page).fill('');
  await save(page).click();
  await expect(title(page)).toHaveAttribute('aria-invalid', 'true');
});

test('a text is sent whole, also right after its last letter', async ({ page }) => {
  await arrive(page.request);
  await page.goto('/edit/posts/new');
  await title(page).fill('Mẻ gốm vội');
  const editor = page.locator('[contenteditable=true]');
  await expect(editor).toBeVisible();
  const form = page.locator('form', { has: editor });
  await form.evaluate(async (element, label) => {
    element.querySelector<HTMLElement>('[contenteditable=true]')?.focus();
    document.execCommand('insertText', false, 'Men tro trấu');
    // The editor hears of it now, and React renders in a later task.
    await Promise.resolve();
    const buttons = [...element.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent.trim() === label)?.click();
  }, say('content_save'));
  await expect(page).toHaveURL(/\/me\/posts\/[\da-f-]{36}$/);
  await expect(page.getByText('Men tro trấu').first()).toBeVisible();
});

test('a text is sent whole that is typed as soon as there is an editor', async ({ page }) => {
  await arrive(page.request);
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const editor = document.querySelector<HTMLElement>('[contenteditable=true]');
      if (!editor) return;
      observer.disconnect();
      editor.focus();
      document.execCommand('insertText', false, 'Men tro trấu');
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/edit/posts/new');
  await title(page).fill('Mẻ gốm rất vội');
  await expect(page.locator('[contenteditable=true]')).toContainText('Men tro trấu');
  await save(page).click();
  await expect(page).toHaveURL(/\/me\/posts\/[\da-f-]{36}$/);
  await expect(page.getByText('Men tro trấu').first()).toBeVisible();
});

test('the page is at its top after something was made', async ({ page }) => {
  await arrive(page.request);
  await page.goto('/edit/posts/new');
  await title(page).fill('Bài dài');
  await page
    .getByRole('textbox', { name: say('post_content'), exact: true })
    .fill(Array.from({ length: 60 }, (_, line) => `Dòng ${line}`).join('\n'));
  await save(page).click();
  await expect(page).toHaveURL(/\/me\/posts\/[\da-f-]{36}$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
