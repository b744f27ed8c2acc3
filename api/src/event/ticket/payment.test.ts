/** Tickets that cost something: held for their payment, issued by it, and free again without it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY, HOUR, MINUTE } from '@m4u/contract/durations';
import type { PaymentPage } from '@m4u/contract/commerce/payment/schema';
import type { Ticket } from '@m4u/contract/event/ticket/schema';
import { requestFactsOf } from '../../profile/group/imports/worker.service.ts';
import { signInAgain } from '../../testing/factories/sign-ins.ts';
import { makeShop, sendNotice } from '../../testing/factories/payments.ts';
import { listTickets, makeTicketedEvent, readTicket, takeTicket } from '../../testing/factories/tickets.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { payments } from '../../commerce/payment/tables.ts';
import { eq } from '../../platform/database/orm.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { createContextFactory } from '../../platform/context-factory.ts';
import type { Database } from '../../platform/events/transaction.ts';
import { moveWaitingUp, releaseOverdue } from './settlement.service.ts';

const api = await startTestApi();
const { platform, events } = api.api;
const admin = await api.signUp('chu@gom.example', { name: 'Chủ Gốm' });
const [an, binh] = [await api.signUp('an@gom.example'), await api.signUp('binh@gom.example')];
const shop = await makeShop(api, admin);
const PRICE = 50_000;

const newEvent = (facts: Record<string, unknown> = {}) =>
  makeTicketedEvent(api, admin, shop.groupId, { price: PRICE, capacity: 1, ...facts });

/** Lets time pass, after which everybody signs in anew. */
const pass = async (time: number): Promise<void> => {
  api.clock.advance(time);
  for (const member of [admin, an, binh]) Object.assign(member, await signInAgain(api, member));
};

/** Runs the job of every minute. */
const sweep = async (): Promise<void> => {
  const contextOf = createContextFactory(platform, platform.db as Database, events);
  const ctx = contextOf({ kind: 'visitor' }, 'vi', requestFactsOf('sweep'));
  await runAsSystem(async () => {
    await releaseOverdue(ctx);
    await moveWaitingUp(ctx);
  });
};

const readPayment = async ({ payment }: Pick<Ticket, 'payment'>): Promise<PaymentPage> =>
  assertDone<{ data: PaymentPage }>(await api.get(`/payments/pages/${payment}`)).data;

/** The time of a transfer that is made now, as SePay writes it. */
const now = () => new Date(api.clock.now().getTime() + 7 * HOUR).toISOString().slice(0, 19).replace('T', ' ');

const pay = async (ticket: Ticket): Promise<void> => {
  const { memo, amount } = await readPayment(ticket);
  assertDone(await sendNotice(api, shop, 'sepay', { content: memo, amount, at: now() }));
};

describe('a paid ticket', () => {
  test('holds its seat, and is issued by its payment', async () => {
    const { eventId, kindId } = await newEvent({ capacity: 2 });
    const ticket = await takeTicket(api, an, kindId, { seats: 2 });
    assert.deepEqual([ticket.state, ticket.amount, ticket.code, ticket.isPaid], ['held', 2 * PRICE, null, false]);
    const payment = await readPayment(ticket);
    assert.deepEqual([payment.amount, payment.state, payment.dueAt], [2 * PRICE, 'waiting', ticket.heldUntil]);
    assertProblem(await api.get(`/tickets/pages/${ticket.token}/qr`), 'not-found');
    await pay(ticket);
    const after = await readTicket(api, ticket.token);
    assert.deepEqual([after.state, after.isPaid, after.heldUntil, after.payment], ['issued', true, null, null]);
    assert.match(after.code ?? '', /^V/);
    const [row] = await listTickets(api, admin, eventId);
    assert.deepEqual([row?.isPaid, row?.state], [true, 'issued']);
  });

  test('is issued when an admin marks it as paid', async () => {
    const { eventId, kindId } = await newEvent();
    const ticket = await takeTicket(api, an, kindId);
    const [row] = await listTickets(api, admin, eventId);
    const body = { action: 'pay', note: 'Tiền mặt' };
    assertDone(await api.put(`/payments/${row?.paymentId}`, { as: admin, body }));
    assert.equal((await readTicket(api, ticket.token)).state, 'issued');
    assertDone(
      await api.put(`/payments/${row?.paymentId}`, { as: admin, body: { action: 'refund', note: 'Trả lại' } }),
    );
    const refunded = await readTicket(api, ticket.token);
    assert.deepEqual([refunded.state, refunded.isPaid], ['cancelled', false]);
    assert.equal((await takeTicket(api, binh, kindId)).state, 'held');
  });

  test('that is not paid in time frees its seat for the first who waits, with a term of their own', async () => {
    const { kindId } = await newEvent();
    const first = await takeTicket(api, an, kindId);
    const second = await takeTicket(api, binh, kindId);
    assert.deepEqual([second.state, second.payment, second.heldUntil], ['waiting', null, null]);
    await sweep();
    assert.equal((await readTicket(api, first.token)).state, 'held');
    await pass(DAY + 11 * MINUTE);
    await sweep();
    await sweep();
    assert.equal((await readTicket(api, first.token)).state, 'expired');
    assert.equal((await readPayment(first)).state, 'cancelled');
    const moved = await readTicket(api, second.token);
    assert.equal(moved.state, 'held');
    assert.equal(moved.heldUntil, new Date(api.clock.now().getTime() + DAY).toISOString());
    await pay(moved);
    assert.equal((await readTicket(api, second.token)).state, 'issued');
  });

  test('that is paid late gets a seat, or waits first', async () => {
    const { eventId, kindId } = await newEvent();
    const late = await takeTicket(api, an, kindId);
    await pass(DAY + 11 * MINUTE);
    await sweep();
    const other = await takeTicket(api, binh, kindId);
    assert.equal(other.state, 'held');
    const row = (await listTickets(api, admin, eventId)).find(({ state }) => state === 'expired');
    await pay(late);
    const transfers = assertDone<{ data: { _id: string }[] }>(
      await api.get(`/payments/transfers?groupId=${shop.groupId}&filter[state]=open`, { as: admin }),
    ).data;
    assert.equal((await readTicket(api, late.token)).state, 'expired');
    const body = { action: 'accept', note: 'Chuyển muộn' };
    assertDone(await api.put(`/payments/transfers/${transfers[0]?._id}`, { as: admin, body }));
    const waiting = await readTicket(api, late.token);
    assert.deepEqual([waiting.state, waiting.isPaid, waiting.ahead, row?.number], ['waiting', true, 0, 1]);
    assertDone(await api.post(`/tickets/pages/${other.token}/cancel`));
    assert.equal((await readTicket(api, late.token)).state, 'issued');
  });

  test('that is given back leaves its money to the admins to return', async () => {
    const { kindId } = await newEvent();
    const ticket = await takeTicket(api, an, kindId);
    await pay(ticket);
    const { data } = assertDone<{ data: Ticket }>(await api.post(`/tickets/pages/${ticket.token}/cancel`));
    assert.deepEqual([data.state, data.isPaid], ['cancelled', true]);
    const notices = assertDone<{ data: unknown[] }>(await api.get('/notifications', { as: admin }));
    assert.match(JSON.stringify(notices.data), /đã trả lại vé/);
  });

  test('that is given back unpaid takes its payment with it', async () => {
    const { kindId } = await newEvent();
    const ticket = await takeTicket(api, an, kindId);
    assertDone(await api.post(`/tickets/pages/${ticket.token}/cancel`));
    assert.equal((await readPayment(ticket)).state, 'cancelled');
    assert.equal((await takeTicket(api, binh, kindId)).state, 'held');
  });

  test('is issued by the job where the event of its payment was lost', async () => {
    const { kindId } = await newEvent();
    const ticket = await takeTicket(api, an, kindId);
    await platform.db
      .update(payments)
      .set({ state: 'paid', paidAt: api.clock.now() })
      .where(eq(payments.token, ticket.payment ?? ''));
    await sweep();
    assert.equal((await readTicket(api, ticket.token)).state, 'issued');
  });
});
