import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Account } from '../queries.ts';
import { findJoiningProvider } from './join.service.ts';

/**
 * Requires that the companies of an account let it sign in this way: by the provider `begunBy`, or by another way, for
 * which it is null. Errors: company-sign-in-required, sign-in-expired.
 */
export const requireCompanyWay = async (
  ctx: Context,
  tx: Executor,
  account: Partial<Account> & Pick<Account, 'memberId'>,
  begunBy: string | null,
): Promise<void> => {
  // No company's provider opens an account of staff, so none may ask for it either.
  if (account.staff && begunBy === null) return;
  await ctx.companySignIn.requireOwnWay(tx, account.memberId, {
    begunBy,
    joins: findJoiningProvider(ctx, account) ?? null,
  });
};
