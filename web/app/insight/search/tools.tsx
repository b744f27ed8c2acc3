import ChartColumn from 'lucide-react/icons/chart-column';
import ChartLine from 'lucide-react/icons/chart-line';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Coins from 'lucide-react/icons/coins';
import Compass from 'lucide-react/icons/compass';
import CreditCard from 'lucide-react/icons/credit-card';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import Heart from 'lucide-react/icons/heart';
import HandCoins from 'lucide-react/icons/hand-coins';
import IdCard from 'lucide-react/icons/id-card';
import History from 'lucide-react/icons/history';
import FileUser from 'lucide-react/icons/file-user';
import GalleryHorizontalEnd from 'lucide-react/icons/gallery-horizontal-end';
import Landmark from 'lucide-react/icons/landmark';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import Megaphone from 'lucide-react/icons/megaphone';
import Palette from 'lucide-react/icons/palette';
import QrCode from 'lucide-react/icons/qr-code';
import Signature from 'lucide-react/icons/signature';
import Package from 'lucide-react/icons/package';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ScanLine from 'lucide-react/icons/scan-line';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShieldUser from 'lucide-react/icons/shield-user';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Store from 'lucide-react/icons/store';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import UsersRound from 'lucide-react/icons/users-round';
import WifiOff from 'lucide-react/icons/wifi-off';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { withQuery } from '../../platform/search/filter.ts';
import { isNamed } from '../../platform/search/tool-names.ts';
import type { Way } from '../../ui/LinkList.tsx';

/** A tool, with further names under which readers look for it, separated by commas. */
interface Tool extends Way {
  readonly names?: string;
}

/** Tools of the reader’s own page. */
export const pageLinks = (memberId: string): Tool[] => [
  {
    to: href('/action/qrcode'),
    icon: QrCode,
    label: m.qr_title(),
    text: m.setting_qr_text(),
    names: m.search_names_qr(),
  },
  {
    to: href('/action/signature'),
    icon: Signature,
    label: m.signature_title(),
    text: m.setting_signature_text(),
    names: m.search_names_signature(),
  },
  {
    to: href('/action/cards'),
    icon: CreditCard,
    label: m.card_title(),
    text: m.card_text(),
    names: m.search_names_card(),
  },
  {
    to: href('/registrations'),
    icon: ClipboardList,
    label: m.registration_list(),
    text: m.registration_list_text(),
  },
  {
    to: href('/dashboard/member/:id', { id: memberId }),
    icon: ChartLine,
    label: m.dashboard_title(),
    text: m.dashboard_more(),
  },
  { to: href('/offline'), icon: WifiOff, label: m.offline_use(), text: m.offline_use_text() },
  {
    to: href('/action/setting/display'),
    icon: Palette,
    label: m.theme_title(),
    text: m.setting_theme_text(),
    names: m.search_names_theme(),
  },
  {
    to: href('/action/shortenedLink'),
    icon: Link2,
    label: m.link_title(),
    text: m.more_short_link_text(),
    names: m.search_names_link(),
  },
  {
    to: href('/action/bio-link'),
    icon: List,
    label: m.bio_title(),
    text: m.setting_bio_text(),
    names: m.search_names_bio(),
  },
  {
    to: href('/action/save-poster'),
    icon: GalleryHorizontalEnd,
    label: m.poster_title(),
    text: m.setting_poster_text(),
  },
  {
    to: href('/action/createCv'),
    icon: FileUser,
    label: m.cv_title(),
    text: m.cv_more_text(),
    names: m.search_names_cv(),
  },
  {
    to: href('/action/wedding'),
    icon: Heart,
    label: m.wedding_own(),
    text: m.wedding_more_text(),
    names: m.search_names_wedding(),
  },
];

/** Links about points and discounts; `isSeller` when the reader administers a group that gives them. */
export const pointLinks = (isSeller: boolean): Tool[] => [
  {
    to: href('/action/viewPoint'),
    icon: Coins,
    label: m.point_view(),
    text: m.point_more_view(),
    names: m.search_names_points(),
  },
  ...(isSeller
    ? [{ to: href('/action/createPoint'), icon: HandCoins, label: m.point_counter(), text: m.point_more_counter() }]
    : []),
  {
    to: href('/action/history'),
    icon: History,
    label: m.point_history(),
    text: isSeller ? m.point_more_history() : m.point_more_received(),
  },
  ...(isSeller
    ? [{ to: href('/action/statistical'), icon: ChartColumn, label: m.statistics_title(), text: m.statistics_more() }]
    : []),
  {
    to: href('/action/discount'),
    icon: TicketPercent,
    label: m.discount_title(),
    text: m.discount_more_text(),
    names: m.search_names_discount(),
  },
  {
    to: href('/action/dues'),
    icon: IdCard,
    label: m.due_own_title(),
    text: m.due_more_text(),
    names: m.search_names_dues(),
  },
  {
    to: href('/action/affiliate'),
    icon: Megaphone,
    label: m.affiliate_title(),
    text: isSeller ? m.affiliate_manage_more_text() : m.affiliate_more_text(),
    names: m.search_names_affiliate(),
  },
  {
    to: href('/action/requests'),
    icon: ShoppingCart,
    label: m.request_list(),
    text: m.request_list_text(),
    names: m.search_names_orders(),
  },
];

/** Ways to pages of others, and to what the reader runs or may start to run. */
export const organizationLinks = (isAdmin: boolean): Tool[] => [
  { to: href('/action/discover'), icon: Compass, label: m.explore_title(), text: m.explore_text() },
  { to: href('/products'), icon: Package, label: m.catalogue_title(), text: m.catalogue_more_text() },
  {
    to: href('/action/company'),
    icon: Store,
    label: m.company_title(),
    text: m.company_more_text(),
    names: m.search_names_shop(),
  },
  {
    to: href('/action/memberManagement'),
    icon: UsersRound,
    label: m.people_manage(),
    text: m.people_manage_text(),
    names: m.search_names_people(),
  },
  ...(isAdmin
    ? [
        {
          to: href('/action/associationReports'),
          icon: FileChartColumn,
          label: m.association_title(),
          text: m.association_more_text(),
        },
      ]
    : []),
  {
    to: href('/action/historyCheckIn'),
    icon: ScanLine,
    label: m.checkin_title(),
    text: m.checkin_more_text(),
    names: m.search_names_check_in(),
  },
  { to: href('/action/claim'), icon: ReceiptText, label: m.claim_title(), text: m.claim_more_text() },
  ...(isAdmin ? [{ to: href('/admin'), icon: ShieldCheck, label: m.admin_more(), text: m.admin_more_text() }] : []),
];

const accountTool = (): Tool => ({
  to: withQuery(href('/edit/activities/:id', { id: 'new' }), { type: 'bankAccount' }),
  icon: Landmark,
  label: m.section_accounts(),
  text: m.search_account_text(),
  names: m.search_names_account(),
});

const securityTool = (): Tool => ({
  to: href('/action/security'),
  icon: ShieldUser,
  label: m.factor_screen(),
  text: m.factor_screen_text(),
  names: m.search_names_security(),
});

/** Most tools that a search offers. */
const most = 3;

/** Tools that a member’s search names. */
export const findTools = (memberId: string, query: string): Way[] =>
  [...pageLinks(memberId), accountTool(), securityTool(), ...pointLinks(false), ...organizationLinks(false)]
    .filter(({ label, names = '' }) => isNamed(query, [label, ...names.split(',')]))
    .slice(0, most);
