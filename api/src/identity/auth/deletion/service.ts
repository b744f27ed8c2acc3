import type { MemberActor } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { clearedCookies } from '../../../platform/http/message/session-cookies.ts';
import type { Subject } from '../../../platform/personal/personal.ts';
import * as codes from '../code/service.ts';
import * as queries from './queries.ts';
import { type PasswordTry, tryPassword } from '../guessing/service.ts';
import { letIn } from '../guessing/owner.service.ts';
import { confirmPassword } from '../password/service.ts';
import { type Account, findAccount, findAccountById, holdAccount, type Identifier, updateAccount } from '../queries.ts';
import { languageOf } from '../service.ts';
import { endAll } from '../session/service.ts';

/** Proof that the caller owns the account: the password, or a code (`otp`) for accounts without one. */
export interface Proof {
  readonly password?: string | undefined;
  readonly otp?: string | undefined;
}

/** The same proof from a browser that is not signed in, with the solved challenge when one is required. */
export interface LeaverProof extends Proof {
  readonly challenge?: PasswordTry['challenge'];
}

const own = async (ctx: Context, { accountId }: MemberActor): Promise<Account> =>
  (await findAccountById(ctx.db, accountId)) ?? fail('session-ended');

/** The identifier of an account: its e-mail, else its phone number. */
const addressOf = ({ email, phone }: Pick<Account, 'email' | 'phone'>): Identifier =>
  email === null ? { phone: phone ?? undefined } : { email };

/** How the caller confirms the deletion: with a password, or with a code that is sent to `recipient`. */
export const confirmationOf = async (ctx: Context, actor: MemberActor) => {
  const account = await own(ctx, actor);
  const { email, phone } = addressOf(account);
  return { hasPassword: account.passwordHash !== null, recipient: email ?? phone ?? null };
};

/**
 * Sends the caller a code as the proof of ownership for accounts without a password. Errors: wrong-state for accounts
 * with a password, rate-limited.
 */
export const sendLeaveCode = async (ctx: Context, actor: MemberActor) => {
  const account = await own(ctx, actor);
  if (account.passwordHash !== null) fail('wrong-state');
  const to = addressOf(account);
  await codes.countSending(ctx, 'leave', to);
  await ctx.transaction((tx) => codes.send(ctx, tx, 'leave', to, { delivered: true, language: languageOf(ctx) }));
  return codes.codeSent;
};

/**
 * Runs `work` in a transaction after the owner's proof. Errors: forbidden for staff (their role must be handed over
 * first), incorrect-password, code-invalid, rate-limited, and those of the work.
 */
export const confirmAsOwner = async <T>(
  ctx: Context,
  actor: MemberActor,
  { password, otp }: Proof,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  if (actor.staff) fail('forbidden');
  const account = await own(ctx, actor);
  if (account.passwordHash === null && otp !== undefined)
    return codes.redeem(ctx, { purpose: 'leave', from: addressOf(account), code: otp }, work);
  await confirmPassword(ctx, actor, account, password ?? '', 'password');
  return ctx.transaction(work);
};

/** Schedules the deletion of an account; all its sessions end, the caller's too. */
export const startDeletion = async (ctx: Context, tx: Transaction, accountId: string): Promise<Account> => {
  const account = (await holdAccount(tx, accountId, 'update')) ?? fail('session-ended');
  await updateAccount(tx, account.id, { leavingAt: ctx.clock.now(), remindedAt: null });
  await endAll(ctx, tx, account);
  clearedCookies().forEach(ctx.setCookie);
  return account;
};

/** Cancels a scheduled deletion, whoever decided so. */
export const cancelDeletion = async (tx: Executor, memberId: string): Promise<void> => {
  const account = await queries.accountOfMember(tx, memberId);
  if (account?.leavingAt) await updateAccount(tx, account.id, { leavingAt: null, remindedAt: null });
};

/** Records that the owner was reminded. */
export const markReminded = (tx: Executor, accountId: string, at: Date) =>
  updateAccount(tx, accountId, { remindedAt: at });

/**
 * Sends the code that cancels a deletion; the answer does not reveal whether there is such an account. Errors:
 * rate-limited.
 */
export const sendKeepCode = async (ctx: Context, identifier: Identifier) => {
  await codes.countSending(ctx, 'keep', identifier);
  const account = await findAccount(ctx.db, identifier);
  const delivered = Boolean(account?.leavingAt);
  await ctx.transaction((tx) => codes.send(ctx, tx, 'keep', identifier, { delivered, language: languageOf(ctx) }));
  return codes.codeSent;
};

/**
 * Runs `work` in a transaction for the owner of an account with a scheduled deletion. Errors: wrong-credentials,
 * code-invalid, also for an account without one; invalid (field `challenge`), rate-limited, and those of the work.
 */
export const confirmAsDeleting = async (
  ctx: Context,
  identifier: Identifier,
  { password = '', otp, challenge }: LeaverProof,
  work: (tx: Transaction, memberId: string) => Promise<void>,
): Promise<void> => {
  if (otp === undefined) {
    const leaver = await tryPassword(
      ctx,
      { ...identifier, password, challenge },
      ({ leavingAt }) => leavingAt !== null,
    );
    return leaver ? ctx.transaction((tx) => work(tx, leaver.memberId)) : fail('wrong-credentials');
  }
  const kept = await codes.redeem(ctx, { purpose: 'keep', from: identifier, code: otp }, async (tx) => {
    const account = await findAccount(tx, identifier);
    if (!account?.leavingAt) return codes.refuseCode();
    await work(tx, account.memberId);
    return account;
  });
  await letIn(ctx, kept);
};

/**
 * Returns the identifiers of a member for export and erasure, addresses only when verified; undefined without an
 * account.
 */
export const subjectOf = async (tx: Executor, memberId: string): Promise<Subject | undefined> => {
  const account = await queries.accountOfMember(tx, memberId);
  if (!account) return undefined;
  const isTheirs = account.verifiedAt !== null;
  return {
    memberId,
    accountId: account.id,
    email: isTheirs ? account.email : null,
    phone: isTheirs ? account.phone : null,
  };
};
