import type { NoticeChannel, NoticeKind } from '@m4u/contract/social/notification/kinds';
import type { Notification } from '@m4u/contract/social/notification/schema';
import type { LucideIcon } from 'lucide-react';
import Banknote from 'lucide-react/icons/banknote';
import Building2 from 'lucide-react/icons/building-2';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Coins from 'lucide-react/icons/coins';
import Contact from 'lucide-react/icons/contact';
import HandCoins from 'lucide-react/icons/hand-coins';
import FileArchive from 'lucide-react/icons/file-archive';
import FileCheck from 'lucide-react/icons/file-check';
import FileQuestionMark from 'lucide-react/icons/file-question-mark';
import Heart from 'lucide-react/icons/heart';
import Hourglass from 'lucide-react/icons/hourglass';
import IdCard from 'lucide-react/icons/id-card';
import Inbox from 'lucide-react/icons/inbox';
import Mail from 'lucide-react/icons/mail';
import MailCheck from 'lucide-react/icons/mail-check';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Ticket from 'lucide-react/icons/ticket';
import UserCheck from 'lucide-react/icons/user-check';
import UserPlus from 'lucide-react/icons/user-plus';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import UsersRound from 'lucide-react/icons/users-round';
import Webhook from 'lucide-react/icons/webhook';
import { m } from '../../paraglide/messages.js';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../ui/Avatar.tsx';

const noticeKindIcons: Readonly<Record<NoticeKind, LucideIcon>> = {
  'friend-request': UserPlus,
  'friend-accepted': UserCheck,
  contact: Inbox,
  'card-received': Contact,
  'card-changed': IdCard,
  message: MessageCircle,
  'message-request': MessageCircleQuestionMark,
  'group-invitation': Mail,
  'group-invitation-answered': MailCheck,
  'group-request': UsersRound,
  'group-accepted': UsersRound,
  'group-piece': FileCheck,
  'group-staff': UserRoundCog,
  registration: ClipboardList,
  'order-request': ShoppingBag,
  points: Coins,
  affiliate: HandCoins,
  wedding: Heart,
  'association-report': ChartNoAxesColumn,
  privacy: FileArchive,
  'data-request': FileQuestionMark,
  webhook: Webhook,
  payment: Banknote,
  ticket: Ticket,
  due: IdCard,
  'points-expiring': Hourglass,
  'agency-offer': Building2,
};

/** Names of the kinds in the settings. */
export const noticeKindWords: Readonly<Record<NoticeKind, () => string>> = {
  'friend-request': m.notice_kind_friend_request,
  'friend-accepted': m.notice_kind_friend_accepted,
  contact: m.notice_kind_contact,
  'card-received': m.notice_kind_card_received,
  'card-changed': m.notice_kind_card_changed,
  message: m.notice_kind_message,
  'message-request': m.notice_kind_message_request,
  'group-invitation': m.notice_kind_group_invitation,
  'group-invitation-answered': m.notice_kind_group_invitation_answered,
  'group-request': m.notice_kind_group_request,
  'group-accepted': m.notice_kind_group_accepted,
  'group-piece': m.notice_kind_group_piece,
  'group-staff': m.notice_kind_group_staff,
  registration: m.notice_kind_registration,
  'order-request': m.notice_kind_order_request,
  points: m.notice_kind_points,
  affiliate: m.notice_kind_affiliate,
  wedding: m.notice_kind_wedding,
  'association-report': m.notice_kind_association_report,
  privacy: m.notice_kind_privacy,
  'data-request': m.notice_kind_data_request,
  webhook: m.notice_kind_webhook,
  payment: m.notice_kind_payment,
  ticket: m.notice_kind_ticket,
  due: m.notice_kind_due,
  'points-expiring': m.notice_kind_points_expiring,
  'agency-offer': m.notice_kind_agency_offer,
};

/** Names of the channels. */
export const noticeChannelWords: Readonly<Record<NoticeChannel, () => string>> = {
  app: m.notice_channel_app,
  push: m.notice_channel_push,
  mail: m.notice_channel_mail,
  phone: m.notice_channel_phone,
};

/** Picture of the actor with an icon of the kind. */
export const NoticePicture = ({ kind, actor }: Pick<Notification, 'kind' | 'actor'>) => {
  const Icon = noticeKindIcons[kind];
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
