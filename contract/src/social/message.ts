import * as z from 'zod';
import { ChosenMoment, data, Done, Id, properName, whole } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import {
  CONVERSATION_SIZE,
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
      'Sends a message to a member or to a conversation; the same `clientId` again answers the message that is there; ' +
      'a stranger takes one message as a request, and no more until it is accepted',
    body: MessageDraft,
    result: data(Message),
    errors: ['not-found', 'account-unverified', 'message-refused', 'request-pending'],
  },
  sendMany: {
    method: 'POST',
    path: '/messages/sendMany',
    access: 'member',
    summary: 'Sends a message to each of up to a hundred members; answers who got it and who could not be written to',
    body: MessageToMany,
    result: data(z.object({ sent: z.array(Message), refused: z.array(z.object({ receiver: Id, code: z.string() })) })),
    errors: ['account-unverified'],
  },
  create: {
    method: 'POST',
    path: '/messages/conversation',
    access: 'member',
    summary: 'Begins a conversation of many with friends; the same `clientId` again answers the one that is there',
    body: ConversationDraft,
    result: data(Conversation),
    errors: ['account-unverified', 'message-refused'],
  },
  list: {
    method: 'GET',
    path: '/messages',
    access: 'member',
    summary: 'The reader’s conversations, the latest first; those that are hidden are left out',
    query: ConversationQuery,
    result: z.object({ data: z.array(Conversation), nextCursor: z.string().nullable() }),
  },
  conversation: {
    method: 'GET',
    path: '/messages/conversation',
    access: 'member',
    summary: 'One conversation with everybody in it; of a `receiver` the one of two, null when there is none yet',
    query: z.object({ groupMessageId: Id.optional(), receiver: Id.optional() }),
    result: data(Conversation.nullable()),
    errors: ['not-found'],
  },
  messages: {
    method: 'GET',
    path: '/messages/findByGroupMessegerId',
    access: 'member',
    summary:
      'Messages of a conversation, the newest first; `before` (a place) goes back, `after` goes on, `time` begins at a moment',
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
    summary: 'Marks what is there as read; with `seq` no further than that message',
    query: OfConversation.extend({ seq: whole(0, 2_147_483_647).optional() }),
    result: data(Conversation),
    errors: ['not-found'],
  },
  hide: {
    method: 'PUT',
    path: '/messages/hide',
    access: 'member',
    summary: 'Takes a conversation out of the reader’s list until the next message',
    query: OfConversation,
    result: Done,
    errors: ['not-found'],
  },
  accept: {
    method: 'PUT',
    path: '/messages/accept',
    access: 'member',
    summary: 'Accepts what a stranger wrote; an answer does so too',
    query: OfConversation,
    result: data(Conversation),
    errors: ['not-found', 'account-unverified'],
  },
  withdraw: {
    method: 'PUT',
    path: '/messages/delete',
    access: 'member',
    summary: 'Withdraws a message of the caller’s own: its words and pictures are gone for everybody',
    query: z.object({ id: Id }),
    result: data(Message),
    errors: ['not-found', 'forbidden'],
  },
  invite: {
    method: 'PUT',
    path: '/messages/members',
    access: 'member',
    summary: 'Adds friends of the caller to a conversation of many; they see what is written from then on',
    query: OfConversation,
    body: z.object({
      members: z
        .array(Id)
        .min(1)
        .max(CONVERSATION_SIZE - 1),
    }),
    result: data(Conversation),
    errors: ['not-found', 'forbidden', 'account-unverified', 'message-refused', 'conversation-full'],
  },
  rename: {
    method: 'PUT',
    path: '/messages/name',
    access: 'member',
    summary: 'Names a conversation of many',
    query: OfConversation,
    body: z.object({ name: properName(100) }),
    result: data(Conversation),
    errors: ['not-found', 'forbidden'],
  },
  leave: {
    method: 'PUT',
    path: '/messages/leave',
    access: 'member',
    summary: 'Leaves a conversation of many; what was written until then stays to be read',
    query: OfConversation,
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  count: {
    method: 'GET',
    path: '/messages/count',
    access: 'member',
    summary: 'How many conversations have something unread, and how many requests wait',
    result: data(MessageCounts),
  },
});
