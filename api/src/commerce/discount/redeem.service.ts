import { dayOf } from '@m4u/contract/days';
import { readCode, calculateDiscount } from '@m4u/contract/commerce/discount/rules';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { announceDiscounts } from './page/service.ts';
import { belowMinimumRefusal, type Refusal, findRefusal } from './rules.ts';
import * as queries from './use.queries.ts';

/** The clock that dates a use, and what drops the group's cached page when a discount is used up. */
type RedemptionContext = Pick<Context, 'clock' | 'emit'>;

/** A code to redeem with an order that the same transaction writes. */
export interface Redemption {
  readonly groupId: string;
  /** The code as entered. */
  readonly code: string;
  /** The customer's points account; its uses count for the limit. */
  readonly accountId: string;
  readonly orderId: string;
  /** Value of the order before the discount, in VND. */
  readonly value: number;
}

/** The result of redeeming a code. */
export interface Redeemed {
  readonly discountId: string;
  /** The code as stored. */
  readonly code: string;
  /** The discount in VND. */
  readonly amount: number;
}

const failUnavailable = (refusal: Refusal, field = 'discountCode'): never =>
  fail('discount-unavailable', { fields: [{ field, ...refusal }] });

/**
 * Locks a discount by its code until the transaction ends. Call it before opening or locking an account: all
 * transactions lock the discount, then the order, then the account, which prevents deadlocks.
 * Errors: discount-unavailable (the group has no such code).
 */
export const lockByCode = async (
  tx: Transaction,
  { groupId, code }: Pick<Redemption, 'groupId' | 'code'>,
): Promise<void> => {
  if (!(await queries.findByCodeForUpdate(tx, groupId, readCode(code)))) failUnavailable({ code: 'discount-unknown' });
};

/** Locks the discount of an order, if any. Call it before locking the order for a correction or cancellation. */
export const lockOfOrder = async (tx: Transaction, orderId: string): Promise<void> => {
  await queries.findUseForUpdate(tx, orderId);
};

/**
 * Redeems a code with an order. Call it in the transaction that writes the order, before or after the write.
 * Errors: discount-unavailable (field `discountCode` says why).
 */
export const redeem = async (ctx: RedemptionContext, tx: Transaction, redemption: Redemption): Promise<Redeemed> => {
  const { groupId, accountId, orderId, value } = redemption;
  const discount =
    (await queries.findByCodeForUpdate(tx, groupId, readCode(redemption.code))) ??
    failUnavailable({ code: 'discount-unknown' });
  const { id: discountId, code, percent, amount, cap, minimum } = discount;
  const own = discount.perMember === null ? 0 : await queries.countUses(tx, discountId, accountId);
  const createdAt = ctx.clock.now();
  const refusal = findRefusal(discount, dayOf(createdAt), { value, own });
  if (refusal) failUnavailable(refusal);
  const reduction = calculateDiscount(value, discount);
  const usedUp = await queries.insertUse(tx, {
    orderId,
    discountId,
    accountId,
    taken: reduction,
    percent,
    amount,
    cap,
    minimum,
    createdAt,
  });
  if (usedUp !== undefined) announceDiscounts(ctx, tx, usedUp);
  return { discountId, code, amount: reduction };
};

/**
 * Recalculates the discount of an order for its corrected value, in VND, by the terms of its use; 0 for an order
 * without a redeemed discount. Errors: discount-unavailable (field `value` says the minimum).
 */
export const recalculateRedemption = async (
  _ctx: Pick<RedemptionContext, 'clock'>,
  tx: Transaction,
  { orderId, value }: Pick<Redemption, 'orderId' | 'value'>,
): Promise<number> => {
  const use = await queries.findUseForUpdate(tx, orderId);
  if (!use) return 0;
  if (value < use.minimum) failUnavailable(belowMinimumRefusal(use.minimum), 'value');
  const amount = calculateDiscount(value, use);
  await queries.updateUse(tx, orderId, amount);
  return amount;
};

/** Releases the discount of an order that is cancelled or drops it: the use no longer counts for quota and limit. */
export const release = async (ctx: RedemptionContext, tx: Transaction, orderId: string): Promise<void> => {
  const use = await queries.findUseForUpdate(tx, orderId);
  const usableAgain = use && (await queries.releaseUse(tx, use, ctx.clock.now()));
  if (usableAgain !== undefined) announceDiscounts(ctx, tx, usableAgain);
};
