import { HOUR, MINUTE, type Limit } from './limit.ts';

const QUARTER = 15 * MINUTE;

/** Limits of passkeys (docs/rules/auth.md#passkeys). */
export const passkeyLimits = {
  /** Options for signing in with a passkey: each view of the sign-in screen needs some. In memory: nothing is stored. */
  passkeyOptionsByAddress: {
    windows: [{ points: 600, seconds: MINUTE }],
    by: 'address',
    store: 'memory',
    refusesWithoutStore: false,
  },
  /** Refused sign-ins with a passkey. */
  passkeySignInByAddress: {
    windows: [{ points: 60, seconds: QUARTER }],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: true,
    growing: { first: MINUTE, last: QUARTER },
  },
  /** Begun registrations of passkeys. */
  passkeysByMember: {
    windows: [{ points: 30, seconds: HOUR }],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
} as const satisfies Record<string, Limit>;
