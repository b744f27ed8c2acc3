import type { Language } from '@m4u/contract/common';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { issueResetToken } from '../code/service.ts';
import { endEarlierAccess } from '../guessing/owner.service.ts';
import * as queries from '../queries.ts';
import { INVITED_LIFE } from '../rules.ts';

/** Somebody for whom an account is wanted, by an address that nobody has shown to be theirs. */
export interface Invited {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

/** The account of an address, and how its owner comes into it. */
export interface InvitedAccount {
  readonly memberId: string;
  /** Where they choose a password and thereby show that the address is theirs; null when they have shown it before. */
  readonly passwordLink: string | null;
}

/**
 * The account of an address, which is opened where there is none. One that was never verified may have been opened by
 * somebody else in advance: its password and its sessions end, so that only who reads the address comes in.
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
