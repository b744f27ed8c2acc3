import { readCode, takenOff } from '@m4u/contract/commerce/discount/rules';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/time/days.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { belowMinimum, type Refusal, refusalOf } from './rules.ts';
import * as queries from './use.queries.ts';

/** The clock that dates a use. */
type Timed = Pick<Context, 'clock'>;

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

const unavailable = (refusal: Refusal, field = 'discountCode'): never =>
  fail('discount-unavailable', { fields: [{ field, ...refusal }] });

/**
 * Locks a discount by its code until the transaction ends. Call it before opening or locking an account: all
 * transactions lock the discount, then the order, then the account, which prevents deadlocks.
 * Errors: discount-unavailable (the group has no such code).
 */
export const hold = async (tx: Transaction, { groupId, code }: Pick<Redemption, 'groupId' | 'code'>): Promise<void> => {
  if (!(await queries.holdByCode(tx, groupId, readCode(code)))) unavailable({ code: 'discount-unknown' });
};

/** Locks the discount of an order, if any. Call it before locking the order for a correction or cancellation. */
export const holdOfOrder = async (tx: Transaction, orderId: string): Promise<void> => {
  await queries.holdUse(tx, orderId);
};

/**
 * Redeems a code with an order. Call it in the transaction that writes the order, before or after the write.
 * Errors: discount-unavailable (field `discountCode` says why).
 */
export const redeem = async (ctx: Timed, tx: Transaction, asked: Redemption): Promise<Redeemed> => {
  const { groupId, accountId, orderId, value } = asked;
  const discount =
    (await queries.holdByCode(tx, groupId, readCode(asked.code))) ?? unavailable({ code: 'discount-unknown' });
  const { id: discountId, code, percent, amount, cap, minimum } = discount;
  const own = discount.perMember === null ? 0 : await queries.usesOf(tx, discountId, accountId);
  const createdAt = ctx.clock.now();
  const refusal = refusalOf(discount, dayOf(createdAt), { value, own });
  if (refusal) unavailable(refusal);
  const taken = takenOff(value, discount);
  await queries.insertUse(tx, { orderId, discountId, accountId, taken, percent, amount, cap, minimum, createdAt });
  return { discountId, code, amount: taken };
};

/**
 * Recalculates the discount of an order for its corrected value, in VND, by the terms of its use; 0 for an order
 * without a redeemed discount. Errors: discount-unavailable (field `value` says the minimum).
 */
export const recalculateRedemption = async (
  _ctx: Timed,
  tx: Transaction,
  { orderId, value }: Pick<Redemption, 'orderId' | 'value'>,
): Promise<number> => {
  const use = await queries.holdUse(tx, orderId);
  if (!use) return 0;
  if (value < use.minimum) unavailable(belowMinimum(use.minimum), 'value');
  const taken = takenOff(value, use);
  await queries.updateUse(tx, orderId, taken);
  return taken;
};

/** Releases the discount of an order that is cancelled or drops it: the use no longer counts for quota and limit. */
export const release = async (ctx: Timed, tx: Transaction, orderId: string): Promise<void> => {
  const use = await queries.holdUse(tx, orderId);
  if (use) await queries.releaseUse(tx, use, ctx.clock.now());
};
