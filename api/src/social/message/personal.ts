import { and, eq, inArray, ne, sql } from '../../platform/database/orm.ts';
import { deeds, given, kept, personal, type Personal, withheld } from '../../platform/personal/personal.ts';
import { conversationMembers, conversations, messages } from './tables.ts';

/** What is kept of conversations: others go on seeing that there was a message, and not what it said. */
export const messagePersonal: readonly Personal[] = [
  personal({
    table: conversations,
    by: [],
    rows: ({ memberId }) =>
      sql`${conversations.name} <> '' and coalesce((select ${messages.senderId} from ${messages}
        where ${messages.conversationId} = ${conversations.id} and ${messages.kind} = 'named'
        order by ${messages.seq} desc limit 1), ${conversations.createdBy}) = ${memberId}`,
    gives: withheld('the name of a conversation is in the messages that gave it'),
    fate: { set: { name: '' } },
  }),
  deeds(conversations, conversations.createdBy),
  personal({
    table: messages,
    by: [messages.senderId],
    rows: ({ memberId }) => and(eq(messages.senderId, memberId), eq(messages.kind, 'text')),
    gives: given('messages', 'Tin nhắn bạn đã gửi', 'Messages that you sent'),
    fate: { set: { detail: '', images: [], withdrawnAt: sql`coalesce(${messages.withdrawnAt}, now())` } },
  }),
  personal({
    table: messages,
    by: [],
    rows: ({ memberId }) => and(eq(messages.senderId, memberId), ne(messages.kind, 'text')),
    gives: withheld('who came, left and named a conversation'),
    fate: { set: { detail: '' } },
  }),
  personal({
    table: messages,
    by: [],
    rows: ({ memberId }) =>
      and(
        ne(messages.senderId, memberId),
        eq(messages.kind, 'text'),
        inArray(
          messages.conversationId,
          sql`(select ${conversationMembers.conversationId} from ${conversationMembers}
            where ${conversationMembers.memberId} = ${memberId} and ${messages.seq} > ${conversationMembers.joinedSeq}
              and coalesce(${messages.seq} <= ${conversationMembers.leftSeq}, true))`,
        ),
      ),
    gives: given('messages-received', 'Tin nhắn bạn đã nhận', 'Messages that you received'),
    fate: kept('they are who wrote them'),
  }),
  personal({
    table: conversationMembers,
    by: [conversationMembers.memberId],
    gives: given('conversations', 'Các cuộc trò chuyện', 'Conversations'),
    fate: kept('others see that they talked with somebody who is gone'),
  }),
];
