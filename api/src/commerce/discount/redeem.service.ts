import { readCode, takenOff } from '@m4u/contract/commerce/discount/rules';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/time/days.ts';
import { fail } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { belowMinimum, type Refusal, refusalOf } from './rules.ts';
import * as queries from './use.queries.ts';

/** When a discount is used. */
type Timed = Pick<Context, 'clock'>;

/** A code on an order that is about to be written. */
export interface Redemption {
  readonly groupId: string;
  /** As it was typed. */
  readonly code: string;
  /** The customer's account of points: the limit is counted by it. */
  readonly accountId: string;
  /** Of the order that the transaction writes. */
  readonly orderId: string;
  /** VND, before the discount. */
  readonly value: number;
}

/** What a code took off. */
export interface Redeemed {
  readonly discountId: string;
  /** As it is kept. */
  readonly code: string;
  /** VND. */
  readonly amount: number;
}

const unavailable = (refusal: Refusal, field = 'discountCode'): never =>
  fail('discount-unavailable', { fields: [{ field, ...refusal }] });

/**
 * Nobody else may use a code until the transaction ends. For whoever opens or holds an account before they redeem:
 * all hold the discount first, then the order, then the account, so that nobody waits in a circle.
 * Errors: discount-unavailable, for a code that the group does not have.
 */
export const hold = async (tx: Transaction, { groupId, code }: Pick<Redemption, 'groupId' | 'code'>): Promise<void> => {
  if (!(await queries.holdByCode(tx, groupId, readCode(code)))) unavailable({ code: 'discount-unknown' });
};

/** Holds the discount of an order, if it has one. Call it before the order is held to be corrected or cancelled. */
export const holdOfOrder = async (tx: Transaction, orderId: string): Promise<void> => {
  await queries.holdUse(tx, orderId);
};

/**
 * Uses a code on an order: the use is counted with the transaction that writes the order, before or after it.
 * Errors: discount-unavailable, whose field `discountCode` says why.
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
 * What the discount of an order takes off its corrected value, in VND, as was agreed when it was used; 0 for an order
 * without one. Errors: discount-unavailable, whose field `value` says how much it must be.
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

/** Gives back the use of a discount by an order that is cancelled or goes on without it: it no longer counts for quota and limit. */
export const release = async (ctx: Timed, tx: Transaction, orderId: string): Promise<void> => {
  const use = await queries.holdUse(tx, orderId);
  if (use) await queries.releaseUse(tx, use, ctx.clock.now());
};
