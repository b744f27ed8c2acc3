import type { Group } from '@m4u/contract/profile/group';
import Banknote from 'lucide-react/icons/banknote';
import Building2 from 'lucide-react/icons/building-2';
import ChartColumn from 'lucide-react/icons/chart-column';
import Coins from 'lucide-react/icons/coins';
import Contact from 'lucide-react/icons/contact';
import FileCheck from 'lucide-react/icons/file-check';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import Gift from 'lucide-react/icons/gift';
import HandCoins from 'lucide-react/icons/hand-coins';
import History from 'lucide-react/icons/history';
import IdCard from 'lucide-react/icons/id-card';
import Inbox from 'lucide-react/icons/inbox';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import Megaphone from 'lucide-react/icons/megaphone';
import Package from 'lucide-react/icons/package';
import Palette from 'lucide-react/icons/palette';
import Pencil from 'lucide-react/icons/pencil';
import QrCode from 'lucide-react/icons/qr-code';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ScanLine from 'lucide-react/icons/scan-line';
import SwatchBook from 'lucide-react/icons/swatch-book';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import UserCog from 'lucide-react/icons/user-cog';
import Users from 'lucide-react/icons/users';
import Webhook from 'lucide-react/icons/webhook';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import type { Way } from '../../../ui/LinkList.tsx';
import { customersPath } from '../customers/customerPaths.tsx';
import { agencyPath, groupAdminsPath } from './companyPaths.tsx';

/** Links to the parts of a group's page. */
export const pageLinks = ({ _id, urlMinify }: Group): Way[] => [
  {
    to: href('/mbg/:id', { id: urlMinify ?? _id }),
    icon: Pencil,
    label: m.company_edit_page(),
    text: m.company_edit_page_text(),
  },
  {
    to: `${href('/action/setting/display')}?of=${_id}`,
    icon: Palette,
    label: m.company_theme(),
    text: m.company_theme_text(),
  },
  {
    to: `${href('/action/shortenedLink')}?of=${_id}`,
    icon: Link2,
    label: m.company_link(),
    text: urlMinify ?? m.company_link_none(),
  },
  { to: `${href('/action/qrcode')}?of=${_id}`, icon: QrCode, label: m.qr_title(), text: m.company_qr_text() },
  { to: `${href('/action/bio-link')}?of=${_id}`, icon: List, label: m.bio_title(), text: m.company_bio_text() },
];

/** Link to the pieces that members share with a group. */
export const piecesLink = (id: string): Way => ({
  to: href('/action/company/:id/pieces', { id }),
  icon: FileCheck,
  label: m.placement_title(),
  text: m.placement_manage_text(),
});

/** Links to the people of a group; agency admins who do not administer it get the binding of themes alone. */
export const peopleLinks = (group: Group, isOwn: boolean): Way[] => [
  ...(isOwn
    ? [
        {
          to: `${href('/action/memberManagement')}?groupId=${group._id}`,
          icon: Users,
          label: m.company_people(),
          text: m.company_people_text(),
        },
        piecesLink(group._id),
        {
          to: customersPath(group._id),
          icon: Contact,
          label: m.customer_title(),
          text: m.company_customers_text(),
        },
        {
          to: `${href('/action/affiliate/manage')}?groupId=${group._id}`,
          icon: Megaphone,
          label: m.affiliate_manage(),
          text: m.affiliate_manage_more_text(),
        },
        {
          to: href('/contacts/:id', { id: group._id }),
          icon: Inbox,
          label: m.more_inbox(),
          text: m.company_inbox_text(),
        },
      ]
    : []),
  {
    to: href('/action/company/:id/themes', { id: group._id }),
    icon: SwatchBook,
    label: m.company_limit(),
    text: group.layoutPermission === 'LIMIT' ? m.company_limit_bound() : m.company_limit_free(),
  },
];

/** Links to the screens of a group's agency, for the agency's admins. */
export const agencyLinks = ({ _id, name }: NonNullable<Group['agency']>): Way[] => [
  { to: agencyPath(_id), icon: Building2, label: m.company_agency_run({ name }), text: m.company_agency_run_text() },
  {
    to: groupAdminsPath(_id),
    icon: UserCog,
    label: m.agency_tab_group_admins(),
    text: m.company_group_admins_text(),
  },
];

/** Links to what a group sells and to its events, for its admins. */
export const sellingLinks = ({ _id, urlMinify }: Group): Way[] => {
  const of = `?${new URLSearchParams({ groupId: _id })}`;
  return [
    {
      to: href('/mbg/:id/products', { id: urlMinify ?? _id }),
      icon: Package,
      label: m.company_products(),
      text: m.company_products_text(),
    },
    {
      to: `${href('/action/requests')}${of}&box=groups`,
      icon: ReceiptText,
      label: m.space_requests(),
      text: m.company_requests_text(),
    },
    { to: href('/action/payments') + of, icon: Banknote, label: m.payment_title(), text: m.payment_tool_text() },
    { to: href('/action/dues/manage') + of, icon: IdCard, label: m.due_title(), text: m.due_tool_text() },
    {
      to: href('/action/discount/manage') + of,
      icon: TicketPercent,
      label: m.discount_title(),
      text: m.discount_manage_more_text(),
    },
    { to: href('/action/perks/manage') + of, icon: Gift, label: m.perk_title(), text: m.perk_tool_text() },
    { to: href('/action/historyCheckIn') + of, icon: ScanLine, label: m.checkin_title(), text: m.checkin_more_text() },
    { to: href('/action/developer') + of, icon: Webhook, label: m.developer_title(), text: m.developer_tool_text() },
    {
      to: href('/action/companySignIn') + of,
      icon: LockKeyhole,
      label: m.sso_title(),
      text: m.sso_tool_text(),
    },
  ];
};

/** Links to the points and orders of a group, for its admins. */
export const pointLinks = ({ _id }: Group): Way[] => {
  const of = `?${new URLSearchParams({ groupId: _id })}`;
  return [
    { to: href('/action/createPoint') + of, icon: Coins, label: m.point_counter(), text: m.point_more_counter() },
    { to: href('/action/perks/counter'), icon: ScanLine, label: m.perk_counter(), text: m.perk_counter_text() },
    { to: href('/action/history') + of, icon: History, label: m.point_history(), text: m.point_more_history() },
    {
      to: href('/action/history/redeemed') + of,
      icon: HandCoins,
      label: m.point_redeemed(),
      text: m.company_redeemed_text(),
    },
    {
      to: href('/action/history/changes') + of,
      icon: FilePenLine,
      label: m.point_changes(),
      text: m.company_changes_text(),
    },
    {
      to: href('/action/statistical') + of,
      icon: ChartColumn,
      label: m.statistics_title(),
      text: m.statistics_more(),
    },
  ];
};
