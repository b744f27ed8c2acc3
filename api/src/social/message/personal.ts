import { and, eq, inArray, ne, sql } from '../../platform/database/orm.ts';
import {
  retainedActions,
  exportedAs,
  keptBecause,
  personalData,
  type Personal,
  excludedFromExport,
} from '../../platform/personal/personal.ts';
import { conversationMembers, conversations, messages } from './tables.ts';

/** Personal data in conversations: other members still see that there was a message, but not its content. */
export const messagePersonal: readonly Personal[] = [
  personalData({
    table: conversations,
    by: [],
    rows: ({ memberId }) =>
      sql`${conversations.name} <> '' and coalesce((select ${messages.senderId} from ${messages}
        where ${messages.conversationId} = ${conversations.id} and ${messages.kind} = 'named'
        order by ${messages.seq} desc limit 1), ${conversations.createdBy}) = ${memberId}`,
    gives: excludedFromExport('the name of a conversation is in the messages that gave it'),
    fate: { set: { name: '' } },
  }),
  retainedActions(conversations, conversations.createdBy),
  personalData({
    table: messages,
    by: [messages.senderId],
    rows: ({ memberId }) => and(eq(messages.senderId, memberId), eq(messages.kind, 'text')),
    gives: exportedAs('messages', 'Tin nhắn bạn đã gửi', 'Messages you sent'),
    fate: { set: { detail: '', images: [], withdrawnAt: sql`coalesce(${messages.withdrawnAt}, now())` } },
  }),
  personalData({
    table: messages,
    by: [],
    rows: ({ memberId }) => and(eq(messages.senderId, memberId), ne(messages.kind, 'text')),
    gives: excludedFromExport('who came, left and named a conversation'),
    fate: { set: { detail: '' } },
  }),
  personalData({
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
    gives: exportedAs('messages-received', 'Tin nhắn bạn đã nhận', 'Messages you received'),
    fate: keptBecause('they are who wrote them'),
  }),
  personalData({
    table: conversationMembers,
    by: [conversationMembers.memberId],
    gives: exportedAs('conversations', 'Các cuộc trò chuyện', 'Conversations'),
    fate: keptBecause('others see that they talked with somebody who is gone'),
  }),
];
