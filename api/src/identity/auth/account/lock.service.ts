import type { MemberActor } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { clearedCookies } from '../../../platform/http/message/session-cookies.ts';
import * as codes from '../code/service.ts';
import { letIn } from '../guessing/owner.service.ts';
import { confirmPassword } from '../password/service.ts';
import * as queries from '../queries.ts';
import type { Identifier } from '../queries.ts';
import { languageOf } from '../service.ts';
import { endAll } from '../session/service.ts';

/**
 * Locks the reader's own account: every session ends, and the page shows that it is locked. Errors: incorrect-password,
 * account-locked.
 */
export const lock = async (ctx: Context, actor: MemberActor, password: string): Promise<void> => {
  const account = (await queries.findAccountById(ctx.db, actor.accountId)) ?? fail('session-ended');
  await confirmPassword(ctx, actor, account, password, 'password');
  await ctx.transaction(async (tx) => {
    // Lock the page before the account, as staff do, so that two transactions cannot deadlock.
    await ctx.profiles.setLocked(ctx, tx, account.memberId, true);
    // A lock by staff in the meantime does not become the owner's lock.
    if (!(await queries.lockOwn(tx, account.id))) fail('account-locked');
    await endAll(ctx, tx, account);
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
    await ctx.transaction((tx) => codes.send(ctx, tx, 'unlock', identifier, { delivered, language: languageOf(ctx) }));
    return codes.codeSent;
  }
  const opened = await codes.redeem(ctx, { purpose: 'unlock', from: identifier, code: otp }, async (tx) => {
    const account = await queries.findAccount(tx, identifier);
    if (account?.lockedBy !== 'owner') return codes.refuseCode();
    await ctx.profiles.setLocked(ctx, tx, account.memberId, false);
    // Owners cannot open a lock by staff that was set meanwhile.
    if (!(await queries.openOwnLock(tx, account.id))) codes.refuseCode();
    return account;
  });
  await letIn(ctx, opened);
  return codes.codeSent;
};
