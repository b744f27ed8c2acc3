import type { Limit } from './limit.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Limits of companies' own sign-in and directories. */
export const companyLimits = {
  /** Calls of a directory with one token: a first synchronisation sends thousands of people. */
  scimByToken: {
    windows: [{ points: 1_200, seconds: MINUTE }],
    by: 'identifier',
    store: 'memory',
    refusesWithoutStore: false,
  },
  /** Sign-ins begun with a company: each may read a page of its provider. */
  companySignInsByAddress: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 600, seconds: HOUR },
    ],
    by: 'address',
    store: 'memory',
    refusesWithoutStore: false,
  },
} as const satisfies Record<string, Limit>;
