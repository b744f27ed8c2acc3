import type { Waiting } from '@m4u/contract/insight/administration';
import type { Space } from '@m4u/contract/insight/home/schema';
import Activity from 'lucide-react/icons/activity';
import Armchair from 'lucide-react/icons/armchair';
import Building2 from 'lucide-react/icons/building-2';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Compass from 'lucide-react/icons/compass';
import Eye from 'lucide-react/icons/eye';
import FileChartColumn from 'lucide-react/icons/file-chart-column';
import FileQuestionMark from 'lucide-react/icons/file-question-mark';
import Flag from 'lucide-react/icons/flag';
import History from 'lucide-react/icons/history';
import Gift from 'lucide-react/icons/gift';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Images from 'lucide-react/icons/images';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import ListTree from 'lucide-react/icons/list-tree';
import MessageSquareHeart from 'lucide-react/icons/message-square-heart';
import Nfc from 'lucide-react/icons/nfc';
import Pencil from 'lucide-react/icons/pencil';
import ScanLine from 'lucide-react/icons/scan-line';
import ScrollText from 'lucide-react/icons/scroll-text';
import Send from 'lucide-react/icons/send';
import Settings from 'lucide-react/icons/settings';
import Store from 'lucide-react/icons/store';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import Users from 'lucide-react/icons/users';
import { href } from 'react-router';
import { eventPath } from '../../../event/checkIn/checkInPaths.tsx';
import { reportsPath } from '../../../event/associationReport/reportPaths.tsx';
import {
  addPath,
  codesPath,
  editPath,
  giftsPath,
  guestsPath,
  photosPath,
  sendPath,
  tablesPath,
  thanksPath,
  transfersPath,
  wishesPath,
} from '../../../event/wedding/weddingPaths.tsx';
import { m } from '../../../paraglide/messages.js';
import { agencyMembersPath, arrangePath } from '../../explore/explorePaths.tsx';
import type { SpaceWays } from './spaceWays.tsx';

/** Ways of an agency. */
export const agencyWays = ({ key: id, waiting, urlMinify }: Space): SpaceWays => ({
  entries: [
    { to: href('/action/company/agency/:id', { id }), icon: Building2, label: m.agency_tab_groups() },
    { to: agencyMembersPath({ agencyId: id }), icon: Users, label: m.company_people() },
    {
      to: href('/admin/registrations'),
      icon: ClipboardList,
      label: m.admin_agency_registrations(),
      count: waiting,
      tone: 'work',
    },
    { to: reportsPath(), icon: FileChartColumn, label: m.association_title() },
    { to: arrangePath(id), icon: Compass, label: m.agency_explore() },
    { to: href('/agency/:id', { id: urlMinify ?? id }), icon: Store, label: m.space_page() },
  ],
  manage: [
    { to: href('/action/company/agency/:id/admins', { id }), icon: UserRoundCog, label: m.agency_tab_admins() },
    { to: href('/action/company/agency/:id/details', { id }), icon: Settings, label: m.setting_title() },
  ],
});

/** Ways of a wedding. */
export const weddingWays = ({ key: id, waiting }: Space): SpaceWays => ({
  entries: [
    { to: guestsPath(id), icon: Users, label: m.wedding_guests() },
    { to: addPath(id), icon: UserRoundPlus, label: m.space_wedding_add() },
    { to: sendPath(id), icon: Send, label: m.wedding_send(), screens: [codesPath(id)] },
    { to: tablesPath(id), icon: Armchair, label: m.wedding_tables() },
    { to: wishesPath(id), icon: MessageSquareHeart, label: m.wedding_wishes(), count: waiting, tone: 'work' },
    { to: giftsPath(id), icon: Gift, label: m.wedding_gifts(), screens: [transfersPath(id)] },
    { to: thanksPath(id), icon: HeartHandshake, label: m.wedding_thanks() },
    { to: photosPath(id), icon: Images, label: m.wedding_photos() },
    { to: href('/wedding/:id', { id }), icon: Eye, label: m.space_wedding_view() },
  ],
  manage: [{ to: editPath(id), icon: Pencil, label: m.wedding_owner_edit() }],
});

/** Ways of an event. */
export const eventWays = ({ key: id }: Space): SpaceWays => ({
  entries: [
    { to: eventPath(id), icon: ScanLine, label: m.space_event_scan() },
    { to: eventPath(id, 'guests'), icon: Users, label: m.wedding_guests() },
    { to: eventPath(id, 'log'), icon: History, label: m.space_event_log() },
  ],
  manage: [{ to: eventPath(id, 'setup'), icon: Settings, label: m.setting_title() }],
});

/** Ways of the administration, with what waits where it is known. */
export const staffWays = (waiting: Waiting | null): SpaceWays => ({
  entries: [
    { to: href('/admin/members'), icon: Users, label: m.admin_members() },
    { to: href('/admin/groups'), icon: Building2, label: m.admin_groups() },
    { to: href('/admin/reports'), icon: Flag, label: m.admin_reports(), count: waiting?.reports ?? 0, tone: 'work' },
    {
      to: href('/admin/support'),
      icon: LifeBuoy,
      label: m.admin_support(),
      count: waiting?.support ?? 0,
      tone: 'work',
    },
    {
      to: href('/admin/registrations'),
      icon: ClipboardList,
      label: m.admin_registrations(),
      count: waiting?.registrations ?? 0,
      tone: 'work',
    },
    {
      to: href('/admin/requests'),
      icon: FileQuestionMark,
      label: m.admin_requests(),
      count: waiting?.requests ?? 0,
      tone: 'work',
    },
    { to: href('/admin/cards'), icon: Nfc, label: m.admin_cards() },
  ],
  manage: [
    { to: href('/admin/slides'), icon: Images, label: m.admin_slides() },
    { to: href('/admin/terms'), icon: ListTree, label: m.admin_terms() },
    { to: href('/admin/audit'), icon: ScrollText, label: m.admin_audit() },
    { to: href('/admin/status'), icon: Activity, label: m.admin_status() },
  ],
});
