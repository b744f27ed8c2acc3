/** Receipts on the phone, and reports of their delivery, against a double of Zalo's notification service. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import type { Order } from '@m4u/contract/commerce/order/schema';
import type { Status } from '@m4u/contract/insight/administration';
import type { NoticeSetting } from '@m4u/contract/social/notification/settings';
import { accounts } from '../../../identity/auth/tables.ts';
import { and, eq, sql } from '../../../platform/database/orm.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { purge } from '../../../platform/messages/queries.ts';
import { sentMessages } from '../../../platform/messages/tables.ts';
import { deliveryOf, startZnsServer } from '../../../testing/doubles/zns-server.ts';
import { notify, waitUntil } from '../../../testing/factories/notices.ts';
import { sellerCalls } from '../../../testing/factories/points.ts';
import { makeGroup, makeStaff } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { assertBackoff, bringJobsForward, waitUntilQuiet } from '../../../testing/server/jobs.ts';

const zns = await startZnsServer();
after(() => zns.close());
const api = await startTestApi({ environment: zns.environment });
const { db } = api.api.platform;
let admin: TestMember;
let group: string;
let shop: ReturnType<typeof sellerCalls>;

before(async () => {
  admin = await api.signUp('chu-quan@example.vn');
  group = await makeGroup(api, { admins: [admin], row: { name: 'Quán Cà Phê Giữa Lòng Phố Cổ Hà Nội' } });
  shop = sellerCalls(api, admin, group);
});
beforeEach(() => zns.answer(() => undefined));

const choose = (as: TestMember, channel: string, enabled: boolean) =>
  api.put('/notifications/settings', { as, body: { settings: [{ kind: 'points', channel, enabled }] } });

let customers = 0;
/** A customer with a verified number, who wants receipts unless told otherwise. */
const customer = async ({ wants = true, hasPhone = true } = {}) => {
  customers += 1;
  const phone = `+8491300${String(customers).padStart(4, '0')}`;
  const member = await api.signUp(`khach-${customers}@example.vn`);
  if (hasPhone) await db.update(accounts).set({ phone }).where(eq(accounts.email, member.email));
  if (wants) assertDone(await choose(member, 'phone', true));
  return { ...member, phone };
};
const outboxOf = (to: string) => (api.api.outbox?.list() ?? []).filter((entry) => entry.to === to);
const pay = async (to: TestMember, entered: object = {}) =>
  assertDone<{ data: Order }>(await shop.invoice(to.memberId, { value: 1_200_000, ...entered })).data;
const receive = (phone: string) => waitUntil(() => zns.to(phone).length > 0, 'the receipt by Zalo');
const statusNow = async (staff: TestMember) =>
  assertDone<{ data: Status }>(await api.get('/admin/status', { as: staff })).data;

describe('a receipt of points', () => {
  test('is off until the member wants it', async () => {
    const { phone, ...member } = await customer({ wants: false });
    const { data } = assertDone<{ data: NoticeSetting[] }>(await api.get('/notifications/settings', { as: member }));
    assert.equal(data.find(({ kind }) => kind === 'points')?.phone, false);
    assert.ok(data.every(({ kind, phone: channel }) => (channel === null) !== (kind === 'points')));
    await pay(member);
    await waitUntilQuiet(api);
    assert.deepEqual([zns.to(phone), outboxOf(phone)], [[], []]);
  });

  test('goes by Zalo with the facts of the invoice', async () => {
    const buyer = await customer();
    await pay(buyer);
    await receive(buyer.phone);
    const [receipt] = zns.to(buyer.phone);
    assert.equal(receipt?.template_id, '100002');
    assert.deepEqual(receipt?.template_data, {
      shop: 'Quán Cà Phê Giữa Lòng Phố C...',
      amount: '1.200.000 ₫',
      points: '12',
      balance: '12',
      time: '09:00 02/03/2026',
      group,
    });
  });

  test('goes for points without an invoice, and not for taken points, corrections and cancellations', async () => {
    const buyer = await customer();
    assertDone(await shop.plain(buyer.memberId, 'add', 5));
    await receive(buyer.phone);
    assert.equal(zns.to(buyer.phone)[0]?.template_data['amount'], '0 ₫');
    assertDone(await shop.plain(buyer.memberId, 'minus', 2));
    const order = await pay(buyer);
    assertDone(await shop.change(order._id, { value: 900_000 }));
    assertDone(await shop.cancel(order._id));
    await waitUntilQuiet(api);
    assert.deepEqual(
      zns.to(buyer.phone).map(({ template_data }) => template_data['points']),
      ['5', '12'],
    );
  });

  test('goes once for a movement, however often its cause is told', async () => {
    const buyer = await customer();
    const cause = uuidv7();
    const receipt = { amount: 50_000, at: api.clock.now() };
    const data = { group, groupName: 'Quán', order: cause, change: 'created', earned: '1', spent: '0', balance: '1' };
    for (let times = 0; times < 3; times += 1)
      await notify(api, { to: [buyer.memberId], kind: 'points', cause, about: cause, data, receipt });
    await receive(buyer.phone);
    await waitUntilQuiet(api);
    assert.equal(zns.to(buyer.phone).length, 1);
  });

  test('follows by text message where Zalo cannot reach the number', async () => {
    zns.answer(() => ({ error: -118 }));
    const buyer = await customer();
    await pay(buyer);
    assert.equal(
      (await api.messageTo(buyer.phone)).text,
      'M4U: +12 điểm tại “Quán Cà Phê Giữa Lòng Phố C...”, hóa đơn 1.200.000đ, 09:00 02/03/2026. Hiện có 12 điểm. ' +
        `${api.config.publicUrl}/order-points/${group}`,
    );
  });

  test('waits for Zalo while that fails for a while, and is not sent twice', async () => {
    zns.answer(() => ({ error: -144 }));
    const buyer = await customer();
    await pay(buyer);
    await receive(buyer.phone);
    zns.answer(() => undefined);
    assertBackoff(await bringJobsForward(api, 'message.send'), 5);
    await waitUntil(() => zns.to(buyer.phone).length === 2, 'the second attempt');
    await waitUntilQuiet(api);
    const [first, second] = zns.to(buyer.phone);
    assert.equal(first?.tracking_id, second?.tracking_id);
    assert.deepEqual([zns.to(buyer.phone).length, outboxOf(buyer.phone)], [2, []]);
  });

  test('takes the next way at its last attempt', async () => {
    zns.answer(() => ({ status: 503 }));
    const buyer = await customer();
    await pay(buyer);
    await receive(buyer.phone);
    await waitUntil(async () => {
      const { rows } = await db.execute(sql`update jobs.job set retry_count = retry_limit - 1
        where name = 'message.send' and state = 'retry' returning id`);
      return rows.length > 0;
    }, 'a receipt that waits for its next attempt');
    await bringJobsForward(api, 'message.send');
    assert.match((await api.messageTo(buyer.phone)).text, /\+12 điểm/);
    assert.equal(zns.to(buyer.phone).length, 2);
  });

  test('is not repeated when it may have arrived', async () => {
    zns.answer(() => 'hangs-up');
    const buyer = await customer();
    await pay(buyer);
    await receive(buyer.phone);
    await waitUntilQuiet(api);
    assert.deepEqual([zns.to(buyer.phone).length, outboxOf(buyer.phone)], [1, []]);
  });

  test('is not repeated after a process died during the request', async () => {
    zns.answer(() => ({ error: -144 }));
    const buyer = await customer();
    await pay(buyer);
    await receive(buyer.phone);
    const [message] = zns.to(buyer.phone);
    const row = eq(sentMessages.id, message?.tracking_id ?? '');
    await waitUntil(async () => (await db.$count(sentMessages, and(row, eq(sentMessages.state, 'failed')))) > 0, 'it');
    await db.update(sentMessages).set({ state: 'queued', reason: null, tryingSince: api.clock.now() }).where(row);
    zns.answer(() => undefined);
    await bringJobsForward(api, 'message.send');
    await waitUntilQuiet(api);
    assert.equal(zns.to(buyer.phone).length, 1);
    assert.equal((await db.select().from(sentMessages).where(row))[0]?.reason, 'interrupted');
  });

  test('goes by mail without a number, unless notices of points are mailed anyway', async () => {
    const [one, other] = [await customer({ hasPhone: false }), await customer({ hasPhone: false })];
    assertDone(await choose(other, 'mail', true));
    await pay(one);
    await pay(other);
    assert.match((await api.messageTo(one.email)).text, /Bạn được cộng 12 điểm tại Quán/);
    await waitUntilQuiet(api);
    assert.equal(outboxOf(other.email).length, 1, 'the letter of the notice alone');
  });

  test('cannot be wanted for another kind, nor where nothing goes to phones', async () => {
    const member = await customer();
    const body = { settings: [{ kind: 'contact', channel: 'phone', enabled: true }] };
    assertProblem(await api.put('/notifications/settings', { as: member, body }), 'invalid', [
      'settings.0.channel:choice',
    ]);
    const mailOnly = await startTestApi({ environment: { MESSAGE_ORDER: 'mail' } });
    const as = await mailOnly.signUp('mot-minh@example.vn');
    const { data } = assertDone<{ data: NoticeSetting[] }>(await mailOnly.get('/notifications/settings', { as }));
    assert.ok(data.every(({ phone }) => phone === null));
  });
});

describe('a report of Zalo', () => {
  const report = (event: ReturnType<typeof zns.event>) => api.post('/zalo/notices', event);
  const stateOf = async (id = '') => (await db.select().from(sentMessages).where(eq(sentMessages.id, id)))[0];

  test('records a delivery, once', async () => {
    const buyer = await customer();
    await pay(buyer);
    await receive(buyer.phone);
    await waitUntilQuiet(api);
    const [message] = zns.to(buyer.phone);
    assert.ok(message);
    assert.equal((await stateOf(message.tracking_id))?.state, 'sent');
    const event = zns.event(deliveryOf(message));
    assertDone(await report(event));
    const delivered = await stateOf(message.tracking_id);
    assert.equal(delivered?.state, 'delivered');
    api.clock.advance(1_000);
    assertDone(await report(event));
    assert.deepEqual(await stateOf(message.tracking_id), delivered);
  });

  test('changes nothing when it is forged', async () => {
    const buyer = await customer();
    await pay(buyer);
    await receive(buyer.phone);
    await waitUntilQuiet(api);
    const [message] = zns.to(buyer.phone);
    assert.ok(message);
    const genuine = zns.event(deliveryOf(message));
    for (const forged of [
      zns.event(deliveryOf(message), 'another secret'),
      { ...genuine, headers: { 'content-type': 'application/json' } },
      { ...genuine, headers: { ...genuine.headers, 'x-zevent-signature': 'mac=00' } },
      { ...genuine, body: genuine.body.replace('{', '{ ') },
    ])
      assertProblem(await report(forged as typeof genuine), 'forbidden');
    assertProblem(await api.post('/zalo/notices', { form: 'app_id=1&event_name=x&timestamp=1' }), 'forbidden');
    assertProblem(await api.post('/zalo/notices', { body: { app_id: '1' } }), 'invalid', [
      'event_name:required',
      'timestamp:required',
    ]);
    assert.equal((await stateOf(message.tracking_id))?.state, 'sent');
  });

  test('is accepted for unknown messages and other events', async () => {
    const before = await db.select().from(sentMessages);
    for (const fields of [
      deliveryOf({ tracking_id: uuidv7() }),
      deliveryOf({ tracking_id: 'not ours' }),
      { event_name: 'user_received_message', message: 'none' },
      { event_name: 'user_send_text', message: { text: 'Chào shop', msg_id: '1' } },
    ])
      assertDone(await report(zns.event(fields)));
    assert.deepEqual(await db.select().from(sentMessages), before);
  });

  test('is not expected without the secret of the Official Account', async () => {
    const other = await startTestApi({ environment: { ...zns.environment, ZNS_OA_SECRET: '' } });
    assertProblem(await other.post('/zalo/notices', zns.event({ event_name: 'x' })), 'not-found');
  });
});

test('staff see the counts of a week by way and reason, kept for 30 days', async () => {
  const staff = await api.signUp('nhan-su@example.vn');
  await makeStaff(api, staff);
  const { ways, messageOrder, messages } = await statusNow(staff);
  assert.equal(ways.zns, 'provider');
  assert.deepEqual(messageOrder, ['zns', 'sms', 'mail']);
  const said = messages.map(({ way, kind, state, reason, count }) => `${way} ${kind} ${state} ${reason} ${count}`);
  for (const line of [
    'zns receipt failed no-account 1',
    'zns receipt failed timeout 1',
    'zns receipt delivered null 1',
  ])
    assert.ok(said.includes(line), `${line} in ${said.join(', ')}`);
  const { figures } = api.api.platform.messages;
  assert.equal(figures().get('zns receipt delivered')?.count, 1);
  const now = api.clock.now().getTime();
  await db.update(sentMessages).set({ createdAt: new Date(now - 8 * DAY) });
  assert.deepEqual((await statusNow(staff)).messages, []);
  await purge(db, new Date(now - 30 * DAY));
  assert.notEqual(await db.$count(sentMessages), 0);
  await db.update(sentMessages).set({ createdAt: new Date(now - 31 * DAY) });
  await purge(db, new Date(now - 30 * DAY));
  assert.equal(await db.$count(sentMessages), 0);
});
