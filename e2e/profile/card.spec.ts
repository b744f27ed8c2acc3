import { currentVersion } from '@m4u/contract/identity/consent/words';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { demoAccounts } from '../../api/src/demo/seed/seed.ts';
import { readPrinted } from '../../api/src/testing/files/printed.ts';
import { becomeAgency } from '../support/agencies.ts';
import {
  anAddress,
  desktop,
  expect,
  expectAccessible,
  expectMessage,
  phone,
  signIn,
  somebody,
  test,
} from '../support/people.ts';
import { arriveTalking } from '../support/talk.ts';
import { say } from '../support/words.ts';

const staffAccount = demoAccounts.find(({ role }) => role === 'staff');

/** A printed card. */
interface Printed {
  readonly path: string;
  readonly code: string;
}

/** Makes a batch as staff and prints its sheet; returns the cards on the sheet. */
const print = async (browser: Browser, label: string, count: number): Promise<Printed[]> => {
  const context = await browser.newContext({ ...desktop, locale: 'vi-VN' });
  const page = await context.newPage();
  if (!staffAccount) throw new Error('the demo has no staff');
  await signIn(context.request, { name: 'An', ...staffAccount });
  await page.goto('/admin/cards/batches');
  await page.getByLabel(say('card_admin_label'), { exact: true }).fill(label);
  await page.getByLabel(say('card_admin_count'), { exact: true }).fill(String(count));
  await expectMessage(page, say('card_admin_made', { count: String(count) }), () =>
    page.getByRole('button', { name: say('card_admin_make') }).click(),
  );
  const batch = page.getByRole('row').filter({ hasText: label });
  await expectAccessible(page);
  const waiting = page.waitForEvent('download');
  await batch.getByRole('link', { name: say('card_admin_sheet_of', { name: label }) }).click();
  const stream = await (await waiting).createReadStream();
  const pages = await readPrinted(Buffer.concat(await stream.toArray()));
  await context.close();
  const codes = pages.flatMap(({ text }) => text.match(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/gm) ?? []);
  return pages
    .flatMap((each) => each.codes)
    .map((address, index) => ({ path: new URL(address).pathname, code: codes[index] ?? '' }));
};

const aPhone = (browser: Browser, scripts = true): Promise<BrowserContext> =>
  browser.newContext({
    ...phone,
    locale: 'vi-VN',
    javaScriptEnabled: scripts,
    // The default user agent says headless and counts as a bot.
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36',
    extraHTTPHeaders: { 'x-forwarded-for': anAddress() },
  });

/** Taps a card as a visitor. */
const tap = async (browser: Browser, { path }: Printed, look: (page: Page) => Promise<void>): Promise<void> => {
  const context = await aPhone(browser, false);
  const page = await context.newPage();
  await page.goto(path);
  await look(page);
  await context.close();
};

const idOf = ({ path }: Printed): string => path.slice('/mrd/'.length);

test('a card is printed, activated with a new account, frozen, and moved to a new card', async ({ browser }) => {
  const [first, second] = await print(browser, `Hội thảo ${Date.now()}`, 2);
  if (!first || !second) throw new Error('two cards were to be printed');
  const person = somebody();
  const context = await aPhone(browser);
  const page = await context.newPage();

  // A visitor taps the blank card and opens an account with it.
  await page.goto(first.path);
  await expect(page).toHaveURL(`/verify/${idOf(first)}`);
  await expect(page.locator('[name=termsVersion]')).toHaveValue(currentVersion('terms'));
  await expectAccessible(page);
  await page.getByLabel(say('card_code')).fill('2222-2222');
  await page.getByLabel(say('auth_identifier')).fill(person.email);
  await page.getByLabel(say('auth_password'), { exact: true }).fill(person.password);
  await page.getByLabel(say('card_verify_confirm'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('card_activate') }).click();
  await expect(page.getByLabel(say('card_code'))).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(say('auth_identifier'))).toHaveValue(person.email);
  await page.getByLabel(say('card_code')).fill(first.code.toLowerCase().replace('-', ' '));
  await page.getByLabel(say('auth_password'), { exact: true }).fill(person.password);
  await page.getByLabel(say('card_verify_confirm'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('card_activate') }).click();
  await expect(page).toHaveURL(/\/verify-account/);

  // The card opens the page, and the tap is counted.
  await tap(browser, first, (other) => expect(other).toHaveURL(/\/smc\//));
  await page.goto('/action/cards');
  await expect(page.getByText(say('card_taps', { total: '1', recent: '1' }))).toBeVisible();
  await expectAccessible(page);

  // The lost card is frozen.
  await page.getByRole('link', { name: say('card_numbered', { number: '1' }) }).click();
  await page.getByRole('button', { name: say('card_freeze') }).click();
  await expect(page.getByText(say('card_frozen_done'))).toBeVisible();
  await expectAccessible(page);
  await tap(browser, first, async (other) => {
    await expect(other.getByRole('heading', { name: say('card_frozen_title') })).toBeVisible();
    await expect(other.getByText(person.email.split('@')[0] ?? '')).toHaveCount(0);
  });

  // Its link is moved to a new card.
  await page.getByLabel(say('card_move_to')).fill('thẻ mới của tôi');
  await page.getByLabel(say('card_code')).fill(second.code);
  await page.getByRole('button', { name: say('card_move') }).click();
  await expect(page.getByText(say('card_move_unreadable'))).toBeVisible();
  await page.getByLabel(say('card_move_to')).fill(`https://m4u.example${second.path}`);
  await page.getByRole('button', { name: say('card_move') }).click();
  await expect(page.getByText(say('card_moved_done'))).toBeVisible();
  await expect(page).toHaveURL(`/action/cards/${idOf(second)}`);
  await tap(browser, second, (other) => expect(other).toHaveURL(/\/smc\//));
  await tap(browser, first, (other) =>
    expect(other.getByRole('heading', { name: say('card_retired_title') })).toBeVisible(),
  );
  await context.close();
});

test('a member activates further cards and replaces one, without scripts', { tag: '@core' }, async ({ browser }) => {
  const [first, second, third] = await print(browser, `Đội bán hàng ${Date.now()}`, 3);
  if (!first || !second || !third) throw new Error('three cards were to be printed');
  const context = await aPhone(browser, false);
  const page = await context.newPage();
  const person = somebody();
  await context.request.post('/api/auth/registerNotVerify', {
    data: { type: 'tbMail', email: person.email, password: person.password, name: person.name },
  });
  await signIn(context.request, person);

  const activate = async (card: Printed, replaces?: string): Promise<void> => {
    await page.goto(card.path);
    await expect(page.getByText(say('card_verify_signed_in', { name: person.name }))).toBeVisible();
    await page.getByLabel(say('card_code')).fill(card.code);
    if (replaces !== undefined) await page.getByLabel(say('card_verify_as')).selectOption({ label: replaces });
    await page.getByRole('button', { name: say('card_activate') }).click();
    await expect(page).toHaveURL(`/action/cards/${idOf(card)}`);
  };
  await activate(first);
  await activate(second);
  const name = say('card_numbered', { number: '1' });
  await activate(third, say('card_verify_replaces', { card: name }));
  await tap(browser, first, (other) =>
    expect(other.getByRole('heading', { name: say('card_retired_title') })).toBeVisible(),
  );
  for (const card of [second, third]) await tap(browser, card, (other) => expect(other).toHaveURL(/\/smc\//));

  // A card in use cannot be activated again, and an unknown one is not found.
  await page.goto(`/verify/${idOf(second)}`);
  await expect(page.getByRole('heading', { name: say('card_verify_not_blank') })).toBeVisible();
  for (const path of ['/mrd/019a0000-0000-7000-8000-000000000000', '/verify/khong-co'])
    expect((await page.goto(path))?.status(), path).toBe(404);
  await context.close();
});

test('staff make cards for an agency, and the lists and the card name it', async ({ browser }) => {
  const chief = await arriveTalking(browser, 'Trần Ngọc Hà');
  const agency = `Hội Lụa ${chief.email.slice(4, 10)}`;
  const agencyId = await becomeAgency(browser, chief, agency);
  const context = await browser.newContext({ ...desktop, locale: 'vi-VN' });
  const page = await context.newPage();
  if (!staffAccount) throw new Error('the demo has no staff');
  await signIn(context.request, { name: 'An', ...staffAccount });

  const label = `Thẻ hội lụa ${Date.now()}`;
  const make = async (of: string) => {
    await page.getByLabel(say('card_admin_label'), { exact: true }).fill(label);
    await page.getByLabel(say('card_admin_count'), { exact: true }).fill('2');
    await page.getByLabel(say('card_admin_agency')).fill(of);
    await page.getByRole('button', { name: say('card_admin_make') }).click();
  };
  await page.goto('/admin/cards/batches');
  await make('khong-phai-dai-ly');
  await expect(page.getByLabel(say('card_admin_agency'))).toHaveAttribute('aria-invalid', 'true');
  await make(`https://m4u.example/action/company/agency/${agencyId}`);
  await expect(page.getByText(say('card_admin_made', { count: '2' }))).toBeVisible();
  const batch = page.getByRole('row').filter({ hasText: label });
  const toCards = batch.getByRole('link').first();
  await expect(toCards).toContainText(agency);
  await toCards.click();
  await expect(page.getByRole('heading', { name: label })).toBeVisible();
  await expect(page.getByRole('link', { name: agency, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('row')
    .filter({ hasText: label })
    .getByRole('link', { name: new RegExp(say('card_numbered', { number: '1' })) })
    .click();
  const panel = page.getByRole('region', { name: say('card_numbered', { number: '1' }) });
  await expect(panel.getByRole('link', { name: label, exact: true })).toBeVisible();
  await panel.getByRole('link', { name: agency, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: agency })).toBeVisible();
  for (const each of [context, chief.page.context()]) await each.close();
});
