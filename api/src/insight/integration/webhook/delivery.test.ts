import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, test } from 'node:test';
import { DAY, SECOND } from '@m4u/contract/durations';
import { WEBHOOK_EVENTS } from '@m4u/contract/insight/integration/rules';
import type { Delivery, Webhook as Endpoint } from '@m4u/contract/insight/integration/schema';
import { eq } from '../../../platform/database/orm.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';
import { makeEvent, makeScan } from '../../../testing/factories/checkIns.ts';
import { makeGroup } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';
import { waitUntilQuiet } from '../../../testing/server/jobs.ts';
import { startReceiver } from '../../../testing/server/receiver.ts';
import { webhookAttempts, webhookDeliveries } from '../tables.ts';
import * as deliveries from './delivery.queries.ts';
import { LOG_LIFE, RETRY_WAITS } from './rules.ts';

const api = await startTestApi({ environment: { WEBHOOKS_TO_LOOPBACK: 'true' } });
const { platform } = api.api;
const { db } = platform;
const admin = await api.signUp('chu-quan@example.vn', { name: 'Chủ Quán' });
const guest = await api.signUp('khach@example.vn', { name: 'Khách Quen' });

/** A group with an endpoint for all events, and a receiver of its own. */
const start = async () => {
  const receiver = await startReceiver();
  const groupId = await makeGroup(api, { admins: [admin], members: [guest] });
  const path = `/integration/${groupId}/webhooks`;
  const body = { url: receiver.url, events: [...WEBHOOK_EVENTS] };
  const { data } = assertDone<{ data: Endpoint }>(await api.post(path, { as: admin, body }));
  const one = `${path}/${data._id}`;
  return {
    receiver,
    groupId,
    id: data._id,
    one,
    log: async (query = '') =>
      assertDone<{ data: Delivery[]; total: number }>(await api.get(`${one}/deliveries${query}`, { as: admin })),
    state: async () => assertDone<{ data: Endpoint }>(await api.get(one, { as: admin })).data.state,
    leaveMessage: (message: string) =>
      api.post('/contactUs', { as: guest, body: { groupId, name: 'Khách', email: 'khach@example.vn', message } }),
    events: () =>
      receiver.received.map(({ body: text }) => JSON.parse(text) as { type: string; data: { _id: string } }),
  };
};

describe('events', () => {
  test('are sent in the shapes of the API', async () => {
    const { groupId, leaveMessage, events } = await start();
    const keyed = () => ({ 'idempotency-key': randomUUID() });
    assertDone(await leaveMessage('Còn gốm men lam không?'));
    await waitUntilQuiet(api);
    const invoice = { groupId, memberId: guest.memberId, invoiceNumber: 'HD-1', value: 100_000 };
    const made = await api.post('/orderGroup', { as: admin, headers: keyed(), body: invoice });
    const order = assertDone<{ data: { _id: string } }>(made).data;
    await waitUntilQuiet(api);
    const correction = { _id: order._id, reason: 'Nhầm', value: 120_000 };
    assertDone(await api.put('/orderGroup', { as: admin, headers: keyed(), body: correction }));
    await waitUntilQuiet(api);
    const plain = { sellerGroupId: groupId, buyerId: guest.memberId, type: 'add', points: 5 };
    assertDone(await api.post('/orderPoint', { as: admin, headers: keyed(), body: plain }));
    await waitUntilQuiet(api);
    const event = await makeEvent(api, admin, groupId);
    const scans = [makeScan({ name: 'Bà Sáu' }), makeScan({ name: 'Ông Tám' })];
    const device = { _id: randomUUID(), name: 'Cửa' };
    assertDone(await api.post('/logsCheckIn', { as: admin, body: { history: event._id, device, scans } }));
    await waitUntilQuiet(api);
    const newcomer = await api.signUp('nguoi-moi@example.vn', { name: 'Người Mới' });
    assertDone(await api.post('/members/createGroupMmeber', { as: newcomer, body: { groupId } }));
    await waitUntilQuiet(api);
    const accept = { groupId, action: 'accept' };
    assertDone(await api.put(`/members/updateMemberStatusById/${newcomer.memberId}`, { as: admin, body: accept }));
    await waitUntilQuiet(api);
    const sent = events();
    assert.deepEqual(sent.map(({ type }) => type).toSorted(), [
      'check-in.recorded',
      'check-in.recorded',
      'contact.created',
      'member.joined',
      'member.requested',
      'order.changed',
      'order.created',
      'points.changed',
    ]);
    const dataOf = (type: string) => sent.find((each) => each.type === type)?.data ?? assert.fail(type);
    const contact = dataOf('contact.created');
    const shown = async (path: string) => assertDone(await api.get(path, { as: admin })).data;
    assert.deepEqual(contact, await shown(`/contactUs/contactUsById/${contact._id}`));
    assert.deepEqual(dataOf('order.changed'), await shown(`/orderGroup/getOrderGroupById/${order._id}`));
    assert.deepEqual(dataOf('member.joined'), await shown(`/members/getGroupMember/${groupId}/${newcomer.memberId}`));
  });

  test('of other groups, of kinds that were not chosen, and to paused endpoints are not sent', async () => {
    const [mine, other] = [await start(), await start()];
    assertDone(await other.leaveMessage('Của nhóm khác'));
    assertDone(await api.put(mine.one, { as: admin, body: { events: ['order.created'] } }));
    assertDone(await mine.leaveMessage('Loại khác'));
    assertDone(await api.put(mine.one, { as: admin, body: { events: ['contact.created'], isActive: false } }));
    assertDone(await mine.leaveMessage('Đang tạm dừng'));
    await waitUntilQuiet(api);
    assert.deepEqual([mine.receiver.received.length, other.receiver.received.length], [0, 1]);
  });

  test('of a transaction that is rolled back are not sent', async () => {
    const { groupId, receiver } = await start();
    const happening = { groupId, event: 'contact.created', ids: [randomUUID()] } as const;
    await assert.rejects(
      inTransaction(db, async (tx) => {
        await platform.integrations.announce(platform, tx, happening);
        throw new Error('no');
      }),
    );
    await waitUntilQuiet(api);
    assert.equal(receiver.received.length, 0);
  });

  test('come in their order, each with its time', async () => {
    const { leaveMessage, receiver, log } = await start();
    for (const words of ['một', 'hai', 'ba']) {
      api.clock.advance(SECOND);
      assertDone(await leaveMessage(words));
      await waitUntilQuiet(api);
    }
    const times = receiver.received.map(({ body }) => (JSON.parse(body) as { timestamp: string }).timestamp);
    assert.deepEqual(times, times.toSorted());
    assert.deepEqual(
      (await log()).data.map(({ createdAt }) => createdAt),
      times.toReversed(),
    );
    assert.deepEqual([(await log('?limit=2&page=2')).data.length, (await log('?limit=2')).total], [1, 3]);
  });
});

describe('a delivery that fails', () => {
  test('is tried again until it arrives, with the same id and body', async () => {
    const { leaveMessage, receiver, log, one } = await start();
    receiver.answer = (response) => response.writeHead(receiver.received.length < 4 ? 503 : 200).end('later');
    assertDone(await leaveMessage('Thử lại'));
    await waitUntilQuiet(api);
    assert.equal(receiver.received.length, 4);
    assert.equal(
      new Set(receiver.received.map(({ body, headers }) => `${String(headers['webhook-id'])} ${body}`)).size,
      1,
    );
    const [delivery] = (await log()).data;
    assert.deepEqual([delivery?.state, delivery?.attempts, delivery?.last?.status], ['delivered', 4, 200]);
    const { log: attempts } = assertDone<{ data: { log: { status: number }[] } }>(
      await api.get(`${one}/deliveries/${delivery?._id}`, { as: admin }),
    ).data;
    assert.deepEqual(
      attempts.map(({ status }) => status),
      [200, 503, 503, 503],
    );
  });

  test('for three days stops its endpoint and tells the admins', async () => {
    const { leaveMessage, receiver, log, state, one } = await start();
    receiver.answer = (response) => response.writeHead(500).end();
    assertDone(await leaveMessage('Không bao giờ tới'));
    await waitUntilQuiet(api);
    assert.equal(receiver.received.length, RETRY_WAITS.length + 1);
    assert.deepEqual([(await log()).data[0]?.state, await state()], ['failed', 'failing']);
    const notices = await api.get('/notifications', { as: admin });
    assert.ok(notices.body.includes('"webhook"'), notices.body);
    assertDone(await leaveMessage('Nữa'));
    await waitUntilQuiet(api);
    assert.equal((await log()).total, 1);
    assertProblem(await api.post(`${one}/test`, { as: admin }), 'wrong-state');
    assertDone(await api.put(one, { as: admin, body: { isActive: true } }));
    assert.equal(await state(), 'active');
  });

  test('waits with growing times for about three days in all', () => {
    assert.deepEqual(
      RETRY_WAITS,
      RETRY_WAITS.toSorted((one, other) => one - other),
    );
    const total = RETRY_WAITS.reduce((sum, wait) => sum + wait, 0);
    assert.ok(total > 2.9 * DAY && total <= 3 * DAY, String(total));
  });

  test('waits while its endpoint is paused, and goes on when it is started', async () => {
    const { leaveMessage, receiver, one, log, id } = await start();
    assertDone(await leaveMessage('Chờ'));
    await waitUntilQuiet(api);
    await db.update(webhookDeliveries).set({ state: 'waiting' }).where(eq(webhookDeliveries.webhookId, id));
    assertDone(await api.put(one, { as: admin, body: { isActive: false } }));
    assertDone(await api.put(one, { as: admin, body: { isActive: true } }));
    await waitUntilQuiet(api);
    assert.equal(receiver.received.length, 2);
    assert.equal((await log()).data[0]?.state, 'delivered');
  });
});

test('a delivery is sent once more, unless it waits', async () => {
  const { leaveMessage, receiver, log, one, id } = await start();
  assertDone(await leaveMessage('Gửi lại'));
  await waitUntilQuiet(api);
  const [delivery] = (await log()).data;
  const replay = () => api.post(`${one}/deliveries/${delivery?._id}/replay`, { as: admin });
  assert.equal(assertDone<{ data: Delivery }>(await replay()).data.state, 'waiting');
  await waitUntilQuiet(api);
  const [first, second] = receiver.received;
  assert.equal(receiver.received.length, 2);
  assert.deepEqual([second?.body, second?.headers['webhook-id']], [first?.body, first?.headers['webhook-id']]);
  await db.update(webhookDeliveries).set({ state: 'waiting' }).where(eq(webhookDeliveries.webhookId, id));
  assertProblem(await replay(), 'wrong-state');
});

test('a slow receiver does not keep others waiting', async () => {
  const [slow, quick] = [await start(), await start()];
  const held: (() => void)[] = [];
  slow.receiver.answer = (response) => void held.push(() => response.writeHead(204).end());
  assertDone(await slow.leaveMessage('Chậm'));
  assertDone(await quick.leaveMessage('Nhanh'));
  while (quick.receiver.received.length === 0 || held.length === 0) await new Promise(setImmediate);
  assert.equal((await slow.log()).data[0]?.state, 'waiting');
  held.forEach((release) => release());
  await waitUntilQuiet(api);
  assert.equal((await slow.log()).data[0]?.state, 'delivered');
});

test('deliveries and their attempts are deleted after 30 days', async () => {
  const { leaveMessage, log, id } = await start();
  assertDone(await leaveMessage('Cũ'));
  await waitUntilQuiet(api);
  const [row] = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.webhookId, id));
  const createdAt = row?.createdAt.getTime() ?? assert.fail();
  await deliveries.purge(db, new Date(createdAt));
  assert.equal((await log()).total, 1);
  await deliveries.purge(db, new Date(createdAt + LOG_LIFE));
  assert.equal((await log()).total, 0);
  const left = await db
    .select()
    .from(webhookAttempts)
    .where(eq(webhookAttempts.deliveryId, row?.id ?? ''));
  assert.deepEqual(left, []);
});
