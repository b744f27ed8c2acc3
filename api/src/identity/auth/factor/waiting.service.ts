import { SECOND } from '@m4u/contract/durations';
import { WAITING_COOKIE } from '@m4u/contract/identity/auth/cookies';
import { stringifySetCookie } from 'cookie';
import * as z from 'zod';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { isSame, keyedHash, seal, unseal } from '../../../platform/keys/crypto.ts';
import { hasGivenFactor } from '../guessing/device.service.ts';
import { type Account, findAnyAccountById } from '../queries.ts';
import { WAITING_LIFE } from './rules.ts';

const SEALED_FOR = 'second-factor.waiting';

/** The account whose sign-in waits in this browser, and the state that it had then. */
const Waiting = z.object({ accountId: z.string(), state: z.string(), since: z.number() });

type WaitingAccount = Pick<Account, 'id' | 'passwordHash'> & Partial<Pick<Account, 'factorSince'>>;

/** A changed password, and a second factor that was turned on anew, end a waiting sign-in. */
const stateOf = ({ secrets }: Context, { id, passwordHash, factorSince }: WaitingAccount): string =>
  keyedHash(secrets.codeKey, 'waiting', id, passwordHash ?? '', factorSince?.toISOString() ?? '');

const formatCookie = (value: string, maxAge: number): string =>
  stringifySetCookie({
    name: WAITING_COOKIE,
    value,
    path: '/',
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    maxAge,
  });

/** Whether a sign-in in this browser needs the second factor; for open accounts. */
export const isFactorDue = (
  ctx: Context,
  account: WaitingAccount & { readonly lockedBy: unknown; readonly leavingAt?: Date | null },
): boolean => Boolean(account.factorSince) && !account.lockedBy && !account.leavingAt && !hasGivenFactor(ctx, account);

/** The cookie of a sign-in that waits for the second factor. */
export const createWaitingCookie = (ctx: Context, account: WaitingAccount): string => {
  const waiting = { accountId: account.id, state: stateOf(ctx, account), since: ctx.clock.now().getTime() };
  return formatCookie(seal(JSON.stringify(waiting), ctx.secrets.dataKey, SEALED_FOR), WAITING_LIFE / SECOND);
};

/** Refuses a sign-in, which `POST /auth/login/factor` completes. Errors: second-factor-required, always. */
export const refuseWithoutFactor = (ctx: Context, account: WaitingAccount): never =>
  fail('second-factor-required', { cookies: [createWaitingCookie(ctx, account)] });

/** The cookie that ends a waiting sign-in. */
export const clearedWaitingCookie = (): string => formatCookie('', 0);

const readWaiting = (ctx: Context): z.output<typeof Waiting> | undefined => {
  try {
    const text = unseal(ctx.request.cookie(WAITING_COOKIE) ?? '', ctx.secrets.dataKey, SEALED_FOR);
    const waiting = Waiting.parse(JSON.parse(text));
    return ctx.clock.now().getTime() - waiting.since <= WAITING_LIFE ? waiting : undefined;
  } catch {
    return undefined;
  }
};

/** The account whose sign-in waits in this browser. Errors: sign-in-expired. */
export const requireWaitingAccount = async (ctx: Context): Promise<Account> => {
  const waiting = readWaiting(ctx) ?? fail('sign-in-expired');
  const account = await findAnyAccountById(ctx.db, waiting.accountId);
  if (!account?.factorSince || !isSame(waiting.state, stateOf(ctx, account))) return fail('sign-in-expired');
  return account;
};
