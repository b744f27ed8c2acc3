import { DAY, HOUR, MINUTE, type Limit } from './limit.ts';
import { ticketLimits } from './ticket.ts';

/** Limits of orders, rewards and discounts. */
export const commerceLimits = {
  ...ticketLimits,
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
  /** Perks that one account takes: more than a person does, and a stop for scripts that empty a shelf. */
  perksByMember: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 600, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Gifts of points by one account: each by phone number may tell whether the number has an account. */
  giftsByMember: {
    windows: [
      { points: 60, seconds: HOUR },
      { points: 120, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
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
  /** Payments that an admin asks for: each tells its buyer. */
  paymentsByMember: {
    windows: [
      { points: 120, seconds: MINUTE },
      { points: 2_000, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Changes by the link of a receipt by phone, per customer. */
  phoneReceiptStops: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 40, seconds: DAY },
    ],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Notices of transfers without the right key or signature. Genuine ones are not counted: a bank's may be many. */
  refusedNoticesByAddress: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 600, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
} as const satisfies Record<string, Limit>;
