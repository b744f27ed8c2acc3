import type { Page } from '@playwright/test';
import { demoAccounts } from '../../api/src/demo/seed/seed.ts';
import {
  asVisitor,
  expect,
  expectAccessible,
  messageTo,
  phone,
  signIn,
  signInByHand,
  somebody,
  test,
} from '../support/people.ts';
import { answerQuestion, questionOf } from '../support/question.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';

const staffAccount = demoAccounts.find(({ role }) => role === 'staff');
const staff = { name: 'An', email: staffAccount?.email ?? '', password: staffAccount?.password ?? '' };

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const label = (page: Page, name: string) => page.getByLabel(name, { exact: false }).first();

const sendOne = say('card_order_send', { count: 1 });

/** Expects this state on the page. */
const expectState = (page: Page, state: string) => expect(page.getByText(state, { exact: true }).first()).toBeVisible();

test('an agency applies, completes and confirms; staff approve; the first admin signs in', async ({
  page,
  browser,
}) => {
  test.slow();
  const applicant = somebody('Trần Văn Bình');
  const name = `Hội Gốm ${applicant.email.slice(4, 10)}`;

  await page.goto('/agencies/register');
  await expect(page.getByRole('heading', { name: say('registration_next') })).toBeVisible();
  await expectAccessible(page);
  await label(page, say('registration_name_agency')).fill(name);
  await press(page, say('registration_send'));
  await expect(page.getByText('Hãy để lại số điện thoại hoặc email')).toBeVisible();
  await label(page, say('registration_email')).fill(applicant.email);
  await press(page, say('registration_send'));

  await expect(page).toHaveURL(/\/registrations\/[\w-]+\?key=[\w-]+$/);
  await expectState(page, say('registration_status_pending'));
  await expectAccessible(page);
  const link = await messageTo(page.request, applicant.email, /http\S+\/registrations\/\S+/);
  const { pathname, search } = new URL(link);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(pathname + search);

  await page.goto(pathname + search);
  await label(page, say('registration_tax')).fill('0401234567');
  await label(page, say('registration_representative')).fill(applicant.name);
  await label(page, say('registration_phone')).fill('0912 345 678');
  await label(page, say('registration_citizen')).fill('048190001234');
  await page.getByLabel(say('place_street')).fill('12 Bạch Đằng');
  await page.getByRole('combobox', { name: say('place_ward') }).fill('hai chau da nang');
  await page
    .getByRole('option', { name: /Hải Châu/ })
    .first()
    .click();
  await press(page, say('registration_save'));
  await expect(page.getByText('****1234', { exact: true })).toBeVisible();
  await expect(page.getByText(/12 Bạch Đằng, Phường Hải Châu/)).toBeVisible();
  await press(page, say('registration_confirm_do'));
  await expect(page.getByRole('button', { name: say('registration_confirm_do') })).toHaveCount(0);

  const id = pathname.split('/').at(-1) ?? '';
  const office = await browser.newContext({ ...phone, locale: 'vi-VN' });
  await signIn(office.request, staff);
  const desk = await office.newPage();
  await desk.goto('/admin/registrations?citizenIdentificationCode=048190001234');
  await expectAccessible(desk);
  await desk
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await expect(desk).toHaveURL(`/admin/registrations/${id}`);
  await expectAccessible(desk);
  for (const [deed, state] of [
    ['registration_accept', 'registration_status_accepted'],
    ['registration_approve', 'registration_status_approved'],
    ['registration_paid', 'registration_status_paid'],
    ['registration_done_agency', 'registration_status_done'],
  ] as const) {
    await label(desk, say('registration_step_note')).fill(`Lời nhắn: ${say(state)}`);
    await press(desk, say(deed));
    await expect(desk.getByRole('button', { name: say(deed), exact: true })).toHaveCount(0);
    await expectState(desk, say(state));
  }
  await office.close();

  await page.goto(pathname + search);
  await expectState(page, say('registration_status_done'));
  await expect(page.getByText(`Lời nhắn: ${say('registration_status_done')}`)).toBeVisible();

  const reset = await messageTo(page.request, applicant.email, /http\S+\/password-reset\/\S+/);
  await page.goto(new URL(reset).pathname);
  await page.getByLabel(say('auth_new_password'), { exact: true }).fill(applicant.password);
  await page.getByLabel(say('auth_confirm_password'), { exact: true }).fill(applicant.password);
  await press(page, say('auth_reset'));
  await expect(page.getByText(say('auth_reset_done'))).toBeVisible();
  await page.goto('/login');
  await signInByHand(page, applicant);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/admin');
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
});

test('a card is ordered, corrected and seen by link without scripts', { tag: '@core' }, async ({ browser }) => {
  await asVisitor(
    browser,
    async (page) => {
      const { email } = somebody();
      await page.goto('/action/cards/request');
      await label(page, say('registration_name')).fill('Lê Thị Hoa');
      await label(page, say('registration_email')).fill(email);
      await label(page, say('registration_display_name')).fill('Hoa Lê');
      await page.getByLabel(say('place_street')).fill('12 Bạch Đằng');
      await page.getByRole('combobox', { name: say('place_ward') }).fill('Phường Hải Châu, Thành phố Đà Nẵng');
      await label(page, say('registration_phone')).fill('12');
      await answerQuestion(page);
      await expect(page.getByRole('img', { name: /^Mặt (trước|sau) của thẻ/ })).toHaveCount(2);
      await press(page, sendOne);
      await expect(page.getByText('Hãy nhập số điện thoại Việt Nam hợp lệ.')).toBeVisible();
      await expect(label(page, say('registration_display_name'))).toHaveValue('Hoa Lê');
      await expect(page.getByLabel(say('place_street'))).toHaveValue('12 Bạch Đằng');
      await label(page, say('registration_phone')).fill('0912345678');
      // The question may stand in a part that the browser has not read yet.
      await page.waitForLoadState('load');
      if ((await questionOf(page).count()) > 0) await answerQuestion(page);
      await press(page, sendOne);
      await expect(page).toHaveURL(/\/registrations\/[\w-]+\?key=/);
      await expect(page.getByText(/12 Bạch Đằng, Phường Hải Châu/)).toBeVisible();
      await expect(page.getByRole('img', { name: 'Mặt trước của thẻ: Hoa Lê' })).toBeVisible();
      await expect(page.getByRole('listitem').and(page.locator('[aria-current=step]'))).toContainText(
        say('card_order_stage_proof'),
      );
    },
    false,
  );
});

test('a registration is not found without its key', async ({ page }) => {
  await page.goto('/registrations/019a0000-0000-7000-8000-000000000000?key=x');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.request.get('/registrations/019a0000-0000-7000-8000-000000000000')).status()).toBe(404);
});

test('the number of an identity card is neither kept in a draft nor sent back', async ({ page }) => {
  await signIn(page.request, staff);
  await page.goto('/agencies/register');
  // Only scripts keep a draft.
  await scriptsRun(page);
  await label(page, say('registration_name_agency')).fill('Hội Gốm');
  await label(page, say('registration_tax')).fill('0401234567');
  await label(page, say('registration_citizen')).fill('048190001234');
  await label(page, say('registration_phone')).fill('12');
  const drafts = () => page.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(drafts).toContain('0401234567');
  expect(await drafts()).not.toContain('048190001234');
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.status() === 422,
  );
  await press(page, say('registration_send'));
  const answer = await (await answered).text();
  expect(answer).toContain('0401234567');
  expect(answer).not.toContain('048190001234');
});
