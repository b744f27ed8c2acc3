import { SECOND } from '@m4u/contract/durations';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Platform } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { ACCESS_LIFE } from '../rules.ts';

const ALGORITHM = 'HS256';

/** The content of an access token with a valid signature. */
export interface AccessClaim {
  readonly sessionId: string;
  readonly memberId: string;
  /** Seconds since 1970. */
  readonly expiresAt: number;
}

type Needs = Pick<Platform, 'clock' | 'secrets'>;

/** Signs an access token for a session of a member. */
export const createAccessToken = (
  { sessionId, memberId }: { readonly sessionId: string; readonly memberId: string },
  { clock, secrets }: Needs,
): Promise<string> => {
  const now = clock.now().getTime();
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(memberId)
    .setIssuedAt(Math.floor(now / SECOND))
    .setExpirationTime(Math.floor((now + ACCESS_LIFE) / SECOND))
    .sign(secrets.tokenKey);
};

const refusedToUndefined = (error: unknown): undefined => {
  if (error instanceof errors.JOSEError) return undefined;
  throw error;
};

const verify = async (token: string, key: Buffer): Promise<AccessClaim | undefined> => {
  // Expiry is decided at each use, and in 1970 nothing has expired.
  const options = { algorithms: [ALGORITHM], currentDate: new Date(0) };
  const verified = await jwtVerify(token, key, options).catch(refusedToUndefined);
  const { sid, sub, exp } = verified?.payload ?? {};
  if (typeof sid !== 'string' || sub === undefined || exp === undefined) return undefined;
  return { sessionId: sid, memberId: sub, expiresAt: exp };
};

/** Most verified tokens that are remembered; the oldest go first. */
const MOST_REMEMBERED = 5_000;

const claimsByKey = new WeakMap<Buffer, Map<string, AccessClaim>>();

/**
 * Verifies a signature once for each token, since a browser sends its token with each request and verifying takes two
 * tasks of another thread. Only tokens of ours are remembered, so nobody can fill the memory with others.
 */
const verifyOnce = async (token: string, key: Buffer): Promise<AccessClaim | undefined> => {
  const claims = claimsByKey.get(key) ?? new Map<string, AccessClaim>();
  claimsByKey.set(key, claims);
  const remembered = claims.get(token);
  if (remembered) return remembered;
  const claim = await verify(token, key);
  if (!claim) return undefined;
  const [oldest = ''] = claims.size < MOST_REMEMBERED ? [] : claims.keys();
  claims.delete(oldest);
  claims.set(token, claim);
  return claim;
};

/**
 * Reads an access token, whose session may have ended. `tolerance` (ms) is how long ago the token may have expired.
 * Errors: session-expired for an expired token, session-ended for any other that is not valid.
 */
export const readAccessToken = async (
  { clock, secrets }: Needs,
  token: string,
  { tolerance = 0 }: { readonly tolerance?: number } = {},
): Promise<AccessClaim> => {
  const claim = (await verifyOnce(token, secrets.tokenKey)) ?? fail('session-ended');
  return claim.expiresAt * SECOND <= clock.now().getTime() - tolerance ? fail('session-expired') : claim;
};
