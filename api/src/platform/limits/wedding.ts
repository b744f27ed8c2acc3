import { DAY, HOUR, MINUTE, type Limit } from './limit.ts';

/** Limits of what guests and couples do about weddings. */
export const weddingLimits = {
  /** Replies without a personal link: from one address, which may be a whole family's at a party, and to one wedding. */
  weddingRepliesByAddress: {
    windows: [
      { points: 20, seconds: MINUTE },
      { points: 200, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    failClosed: false,
  },
  weddingRepliesByWedding: {
    windows: [
      { points: 200, seconds: HOUR },
      { points: 600, seconds: DAY },
    ],
    by: 'recipient',
    store: 'shared',
    failClosed: false,
  },
  /** Replies by one personal link: the couple is told of each. */
  weddingRepliesByGuest: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 40, seconds: DAY },
    ],
    by: 'identifier',
    store: 'shared',
    failClosed: false,
  },
  /** Guests that are added, changed and removed, and wishes that are shown. */
  weddingGuestsByMember: {
    windows: [
      { points: 120, seconds: MINUTE },
      { points: 3_000, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
} as const satisfies Record<string, Limit>;
