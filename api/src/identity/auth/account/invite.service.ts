import type { Language } from '@m4u/contract/common';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { issueResetToken } from '../code/service.ts';
import { endEarlierAccess } from '../guessing/owner.service.ts';
import * as queries from '../queries.ts';
import { INVITED_LIFE } from '../rules.ts';

/** A person for whom an account is opened, with an unverified address. */
export interface InvitedPerson {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** The kind of page that a new account gets; an individual's by default. */
  readonly type?: 'agency';
}

/** The account of an address, and the link by which its owner can sign in. */
export interface InvitedAccount {
  readonly memberId: string;
  /** Link for choosing a password, which also verifies the address; null when it is verified already. */
  readonly passwordLink: string | null;
}

/**
 * Finds the account of an address, or opens one. An unverified account may have been opened by somebody else: its
 * password and sessions end, so that only the owner of the address can sign in.
 */
export const inviteByEmail = async (ctx: Context, tx: Transaction, invited: InvitedPerson): Promise<InvitedAccount> => {
  const { email, name, language, type } = invited;
  const newAccount = { id: uuidv7(), memberId: uuidv7(), email };
  const isNew = await queries.insertAccount(tx, newAccount);
  if (isNew) await ctx.profiles.open(ctx, tx, { id: newAccount.memberId, name, language, type });
  const account = isNew ? undefined : await queries.findAddressWithLock(tx, { email }, 'update');
  // Its account has just got another address: this one is free.
  if (!isNew && !account) return inviteByEmail(ctx, tx, invited);
  if (account?.verifiedAt) return { memberId: account.memberId, passwordLink: null };
  if (account) await endEarlierAccess(ctx, tx, account);
  const { id: accountId, memberId } = account ?? newAccount;
  const token = await issueResetToken(ctx, tx, accountId, INVITED_LIFE);
  return { memberId, passwordLink: `${ctx.config.publicUrl}/password-reset/${token}` };
};
