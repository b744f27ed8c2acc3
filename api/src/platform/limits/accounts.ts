import { DAY, HOUR, MINUTE, type Limit } from './limit.ts';

/** Limits of what accounts and those who guess at them do, beside signing in. */
export const accountLimits = {
  /**
   * Wrong codes of the second factor, per account: those of sign-ins, after the password, count apart from those of
   * sessions. By account and not by sender, since a guesser who has the password would come from many addresses.
   */
  factorGuesses: {
    windows: [{ points: 5, seconds: 15 * MINUTE }],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: true,
    growing: { first: MINUTE, last: HOUR },
  },
  /** Addresses that a verified account wants to add; the owners of taken ones are told. */
  newAddressesByAccount: {
    windows: [
      { points: 10, seconds: HOUR },
      { points: 20, seconds: DAY },
    ],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /**
   * Letters to an account about sign-ins on new devices: programs that sign in without cookies are new each time. In
   * memory, since it is counted within a transaction.
   */
  newDeviceLettersByAccount: {
    windows: [{ points: 5, seconds: HOUR }],
    by: 'identifier',
    store: 'memory',
    refusesWithoutStore: false,
  },
  /** Addresses of others that an unverified account tried in place of its own; further ones are not looked up. */
  refusedAddressesByAccount: {
    windows: [{ points: 5, seconds: DAY }],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: true,
  },
} as const satisfies Record<string, Limit>;
