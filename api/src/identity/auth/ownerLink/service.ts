import type { OwnerLink } from '@m4u/contract/identity/auth/address';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { addressRestoredLetter } from '../../../platform/mail/address.templates.ts';
import { addressRestoredText } from '../../../platform/sms/texts.ts';
import { findOwnerLanguage } from '../account/owner.service.ts';
import { invalidateResetTokens } from '../code/queries.ts';
import { issueResetToken } from '../code/service.ts';
import { deleteFactor, saveFactorSince } from '../factor/queries.ts';
import { type Account, findAccountWithLock, findAddressWithLock, type Identifier, updateAccount } from '../queries.ts';
import { hashToken } from '../rules.ts';
import * as queries from './queries.ts';

/** Finds a live link; unknown tokens count against the sender. Errors: not-found, rate-limited. */
const requireLink = async (ctx: Context, token: string): Promise<queries.StoredLink> => {
  const link = await queries.findLink(ctx.db, hashToken(token), ctx.clock.now());
  if (link) return link;
  await ctx.limits.consume('codeCheckingByAddress', ctx.request.ip);
  return fail('not-found');
};

/** Describes what a link undoes, and changes nothing. Errors: not-found, rate-limited. */
export const describeLink = async (ctx: Context, token: string): Promise<OwnerLink> => {
  const { kind, createdAt, expiresAt, email, phone, device } = await requireLink(ctx, token);
  return {
    kind,
    at: createdAt.toISOString(),
    until: expiresAt.toISOString(),
    email,
    phone,
    device: device || null,
  };
};

/**
 * Frees a former address for its owner. An unverified account that has taken it proved nothing and loses it. Errors:
 * wrong-state when a verified account has it.
 */
const freeAddress = async (ctx: Context, tx: Transaction, accountId: string, address: Identifier): Promise<void> => {
  const other = await findAddressWithLock(tx, address, 'update');
  if (!other || other.id === accountId) return;
  if (other.verifiedAt) fail('wrong-state');
  await queries.saveAddresses(tx, other.id, { email: null, phone: null });
  await invalidateResetTokens(tx, other.id, ctx.clock.now());
};

const tellRestored = async (ctx: Context, tx: Transaction, memberId: string, { email, phone }: queries.StoredLink) => {
  const language = await findOwnerLanguage(ctx, tx, memberId);
  const values = { moment: ctx.clock.now(), link: `${ctx.config.publicUrl}/forgot-password` };
  if (email) await ctx.mail.send(tx, { to: { address: email }, ...addressRestoredLetter(language, values) });
  else if (phone) await ctx.sms.send(tx, { to: phone, text: addressRestoredText(language) });
};

/**
 * Restores the addresses that the account had before a change, and ends every way to sign in that was added since:
 * sessions, passkeys, providers, and a second factor where there was none.
 */
const restore = async (ctx: Context, tx: Transaction, account: Account, link: queries.StoredLink): Promise<void> => {
  const { createdAt: since, email, phone, sessionId } = link;
  const now = ctx.clock.now();
  if (email) await freeAddress(ctx, tx, account.id, { email });
  if (phone) await freeAddress(ctx, tx, account.id, { phone });
  await queries.saveAddresses(tx, account.id, { email, phone });
  await queries.endSessionsSince(tx, account.id, now, { sessionId, since });
  await queries.deleteWaysSince(tx, account.id, since);
  if (!link.hadFactor && account.factorSince) {
    await saveFactorSince(tx, account.id, null);
    await deleteFactor(tx, account.id);
  }
  // Later changes are undone with this one: their links went to addresses that are not the owner's.
  await queries.voidLinks(tx, account.id, now, { since });
  await tellRestored(ctx, tx, account.memberId, link);
};

/**
 * Undoes what a link was sent about, once. The password ends, since somebody else has used it; returns a token to set a
 * new one. Errors: not-found, wrong-state when another verified account has a former address, rate-limited.
 */
export const useLink = async (ctx: Context, token: string): Promise<string> => {
  const link = await requireLink(ctx, token);
  return ctx.transaction(async (tx) => {
    const now = ctx.clock.now();
    const account = (await findAccountWithLock(tx, link.accountId, 'update')) ?? fail('not-found');
    if (!(await queries.useLink(tx, link.tokenHash, now))) return fail('not-found');
    if (link.kind === 'address') await restore(ctx, tx, account, link);
    else await queries.endSessionsSince(tx, account.id, now, { sessionId: link.sessionId });
    ctx.stream.tell(tx, [{ memberId: account.memberId, topic: 'session', ref: account.memberId }]);
    await updateAccount(tx, account.id, { passwordHash: null, registeredBy: null });
    await invalidateResetTokens(tx, account.id, now);
    return issueResetToken(ctx, tx, account.id);
  });
};
