import { WAITING_COOKIE } from '@m4u/contract/identity/auth/cookies';
import * as z from 'zod';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { isSame, keyedHash } from '../../../platform/keys/crypto.ts';
import { defineSealedCookie } from '../../../platform/keys/sealed-cookie.ts';
import { hasGivenFactor } from '../guessing/device.service.ts';
import { type Account, findAnyAccountById } from '../queries.ts';
import { WAITING_LIFE } from './rules.ts';

/**
 * A sign-in that waits in this browser for the second factor: its account, a hash of the account's state then, and the
 * company's provider that began it.
 */
const WaitingSignIn = z.object({ accountId: z.string(), state: z.string(), begunBy: z.string().optional() });

const waiting = defineSealedCookie(WaitingSignIn, {
  name: WAITING_COOKIE,
  life: WAITING_LIFE,
});

type WaitingAccount = Pick<Account, 'id' | 'passwordHash'> & Partial<Pick<Account, 'factorSince'>>;

/** Hash that changes with the password and with each turning on of the factor; both end a waiting sign-in. */
const stateOf = ({ secrets }: Context, { id, passwordHash, factorSince }: WaitingAccount): string =>
  keyedHash(secrets.codeKey, 'waiting', id, passwordHash ?? '', factorSince?.toISOString() ?? '');

/**
 * Whether a sign-in in this browser needs the second factor; false for locked and leaving accounts, which are refused.
 */
export const isFactorDue = (
  ctx: Context,
  account: WaitingAccount & { readonly lockedBy: unknown; readonly leavingAt?: Date | null },
): boolean => Boolean(account.factorSince) && !account.lockedBy && !account.leavingAt && !hasGivenFactor(ctx, account);

/** The cookie of a sign-in that waits for the second factor. */
export const createWaitingCookie = (ctx: Context, account: WaitingAccount, begunBy?: string): string =>
  waiting.format(ctx, { accountId: account.id, state: stateOf(ctx, account), begunBy });

/** Refuses a sign-in until `POST /auth/login/factor` completes it. Errors: second-factor-required, always. */
export const refuseWithoutFactor = (ctx: Context, account: WaitingAccount): never =>
  fail('second-factor-required', { cookies: [createWaitingCookie(ctx, account)] });

/** The cookie that ends a waiting sign-in. */
export const clearedWaitingCookie = (): string => waiting.cleared;

/**
 * The account whose sign-in waits in this browser, and the company's provider that began it, if any. Errors:
 * sign-in-expired.
 */
export const requireWaitingAccount = async (
  ctx: Context,
): Promise<{ readonly account: Account; readonly begunBy: string | null }> => {
  const { accountId, state, begunBy = null } = waiting.read(ctx) ?? fail('sign-in-expired');
  const account = await findAnyAccountById(ctx.db, accountId);
  if (!account?.factorSince || !isSame(state, stateOf(ctx, account))) return fail('sign-in-expired');
  return { account, begunBy };
};
