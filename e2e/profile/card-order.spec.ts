import type { Page } from '@playwright/test';
import { demoStaff } from '../support/demo.ts';
import {
  arrive,
  desktop,
  expect,
  expectAccessible,
  messageTo,
  phone,
  signIn,
  somebody,
  test,
} from '../support/people.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';

const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name).first();
const side = (page: Page, name: RegExp) => page.getByRole('main').getByRole('img', { name });
/** The stage that an order is in. */
const stage = (page: Page) => page.getByRole('main').locator('[aria-current=step]');

const fillAddress = async (page: Page) => {
  await field(page, say('registration_phone')).fill('0912345678');
  await field(page, say('place_street')).fill('12 Bạch Đằng');
  await page.getByRole('combobox', { name: say('place_ward') }).fill('hai chau da nang');
  await page
    .getByRole('option', { name: /Hải Châu/ })
    .first()
    .click();
};

test('the shop of cards says once that the price comes later, and measures as its reader', async ({ page }) => {
  await page.goto('/action/cards/request');
  await expect(page.getByText('85,6 × 53,98 mm')).toBeVisible();
  await expect(page.getByText(say('card_order_total_later'))).toHaveCount(1);
  await page.goto('/action/cards/request?lang=en');
  await expect(page.getByText('85.6 × 53.98 mm')).toBeVisible();
});

test('a card is ordered only with what its delivery needs', async ({ page }) => {
  await arrive(page.request, somebody('Lê Thị Hoa'));
  await page.goto('/action/cards/request');
  await scriptsRun(page);
  await press(page, say('card_order_send', { count: 1 }));
  await expect(field(page, say('registration_phone'))).toBeFocused();
  await expect(page).toHaveURL(/\/action\/cards\/request$/);
  await fillAddress(page);
  await field(page, say('place_street')).fill(' ');
  await press(page, say('card_order_send', { count: 1 }));
  await expect(page.getByText(say('ui_field_missing_named', { label: say('place_street') }))).toBeVisible();
  await field(page, say('place_street')).fill('12 Bạch Đằng');
  await field(page, say('registration_email')).fill('');
  await press(page, say('card_order_send', { count: 1 }));
  await expect(page).toHaveURL(/\/registrations\/[\w-]+$/);
  await expect(page.getByText(say('card_order_proof_hint'))).toBeVisible();
  // Nothing is missing, and a card needs no number of an identity card.
  await page.getByText(say('registration_edit'), { exact: true }).click();
  await expect(field(page, say('registration_citizen'))).toBeHidden();
});

test('a card is designed, approved as a proof, printed and sent', async ({ page, browser }) => {
  test.slow();
  const owner = await arrive(page.request, somebody('Lê Thị Hoa'));
  await page.goto('/action/cards/request');
  await expect(side(page, /Mặt trước của thẻ: Lê Thị Hoa/)).toBeVisible();
  await expect(side(page, /Mặt sau của thẻ/)).toBeVisible();
  await expectAccessible(page);
  await field(page, say('registration_display_name')).fill('Hoa Lê');
  await field(page, say('registration_job')).fill('Nghệ nhân');
  await page.getByRole('radio', { name: new RegExp(say('card_order_finish_bamboo')) }).check();
  await expect(side(page, /Mặt trước của thẻ: Hoa Lê, Nghệ nhân/)).toBeVisible();
  await expect(page.getByRole('heading', { name: say('card_order_finish_bamboo') })).toBeVisible();
  await press(page, say('card_order_more'));
  await fillAddress(page);
  await press(page, say('card_order_send', { count: 2 }));
  await expect(page).toHaveURL(/\/registrations\/[\w-]+$/);
  await expect(stage(page)).toContainText(say('card_order_stage_proof'));
  await expectAccessible(page);
  const { pathname } = new URL(page.url());

  const office = await browser.newContext({ ...desktop, locale: 'vi-VN' });
  await signIn(office.request, demoStaff);
  const desk = await office.newPage();
  await desk.goto(`/admin${pathname}`);
  await press(desk, say('registration_accept'));
  await field(desk, say('card_order_price_card')).fill('229000');
  await field(desk, say('card_order_delivery')).fill('0');
  await press(desk, say('card_order_send_proof'));
  await expect(desk.getByText(say('card_order_waits_owner'))).toBeVisible();
  await expectAccessible(desk);

  await messageTo(page.request, owner.email, /Đồng ý in/);
  await page.reload();
  await expect(page.getByRole('heading', { name: say('card_order_proof_title') })).toBeVisible();
  await expect(page.getByRole('main').getByText('458.000').first()).toBeVisible();
  await expectAccessible(page);
  await press(page, say('card_order_agree'));
  await expect(stage(page)).toContainText(say('card_order_stage_print'));

  await desk.reload();
  for (const deed of ['registration_approve', 'registration_paid', 'registration_done_request']) {
    await press(desk, say(deed));
    await expect(desk.getByRole('button', { name: say(deed), exact: true })).toHaveCount(0);
  }
  const download = desk.waitForEvent('download');
  await desk.getByRole('link', { name: say('card_order_print_file') }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await press(desk, say('card_order_ship'));
  // The button is away while it sends, too.
  await expect(desk.getByText(say('card_order_shipped'))).toBeVisible();
  await office.close();

  await page.reload();
  await expect(stage(page)).toContainText(say('card_order_stage_activation'));
});

test('a proof is corrected, and an approval of the old one is refused', async ({ page, browser }) => {
  await arrive(page.request, somebody('Trần Văn Bình'));
  await page.goto('/action/cards/request');
  await fillAddress(page);
  await press(page, say('card_order_send', { count: 1 }));
  await expect(page).toHaveURL(/\/registrations\/[\w-]+$/);
  const { pathname } = new URL(page.url());
  const id = pathname.split('/').at(-1) ?? '';
  const office = await browser.newContext({ ...phone, locale: 'vi-VN' });
  const { accessToken } = await signIn(office.request, demoStaff);
  const headers = { authorization: `Bearer ${accessToken}` };
  const put = (deed: string, data: object) => office.request.put(`/api/rg/${deed}/${id}`, { data, headers });
  expect((await put('accept', {})).ok()).toBe(true);
  expect((await put('proof', { card: 149_000, delivery: 25_000 })).ok()).toBe(true);
  await page.reload();
  const late = await page.context().newPage();
  await late.goto(pathname);
  await page.getByRole('link', { name: say('card_order_correct') }).click();
  await field(page, say('registration_display_name')).fill('Văn Bình');
  await press(page, say('registration_save'));
  await expect(page.getByRole('heading', { name: say('card_order_proof_title') })).toHaveCount(0);
  await press(late, say('card_order_agree'));
  await expect(late.getByText(say('card_order_proof_changed'))).toBeVisible();
  await office.close();
});

test('both sides turn by arrow keys, and lie flat where less motion is asked for', async ({ page, browser }) => {
  await arrive(page.request, somebody('Lê Thị Hoa'));
  await page.goto('/action/cards/request');
  await scriptsRun(page);
  const front = side(page, /Mặt trước của thẻ/);
  await press(page, say('card_order_front'));
  await expect(front).toHaveCount(1);
  await page.getByRole('button', { name: say('card_order_turn') }).press('ArrowRight');
  await expect(page.getByRole('button', { name: say('card_order_back'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const calm = await browser.newContext({ ...phone, locale: 'vi-VN', reducedMotion: 'reduce' });
  const still = await calm.newPage();
  await still.goto('/action/cards/request');
  await expect(side(still, /Mặt trước của thẻ/)).toBeVisible();
  await expect(side(still, /Mặt sau của thẻ/)).toBeVisible();
  await expect(still.getByRole('button', { name: say('card_order_turn') })).toBeHidden();
  await calm.close();
});
