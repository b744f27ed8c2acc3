/** Journeys of visitors who register on a member's page: the guided start leads them back to that member. */
import type { Page } from '@playwright/test';
import { arrive, asVisitor, codeFor, expect, somebody, test } from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';

/** Registers on the form that is open, and enters the code. */
const register = async (page: Page, person = somebody('Đỗ Khánh Vân')) => {
  await page.getByLabel(say('auth_name')).fill(person.name);
  await page.getByLabel(say('auth_identifier')).fill(person.email);
  await page.getByLabel(say('auth_password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('auth_register'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('auth_verify_title') })).toBeVisible();
  return person;
};

/** Enters the code, which scripts send as soon as it is whole. */
const enterCode = async (page: Page, email: string): Promise<void> => {
  await scriptsRun(page);
  await page.getByLabel(say('auth_code')).fill(await codeFor(page.request, email));
};

const connect = (name: string) => say('friend_connect_with', { name });
const skip = (page: Page) => page.getByRole('link', { name: say('start_skip') }).click();

test('a visitor who makes a page on a member’s page connects with the member by one press', async ({
  page,
  browser,
}) => {
  const friend = await arrive(page.request, somebody('Võ Minh Quân'));
  await asVisitor(browser, async (visitor) => {
    await visitor.goto(`/me/${friend.urlMinify}`);
    await visitor.getByRole('link', { name: say('profile_make_your_own') }).click();
    const { email } = await register(visitor);
    await enterCode(visitor, email);
    await skip(visitor);
    await visitor.getByLabel(say('profile_contact_phone')).fill('0912 345 678');
    await visitor.getByRole('button', { name: say('start_next'), exact: true }).click();
    await expect(visitor).toHaveURL(/\/start\/theme\?/);
    await skip(visitor);
    await visitor.getByRole('button', { name: connect(friend.name) }).click();
    await expect(visitor).toHaveURL(`/me/${friend.urlMinify}`);
    await expect(visitor.getByRole('link', { name: say('friend_is_sent') })).toBeVisible();
  });
});

test('a start that is left, and an account that is not verified, lead back to the member, too', async ({
  page,
  browser,
}) => {
  const friend = await arrive(page.request, somebody('Võ Minh Quân'));
  const back = `/me/${friend.urlMinify}`;
  await asVisitor(browser, async (visitor) => {
    await visitor.goto(`/exchange/${friend.urlMinify}`);
    await visitor.getByRole('link', { name: say('exchange_sign_in') }).click();
    await visitor.getByRole('link', { name: say('auth_register_link') }).click();
    const { email } = await register(visitor);
    await visitor.getByRole('link', { name: say('auth_verify_later') }).click();
    await visitor.getByRole('link', { name: say('start_leave_back') }).click();
    await expect(visitor).toHaveURL(back);
    await visitor.goBack();
    for (const step of ['contact', 'theme', 'link']) {
      await skip(visitor);
      await expect(visitor).toHaveURL(new RegExp(`/start/${step}\\?`));
    }
    await visitor.getByRole('link', { name: connect(friend.name) }).click();
    await enterCode(visitor, email);
    await expect(visitor).toHaveURL(`/me/${friend.memberId}`);
    await visitor.getByRole('button', { name: say('friend_connect'), exact: true }).click();
    await expect(visitor.getByRole('link', { name: say('friend_is_sent') })).toBeVisible();
  });
});

test('without scripts the start keeps the way back', async ({ page, browser }) => {
  const friend = await arrive(page.request, somebody('Võ Minh Quân'));
  await asVisitor(
    browser,
    async (visitor) => {
      await arrive(visitor.request);
      const query = `?returnTo=${encodeURIComponent(`/me/${friend.urlMinify}`)}`;
      await visitor.goto(`/action/start/theme${query}`);
      await visitor.getByRole('button', { name: say('start_theme_try') }).click();
      await visitor.getByRole('button', { name: say('start_theme_use') }).click();
      await expect(visitor.getByRole('link', { name: connect(friend.name) })).toBeVisible();
      // An address of another site, and a page that is not there, offer nothing.
      for (const elsewhere of ['https://evil.example/me/x', '/me/khong-co-ai', `/mbg/gom-moc-nhien`]) {
        await visitor.goto(`/action/start/link?returnTo=${encodeURIComponent(elsewhere)}`);
        await expect(visitor.getByRole('link', { name: say('start_see_page') })).toBeVisible();
        await expect(visitor.getByText(/^Kết nối với/)).toHaveCount(0);
      }
    },
    false,
  );
});
