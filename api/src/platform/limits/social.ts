import { DAY, HOUR, MINUTE, type Limit } from './limit.ts';

/** Limits of what people write and send to each other. */
export const socialLimits = {
  /** Messages left on pages: from one address, and for one page whoever writes. */
  contactsByAddress: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 60, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    failClosed: false,
  },
  contactsByReceiver: {
    windows: [
      { points: 60, seconds: HOUR },
      { points: 300, seconds: DAY },
    ],
    by: 'recipient',
    store: 'shared',
    failClosed: false,
  },
  /** Messages to the platform's staff. */
  supportByAddress: {
    windows: [{ points: 30, seconds: HOUR }],
    by: 'address',
    store: 'shared',
    failClosed: false,
  },
  supportByMember: {
    windows: [{ points: 10, seconds: HOUR }],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Asking people to be friends, whoever they are. */
  friendsByMember: {
    windows: [
      { points: 60, seconds: HOUR },
      { points: 200, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Answering requests, ending friendships, blocking and unblocking: each is told to who listens. */
  relationsByMember: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 600, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Marking what was left on a page, and noting something of it: all its admins are told. */
  inboxByMember: {
    windows: [
      { points: 120, seconds: MINUTE },
      { points: 2_000, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  exportsByMember: {
    windows: [{ points: 3, seconds: DAY }],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Requests about personal data; those of visitors are letters of ours to whatever address somebody left. */
  dataRequestsByMember: {
    windows: [{ points: 10, seconds: DAY }],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  dataRequestsByAddress: {
    windows: [{ points: 10, seconds: HOUR }],
    by: 'address',
    store: 'shared',
    failClosed: true,
  },
  dataRequestsByRecipient: {
    windows: [{ points: 3, seconds: DAY }],
    by: 'recipient',
    store: 'shared',
    failClosed: true,
  },
  reportsByMember: {
    windows: [
      { points: 20, seconds: HOUR },
      { points: 60, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Letters that nobody asked for, reported by who got them. */
  reportsByRecipient: {
    windows: [{ points: 10, seconds: DAY }],
    by: 'recipient',
    store: 'shared',
    failClosed: false,
  },
  /** Answers to the question of who has no scripts: a machine could add as well. */
  answersByAddress: {
    windows: [{ points: 20, seconds: HOUR }],
    by: 'address',
    store: 'shared',
    failClosed: false,
  },
  /** Messages in conversations, and what else changes them. */
  messagesByMember: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 1000, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Messages that go to many at once, by receivers. */
  messagesToManyByMember: {
    windows: [
      { points: 100, seconds: MINUTE },
      { points: 500, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Strangers who are written to for the first time. */
  messageRequestsByMember: {
    windows: [{ points: 20, seconds: DAY }],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Conversations of many that are begun. */
  conversationsByMember: {
    windows: [
      { points: 10, seconds: HOUR },
      { points: 30, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Replies by mail: they are letters of ours to whatever address somebody left. */
  repliesByMember: {
    windows: [
      { points: 20, seconds: HOUR },
      { points: 60, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    failClosed: true,
  },
  repliesByRecipient: {
    windows: [{ points: 10, seconds: DAY }],
    by: 'recipient',
    store: 'shared',
    failClosed: true,
  },
  /** Entries of one's own phonebook that are written. */
  phonebookByMember: {
    windows: [
      { points: 120, seconds: MINUTE },
      { points: 2_000, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Files of cards that are read: looking at one and keeping it are two. */
  phonebookFilesByMember: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 60, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Whole phonebooks and tables of messages that are read at once, for a device or as a file. */
  wholeListsByMember: {
    windows: [
      { points: 30, seconds: MINUTE },
      { points: 300, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Searches, letter by letter while somebody types. */
  searchesByMember: {
    windows: [
      { points: 240, seconds: MINUTE },
      { points: 3_000, seconds: HOUR },
    ],
    by: 'member',
    store: 'memory',
    failClosed: false,
  },
  searchesByAddress: {
    windows: [
      { points: 600, seconds: MINUTE },
      { points: 10_000, seconds: HOUR },
    ],
    by: 'address',
    store: 'memory',
    failClosed: false,
  },
  /** Cards left with members: from one address, and with one member whoever leaves them. */
  exchangesByAddress: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 100, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    failClosed: false,
  },
  exchangesByReceiver: {
    windows: [
      { points: 120, seconds: HOUR },
      { points: 500, seconds: DAY },
    ],
    by: 'recipient',
    store: 'shared',
    failClosed: false,
  },
} as const satisfies Record<string, Limit>;
