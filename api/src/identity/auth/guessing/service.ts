import type { Challenge, MetChallenge } from '@m4u/contract/http/challenge';
import { isWorkDone, makeWork, type WorkOf } from '../../../platform/challenge/challenge.ts';
import type { Context } from '../../../platform/context.ts';
import { failField } from '../../../platform/errors.ts';
import { bySender } from '../../../platform/limits/address.ts';
import { limitTable } from '../../../platform/limits/table.ts';
import { tryConsume } from '../../../platform/limits/within.ts';
import { knownDevice } from './device.service.ts';
import { passwordMatches } from '../password/service.ts';
import { type Account, findAccount, type Identifier } from '../queries.ts';
import { workEffort } from '../rules.ts';

/** An account as somebody names it, and the password that they try. */
export interface PasswordTry extends Identifier {
  readonly password: string;
  /** The work of `askWork`, where it was asked for. */
  readonly challenge?: MetChallenge | undefined;
}

const nameOf = ({ email, phone }: Identifier): string => email ?? phone ?? '';

const workOf = (name: string): WorkOf => ({ purpose: 'login', subject: name });

/**
 * Counts a stranger's try: against who sends it, and against the identifier from wherever. Past the latter nobody is
 * refused who has done the work, so that those who guess slow down themselves and not the owner.
 */
const countStranger = async (ctx: Context, name: string, challenge: MetChallenge | undefined): Promise<void> => {
  const { ip } = ctx.request;
  await ctx.limits.consume('loginByIdentifier', bySender(ip, name));
  await ctx.limits.consume('loginByAddress', ip);
  if (await tryConsume(ctx.limits, 'guessesByIdentifier', name)) return;
  if (await isWorkDone(ctx, challenge, workOf(name))) return;
  // No password has been tried.
  await ctx.limits.restore('loginByIdentifier', bySender(ip, name));
  await ctx.limits.restore('loginByAddress', ip);
  failField('challenge', 'login-challenge');
};

const forgetStranger = async (ctx: Context, name: string): Promise<void> => {
  await ctx.limits.reset('loginByIdentifier', bySender(ctx.request.ip, name));
  await ctx.limits.reset('guessesByIdentifier', name);
};

/**
 * The account whose password somebody knows, if it is one that `accepts`; else undefined, alike for an unknown one. Each
 * try counts before the password is compared, so that tries in parallel gain nothing: of a browser that the account
 * knows against that browser alone, of all others against them (docs/decisions/0069). Errors: rate-limited, invalid
 * (field `challenge`: work is asked for).
 */
export const tryPassword = async (
  ctx: Context,
  { password, challenge, ...identifier }: PasswordTry,
  accepts: (account: Account) => boolean = () => true,
): Promise<Account | undefined> => {
  const name = nameOf(identifier);
  const account = await findAccount(ctx.db, identifier);
  const device = account && knownDevice(ctx, account);
  if (device === undefined) await countStranger(ctx, name, challenge);
  else await ctx.limits.consume('loginByDevice', device);
  if (!(await passwordMatches(account?.passwordHash, password)) || !account || !accepts(account)) return undefined;
  if (device !== undefined) await ctx.limits.reset('loginByDevice', device);
  else {
    await forgetStranger(ctx, name);
    await ctx.limits.restore('loginByAddress', ctx.request.ip);
  }
  return account;
};

/** Forgets what was guessed wrongly, for the caller, who has shown that the account is theirs. */
export const forgetGuesses = async (ctx: Context, account: Account): Promise<void> => {
  const device = knownDevice(ctx, account);
  if (device !== undefined) await ctx.limits.reset('loginByDevice', device);
  for (const name of [account.email, account.phone]) if (name !== null) await forgetStranger(ctx, name);
};

/** The work that trying another password for an identifier costs; it grows with how often it was asked for. */
export const askWork = async (ctx: Context, identifier: Identifier): Promise<Challenge> => {
  await ctx.limits.consume('loginChallengesByAddress', ctx.request.ip);
  const name = nameOf(identifier);
  const asked = await ctx.limits.tally('loginChallengesByIdentifier', name);
  return makeWork(ctx, workOf(name), workEffort(asked, limitTable.loginChallengesByIdentifier.windows[0].points));
};
