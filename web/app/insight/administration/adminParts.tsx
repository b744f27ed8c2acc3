import type { Waiting } from '@m4u/contract/insight/administration';
import { ANSWER_HOURS } from '@m4u/contract/insight/privacy/request.rules';
import Activity from 'lucide-react/icons/activity';
import Building2 from 'lucide-react/icons/building-2';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileQuestionMark from 'lucide-react/icons/file-question-mark';
import Flag from 'lucide-react/icons/flag';
import Images from 'lucide-react/icons/images';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import ListTree from 'lucide-react/icons/list-tree';
import Nfc from 'lucide-react/icons/nfc';
import ScrollText from 'lucide-react/icons/scroll-text';
import Users from 'lucide-react/icons/users';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { Way } from '../../ui/LinkList.tsx';

/** Parts of the administration for staff: parts with open work first, then the occasional ones. */
export const staffParts = ({ registrations, reports, support, requests }: Waiting): Way[] => [
  {
    to: href('/admin/registrations'),
    icon: ClipboardList,
    label: m.admin_registrations(),
    text: m.admin_registrations_text(),
    count: registrations,
    tone: 'work',
  },
  {
    to: href('/admin/reports'),
    icon: Flag,
    label: m.admin_reports(),
    text: m.admin_reports_text(),
    count: reports,
    tone: 'work',
  },
  {
    to: href('/admin/support'),
    icon: LifeBuoy,
    label: m.admin_support(),
    text: m.admin_support_text(),
    count: support,
    tone: 'work',
  },
  {
    to: href('/admin/requests'),
    icon: FileQuestionMark,
    label: m.admin_requests(),
    text: m.admin_requests_text({ hours: ANSWER_HOURS }),
    count: requests,
    tone: 'work',
  },
  { to: href('/admin/members'), icon: Users, label: m.admin_members(), text: m.admin_members_text() },
  { to: href('/admin/groups'), icon: Building2, label: m.admin_groups(), text: m.admin_groups_text() },
  { to: href('/admin/cards'), icon: Nfc, label: m.admin_cards(), text: m.admin_cards_text() },
  { to: href('/admin/slides'), icon: Images, label: m.admin_slides(), text: m.admin_slides_text() },
  { to: href('/admin/terms'), icon: ListTree, label: m.admin_terms(), text: m.admin_terms_text() },
  { to: href('/admin/audit'), icon: ScrollText, label: m.admin_audit(), text: m.admin_audit_text() },
  { to: href('/admin/status'), icon: Activity, label: m.admin_status(), text: m.admin_status_text() },
];
