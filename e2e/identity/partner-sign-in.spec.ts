/** Sign-in by a partner's token: an address alone signs nobody in or out. */
import type { Page } from '@playwright/test';
import { FETCHES } from '../../api/src/testing/server/fetches.ts';
import { PARTNER, partnerKey, signPartnerToken } from './partner.ts';
import { arrive, asVisitor, expect, expectAccessible, signInByHand, somebody, test } from '../support/people.ts';
import { hello, say } from '../support/words.ts';

// A server started by the tests always has a partner; there, a missing one is a failure.
test.skip(() => partnerKey() === undefined && !process.env['CI'], 'a server that was running knows no partner of ours');

const enter = (page: Page, token: string, query: Record<string, string> = {}) =>
  page.goto(`/authenticating?${new URLSearchParams({ token, ...query })}`);
const expectQuestion = async (page: Page, name: string): Promise<void> => {
  await expect(page).toHaveURL('/authenticating');
  await expect(page.getByRole('heading', { name: say('auth_sso_ask', { partner: PARTNER.name }) })).toBeVisible();
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
};
const press = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).click();
/** Leaves the page, which would react to the end of its session, and clears cookies. */
const leave = async (page: Page, name?: RegExp): Promise<void> => {
  await page.goto('about:blank');
  await page.context().clearCookies(name && { name });
};
const memberOf = async (page: Page): Promise<string | undefined> => {
  const answer = await page.request.get('/api/auth/profile');
  return answer.ok() ? ((await answer.json()) as { data: { memberId: string } }).data.memberId : undefined;
};

test('a partner’s token asks for confirmation, signs in once, and leaves the address', async ({ page }) => {
  const { email, name } = somebody('Lê Hoàng Dũng');
  const token = await signPartnerToken({ email, name });
  await enter(page, token, { returnTo: '/change-password' });
  await expectQuestion(page, name);
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  expect(await memberOf(page)).toBeUndefined();
  // Reloading the question does not use up the token.
  await page.reload();
  await expectQuestion(page, name);
  await press(page, say('auth_login'));
  await expect(page).toHaveURL('/change-password');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: hello(name) })).toBeVisible();

  await leave(page);
  await enter(page, token);
  await expect(page).toHaveURL('/authenticating');
  await expect(page.getByText(say('auth_sso_failed'))).toBeVisible();
  expect(await memberOf(page)).toBeUndefined();
});

test('a partner’s member sets a password, and locks or deletes the account without one', async ({ page }) => {
  test.slow();
  const begin = async (name: string) => {
    const person = somebody(name);
    await enter(page, await signPartnerToken(person), { returnTo: '/action/setting' });
    await press(page, say('auth_login'));
    await expect(page).toHaveURL('/action/setting');
    return person;
  };
  const person = await begin('Đỗ Thị Lan');
  await page.getByRole('link', { name: say('setting_set_password') }).click();
  await expect(page.getByRole('heading', { name: say('auth_set_title') })).toBeVisible();
  await expect(page.getByText(say('auth_proof_recent'))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(say('auth_new_password'), { exact: true }).fill(person.password);
  await page.getByLabel(say('auth_confirm_password')).fill(person.password);
  await press(page, say('auth_set'));
  await expect(page.getByText(say('auth_set_done'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('setting_change_password') })).toBeVisible();
  await leave(page);
  await page.goto('/login');
  await signInByHand(page, person);
  await expect(page.getByRole('heading', { name: hello(person.name) })).toBeVisible();

  await leave(page);
  await begin('Đỗ Văn Khóa');
  await page.getByText(say('setting_lock'), { exact: true }).last().click();
  await page.getByLabel(say('setting_lock_confirm')).check();
  await press(page, say('setting_lock_do'));
  await expect(page.getByText(say('setting_locked'))).toBeVisible();

  await leave(page);
  await begin('Đỗ Thị Xóa');
  await page.goto('/action/privacy/delete');
  await page.getByLabel(say('leaving_confirm', { days: '30' })).check();
  await press(page, say('leaving_do'));
  await expect(page).toHaveURL('/login');
  expect(await memberOf(page)).toBeUndefined();
});

test('another member’s session stays until its member agrees, also without scripts', async ({ browser }) => {
  await asVisitor(
    browser,
    async (page) => {
      const member = await arrive(page.request, somebody('Trần Thị Chủ'));
      const other = somebody('Kẻ Lạ');
      const token = await signPartnerToken(other);
      await enter(page, token);
      await expectQuestion(page, other.name);
      await expect(page.getByText(say('auth_sso_replaces', { name: member.name }))).toBeVisible();
      await press(page, say('auth_stay'));
      await expect(page).toHaveURL('/');
      expect(await memberOf(page)).toBe(member.memberId);

      await page.goto('/authenticating');
      await expect(page.getByText(say('auth_sso_failed'))).toBeVisible();
      await enter(page, token, { returnTo: '/more' });
      await press(page, say('auth_login'));
      await expect(page).toHaveURL('/more');
      const now = await memberOf(page);
      expect(now).toBeDefined();
      expect(now).not.toBe(member.memberId);
      const headers = { authorization: `Bearer ${member.accessToken}` };
      expect((await page.request.get('/api/auth/profile', { headers })).status(), 'the former session').toBe(401);

      // A member who is already signed in is not asked.
      await enter(page, await signPartnerToken(other), { returnTo: '/explore' });
      await expect(page).toHaveURL('/explore');
      expect(await memberOf(page)).toBe(now);
    },
    false,
  );
});

test('a sign-in that began at our screen is not asked about, once and with its own state', async ({ page }) => {
  // The partner does not exist: its request is read from the redirect.
  const begin = async () => {
    await page.goto('/login?returnTo=%2Fmore');
    const link = page.getByRole('link', { name: say('auth_sso_begin', { partner: PARTNER.name }) });
    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await page.request.get((await link.getAttribute('href')) ?? '', { maxRedirects: 0, headers });
    const redirectUrl = new URL(answer.headers()['location'] ?? '');
    expect(redirectUrl.origin + redirectUrl.pathname).toBe(PARTNER.loginUrl);
    return redirectUrl.searchParams.get('state') ?? '';
  };
  const state = await begin();
  expect(state).toMatch(/^[\w-]{43}$/);
  const person = somebody('Phạm Văn Bắt Đầu');
  await enter(page, await signPartnerToken(person), { state });
  await expect(page).toHaveURL('/more');
  expect(await memberOf(page)).toBeDefined();

  await leave(page, /^snc_/);
  await enter(page, await signPartnerToken(person), { state });
  await expectQuestion(page, person.name);

  await begin();
  await enter(page, await signPartnerToken(person), { state });
  await expectQuestion(page, person.name);
  expect(await memberOf(page)).toBeUndefined();
});

test('other sites cannot begin a sign-in', async ({ page }) => {
  const begin = (headers: Record<string, string>) =>
    page.request.get('/authenticating?partner=partner', { maxRedirects: 0, headers });
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, ...Object.values(FETCHES)]) {
    const answer = await begin(headers);
    expect(answer.headers()['location']).toMatch(/^\/login\?/);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
  expect((await begin({ 'sec-fetch-site': 'same-origin' })).headers()['location']).toContain(PARTNER.loginUrl);
});

test('embedded and prefetched requests use up no token and sign nobody in', async ({ page }) => {
  const token = await signPartnerToken(somebody('Hình Ảnh'));
  const address = `/authenticating?${new URLSearchParams({ token })}`;
  for (const [name, headers] of Object.entries(FETCHES)) {
    const answer = await page.request.get(address, { maxRedirects: 0, headers });
    expect(answer.status(), name).toBe(403);
    expect(answer.headers()['set-cookie'], name).toBeUndefined();
  }
  await enter(page, token);
  await press(page, say('auth_login'));
  await expect(page).toHaveURL('/');
  expect(await memberOf(page)).toBeDefined();
});

test('a confirmation counts only for the person who was shown', async ({ page, context }) => {
  const [shownPerson, otherPerson] = [somebody('Người Thấy'), somebody('Người Chen')];
  await enter(page, await signPartnerToken(shownPerson));
  await expectQuestion(page, shownPerson.name);
  const other = await context.newPage();
  await enter(other, await signPartnerToken(otherPerson));
  await expectQuestion(other, otherPerson.name);
  await press(page, say('auth_login'));
  await expectQuestion(page, otherPerson.name);
  expect(await memberOf(page)).toBeUndefined();
});
