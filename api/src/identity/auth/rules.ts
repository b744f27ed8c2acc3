import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { DAY, MINUTE, SECOND } from '@m4u/contract/durations';
import { parse as parseUuid, stringify as stringifyUuid } from 'uuid';

/** Times of sessions, in milliseconds (docs/rules/auth.md#sessions). */
export const ACCESS_LIFE = 15 * MINUTE;
/** Milliseconds without a refresh after which a session ends. */
export const REFRESH_IDLE = 30 * DAY;
/** Milliseconds after which a session ends, however often it is refreshed. */
export const SESSION_LIFE = 90 * DAY;
/** Milliseconds for which the previous refresh token returns the same successor: two tabs may refresh at once. */
const REFRESH_GRACE = 30 * SECOND;

/** Rules of one-time codes (docs/rules/auth.md#codes). */
export const CODE_LIFE = 10 * MINUTE;
/** Attempts per code. */
export const CODE_ATTEMPTS = 5;
/** Attempts per code while codes of many accounts are being guessed: most people enter a code right the first time. */
export const CODE_ATTEMPTS_UNDER_ATTACK = 1;
/** Milliseconds until a screen offers to send another code. */
export const CODE_RESEND = 60 * SECOND;
/** Lifetime of a reset token or mailed reset link, in milliseconds. */
export const RESET_LIFE = 30 * MINUTE;
/** Milliseconds for which a sign-in proves that the owner is present, for accounts without a password. */
const SIGN_IN_PROOF = 10 * MINUTE;
/** Time for an invited person to choose a password, in milliseconds. */
export const INVITED_LIFE = 7 * DAY;

/** Whether a session was opened so recently that its owner is present. */
export const isSignInRecent = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < SIGN_IN_PROOF;

/**
 * Maximum factor of the proof of work: some seconds on a phone, enough to slow a guesser down and short enough to wait.
 */
const MOST_EFFORT = 32;

/** Factor of a sign-in's proof of work relative to a message's; doubles after each `step` requests. */
export const workEffort = (requests: number, step: number): number =>
  Math.min(2 ** Math.floor((requests - 1) / step), MOST_EFFORT);

/** Content of a refresh token with a valid signature. */
export interface RefreshClaim {
  readonly sessionId: string;
  readonly generation: number;
}

const CLAIM_BYTES = 20;
const SIGNATURE_BYTES = 32;

const signClaim = (claim: Uint8Array, key: Uint8Array) =>
  createHmac('sha256', key).update('refresh').update(claim).digest();

/**
 * Creates a refresh token: opaque text with session and generation under a keyed signature. It is deterministic, so
 * that the successor can be returned twice although only its hash is stored.
 */
export const createRefreshToken = ({ sessionId, generation }: RefreshClaim, key: Uint8Array): string => {
  const claim = Buffer.alloc(CLAIM_BYTES);
  claim.set(parseUuid(sessionId));
  claim.writeUInt32BE(generation, 16);
  return Buffer.concat([claim, signClaim(claim, key)]).toString('base64url');
};

/** Reads a refresh token; undefined for a text that this installation never issued. */
export const readRefreshToken = (token: string, key: Uint8Array): RefreshClaim | undefined => {
  const bytes = Buffer.from(token, 'base64url');
  // Decoding ignores invalid characters; only the canonical spelling is valid.
  if (bytes.length !== CLAIM_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token) return undefined;
  const claim = bytes.subarray(0, CLAIM_BYTES);
  if (!timingSafeEqual(bytes.subarray(CLAIM_BYTES), signClaim(claim, key))) return undefined;
  return { sessionId: stringifyUuid(claim, 0), generation: claim.readUInt32BE(16) };
};

/** SHA-256 of a high-entropy token, as stored in the database. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A refresh claim with further facts of the request. */
export interface RefreshAttempt extends RefreshClaim {
  /** The browser also has a valid access token of the session. */
  readonly hasLiveAccess?: boolean;
}

/** Decides about a refresh token, by its session's newest generation and the time since that was made. */
export const decideRefresh = (
  claim: RefreshAttempt,
  session: { generation: number; rotatedAt: Date; createdAt: Date; endedAt: Date | null },
  now: Date,
): 'rotate' | 'repeat' | 'reuse' | 'over' => {
  const age = (since: Date) => now.getTime() - since.getTime();
  if (session.endedAt || age(session.rotatedAt) > REFRESH_IDLE || age(session.createdAt) > SESSION_LIFE) return 'over';
  const isFresh = age(session.rotatedAt) <= REFRESH_GRACE;
  // A second rotation would invalidate the token of a page request still on its way, and end the session.
  if (claim.generation === session.generation)
    return isFresh && session.generation > 0 && claim.hasLiveAccess ? 'repeat' : 'rotate';
  if (claim.generation === session.generation - 1 && isFresh) return 'repeat';
  return 'reuse';
};
