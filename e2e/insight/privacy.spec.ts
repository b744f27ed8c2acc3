/** Journeys of a member's own data: consents, preview, requests, export, deletion. */
import { readFile } from 'node:fs/promises';
import { currentVersion } from '@m4u/contract/identity/consent/words';
import type { APIRequestContext } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { demoStaff } from '../support/demo.ts';
import {
  arrive,
  asVisitor,
  expect,
  expectAccessible,
  expectMessage,
  messageTo,
  signIn,
  signInByHand,
  somebody,
  test,
} from '../support/people.ts';
import { say } from '../support/words.ts';

/** The version of the terms as it is shown. */
const termsVersion = currentVersion('terms').split('-').toReversed().join('/');

test('a member gives and withdraws consents', { tag: '@core' }, async ({ page }) => {
  const person = somebody('Trần Thu Hà');
  await page.goto('/register');
  await page.getByRole('link', { name: say('terms_title') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('terms_title') })).toBeVisible();
  await expect(page.getByText(say('terms_version', { version: termsVersion }))).toBeVisible();
  await expectAccessible(page);
  // The words that members agreed to before stay readable.
  await page.goto('/terms?version=2026-11');
  await page.getByRole('link', { name: say('terms_now') }).click();
  await expect(page.getByText(say('terms_version', { version: termsVersion }))).toBeVisible();
  await page.goto('/register');
  const search = page.getByLabel(say('auth_register_search'));
  await expect(search).not.toBeChecked();
  await search.check();
  await page.getByLabel(say('auth_name')).fill(person.name);
  await page.getByLabel(say('auth_identifier')).fill(person.email);
  await page.getByLabel(say('auth_password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('auth_register') }).click();
  await expect(page.getByRole('heading', { name: say('auth_verify_title') })).toBeVisible();

  await page.goto('/action/privacy');
  // The terms have no switch, so they stand apart from what is turned on and off.
  await expect(page.getByRole('region', { name: say('consent_title') }).getByRole('listitem')).toHaveCount(3);
  const agreement = page.getByRole('region', { name: say('consent_terms_title'), exact: true });
  await expect(agreement.getByRole('listitem')).toHaveCount(1);
  await expect(agreement.getByRole('button')).toHaveCount(0);
  const history = page.getByRole('region', { name: say('consent_history') }).getByRole('listitem');
  await expect(history).toHaveCount(2);
  await expect(history.first()).toContainText(say('consent_screen_register'));
  const name = say('consent_searchEngines');
  await expectMessage(page, say('consent_taken', { name }), () =>
    page.getByRole('button', { name: `${say('consent_withdraw')}: ${name}` }).click(),
  );
  await expect(history).toHaveCount(3);
  await expect(history.first()).toContainText(say('consent_line_taken'));
  await page.getByRole('button', { name: `${say('consent_turn_on')}: ${name}` }).click();
  await expect(history).toHaveCount(4);
  await page.getByRole('button', { name: `${say('consent_withdraw')}: ${say('consent_suggestions')}` }).click();
  await expect(history).toHaveCount(5);
  await expectAccessible(page);
});

test('a registration is recorded in the words that its form showed', async ({ page }) => {
  const person = somebody('Trần Thu Hà');
  await page.goto('/register');
  await page.waitForLoadState('networkidle');
  const version = page.locator('[name=termsVersion]');
  await expect(version).toHaveValue(currentVersion('terms'));
  await page.getByLabel(say('auth_name')).fill(person.name);
  await page.getByLabel(say('auth_identifier')).fill(person.email);
  const register = async () => {
    await page.getByLabel(say('auth_password'), { exact: true }).fill(person.password);
    await page.getByRole('button', { name: say('auth_register') }).click();
  };
  // As a form does that was shown before the terms changed.
  await version.evaluate((field: HTMLInputElement) => field.setAttribute('value', '2026-11'));
  await register();
  await expect(page.getByText(say('consent_words_changed'))).toBeVisible();
  await version.evaluate((field: HTMLInputElement, now) => field.setAttribute('value', now), currentVersion('terms'));
  await register();
  await expect(page.getByRole('heading', { name: say('auth_verify_title') })).toBeVisible();
});

test('a member without a consent record is asked to accept the terms, once', async ({ page }) => {
  await arrive(page.request, somebody('Lê Thu Cúc'), []);
  const name = say('consent_terms');
  const line = page.getByRole('region', { name });
  await page.goto('/more');
  await expect(line).toContainText(say('consent_due'));
  await expectAccessible(page);
  await line.getByRole('link', { name: say('consent_due_answer') }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: `${say('consent_agree')}: ${name}` }).click();
  await expect(page.getByText(say('consent_given', { name }))).toBeVisible();
  await page.getByRole('link', { name: say('nav_more') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('more_title') })).toBeVisible();
  await expect(line).toHaveCount(0);
});

/** Writes a post for one audience through the API. */
const write = async (request: APIRequestContext, token: string, title: string, policy: string): Promise<void> => {
  const answer = await request.post('/api/members/insertBlog', {
    headers: { authorization: `Bearer ${token}` },
    data: { title, content: '<p>Chữ.</p>', policy },
  });
  expect(answer.status(), await answer.text()).toBe(200);
};

test('a member previews the page as others see it', async ({ page, browser }) => {
  const { memberId, accessToken } = await arrive(page.request);
  for (const policy of ['public', 'friends', 'private'])
    await write(page.request, accessToken, `Bài ${policy}`, policy);
  await page.goto('/action/privacy');
  await page.getByRole('link', { name: say('see_as_way', { as: say('see_as_visitor') }) }).click();
  const bar = page.getByRole('region', { name: say('see_as_title') });
  await expect(bar).toBeVisible();
  const posts = { public: page.getByText('Bài public'), friends: page.getByText('Bài friends') };
  await expect(posts.public).toBeVisible();
  await expect(posts.friends).toBeHidden();
  await expect(page.getByRole('link', { name: say('profile_make_your_own') })).toBeVisible();
  await expectAccessible(page);

  await bar.getByRole('link', { name: say('see_as_friend') }).click();
  await expect(posts.friends).toBeVisible();
  await expect(page.getByText('Bài private')).toBeHidden();
  await expect(bar.getByRole('link', { name: say('see_as_friend') })).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);

  // Links of the page keep the preview.
  await posts.friends.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bài friends' })).toBeVisible();
  await expect(bar).toBeVisible();
  await page
    .getByRole('link', { name: say('post_title') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/posts\?as=friend/);
  await expect(posts.friends).toBeVisible();
  await expect(page.getByText('Bài private')).toBeHidden();
  await expectAccessible(page);
  await bar.getByRole('link', { name: say('see_as_visitor') }).click();
  await expect(posts.public).toBeVisible();
  await expect(posts.friends).toBeHidden();
  await bar.getByRole('link', { name: say('see_as_exit') }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByText('Bài private')).toBeVisible();
  await page.goto(`/me/${memberId}?as=friend`);
  await bar.getByRole('link', { name: say('see_as_member') }).click();
  await expect(posts.friends).toBeHidden();
  // Buttons of strangers are shown disabled.
  await expect(page.getByRole('button', { name: say('friend_connect') })).toBeDisabled();
  await bar.getByRole('link', { name: say('see_as_exit') }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByText('Bài private')).toBeVisible();

  await asVisitor(browser, async (visitor) => {
    for (const address of [`/me/${memberId}?as=friend`, `/me/${memberId}/posts?as=friend&of=member/${memberId}`]) {
      await visitor.goto(address);
      await expect(visitor).toHaveURL(/\/404/);
    }
  });
});

test('a member sends a data request, and staff answer it', async ({ page, browser }) => {
  const person = await arrive(page.request);
  await page.goto('/action/privacy/requests');
  await page.getByLabel(say('data_request_kind')).selectOption('correction');
  await page.getByLabel(say('data_request_words')).fill('Hãy sửa tên của tôi trong danh sách khách.');
  await page.getByRole('button', { name: say('data_request_send') }).click();
  const own = page.getByRole('region', { name: say('data_request_own') });
  await expect(own).toContainText(say('data_request_open'));
  await expectAccessible(page);
  await page.goto('/action/privacy');
  await expect(page.getByText(say('data_request_text_open', { count: 1 }))).toBeVisible();

  await asVisitor(browser, async (staff) => {
    await signIn(staff.request, demoStaff);
    await staff.goto('/admin/requests');
    const item = staff.getByRole('article').filter({ hasText: person.name }).last();
    await expectAccessible(staff);
    await item.getByLabel(say('support_answer')).fill('Chúng tôi đã sửa tên.');
    await item.getByRole('button', { name: say('data_request_answer_fulfilled') }).click();
    await expect(staff.getByText(say('data_request_answered_done', { name: person.name }))).toBeVisible();
  });
  await page.goto('/action/privacy/requests');
  await expect(own).toContainText(say('data_request_fulfilled'));
  await expect(own).toContainText('Chúng tôi đã sửa tên.');
});

test('a visitor sends a data request and confirms it by mail', async ({ page }) => {
  const { name, email } = somebody('Phạm Văn Khách');
  await page.goto('/action/privacy/requests');
  await page.getByLabel(say('data_request_kind')).selectOption('deletion');
  await page.getByLabel(say('support_name')).fill(name);
  await page.getByLabel(say('data_request_email')).fill(email);
  await page.getByLabel(say('data_request_words')).fill('Tôi có tên trong một danh sách khách. Xin hãy xóa.');
  await expectAccessible(page);
  await page.getByRole('button', { name: say('data_request_send') }).click();
  await expect(page.getByText(say('data_request_sent_visitor', { email }))).toBeVisible();
  await page.goto(await messageTo(page.request, email, /\/data-request\/[\da-f-]{36}\?key=[\w-]+/));
  await expectAccessible(page);
  await page.getByRole('button', { name: say('data_request_confirm') }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Đã xác nhận' })).toBeVisible();
});

test('a member downloads an export, deletes the account and restores it', { tag: '@core' }, async ({ page }) => {
  const person = somebody('Lê Thị Đổi Ý');
  const { memberId, accessToken } = await arrive(page.request, person);
  await write(page.request, accessToken, 'Bài của Đổi Ý', 'public');
  await page.goto('/action/privacy');
  // A page that is left before the answer may take its request with it.
  await expectMessage(page, say('export_asked'), () => page.getByRole('button', { name: say('export_ask') }).click());
  const download = page.getByRole('link', { name: say('export_download') });
  await expect(async () => {
    await page.goto('/action/privacy');
    await expect(download).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  const coming = page.waitForEvent('download');
  await download.click();
  const file = await readFile(await (await coming).path());
  const inside = unzipSync(new Uint8Array(file));
  const names = Object.keys(inside);
  expect(names).toContain('index.html');
  const all = names.map((each) => strFromU8(inside[each] ?? new Uint8Array())).join('\n');
  expect(all).toContain('Bài của Đổi Ý');
  expect(all).toContain(person.email);

  await page.getByRole('link', { name: say('leaving_title') }).click();
  await expectAccessible(page);
  await page.getByLabel(say('leaving_password')).fill(person.password);
  await page.getByLabel(say('leaving_confirm', { days: 30 })).check();
  await page.getByRole('button', { name: say('leaving_do') }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/Tài khoản của bạn sẽ bị xóa ngày/)).toBeVisible();
  expect((await page.request.get(`/api/members/getMemberIdView/${memberId}`)).status()).toBe(404);

  await signInByHand(page, person);
  await page.getByRole('link', { name: say('leaving_keep_link') }).click();
  await expect(page.getByRole('heading', { name: say('leaving_keep_title') })).toBeVisible();
  await expectAccessible(page);
  const identifier = page.getByLabel(say('auth_identifier'));
  if (await identifier.isVisible()) await identifier.fill(person.email);
  await page.getByLabel(say('auth_password'), { exact: true }).fill(person.password);
  await expectMessage(page, say('leaving_kept'), () =>
    page.getByRole('button', { name: say('leaving_keep_do') }).click(),
  );
  expect((await page.request.get(`/api/members/getMemberIdView/${memberId}`)).status()).toBe(200);
});
