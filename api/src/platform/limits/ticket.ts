import { DAY, HOUR, MINUTE, type Limit } from './limit.ts';

/** Limits of sign-ups for events, and of what holders do with their tickets. */
export const ticketLimits = {
  /** Sign-ups of visitors, per address, which may be shared by a whole office. */
  ticketsByAddress: {
    windows: [
      { points: 20, seconds: MINUTE },
      { points: 200, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
  ticketsByMember: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 60, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  ticketPdfsByAddress: {
    windows: [
      { points: 20, seconds: MINUTE },
      { points: 200, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Certificates that somebody verifies, or takes for a ticket: numbers are not found by trying. */
  certificatesByAddress: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 600, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
  certificatePdfsByAddress: {
    windows: [
      { points: 20, seconds: MINUTE },
      { points: 200, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Transfers and cancellations of one ticket. */
  ticketChangesByTicket: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 40, seconds: DAY },
    ],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: false,
  },
} as const satisfies Record<string, Limit>;
