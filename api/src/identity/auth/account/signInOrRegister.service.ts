import type { Agreed } from '@m4u/contract/identity/consent';
import type { Session } from '@m4u/contract/identity/auth/result';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { LimitExceeded } from '../../../platform/limits/limits.ts';
import { recordAtRegistration } from '../../consent/service.ts';
import { consentEffects } from './consentEffects.service.ts';
import * as codes from '../code/service.ts';
import { ensureBrowserHash } from '../guessing/device.service.ts';
import type { PasswordAttempt } from '../guessing/service.ts';
import { hashPassword, refuseCommonPassword } from '../password/service.ts';
import * as queries from '../queries.ts';
import type { Identifier } from '../queries.ts';
import { defaultName, languageOf } from '../newcomer.rules.ts';
import { login } from '../service.ts';
import * as sessions from '../session/service.ts';

/** Result: a session, and whether the account is new. */
export interface SignInResult {
  readonly session: Session;
  readonly created: boolean;
}

/**
 * Counts the code of a new account; false when its limit is reached, and the member requests it later. An error would
 * reveal that the address has no account, since existing accounts are sent no code.
 */
const tryCountCode = async (ctx: Context, identifier: Identifier): Promise<boolean> => {
  try {
    await codes.countSending(ctx, 'verify', identifier);
    return true;
  } catch (error) {
    if (error instanceof LimitExceeded) return false;
    throw error;
  }
};

/**
 * Signs in to the account of an identifier, or opens an unverified one and sends a code, and runs `within` in the same
 * transaction: when that fails, no account is opened. New accounts get exactly the same errors as existing ones.
 * Errors: wrong-credentials, account-locked, invalid (a common password; field `challenge`), rate-limited, and those of
 * `within`.
 */
export const signInOrRegister = async (
  ctx: Context,
  input: PasswordAttempt & { readonly agreed?: readonly Agreed[] | undefined },
  within: (tx: Transaction, memberId: string) => Promise<void>,
): Promise<SignInResult> => {
  const { email, phone, password, agreed = [] } = input;
  const identifier = { email, phone };
  const enter = async (): Promise<SignInResult> => ({ session: await login(ctx, input, within), created: false });
  refuseCommonPassword(password, 'password');
  await ctx.limits.consume('registerByAddress', ctx.request.ip);
  if (await queries.findAccount(ctx.db, identifier)) {
    await ctx.limits.restore('registerByAddress', ctx.request.ip);
    return enter();
  }
  const delivered = await tryCountCode(ctx, identifier);
  const passwordHash = await hashPassword(password);
  const language = languageOf(ctx);
  const session = await ctx.transaction(async (tx) => {
    const account = {
      id: uuidv7(),
      memberId: uuidv7(),
      email,
      phone,
      passwordHash,
      registeredBy: ensureBrowserHash(ctx),
    };
    if (!(await queries.insertAccount(tx, account))) return undefined;
    const name = defaultName(identifier, language);
    await ctx.profiles.open(ctx, tx, { id: account.memberId, name, isNameMade: true, language });
    await recordAtRegistration(ctx, tx, { memberId: account.memberId, agreed, effects: consentEffects });
    if (delivered) await codes.sendCode(ctx, tx, 'verify', identifier, { delivered, language });
    await within(tx, account.memberId);
    return sessions.openSession(ctx, tx, { ...account, lockedBy: null });
  });
  // A concurrent call opened an account of this identifier.
  return session ? { session, created: true } : enter();
};
