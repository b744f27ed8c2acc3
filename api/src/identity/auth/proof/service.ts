import type { OwnerConfirmation } from '@m4u/contract/identity/auth/result';
import type { MemberActor } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { findOwnAccount } from '../account/owner.service.ts';
import * as codes from '../code/service.ts';
import { confirmPassword } from '../password/service.ts';
import { type Account, type Identifier, listProviders } from '../queries.ts';
import { isSignInRecent } from '../rules.ts';
import { languageOf } from '../newcomer.rules.ts';
import { findSession } from '../session/queries.ts';

/** Purposes that owners of accounts without a password confirm by a code. */
export type ProofPurpose = 'leave' | 'lock' | 'password' | 'factor' | 'passkey' | 'address' | 'provider';

/** Proof that the caller owns the account: the password, or a code (`otp`) for accounts without one. */
export interface OwnershipProof {
  readonly password?: string | undefined;
  readonly otp?: string | undefined;
}

/** A proof for a purpose. */
interface PurposefulProof extends OwnershipProof {
  readonly purpose: ProofPurpose;
  /** A recent sign-in takes the place of the password too, for what is offered right after a sign-in. */
  readonly acceptsSignIn?: boolean;
}

/** The identifier of an account: its e-mail, else its phone number. */
const identifierOf = ({ email, phone }: Pick<Account, 'email' | 'phone'>): Identifier =>
  email === null ? { phone: phone ?? undefined } : { email };

const hasRecentSignIn = async (ctx: Context, { sessionId }: MemberActor): Promise<boolean> => {
  const session = await findSession(ctx.db, sessionId);
  return session !== undefined && isSignInRecent(session.createdAt, ctx.clock.now());
};

/** Tells how the caller proves to own the account (docs/rules/auth.md#accounts-without-a-password). */
export const findConfirmation = async (ctx: Context, actor: MemberActor): Promise<OwnerConfirmation> => {
  const account = await findOwnAccount(ctx, actor);
  const { email, phone } = identifierOf(account);
  return {
    hasPassword: account.passwordHash !== null,
    recipient: email ?? phone ?? null,
    signedInRecently: await hasRecentSignIn(ctx, actor),
    providers: await listProviders(ctx.db, account.id),
  };
};

/**
 * Sends the caller a code that takes the place of the password. Errors: wrong-state for accounts with a password, or
 * without an address; rate-limited.
 */
export const sendProofCode = async (ctx: Context, actor: MemberActor, purpose: ProofPurpose) => {
  const account = await findOwnAccount(ctx, actor);
  const to = identifierOf(account);
  if (account.passwordHash !== null || (to.email ?? to.phone) === undefined) fail('wrong-state');
  await codes.countSending(ctx, purpose, to);
  await ctx.transaction((tx) => codes.sendCode(ctx, tx, purpose, to, { delivered: true, language: languageOf(ctx) }));
  return codes.codeSent;
};

/**
 * Runs `work` in a transaction after the owner's proof: the password; for accounts without one, a code, or a sign-in
 * within the last ten minutes. Errors: incorrect-password, code-invalid, invalid (field `password` or `otp`),
 * rate-limited, wrong-state (a first password of an account that has one), and those of the work.
 */
export const proveOwnership = async <T>(
  ctx: Context,
  actor: MemberActor,
  { purpose, password, otp, acceptsSignIn = false }: PurposefulProof,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const account = await findOwnAccount(ctx, actor);
  if (account.passwordHash !== null) {
    // Another call has set the first password meanwhile; nothing that the caller could type helps.
    if (purpose === 'password') fail('wrong-state');
    if (password === undefined && otp === undefined) {
      if (acceptsSignIn && (await hasRecentSignIn(ctx, actor))) return ctx.transaction(work);
      failField('password', 'required');
    }
    await confirmPassword(ctx, actor, account, password ?? '', 'password');
    return ctx.transaction(work);
  }
  if (otp !== undefined) return codes.redeemCode(ctx, { purpose, from: identifierOf(account), code: otp }, work);
  return (await hasRecentSignIn(ctx, actor)) ? ctx.transaction(work) : failField('otp', 'sign-in-again');
};
