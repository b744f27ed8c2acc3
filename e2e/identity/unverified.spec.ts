import type { Page } from '@playwright/test';
import { arrive, desktop, expect, expectAccessible, phone, somebody, test } from '../support/people.ts';
import { say } from '../support/words.ts';

const notice = (page: Page) => page.getByRole('region', { name: say('auth_unverified') });

test('a member without a verified account is told why one is needed, and led there and back', async ({ browser }) => {
  const context = await browser.newContext({ ...phone, locale: 'vi-VN' });
  const { memberId } = await arrive(context.request, somebody('Nguyễn Thị Ánh Tuyết'));
  const page = await context.newPage();
  for (const [path, reason] of [
    [`/friends/${memberId}`, 'friend_verify_first'],
    ['/messages/new', 'message_why_unverified'],
    ['/exchange/my-duyen', 'exchange_verify_first'],
    ['/action/company/new', 'company_verify_first'],
    ['/action/setting/notifications', 'notice_unverified'],
    ['/action/claim', 'claim_verify'],
  ] as const) {
    await page.goto(path);
    await expect(notice(page)).toContainText(say(reason));
    await expect(notice(page).getByRole('link')).toHaveAttribute(
      'href',
      `/verify-account?${new URLSearchParams({ returnTo: path })}`,
    );
    await expectAccessible(page);
  }
  // Channels that cannot be used are not offered.
  await expect(page.getByRole('checkbox', { name: say('notice_channel_mail') })).toHaveCount(0);

  await page.goto(`/friends/${memberId}?status=blocked`);
  await expect(page.getByText(say('friend_no_blocked'))).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await context.close();
});

for (const [how, look] of [
  ['with scripts', phone],
  ['without scripts', { ...desktop, javaScriptEnabled: false }],
] as const)
  test(`buttons on pages say why a verified account is needed, and lead there, ${how}`, async ({ browser }) => {
    const context = await browser.newContext({ ...look, locale: 'vi-VN' });
    await arrive(context.request, somebody('Trịnh Thị Hoa'));
    const page = await context.newPage();
    for (const [path, label, reason] of [
      ['/me/my-duyen', 'friend_connect', 'friend_connect_verify'],
      ['/new-me/my-duyen', 'friend_connect', 'friend_connect_verify'],
      ['/mbg/gom-moc-nhien', 'people_join', 'people_join_verify'],
    ] as const) {
      await page.goto(path);
      const button = page.getByRole('link', { name: say(label), exact: true });
      await expect(button).toHaveAccessibleDescription(say(reason));
      await expect(button).toHaveAttribute('href', /^\/verify-account\?returnTo=/u);
      await expect(page.getByText(say(reason))).toBeVisible();
      await expect(page.getByRole('link', { name: say('auth_verify_now') })).toHaveAttribute(
        'href',
        `/verify-account?${new URLSearchParams({ returnTo: path })}`,
      );
      if (look === phone) await expectAccessible(page);
    }
    await context.close();
  });
