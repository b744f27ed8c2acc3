import type { NewFactor, SecondFactor } from '@m4u/contract/identity/auth/factor';
import { RECOVERY_CODES } from '@m4u/contract/identity/auth/factor';
import { isFactorRecent, requireRecentFactor } from '../../../platform/actor.ts';
import type { MemberActor } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { factorOffLetter, factorOnLetter } from '../../../platform/mail/factor.templates.ts';
import { trustDevice } from '../guessing/device.service.ts';
import { findOwnAccount } from '../account/owner.service.ts';
import { tellOwner } from '../account/securityNotice.service.ts';
import { type OwnershipProof, proveOwnership } from '../proof/service.ts';
import { type Account, findAccountWithLock } from '../queries.ts';
import {
  hashRecoveryCode,
  redeemFactorCode,
  refuseFactorCode,
  sealSecret,
  unsealSecret,
  withGuess,
} from './code.service.ts';
import * as queries from './queries.ts';
import { formatRecoveryCode, toRecoveryCode } from './rules.ts';
import { findStep, SECRET_BYTES, toBase32, toFactorUri } from './totp.rules.ts';

const isStaffAccount = ({ staff, staffLacks }: MemberActor): boolean => staff || staffLacks !== undefined;

/** The second factor of the caller's account, and when this session gave it. */
export const getFactor = async (ctx: Context, actor: MemberActor): Promise<SecondFactor> => {
  const { factorSince } = await findOwnAccount(ctx, actor);
  return {
    since: factorSince?.toISOString() ?? null,
    recoveryCodesLeft: factorSince ? await queries.countRecoveryCodes(ctx.db, actor.accountId) : 0,
    givenAt: actor.secondFactor?.givenAt?.toISOString() ?? null,
    isRecent: isFactorRecent(ctx, actor),
    isRequired: isStaffAccount(actor),
  };
};

/**
 * Creates a secret for the app; the one in use stays until the new one is confirmed. Errors: account-unverified (a
 * factor would keep the owner of an address out of an account that somebody else registered with it),
 * second-factor-required (while one is in use), and those of {@link proveOwnership}.
 */
export const beginFactor = async (ctx: Context, actor: MemberActor, proof: OwnershipProof): Promise<NewFactor> => {
  if (!actor.verified) fail('account-unverified');
  requireRecentFactor(ctx);
  const account = await findOwnAccount(ctx, actor);
  const secret = await toBase32(ctx.random.bytes(SECRET_BYTES));
  await proveOwnership(ctx, actor, { ...proof, purpose: 'factor' }, (tx) =>
    queries.savePendingSecret(tx, account.id, sealSecret(ctx, account.id, secret)),
  );
  return { secret, uri: await toFactorUri(secret, account.email ?? account.phone ?? 'M4U') };
};

const replaceRecoveryCodes = async (ctx: Context, tx: Transaction, accountId: string): Promise<string[]> => {
  const codes = Array.from({ length: RECOVERY_CODES }, () => toRecoveryCode(ctx.random.bytes(10)));
  await queries.replaceRecoveryCodes(
    tx,
    accountId,
    codes.map((code) => hashRecoveryCode(ctx, accountId, code)),
  );
  return codes.map(formatRecoveryCode);
};

/**
 * Turns the second factor on by a first code of the new secret, which counts as given in this session; all other
 * browsers have to give one. Returns the recovery codes. Errors: code-invalid, wrong-state without a new secret,
 * rate-limited.
 */
export const confirmFactor = async (ctx: Context, actor: MemberActor, code: string): Promise<string[]> => {
  const account = await findOwnAccount(ctx, actor);
  const pending = (await queries.findFactor(ctx.db, account.id))?.pendingSecret ?? fail('wrong-state');
  const factorSince = ctx.clock.now();
  const codes = await withGuess(ctx, account, 'session', async () => {
    const step = await findStep(unsealSecret(ctx, account.id, pending), code, factorSince);
    if (step === undefined) return refuseFactorCode();
    return ctx.transaction(async (tx) => {
      // Locks the account first, in the order of a sign-in.
      await findAccountWithLock(tx, account.id, 'update');
      if (!(await queries.confirmSecret(tx, account.id, pending, step))) fail('wrong-state');
      await queries.saveFactorSince(tx, account.id, factorSince);
      await queries.markSession(tx, actor.sessionId, factorSince);
      await tellOwner(ctx, tx, account, '/action/security', factorOnLetter);
      return replaceRecoveryCodes(ctx, tx, account.id);
    });
  });
  trustDevice(ctx, { ...account, factorSince }, { factor: true });
  return codes;
};

/** Marks the factor as given in the session, and trusts its browser at the next sign-in. */
const markGiven = async (ctx: Context, tx: Transaction, { sessionId }: MemberActor, account: Account) => {
  await queries.markSession(tx, sessionId, ctx.clock.now());
  trustDevice(ctx, account, { factor: true });
};

/** Replaces all recovery codes, and returns the new ones. Errors: code-invalid, wrong-state, rate-limited. */
export const renewRecoveryCodes = async (ctx: Context, actor: MemberActor, code: string): Promise<string[]> => {
  const account = await findOwnAccount(ctx, actor);
  return redeemFactorCode(ctx, account, { code, place: 'session' }, async (tx) => {
    await markGiven(ctx, tx, actor, account);
    return replaceRecoveryCodes(ctx, tx, account.id);
  });
};

/** Turns the second factor off. Errors: code-invalid, wrong-state (while it is off, and for staff), rate-limited. */
export const removeFactor = async (ctx: Context, actor: MemberActor, code: string): Promise<void> => {
  if (isStaffAccount(actor)) fail('wrong-state');
  const account = await findOwnAccount(ctx, actor);
  await redeemFactorCode(ctx, account, { code, place: 'session' }, async (tx) => {
    await queries.saveFactorSince(tx, account.id, null);
    await queries.deleteFactor(tx, account.id);
    await tellOwner(ctx, tx, account, '/action/security', factorOffLetter);
  });
  trustDevice(ctx, { ...account, factorSince: null });
};

/** Gives a code for this session. Errors: code-invalid, wrong-state while it is off, rate-limited. */
export const giveFactor = async (ctx: Context, actor: MemberActor, code: string): Promise<void> => {
  const account = await findOwnAccount(ctx, actor);
  await redeemFactorCode(ctx, account, { code, place: 'session' }, (tx) => markGiven(ctx, tx, actor, account));
};
