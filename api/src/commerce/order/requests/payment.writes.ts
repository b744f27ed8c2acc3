import type { Order } from '@m4u/contract/commerce/order/schema';
import type { Context } from '../../../platform/context.ts';
import { runAsSystem } from '../../../platform/database/row-security/current-actor.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { resolveCustomer } from '../../../profile/group/customers/lookup.reads.ts';
import { findOpenGroupNames } from '../../../profile/directory/groups/membership.reads.ts';
import { type Account, openForUpdate } from '../../point/ledger.service.ts';
import { applyChange } from '../change.service.ts';
import { listTerms } from '../earning/service.ts';
import { insertOrder, takeNextNumber } from '../entry.service.ts';
import * as orders from '../queries.ts';
import { settleInvoice } from '../rules.ts';
import { setRefunded } from '../receipts/queries.ts';
import { issueReceipt } from '../receipts/service.ts';
import * as queries from './queries.ts';
import { freePieces, recordStep } from './step.service.ts';

/** A payment of a request that was completed. */
interface RequestPaid {
  readonly requestId: string;
  readonly paymentId: string;
  /** The code of the payment: the invoice number of a shop that numbers by hand. */
  readonly memo: string;
  /** VND. */
  readonly amount: number;
  /** The admin who answers for the invoice: who marked it as paid, or asked for the payment. */
  readonly memberId: string;
}

/** Enters the invoice of a paid request, as the counter would. */
const enterInvoice = async (
  ctx: Context,
  tx: Transaction,
  { groupId, title }: queries.RequestRow,
  { account, paid, sellerName }: { account: Account; paid: RequestPaid; sellerName: string },
): Promise<Order> => {
  const { rate } = account.giving;
  const terms = await listTerms(ctx, tx, account);
  const { payment, earned, bonuses } = settleInvoice({ value: paid.amount, discount: 0, points: 0, rate, terms });
  const author = { memberId: paid.memberId, now: ctx.clock.now() };
  const seller = { group: { id: groupId, name: sellerName }, memberId: paid.memberId, isAdmin: false };
  const entered = {
    id: uuidv7(),
    groupId,
    accountId: account.id,
    kind: 'invoice' as const,
    invoiceNumber: (await takeNextNumber(tx, groupId, author)) ?? paid.memo,
    value: paid.amount,
    discount: 0,
    discountId: null,
    discountCode: null,
    spent: 0,
    earned,
    payment,
    rate,
    bonuses,
    note: title,
  };
  return insertOrder(ctx, tx, seller, { account, entered });
};

/**
 * Follows a completed payment, in its transaction: a confirmed request becomes paid, and its invoice gives the buyer's
 * points (docs/rules/point.md#paid-orders). Returns the number of its receipt; changes nothing for a request in another
 * state, so a repeat does nothing.
 * Runs as the program, since a notice of a transfer has no reader. The caller has locked the payment.
 */
export const payRequest = (ctx: Context, tx: Transaction, paid: RequestPaid): Promise<string | undefined> =>
  runAsSystem(async () => {
    const seen = await queries.findUnchecked(tx, paid.requestId);
    if (seen?.status !== 'confirmed') return undefined;
    // Customer and account are locked before the request, as at the counter (docs/rules/point.md#locks).
    const buyer = seen.buyerId ?? seen.customerId;
    const holder = buyer === null ? undefined : await resolveCustomer(tx, seen.groupId, buyer, { withLock: true });
    const account = holder && (await openForUpdate(ctx, tx, seen.groupId, holder));
    const transition = { kind: seen.kind, from: ['confirmed'], to: 'paid' } as const;
    const changes = { now: ctx.clock.now(), paymentId: paid.paymentId };
    const row = await queries.applyTransition(tx, seen.id, transition, changes);
    if (!row) return undefined;
    const sellerName = (await findOpenGroupNames(tx, [row.groupId])).get(row.groupId) ?? '';
    // A buyer whom the shop may not serve any more has no account: the order is paid without points.
    const order = account && (await enterInvoice(ctx, tx, row, { account, paid, sellerName }));
    if (order) await queries.setOrder(tx, row.id, order._id);
    await recordStep(ctx, tx, row, { kind: 'paid', side: 'payment', amount: paid.amount });
    const { amount, memo } = paid;
    return issueReceipt(ctx, tx, row, { sellerName, amount, memo, invoiceNumber: order?.invoiceNumber ?? null });
  });

/**
 * Follows a payment that went back to the buyer, in its transaction: the request that it paid becomes refunded, its
 * invoice is cancelled, and pieces that were not handed over are free again. Errors: insufficient-points (the buyer has
 * spent what the invoice gave).
 */
export const refundRequest = async (
  ctx: Context,
  tx: Transaction,
  {
    requestId,
    paymentId,
    reason,
    memberId,
  }: { readonly requestId: string; readonly paymentId: string; readonly reason: string; readonly memberId: string },
): Promise<void> => {
  const seen = await queries.findUnchecked(tx, requestId);
  if (seen?.paymentId !== paymentId || seen.status === 'refunded') return;
  // The order and its account are locked before the request.
  const order = seen.orderId === null ? undefined : await orders.find(tx, seen.orderId);
  if (order && order.status !== 'cancelled') {
    const name = (await findOpenGroupNames(tx, [seen.groupId])).get(seen.groupId) ?? '';
    const change = { _id: order.id, status: 'cancelled' as const, reason };
    await applyChange(ctx, tx, { group: { id: seen.groupId, name }, memberId, change });
  }
  const transition = { kind: seen.kind, from: ['paid', 'packed', 'done'], to: 'refunded' } as const;
  const row = await queries.applyTransition(tx, requestId, transition, { now: ctx.clock.now() });
  if (!row) return;
  await freePieces(ctx, tx, row);
  await setRefunded(tx, requestId, ctx.clock.now());
  await recordStep(ctx, tx, row, { kind: 'refunded', side: 'payment', note: reason });
};
