import type { Space } from '@m4u/contract/insight/home/schema';
import ChartColumn from 'lucide-react/icons/chart-column';
import HandCoins from 'lucide-react/icons/hand-coins';
import QrCode from 'lucide-react/icons/qr-code';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Settings from 'lucide-react/icons/settings';
import Share2 from 'lucide-react/icons/share-2';
import Store from 'lucide-react/icons/store';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import Users from 'lucide-react/icons/users';
import { href } from 'react-router';
import { managePath as campaignsPath } from '../../../commerce/affiliate/affiliatePaths.tsx';
import { managePath as discountsPath } from '../../../commerce/discount/discountPaths.tsx';
import { counterPath, statisticsPath } from '../../../commerce/point/pointPaths.tsx';
import { eventsPath } from '../../../event/checkIn/checkInPaths.tsx';
import { m } from '../../../paraglide/messages.js';
import { withQuery } from '../../../platform/search/filter.ts';
import { customersPath } from '../../../profile/group/customers/customerPaths.tsx';
import { peopleListPath } from '../../../profile/group/people/peoplePaths.tsx';
import type { SpaceWays } from './spaceWays.tsx';

/** Address of the requests that wait for a group. */
export const groupRequestsPath = (groupId: string): string =>
  withQuery(href('/action/requests'), { box: 'groups', groupId });

/** Ways of a brand or group. */
export const groupWays = ({ key: groupId, urlMinify }: Space): SpaceWays => ({
  entries: [
    { to: counterPath({ groupId }), icon: HandCoins, label: m.point_counter() },
    { to: groupRequestsPath(groupId), icon: ReceiptText, label: m.space_requests() },
    { to: customersPath(groupId), icon: Users, label: m.customer_title() },
    { to: discountsPath(groupId), icon: TicketPercent, label: m.discount_title() },
    { to: campaignsPath(groupId), icon: Share2, label: m.affiliate_title() },
    { to: eventsPath({ groupId }), icon: QrCode, label: m.checkin_title() },
    { to: statisticsPath({ groupId }), icon: ChartColumn, label: m.statistics_title() },
    { to: href('/mbg/:id', { id: urlMinify ?? groupId }), icon: Store, label: m.space_page() },
  ],
  manage: [
    { to: peopleListPath(groupId), icon: UserRoundCog, label: m.company_people() },
    { to: href('/action/company/:id', { id: groupId }), icon: Settings, label: m.setting_title() },
  ],
});
