import type { Session } from '@m4u/contract/identity/auth/result';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { findAccountWithLock } from '../queries.ts';
import { endFormerSession } from '../session/former.service.ts';
import { openSession } from '../session/service.ts';
import { redeemFactorCode } from './code.service.ts';
import { clearedWaitingCookie, requireWaitingAccount } from './waiting.service.ts';

/**
 * Completes a sign-in that waits for the second factor in this browser. Errors: sign-in-expired (also after a change of
 * the password), code-invalid, account-locked, account-leaving, demo-closed,
 * company-sign-in-required, rate-limited.
 */
export const completeSignIn = async (ctx: Context, code: string): Promise<Session> => {
  const { account: waiting, begunBy } = await requireWaitingAccount(ctx);
  const session = await redeemFactorCode(ctx, waiting, { code, place: 'sign-in' }, async (tx) => {
    const account = await findAccountWithLock(tx, waiting.id);
    if (account?.passwordHash !== waiting.passwordHash) return fail('sign-in-expired');
    // A member deleted by staff appears to have no account.
    const facts = (await ctx.profiles.sessionFacts(tx, account.memberId)) ?? fail('sign-in-expired');
    const opened = await openSession(ctx, tx, account, { facts, factorAt: ctx.clock.now(), begunBy });
    await endFormerSession(ctx, tx);
    return opened;
  });
  ctx.setCookie(clearedWaitingCookie());
  return session;
};
