import { and, eq } from '../../platform/database/orm.ts';
import { retainedActions, deleted, exportedAs, personalData, type Personal } from '../../platform/personal/personal.ts';
import { supportMessages } from './support.tables.ts';
import { contacts } from './tables.ts';

/** Personal data in messages left on pages and in messages to support. */
export const contactPersonal: readonly Personal[] = [
  personalData({
    table: contacts,
    by: [contacts.ownerId],
    rows: ({ memberId }) => and(eq(contacts.ownerKind, 'member'), eq(contacts.ownerId, memberId)),
    gives: exportedAs('inbox', 'Lời nhắn trên trang của bạn', 'Messages left on your page', [contacts.searched]),
    fate: deleted,
  }),
  personalData({
    table: contacts,
    by: [contacts.fromMemberId],
    // Tags and notes belong to the receiver, so the author's export leaves them out.
    gives: exportedAs('messages-left', 'Lời nhắn bạn để lại', 'Messages you left', [
      contacts.searched,
      contacts.tags,
      contacts.note,
      contacts.readAt,
    ]),
    fate: deleted,
  }),
  personalData({
    table: supportMessages,
    by: [supportMessages.memberId],
    gives: exportedAs('support', 'Yêu cầu hỗ trợ', 'Support requests', [supportMessages.answeredBy]),
    fate: deleted,
  }),
  retainedActions(supportMessages, supportMessages.answeredBy),
];
