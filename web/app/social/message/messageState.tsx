import type { Conversation, Message } from '@m4u/contract/social/message/schema';
import type { LiveEvent } from '@m4u/contract/social/notification/live';
import {
  applyLive,
  emptyLiveState,
  appendPage,
  liveOrders,
  type LiveWindow,
  windowOf,
} from '@m4u/contract/social/notification/live.rules';

/** A list of conversations as it is shown, the latest first. */
export interface ListState {
  readonly window: LiveWindow<Conversation>;
  readonly nextCursor: string | null;
}

/** Which conversations a list has: those of a box, and those that a search found. */
export interface ListQuery {
  readonly requests: boolean;
  readonly q: string;
}

/** A list as it was read, from its beginning. */
export const listOf = (rows: readonly Conversation[], nextCursor: string | null): ListState => ({
  window: windowOf(rows, nextCursor !== null),
  nextCursor,
});

/** The list with its next page. */
export const withPage = (
  { window }: ListState,
  rows: readonly Conversation[],
  nextCursor: string | null,
): ListState => ({
  window: appendPage(window, rows, nextCursor !== null, liveOrders.conversation),
  nextCursor,
});

/** The list after an event; the same one where nothing changed. */
export const applyToList = (state: ListState, event: LiveEvent, { requests, q }: ListQuery): ListState => {
  // Only the server knows what else a search finds: what it found is kept true, and nothing comes to it.
  if (q !== '' && event.type === 'conversation' && !state.window.rows.some(({ _id }) => _id === event.row._id))
    return state;
  const box = requests ? 'requests' : 'conversations';
  const window = applyLive({ ...emptyLiveState, [box]: state.window }, event)[box];
  return window === state.window ? state : { ...state, window };
};

/** A conversation as it is shown. */
export interface ChatState {
  readonly conversation: Conversation;
  /** The newest first, without a gap. */
  readonly messages: LiveWindow<Message>;
}

/** Rows of lists have twelve members at most: those that are known of a larger conversation stay. */
const withMembers = (known: Conversation, row: Conversation): Conversation => {
  if (row.members.length >= row.memberTotal) return row;
  const told = new Map(row.members.map((member) => [member._id, member]));
  const isNew = ({ _id }: { readonly _id: string }) => !known.members.some((member) => member._id === _id);
  return {
    ...row,
    members: [...known.members.map((member) => told.get(member._id) ?? member), ...row.members.filter(isNew)],
  };
};

/** The conversation after an event; the same one where nothing changed. */
export const applyToChat = (state: ChatState, event: LiveEvent): ChatState => {
  const { _id } = state.conversation;
  const live = applyLive({ ...emptyLiveState, messages: { [_id]: state.messages } }, event);
  // A conversation that is gone stays as it was read until its screen is left.
  const messages = live.messages[_id] ?? state.messages;
  if (event.type === 'conversation' && event.row._id === _id)
    return { conversation: withMembers(state.conversation, event.row), messages };
  return messages === state.messages ? state : { ...state, messages };
};

/** The conversation with older messages. */
export const withOlder = (state: ChatState, older: readonly Message[], more: boolean): ChatState => ({
  ...state,
  messages: appendPage(state.messages, older, more, liveOrders.message),
});
