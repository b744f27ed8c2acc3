import type { Conversation } from '@m4u/contract/social/message/schema';
import { NavLink } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { ConversationAvatar, formatPreview, conversationTitle } from './conversationWords.tsx';

export interface ConversationRowProps {
  conversation: Conversation;
  readerId: string;
  /** Address of the conversation. */
  to: string;
}

/** A conversation in the list: members, last message with its time, and number of unread messages. */
export const ConversationRow = ({ conversation, readerId, to }: ConversationRowProps) => {
  const { last, unread, activeAt } = conversation;
  return (
    <NavLink
      to={to}
      className={({ isActive }) =>
        classNames(
          'flex min-h-18 items-center gap-3 px-4 py-3 focus-visible:-outline-offset-2',
          isActive ? 'bg-accent-soft' : 'hover:bg-sunken',
        )
      }
    >
      <ConversationAvatar conversation={conversation} readerId={readerId} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span lang="" className={classNames('min-w-0 truncate', unread > 0 ? 'font-bold' : 'font-semibold')}>
            {conversationTitle(conversation, readerId)}
          </span>
          <span className="shrink-0 text-xs text-muted">
            <RelativeTime time={activeAt} />
          </span>
        </span>
        <span className="flex items-center justify-between gap-3">
          <span
            lang={last ? '' : undefined}
            className={classNames('min-w-0 truncate text-sm', unread > 0 ? 'font-semibold' : 'text-muted')}
          >
            {last ? formatPreview(last, conversation, readerId) : m.message_nothing_yet()}
          </span>
          <Badge count={unread} className="shrink-0" />
        </span>
      </span>
    </NavLink>
  );
};
