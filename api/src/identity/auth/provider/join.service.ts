import { SECOND } from '@m4u/contract/durations';
import { JOIN_COOKIE } from '@m4u/contract/identity/auth/cookies';
import { stringifySetCookie } from 'cookie';
import * as z from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { seal, unseal } from '../../../platform/keys/crypto.ts';
import { findAnyAccountById } from '../queries.ts';
import { link } from './connect.service.ts';
import { JOIN_LIFE, type ProviderPerson } from './rules.ts';

const SEALED_FOR = 'provider.join';

/** A provider's person with a proven address, whose account has to be signed in to before they join. */
const Joining = z.object({ provider: z.string(), subject: z.string(), email: z.string(), since: z.number() });

const setJoinCookie = (ctx: Context, value: string, maxAge: number): void =>
  ctx.setCookie(
    stringifySetCookie({
      name: JOIN_COOKIE,
      value,
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      maxAge,
    }),
  );

/**
 * Keeps a person in this browser until the owner of their address signs in here; false when the provider has not proven
 * the address.
 */
export const keepForJoining = (ctx: Context, { provider, subject, email, isProven }: ProviderPerson): boolean => {
  if (email === undefined || isProven !== true) return false;
  const joining = { provider, subject, email: email.toLowerCase(), since: ctx.clock.now().getTime() };
  setJoinCookie(ctx, seal(JSON.stringify(joining), ctx.secrets.dataKey, SEALED_FOR), JOIN_LIFE / SECOND);
  return true;
};

const readJoining = (ctx: Context): z.output<typeof Joining> | undefined => {
  try {
    const text = unseal(ctx.request.cookie(JOIN_COOKIE) ?? '', ctx.secrets.dataKey, SEALED_FOR);
    const joining = Joining.parse(JSON.parse(text));
    return ctx.clock.now().getTime() - joining.since <= JOIN_LIFE ? joining : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Connects the person who waits in this browser to the account that was just signed in to, if their proven address is
 * that account's.
 */
export const joinAfterSignIn = async (ctx: Context, tx: Transaction, accountId: string): Promise<void> => {
  if (ctx.request.cookie(JOIN_COOKIE) === undefined) return;
  const joining = readJoining(ctx);
  setJoinCookie(ctx, '', 0);
  const account = joining && (await findAnyAccountById(tx, accountId));
  if (account?.verifiedAt && account.email === joining?.email) await link(ctx, tx, account, joining);
};
