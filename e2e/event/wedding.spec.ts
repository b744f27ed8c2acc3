import { dayAhead } from '../support/days.ts';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { demoWedding } from '../support/demo.ts';
import { arrive, asVisitor, desktop, expect, expectAccessible, signIn, somebody, test } from '../support/people.ts';
import {
  answer,
  asGuest,
  choose,
  fillCouple,
  goToStep,
  type Listed,
  makeWedding,
  openInvitation,
  press,
  publish,
  weddingDays,
} from './invitations.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';

const families = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng'];
const givenNames = ['An', 'Bình', 'Châu', 'Dũng', 'Giang', 'Hạnh'];

/** Thirty guests, as copied from a spreadsheet. */
const guests = families.flatMap((family, f) =>
  givenNames.map((given, g) => ({
    name: `${family} Thị Ngọc ${given}`,
    side: (f + g) % 2 === 0 ? ('groom' as const) : ('bride' as const),
    group: g < 3 ? 'Bạn đại học' : 'Họ hàng',
  })),
);
const pasted = guests
  .map(({ name, side, group }) => `${name}\t${side === 'groom' ? 'nhà trai' : 'nhà gái'}\t\t${group}`)
  .join('\n');

/** The words of a form once it is saved. */
const savedAt = new RegExp(say('ui_saved_at', { time: '' }));

/** Makes an invitation with its form; returns its id. */
const makeInvitation = async (page: Page): Promise<string> => {
  await page.goto('/action/wedding');
  await expect(page.getByText(say('wedding_none'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: say('wedding_new') }).click();
  // An empty form has neither a date nor an hour.
  await expect(page.getByLabel(say('wedding_form_wedding_day'))).toHaveValue('');
  await fillCouple(page, dayAhead(40));
  // It is saved by itself once it has names and a date, and its address names it.
  await expect(page.getByText(savedAt)).toBeVisible();
  await expect(page).toHaveURL(/\/action\/wedding\/[0-9a-f-]{36}/);
  await press(page, say('wedding_part_next', { name: say('wedding_part_days') }));
  await expect(page.getByRole('heading', { level: 2, name: say('wedding_part_days') })).toBeFocused();
  await expect(page.getByLabel(say('wedding_form_hour'), { exact: false }).first()).toHaveValue('');
  await page.getByLabel(say('wedding_form_place'), { exact: false }).nth(1).fill('Nhà hàng Hoa Sen');
  await goToStep(page, 'look');
  await choose(page, say('wedding_form_design'), say('wedding_design_hue'));

  await press(page, say('wedding_preview'));
  const preview = page.getByLabel(say('wedding_preview_label'));
  await expect(preview.locator('[data-design=hue]')).toBeVisible();
  await expect(preview).toContainText('Nguyễn Minh Quân');
  await expect(preview).toContainText('Nhà hàng Hoa Sen');
  await press(page, say('wedding_form'));
  await goToStep(page, 'send');
  await expectAccessible(page);
  return publish(page);
};

const addGuests = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: say('wedding_add') }).click();
  await expectAccessible(page);
  await page.getByLabel(say('wedding_add_text')).fill(`${pasted}\n; nhà gái`);
  await press(page, say('wedding_add_do'));
  // The line without a name is not chosen, and stays in the field; the others are added.
  await expect(page.getByText('Hãy nhập thông tin này.').first()).toBeVisible();
  await expectAccessible(page);
  await press(page, say('wedding_add_chosen', { count: '30' }));
  await expect(page.getByText(say('wedding_added', { count: '30' }))).toBeVisible();
  await expect(page.getByLabel(say('wedding_add_text'))).toHaveValue('; nhà gái');
  await page.getByLabel(say('wedding_add_text')).fill('');
  await page.getByRole('link', { name: say('wedding_add_to_list') }).click();
  await expect(page.getByText(say('wedding_guests_found', { count: '30' }))).toBeVisible();
  await expectAccessible(page);
};

/** Returns the personal link of a guest from the guest's screen. */
const linkOf = async (page: Page, id: string, name: string): Promise<string> => {
  await page.goto(`/action/wedding/${id}/guests?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: say('wedding_guest_open', { name }) }).click();
  await expect(page.getByRole('img', { name: say('wedding_guest_qr_alt', { name }) })).toBeVisible();
  const addressText = (await page.getByText(/\/wedding\/[0-9a-f-]{36}\?guest=/).textContent()) ?? '';
  return addressText.slice(addressText.indexOf('/wedding/'));
};

test('a couple invites thirty guests; three reply, a wish is approved, and totals and export agree', async ({
  page,
  browser,
}) => {
  test.slow();
  await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const id = await makeInvitation(page);
  await addGuests(page);
  const [first, second, third] = guests.map(({ name }) => name) as [string, string, string];

  const link = await linkOf(page, id, first);
  await asGuest(browser, link, async (phone) => {
    await expect(phone).toHaveTitle(new RegExp(first));
    await expect(phone.getByRole('heading', { level: 1 })).toContainText('Nguyễn Minh Quân');
    await expect(phone.getByText(first).filter({ visible: true }).first()).toBeVisible();
    await expect(phone.getByLabel(say('wedding_reply_name'))).toHaveValue(first);
    await expectAccessible(phone);
    await answer(phone, { coming: true, people: 2, wish: 'Trăm năm hạnh phúc!' });
    // Changed later with the same link.
    await phone.goto(link);
    await phone.locator('summary', { hasText: say('wedding_reply_change') }).click();
    await answer(phone, { coming: true, people: 4 });
    await expect(phone.getByText('Trăm năm hạnh phúc!')).toHaveCount(1);
  });
  await asGuest(browser, await linkOf(page, id, second), (phone) => answer(phone, { coming: false }));
  // Without scripts.
  await asGuest(
    browser,
    await linkOf(page, id, third),
    (phone) => answer(phone, { coming: true, people: 1, wish: 'Mừng hai bạn.' }),
    false,
  );

  await page.goto(`/action/wedding/${id}/wishes`);
  await expectAccessible(page);
  await page
    .getByRole('article', { name: say('wedding_wish_of', { name: first }) })
    .getByRole('button', { name: say('wedding_wish_show') })
    .click();
  await expect(page.getByText(say('wedding_wish_now_shown'))).toBeVisible();
  await asGuest(browser, `/wedding/${id}`, async (phone) => {
    await expect(phone.getByRole('blockquote').getByText('Trăm năm hạnh phúc!')).toBeVisible();
    await expect(phone.getByText('Mừng hai bạn.')).toHaveCount(0);
  });

  await page.goto(`/action/wedding/${id}/guests`);
  const figure = (name: string) => page.locator('dl > div', { hasText: say(name) }).locator('dd');
  await expect(figure('wedding_total_invited')).toHaveText('30');
  await expect(figure('wedding_total_answered')).toHaveText('3');
  await expect(figure('wedding_total_people')).toHaveText('5');
  await expect(figure('wedding_total_declined')).toHaveText('1');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: say('wedding_csv') }).click();
  const rows = parse(await readFile(await (await download).path()), { bom: true, delimiter: [',', ';'] });
  expect(rows).toHaveLength(31);
  const row = rows.find((cells: string[]) => cells.includes(first)) ?? [];
  expect(row).toContain('4');
  expect(row.some((cell: string) => cell.endsWith(link))).toBe(true);
});

test('a guest replies by link, and the couple reads the reply', { tag: '@core' }, async ({ page, browser }) => {
  const { accessToken } = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const { id, guests: invited } = await makeWedding(page, accessToken, {}, ['Lê Văn Tâm', 'Phạm Thị Yến']);
  const [guest] = invited as [Listed];
  await asGuest(browser, `/wedding/${id}?guest=${guest.code}`, async (phone) => {
    await expect(phone.getByLabel(say('wedding_reply_name'))).toHaveValue(guest.name);
    // A wish alone: the question without an answer is marked, not the head of the form.
    await press(phone, say('wedding_reply_send'));
    const question = phone.getByRole('group', { name: say('wedding_reply_coming') });
    await expect(question).toHaveAccessibleDescription(say('wedding_reply_coming_missing'));
    await expect(question.getByRole('radio').first()).toBeFocused();
    await answer(phone, { coming: true, people: 3, wish: 'Trăm năm hạnh phúc!' });
  });
  await page.goto(`/action/wedding/${id}/guests`);
  const figure = (name: string) => page.locator('dl > div', { hasText: say(name) }).locator('dd');
  await expect(figure('wedding_total_invited')).toHaveText('2');
  await expect(figure('wedding_total_answered')).toHaveText('1');
  await expect(figure('wedding_total_people')).toHaveText('3');
  await page.goto(`/action/wedding/${id}/wishes`);
  await expect(page.getByRole('article', { name: say('wedding_wish_of', { name: guest.name }) })).toContainText(
    'Trăm năm hạnh phúc!',
  );
});

test('search engines may index an invitation if the couple agrees, but never a guest’s link', async ({
  page,
  browser,
}) => {
  const isHidden = async (path: string): Promise<boolean> => {
    let hidden = true;
    await asVisitor(browser, async (visitor) => {
      await openInvitation(visitor, path);
      hidden = (await visitor.locator('meta[name=robots][content=noindex]').count()) > 0;
    });
    return hidden;
  };
  expect(await isHidden(`/wedding/${demoWedding.id}`), 'the demo lets it be found').toBe(false);
  expect(await isHidden(`/wedding/${demoWedding.id}?guest=${demoWedding.answered}`)).toBe(true);

  await arrive(page.request, somebody());
  const id = await makeInvitation(page);
  expect(await isHidden(`/wedding/${id}`), 'off until the couple says so').toBe(true);
  await page.goto(`/action/wedding/${id}?step=send`);
  await scriptsRun(page);
  await page.getByLabel(say('wedding_form_findable')).check();
  await expect(page.getByText(say('wedding_unsaved'))).toBeVisible();
  await press(page, say('wedding_save'));
  await expect(page.getByText(say('wedding_saved'))).toBeVisible();
  expect(await isHidden(`/wedding/${id}`)).toBe(false);
});

test('an invitation is readable without scripts, on a wide screen, in English and in print', async ({ page }) => {
  const { accessToken } = await arrive(page.request, somebody('Lê Hoài Nam'));
  const { id } = await makeWedding(
    page,
    accessToken,
    {
      design: 'floral',
      groom: { name: 'Nguyễn Phước Thiện Nghĩa Đường Hưởng', rank: 'Trưởng nam' },
      bride: { name: 'Công Tằng Tôn Nữ Thị Ngưỡng Nguyệt', rank: 'Út nữ' },
      groomsFamily: { father: 'Nguyễn Văn Hòa', mother: 'Lê Thị Ngọc' },
      partyPlace: { name: 'Trung tâm tiệc cưới Hoa Sen', address: '88 Láng Hạ, Hà Nội' },
      groomsBank: { bankName: '970436', accountNumber: '0123456789', ownerName: 'NGUYEN VAN A' },
      tune: 'canon',
    },
    [],
  );
  await page.setViewportSize(desktop.viewport);
  await openInvitation(page, `/wedding/${id}?lang=en`);
  await expect(page.getByRole('heading', { name: say('wedding_gift', {}, 'en') })).toBeVisible();
  await expect(page.getByText(/Lunar calendar: day \d+/).first()).toBeVisible();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  // The press that opened the invitation started the music.
  const music = page.getByRole('button', { name: say('wedding_music_on', {}, 'en') });
  await page.getByRole('button', { name: say('wedding_music_off', {}, 'en') }).click();
  await expect(music).toBeVisible();
  const paper = await page.pdf({ format: 'A4' });
  expect([...paper.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length).toBeLessThanOrEqual(2);
});

test('the couple checks guests in on two devices, one of them offline', async ({ page, browser }) => {
  test.slow();
  const couple = await arrive(page.request, somebody('Nguyễn Minh Quân'));
  const names = ['Lê Văn Tâm', 'Phạm Thị Yến'];
  const { id, guests: invited } = await makeWedding(page, couple.accessToken, weddingDays(2), names);
  const [first, second] = invited as [Listed, Listed];
  const link = `/wedding/${id}?guest=${first.code}`;
  await asGuest(browser, link, (phone) => answer(phone, { coming: true, people: 2 }));

  await page.goto(`/action/wedding/${id}/guests`);
  await press(page, say('wedding_door_open'));
  await expect(page).toHaveURL(/\/action\/historyCheckIn\/[0-9a-f-]{36}$/);
  const byName = (door: Page) => door.getByLabel(say('checkin_by_name'));
  // The wedding is on a later day, so each device is asked once.
  await press(page, say('checkin_early_confirm'));
  // The link on the guest's phone checks in the whole party.
  await byName(page).fill(new URL(link, page.url()).href);
  await byName(page).press('Enter');
  await expect(page.getByText(say('checkin_big_in')).first()).toBeVisible();

  await asVisitor(browser, async (door) => {
    await signIn(door.request, couple);
    await door.goto(page.url());
    await press(door, say('checkin_early_confirm'));
    const letIn = door.getByRole('button', { name: `${say('checkin_in')}: ${second.name}` });
    await byName(door).fill(second.name);
    await expect(letIn).toBeVisible();
    await door.context().setOffline(true);
    await letIn.click();
    await expect(door.getByText(say('checkin_waits_text')).first()).toBeVisible();
    await door.context().setOffline(false);
    await page.goto(`/action/wedding/${id}/guests`);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(say('wedding_guest_arrived', { people: 1 }))).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
  });
  await expect(page.getByText(say('wedding_guest_arrived', { people: 2 }))).toBeVisible();
  await expect(page.locator('dl > div', { hasText: say('wedding_total_arrived') }).locator('dd')).toHaveText('3');
});
