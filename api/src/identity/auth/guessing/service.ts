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

/** A sign-in attempt: identifier and password. */
export interface PasswordTry extends Identifier {
  readonly password: string;
  /** The solved work of `askWork`, when required. */
  readonly challenge?: MetChallenge | undefined;
}

const nameOf = ({ email, phone }: Identifier): string => email ?? phone ?? '';

const workOf = (name: string): WorkOf => ({ purpose: 'login', subject: name });

/**
 * Counts an attempt from an unknown browser: against the sender, and against the identifier from all networks. Beyond
 * the latter, attempts with a solved proof of work pass, so that guessers slow down themselves and not the owner.
 */
const countStranger = async (ctx: Context, name: string, challenge: MetChallenge | undefined): Promise<void> => {
  const { ip } = ctx.request;
  await ctx.limits.consume('loginByIdentifier', bySender(ip, name));
  await ctx.limits.consume('loginByAddress', ip);
  if (await tryConsume(ctx.limits, 'guessesByIdentifier', name)) return;
  if (await isWorkDone(ctx, challenge, workOf(name))) return;
  // No password was compared, so the counts are returned.
  await ctx.limits.restore('loginByIdentifier', bySender(ip, name));
  await ctx.limits.restore('loginByAddress', ip);
  failField('challenge', 'login-challenge');
};

const forgetStranger = async (ctx: Context, name: string): Promise<void> => {
  await ctx.limits.reset('loginByIdentifier', bySender(ctx.request.ip, name));
  await ctx.limits.reset('guessesByIdentifier', name);
};

/**
 * Returns the account when the password matches and `accepts` holds; else undefined, also for an unknown account. Each
 * attempt counts before the comparison, so parallel attempts gain nothing: from a browser known to the account against
 * that browser only, from others against all of them (docs/decisions/0069). Errors: rate-limited, invalid (field
 * `challenge`: work is required).
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

/** Resets the counts of wrong passwords for the caller, who has proved ownership. */
export const forgetGuesses = async (ctx: Context, account: Account): Promise<void> => {
  const device = knownDevice(ctx, account);
  if (device !== undefined) await ctx.limits.reset('loginByDevice', device);
  for (const name of [account.email, account.phone]) if (name !== null) await forgetStranger(ctx, name);
};

/** Creates the proof of work for another attempt on an identifier; it grows with the number of requests. */
export const askWork = async (ctx: Context, identifier: Identifier): Promise<Challenge> => {
  await ctx.limits.consume('loginChallengesByAddress', ctx.request.ip);
  const name = nameOf(identifier);
  const asked = await ctx.limits.tally('loginChallengesByIdentifier', name);
  return makeWork(ctx, workOf(name), workEffort(asked, limitTable.loginChallengesByIdentifier.windows[0].points));
};
