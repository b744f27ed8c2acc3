import { DAY, HOUR, MINUTE, type Limit } from './limit.ts';

/** Limits of orders, rewards and discounts. */
export const commerceLimits = {
  /**
   * Orders entered, corrected and cancelled by one account. Normal use stays below: thirty tills with one account reach
   * 600 with an order every three seconds. It stops scripts that run wild or use a stolen session, so it is coarse and
   * costs the most frequent write of the API nothing.
   */
  ordersByMember: {
    windows: [{ points: 600, seconds: MINUTE }],
    by: 'member',
    store: 'memory',
    refusesWithoutStore: false,
  },
  /** Orders and quotes requested on product pages: per member, per address, and per group for all senders. */
  orderRequestsByMember: {
    windows: [
      { points: 20, seconds: HOUR },
      { points: 60, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  orderRequestsByAddress: {
    windows: [
      { points: 5, seconds: MINUTE },
      { points: 30, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
  orderRequestsByReceiver: {
    windows: [
      { points: 300, seconds: HOUR },
      { points: 1_000, seconds: DAY },
    ],
    by: 'recipient',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Steps of order requests (answer, accept, confirm, cancel): each notifies the other side. */
  orderRequestStepsByMember: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 600, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
} as const satisfies Record<string, Limit>;
