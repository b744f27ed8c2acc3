import { requireRecentFactor } from '../../../platform/actor.ts';
import type { MemberActor } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { clearedCookies } from '../../../platform/http/message/session-cookies.ts';
import type { Subject } from '../../../platform/personal/personal.ts';
import * as codes from '../code/service.ts';
import * as queries from './queries.ts';
import { type PasswordAttempt, tryPassword } from '../guessing/service.ts';
import { admitOwner } from '../guessing/owner.service.ts';
import { type OwnershipProof, proveOwnership } from '../proof/service.ts';
import { type Account, findAccount, findAccountWithLock, type Identifier, updateAccount } from '../queries.ts';
import { languageOf } from '../newcomer.rules.ts';
import { endAllSessions } from '../session/service.ts';

/** The same proof from a browser that is not signed in, with the solved challenge when one is required. */
export interface ProofWithoutSession extends OwnershipProof {
  readonly challenge?: PasswordAttempt['challenge'];
}

/**
 * Runs `work` in a transaction after the owner's proof. Errors: forbidden for staff (their role must be handed over
 * first), second-factor-required, and those of {@link proveOwnership}.
 */
export const confirmAsOwner = async <T>(
  ctx: Context,
  actor: MemberActor,
  proof: OwnershipProof,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  if (actor.staff || actor.staffLacks) fail('forbidden');
  requireRecentFactor(ctx);
  return proveOwnership(ctx, actor, { ...proof, purpose: 'leave' }, work);
};

/** Schedules the deletion of an account; all its sessions end, the caller's too. */
export const startDeletion = async (ctx: Context, tx: Transaction, accountId: string): Promise<Account> => {
  const account = (await findAccountWithLock(tx, accountId, 'update')) ?? fail('session-ended');
  await updateAccount(tx, account.id, { leavingAt: ctx.clock.now(), remindedAt: null });
  await endAllSessions(ctx, tx, account);
  clearedCookies().forEach(ctx.setCookie);
  return account;
};

/** Cancels a scheduled deletion, whoever decided so. */
export const cancelDeletion = async (tx: Executor, memberId: string): Promise<void> => {
  const account = await queries.findAccountOfMember(tx, memberId);
  if (account?.leavingAt) await updateAccount(tx, account.id, { leavingAt: null, remindedAt: null });
};

/** Records that the owner was reminded. */
export const markReminded = (tx: Executor, accountId: string, remindedAt: Date) =>
  updateAccount(tx, accountId, { remindedAt });

/**
 * Sends the code that cancels a deletion; the answer does not reveal whether there is such an account. Errors:
 * rate-limited.
 */
export const sendCancellationCode = async (ctx: Context, identifier: Identifier) => {
  await codes.countSending(ctx, 'keep', identifier);
  const account = await findAccount(ctx.db, identifier);
  const delivered = Boolean(account?.leavingAt);
  const options = { delivered, language: languageOf(ctx), account };
  await ctx.transaction((tx) => codes.sendCode(ctx, tx, 'keep', identifier, options));
  return codes.codeSent;
};

/**
 * Runs `work` in a transaction for the owner of an account with a scheduled deletion. Errors: wrong-credentials,
 * code-invalid, also for an account without one; invalid (field `challenge`), rate-limited, and those of the work.
 */
export const confirmAsDeleting = async (
  ctx: Context,
  identifier: Identifier,
  { password = '', otp, challenge }: ProofWithoutSession,
  work: (tx: Transaction, memberId: string) => Promise<void>,
): Promise<void> => {
  if (otp === undefined) {
    const account = await tryPassword(
      ctx,
      { ...identifier, password, challenge },
      ({ leavingAt }) => leavingAt !== null,
    );
    return account ? ctx.transaction((tx) => work(tx, account.memberId)) : fail('wrong-credentials');
  }
  const account = await codes.redeemCode(ctx, { purpose: 'keep', from: identifier, code: otp }, async (tx) => {
    const account = await findAccount(tx, identifier);
    if (!account?.leavingAt) return codes.refuseCode();
    await work(tx, account.memberId);
    return account;
  });
  await admitOwner(ctx, account);
};

/**
 * Returns the identifiers of a member for export and erasure, addresses only when verified; undefined without an
 * account.
 */
export const findSubject = async (tx: Executor, memberId: string): Promise<Subject | undefined> => {
  const account = await queries.findAccountOfMember(tx, memberId);
  if (!account) return undefined;
  const isTheirs = account.verifiedAt !== null;
  return {
    memberId,
    accountId: account.id,
    email: isTheirs ? account.email : null,
    phone: isTheirs ? account.phone : null,
  };
};
