import { errors } from '@m4u/contract/http/errors';
import { demoPage } from '../support/demo.ts';
import { arrive, expect, signInByHand, test } from '../support/people.ts';
import { name, card, chooseText, openScanner, sheet, kept } from './scanner.ts';
import { arriveTalking } from '../support/talk.ts';
import { say } from '../support/words.ts';

test.describe('saving', () => {
  test(
    'a visitor signs in and finds the code open again, and saves it',
    { tag: '@core' },
    async ({ page, request }) => {
      const person = await arrive(request);
      await openScanner(page);
      await chooseText(page, card);
      await sheet(page, 'scan_kind_card')
        .getByRole('link', { name: say('scan_save_sign_in') })
        .click();
      await signInByHand(page, person);
      const shown = sheet(page, 'scan_kind_card');
      await shown.getByRole('button', { name: say('scan_save') }).click();
      await expect(shown.getByText(say('scan_saved_mark'))).toBeVisible();
      expect(await kept(page, 'quoc bao')).toEqual(['Trần Quốc Bảo']);
    },
  );

  test('what is scanned and saved without a line is sent later, once', async ({ page, context, baseURL }) => {
    await arrive(page.request);
    await openScanner(page);
    // What a scan needs is there once one has been read.
    await chooseText(page, 'x');
    await expect(sheet(page, 'scan_kind_text')).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await chooseText(page, card);
    const shown = sheet(page, 'scan_kind_card');
    await shown.getByRole('button', { name: say('scan_save') }).click();
    await expect(shown.getByText(say('scan_waits_mark'))).toBeVisible();
    await page.keyboard.press('Escape');
    await chooseText(page, `${baseURL}${demoPage}`);
    const theirs = sheet(page, 'scan_kind_page');
    await expect(theirs.getByText(say('scan_page_unknown'))).toBeVisible();
    await theirs.getByRole('button', { name: say('scan_save') }).click();
    await expect(theirs.getByText(say('scan_waits_mark'))).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => kept(page, 'quoc bao')).toEqual(['Trần Quốc Bảo']);
    await expect.poll(() => kept(page, 'my duyen')).toEqual([name]);
  });

  test('a member is shown with what can be done: their page, connecting, saving', async ({ page, baseURL }) => {
    await arrive(page.request);
    await openScanner(page);
    await chooseText(page, `${baseURL}${demoPage}`);
    const shown = sheet(page, 'scan_kind_page');
    await expect(shown.getByText(name)).toBeVisible();
    await expect(shown.getByRole('link', { name: say('scan_see_page') })).toHaveAttribute('href', demoPage);
    // An account whose code was never asked for may not befriend, and is told so.
    await shown.getByRole('button', { name: say('scan_connect') }).click();
    await expect(shown.getByText(errors['account-unverified'].vi)).toBeVisible();
    await shown.getByRole('button', { name: say('scan_save') }).click();
    await expect(shown.getByText(say('scan_saved_mark'))).toBeVisible();
    expect(await kept(page, 'my duyen')).toEqual([name]);
  });

  test('who is asked to connect is asked once, and a friend is told as one', async ({ browser, baseURL }) => {
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

  test('for points a member’s code leads to giving them points, a group’s does not', async ({ page, baseURL }) => {
    await arrive(page.request);
    await openScanner(page, '?isCreatePoint');
    await chooseText(page, `${baseURL}/mbg/gom-moc-nhien`);
    await expect(page.getByText(say('scan_points_members'))).toBeVisible();
    await page.keyboard.press('Escape');
    await chooseText(page, `${baseURL}${demoPage}`);
    await page.waitForURL(/\/action\/createPoint\?memberId=[\da-f-]{36}$/);
  });
});
