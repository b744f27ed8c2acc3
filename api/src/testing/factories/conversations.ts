import assert from 'node:assert/strict';
import type { Conversation, Message } from '@m4u/contract/social/message/schema';
import { assertDone } from '../server/answers.ts';
import type { TestApi, TestMember } from '../server/api.ts';

/** Calls about conversations for tests. */
export const conversationCalls = (api: TestApi) => {
  /** Sends a message and asserts success. */
  const send = async (as: TestMember, body: Record<string, unknown>): Promise<Message> =>
    assertDone<{ data: Message }>(await api.post('/messages', { as, body })).data;

  const list = async (as: TestMember, query = ''): Promise<Conversation[]> =>
    assertDone<{ data: Conversation[] }>(await api.get(`/messages?limit=100${query}`, { as })).data;

  const find = async (as: TestMember, query: string): Promise<Conversation | null> =>
    assertDone<{ data: Conversation | null }>(await api.get(`/messages/conversation?${query}`, { as })).data;

  return {
    send,
    list,
    find,
    /** Sends a text to a member. */
    write: (as: TestMember, to: { memberId: string }, detail = 'Chào bạn') =>
      send(as, { receiver: to.memberId, detail }),
    requests: (as: TestMember) => list(as, '&requests=true'),
    /** Reads one conversation. */
    one: async (as: TestMember, id: string): Promise<Conversation> =>
      (await find(as, `groupMessageId=${id}`)) ?? assert.fail('there is none'),
    /** Lists messages, newest first. */
    messages: async (as: TestMember, id: string, query = '') =>
      assertDone<{ data: Message[]; more: boolean }>(
        await api.get(`/messages/findByGroupMessegerId?groupMessageId=${id}${query}`, { as }),
      ),
    /** Begins a group conversation. */
    begin: async (as: TestMember, members: readonly { memberId: string }[], more: Record<string, unknown> = {}) => {
      const body = { members: members.map(({ memberId }) => memberId), ...more };
      return assertDone<{ data: Conversation }>(await api.post('/messages/conversation', { as, body })).data;
    },
    /** Changes a conversation through a call that takes its id. */
    change: (as: TestMember, call: string, id: string, { query = '', body }: { query?: string; body?: unknown } = {}) =>
      api.put(`/messages/${call}?groupMessageId=${id}${query}`, { as, ...(body !== undefined && { body }) }),
    withdraw: (as: TestMember, id: string) => api.put(`/messages/delete?id=${id}`, { as }),
    counts: async (as: TestMember) =>
      assertDone<{ data: { unread: number; requests: number } }>(await api.get('/messages/count', { as })).data,
  };
};
