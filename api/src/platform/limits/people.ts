import { DAY, HOUR, MINUTE, type Limit } from './limit.ts';

/**
 * Limits of what people send to each other, ask of groups, and report. They refuse without their store only where a call
 * mails an address that somebody entered.
 */
export const peopleLimits = {
  /** Files of calls without an account, counted before they are read. */
  anonymousFilesByAddress: {
    windows: [
      { points: 120, seconds: MINUTE },
      { points: 1_200, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Asking a group to show pieces, and withdrawing them; by member and group. */
  placementsByMember: {
    windows: [{ points: 20, seconds: HOUR }],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Messages left on pages: per address, and per page for all senders. */
  contactsByAddress: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 60, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
  contactsByReceiver: {
    windows: [
      { points: 60, seconds: HOUR },
      { points: 300, seconds: DAY },
    ],
    by: 'recipient',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Messages to the platform's staff. */
  supportByAddress: {
    windows: [{ points: 30, seconds: HOUR }],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
  supportByMember: {
    windows: [{ points: 10, seconds: HOUR }],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Friend requests, to anyone. */
  friendsByMember: {
    windows: [
      { points: 60, seconds: HOUR },
      { points: 200, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Answering requests, ending friendships, blocking and unblocking: each is sent to live streams. */
  relationsByMember: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 600, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Marking and annotating messages left on a page: each notifies all admins. */
  inboxByMember: {
    windows: [
      { points: 120, seconds: MINUTE },
      { points: 2_000, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  exportsByMember: {
    windows: [{ points: 3, seconds: DAY }],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Requests about personal data; those of visitors cause mails to any address they enter. */
  dataRequestsByMember: {
    windows: [{ points: 10, seconds: DAY }],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  dataRequestsByAddress: {
    windows: [{ points: 10, seconds: HOUR }],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: true,
  },
  dataRequestsByRecipient: {
    windows: [{ points: 3, seconds: DAY }],
    by: 'recipient',
    store: 'shared',
    refusesWithoutStore: true,
  },
  reportsByMember: {
    windows: [
      { points: 20, seconds: HOUR },
      { points: 60, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Reports of unsolicited mails, per recipient. */
  reportsByRecipient: {
    windows: [{ points: 10, seconds: DAY }],
    by: 'recipient',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Answers to the challenge's question without scripts: machines could add too. */
  answersByAddress: {
    windows: [{ points: 20, seconds: HOUR }],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Messages and other changes in conversations. */
  messagesByMember: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 1000, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Messages to many people at once, counted by receivers. */
  messagesToManyByMember: {
    windows: [
      { points: 100, seconds: MINUTE },
      { points: 500, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** First messages to strangers. */
  messageRequestsByMember: {
    windows: [{ points: 20, seconds: DAY }],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** New group conversations. */
  conversationsByMember: {
    windows: [
      { points: 10, seconds: HOUR },
      { points: 30, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Replies by mail: they go to any address that a sender left. */
  repliesByMember: {
    windows: [
      { points: 20, seconds: HOUR },
      { points: 60, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: true,
  },
  repliesByRecipient: {
    windows: [{ points: 10, seconds: DAY }],
    by: 'recipient',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Changes of the member's own phonebook. */
  phonebookByMember: {
    windows: [
      { points: 120, seconds: MINUTE },
      { points: 2_000, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Uploaded files of contact cards: preview and import count separately. */
  phonebookFilesByMember: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 60, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Downloads of whole phonebooks and message tables, for a device or as a file. */
  wholeListsByMember: {
    windows: [
      { points: 30, seconds: MINUTE },
      { points: 300, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Searches, also per letter while typing. */
  searchesByMember: {
    windows: [
      { points: 240, seconds: MINUTE },
      { points: 3_000, seconds: HOUR },
    ],
    by: 'member',
    store: 'memory',
    refusesWithoutStore: false,
  },
  searchesByAddress: {
    windows: [
      { points: 600, seconds: MINUTE },
      { points: 10_000, seconds: HOUR },
    ],
    by: 'address',
    store: 'memory',
    refusesWithoutStore: false,
  },
  /** Contact cards left with members: per address, and per member for all senders. */
  exchangesByAddress: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 100, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
  exchangesByReceiver: {
    windows: [
      { points: 120, seconds: HOUR },
      { points: 500, seconds: DAY },
    ],
    by: 'recipient',
    store: 'shared',
    refusesWithoutStore: false,
  },
} as const satisfies Record<string, Limit>;
