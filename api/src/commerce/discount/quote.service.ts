import { dayOf } from '@m4u/contract/days';
import { calculateDiscount } from '@m4u/contract/commerce/discount/rules';
import type { Quote, UsableDiscount } from '@m4u/contract/commerce/discount/schema';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { requireGroupRight } from '../../profile/group/rights.service.ts';
import { resolveCustomer } from '../../profile/group/customers/lookup.reads.ts';
import { findAccount } from '../point/account.reads.ts';
import { toUsableDiscount } from './present.rules.ts';
import * as queries from './queries.ts';
import { findRefusal } from './rules.ts';
import { findByCode, countUses } from './use.queries.ts';

/** A code to check, and the order that may redeem it. */
export interface QuoteQuery {
  readonly groupId: string;
  readonly code: string;
  /** Value of the order before the discount, in VND. */
  readonly value: number;
  /** The customer whose uses count for the limit. */
  readonly memberId?: string | undefined;
}

const failUnavailable = (refusal: NonNullable<ReturnType<typeof findRefusal>>): never =>
  fail('discount-unavailable', { fields: [{ field: 'discountCode', ...refusal }] });

/** Finds the account of a customer; undefined before the first order. Errors: not-found. */
const findCustomerAccount = async (ctx: Context, groupId: string, memberId: string) => {
  const customer = (await resolveCustomer(ctx.db, groupId, memberId)) ?? fail('not-found');
  return findAccount(ctx.db, groupId, customer);
};

const countCustomerUses = async (
  ctx: Context,
  discountId: string,
  { groupId, memberId }: QuoteQuery,
): Promise<number> => {
  if (memberId === undefined) return 0;
  const account = await findCustomerAccount(ctx, groupId, memberId);
  return account ? countUses(ctx.db, discountId, account.id) : 0;
};

/** The most discounts that the counter offers for one customer. */
const MOST_USABLE = 100;

/** Lists discounts that a customer of a group can use now. Errors: not-found, forbidden. */
export const listUsableAtCounter = async (
  ctx: Context,
  { groupId, memberId }: { readonly groupId: string; readonly memberId: string },
): Promise<{ data: UsableDiscount[]; total: number }> => {
  await requireGroupRight(ctx, groupId, 'counter');
  const account = await findCustomerAccount(ctx, groupId, memberId);
  const day = dayOf(ctx.clock.now());
  const rows = await queries.listUsableAtCounter(ctx.db, { groupId, accountId: account?.id, day }, MOST_USABLE);
  return { data: rows.map((row) => toUsableDiscount(row, day)), total: rows.length };
};

/**
 * Calculates the discount of a code now, without redeeming it. Errors: not-found, forbidden, discount-unavailable
 * (field `discountCode` says why).
 */
export const calculateQuote = async (ctx: Context, query: QuoteQuery): Promise<Quote> => {
  await requireGroupRight(ctx, query.groupId, 'counter');
  const discount =
    (await findByCode(ctx.db, query.groupId, query.code)) ?? failUnavailable({ code: 'discount-unknown' });
  const own = await countCustomerUses(ctx, discount.id, query);
  const refusal = findRefusal(discount, dayOf(ctx.clock.now()), { value: query.value, own });
  if (refusal) failUnavailable(refusal);
  return {
    _id: discount.id,
    name: discount.name,
    code: discount.code,
    amount: calculateDiscount(query.value, discount),
  };
};
