import type { NoticeChannel, NoticeKind } from '@m4u/contract/social/notification.kinds';
import type { Notification } from '@m4u/contract/social/notification.schema';
import type { LucideIcon } from 'lucide-react';
import Contact from 'lucide-react/icons/contact';
import Inbox from 'lucide-react/icons/inbox';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import UserCheck from 'lucide-react/icons/user-check';
import UserPlus from 'lucide-react/icons/user-plus';
import { m } from '../../paraglide/messages.js';
import { smallSource } from '../../profile/member/ProfileHead.tsx';
import { Avatar } from '../../ui/Avatar.tsx';

const icons: Readonly<Record<NoticeKind, LucideIcon>> = {
  'friend-request': UserPlus,
  'friend-accepted': UserCheck,
  contact: Inbox,
  'card-received': Contact,
  message: MessageCircle,
  'message-request': MessageCircleQuestionMark,
};

/** What a kind is called where the reader chooses how to be told of it. */
export const kindWords = (kind: NoticeKind): string =>
  ({
    'friend-request': m.notice_kind_friend_request(),
    'friend-accepted': m.notice_kind_friend_accepted(),
    contact: m.notice_kind_contact(),
    'card-received': m.notice_kind_card_received(),
    message: m.notice_kind_message(),
    'message-request': m.notice_kind_message_request(),
  })[kind];

/** What a way of telling is called. */
export const channelWords = (channel: NoticeChannel): string =>
  ({ app: m.notice_channel_app(), push: m.notice_channel_push(), mail: m.notice_channel_mail() })[channel];

/** Who did it, with a sign of what it is. */
export const NoticePicture = ({ kind, actor }: Pick<Notification, 'kind' | 'actor'>) => {
  const Icon = icons[kind];
  if (!actor || actor.closed)
    return (
      <span
        aria-hidden
        className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink"
      >
        <Icon size={22} />
      </span>
    );
  return (
    <span aria-hidden className="relative block size-12 shrink-0">
      <Avatar name={actor.name} src={actor.portrait && smallSource(actor.portrait, 48)} size={48} />
      <span className="absolute -right-1 -bottom-1 grid size-6 place-items-center rounded-full bg-accent-soft text-accent-ink ring-2 ring-surface">
        <Icon size={14} />
      </span>
    </span>
  );
};
