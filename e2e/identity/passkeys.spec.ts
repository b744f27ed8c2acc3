/** Passkeys with Chromium's virtual authenticator: adding, signing in, a lost device, and the offer after a sign-in. */
import type { Page } from '@playwright/test';
import { appCode } from '../../api/src/testing/factories/app-codes.ts';
import {
  arrive,
  expect,
  expectAccessible,
  expectMessage,
  messageTo,
  signInByHand,
  somebody,
  test,
  verify,
} from '../support/people.ts';
import { hello, say } from '../support/words.ts';

/** Gives the page's device a screen lock that is opened at once; returns the id of the authenticator. */
const addAuthenticator = async (page: Page, automaticPresenceSimulation = true) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation,
    },
  });
  return { devtools, authenticatorId };
};

/** The virtual authenticator answers a suggestion at once: pages after this wait for the button. */
const suggestNothing = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

const passkeysOf = (page: Page) => page.getByRole('region', { name: say('passkey_title') });

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/logout');
  await page.getByRole('button', { name: say('auth_logout') }).click();
  await expect(page).toHaveURL('/login');
};

const pressPasskey = (page: Page) => page.getByRole('button', { name: say('passkey_sign_in') }).click();

test('a passkey is added, signs in, is renamed, and removed with a lost device', { tag: '@core' }, async ({ page }) => {
  test.slow();
  await addAuthenticator(page);
  await suggestNothing(page);
  const person = await arrive(page.request);
  await verify(page.request, person);
  await page.goto('/action/security');
  const passkeys = passkeysOf(page);
  await expect(passkeys.getByText(say('passkey_text'))).toBeVisible();
  await expectMessage(page, say('passkey_added'), () =>
    passkeys.getByRole('button', { name: say('passkey_add') }).click(),
  );
  const row = passkeys.getByRole('listitem');
  await expect(row).toContainText('Chrome');
  await expect(row).toContainText(say('passkey_unused'));
  await messageTo(page.request, person.email, /khóa truy cập/i);
  await expectAccessible(page);

  // The same device makes no second one.
  await passkeys.getByRole('button', { name: say('passkey_add') }).click();
  await expect(passkeys.getByRole('alert')).toContainText(say('passkey_known'));

  await signOut(page);
  await expectAccessible(page);
  await pressPasskey(page);
  await expect(page.getByRole('heading', { name: hello(person.name) })).toBeVisible();

  await page.goto('/action/security');
  await expect(row).not.toContainText(say('passkey_unused'));
  await row.getByRole('button', { name: say('passkey_rename') }).click();
  await page.getByLabel(say('passkey_name')).fill('Máy ở xưởng');
  await expectMessage(page, say('passkey_renamed'), () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: say('profile_save') })
      .click(),
  );
  await row.getByRole('button', { name: say('passkey_remove_of', { name: 'Máy ở xưởng' }) }).click();
  await expectMessage(page, say('passkey_removed'), () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: say('passkey_remove'), exact: true })
      .click(),
  );
  await expect(row).toHaveCount(0);

  await signOut(page);
  await pressPasskey(page);
  await expect(page.getByRole('alert')).toContainText('không còn dùng được');
  await signInByHand(page, person);
  await expect(page.getByRole('heading', { name: hello(person.name) })).toBeVisible();
});

test('the browser suggests a passkey in the field, and a copy of it is refused', async ({ page }) => {
  const { devtools, authenticatorId } = await addAuthenticator(page);
  const person = await arrive(page.request);
  await verify(page.request, person);
  await page.goto('/action/security');
  await passkeysOf(page)
    .getByRole('button', { name: say('passkey_add') })
    .click();
  await expect(passkeysOf(page).getByRole('listitem')).toHaveCount(1);
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId });
  const [made] = credentials;
  if (!made) throw new Error('the authenticator has no passkey');

  // The virtual authenticator chooses at once what the browser would offer.
  await page.goto('/logout');
  await page.getByRole('button', { name: say('auth_logout') }).click();
  await expect(page.getByRole('heading', { name: hello(person.name) })).toBeVisible();

  // A copy counts on from where it was made.
  await devtools.send('WebAuthn.removeCredential', { authenticatorId, credentialId: made.credentialId });
  await devtools.send('WebAuthn.addCredential', { authenticatorId, credential: { ...made, signCount: 0 } });
  await suggestNothing(page);
  await signOut(page);
  await pressPasskey(page);
  await expect(page.getByRole('alert')).toContainText('không còn dùng được');
  await signInByHand(page, person);
  await expect(page.getByRole('heading', { name: hello(person.name) })).toBeVisible();
  await page.goto('/action/security');
  await expect(passkeysOf(page)).toContainText(say('passkey_ended'));
});

test('a device that can have a passkey is offered one after a sign-in by password, until it is told to wait', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const person = await arrive(elsewhere.request, somebody());
  await verify(elsewhere.request, person);
  await elsewhere.close();
  await addAuthenticator(page, false);
  await page.goto('/login');
  await expect(page.getByLabel(say('auth_identifier'))).toHaveAttribute('autocomplete', 'username webauthn');
  await signInByHand(page, person);
  const offer = page.getByRole('complementary', { name: say('passkey_title') });
  await expect(offer).toContainText(say('passkey_text'));
  await expectAccessible(page);
  await offer.getByRole('button', { name: say('auth_verify_later') }).click();
  await expect(offer).toHaveCount(0);
  await signOut(page);
  await signInByHand(page, person);
  await expect(page.getByRole('heading', { name: hello(person.name) })).toBeVisible();
  await page.waitForLoadState('load');
  await expect(offer).toHaveCount(0);
});

test('a passkey is added after the code of the second factor that is due', async ({ page }) => {
  await addAuthenticator(page);
  await suggestNothing(page);
  const person = await arrive(page.request);
  await verify(page.request, person);
  const headers = { 'sec-fetch-site': 'same-origin' };
  const { password } = person;
  const begun = await page.request.post('/api/auth/factor/begin', { headers, data: { password } });
  const { secret } = ((await begun.json()) as { data: { secret: string } }).data;
  const code = appCode(secret, new Date());
  expect((await page.request.post('/api/auth/factor/confirm', { headers, data: { code } })).status()).toBe(200);

  // The browser is known, so the password alone signs in, and this session has given no code.
  await signOut(page);
  await signInByHand(page, person);
  await expect(page.getByRole('heading', { name: hello(person.name) })).toBeVisible();
  await page.goto('/action/security');
  const passkeys = passkeysOf(page);
  await passkeys.getByRole('button', { name: say('passkey_add') }).click();
  await passkeys.getByRole('link', { name: say('factor_pay_do') }).click();
  const due = page.getByRole('region', { name: say('factor_give') });
  await due.getByLabel(say('factor_code')).fill(appCode(secret, new Date(Date.now() + 30_000)));
  await page.getByRole('button', { name: say('factor_give_do') }).click();
  await expect(page).toHaveURL(/\/action\/security#passkeys$/);
  await expectMessage(page, say('passkey_added'), () =>
    passkeys.getByRole('button', { name: say('passkey_add') }).click(),
  );
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
});

test('nothing about passkeys is shown in the browsers of other apps, nor without scripts', async ({ browser }) => {
  const zalo = await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/153.0 Mobile Zalo/26.1' });
  const inZalo = await zalo.newPage();
  await arrive(zalo.request);
  await inZalo.goto('/action/security');
  await expect(inZalo.getByRole('region', { name: say('setting_devices') })).toBeVisible();
  await expect(passkeysOf(inZalo)).toHaveCount(0);
  await zalo.clearCookies();
  await inZalo.goto('/login');
  await expect(inZalo.getByLabel(say('auth_identifier'))).toHaveAttribute('autocomplete', 'username');
  await expect(inZalo.getByRole('button', { name: say('passkey_sign_in') })).toHaveCount(0);
  await zalo.close();

  const still = await browser.newContext({ javaScriptEnabled: false });
  const plain = await still.newPage();
  await plain.goto('/login');
  await expect(plain.getByRole('button', { name: say('auth_login'), exact: true })).toBeVisible();
  await expect(plain.getByRole('button', { name: say('passkey_sign_in') })).toBeHidden();
  await still.close();
});
