import type { LiveEvent } from '@m4u/contract/social/notification.live';
import type { Conversation, Message } from '@m4u/contract/social/message.schema';

/** A list of conversations as it is shown. */
export interface ListState {
  readonly rows: readonly Conversation[];
  readonly nextCursor: string | null;
}

/** Which conversations a list has: those of a box, and those that a search found. */
export interface ListQuery {
  readonly requests: boolean;
  readonly q: string;
}

const byActivity = (a: Conversation, b: Conversation): number =>
  a.activeAt === b.activeAt ? (a._id < b._id ? 1 : -1) : a.activeAt < b.activeAt ? 1 : -1;

const belongs = ({ status, hidden }: Conversation, { requests }: ListQuery): boolean =>
  !hidden && (status === 'request') === requests;

const withRow = (state: ListState, row: Conversation, query: ListQuery): ListState => {
  const rows = state.rows.filter(({ _id }) => _id !== row._id);
  const wasThere = rows.length < state.rows.length;
  // Only the server knows what else a search finds; what is below the last row comes with the next page.
  const end = state.nextCursor === null ? undefined : state.rows.at(-1);
  const isBeyond = end !== undefined && byActivity(row, end) > 0;
  if (!belongs(row, query) || (!wasThere && (query.q !== '' || isBeyond))) return wasThere ? { ...state, rows } : state;
  return { ...state, rows: [...rows, row].toSorted(byActivity) };
};

/** The list after an event; the same one where nothing changed. */
export const applyToList = (state: ListState, event: LiveEvent, query: ListQuery): ListState => {
  if (event.type === 'conversation') return withRow(state, event.row, query);
  if (event.type === 'gone' && event.row.topic === 'conversation')
    return { ...state, rows: state.rows.filter(({ _id }) => _id !== event.row._id) };
  return state;
};

/** The list with its next page. */
export const withPage = (state: ListState, page: ListState): ListState => {
  const known = new Set(state.rows.map(({ _id }) => _id));
  return { rows: [...state.rows, ...page.rows.filter(({ _id }) => !known.has(_id))], nextCursor: page.nextCursor };
};

/** A conversation as it is shown. */
export interface ChatState {
  readonly conversation: Conversation;
  /** The oldest first, without a gap. */
  readonly messages: readonly Message[];
  /** Whether there are older ones. */
  readonly more: boolean;
}

/** Messages put among those that are there, each once and in its place. */
export const mergeMessages = (there: readonly Message[], added: readonly Message[]): readonly Message[] => {
  if (added.length === 0) return there;
  const bySeq = new Map([...there, ...added].map((message) => [message.seq, message]));
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
};

const withMessage = (state: ChatState, message: Message): ChatState => {
  const first = state.messages[0];
  // Older than what is shown: it comes when that is scrolled to.
  if (first && state.more && message.seq < first.seq) return state;
  return { ...state, messages: mergeMessages(state.messages, [message]) };
};

/** Rows of lists have twelve members at most: those that are known of a larger conversation stay. */
const withConversation = (state: ChatState, row: Conversation): ChatState => {
  if (row.members.length >= row.memberTotal) return { ...state, conversation: row };
  const told = new Map(row.members.map((member) => [member._id, member]));
  const members = [
    ...state.conversation.members.map((member) => told.get(member._id) ?? member),
    ...row.members.filter(({ _id }) => !state.conversation.members.some((member) => member._id === _id)),
  ];
  return { ...state, conversation: { ...row, members } };
};

/** The conversation after an event; the same one where nothing changed. */
export const applyToChat = (state: ChatState, event: LiveEvent): ChatState => {
  const { _id } = state.conversation;
  if (event.type === 'message') return event.row.groupMessageId === _id ? withMessage(state, event.row) : state;
  if (event.type === 'conversation') return event.row._id === _id ? withConversation(state, event.row) : state;
  if (event.type !== 'gone' || event.row.topic !== 'message') return state;
  const messages = state.messages.filter((message) => message._id !== event.row._id);
  return messages.length === state.messages.length ? state : { ...state, messages };
};
