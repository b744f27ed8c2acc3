import { DAY, HOUR, MINUTE, type Limit } from './limit.ts';

/** Limits of what is bought, earned and redeemed. */
export const commerceLimits = {
  /**
   * Orders entered, corrected and cancelled in one account's name. Nobody at a counter meets it: thirty tills that share
   * one account come to 600 when each takes an order every three seconds. It holds back a script that runs wild, or one
   * with a stolen session, so that it is coarse and costs the hottest write of the API nothing.
   */
  ordersByMember: {
    windows: [{ points: 600, seconds: MINUTE }],
    by: 'member',
    store: 'memory',
    failClosed: false,
  },
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
