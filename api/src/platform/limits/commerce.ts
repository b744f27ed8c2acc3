import type { Limit } from './limit.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Limits of what is bought, earned and redeemed. */
export const commerceLimits = {
  /** Orders and quotes asked for from product pages: by a member, from one address, and of one group whoever asks. */
  orderRequestsByMember: {
    windows: [
      { points: 20, seconds: HOUR },
      { points: 60, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  orderRequestsByAddress: {
    windows: [
      { points: 5, seconds: MINUTE },
      { points: 30, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    failClosed: false,
  },
  orderRequestsByReceiver: {
    windows: [
      { points: 300, seconds: HOUR },
      { points: 1_000, seconds: DAY },
    ],
    by: 'recipient',
    store: 'shared',
    failClosed: false,
  },
  /** Answering, accepting, confirming and cancelling them: the other side is told of each. */
  orderRequestStepsByMember: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 600, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
} as const satisfies Record<string, Limit>;
