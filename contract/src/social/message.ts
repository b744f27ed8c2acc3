import * as z from 'zod';
import { ChosenMoment, data, Done, Id, properName, whole } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import {
  MOST_PARTICIPANTS,
  Conversation,
  ConversationDraft,
  ConversationQuery,
  Message,
  MessageCounts,
  MessageDraft,
  MessageToMany,
} from './message/schema.ts';

const OfConversation = z.object({ groupMessageId: Id });

/** Conversations and their messages (docs/rules/message.md#sending). */
export const message = endpoints({
  send: {
    method: 'POST',
    path: '/messages',
    access: 'member',
    summary:
      'Sends a message to a member or conversation; a repeated `clientId` returns the existing message; the first message to a stranger is a request, and a second one is refused until it is accepted',
    body: MessageDraft,
    result: data(Message),
    errors: ['not-found', 'account-unverified', 'message-refused', 'request-pending'],
  },
  sendMany: {
    method: 'POST',
    path: '/messages/sendMany',
    access: 'member',
    summary: 'Sends a message to each of up to 100 members; returns the sent messages and the refusals',
    body: MessageToMany,
    result: data(z.object({ sent: z.array(Message), refused: z.array(z.object({ receiver: Id, code: z.string() })) })),
    errors: ['account-unverified'],
  },
  create: {
    method: 'POST',
    path: '/messages/conversation',
    access: 'member',
    summary: 'Creates a conversation of many with friends; a repeated `clientId` returns the existing one',
    body: ConversationDraft,
    result: data(Conversation),
    errors: ['account-unverified', 'message-refused'],
  },
  list: {
    method: 'GET',
    path: '/messages',
    access: 'member',
    summary: 'The caller’s conversations, latest first, without hidden ones',
    query: ConversationQuery,
    result: z.object({ data: z.array(Conversation), nextCursor: z.string().nullable() }),
  },
  conversation: {
    method: 'GET',
    path: '/messages/conversation',
    access: 'member',
    summary: 'A conversation with its members; by `receiver` the conversation of two, or null if there is none',
    query: z.object({ groupMessageId: Id.optional(), receiver: Id.optional() }),
    result: data(Conversation.nullable()),
    errors: ['not-found'],
  },
  messages: {
    method: 'GET',
    path: '/messages/findByGroupMessegerId',
    access: 'member',
    summary:
      'Messages of a conversation, newest first; `before` (a `seq`) goes back, `after` goes forward, `time` starts at a moment',
    query: OfConversation.extend({
      /** Returns messages sent before this moment. */
      time: ChosenMoment.optional(),
      before: whole(1, 2_147_483_647).optional(),
      after: whole(0, 2_147_483_647).optional(),
      limit: whole(1, 100).optional(),
    }),
    result: z.object({ data: z.array(Message), more: z.boolean() }),
    errors: ['not-found'],
  },
  read: {
    method: 'PUT',
    path: '/messages/readMess',
    access: 'member',
    summary: 'Marks a conversation as read, with `seq` up to that message',
    query: OfConversation.extend({ seq: whole(0, 2_147_483_647).optional() }),
    result: data(Conversation),
    errors: ['not-found'],
  },
  hide: {
    method: 'PUT',
    path: '/messages/hide',
    access: 'member',
    summary: 'Hides a conversation from the caller’s list until its next message',
    query: OfConversation,
    result: Done,
    errors: ['not-found'],
  },
  accept: {
    method: 'PUT',
    path: '/messages/accept',
    access: 'member',
    summary: 'Accepts a message request; an answer accepts it too',
    query: OfConversation,
    result: data(Conversation),
    errors: ['not-found', 'account-unverified'],
  },
  withdraw: {
    method: 'PUT',
    path: '/messages/delete',
    access: 'member',
    summary: 'Withdraws a message of the caller; its text and pictures are removed for everybody',
    query: z.object({ id: Id }),
    result: data(Message),
    errors: ['not-found', 'forbidden'],
  },
  invite: {
    method: 'PUT',
    path: '/messages/members',
    access: 'member',
    summary: 'Adds friends of the caller to a conversation of many; they see messages from then on',
    query: OfConversation,
    body: z.object({
      members: z
        .array(Id)
        .min(1)
        .max(MOST_PARTICIPANTS - 1),
    }),
    result: data(Conversation),
    errors: ['not-found', 'forbidden', 'account-unverified', 'message-refused', 'conversation-full'],
  },
  rename: {
    method: 'PUT',
    path: '/messages/name',
    access: 'member',
    summary: 'Renames a conversation of many',
    query: OfConversation,
    body: z.object({ name: properName(100) }),
    result: data(Conversation),
    errors: ['not-found', 'forbidden'],
  },
  leave: {
    method: 'PUT',
    path: '/messages/leave',
    access: 'member',
    summary: 'Leaves a conversation of many; earlier messages stay readable',
    query: OfConversation,
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  count: {
    method: 'GET',
    path: '/messages/count',
    access: 'member',
    summary: 'Numbers of conversations with unread messages and of open message requests',
    result: data(MessageCounts),
  },
});
