import type { Conversation } from '@m4u/contract/social/message/schema';
import { href } from 'react-router';
import { VerifyNotice } from '../../../identity/auth/VerifyNotice.tsx';
import { m } from '../../../paraglide/messages.js';
import { LinkButton } from '../../../ui/Button.tsx';
import { personName, listOtherMembers } from '../conversationWords.tsx';

/** Reason why the reader cannot write, with a way to change that. */
const readOnlyReason = (conversation: Conversation | null, readerId: string) => {
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
  if (!verified)
    return (
      <div className="surface border-t border-line px-4 pb-[env(safe-area-inset-bottom)]">
        <VerifyNotice reason={m.message_why_unverified()} />
      </div>
    );
  const { reason, to, label } = readOnlyReason(conversation, readerId);
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
