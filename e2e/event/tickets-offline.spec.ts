/** A journey of the door without a network: tickets are read from the device's own list, and count once. */
import { desktop, expect, expectAccessible, phone, test } from '../support/people.ts';
import { arriveTalking, hire } from '../support/talk.ts';
import { say } from '../support/words.ts';
import { enter, figure, press } from './checkins.ts';
import { makeTicketedEvent, takeTicket } from './ticketed.ts';

test('the door reads tickets without a network, and each counts once', async ({ browser }) => {
  test.setTimeout(120_000);
  const admin = await arriveTalking(browser, 'Nguyễn Văn An', desktop);
  const { groupId, eventId, kindId } = await makeTicketedEvent(admin, 'Đêm gốm bên sông');
  const [thao, khai] = [
    await takeTicket(admin, kindId, 'Nguyễn Thị Phương Thảo'),
    await takeTicket(admin, kindId, 'Trần Đình Khải'),
  ];
  const door = await arriveTalking(browser, 'Lê Thị Trực', phone);
  await hire(admin, door, groupId, 'door');
  const { page } = door;
  await page.goto(`/action/historyCheckIn/${eventId}`);
  await press(page, 'checkin_early_confirm');
  await expect(figure(page, 'checkin_count_came')).toHaveText('0/2');

  await page.context().setOffline(true);
  await expect(page.getByText(say('checkin_offline'))).toBeVisible();
  await enter(page, thao.code, 'checkin_big_known_waits');
  await enter(page, khai.code.toLowerCase(), 'checkin_big_known_waits');
  await enter(page, thao.code, 'checkin_big_repeated_in');
  // A ticket of a sign-up that this device has not heard of waits for the answer of the server.
  const late = await takeTicket(admin, kindId, 'Lê Hoàng Yến Nhi');
  await enter(page, late.code, 'checkin_big_unknown');
  await expect(page.getByText(say('checkin_waiting', { count: 4 }))).toBeVisible();
  await expectAccessible(page);

  await page.context().setOffline(false);
  await expect(page.getByText(say('checkin_waiting', { count: 4 }))).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByText(say('checkin_offline'))).toHaveCount(0);
  await admin.page.goto(`/action/historyCheckIn/${eventId}`);
  await press(admin.page, 'checkin_early_confirm');
  for (const each of [page, admin.page]) {
    await expect(figure(each, 'checkin_count_came')).toHaveText('3/3', { timeout: 15_000 });
    await expect(figure(each, 'checkin_count_inside')).toHaveText('3', { timeout: 15_000 });
    await expect(figure(each, 'checkin_count_repeated')).toHaveText('1', { timeout: 15_000 });
    await expect(figure(each, 'checkin_count_refused')).toHaveText('0', { timeout: 15_000 });
  }
  // Whoever has come keeps the ticket.
  await admin.page.goto(`/ticket/${thao.token}`);
  await expect(admin.page.getByText(say('ticket_state_issued'), { exact: true })).toBeVisible();
  await expect(admin.page.getByRole('button', { name: say('ticket_cancel'), exact: true })).toHaveCount(0);
  for (const each of [page, admin.page]) await each.context().close();
});
