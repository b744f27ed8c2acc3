import type { MemberActor } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import { invalidateResetTokens } from '../code/queries.ts';
import * as codes from '../code/service.ts';
import * as queries from '../queries.ts';
import { languageOf } from '../newcomer.rules.ts';
import { warnOwner } from '../service.ts';
import { findOwnAccount } from './owner.service.ts';

const refuseAddress = async (ctx: Context, owner: queries.Account, { email }: queries.Identifier): Promise<never> => {
  await warnOwner(ctx, owner);
  return failField(email === undefined ? 'phone' : 'email', 'address-refused');
};

/**
 * Changes the mistyped address of the caller's unverified account, and sends a code to the new one; the former address
 * is free again, and its codes and reset tokens end. Counts as a registration. A refusal tells that an address has an
 * account, so each account has few of them (docs/rules/auth.md#registering). Errors: wrong-state (the account is
 * verified), invalid (the address belongs to another account, whose owner is warned), rate-limited.
 */
export const correctAddress = async (ctx: Context, actor: MemberActor, to: queries.Identifier) => {
  const account = await findOwnAccount(ctx, actor);
  if (account.verifiedAt) return fail('wrong-state');
  await ctx.limits.consume('registerByAddress', ctx.request.ip);
  // Before the lookup, since a refusal for the limit after it would tell as much.
  await ctx.limits.consume('refusedAddressesByAccount', account.id);
  const other = await queries.findAccount(ctx.db, to);
  if (other && other.id !== account.id) return refuseAddress(ctx, other, to);
  await ctx.limits.restore('refusedAddressesByAccount', account.id);
  // An account flips between addresses no quicker than it has codes sent to one.
  if (!other) await ctx.limits.consume('codeSendingByOwner', `verify ${account.id}`);
  await codes.countSending(ctx, 'verify', to);
  const isChanged = await ctx.transaction(async (tx) => {
    if (!(await queries.changeUnverifiedAddress(tx, account.id, to))) return false;
    // A reset verifies the address: a token that was sent to the former one must not verify the new one.
    await invalidateResetTokens(tx, account.id, ctx.clock.now());
    await codes.sendCode(ctx, tx, 'verify', to, { delivered: true, language: languageOf(ctx) });
    return true;
  });
  return isChanged ? codes.codeSent : fail('wrong-state');
};
