import type { Challenge, MetChallenge } from '@m4u/contract/http/challenge';
import { isWorkDone, createWork, type WorkPurpose } from '../../../platform/challenge/challenge.ts';
import type { Context } from '../../../platform/context.ts';
import { failField } from '../../../platform/errors.ts';
import { senderKey } from '../../../platform/limits/address.ts';
import { limitTable } from '../../../platform/limits/table.ts';
import { tryConsume } from '../../../platform/limits/within.ts';
import { knownDeviceKey } from './device.service.ts';
import { passwordMatches } from '../password/service.ts';
import { type Account, findAccount, type Identifier } from '../queries.ts';
import { workEffort } from '../rules.ts';

/** A sign-in attempt: identifier and password. */
export interface PasswordAttempt extends Identifier {
  readonly password: string;
  /** The solved work of `createLoginChallenge`, when required. */
  readonly challenge?: MetChallenge | undefined;
}

/** The key of an identifier in limits and challenges: the e-mail address or phone number. */
const toIdentifierKey = ({ email, phone }: Identifier): string => email ?? phone ?? '';

const loginWork = (identifierKey: string): WorkPurpose => ({ purpose: 'login', subject: identifierKey });

/**
 * Counts an attempt from an unknown browser: against the sender, and against the identifier from all networks. Beyond
 * the latter, attempts with a solved proof of work pass, so that guessers slow down themselves and not the owner.
 */
const countUnknownBrowser = async (
  ctx: Context,
  identifierKey: string,
  challenge: MetChallenge | undefined,
): Promise<void> => {
  const { ip } = ctx.request;
  await ctx.limits.consume('loginByIdentifier', senderKey(ip, identifierKey));
  await ctx.limits.consume('loginByAddress', ip);
  if (await tryConsume(ctx.limits, 'guessesByIdentifier', identifierKey)) return;
  if (await isWorkDone(ctx, challenge, loginWork(identifierKey))) return;
  // No password was compared, so the counts are returned.
  await ctx.limits.restore('loginByIdentifier', senderKey(ip, identifierKey));
  await ctx.limits.restore('loginByAddress', ip);
  failField('challenge', 'login-challenge');
};

const resetUnknownBrowser = async (ctx: Context, identifierKey: string): Promise<void> => {
  await ctx.limits.reset('loginByIdentifier', senderKey(ctx.request.ip, identifierKey));
  await ctx.limits.reset('guessesByIdentifier', identifierKey);
};

/**
 * Returns the account when the password matches and `accepts` holds; else undefined, also for an unknown account. Each
 * attempt counts before the comparison, so parallel attempts gain nothing: from a browser known to the account against
 * that browser only, from others against all of them (docs/decisions/0069). Errors: rate-limited, invalid (field
 * `challenge`: work is required).
 */
export const tryPassword = async (
  ctx: Context,
  { password, challenge, ...identifier }: PasswordAttempt,
  accepts: (account: Account) => boolean = () => true,
): Promise<Account | undefined> => {
  const identifierKey = toIdentifierKey(identifier);
  const account = await findAccount(ctx.db, identifier);
  const deviceKey = account && knownDeviceKey(ctx, account);
  if (deviceKey === undefined) await countUnknownBrowser(ctx, identifierKey, challenge);
  else await ctx.limits.consume('loginByDevice', deviceKey);
  if (!(await passwordMatches(account?.passwordHash, password)) || !account || !accepts(account)) return undefined;
  if (deviceKey !== undefined) await ctx.limits.reset('loginByDevice', deviceKey);
  else {
    await resetUnknownBrowser(ctx, identifierKey);
    await ctx.limits.restore('loginByAddress', ctx.request.ip);
  }
  return account;
};

/** Resets the counts of wrong passwords for the caller, who has proved ownership. */
export const resetGuesses = async (ctx: Context, account: Account): Promise<void> => {
  const deviceKey = knownDeviceKey(ctx, account);
  if (deviceKey !== undefined) await ctx.limits.reset('loginByDevice', deviceKey);
  for (const identifierKey of [account.email, account.phone])
    if (identifierKey !== null) await resetUnknownBrowser(ctx, identifierKey);
};

/** Creates the proof of work for another attempt on an identifier; it grows with the number of requests. */
export const createLoginChallenge = async (ctx: Context, identifier: Identifier): Promise<Challenge> => {
  await ctx.limits.consume('loginChallengesByAddress', ctx.request.ip);
  const identifierKey = toIdentifierKey(identifier);
  const requests = await ctx.limits.tally('loginChallengesByIdentifier', identifierKey);
  return createWork(
    ctx,
    loginWork(identifierKey),
    workEffort(requests, limitTable.loginChallengesByIdentifier.windows[0].points),
  );
};
