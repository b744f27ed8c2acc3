import { JOIN_COOKIE } from '@m4u/contract/identity/auth/cookies';
import * as z from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { defineSealedCookie } from '../../../platform/keys/sealed-cookie.ts';
import { type Account, findAnyAccountById } from '../queries.ts';
import { link } from './connect.service.ts';
import { JOIN_LIFE, type ProviderPerson } from './rules.ts';

/** A provider's person with a proven address, whose account has to be signed in to before they join. */
const joining = defineSealedCookie(z.object({ provider: z.string(), subject: z.string(), email: z.string() }), {
  name: JOIN_COOKIE,
  life: JOIN_LIFE,
});

/**
 * Keeps a person in this browser until the owner of their address signs in here; false when the provider has not proven
 * the address.
 */
export const keepForJoining = (ctx: Context, { provider, subject, email, isProven }: ProviderPerson): boolean => {
  if (email === undefined || isProven !== true) return false;
  ctx.setCookie(joining.format(ctx, { provider, subject, email: email.toLowerCase() }));
  return true;
};

/**
 * The provider whose person waits in this browser for a sign-in to this account, whose verified address they have proven;
 * undefined when none does.
 */
export const findJoiningProvider = (
  ctx: Context,
  { email, verifiedAt }: Partial<Pick<Account, 'email' | 'verifiedAt'>>,
): string | undefined => {
  const person = verifiedAt ? joining.read(ctx) : undefined;
  return person?.email === email ? person?.provider : undefined;
};

/**
 * Connects the person who waits in this browser to the account that was just signed in to, if their proven address is
 * that account's.
 */
export const joinAfterSignIn = async (ctx: Context, tx: Transaction, accountId: string): Promise<void> => {
  if (ctx.request.cookie(JOIN_COOKIE) === undefined) return;
  const person = joining.read(ctx);
  ctx.setCookie(joining.cleared);
  const account = person && (await findAnyAccountById(tx, accountId));
  if (!account?.verifiedAt || account.email !== person?.email) return;
  // A company's provider must not open what belongs to the people who run this installation.
  if (account.staff && person.provider.startsWith('company:')) return;
  if (!(await link(ctx, tx, account, person))) return;
  await ctx.companySignIn.joined(ctx, tx, { ...person, memberId: account.memberId });
};
