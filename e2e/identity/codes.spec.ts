import { codeFor, expect, expectAccessible, phone, somebody, test } from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';

test('a code can be sent again after a countdown, and a refusal says how long to wait', async ({ page }) => {
  await page.clock.install();
  const person = somebody();
  await page.goto('/register');
  await page.getByLabel(say('auth_name'), { exact: true }).fill(person.name);
  await page.getByLabel(say('auth_identifier')).fill(person.email);
  await page.getByLabel(say('auth_password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('auth_register'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('auth_verify_title') })).toBeVisible();
  const counting = page.getByRole('button', { name: /^Gửi lại mã sau \d/ });
  await expect(counting).toBeDisabled();
  await page.reload();
  await expect(counting).toBeDisabled();
  await expectAccessible(page);

  await page.clock.fastForward(61_000);
  const again = page.getByRole('button', { name: say('auth_resend'), exact: true });
  await expect(again).toBeEnabled();
  // The browser's clock went ahead of the server's, which has just sent another code.
  const headers = { 'sec-fetch-site': 'same-origin' };
  const hasToWait = async (): Promise<boolean> => {
    const asked = await page.request.post('/api/auth/registerOTPEmail', { headers, data: { email: person.email } });
    return asked.ok() || Number(asked.headers()['retry-after']) > 20;
  };
  await expect.poll(hasToWait, { timeout: 30_000 }).toBe(true);
  await again.click();
  // A whole minute is told as one.
  await expect(page.getByRole('alert')).toContainText(/Hãy thử lại sau (\d+ giây|1 phút)\./);
});

test('a mistyped address is corrected before it is verified, and everything else stays', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  const person = somebody();
  await page.goto('/register');
  await page.getByLabel(say('auth_name'), { exact: true }).fill(person.name);
  await page.getByLabel(say('auth_identifier')).fill(`sai.${person.email}`);
  await page.getByLabel(say('auth_password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('auth_register'), exact: true }).click();
  await page.getByRole('link', { name: say('auth_correct_email') }).click();
  await expect(page.getByRole('heading', { name: say('auth_correct_title') })).toBeVisible();
  const address = page.getByLabel(say('auth_identifier'));
  await expect(address).toHaveValue(`sai.${person.email}`);
  await expectAccessible(page);
  const send = page.getByRole('button', { name: say('auth_correct_send') });
  await address.fill('không phải email');
  await send.click();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveValue('không phải email');
  await address.fill(person.email);
  await send.click();
  await expect(page.getByText(person.email)).toBeVisible();
  await scriptsRun(page);
  await page.getByLabel(say('auth_code')).fill(await codeFor(page.request, person.email));
  await expect(page).toHaveURL(/\/action\/start\//);
});
