import type { FriendRelation } from '../../profile/friend/schema.ts';
import type { ContactItem } from '../contact.ts';
import type { Conversation, Message } from '../message/schema.ts';
import type { LiveEvent } from './live.ts';
import type { LiveCounts, Notification } from './schema.ts';

/**
 * Client state of the live stream, and how each event changes it: the result equals a fresh load (decision 19). A
 * client loads its lists after `ready`, then applies again the events that arrived while it loaded, since an event may
 * be newer than the loaded rows.
 */

/** A row of a list. */
interface Row {
  readonly _id: string;
}

/** The loaded beginning of a list. */
export interface LiveWindow<T extends Row> {
  /** Rows in the order of the list. */
  readonly rows: readonly T[];
  /** The list has further rows that are not loaded. */
  readonly more: boolean;
  /**
   * The last loaded row, as it was at that time; rows behind it are not held. Undefined with `more`: no row is held.
   */
  readonly end?: T | undefined;
}

/** Lists and counts that a client holds. */
export interface LiveState {
  /** Newest activity first; without requests and hidden conversations. */
  readonly conversations: LiveWindow<Conversation>;
  /** Conversations with strangers that wait for the reader's answer. */
  readonly requests: LiveWindow<Conversation>;
  /** Messages of the opened conversations, by conversation id, newest first. */
  readonly messages: Readonly<Record<string, LiveWindow<Message>>>;
  /** Newest first. */
  readonly notifications: LiveWindow<Notification>;
  /** Members with a relation to the reader, ordered by id. */
  readonly friends: LiveWindow<FriendRelation>;
  /** Messages left on the reader's page, newest first. */
  readonly contacts: LiveWindow<ContactItem>;
  readonly counts: LiveCounts;
}

/** Compares two rows of a list; negative when the first one comes first. */
export type LiveOrder<T> = (one: T, other: T) => number;

const descendingBy = <T>(...keys: ((row: T) => string)[]): LiveOrder<T> => {
  return (one, other) => {
    for (const key of keys) {
      const [a, b] = [key(one), key(other)];
      if (a !== b) return a > b ? -1 : 1;
    }
    return 0;
  };
};

/** Order of each list, the same as in its API call. */
export const liveOrders = {
  conversation: descendingBy<Conversation>(
    ({ activeAt }) => activeAt,
    ({ _id }) => _id,
  ),
  message: (one: Message, other: Message): number => other.seq - one.seq,
  notification: descendingBy<Notification>(
    ({ updatedAt }) => updatedAt,
    ({ _id }) => _id,
  ),
  friend: (one: FriendRelation, other: FriendRelation): number => -descendingBy<Row>(({ _id }) => _id)(one, other),
  contact: descendingBy<ContactItem>(({ _id }) => _id),
} as const;

/** A window of the first rows of a list. */
export const toWindow = <T extends Row>(rows: readonly T[], more: boolean): LiveWindow<T> =>
  more ? { rows, more, end: rows.at(-1) } : { rows, more };

/** Appends the next page to a window; a row that is in both is taken from the page. */
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

const withoutRow = <T extends Row>(window: LiveWindow<T>, id: string): LiveWindow<T> =>
  window.rows.some(({ _id }) => _id === id) ? { ...window, rows: window.rows.filter(({ _id }) => _id !== id) } : window;

const isWithin = <T extends Row>({ more, end }: LiveWindow<T>, row: T, order: LiveOrder<T>): boolean =>
  !more || (end !== undefined && order(row, end) <= 0);

/** Inserts or replaces a row at its place in the window; drops it when its place is behind the loaded rows. */
const withRow = <T extends Row>(window: LiveWindow<T>, row: T, order: LiveOrder<T>): LiveWindow<T> => {
  const others = withoutRow(window, row._id);
  if (!isWithin(window, row, order)) return others;
  const index = others.rows.findIndex((each) => order(row, each) < 0);
  return { ...others, rows: others.rows.toSpliced(index < 0 ? others.rows.length : index, 0, row) };
};

const EMPTY_WINDOW = { rows: [], more: true } as const;

/** State before anything is loaded. No row is added to a list before the list is loaded. */
export const emptyLiveState: LiveState = {
  conversations: EMPTY_WINDOW,
  requests: EMPTY_WINDOW,
  messages: {},
  notifications: EMPTY_WINDOW,
  friends: EMPTY_WINDOW,
  contacts: EMPTY_WINDOW,
  counts: { messages: 0, messageRequests: 0, notifications: 0, friendRequests: 0, contacts: 0 },
};

const applyMessage = (state: LiveState, row: Message): LiveState => {
  const { groupMessageId: id } = row;
  const openConversation = state.messages[id];
  if (!openConversation) return state;
  return { ...state, messages: { ...state.messages, [id]: withRow(openConversation, row, liveOrders.message) } };
};

/**
 * Drops messages from before the reader joined: a member who returns to a conversation no longer sees their earlier
 * ones.
 */
const dropFormerMessages = (
  messages: LiveState['messages'],
  { _id, firstSeq }: Conversation,
): LiveState['messages'] => {
  const openConversation = messages[_id];
  if (!openConversation?.rows.some(({ seq }) => seq < firstSeq)) return messages;
  return {
    ...messages,
    [_id]: toWindow(
      openConversation.rows.filter(({ seq }) => seq >= firstSeq),
      false,
    ),
  };
};

const applyConversation = (state: LiveState, row: Conversation): LiveState => {
  const listName = row.status === 'request' ? 'requests' : 'conversations';
  const elsewhere = {
    ...state,
    conversations: withoutRow(state.conversations, row._id),
    requests: withoutRow(state.requests, row._id),
    messages: dropFormerMessages(state.messages, row),
  };
  return row.hidden ? elsewhere : { ...elsewhere, [listName]: withRow(state[listName], row, liveOrders.conversation) };
};

const withoutConversation = (state: LiveState, id: string): LiveState => {
  const { [id]: _, ...messages } = state.messages;
  return {
    ...state,
    conversations: withoutRow(state.conversations, id),
    requests: withoutRow(state.requests, id),
    messages,
  };
};

const withoutMessage = (state: LiveState, id: string): LiveState => {
  const messages = Object.entries(state.messages).map(([of, window]) => [of, withoutRow(window, id)] as const);
  return { ...state, messages: Object.fromEntries(messages) };
};

const removeGone = (state: LiveState, topic: string, id: string): LiveState => {
  switch (topic) {
    case 'conversation':
      return withoutConversation(state, id);
    case 'message':
      return withoutMessage(state, id);
    case 'notification':
      return { ...state, notifications: withoutRow(state.notifications, id) };
    case 'friend':
      return { ...state, friends: withoutRow(state.friends, id) };
    case 'contact':
      return { ...state, contacts: withoutRow(state.contacts, id) };
    default:
      return state;
  }
};

/** Applies an event of the stream to the state. On `ready` and `reload` the caller must load its lists again. */
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
        ? removeGone(state, 'friend', event.row._id)
        : { ...state, friends: withRow(state.friends, event.row, liveOrders.friend) };
    case 'contact':
      return { ...state, contacts: withRow(state.contacts, event.row, liveOrders.contact) };
    case 'gone':
      return removeGone(state, event.row.topic, event.row._id);
    case 'counts':
      return { ...state, counts: event.row };
    default:
      return state;
  }
};
