import type { Order, OrderChange } from '@m4u/contract/commerce/order/schema';
import { requireVerified } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { runIdempotent } from '../../platform/idempotency/once.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { requireGroupAdmin, isGroupAdmin } from '../../profile/group/rights.service.ts';
import * as discounts from '../discount/redeem.service.ts';
import { calculateExpiry } from '../point/settings.service.ts';
import { requireByIdForUpdate, type Movement, post } from '../point/ledger.service.ts';
import { toOrderFacts, toOrders } from './presentation.service.ts';
import * as queries from './queries.ts';
import { assertCovered, creditsFirst, reversalKind, settleInvoice, sumPoints } from './rules.ts';
import { isBuyer } from './policy.ts';
import { reportOwnPoints, sendReceipt } from './receipt.service.ts';

type Row = queries.OrderRow;

/**
 * Requires that the caller administers the group of an order; returns the group. Errors: forbidden for the buyer,
 * not-found for others.
 */
const requireSeller = async (ctx: Context, id: string): Promise<{ id: string; name: string }> => {
  const order = (await queries.find(ctx.db, id)) ?? fail('not-found');
  if (await isGroupAdmin(ctx, order.groupId)) return requireGroupAdmin(ctx, order.groupId);
  return fail(isBuyer(ctx.actor, order) ? 'forbidden' : 'not-found');
};

/** Points given or taken by a corrected order without an invoice. Errors: invalid. */
const changedPoints = (row: Row, { points }: OrderChange): Pick<Row, 'spent' | 'earned'> => {
  if (points === undefined) return row;
  if (points === 0)
    return fail('invalid', { fields: [{ field: 'points', code: 'too-small', values: { minimum: 1 } }] });
  return row.earned > 0 ? { spent: 0, earned: points } : { spent: points, earned: 0 };
};

/** Applies a correction to an order; points are calculated again by the order's own rate. Errors: invalid. */
const applyCorrection = (row: Row, change: OrderChange, reworked: number | undefined): Row => {
  const note = change.note ?? row.note;
  if (row.kind === 'plain') {
    for (const field of ['invoiceNumber', 'value', 'discount'] as const)
      if (change[field] !== undefined) failField(field, 'unknown-field');
    return { ...row, ...changedPoints(row, change), note };
  }
  const { value = row.value, points = row.spent, invoiceNumber = row.invoiceNumber } = change;
  const discount = reworked ?? change.discount ?? row.discount;
  if (reworked !== undefined && change.discount !== undefined && ![reworked, row.discount].includes(change.discount))
    failField('discount', 'by-code');
  // The rules of the order's own moment count, as its rate does.
  const outcome = settleInvoice({ value, discount, points, rate: row.rate, terms: row.bonuses });
  return { ...row, ...outcome, invoiceNumber, value, discount, spent: points, note };
};

/** Movements for the difference between an order before and after a correction. */
const differenceMovements = (previous: Row, after: Row, expiresAt: Date | undefined): Movement[] => {
  const orderId = previous.id;
  const [spent, earned] = [after.spent - previous.spent, after.earned - previous.earned];
  return creditsFirst([
    ...(spent === 0
      ? []
      : [{ kind: spent > 0 ? ('spend' as const) : ('refund' as const), points: -spent, orderId, expiresAt }]),
    ...(earned === 0 ? [] : [{ kind: 'adjust' as const, points: earned, orderId, expiresAt }]),
  ]);
};

/** Movements that reverse every unreversed movement of an order. */
const reversalMovements = async (tx: Transaction, orderId: string, expiresAt: Date | undefined): Promise<Movement[]> =>
  creditsFirst(
    (await queries.listUnreversedMovements(tx, orderId)).map(({ id, kind, points }) => ({
      kind: reversalKind(kind),
      points: -points,
      orderId,
      reversesId: id,
      expiresAt,
    })),
  );

/**
 * Locks an order for a change. `reworked` is the discount in VND of its corrected value; undefined where no code was
 * redeemed. Errors: conflict, wrong-state, discount-unavailable.
 */
const requireOrderForUpdate = async (
  ctx: Context,
  tx: Transaction,
  { _id: id, version, status, value }: OrderChange,
): Promise<{ row: Row; reworked: number | undefined }> => {
  const unlocked = (await queries.find(tx, id)) ?? fail('not-found');
  // Every transaction that locks both locks the discount before the order.
  if (unlocked.discountId !== null) await discounts.lockOfOrder(tx, id);
  const row = (await queries.findForUpdate(tx, id)) ?? fail('not-found');
  if (row.status === 'cancelled') fail('wrong-state');
  if (row.version !== (version ?? row.version)) fail('conflict');
  if (row.discountId === null) return { row, reworked: undefined };
  if (status !== 'cancelled')
    return {
      row,
      reworked: await discounts.recalculateRedemption(ctx, tx, { orderId: id, value: value ?? row.value }),
    };
  await discounts.release(ctx, tx, id);
  return { row, reworked: row.discount };
};

const isSame = (one: Row, other: Row): boolean =>
  JSON.stringify(toOrderFacts(one)) === JSON.stringify(toOrderFacts(other));

/** Records the change by an admin in the audit log. */
const recordOrderChange = (
  ctx: Context,
  tx: Transaction,
  order: Order,
  { groupName, reason, moved }: ChangeRecord,
): Promise<void> =>
  ctx.audit.record(ctx, tx, {
    act: order.status === 'cancelled' ? 'point.cancel' : 'point.correct',
    target: { kind: 'order', id: order._id, name: order.invoiceNumber ?? '' },
    detail: {
      groupId: order.groupId,
      group: groupName,
      customer: order.buyer.name,
      reason,
      points: `${moved > 0 ? '+' : ''}${moved}`.replace('-', '−'),
    },
  });

interface ChangeRecord {
  readonly groupName: string;
  readonly reason: string;
  /** Points given to the buyer by the change; negative when taken. */
  readonly moved: number;
}

/** Applies a change in the caller's name; see {@link changeOrder}. */
export const applyChange = async (
  ctx: Context,
  tx: Transaction,
  { group, memberId, change }: { group: { id: string; name: string }; memberId: string; change: OrderChange },
): Promise<Order> => {
  const isCancelling = change.status === 'cancelled';
  const { row: previous, reworked } = await requireOrderForUpdate(ctx, tx, change);
  const now = ctx.clock.now();
  const changed: Row = isCancelling
    ? { ...previous, status: 'cancelled' }
    : applyCorrection(previous, change, reworked);
  const toOrder = async (row: Row): Promise<Order> =>
    (await toOrders({ db: tx, actor: ctx.actor }, [row], true))[0] ?? fail('not-found');
  if (isSame(previous, changed)) return toOrder(previous);
  const after = { ...changed, version: previous.version + 1, updatedAt: now };
  const account = await requireByIdForUpdate(tx, previous.groupId, previous.accountId);
  const expiresAt = calculateExpiry(now, account.giving.expiryMonths);
  const movements = isCancelling
    ? await reversalMovements(tx, previous.id, expiresAt)
    : differenceMovements(previous, after, expiresAt);
  assertCovered(account.points, movements, isCancelling ? 'status' : 'points');
  await queries.update(tx, after);
  await queries.insertChange(tx, {
    id: uuidv7(),
    orderId: previous.id,
    groupId: previous.groupId,
    act: isCancelling ? 'cancel' : 'correct',
    reason: change.reason,
    before: toOrderFacts(previous),
    after: toOrderFacts(after),
    actorId: memberId,
    createdAt: now,
  });
  await post(ctx, tx, account, movements);
  const moved = sumPoints(movements);
  await reportOwnPoints(ctx, tx, { group, account, orderId: previous.id, points: moved });
  if (isCancelling || moved !== 0 || previous.payment !== after.payment)
    await sendReceipt(ctx, tx, {
      group,
      account,
      order: after,
      change: isCancelling ? 'cancelled' : 'corrected',
      balance: account.points + moved,
    });
  const event = after.kind === 'plain' ? 'points.changed' : 'order.changed';
  await ctx.integrations.announce(ctx, tx, { groupId: group.id, event, ids: [after.id] });
  const order = await toOrder(after);
  await recordOrderChange(ctx, tx, order, { groupName: group.name, reason: change.reason, moved });
  return order;
};

/**
 * Corrects an order or cancels it: posts the difference or the reversal, and adds a line to its history. A correction
 * that changes nothing leaves no line. Errors: not-found, forbidden, account-unverified, conflict,
 * wrong-state, insufficient-points, invoice-taken, discount-unavailable, key-reused, rate-limited.
 */
export const changeOrder = async (ctx: Context, key: string, change: OrderChange): Promise<Order> => {
  const group = await requireSeller(ctx, change._id);
  const { memberId } = requireVerified(ctx);
  await ctx.limits.consume('ordersByMember', memberId);
  return runIdempotent(ctx, { name: 'order.change', key, input: change }, (tx) =>
    applyChange(ctx, tx, { group, memberId, change }),
  );
};
