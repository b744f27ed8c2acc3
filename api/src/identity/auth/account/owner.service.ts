import type { Language } from '@m4u/contract/common';
import type { MemberActor } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { languageOf } from '../newcomer.rules.ts';
import { type Account, findAccountById } from '../queries.ts';

/** The caller's account. Errors: session-ended, when it was deleted after the call began. */
export const findOwnAccount = async (ctx: Context, { accountId }: MemberActor): Promise<Account> =>
  (await findAccountById(ctx.db, accountId)) ?? fail('session-ended');

/** The language of an account's owner, for messages to them; that of the request for an unknown or deleted member. */
export const findOwnerLanguage = async (ctx: Context, tx: Transaction, memberId: string): Promise<Language> =>
  (await ctx.profiles.sessionFacts(tx, memberId))?.language ?? languageOf(ctx);
