/** Journeys of exchanging cards: by visitors with and without scripts, and between members. */
import { CONSENT_VERSION } from '@m4u/contract/social/phonebook/consent';
import type { Page } from '@playwright/test';
import { arrive, asVisitor, expect, expectAccessible, somebody, test } from '../support/people.ts';
import { answerQuestion, questionOf } from '../support/question.ts';
import { scriptsRun } from '../support/scripts.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';

const fillIn = async (page: Page, name: string, number = '0912 345 678') => {
  await page.getByLabel(say('exchange_name'), { exact: true }).fill(name);
  await page.getByLabel(say('exchange_phone'), { exact: true }).fill(number);
};
const consent = (page: Page, name: string) => page.getByLabel(`Tôi đồng ý để ${name}`, { exact: false });
const send = (page: Page) => page.getByRole('button', { name: say('exchange_send'), exact: true });

test(
  'a visitor who saves a card leaves one, which the owner finds in the phonebook',
  { tag: '@core' },
  async ({ page, browser }) => {
    test.slow();
    const owner = await arrive(page.request, somebody('Trương Gia Bình'));
    await asVisitor(browser, async (visitor) => {
      await visitor.goto(`/me/${owner.memberId}`);
      await scriptsRun(visitor);
      await visitor.getByRole('link', { name: say('profile_save_contact') }).click();
      const sheet = visitor.getByRole('dialog', { name: say('exchange_offer_title') });
      await sheet.getByRole('link', { name: say('exchange_offer', { name: owner.name }) }).click();
      await expect(visitor).toHaveURL(`/exchange/${owner.urlMinify}`);
      await expectAccessible(visitor);
      await expect(visitor.getByRole('link', { name: say('exchange_sign_in') })).toHaveAttribute(
        'href',
        `/login?returnTo=${encodeURIComponent(`/me/${owner.urlMinify}`)}`,
      );
      await fillIn(visitor, 'Chị Mai');
      await visitor.getByText(say('exchange_more')).click();
      await visitor.getByLabel(say('exchange_organization')).fill('Hoa Mai');
      await visitor.getByLabel(say('exchange_note'), { exact: true }).fill('Gặp ở hội chợ');
      await consent(visitor, owner.name).check();
      await visitor.getByLabel(say('exchange_remember')).check();
      await send(visitor).click();
      await expect(visitor.getByText(say('exchange_sent', { name: owner.name }))).toBeVisible();
      await expectAccessible(visitor);
      // The device has stored the card with consent.
      await visitor.goto(`/exchange/${owner.memberId}`);
      await expect(visitor.getByLabel(say('exchange_name'), { exact: true })).toHaveValue('Chị Mai');
      await expect(visitor.getByLabel(say('exchange_phone'), { exact: true })).toHaveValue('0912 345 678');
      await expect(consent(visitor, owner.name)).not.toBeChecked();
    });
    await page.goto('/action/phonebook');
    await expect(page.getByRole('link', { name: /^Chị Mai/ })).toContainText('Hoa Mai');
    await page.getByRole('link', { name: /^Chị Mai/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Chị Mai' })).toBeVisible();
    await expect(page.getByRole('link', { name: '0912 345 678' })).toHaveAttribute('href', 'tel:+84912345678');
    await expect(page.getByLabel(say('phonebook_note'), { exact: true })).toHaveValue('Gặp ở hội chợ');
    await expect(page.getByText(/Chị Mai đã đồng ý cho bạn lưu danh thiếp/)).toBeVisible();
  },
);

test('without scripts a card is left by answering a question, and typed values stay', async ({ page, browser }) => {
  const owner = await arrive(page.request, somebody('Trương Gia Bình'));
  await asVisitor(
    browser,
    async (visitor) => {
      await visitor.goto(`/exchange/${owner.memberId}`);
      await fillIn(visitor, 'Anh Ba', '12345');
      await consent(visitor, owner.name).check();
      await answerQuestion(visitor);
      await send(visitor).click();
      await expect(visitor.getByLabel(say('exchange_phone'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await expect(visitor.getByLabel(say('exchange_name'), { exact: true })).toHaveValue('Anh Ba');
      await visitor.getByLabel(say('exchange_phone'), { exact: true }).fill('0912345678');
      await consent(visitor, owner.name).check();
      // The question may stand in a part that the browser has not read yet.
      await visitor.waitForLoadState('load');
      if ((await questionOf(visitor).count()) > 0) await answerQuestion(visitor);
      await send(visitor).click();
      await expect(visitor).toHaveURL(`/exchange/${owner.memberId}?done`);
    },
    false,
  );
  await page.goto('/action/phonebook');
  await expect(page.getByRole('link', { name: /^Anh Ba/ })).toBeVisible();
});

test('a refused consent is in view in red, and nothing else opens', async ({ page, browser }) => {
  const owner = await arrive(page.request, somebody('Trương Gia Bình'));
  await asVisitor(browser, async (visitor) => {
    await visitor.setViewportSize({ width: 390, height: 640 });
    await visitor.goto(`/exchange/${owner.memberId}`);
    await scriptsRun(visitor);
    await fillIn(visitor, 'Chị Lan');
    await send(visitor).click();
    const message = visitor.getByText(say('exchange_consent_needed'));
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect(consent(visitor, owner.name)).toBeFocused();
    await expect(message).toHaveCSS('color', 'rgb(165, 32, 26)');
    await expect(visitor.getByLabel(say('exchange_organization'))).toBeHidden();
  });
});

test('a card is left in the words that the form showed', async ({ page, browser }) => {
  const owner = await arrive(page.request, somebody('Trương Gia Bình'));
  await asVisitor(browser, async (visitor) => {
    await visitor.goto(`/exchange/${owner.memberId}`);
    await scriptsRun(visitor);
    await fillIn(visitor, 'Chị Lan');
    await consent(visitor, owner.name).check();
    const version = visitor.locator('[name=consentVersion]');
    await expect(version).toHaveValue(CONSENT_VERSION);
    await version.evaluate((field: HTMLInputElement) => field.setAttribute('value', '2020-01'));
    await send(visitor).click();
    await expect(visitor.getByText(say('consent_words_changed'))).toBeVisible();
    // Former words that are still known are recorded as they were read.
    await version.evaluate((field: HTMLInputElement) => field.setAttribute('value', '2026-11'));
    await consent(visitor, owner.name).check();
    await send(visitor).click();
    await expect(visitor).toHaveURL(`/exchange/${owner.memberId}?done`);
  });
});

test('two members exchange cards with one click', async ({ browser }) => {
  const [one, other] = [await arriveTalking(browser, 'Lê Thu Trang'), await arriveTalking(browser, 'Phạm Hải Đăng')];
  const { page } = one;
  const contacts = [{ kind: 'phone', value: '0905 111 222', policy: 'friends' }];
  await callAs(one, 'PUT', `/members/updateMemberById/${one.memberId}`, { contacts });
  await page.goto(`/exchange/${other.memberId}`);
  await expect(page.getByText('0905 111 222')).toBeVisible();
  await expect(page.getByText(`Tôi đồng ý để ${other.name}`, { exact: false })).toBeVisible();
  await page.getByRole('button', { name: say('exchange_send_member') }).click();
  await expect(page.getByText(say('exchange_done', { name: other.name }))).toBeVisible();
  await page.getByRole('link', { name: say('exchange_see_phonebook') }).click();
  await expect(page.getByRole('link', { name: new RegExp(`^${other.name}`) })).toBeVisible();

  await other.page.goto('/action/phonebook');
  const line = other.page.getByRole('link', { name: new RegExp(`^${one.name}.*0905 111 222`) });
  await expect(line).toContainText(say('phonebook_source_exchange'));
  await line.click();
  await expect(other.page.getByRole('link', { name: say('phonebook_do_message') })).toHaveAttribute(
    'href',
    `/messages/with/${one.memberId}`,
  );
  await Promise.all([one, other].map((each) => each.page.context().close()));
});

test('a group’s exchange leads to its contact form, and one’s own page offers none', async ({ page }) => {
  await page.goto('/exchange/gom-moc-nhien');
  await expect(page).toHaveURL('/contact/gom-moc-nhien');
  const owner = await arrive(page.request);
  await page.goto(`/exchange/${owner.memberId}`);
  await expect(page.getByRole('heading', { level: 1, name: say('setting_page') })).toBeVisible();
  await expect(page.getByText(say('exchange_own'))).toBeVisible();
  await expect(page.getByAltText(say('home_qr_alt'))).toBeVisible();
  await expectAccessible(page);
  // Own screens say “you”, not one's name.
  const main = page.getByRole('main');
  await page.goto(`/links/${owner.memberId}`);
  await expect(main.getByRole('link', { name: say('friend_my_page'), exact: true })).toBeVisible();
  await page.goto(`/contacts/${owner.memberId}`);
  await expect(main.getByText(say('contact_inbox_lead_own'))).toBeVisible();
});
