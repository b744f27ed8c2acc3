import { MINUTE, SECOND } from '@m4u/contract/durations';
import { factorLackOf } from '../../../platform/actor.ts';
import type { FactorLack } from '../../../platform/caller.ts';

/** Duration of a time step of the authenticator app (RFC 6238), in milliseconds. */
const STEP = 30 * SECOND;

/** Milliseconds for which a sign-in waits for the code. */
export const WAITING_LIFE = 10 * MINUTE;

/** The number of the time step at a moment. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP);

/** Letters and digits of recovery codes: no two look alike. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** Creates a recovery code from ten random bytes: 50 random bits. */
export const toRecoveryCode = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Writes a recovery code in two halves, as it is shown. */
export const formatRecoveryCode = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** Whether a code is one of the app, and not a recovery code. */
export const isAppCode = (code: string): boolean => code.length === 6;

/** The facts of an account and a session that decide about the second factor. */
export interface FactorFacts {
  readonly factorSince: Date | null;
  readonly factorAt: Date | null;
}

/**
 * The second factor in a session: undefined while it is off, empty while the session has not given it. A code from
 * before the factor was last turned on does not count.
 */
export const toSecondFactor = ({ factorSince, factorAt }: FactorFacts): { readonly givenAt?: Date } | undefined => {
  if (factorSince === null) return undefined;
  return factorAt !== null && factorAt >= factorSince ? { givenAt: factorAt } : {};
};

/**
 * Rights of staff in a session: staff need the second factor, given in this session. Demo accounts need none: their
 * password is public, and they sign in only on the machine that runs the program (docs/decisions/0117).
 */
export const toStaffRights = (
  account: FactorFacts & { readonly staff: boolean; readonly demo: boolean },
): { readonly staff: boolean; readonly staffLacks?: FactorLack } => {
  if (!account.staff) return { staff: false };
  const factor = toSecondFactor(account);
  if (factor?.givenAt || (account.demo && !factor)) return { staff: true };
  return { staff: false, staffLacks: factorLackOf(factor) };
};

/** Groups whose admins need the second factor, which a session has not given. */
export const toWithheldGroups = (
  account: FactorFacts & { readonly factorGroups: readonly string[] },
): { readonly withheldGroups?: readonly string[] } =>
  account.factorGroups.length === 0 || toSecondFactor(account)?.givenAt ? {} : { withheldGroups: account.factorGroups };
