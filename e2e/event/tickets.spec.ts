/** A journey of tickets: an event is sold out, one ticket is given back, the waiting list moves up, and the door opens. */
import type { Browser, Locator, Page } from '@playwright/test';
import { dayAhead } from '../support/days.ts';
import { desktop, expect, expectAccessible, expectMessage, phone, test } from '../support/people.ts';
import { arriveTalking, callAs } from '../support/talk.ts';
import { say } from '../support/words.ts';
import { ACCOUNT, tellAsSepay } from '../commerce/payments.ts';
import { enter, figure } from './checkins.ts';

const TITLE = 'Đêm nhạc bên sông';

interface Made {
  readonly _id: string;
}

const press = (page: Page | Locator, key: string) => page.getByRole('button', { name: say(key), exact: true }).click();

/** Makes a group with an account and SePay, and its event tomorrow, whose door admits the list. */
const openEvent = async (browser: Browser) => {
  const admin = await arriveTalking(browser, 'Trần Thị Sông', desktop);
  const kind = 'brand';
  const { _id: groupId } = await callAs<Made>(admin, 'POST', '/groupAndBrand/createGroup', { kind, name: 'Nhà Sông' });
  await callAs(admin, 'PUT', `/payments/settings/${groupId}/account`, {
    bankName: 'Vietcombank',
    ownerName: 'NHA SONG',
    accountNumber: ACCOUNT,
  });
  const sepay = `/payments/settings/${groupId}/gates/sepay`;
  const { address, secret } = await callAs<{ address: string; secret: string }>(admin, 'PUT', sepay, {});
  const { _id: eventId } = await callAs<Made>(admin, 'POST', '/logsCheckIn/history', {
    groupId,
    kind: 'event',
    title: TITLE,
    place: 'Bến Bạch Đằng',
    startsAt: `${dayAhead(1)}T19:00:00+07:00`,
    openTo: 'list',
  });
  const { _id: postId } = await callAs<Made>(admin, 'POST', '/brandBlog/insert', {
    groupId,
    title: TITLE,
    content: 'Mời bạn nghe nhạc bên sông.',
    postType: 'event',
    event: { start: `${dayAhead(1)}T19:00:00+07:00`, place: 'Bến Bạch Đằng' },
  });
  return { admin, eventId, postId, address, secret };
};

/** Adds a kind of one seat on the screen. */
const addKind = async (page: Page, name: string, price: string): Promise<void> => {
  await page.getByLabel(say('ticket_kind_name')).fill(name);
  await page.getByLabel(say('ticket_price')).fill(price);
  await page.getByLabel(say('ticket_capacity')).fill('1');
  await press(page, 'ticket_kind_add');
  await expect(page.getByRole('link', { name: say('ticket_kind_edit', { name }) })).toBeVisible();
};

/** Opens the event's post as a visitor, and signs up for a kind. */
const signUp = async (browser: Browser, postId: string, kind: string, name: string, number: string): Promise<Page> => {
  const context = await browser.newContext({ ...phone, locale: 'vi-VN' });
  const page = await context.newPage();
  await page.goto(`/mbg/posts/${postId}`);
  await page.getByRole('link', { name: say('post_sign_up') }).click();
  await page.getByRole('radio', { name: new RegExp(kind) }).check();
  await page.getByLabel(say('ticket_name')).fill(name);
  await page.getByLabel(say('ticket_phone')).fill(number);
  await page.getByLabel('Bạn đi từ đâu?').fill('Đà Nẵng');
  await page
    .getByRole('button', { name: new RegExp(`^(${say('ticket_sign_up')}|${say('ticket_join_waiting')})$`) })
    .click();
  await expect(page).toHaveURL(/\/ticket\/[\w-]{22}$/);
  return page;
};

test('an event is sold out, the waiting list moves up, and the door lets the holders in', async ({ browser }) => {
  test.setTimeout(240_000);
  const { admin, eventId, postId, address, secret } = await openEvent(browser);
  const desk = admin.page;
  await desk.goto(`/action/historyCheckIn/${eventId}`);
  await desk.getByRole('link', { name: say('ticket_title'), exact: true }).click();
  await expect(desk.getByText(say('ticket_no_kinds_text'))).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: say('ticket_kind_add') }).click();
  await addKind(desk, 'Hàng ghế đầu', '150000');
  await addKind(desk, 'Ngồi bờ sông', '');
  await desk.getByLabel(say('ticket_questions')).fill('Bạn đi từ đâu? *\nGhi chú');
  await press(desk.locator('section').filter({ has: desk.getByLabel(say('ticket_questions')) }), 'ticket_save');
  await expect(desk.getByText(say('ticket_saved'))).toBeVisible();
  await desk.getByLabel(say('ticket_post_label')).selectOption({ index: 1 });
  const post = desk.locator('section').filter({ has: desk.getByLabel(say('ticket_post_label')) });
  await expectMessage(desk, say('ticket_saved'), () => press(post, 'ticket_save'));
  await expectAccessible(desk);

  const paying = await signUp(browser, postId, 'Hàng ghế đầu', 'Phạm Minh Châu', '0912345671');
  await expect(paying.getByText(say('ticket_state_held'), { exact: true })).toBeVisible();
  await expectAccessible(paying);
  const memo = await paying.getByText(/^MFU[0-9A-Z]{9}$/).innerText();
  await tellAsSepay(admin, { address, key: secret, content: memo, amount: 150_000 });
  await expect(paying.getByRole('img', { name: say('ticket_qr_alt', { name: 'Phạm Minh Châu' }) })).toBeVisible();
  await expectAccessible(paying);

  const free = await signUp(browser, postId, 'Ngồi bờ sông', 'Lê Hoàng Nam', '0912345672');
  await expect(free.getByText(say('ticket_state_issued'), { exact: true })).toBeVisible();
  const third = await signUp(browser, postId, 'Ngồi bờ sông', 'Đỗ Thu Hà', '0912345673');
  await expect(third.getByText(say('ticket_waiting_first'))).toBeVisible();
  await expectAccessible(third);

  await press(free, 'ticket_cancel');
  await free
    .getByRole('dialog')
    .getByRole('button', { name: say('ticket_cancel'), exact: true })
    .click();
  await expect(free.getByText(say('ticket_state_cancelled'), { exact: true })).toBeVisible();
  await third.reload();
  await expect(third.getByText(say('ticket_state_issued'), { exact: true })).toBeVisible();

  // Handed on to somebody else: the former address is void.
  const former = third.url();
  await press(third, 'ticket_transfer');
  const dialog = third.getByRole('dialog');
  await dialog.getByLabel(say('ticket_name')).fill('Đỗ Thu Hằng');
  await dialog.getByLabel(say('ticket_phone')).fill('0912345674');
  await dialog.getByRole('button', { name: say('ticket_transfer'), exact: true }).click();
  await expect(third.getByText('Đỗ Thu Hằng', { exact: true })).toBeVisible();
  await expect(third).not.toHaveURL(former);
  const codes = [
    await paying.getByText(/^V[A-Z2-9]{8}$/).innerText(),
    await third.getByText(/^V[A-Z2-9]{8}$/).innerText(),
  ];

  await desk.goto(`/action/historyCheckIn/${eventId}/tickets?state=issued`);
  await expect(desk.getByRole('main').getByRole('listitem').filter({ hasText: 'Phạm Minh Châu' })).toContainText(
    'Đà Nẵng',
  );
  await expect(desk.getByText('Đỗ Thu Hằng', { exact: true })).toBeVisible();
  await expectAccessible(desk);

  // The door works as for any guests, also the day before.
  await desk.goto(`/action/historyCheckIn/${eventId}`);
  await press(desk, 'checkin_early_confirm');
  for (const code of codes) await enter(desk, code, 'checkin_big_in');
  await expect(figure(desk, 'checkin_count_came')).toHaveText('2/2');
  await paying.reload();
  await expect(paying.getByRole('button', { name: say('ticket_cancel'), exact: true })).toHaveCount(0);
  for (const page of [desk, paying, free, third]) await page.context().close();
});
