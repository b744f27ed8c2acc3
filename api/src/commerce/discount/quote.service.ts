import { takenOff } from '@m4u/contract/commerce/discount/rules';
import type { Quote } from '@m4u/contract/commerce/discount/schema';
import type { Context } from '../../platform/context.ts';
import { dayOf } from '../../platform/time/days.ts';
import { fail } from '../../platform/errors.ts';
import { requireGroupAdmin } from '../../profile/group/customers/service.ts';
import { resolveCustomer } from '../../profile/group/customers/lookup.reads.ts';
import { findAccount } from '../point/account.reads.ts';
import { refusalOf } from './rules.ts';
import { findByCode, usesOf } from './use.queries.ts';

/** A code to check, and the order that may redeem it. */
export interface Asked {
  readonly groupId: string;
  readonly code: string;
  /** Value of the order before the discount, in VND. */
  readonly value: number;
  /** The customer whose uses count for the limit. */
  readonly memberId?: string | undefined;
}

const unavailable = (refusal: NonNullable<ReturnType<typeof refusalOf>>): never =>
  fail('discount-unavailable', { fields: [{ field: 'discountCode', ...refusal }] });

const ownUses = async (ctx: Context, discountId: string, { groupId, memberId }: Asked): Promise<number> => {
  if (memberId === undefined) return 0;
  const whose = (await resolveCustomer(ctx.db, groupId, memberId)) ?? fail('not-found');
  const account = await findAccount(ctx.db, groupId, whose);
  return account ? usesOf(ctx.db, discountId, account.id) : 0;
};

/**
 * Calculates the discount of a code now, without redeeming it. Errors: not-found, forbidden, discount-unavailable
 * (field `discountCode` says why).
 */
export const quote = async (ctx: Context, asked: Asked): Promise<Quote> => {
  await requireGroupAdmin(ctx, asked.groupId);
  const discount = (await findByCode(ctx.db, asked.groupId, asked.code)) ?? unavailable({ code: 'discount-unknown' });
  const own = await ownUses(ctx, discount.id, asked);
  const refusal = refusalOf(discount, dayOf(ctx.clock.now()), { value: asked.value, own });
  if (refusal) unavailable(refusal);
  return { _id: discount.id, name: discount.name, code: discount.code, amount: takenOff(asked.value, discount) };
};
