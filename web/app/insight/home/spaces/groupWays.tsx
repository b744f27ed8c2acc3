import { type GroupRole, roleCan } from '@m4u/contract/profile/group/roles.rules';
import type { Space } from '@m4u/contract/insight/home/schema';
import ChartColumn from 'lucide-react/icons/chart-column';
import HandCoins from 'lucide-react/icons/hand-coins';
import Package from 'lucide-react/icons/package';
import PenLine from 'lucide-react/icons/pen-line';
import QrCode from 'lucide-react/icons/qr-code';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Settings from 'lucide-react/icons/settings';
import Share2 from 'lucide-react/icons/share-2';
import Store from 'lucide-react/icons/store';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import UserPlus from 'lucide-react/icons/user-plus';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import Users from 'lucide-react/icons/users';
import { href } from 'react-router';
import { managePath as campaignsPath } from '../../../commerce/affiliate/affiliatePaths.tsx';
import { managePath as discountsPath } from '../../../commerce/discount/discountPaths.tsx';
import { postPaths, productPaths, withOwner } from '../../../content/item/paths.tsx';
import { counterPath, historyPath, statisticsPath } from '../../../commerce/point/pointPaths.tsx';
import { reportsPath } from '../../../event/associationReport/reportPaths.tsx';
import { eventsPath } from '../../../event/checkIn/checkInPaths.tsx';
import { m } from '../../../paraglide/messages.js';
import { withQuery } from '../../../platform/search/filter.ts';
import { customersPath } from '../../../profile/group/customers/customerPaths.tsx';
import { peopleListPath } from '../../../profile/group/people/peoplePaths.tsx';
import type { Way } from '../../../ui/LinkList.tsx';
import type { SpaceWays } from './spaceWays.tsx';

/** Address of the requests that wait for a group. */
export const groupRequestsPath = (groupId: string): string =>
  withQuery(href('/action/requests'), { box: 'groups', groupId });

/** Selling, which brands begin with. */
const salesWays = (groupId: string): Way[] => [
  {
    to: counterPath({ groupId }),
    icon: HandCoins,
    label: m.point_counter(),
    screens: [href('/action/history'), href('/action/pointSettings'), '/action/historyEditHistory'],
  },
  { to: groupRequestsPath(groupId), icon: ReceiptText, label: m.space_requests() },
  {
    to: withOwner(productPaths.arrange(), { kind: 'group', id: groupId }),
    icon: Package,
    label: m.company_products(),
  },
  { to: customersPath(groupId), icon: Users, label: m.customer_title() },
  { to: discountsPath(groupId), icon: TicketPercent, label: m.discount_title() },
  { to: campaignsPath(groupId), icon: Share2, label: m.affiliate_title() },
];

const statisticsWay = (groupId: string): Way => ({
  to: statisticsPath({ groupId }),
  icon: ChartColumn,
  label: m.statistics_title(),
  screens: [reportsPath(), `/dashboard/business/${groupId}`],
});

const peopleWay = (groupId: string): Way => ({
  to: peopleListPath(groupId),
  icon: UserRoundCog,
  label: m.company_people(),
});

const pageWay = ({ key, urlMinify }: Space): Way => ({
  to: href('/mbg/:id', { id: urlMinify ?? key }),
  icon: Store,
  label: m.space_page(),
});

const settingsWay = (id: string): Way => ({
  to: href('/action/company/:id', { id }),
  icon: Settings,
  label: m.setting_title(),
});

/** Ways of a brand, which sells. */
const brandWays = (space: Space): SpaceWays => ({
  entries: [
    ...salesWays(space.key),
    { to: eventsPath({ groupId: space.key }), icon: QrCode, label: m.checkin_title() },
    statisticsWay(space.key),
    pageWay(space),
  ],
  manage: [peopleWay(space.key), settingsWay(space.key)],
});

/** Ways of a group: its people, what they read and where they meet; few groups sell. */
const clubWays = (space: Space): SpaceWays => {
  const { key: groupId } = space;
  return {
    entries: [
      peopleWay(groupId),
      { to: peopleListPath(groupId, 'invitations'), icon: UserPlus, label: m.space_invite() },
      {
        to: withOwner(postPaths.edit('new'), { kind: 'group', id: groupId }),
        icon: PenLine,
        label: m.space_write(),
      },
      { to: eventsPath({ groupId }), icon: QrCode, label: m.space_events() },
      pageWay(space),
      statisticsWay(groupId),
    ],
    rare: salesWays(groupId),
    manage: [settingsWay(groupId)],
  };
};

/** Ways of people with a role, who see what they may use (docs/rules/roles.md). */
const staffWays = (space: Space, role: GroupRole): SpaceWays => {
  const { key: groupId } = space;
  const owner = { kind: 'group', id: groupId } as const;
  return {
    entries: [
      ...(roleCan(role, 'counter')
        ? [
            { to: counterPath({ groupId }), icon: HandCoins, label: m.point_counter() },
            { to: historyPath({ groupId }), icon: ReceiptText, label: m.space_own_orders() },
          ]
        : []),
      ...(roleCan(role, 'page')
        ? [
            { to: withOwner(postPaths.edit('new'), owner), icon: PenLine, label: m.space_write() },
            { to: withOwner(productPaths.arrange(), owner), icon: Package, label: m.company_products() },
            { to: href('/action/company/:id', { id: groupId }), icon: Settings, label: m.space_edit_page() },
          ]
        : []),
      ...(roleCan(role, 'door') ? [{ to: eventsPath({ groupId }), icon: QrCode, label: m.checkin_title() }] : []),
      pageWay(space),
    ],
    manage: [],
  };
};

/** Ways of a brand or group, by the reader's role in it. */
export const groupWays = (space: Space): SpaceWays => {
  const { role, kind } = space;
  if (role !== null && role !== 'admin') return staffWays(space, role);
  return kind === 'group' ? clubWays(space) : brandWays(space);
};
