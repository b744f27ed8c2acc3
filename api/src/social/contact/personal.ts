import { and, eq } from '../../platform/database/orm.ts';
import { deeds, deleted, given, personal, type Personal } from '../../platform/personal/personal.ts';
import { supportMessages } from './support.tables.ts';
import { contacts } from './tables.ts';

/** What is kept of what people leave on pages, and with the platform's staff. */
export const contactPersonal: readonly Personal[] = [
  personal({
    table: contacts,
    by: [contacts.ownerId],
    rows: ({ memberId }) => and(eq(contacts.ownerKind, 'member'), eq(contacts.ownerId, memberId)),
    gives: given('inbox', 'Lời nhắn trên trang của bạn', 'Messages left on your page', [contacts.searched]),
    fate: deleted,
  }),
  personal({
    table: contacts,
    by: [contacts.fromMemberId],
    // Tags and note are the receiver's own.
    gives: given('messages-left', 'Lời nhắn bạn để lại', 'Messages that you left', [
      contacts.searched,
      contacts.tags,
      contacts.note,
      contacts.readAt,
    ]),
    fate: deleted,
  }),
  personal({
    table: supportMessages,
    by: [supportMessages.memberId],
    gives: given('support', 'Trao đổi với bộ phận hỗ trợ', 'Messages to support', [supportMessages.answeredBy]),
    fate: deleted,
  }),
  deeds(supportMessages, supportMessages.answeredBy),
];
