import { arrive, expect, signInByHand, test } from '../support/people.ts';
import { say } from '../support/words.ts';

/** Screens that tell visitors their purpose and offer to sign in (docs/rules/screens.md#sign-in). */
const offersToSignIn = ['/action/setting', '/action/setting/display', '/action/shortenedLink', '/action/qrcode'];

test('a guarded screen redirects a visitor to sign in and back', { tag: '@core' }, async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const person = await arrive(elsewhere.request);
  await elsewhere.close();

  await page.goto('/change-password');
  await expect(page).toHaveURL('/login?returnTo=%2Fchange-password');
  await signInByHand(page, { ...person, password: 'wrong-but-long-enough' });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel(say('auth_identifier'))).toHaveValue(person.email);
  await signInByHand(page, person);
  await expect(page).toHaveURL('/change-password');
  await expect(page.getByRole('heading', { name: say('auth_change_title') })).toBeVisible();
});

test('other screens tell visitors their purpose and offer to sign in', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const person = await arrive(elsewhere.request);
  await elsewhere.close();
  for (const address of offersToSignIn) {
    await page.goto(address);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('link', { name: say('app_sign_in') })).toBeVisible();
  }
  const last = offersToSignIn.at(-1) ?? '';
  await page.getByRole('link', { name: say('app_sign_in') }).click();
  await signInByHand(page, person);
  await expect(page).toHaveURL(last);
});

test('the return address accepts paths of this site only', async ({ page, browser }) => {
  const elsewhere = await browser.newContext();
  const person = await arrive(elsewhere.request);
  await elsewhere.close();
  await page.goto(`/login?${new URLSearchParams({ returnTo: '//elsewhere.example/' })}`);
  await signInByHand(page, person);
  await expect(page).toHaveURL('/');
});

test('signing out asks for confirmation', async ({ page }) => {
  await arrive(page.request);
  await page.goto('/logout');
  await expect(page.getByText(say('auth_logout_question'))).toBeVisible();
  await page.getByRole('link', { name: say('auth_stay') }).click();
  await expect(page).toHaveURL('/');
  expect((await page.request.get('/api/auth/profile')).status()).toBe(200);
});

test('an unknown address is answered with status 404 and the screen of /404', async ({ page }) => {
  for (const address of ['/khong-co-trang-nay', '/me', '/action/nothing', '/404', '/a/b/c?d=e']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { name: say('app_not_found_title') })).toBeVisible();
    await expect(page).toHaveTitle('M4U 404');
  }
  await page.getByRole('link', { name: say('app_home') }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown member or brand leads to /404', async ({ page }) => {
  const nobody = '01890000-0000-7000-8000-000000000000';
  for (const address of [
    `/me/${nobody}`,
    `/mbg/${nobody}`,
    `/fme/${nobody}`,
    '/smc/khong-ai-ca',
    `/blog/${nobody}`,
    `/new-mbg/${nobody}`,
    `/me/${nobody}/products`,
    `/mbg/posts/${nobody}`,
    `/me/detail-activity/${nobody}`,
  ]) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    expect(new URL(page.url()).pathname).toBe('/404');
    await expect(page).toHaveTitle('M4U 500');
  }
});

test('the error screen answers with status 500', async ({ page }) => {
  const answer = await page.goto('/500');
  expect(answer?.status()).toBe(500);
  await expect(page.getByRole('heading', { name: say('app_failure_title') })).toBeVisible();
  await expect(page).toHaveTitle('M4U 500');
});
