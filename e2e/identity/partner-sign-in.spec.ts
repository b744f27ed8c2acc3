/** Signing in by a partner's token: nobody is signed in, or out, by an address alone. */
import type { Page } from '@playwright/test';
import { FETCHES } from '../../api/src/testing/server/fetches.ts';
import { PARTNER, partnerKey, signPartnerToken } from './partner.ts';
import { arrive, asVisitor, expect, expectAccessible, somebody, test } from '../support/people.ts';
import { say } from '../support/words.ts';

// A run of its own always has one: there, a missing partner is a failure.
test.skip(() => partnerKey() === undefined && !process.env['CI'], 'a server that was running knows no partner of ours');

const enter = (page: Page, token: string, query: Record<string, string> = {}) =>
  page.goto(`/authenticating?${new URLSearchParams({ token, ...query })}`);
const expectQuestion = async (page: Page, name: string): Promise<void> => {
  await expect(page).toHaveURL('/authenticating');
  await expect(page.getByRole('heading', { name: say('auth_sso_ask', { partner: PARTNER.name }) })).toBeVisible();
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
};
const press = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true }).click();
/** Leaves the page, which would itself go on when its session has ended, and forgets cookies. */
const leave = async (page: Page, name?: RegExp): Promise<void> => {
  await page.goto('about:blank');
  await page.context().clearCookies(name && { name });
};
const memberOf = async (page: Page): Promise<string | undefined> => {
  const answer = await page.request.get('/api/auth/profile');
  return answer.ok() ? ((await answer.json()) as { data: { memberId: string } }).data.memberId : undefined;
};

test('a partner’s token asks first, signs in once and leaves the address', { tag: '@core' }, async ({ page }) => {
  const { email, name } = somebody('Lê Hoàng Dũng');
  const token = await signPartnerToken({ email, name });
  await enter(page, token, { returnTo: '/change-password' });
  await expectQuestion(page, name);
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  expect(await memberOf(page)).toBeUndefined();
  // To look at the question again uses nothing up.
  await page.reload();
  await expectQuestion(page, name);
  await press(page, say('auth_login'));
  await expect(page).toHaveURL('/change-password');
  await page.goto('/');
  await expect(page.getByRole('heading', { name })).toBeVisible();

  await leave(page);
  await enter(page, token);
  await expect(page).toHaveURL('/authenticating');
  await expect(page.getByText(say('auth_sso_failed'))).toBeVisible();
  expect(await memberOf(page)).toBeUndefined();
});

test('somebody else’s session stays until its member agrees, also without scripts', async ({ browser }) => {
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

      // Whoever is signed in already is not asked about themselves.
      await enter(page, await signPartnerToken(other), { returnTo: '/explore' });
      await expect(page).toHaveURL('/explore');
      expect(await memberOf(page)).toBe(now);
    },
    false,
  );
});

test('a sign-in that began at our screen is not asked about, once and with its own state', async ({ page }) => {
  // The partner is nowhere: what its page is asked is read from where the link leads.
  const begin = async () => {
    await page.goto('/login?returnTo=%2Fmore');
    const link = page.getByRole('link', { name: say('auth_sso_begin', { partner: PARTNER.name }) });
    const headers = { 'sec-fetch-site': 'same-origin' };
    const answer = await page.request.get((await link.getAttribute('href')) ?? '', { maxRedirects: 0, headers });
    const asked = new URL(answer.headers()['location'] ?? '');
    expect(asked.origin + asked.pathname).toBe(PARTNER.loginUrl);
    return asked.searchParams.get('state') ?? '';
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

test('no page of another site begins a sign-in for its visitors', async ({ page }) => {
  const begin = (headers: Record<string, string>) =>
    page.request.get('/authenticating?partner=partner', { maxRedirects: 0, headers });
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, ...Object.values(FETCHES)]) {
    const answer = await begin(headers);
    expect(answer.headers()['location']).toMatch(/^\/login\?/);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
  expect((await begin({ 'sec-fetch-site': 'same-origin' })).headers()['location']).toContain(PARTNER.loginUrl);
});

test('pictures, frames and fetches ahead use no token up and sign nobody in', async ({ page }) => {
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

test('an answer counts for the person who was shown, and for nobody who came since', async ({ page, context }) => {
  const [shown, since] = [somebody('Người Thấy'), somebody('Người Chen')];
  await enter(page, await signPartnerToken(shown));
  await expectQuestion(page, shown.name);
  const other = await context.newPage();
  await enter(other, await signPartnerToken(since));
  await expectQuestion(other, since.name);
  await press(page, say('auth_login'));
  await expectQuestion(page, since.name);
  expect(await memberOf(page)).toBeUndefined();
});
