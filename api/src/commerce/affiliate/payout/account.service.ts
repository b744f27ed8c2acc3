import { PayoutAccount, type PayoutAccountDraft } from '@m4u/contract/commerce/affiliate';
import { findBank } from '@m4u/contract/content/activity/account';
import { requireRecentFactor, requireSignedIn, requireVerified } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { failField } from '../../../platform/errors.ts';
import { keyedHash, unseal, seal } from '../../../platform/keys/crypto.ts';
import * as queries from './account.queries.ts';

/** The encryption context of an account, so that one member's account cannot be decrypted as another's. */
const sealContext = (memberId: string): string => `affiliate.account ${memberId}`;

/** Decrypts the bank account of a member, from any column that stores one. */
export const unsealAccount = (ctx: Pick<Context, 'secrets'>, memberId: string, sealed: string): PayoutAccount =>
  PayoutAccount.parse(JSON.parse(unseal(sealed, ctx.secrets.dataKey, sealContext(memberId))));

/** The caller's bank account; null when there is none. */
export const get = async (ctx: Context): Promise<PayoutAccount | null> => {
  const { memberId } = requireSignedIn(ctx);
  const sealed = await queries.find(ctx.db, memberId);
  return sealed === undefined ? null : unsealAccount(ctx, memberId, sealed);
};

/**
 * Saves the caller's bank account, also for unpaid items of payouts. Errors: account-unverified,
 * second-factor-required, rate-limited.
 */
export const save = async (
  ctx: Context,
  { bankName, ownerName, accountNumber }: PayoutAccountDraft,
): Promise<PayoutAccount> => {
  const { memberId } = requireVerified(ctx);
  requireRecentFactor(ctx);
  await ctx.limits.consume('affiliateAccountsByMember', memberId);
  const bank = findBank(bankName) ?? failField('bankName', 'bank');
  const account = { bin: bank.bin, bankName: bank.shortName, ownerName, accountNumber };
  const sealed = seal(JSON.stringify(account), ctx.secrets.dataKey, sealContext(memberId));
  const hash = keyedHash(ctx.secrets.codeKey, 'affiliate account', bank.bin, accountNumber.toUpperCase());
  await ctx.transaction(async (tx) => {
    await queries.save(tx, { memberId, sealed, hash, updatedAt: ctx.clock.now() });
    await queries.setOnUnpaidItems(tx, memberId, sealed);
  });
  return account;
};
