/** Signing in by another service, with a whole OpenID provider beside the server. */
import {
  asVisitor,
  arrive,
  expect,
  expectAccessible,
  signInByHand,
  somebody,
  test,
  verify,
} from '../support/people.ts';
import { hello, say } from '../support/words.ts';

const NAME = 'Nami ID';
const issuer = process.env['M4U_E2E_OPENID'];

// A server started by the tests always has the provider; there, a missing one is a failure.
test.skip(() => issuer === undefined && !process.env['CI'], 'a server that was running knows no provider of ours');
// One person agrees at the provider at a time.
test.describe.configure({ mode: 'serial' });

/** Sets the person who agrees at the provider from now on. */
const agree = async (person: { sub: string; name?: string; email?: string; email_verified?: boolean }) => {
  const answer = await fetch(`${issuer}/person`, { method: 'POST', body: JSON.stringify(person) });
  expect(answer.status).toBe(204);
};

const goThere = say('auth_sso_begin', { partner: NAME });

test('somebody new signs in by a service and is greeted', async ({ page }) => {
  const { name, email } = somebody('Đinh Thị Vân');
  await agree({ sub: email, name, email, email_verified: true });
  await page.goto('/login?returnTo=/action/security');
  await page.getByRole('link', { name: goThere }).click();
  await expect(page).toHaveURL('/action/security');
  const services = page.getByRole('region', { name: say('provider_title') });
  await expect(services.getByText(NAME, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/');
  await expect(page.getByText(hello(name))).toBeVisible();
});

test('the owner of an address joins a service by signing in once, and removes it', async ({ page, browser }) => {
  const person = somebody('Lý Văn Phong');
  await arrive(page.request, person);
  await verify(page.request, person);
  await agree({ sub: person.email, email: person.email, email_verified: true });
  await asVisitor(browser, async (phone) => {
    await phone.goto('/login?returnTo=/action/security');
    await phone.getByRole('link', { name: goThere }).click();
    await expect(phone.getByText(say('auth_problem_join', { name: NAME }))).toBeVisible();
    await signInByHand(phone, person);
    await expect(phone).toHaveURL('/action/security');
    const services = phone.getByRole('region', { name: say('provider_title') });
    await services.getByRole('button', { name: say('provider_remove_of', { name: NAME }) }).click();
    await phone
      .getByRole('dialog')
      .getByRole('button', { name: say('provider_remove') })
      .click();
    await expect(services.getByRole('button', { name: say('provider_connect', { name: NAME }) })).toBeVisible();
  });
});

for (const scripts of [true, false])
  test(`a member connects a service, scripts ${scripts ? 'on' : 'off'}`, async ({ page, browser }) => {
    const person = await arrive(page.request, somebody('Mạc Thị Hà'));
    await agree({ sub: `${person.email}-${scripts}` });
    await asVisitor(
      browser,
      async (phone) => {
        await phone.goto('/login?returnTo=/action/security');
        await signInByHand(phone, person);
        await phone.getByRole('button', { name: say('provider_connect', { name: NAME }) }).click();
        if (!scripts) await phone.getByRole('link', { name: say('provider_go_on') }).click();
        await expect(phone.getByText(say('provider_connected', { name: NAME }))).toBeVisible();
      },
      scripts,
    );
  });
