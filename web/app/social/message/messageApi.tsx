import type { Problem } from '@m4u/contract/http/problem';
import type { FriendRelation } from '@m4u/contract/profile/friend/schema';
import type { Conversation, Message } from '@m4u/contract/social/message/schema';
import { data as thrownData } from 'react-router';
import { fetchApi } from '../../platform/api/fetch-api.ts';

/** Options of a call besides its path. */
interface Call {
  readonly method?: 'GET' | 'PUT' | 'POST';
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** Replaces an answer that is not from the API, for example from a proxy. */
const createUnreadableProblem = (status: number): Problem => ({
  type: 'about:blank',
  title: '',
  status,
  detail: '',
  code: 'internal',
  errors: [],
});

const withQuery = (path: string, query: Call['query'] = {}): string => {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return entries.length > 0
    ? `${path}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`
    : path;
};

/** Calls the API from the browser. Errors: the API's problem, as in loaders. */
const call = async <T,>(path: string, { method = 'GET', query, body }: Call = {}): Promise<T> => {
  const response = await fetchApi(withQuery(path, query), {
    method,
    ...(method !== 'GET' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }),
  });
  const answer: unknown = await response.json().catch(() => null);
  // oxlint-disable-next-line typescript/only-throw-error -- how React Router is told of a status
  if (!response.ok) throw thrownData(answer ?? createUnreadableProblem(response.status), { status: response.status });
  return answer as T;
};

/** A page of conversations. */
export interface ConversationPage {
  readonly data: readonly Conversation[];
  readonly nextCursor: string | null;
}

/** Messages, newest first, and whether there are more in this direction. */
export interface MessagePage {
  readonly data: readonly Message[];
  readonly more: boolean;
}

interface Data<T> {
  readonly data: T;
}

const change = async (path: string, id: string, extra: Call = {}): Promise<Conversation> =>
  (await call<Data<Conversation>>(path, { method: 'PUT', ...extra, query: { groupMessageId: id, ...extra.query } }))
    .data;

/** Conversations of one page of the list, and messages of one page of a conversation. */
export const LISTED_CONVERSATIONS = 30;
export const LISTED_MESSAGES = 40;

/** The reader's conversations; `requests` selects pending ones of strangers. */
export const listConversations = (query: {
  readonly q?: string;
  readonly requests?: boolean;
  readonly cursor?: string;
}): Promise<ConversationPage> =>
  call('/messages', {
    query: { ...query, requests: query.requests ? 'true' : undefined, limit: LISTED_CONVERSATIONS },
  });

/** One conversation with all members. Errors: 404. */
export const readConversation = async (groupMessageId: string): Promise<Conversation> =>
  (await call<Data<Conversation>>('/messages/conversation', { query: { groupMessageId } })).data;

/** Messages of a conversation before or after a `seq`. */
export const readMessages = (
  groupMessageId: string,
  from: { readonly before?: number; readonly after?: number; readonly limit?: number } = {},
): Promise<MessagePage> =>
  call('/messages/findByGroupMessegerId', { query: { groupMessageId, limit: LISTED_MESSAGES, ...from } });

/** Marks messages up to a `seq` as read. */
export const markRead = (id: string, seq: number): Promise<Conversation> =>
  change('/messages/readMess', id, { query: { seq } });

/** Hides a conversation from the list until the next message. */
export const hideConversation = async (id: string): Promise<void> => void (await change('/messages/hide', id));

/** Accepts a request. */
export const acceptRequest = (id: string): Promise<Conversation> => change('/messages/accept', id);

/** Leaves a group conversation. */
export const leaveConversation = async (id: string): Promise<void> => void (await change('/messages/leave', id));

/** Renames a group conversation. */
export const renameConversation = (id: string, name: string): Promise<Conversation> =>
  change('/messages/name', id, { body: { name } });

/** Adds friends to a group conversation. */
export const inviteMembers = (id: string, members: readonly string[]): Promise<Conversation> =>
  change('/messages/members', id, { body: { members } });

/** Withdraws an own message. */
export const withdrawMessage = async (id: string): Promise<Message> =>
  (await call<Data<Message>>('/messages/delete', { method: 'PUT', query: { id } })).data;

/** Creates a group conversation. */
export const createConversation = async (body: {
  readonly clientId: string;
  readonly name: string;
  readonly members: readonly string[];
}): Promise<Conversation> => (await call<Data<Conversation>>('/messages/conversation', { method: 'POST', body })).data;

/** Sent messages, and receivers whose message was refused. */
export interface ManyReport {
  readonly sent: readonly Message[];
  readonly refused: readonly { readonly receiver: string; readonly code: string }[];
}

/** Sends a message to each of several members. */
export const sendToEach = async (body: {
  readonly clientId: string;
  readonly receivers: readonly string[];
  readonly detail: string;
}): Promise<ManyReport> => (await call<Data<ManyReport>>('/messages/sendMany', { method: 'POST', body })).data;

/** The reader's friends, filtered by part of a name. */
export const findFriends = (
  memberId: string,
  query: { readonly name?: string; readonly page?: number },
): Promise<{ readonly data: readonly FriendRelation[]; readonly total: number }> =>
  call(`/friend/getFriendsByStatus/${memberId}`, { query: { status: 'accepted', limit: 50, ...query } });

/** Blocks a member. */
export const blockMember = async (memberId: string): Promise<void> =>
  void (await call(`/friend/block/${memberId}`, { method: 'PUT', body: { blocked: true } }));
