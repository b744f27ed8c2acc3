/** Signing in by a company, with a whole OpenID provider and a name server beside the server. */
import { asVisitor, expect, expectAccessible, phone, somebody, test } from '../support/people.ts';
import { arriveTalking, callAs, type Talker } from '../support/talk.ts';
import { say } from '../support/words.ts';

const [issuer, names] = [process.env['M4U_E2E_OPENID'], process.env['M4U_E2E_DNS']];
const NAME = 'Gốm Sông Thu';

// A server started by the tests always has both; there, a missing one is a failure.
test.skip(() => issuer === undefined && !process.env['CI'], 'a server that was running knows no provider of ours');

const post = async (address: string | undefined, body: object) => {
  const answer = await fetch(address ?? '', { method: 'POST', body: JSON.stringify(body) });
  expect(answer.status).toBe(204);
};

const makeGroup = (admin: Talker): Promise<{ readonly _id: string }> =>
  callAs(admin, 'POST', '/groupAndBrand/createGroup', { kind: 'brand', name: NAME });

test('an owner sets up a company’s sign-in, and an employee signs in as a cashier', async ({ browser }) => {
  const owner = await arriveTalking(browser, 'Nguyễn Văn An', phone);
  const group = await makeGroup(owner);
  const { page } = owner;
  const domain = `cty-${owner.email.split('@')[0]?.replaceAll(/[^a-z0-9]/gi, '')}.example`.toLowerCase();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  // Without a group in the address the only one is shown, and the forms are about it.
  await page.goto('/action/companySignIn');
  await page.getByLabel(say('sso_domain'), { exact: true }).fill('gmail.com');
  await press(say('sso_domain_add'));
  await expect(page.getByText(/Ai cũng có thể mở email/)).toBeVisible();
  await page.getByLabel(say('sso_domain'), { exact: true }).fill(domain);
  await press(say('sso_domain_add'));
  const domains = page.getByRole('region', { name: say('sso_domains') });
  await expect(domains.getByText(say('sso_domain_waiting'))).toBeVisible();
  await expectAccessible(page);
  const record = await domains.locator('code').innerText();
  await post(names, { name: domain, texts: [record] });
  await press(say('sso_domain_check_of', { name: domain }));
  await expect(domains.getByText(say('sso_domain_proven'), { exact: true })).toBeVisible();

  await page.getByLabel(say('sso_issuer')).fill(issuer ?? '');
  await page.getByLabel(say('sso_client_id')).fill('cong-ty');
  await page.getByLabel(say('sso_client_secret'), { exact: true }).fill('openid-secret-of-at-least-32-characters');
  await page.getByText(say('sso_roles'), { exact: true }).click();
  await page.getByLabel(say('sso_role_cashier')).fill('Thu ngân\nQuầy');
  await press(say('sso_save'));
  await expect(page.getByText(say('sso_saved'))).toBeVisible();
  await press(say('sso_try'));
  await expect(page.getByText(say('sso_trial_works'))).toBeVisible();
  await expectAccessible(page);
  await press(say('sso_token_new'));
  await expect(page.getByText(/^m4u_scim_[\w-]{43}$/)).toBeVisible();

  const employee = { ...somebody('Đinh Thị Vân'), email: `van@${domain}` };
  const claims = {
    sub: employee.email,
    name: employee.name,
    email: employee.email,
    email_verified: true,
    groups: ['Quầy'],
  };
  for (const scripts of [true, false])
    await asVisitor(
      browser,
      async (visitor) => {
        await visitor.goto('/login?returnTo=/action/security');
        await visitor.getByRole('link', { name: say('sso_login_link') }).click();
        await expect(visitor).toHaveURL(/\/login\/company\?returnTo=/);
        await visitor.getByLabel(say('sso_login_email')).fill(`ai@${domain}.khong-co.example`);
        await visitor.getByRole('button', { name: say('sso_login_next') }).click();
        await expect(visitor.getByText(/Chưa có công ty nào/)).toBeVisible();
        if (scripts) await expectAccessible(visitor);
        await post(`${issuer}/person`, claims);
        await visitor.getByLabel(say('sso_login_email')).fill(employee.email);
        await visitor.getByRole('button', { name: say('sso_login_next') }).click();
        if (!scripts) await visitor.getByRole('link', { name: say('sso_login_go', { name: NAME }) }).click();
        await expect(visitor).toHaveURL('/action/security');
        await expect(visitor.locator('#providers').getByText(NAME, { exact: true })).toBeVisible();
        await visitor.goto(`/action/createPoint?groupId=${group._id}`);
        await expect(visitor.getByRole('heading', { name: say('point_counter'), level: 1 })).toBeVisible();
      },
      scripts,
    );

  await asVisitor(browser, async (visitor) => {
    await post(`${issuer}/person`, { ...claims, sub: 'ngoai', email: 'ngoai@gmail.com' });
    await visitor.goto('/login/company');
    await visitor.getByLabel(say('sso_login_email')).fill(employee.email);
    await visitor.getByRole('button', { name: say('sso_login_next') }).click();
    await expect(visitor.getByText(say('sso_problem_domain'))).toBeVisible();
  });
});
