import type { LiveCounts } from '@m4u/contract/social/notification/schema';
import ChartLine from 'lucide-react/icons/chart-line';
import Coins from 'lucide-react/icons/coins';
import CreditCard from 'lucide-react/icons/credit-card';
import Inbox from 'lucide-react/icons/inbox';
import Palette from 'lucide-react/icons/palette';
import QrCode from 'lucide-react/icons/qr-code';
import UserRound from 'lucide-react/icons/user-round';
import Users from 'lucide-react/icons/users';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import type { SpaceWays } from './spaceWays.tsx';

/** Reader of these ways, and counts of what waits there. */
export interface PersonalNames {
  readonly memberId: string;
  readonly urlMinify: string | null;
  readonly counts: LiveCounts | null;
}

/** Ways of the personal space. */
export const personalWays = ({ memberId, urlMinify, counts }: PersonalNames): SpaceWays => ({
  entries: [
    { to: href('/me/:id', { id: urlMinify ?? memberId }), icon: UserRound, label: m.nav_my_page() },
    { to: href('/action/qrcode'), icon: QrCode, label: m.qr_title() },
    { to: href('/action/setting/display'), icon: Palette, label: m.theme_title() },
    { to: href('/action/cards'), icon: CreditCard, label: m.card_title() },
    {
      to: href('/friends/:id', { id: memberId }),
      icon: Users,
      label: m.more_friends(),
      count: counts?.friendRequests ?? 0,
    },
    { to: href('/contacts/:id', { id: memberId }), icon: Inbox, label: m.space_inbox(), count: counts?.contacts ?? 0 },
    { to: href('/action/viewPoint'), icon: Coins, label: m.point_view() },
    { to: href('/dashboard/member/:id', { id: memberId }), icon: ChartLine, label: m.dashboard_title() },
  ],
  manage: [],
});
