import type { Language } from '@m4u/contract/common';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { issueResetToken } from '../code/service.ts';
import { endEarlierAccess } from '../guessing/owner.service.ts';
import * as queries from '../queries.ts';
import { INVITED_LIFE } from '../rules.ts';

/** A person for whom an account is opened, with an unverified address. */
export interface Invited {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
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
export const inviteByEmail = async (ctx: Context, tx: Transaction, invited: Invited): Promise<InvitedAccount> => {
  const { email, name, language } = invited;
  const opened = { id: uuidv7(), memberId: uuidv7(), email };
  const isNew = await queries.insertAccount(tx, opened);
  if (isNew) await ctx.profiles.open(tx, { id: opened.memberId, name, language });
  const found = isNew ? undefined : await queries.findAccount(tx, { email });
  const account = found && (await queries.holdAccount(tx, found.id, 'update'));
  if (account?.verifiedAt) return { memberId: account.memberId, passwordLink: null };
  if (account) await endEarlierAccess(ctx, tx, account);
  const { id: accountId, memberId } = account ?? opened;
  const token = await issueResetToken(ctx, tx, accountId, INVITED_LIFE);
  return { memberId, passwordLink: `${ctx.config.publicUrl}/password-reset/${token}` };
};
