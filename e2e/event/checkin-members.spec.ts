/** Events of members who have no group: what an event needs, and invitations, which need none. */
import { arrive, codeFor, expect, expectAccessible, phone, somebody, test } from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';
import { makeWedding, press } from './invitations.ts';

test('a member without a group is led to what an event needs, and back', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, locale: 'vi-VN' });
  const person = await arrive(context.request, somebody('Lê Thị Hạnh'));
  const page = await context.newPage();
  const main = page.getByRole('main');
  const follow = (key: string) => main.getByRole('link', { name: say(key), exact: true }).click();

  // First a group, which needs a verified account …
  await page.goto('/action/historyCheckIn');
  await expect(page.getByText(say('checkin_needs_group'))).toBeVisible();
  await expectAccessible(page);
  await follow('company_new_brand');
  await expect(page.getByText(say('company_verify_first'))).toBeVisible();
  await follow('auth_verify_now');
  await expect(page).toHaveURL(/\/verify-account\?/);
  await press(page, say('auth_resend'));
  await expect(page.getByText(say('auth_resent'))).toBeVisible();
  await scriptsRun(page);
  await page.getByLabel(say('auth_code')).fill(await codeFor(context.request, person.email));
  await expect(page).toHaveURL('/action/company/new?returnTo=%2Faction%2FhistoryCheckIn');

  // … which the form of an event asks for as well …
  await page.goto('/action/historyCheckIn/new');
  await expect(page.getByText(say('checkin_needs_group'))).toBeVisible();
  await expectAccessible(page);
  await follow('company_new_brand');
  await expect(page.getByText(say('company_verify_first'))).toHaveCount(0);
  await expect(main.getByRole('link', { name: say('content_back') })).toHaveAttribute('href', '/action/historyCheckIn');
  await page.getByLabel(say('company_name'), { exact: true }).fill('Gốm Sông Thu');
  await press(page, say('company_create'));
  await expect(page).toHaveURL('/action/historyCheckIn');

  // … then the event.
  await follow('checkin_new');
  await expect(page.getByRole('textbox', { name: say('checkin_form_title'), exact: true })).toBeVisible();
  await context.close();
});

test('invitations to weddings need no group, and their helpers a verified account', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, locale: 'vi-VN' });
  const couple = await arrive(context.request, somebody('Nguyễn Minh Quân'));
  const page = await context.newPage();
  const main = page.getByRole('main');
  await page.goto('/action/historyCheckIn');
  await main.getByRole('link', { name: say('checkin_needs_wedding') }).click();
  await expect(page.getByText(say('wedding_none_needs'))).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: say('content_back') }).click();
  await expect(page).toHaveURL('/action/historyCheckIn');

  const { id } = await makeWedding(page, couple.accessToken, {}, ['Lê Văn Tâm']);
  await page.goto(`/action/wedding/${id}/guests`);
  await press(page, say('wedding_door_open'));
  await page.getByRole('link', { name: say('checkin_tab_setup') }).click();
  await expect(page.getByText(say('checkin_helpers_verify'))).toBeVisible();
  await expectAccessible(page);
  const back = encodeURIComponent(`${new URL(page.url()).pathname}?tab=setup`);
  await expect(main.getByRole('link', { name: say('auth_verify_now') })).toHaveAttribute(
    'href',
    `/verify-account?returnTo=${back}`,
  );
  await context.close();
});
