import type { Conversation } from '@m4u/contract/social/message/schema';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/Button.tsx';
import { personName, listOtherMembers } from '../conversationWords.tsx';

/** Reason why the reader cannot write, with a way to change that. */
const readOnlyReason = (conversation: Conversation | null, readerId: string, verified: boolean) => {
  if (!verified) return { reason: m.message_why_unverified(), to: href('/verify-account'), label: m.message_verify() };
  if (!conversation) return { reason: m.message_why_closed() };
  if (conversation.status === 'left') return { reason: m.message_why_left() };
  const [other] = listOtherMembers(conversation, readerId);
  if (!other || other.closed) return { reason: m.message_why_closed() };
  if (other.status === 'request') return { reason: m.message_why_pending({ name: personName(other) }) };
  return {
    reason: m.message_why_blocked({ name: personName(other) }),
    to: href('/me/:id', { id: other.urlMinify ?? other._id }),
    label: m.message_see_page(),
  };
};

export interface ReadOnlyNoticeProps {
  conversation: Conversation | null;
  readerId: string;
  verified: boolean;
}

/** Replaces the composer when the reader cannot write. */
export const ReadOnlyNotice = ({ conversation, readerId, verified }: ReadOnlyNoticeProps) => {
  const { reason, to, label } = readOnlyReason(conversation, readerId, verified);
  return (
    <div className="surface flex flex-wrap items-center justify-center gap-3 border-t border-line p-4 pb-[calc(1rem+env(safe-area-inset-bottom))] text-center">
      <p className="text-muted">{reason}</p>
      {to !== undefined && (
        <LinkButton to={to} variant="secondary">
          {label}
        </LinkButton>
      )}
    </div>
  );
};
