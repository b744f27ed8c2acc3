import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import type { MemberActor } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Account } from '../queries.ts';

// Argon2id is the library's default algorithm; 19 MiB, two passes, one lane (docs/rules/auth.md#passwords).
let cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Makes hashing a thousand times cheaper for the rest of the process. For tests only: such hashes are easy to guess.
 */
export const hashCheaply = (): void => {
  cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
};

/** Maximum waiting hashes; beyond it callers are refused. */
const MAXIMUM_WAITING = 64;
let waiting = 0;

const runBounded = async <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting >= MAXIMUM_WAITING) fail('unavailable', { retryAfter: 2 });
  waiting += 1;
  try {
    return await work();
  } finally {
    waiting -= 1;
  }
};

let common: ReadonlySet<string> | undefined;
const commonPasswords = (): ReadonlySet<string> => (common ??= new Set(dictionary['passwords-common']));

/** Refuses a common password (docs/rules/auth.md#passwords). Errors: invalid, on `field`. */
export const refuseCommonPassword = (password: string, field: string): void => {
  if (commonPasswords().has(password.toLowerCase())) failField(field, 'password-common');
};

/** Hashes a password with Argon2id. Errors: unavailable when too many wait. */
export const hashPassword = (password: string): Promise<string> => runBounded(() => hash(password, cost));

// Same cost, so that an unknown identifier takes as long as a wrong password. Not subject to the queue's limit: a
// cached refusal would be permanent.
let decoy: Promise<string> | undefined;

/** Whether the password matches; false for an account without one, after the same time. */
export const passwordMatches = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  const against = stored ?? (await (decoy ??= hash(crypto.randomUUID(), cost)));
  const matches = await runBounded(() => verify(against, password));
  return matches && stored != null;
};

/** Refuses the field of the current password. Errors: incorrect-password, always. */
export const refuseWrongPassword = (field: string): never =>
  fail('incorrect-password', { fields: [{ field, code: 'password-wrong' }] });

/**
 * Verifies the reader's password before a sensitive action; attempts count by session, which others do not have.
 * Errors: incorrect-password, rate-limited.
 */
export const confirmPassword = async (
  ctx: Context,
  { sessionId }: MemberActor,
  account: Account,
  password: string,
  field: string,
): Promise<void> => {
  await ctx.limits.consume('passwordBySession', sessionId);
  if (!(await passwordMatches(account.passwordHash, password))) refuseWrongPassword(field);
  await ctx.limits.reset('passwordBySession', sessionId);
};
