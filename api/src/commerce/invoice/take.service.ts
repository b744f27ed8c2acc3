import { DETAILS_WAIT } from '@m4u/contract/commerce/invoice/rules';
import { MINUTE } from '@m4u/contract/durations';
import type { Platform } from '../../platform/context.ts';
import { inTransaction, type Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { findLastReceipts, findPaidOrder, listPaidOrdersAfter, type PaidOrder } from '../order/receipts/reads.ts';
import { stepInvoice } from './jobs.ts';
import * as queries from './queries.ts';
import * as connections from './setting/queries.ts';

/** Rows of one query. */
const BATCH = 200;

/** Milliseconds after which a step counts as lost. */
const LATE = 5 * MINUTE;

/** The e-invoice of a paid order before anybody asks for it. */
export const newInvoice = (order: PaidOrder, now: Date): queries.InvoiceRow => ({
  id: uuidv7(),
  groupId: order.groupId,
  requestId: order.requestId,
  buyerId: order.buyerId,
  title: order.title,
  quantity: order.quantity,
  amount: order.amount,
  paidAt: order.issuedAt,
  partyKind: 'person',
  partyName: order.buyerName,
  taxCode: '',
  address: '',
  email: '',
  enteredAt: null,
  state: 'waiting',
  askedAt: null,
  askedBy: null,
  draft: 1,
  step: 0,
  tries: 0,
  nextAt: null,
  sentAt: null,
  tracking: null,
  reference: null,
  issueSentAt: null,
  issueTracking: null,
  number: null,
  series: null,
  issuedAt: null,
  fault: null,
  message: '',
  createdAt: now,
  updatedAt: now,
});

/** Adds the e-invoice of an order that was paid before its group was connected, and returns it with a lock. */
export const takeOrder = async (
  { clock }: Pick<Platform, 'clock'>,
  tx: Transaction,
  order: PaidOrder,
): Promise<queries.InvoiceRow | undefined> => {
  await queries.insert(tx, newInvoice(order, clock.now()));
  return queries.lockOfRequest(tx, order.requestId);
};

/** Takes some paid orders of a group; returns whether there may be more. */
const takeBatch = ({ db, clock, jobs }: Platform, groupId: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const connection = await connections.lock(tx, groupId);
    if (connection?.secret == null) return false;
    const after = { year: connection.takenYear, number: connection.takenNumber };
    const orders = await listPaidOrdersAfter(tx, groupId, after, BATCH);
    const last = orders.at(-1);
    if (!last) return false;
    for (const order of orders) {
      const isByItself = connection.mode === 'paid' && order.refundedAt === null;
      const nextAt = isByItself ? new Date(clock.now().getTime() + DETAILS_WAIT) : null;
      const invoice = { ...newInvoice(order, clock.now()), nextAt };
      if ((await queries.insert(tx, invoice)) && nextAt)
        await jobs.enqueue(tx, stepInvoice, { id: invoice.id, step: invoice.step }, { after: nextAt });
    }
    await connections.update(tx, groupId, { takenYear: last.year, takenNumber: last.number });
    return orders.length === BATCH;
  });

/**
 * Adds the e-invoices of the orders of a group that were paid since the last time. Receipts are without gaps in the
 * order of their commits, so the newest number says what was taken: nothing is lost or taken twice.
 */
const takeOrders = async (platform: Platform, groupId: string): Promise<void> => {
  while (await takeBatch(platform, groupId));
};

/** Takes the order of a payment that was just completed. */
export const takePaid = async (platform: Platform, requestId: string): Promise<void> => {
  const order = await findPaidOrder(platform.db, requestId);
  if (order) await takeOrders(platform, order.groupId);
};

const takeMissed = async (platform: Platform): Promise<void> => {
  let after: string | undefined;
  do {
    const rows = await connections.listActive(platform.db, after, BATCH);
    const newest = await findLastReceipts(
      platform.db,
      rows.map(({ groupId }) => groupId),
    );
    for (const { groupId, takenYear, takenNumber } of rows) {
      const last = newest.get(groupId);
      const isBehind = last && (last.year > takenYear || (last.year === takenYear && last.number > takenNumber));
      if (isBehind) await takeOrders(platform, groupId);
    }
    after = rows.length === BATCH ? rows.at(-1)?.groupId : undefined;
  } while (after !== undefined);
};

/** Queues the steps again whose job was lost: it failed at every attempt, or was deleted. It may run twice. */
const queueStuck = async ({ db, clock, jobs }: Platform): Promise<void> => {
  const stuck = await queries.listStuck(db, new Date(clock.now().getTime() - LATE), BATCH);
  for (const { id, step } of stuck)
    await inTransaction(db, async (tx) => {
      const next = step + 1;
      const nextAt = clock.now();
      if (await queries.advance(tx, { id, step }, { step: next, nextAt }))
        await jobs.enqueue(tx, stepInvoice, { id, step: next });
    });
};

/** Makes up for events and jobs that were lost. It may run twice. */
export const sweep = async (platform: Platform): Promise<void> => {
  await takeMissed(platform);
  await queueStuck(platform);
};
