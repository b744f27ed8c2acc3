import { createHash } from 'node:crypto';
import { KEY_PREFIX, type KeyState } from '@m4u/contract/insight/integration/rules';

/** Random bytes of a key. */
export const KEY_BYTES = 32;

/** Formats {@link KEY_BYTES} random bytes as a key: the prefix and 43 letters, digits, hyphens and underscores. */
export const toKey = (bytes: Buffer): string => `${KEY_PREFIX}${bytes.toString('base64url')}`;

/** SHA-256 of a key, as stored. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Facts of a key that decide whether it works. */
export interface KeyFacts {
  readonly revokedAt: Date | null;
  readonly expiresAt: Date | null;
  /** Whether its maker still administers the group, and the group is open. */
  readonly isMakerAdmin: boolean;
}

/** The state of a key at a moment. */
export const stateOf = ({ revokedAt, expiresAt, isMakerAdmin }: KeyFacts, now: Date): KeyState => {
  if (revokedAt !== null) return 'revoked';
  if (expiresAt !== null && expiresAt <= now) return 'expired';
  return isMakerAdmin ? 'active' : 'orphaned';
};
