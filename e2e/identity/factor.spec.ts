import { codeField, codeOf, enterPassword, signOut, turnOn } from '../support/factors.ts';
import { arrive, desktop, expect, expectAccessible, messageTo, test, verify } from '../support/people.ts';
import { say } from '../support/words.ts';

test(
  'the second factor is asked for in a new browser and for a new password',
  { tag: '@core' },
  async ({ page, browser }) => {
    test.slow();
    const person = await arrive(page.request);
    await verify(page.request, person);
    await page.goto('/action/setting');
    await page.getByRole('link', { name: say('factor_screen') }).click();
    await expect(page.getByRole('heading', { name: say('factor_screen'), level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: say('factor_todo_on') })).toBeVisible();
    const { secret, codes } = await turnOn(page, person);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: say('factor_codes_download') }).click();
    expect((await download).suggestedFilename()).toBe('m4u-recovery-codes.txt');
    await page.getByRole('link', { name: say('factor_codes_done') }).click();
    await expect(page.getByRole('link', { name: say('factor_todo_on') })).toHaveCount(0);
    await messageTo(page.request, person.email, /Xác thực hai bước được bật/);

    const elsewhere = await (await browser.newContext()).newPage();
    await enterPassword(elsewhere, person, '/action/setting');
    await expect(elsewhere).toHaveURL(/\/login\/code\?/);
    await expectAccessible(elsewhere);
    await codeField(elsewhere).fill('000000');
    await elsewhere.getByRole('button', { name: say('auth_login'), exact: true }).click();
    await expect(elsewhere.getByText('Mã không đúng hoặc đã được dùng.')).toBeVisible();
    await codeField(elsewhere).fill(codeOf(secret, { next: true }));
    await elsewhere.getByRole('button', { name: say('auth_login'), exact: true }).click();
    await expect(elsewhere).toHaveURL('/action/setting');
    await elsewhere.context().close();

    // The first browser is known: it signs in by the password alone, and gives a code for what is sensitive.
    await signOut(page);
    await enterPassword(page, person, '/change-password');
    await expect(page).toHaveURL('/change-password');
    await expect(codeField(page)).toBeVisible();
    await page.getByRole('link', { name: say('factor_recovery_link') }).click();
    await page.getByLabel(say('factor_recovery'), { exact: true }).fill(codes[0]?.toLowerCase() ?? '');
    await page.getByRole('button', { name: say('factor_give_do') }).click();
    await expect(page).toHaveURL('/change-password');
    await expect(codeField(page)).toBeHidden();
    await page.getByLabel(say('auth_current_password'), { exact: true }).fill(person.password);
    const changed = 'Nắng-hạ-77-vàng';
    await page.getByLabel(say('auth_new_password'), { exact: true }).fill(changed);
    await page.getByLabel(say('auth_confirm_password')).fill(changed);
    await page.getByRole('button', { name: say('auth_change'), exact: true }).click();
    await expect(page).toHaveURL('/action/setting');
  },
);

test.describe('without scripts', () => {
  test.use({ ...desktop, javaScriptEnabled: false });

  test('the second factor is turned on and asked for', async ({ page, browser }) => {
    const person = await arrive(page.request);
    await verify(page.request, person);
    await page.goto('/action/security');
    const { codes } = await turnOn(page, person);
    const elsewhere = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await enterPassword(elsewhere, person, '/action/security');
    await elsewhere.getByRole('link', { name: say('factor_recovery_link') }).click();
    await elsewhere.getByLabel(say('factor_recovery'), { exact: true }).fill(codes[1] ?? '');
    await elsewhere.getByRole('button', { name: say('auth_login'), exact: true }).click();
    await expect(elsewhere).toHaveURL('/action/security');
    await expect(elsewhere.getByText(/9 mã dự phòng/)).toBeVisible();
    await elsewhere.context().close();
  });
});
