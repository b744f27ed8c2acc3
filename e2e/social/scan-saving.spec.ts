import { demoPage } from '../support/demo.ts';
import { arrive, expect, signInByHand, test } from '../support/people.ts';
import { name, card, chooseText, openScanner, sheet, findInPhonebook } from './scanner.ts';
import { arriveTalking } from '../support/talk.ts';
import { say } from '../support/words.ts';

test.describe('saving a scanned code', () => {
  test('lets a visitor sign in, and opens the code again', async ({ page, request }) => {
    const person = await arrive(request);
    await openScanner(page);
    await chooseText(page, card);
    await sheet(page, 'scan_kind_card')
      .getByRole('link', { name: say('scan_save_sign_in') })
      .click();
    await signInByHand(page, person);
    const result = sheet(page, 'scan_kind_card');
    await result.getByRole('button', { name: say('scan_save') }).click();
    await expect(result.getByText(say('scan_saved_mark'))).toBeVisible();
    expect(await findInPhonebook(page, 'quoc bao')).toEqual(['Trần Quốc Bảo']);
  });

  test('works offline and sends each contact once later', async ({ page, context, baseURL }) => {
    await arrive(page.request);
    await openScanner(page);
    // The first scan loads the code reader.
    await chooseText(page, 'x');
    await expect(sheet(page, 'scan_kind_text')).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await chooseText(page, card);
    const result = sheet(page, 'scan_kind_card');
    await result.getByRole('button', { name: say('scan_save') }).click();
    await expect(result.getByText(say('scan_waits_mark'))).toBeVisible();
    await page.keyboard.press('Escape');
    await chooseText(page, `${baseURL}${demoPage}`);
    const theirs = sheet(page, 'scan_kind_page');
    await expect(theirs.getByText(say('scan_page_unknown'))).toBeVisible();
    await theirs.getByRole('button', { name: say('scan_save') }).click();
    await expect(theirs.getByText(say('scan_waits_mark'))).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => findInPhonebook(page, 'quoc bao')).toEqual(['Trần Quốc Bảo']);
    await expect.poll(() => findInPhonebook(page, 'my duyen')).toEqual([name]);
  });

  test('offers a member’s page, connecting and saving', async ({ page, baseURL }) => {
    await arrive(page.request);
    await openScanner(page);
    await chooseText(page, `${baseURL}${demoPage}`);
    const result = sheet(page, 'scan_kind_page');
    await expect(result.getByText(name)).toBeVisible();
    await expect(result.getByRole('link', { name: say('scan_see_page') })).toHaveAttribute('href', demoPage);
    // Unverified accounts cannot send friend requests.
    const connect = result.getByRole('link', { name: say('scan_connect') });
    await expect(connect).toHaveAccessibleDescription(say('friend_connect_verify'));
    await expect(connect).toHaveAttribute('href', `/verify-account?${new URLSearchParams({ returnTo: demoPage })}`);
    await result.getByRole('button', { name: say('scan_save') }).click();
    await expect(result.getByText(say('scan_saved_mark'))).toBeVisible();
    expect(await findInPhonebook(page, 'my duyen')).toEqual([name]);
  });

  test('sends one friend request, and shows friends as such', async ({ browser, baseURL }) => {
    const an = await arriveTalking(browser, 'Lý Thường An');
    const binh = await arriveTalking(browser, 'Ngô Thanh Bình');
    await openScanner(an.page);
    await chooseText(an.page, `${baseURL}/me/${binh.memberId}`);
    await sheet(an.page, 'scan_kind_page')
      .getByRole('button', { name: say('scan_connect') })
      .click();
    await expect(sheet(an.page, 'scan_kind_page').getByText(say('scan_requested'))).toBeVisible();
    await openScanner(binh.page);
    await chooseText(binh.page, `${baseURL}/me/${an.memberId}`);
    await sheet(binh.page, 'scan_kind_page')
      .getByRole('button', { name: say('scan_accept') })
      .click();
    await expect(sheet(binh.page, 'scan_kind_page').getByText(say('scan_friends'))).toBeVisible();
    for (const { page } of [an, binh]) await page.context().close();
  });

  test('leads from a member’s code to entering points, but not from a group’s', async ({ page, baseURL }) => {
    await arrive(page.request);
    await openScanner(page, '?isCreatePoint');
    await chooseText(page, `${baseURL}/mbg/gom-moc-nhien`);
    await expect(page.getByText(say('scan_points_members'))).toBeVisible();
    await page.keyboard.press('Escape');
    await chooseText(page, `${baseURL}${demoPage}`);
    await page.waitForURL(/\/action\/createPoint\?memberId=[\da-f-]{36}$/);
  });
});
