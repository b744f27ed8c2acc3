import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { keyedHash, seal, unseal } from '../../../platform/keys/crypto.ts';
import { recoveryUsedLetter } from '../../../platform/mail/factor.templates.ts';
import { tellOwner } from '../account/securityNotice.service.ts';
import type { Account } from '../queries.ts';
import * as queries from './queries.ts';
import { isAppCode } from './rules.ts';
import { findStep } from './totp.rules.ts';

/** Place that asks for a code. Wrong codes count for each place apart, so that guesses at sign-ins refuse no session. */
export type FactorPlace = 'sign-in' | 'session';

const sealedFor = (accountId: string): string => `second-factor.${accountId}`;

/** Encrypts the secret of an account's app. */
export const sealSecret = ({ secrets }: Context, accountId: string, secret: string): string =>
  seal(secret, secrets.dataKey, sealedFor(accountId));

/** Decrypts the secret of an account's app. */
export const unsealSecret = ({ secrets }: Context, accountId: string, sealed: string): string =>
  unseal(sealed, secrets.dataKey, sealedFor(accountId));

/** The stored form of a recovery code. */
export const hashRecoveryCode = ({ secrets }: Context, accountId: string, code: string): string =>
  keyedHash(secrets.codeKey, 'recovery', accountId, code);

/** Refuses a code; the same for a wrong and a used one. Errors: code-invalid. */
export const refuseFactorCode = (): never =>
  fail('code-invalid', { fields: [{ field: 'code', code: 'factor-wrong' }] });

/**
 * Counts an attempt at an account's codes as wrong before `work`, and resets the count once `work` has accepted the
 * code. Errors: rate-limited, and those of the work.
 */
export const withGuess = async <T>(
  ctx: Context,
  { id }: Account,
  place: FactorPlace,
  work: () => Promise<T>,
): Promise<T> => {
  const key = `${place} ${id}`;
  await ctx.limits.consume('factorGuesses', key);
  const result = await work();
  await ctx.limits.reset('factorGuesses', key);
  return result;
};

/** The time step whose code the app shows, with the secret that it belongs to. */
interface MatchedStep {
  /** The encrypted secret. */
  readonly sealed: string;
  readonly number: number;
}

const findMatchedStep = async (ctx: Context, { id }: Account, code: string): Promise<MatchedStep | undefined> => {
  const sealed = (await queries.findFactor(ctx.db, id))?.secret;
  if (!sealed) return undefined;
  const number = await findStep(unsealSecret(ctx, id, sealed), code, ctx.clock.now());
  return number === undefined ? undefined : { sealed, number };
};

/** Uses up a code of the app, or a recovery code; tells the owner about the latter. Errors: code-invalid. */
const useCode = async (
  ctx: Context,
  tx: Transaction,
  account: Account,
  { code, step }: { readonly code: string; readonly step: MatchedStep | undefined },
) => {
  if (isAppCode(code)) {
    if (!step || !(await queries.useStep(tx, account.id, step.sealed, step.number))) refuseFactorCode();
    return;
  }
  const codeHash = hashRecoveryCode(ctx, account.id, code);
  if (!(await queries.useRecoveryCode(tx, account.id, codeHash, ctx.clock.now()))) refuseFactorCode();
  const left = await queries.countRecoveryCodes(tx, account.id);
  await tellOwner(ctx, tx, account, '/action/security', (language, values) =>
    recoveryUsedLetter(language, { ...values, left }),
  );
};

/**
 * Runs `work` in a transaction that uses up a right code of the account's second factor: a recovery code, or one of the
 * app, where each time step counts once. Errors: code-invalid, wrong-state while the factor is off, rate-limited, and
 * those of the work.
 */
export const redeemFactorCode = <T>(
  ctx: Context,
  account: Account,
  { code, place }: { readonly code: string; readonly place: FactorPlace },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  if (!account.factorSince) return fail('wrong-state');
  return withGuess(ctx, account, place, async () => {
    const step = isAppCode(code) ? await findMatchedStep(ctx, account, code) : undefined;
    return ctx.transaction(async (tx) => {
      await useCode(ctx, tx, account, { code, step });
      return work(tx);
    });
  });
};
