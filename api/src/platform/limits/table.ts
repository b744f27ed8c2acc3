/** How often something may be done in how long. */
export interface Window {
  readonly points: number;
  readonly seconds: number;
}

/** One limit: how much in how long, counted by what and where. */
export interface Limit {
  /** All of them hold; the shortest first. */
  readonly windows: readonly [Window, ...Window[]];
  /** What the key is: an IP address is counted by its network, since a person has many of IPv6. */
  readonly by: 'address' | 'recipient' | 'identifier' | 'member';
  /** `shared` by all processes and kept over a restart; `memory` costs nothing and is coarse. */
  readonly store: 'shared' | 'memory';
  /** Whether to refuse when the store does not answer. */
  readonly failClosed: boolean;
  /** Delays after which the points are whole again, doubled each time from `first` to `last` seconds, within a day. */
  readonly growing?: { readonly first: number; readonly last: number };
}

const MINUTE = 60;
const HOUR = 3600;
const QUARTER = 15 * MINUTE;
const DAY = 24 * HOUR;

/** Every limit of the API (decisions §1). One address may be a whole carrier's, so limits by address are wide. */
export const limitTable = {
  /** Sign-ins that failed. */
  loginByIdentifier: {
    windows: [{ points: 5, seconds: QUARTER }],
    by: 'identifier',
    store: 'shared',
    failClosed: true,
    growing: { first: MINUTE, last: HOUR },
  },
  loginByAddress: {
    windows: [{ points: 20, seconds: QUARTER }],
    by: 'address',
    store: 'shared',
    failClosed: true,
    growing: { first: MINUTE, last: QUARTER },
  },
  /** Codes and links sent to one e-mail address or phone. */
  codeSendingByRecipient: {
    windows: [
      { points: 1, seconds: MINUTE },
      { points: 5, seconds: HOUR },
    ],
    by: 'recipient',
    store: 'shared',
    failClosed: true,
  },
  /** Words to the owner of an account that somebody tried to register again; past it they are left out in silence. */
  warningByRecipient: {
    windows: [{ points: 1, seconds: HOUR }],
    by: 'recipient',
    store: 'shared',
    failClosed: true,
  },
  /** Codes sent on behalf of one address to whomever: text messages cost money. */
  codeSendingByAddress: {
    windows: [{ points: 30, seconds: HOUR }],
    by: 'address',
    store: 'shared',
    failClosed: true,
  },
  codeCheckingByAddress: {
    windows: [{ points: 60, seconds: QUARTER }],
    by: 'address',
    store: 'shared',
    failClosed: true,
  },
  registerByAddress: {
    windows: [{ points: 30, seconds: HOUR }],
    by: 'address',
    store: 'shared',
    failClosed: false,
  },
  refreshByAddress: {
    windows: [{ points: 600, seconds: MINUTE }],
    by: 'address',
    store: 'memory',
    failClosed: false,
  },
  /** PDFs among them: one may cost its thread ten seconds, and there is one thread. */
  documentsByMember: {
    windows: [
      { points: 15, seconds: MINUTE },
      { points: 60, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  uploadsByMember: {
    windows: [
      { points: 30, seconds: MINUTE },
      { points: 300, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  contentByMember: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 600, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Short links tried: each that was taken redirects for 90 days, and nobody else can have it meanwhile. */
  linksByMember: {
    windows: [{ points: 20, seconds: DAY }],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
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
  reportsByMember: {
    windows: [
      { points: 20, seconds: HOUR },
      { points: 60, seconds: DAY },
    ],
    by: 'member',
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
  requestsByAddress: {
    windows: [{ points: 3000, seconds: MINUTE }],
    by: 'address',
    store: 'memory',
    failClosed: false,
  },
} as const satisfies Record<string, Limit>;

/** The limits there are. */
export type LimitName = keyof typeof limitTable;
/** All limits by name; a test brings roomier ones. */
export type LimitTable = Readonly<Record<LimitName, Limit>>;
