import { DAY, HOUR, MINUTE, type Limit } from './limit.ts';

/** Limits of wedding guests and couples. */
export const weddingLimits = {
  /** Replies without a personal link: per address, which may be shared by a whole family, and per wedding. */
  weddingRepliesByAddress: {
    windows: [
      { points: 20, seconds: MINUTE },
      { points: 200, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
  weddingRepliesByWedding: {
    windows: [
      { points: 200, seconds: HOUR },
      { points: 600, seconds: DAY },
    ],
    by: 'recipient',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Replies by one personal link: each notifies the couple. */
  weddingRepliesByGuest: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 40, seconds: DAY },
    ],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Photos of guests, each encoded anew: by one personal link, without one per address, and per wedding. */
  weddingPhotosByGuest: {
    windows: [{ points: 40, seconds: HOUR }],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: false,
  },
  weddingPhotosByAddress: {
    windows: [
      { points: 40, seconds: MINUTE },
      { points: 300, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
  weddingPhotosByWedding: {
    windows: [
      { points: 600, seconds: HOUR },
      { points: 1_000, seconds: DAY },
    ],
    by: 'recipient',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Guests added, changed and removed, and wishes published. */
  weddingGuestsByMember: {
    windows: [
      { points: 120, seconds: MINUTE },
      { points: 3_000, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
} as const satisfies Record<string, Limit>;
