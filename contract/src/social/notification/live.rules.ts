import type { FriendRelation } from '../../profile/friend/schema.ts';
import type { ContactItem } from '../contact.ts';
import type { Conversation, Message } from '../message/schema.ts';
import type { LiveEvent } from './live.ts';
import type { LiveCounts, Notification } from './schema.ts';

/**
 * What a client holds of what the stream tells, and how an event changes it: what comes of it is what a fresh load would
 * give (decision 19). A client reads its lists after `ready`, and applies once more what was told while it read:
 * an event may be newer than what was read.
 */

/** A row of a list. */
interface Row {
  readonly _id: string;
}

/** As much of a list as was read: from its beginning. */
export interface LiveWindow<T extends Row> {
  /** In the order of the list. */
  readonly rows: readonly T[];
  /** There is more behind what was read. */
  readonly more: boolean;
  /** The last row that was read, as it was then: what lies behind it is not held. Without one, with `more`, nothing is. */
  readonly end?: T | undefined;
}

/** What a client holds. */
export interface LiveState {
  /** The latest first; without requests and what is hidden. */
  readonly conversations: LiveWindow<Conversation>;
  /** What strangers wrote, and waits for the reader. */
  readonly requests: LiveWindow<Conversation>;
  /** By conversation, of those that were opened: the newest first. */
  readonly messages: Readonly<Record<string, LiveWindow<Message>>>;
  /** The latest first. */
  readonly notifications: LiveWindow<Notification>;
  /** Everybody who is something to the reader, by their ids. */
  readonly friends: LiveWindow<FriendRelation>;
  /** What was left on the reader's page, the newest first. */
  readonly contacts: LiveWindow<ContactItem>;
  readonly counts: LiveCounts;
}

/** How two rows of a list follow each other: below zero when the first comes first. */
export type LiveOrder<T> = (one: T, other: T) => number;

const backwards = <T>(...keys: ((row: T) => string)[]): LiveOrder<T> => {
  return (one, other) => {
    for (const key of keys) {
      const [a, b] = [key(one), key(other)];
      if (a !== b) return a > b ? -1 : 1;
    }
    return 0;
  };
};

/** The order of each list, the same as its call's. */
export const liveOrders = {
  conversation: backwards<Conversation>(
    ({ activeAt }) => activeAt,
    ({ _id }) => _id,
  ),
  message: (one: Message, other: Message): number => other.seq - one.seq,
  notification: backwards<Notification>(
    ({ updatedAt }) => updatedAt,
    ({ _id }) => _id,
  ),
  friend: (one: FriendRelation, other: FriendRelation): number => -backwards<Row>(({ _id }) => _id)(one, other),
  contact: backwards<ContactItem>(({ _id }) => _id),
} as const;

/** The first rows of a list as they were read. */
export const windowOf = <T extends Row>(rows: readonly T[], more: boolean): LiveWindow<T> =>
  more ? { rows, more, end: rows.at(-1) } : { rows, more };

/** A window with the rows of the next page behind it; a row that is held already is that of the page. */
export const appendPage = <T extends Row>(
  { rows }: LiveWindow<T>,
  page: readonly T[],
  more: boolean,
  order: LiveOrder<T>,
): LiveWindow<T> => {
  const ids = new Set(page.map(({ _id }) => _id));
  const all = [...rows.filter(({ _id }) => !ids.has(_id)), ...page].toSorted(order);
  return more ? { rows: all, more, end: page.at(-1) ?? all.at(-1) } : { rows: all, more };
};

const without = <T extends Row>(window: LiveWindow<T>, id: string): LiveWindow<T> =>
  window.rows.some(({ _id }) => _id === id) ? { ...window, rows: window.rows.filter(({ _id }) => _id !== id) } : window;

const isWithin = <T extends Row>({ more, end }: LiveWindow<T>, row: T, order: LiveOrder<T>): boolean =>
  !more || (end !== undefined && order(row, end) <= 0);

/** The window with a row in its place, instead of what it was before. */
const withRow = <T extends Row>(window: LiveWindow<T>, row: T, order: LiveOrder<T>): LiveWindow<T> => {
  const others = without(window, row._id);
  if (!isWithin(window, row, order)) return others;
  const place = others.rows.findIndex((each) => order(row, each) < 0);
  return { ...others, rows: others.rows.toSpliced(place < 0 ? others.rows.length : place, 0, row) };
};

const nothing = { rows: [], more: true } as const;

/** What a client holds that has not read anything yet: nothing is put into a list before it was read. */
export const emptyLiveState: LiveState = {
  conversations: nothing,
  requests: nothing,
  messages: {},
  notifications: nothing,
  friends: nothing,
  contacts: nothing,
  counts: { messages: 0, messageRequests: 0, notifications: 0, friendRequests: 0, contacts: 0 },
};

const applyMessage = (state: LiveState, row: Message): LiveState => {
  const { groupMessageId: id } = row;
  const opened = state.messages[id];
  if (!opened) return state;
  return { ...state, messages: { ...state.messages, [id]: withRow(opened, row, liveOrders.message) } };
};

/** What was written before the reader came is not theirs to see: who comes back loses what they had. */
const withoutFormer = (messages: LiveState['messages'], { _id, firstSeq }: Conversation): LiveState['messages'] => {
  const opened = messages[_id];
  if (!opened?.rows.some(({ seq }) => seq < firstSeq)) return messages;
  return {
    ...messages,
    [_id]: windowOf(
      opened.rows.filter(({ seq }) => seq >= firstSeq),
      false,
    ),
  };
};

const applyConversation = (state: LiveState, row: Conversation): LiveState => {
  const list = row.status === 'request' ? 'requests' : 'conversations';
  const elsewhere = {
    ...state,
    conversations: without(state.conversations, row._id),
    requests: without(state.requests, row._id),
    messages: withoutFormer(state.messages, row),
  };
  return row.hidden ? elsewhere : { ...elsewhere, [list]: withRow(state[list], row, liveOrders.conversation) };
};

const withoutConversation = (state: LiveState, id: string): LiveState => {
  const { [id]: _, ...messages } = state.messages;
  return {
    ...state,
    conversations: without(state.conversations, id),
    requests: without(state.requests, id),
    messages,
  };
};

const withoutMessage = (state: LiveState, id: string): LiveState => {
  const messages = Object.entries(state.messages).map(([of, window]) => [of, without(window, id)] as const);
  return { ...state, messages: Object.fromEntries(messages) };
};

const applyGone = (state: LiveState, topic: string, id: string): LiveState => {
  switch (topic) {
    case 'conversation':
      return withoutConversation(state, id);
    case 'message':
      return withoutMessage(state, id);
    case 'notification':
      return { ...state, notifications: without(state.notifications, id) };
    case 'friend':
      return { ...state, friends: without(state.friends, id) };
    case 'contact':
      return { ...state, contacts: without(state.contacts, id) };
    default:
      return state;
  }
};

/** What a client holds after an event of the stream. At `ready` and `reload` it has to read its lists anew by itself. */
export const applyLive = (state: LiveState, event: LiveEvent): LiveState => {
  switch (event.type) {
    case 'message':
      return applyMessage(state, event.row);
    case 'conversation':
      return applyConversation(state, event.row);
    case 'notification':
      return { ...state, notifications: withRow(state.notifications, event.row, liveOrders.notification) };
    case 'friend':
      return event.row.status === 'none'
        ? applyGone(state, 'friend', event.row._id)
        : { ...state, friends: withRow(state.friends, event.row, liveOrders.friend) };
    case 'contact':
      return { ...state, contacts: withRow(state.contacts, event.row, liveOrders.contact) };
    case 'gone':
      return applyGone(state, event.row.topic, event.row._id);
    case 'counts':
      return { ...state, counts: event.row };
    default:
      return state;
  }
};
