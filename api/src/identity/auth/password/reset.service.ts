import { requireRecentFactor } from '../../../platform/actor.ts';
import type { MemberActor } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { passwordChangedLetter, resetLinkLetter } from '../../../platform/mail/templates.ts';
import { findOwnAccount, findOwnerLanguage } from '../account/owner.service.ts';
import { findResetAccount, invalidateResetTokens, useResetToken } from '../code/queries.ts';
import * as codes from '../code/service.ts';
import { trustDevice } from '../guessing/device.service.ts';
import { admitOwner } from '../guessing/owner.service.ts';
import { confirmPassword, hashPassword, refuseCommonPassword, refuseWrongPassword } from './service.ts';
import { proveOwnership } from '../proof/service.ts';
import * as queries from '../queries.ts';
import type { Identifier } from '../queries.ts';
import { RESET_LIFE, hashToken } from '../rules.ts';
import { endSessions } from '../session/queries.ts';

/** An id that no member has: lookups for unknown addresses use it, so that the answer takes equally long. */
const NO_MEMBER = '00000000-0000-0000-0000-000000000000';

/** Sends a code to reset the password; same answer for an unknown account. Errors: rate-limited. */
export const sendResetCode = async (ctx: Context, identifier: Identifier) => {
  await codes.countSending(ctx, 'reset', identifier);
  await ctx.transaction(async (tx) => {
    const account = await queries.findAccount(tx, identifier);
    const language = await findOwnerLanguage(ctx, tx, account?.memberId ?? NO_MEMBER);
    await codes.sendCode(ctx, tx, 'reset', identifier, { delivered: account !== undefined, language, account });
  });
  return codes.codeSent;
};

/** Exchanges a reset code for a reset token. Errors: code-invalid, rate-limited. */
export const checkResetCode = (ctx: Context, identifier: Identifier, otp: string): Promise<string> =>
  codes.redeemCode(ctx, { purpose: 'reset', from: identifier, code: otp }, async (tx) => {
    const account = (await queries.findAddressWithLock(tx, identifier, 'share')) ?? codes.refuseCode();
    return codes.issueResetToken(ctx, tx, account.id);
  });

/** Mails a link to reset the password; same answer for an unknown account. Errors: rate-limited. */
export const sendResetLink = async (ctx: Context, email: string): Promise<void> => {
  await codes.countSending(ctx, 'reset', { email });
  await ctx.transaction(async (tx) => {
    const account = await queries.findAddressWithLock(tx, { email }, 'share');
    const token = account ? await codes.issueResetToken(ctx, tx, account.id) : '';
    const language = await findOwnerLanguage(ctx, tx, account?.memberId ?? NO_MEMBER);
    const link = `${ctx.config.publicUrl}/password-reset/${token}`;
    const letter = resetLinkLetter(language, { link, minutes: RESET_LIFE / 60_000 });
    await ctx.mail.send(tx, { to: { address: email }, ...letter, decoy: account === undefined });
  });
};

/** Stores a new password, ends earlier sessions, and notifies the owner. */
const replacePassword = async (
  ctx: Context,
  tx: Transaction,
  account: queries.Account,
  change: { passwordHash: string; keepSession?: string },
): Promise<void> => {
  const now = ctx.clock.now();
  await queries.updateAccount(tx, account.id, {
    passwordHash: change.passwordHash,
    registeredBy: null,
    // A reset by e-mail or text message proves that the address belongs to the account.
    ...(change.keepSession === undefined && { verifiedAt: account.verifiedAt ?? now }),
  });
  if (change.keepSession === undefined && account.verifiedAt === null && queries.isOpenAccount(account))
    await ctx.addressProofs.settle(ctx, tx, queries.toAddressOwner(account));
  await invalidateResetTokens(tx, account.id, now);
  await endSessions(tx, account.id, 'password', now, change.keepSession);
  if (!account.email) return;
  const language = await findOwnerLanguage(ctx, tx, account.memberId);
  const values = { moment: now, resetLink: `${ctx.config.publicUrl}/forgot-password` };
  await ctx.mail.send(tx, { to: { address: account.email }, ...passwordChangedLetter(language, values) });
};

/**
 * Sets a new password by a reset token; this browser can then sign in, despite wrong guesses by others. Errors:
 * reset-token-invalid, invalid (a common password).
 */
export const resetPassword = async (ctx: Context, token: string, password: string): Promise<void> => {
  refuseCommonPassword(password, 'password');
  const used = hashToken(token);
  // Hashing is expensive, so first check whether the token may be valid; using it decides finally. Only invalid tokens
  // count, so that others behind the same address cannot block the owner.
  const accountId = await findResetAccount(ctx.db, used, ctx.clock.now());
  if (accountId === undefined) {
    await ctx.limits.consume('codeCheckingByAddress', ctx.request.ip);
    return fail('reset-token-invalid');
  }
  const passwordHash = await hashPassword(password);
  const owned = await ctx.transaction(async (tx) => {
    // The account first, as a correction of its address does: the token was sent to the former one and is used up then.
    const account = await queries.findAccountWithLock(tx, accountId, 'update');
    if (!account || !(await useResetToken(tx, used, ctx.clock.now()))) return fail('reset-token-invalid');
    await replacePassword(ctx, tx, account, { passwordHash });
    return { ...account, passwordHash, registeredBy: null };
  });
  await admitOwner(ctx, owned);
};

/**
 * Sets the password of an account that has none, so that its identifier can sign in; other sessions end. Errors:
 * wrong-state for an account with a password or without an identifier, invalid (a common password), rate-limited, and
 * second-factor-required, and those of {@link proveOwnership}.
 */
export const setFirstPassword = async (
  ctx: Context,
  actor: MemberActor,
  { newPassword, otp }: { readonly newPassword: string; readonly otp?: string | undefined },
): Promise<void> => {
  const account = await findOwnAccount(ctx, actor);
  if (account.passwordHash !== null || (account.email ?? account.phone) === null) fail('wrong-state');
  requireRecentFactor(ctx);
  refuseCommonPassword(newPassword, 'newPassword');
  // Hashing is expensive, so tries without a proof are counted.
  await ctx.limits.consume('passwordBySession', actor.sessionId);
  const passwordHash = await hashPassword(newPassword);
  await proveOwnership(ctx, actor, { purpose: 'password', otp }, async (tx) => {
    const current = await queries.findAccountWithLock(tx, account.id, 'update');
    if (!current || current.passwordHash !== null) return fail('wrong-state');
    return replacePassword(ctx, tx, current, { passwordHash, keepSession: actor.sessionId });
  });
  await ctx.limits.reset('passwordBySession', actor.sessionId);
  trustDevice(ctx, { ...account, passwordHash }, { factor: true });
};

/**
 * Changes the password (docs/rules/auth.md#passwords). Errors: incorrect-password, same-password,
 * second-factor-required, invalid.
 */
export const changePassword = async (
  ctx: Context,
  actor: MemberActor,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> => {
  requireRecentFactor(ctx);
  const account = await findOwnAccount(ctx, actor);
  await confirmPassword(ctx, actor, account, oldPassword, 'oldPassword');
  if (oldPassword === newPassword) fail('same-password', { fields: [{ field: 'newPassword', code: 'password-same' }] });
  refuseCommonPassword(newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  await ctx.transaction(async (tx) => {
    // If the password changed during the comparison, the caller no longer knows it.
    const current = await queries.findAccountWithLock(tx, account.id, 'update');
    if (current?.passwordHash !== account.passwordHash) return refuseWrongPassword('oldPassword');
    await replacePassword(ctx, tx, current, { passwordHash, keepSession: actor.sessionId });
  });
  trustDevice(ctx, { ...account, passwordHash }, { factor: true });
};
