import type { MemberActor } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { clearedCookies } from '../../../platform/http/message/session-cookies.ts';
import * as codes from '../code/service.ts';
import { admitOwner } from '../guessing/owner.service.ts';
import { type OwnershipProof, proveOwnership } from '../proof/service.ts';
import * as queries from '../queries.ts';
import type { Identifier } from '../queries.ts';
import { languageOf } from '../newcomer.rules.ts';
import { endAllSessions } from '../session/service.ts';

/**
 * Locks the reader's own account: every session ends, and the page shows that it is locked. Errors: account-locked, and
 * those of {@link proveOwnership}.
 */
export const lock = async (ctx: Context, actor: MemberActor, proof: OwnershipProof): Promise<void> => {
  await proveOwnership(ctx, actor, { ...proof, purpose: 'lock' }, async (tx) => {
    // Lock the page before the account, as staff do, so that two transactions cannot deadlock.
    await ctx.profiles.setLocked(ctx, tx, actor.memberId, true);
    // A lock by staff in the meantime does not become the owner's lock.
    if (!(await queries.lockByOwner(tx, actor.accountId))) fail('account-locked');
    await endAllSessions(ctx, tx, { id: actor.accountId, memberId: actor.memberId });
  });
  clearedCookies().forEach(ctx.setCookie);
};

/**
 * Without `otp`, sends a code to unlock an account locked by its owner; with it, unlocks the account. Errors:
 * code-invalid.
 */
export const unlock = async (ctx: Context, identifier: Identifier, otp: string | undefined) => {
  if (otp === undefined) {
    await codes.countSending(ctx, 'unlock', identifier);
    const account = await queries.findAccount(ctx.db, identifier);
    const delivered = account?.lockedBy === 'owner';
    await ctx.transaction((tx) =>
      codes.sendCode(ctx, tx, 'unlock', identifier, { delivered, language: languageOf(ctx), account }),
    );
    return codes.codeSent;
  }
  const unlocked = await codes.redeemCode(ctx, { purpose: 'unlock', from: identifier, code: otp }, async (tx) => {
    const account = await queries.findAccount(tx, identifier);
    if (account?.lockedBy !== 'owner') return codes.refuseCode();
    await ctx.profiles.setLocked(ctx, tx, account.memberId, false);
    // Owners cannot open a lock by staff that was set meanwhile.
    if (!(await queries.unlockByOwner(tx, account.id))) codes.refuseCode();
    return account;
  });
  await admitOwner(ctx, unlocked);
  return codes.codeSent;
};
