import type { Conversation, Message } from '@m4u/contract/social/message/schema';
import type { LiveEvent } from '@m4u/contract/social/notification/live';
import {
  applyLive,
  emptyLiveState,
  appendPage,
  liveOrders,
  type LiveWindow,
  toWindow,
} from '@m4u/contract/social/notification/live.rules';

/** A shown list of conversations, latest activity first. */
export interface ListState {
  readonly window: LiveWindow<Conversation>;
  readonly nextCursor: string | null;
}

/** Selection of a list: accepted conversations or requests, and a search. */
export interface ListQuery {
  readonly requests: boolean;
  readonly q: string;
}

/** A list from its first page. */
export const toListState = (rows: readonly Conversation[], nextCursor: string | null): ListState => ({
  window: toWindow(rows, nextCursor !== null),
  nextCursor,
});

/** Appends the next page to the list. */
export const withPage = (
  { window }: ListState,
  rows: readonly Conversation[],
  nextCursor: string | null,
): ListState => ({
  window: appendPage(window, rows, nextCursor !== null, liveOrders.conversation),
  nextCursor,
});

/** Applies an event to the list; returns the same object when nothing changed. */
export const applyToList = (state: ListState, event: LiveEvent, { requests, q }: ListQuery): ListState => {
  // Only the server can match a search: found conversations are updated, and no others are added.
  if (q !== '' && event.type === 'conversation' && !state.window.rows.some(({ _id }) => _id === event.row._id))
    return state;
  const box = requests ? 'requests' : 'conversations';
  const window = applyLive({ ...emptyLiveState, [box]: state.window }, event)[box];
  return window === state.window ? state : { ...state, window };
};

/** A shown conversation with its messages. */
export interface ChatState {
  readonly conversation: Conversation;
  /** Newest first, without gaps. */
  readonly messages: LiveWindow<Message>;
}

/** Rows of lists have at most twelve members; known members of a larger conversation are kept. */
const withMembers = (current: Conversation, row: Conversation): Conversation => {
  if (row.members.length >= row.memberTotal) return row;
  const membersById = new Map(row.members.map((member) => [member._id, member]));
  const isNew = ({ _id }: { readonly _id: string }) => !current.members.some((member) => member._id === _id);
  return {
    ...row,
    members: [...current.members.map((member) => membersById.get(member._id) ?? member), ...row.members.filter(isNew)],
  };
};

/** Applies an event to the conversation; returns the same object when nothing changed. */
export const applyToChat = (state: ChatState, event: LiveEvent): ChatState => {
  const { _id } = state.conversation;
  const live = applyLive({ ...emptyLiveState, messages: { [_id]: state.messages } }, event);
  // A removed conversation keeps its messages until its screen is closed.
  const messages = live.messages[_id] ?? state.messages;
  if (event.type === 'conversation' && event.row._id === _id)
    return { conversation: withMembers(state.conversation, event.row), messages };
  return messages === state.messages ? state : { ...state, messages };
};

/** Adds older messages to the conversation. */
export const withOlder = (state: ChatState, older: readonly Message[], more: boolean): ChatState => ({
  ...state,
  messages: appendPage(state.messages, older, more, liveOrders.message),
});

/** A reloaded conversation with the older messages that are shown; without them where messages between are missing. */
export const withFormer = (reloaded: ChatState, { messages }: ChatState): ChatState => {
  const oldest = reloaded.messages.rows.at(-1)?.seq ?? 0;
  if (!reloaded.messages.more || !messages.rows.some(({ seq }) => seq === oldest)) return reloaded;
  const older = messages.rows.filter(({ seq }) => seq < oldest);
  return older.length === 0 ? reloaded : withOlder(reloaded, older, messages.more);
};
