import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { DAY, MINUTE, SECOND } from '@m4u/contract/durations';
import { parse as parseUuid, stringify as stringifyUuid } from 'uuid';

/** Times of sessions, in milliseconds (docs/rules/auth.md#sessions). */
export const ACCESS_LIFE = 15 * MINUTE;
/** A session that was not refreshed for this long is over. */
export const REFRESH_IDLE = 30 * DAY;
/** Milliseconds after which a session ends, however often it is refreshed. */
export const SESSION_LIFE = 90 * DAY;
/** For this long the token before the newest is answered the same successor: two tabs may refresh at once. */
const REFRESH_GRACE = 30 * SECOND;

/** Rules of one-time codes (docs/rules/auth.md#codes). */
export const CODE_LIFE = 10 * MINUTE;
/** Tries that one code allows. */
export const CODE_ATTEMPTS = 5;
/** Tries while the codes of many accounts are being guessed: most people type a code right the first time. */
export const CODE_ATTEMPTS_UNDER_ATTACK = 1;
/** Milliseconds until a screen offers to send another code. */
export const CODE_RESEND = 60 * SECOND;
/** How long a reset token or a mailed reset link works, in milliseconds. */
export const RESET_LIFE = 30 * MINUTE;
/** How long somebody for whom an account was opened may take to choose their password, in milliseconds. */
export const INVITED_LIFE = 7 * DAY;

/** The most that work grows to: some seconds of a phone's time are enough to slow a guesser down, and few enough to wait. */
const MOST_EFFORT = 32;

/** How many times the work of a message signing in costs, doubled after each `step` works that were asked for. */
export const workEffort = (asked: number, step: number): number =>
  Math.min(2 ** Math.floor((asked - 1) / step), MOST_EFFORT);

/** What a refresh token says of itself once its signature holds. */
export interface RefreshClaim {
  readonly sessionId: string;
  readonly generation: number;
}

const CLAIM_BYTES = 20;
const SIGNATURE_BYTES = 32;

const signature = (claim: Uint8Array, key: Uint8Array) =>
  createHmac('sha256', key).update('refresh').update(claim).digest();

/**
 * A refresh token: opaque text that names its session and generation under a keyed signature. It is the same
 * each time it is made, so the successor can be answered twice although only its hash is stored.
 */
export const refreshToken = ({ sessionId, generation }: RefreshClaim, key: Uint8Array): string => {
  const claim = Buffer.alloc(CLAIM_BYTES);
  claim.set(parseUuid(sessionId));
  claim.writeUInt32BE(generation, 16);
  return Buffer.concat([claim, signature(claim, key)]).toString('base64url');
};

/** Reads a refresh token; undefined for a text that this installation never issued. */
export const readRefreshToken = (token: string, key: Uint8Array): RefreshClaim | undefined => {
  const bytes = Buffer.from(token, 'base64url');
  // Decoding forgives what is not base64url; a token has one spelling only.
  if (bytes.length !== CLAIM_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== token) return undefined;
  const claim = bytes.subarray(0, CLAIM_BYTES);
  if (!timingSafeEqual(bytes.subarray(CLAIM_BYTES), signature(claim, key))) return undefined;
  return { sessionId: stringifyUuid(claim, 0), generation: claim.readUInt32BE(16) };
};

/** SHA-256 of a token with its own entropy, as the database keeps it. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A claim with what else the caller brings. */
export interface RefreshAttempt extends RefreshClaim {
  /** The browser has a live access token of the session as well. */
  readonly hasLiveAccess?: boolean;
}

/** What may be done with a refresh token, given its session's newest generation and the time since it was made. */
export const refreshVerdict = (
  claim: RefreshAttempt,
  session: { generation: number; rotatedAt: Date; createdAt: Date; endedAt: Date | null },
  now: Date,
): 'rotate' | 'repeat' | 'reuse' | 'over' => {
  const age = (since: Date) => now.getTime() - since.getTime();
  if (session.endedAt || age(session.rotatedAt) > REFRESH_IDLE || age(session.createdAt) > SESSION_LIFE) return 'over';
  const isFresh = age(session.rotatedAt) <= REFRESH_GRACE;
  // A second rotation would make the token of a page request that is still on its way too old, and end the session.
  if (claim.generation === session.generation)
    return isFresh && session.generation > 0 && claim.hasLiveAccess ? 'repeat' : 'rotate';
  if (claim.generation === session.generation - 1 && isFresh) return 'repeat';
  return 'reuse';
};
