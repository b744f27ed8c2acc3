import type { Agreed } from '@m4u/contract/identity/consent';
import type { Session } from '@m4u/contract/identity/auth/result';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { LimitExceeded } from '../../../platform/limits/limits.ts';
import { recordAtRegistration } from '../../consent/service.ts';
import { consentEffects } from './consentEffects.service.ts';
import * as codes from '../code/service.ts';
import { nameBrowser } from '../guessing/device.service.ts';
import type { PasswordTry } from '../guessing/service.ts';
import { hashPassword, refuseCommon } from '../password/service.ts';
import * as queries from '../queries.ts';
import type { Identifier } from '../queries.ts';
import { languageOf, login, nameFrom } from '../service.ts';
import * as sessions from '../session/service.ts';

/** What somebody joined with: a session, and whether their account is new. */
export interface Joined {
  readonly session: Session;
  readonly created: boolean;
}

/**
 * Counts the code of a new account; false when no more may go out now. It is asked for again later: a refusal would tell
 * who comes by an address that it has no account, since one that has an account is sent no code.
 */
const mayBeSent = async (ctx: Context, identifier: Identifier): Promise<boolean> => {
  try {
    await codes.countSending(ctx, 'verify', identifier);
    return true;
  } catch (error) {
    if (error instanceof LimitExceeded) return false;
    throw error;
  }
};

/**
 * Signs in to the account of an identifier, or opens one, unverified and with a code on its way, and does in the same
 * transaction what they came for: when that fails, no account has been opened. Nothing is refused of a new account that
 * is not refused alike of one that is there. Errors: wrong-credentials, account-locked, invalid (a common
 * password; field `challenge`), rate-limited, and those of `within`.
 */
export const signInOrRegister = async (
  ctx: Context,
  input: PasswordTry & { readonly agreed?: readonly Agreed[] | undefined },
  within: (tx: Transaction, memberId: string) => Promise<void>,
): Promise<Joined> => {
  const { email, phone, password, agreed = [] } = input;
  const identifier = { email, phone };
  const enter = async (): Promise<Joined> => ({ session: await login(ctx, input, within), created: false });
  refuseCommon(password, 'password');
  await ctx.limits.consume('registerByAddress', ctx.request.ip);
  if (await queries.findAccount(ctx.db, identifier)) {
    await ctx.limits.restore('registerByAddress', ctx.request.ip);
    return enter();
  }
  const delivered = await mayBeSent(ctx, identifier);
  const passwordHash = await hashPassword(password);
  const language = languageOf(ctx);
  const session = await ctx.transaction(async (tx) => {
    const account = { id: uuidv7(), memberId: uuidv7(), email, phone, passwordHash, registeredBy: nameBrowser(ctx) };
    if (!(await queries.insertAccount(tx, account))) return undefined;
    await ctx.profiles.open(tx, { id: account.memberId, name: nameFrom(identifier, language), language });
    await recordAtRegistration(ctx, tx, { memberId: account.memberId, agreed, effects: consentEffects });
    if (delivered) await codes.send(ctx, tx, 'verify', identifier, { delivered, language });
    await within(tx, account.memberId);
    return sessions.open(ctx, tx, { ...account, lockedBy: null });
  });
  // Somebody opened an account of this identifier at the same moment.
  return session ? { session, created: true } : enter();
};
