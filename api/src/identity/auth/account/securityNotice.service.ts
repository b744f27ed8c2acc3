import type { Language } from '@m4u/contract/common';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import type { Letter, SignInChange } from '../../../platform/mail/letter.ts';
import type { Account } from '../queries.ts';
import { findOwnerLanguage } from './owner.service.ts';

/**
 * Mails the owner about a change of the sign-in, in their language, with a link to `path`; accounts without an e-mail
 * address get no mail.
 */
export const tellOwner = async (
  ctx: Context,
  tx: Transaction,
  { email, memberId }: Pick<Account, 'email' | 'memberId'>,
  path: '/action/security' | '/action/security#passkeys',
  write: (language: Language, change: SignInChange) => Letter,
): Promise<void> => {
  if (!email) return;
  const language = await findOwnerLanguage(ctx, tx, memberId);
  const change = { moment: ctx.clock.now(), link: `${ctx.config.publicUrl}${path}` };
  await ctx.mail.send(tx, { to: { address: email }, ...write(language, change) });
};
