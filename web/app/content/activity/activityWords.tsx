import type { ActivityType } from '@m4u/contract/content/activity/details';
import BadgeCheck from 'lucide-react/icons/badge-check';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import CirclePlay from 'lucide-react/icons/circle-play';
import ClipboardPen from 'lucide-react/icons/clipboard-pen';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Globe from 'lucide-react/icons/globe';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Handshake from 'lucide-react/icons/handshake';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import History from 'lucide-react/icons/history';
import Landmark from 'lucide-react/icons/landmark';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Share2 from 'lucide-react/icons/share-2';
import Sparkles from 'lucide-react/icons/sparkles';
import Target from 'lucide-react/icons/target';
import Trophy from 'lucide-react/icons/trophy';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import WalletCards from 'lucide-react/icons/wallet-cards';
import { m } from '../../paraglide/messages.js';
import type { TypeWords } from '../item/PieceTypes.tsx';

/**
 * Names and icons of the types, in the order of the choice: those of a name card first (docs/rules/activity.md#types).
 */
export const activityTypeWords: Readonly<Record<ActivityType, TypeWords>> = {
  bankAccount: { icon: Landmark, label: m.activity_type_bankAccount },
  banks: { icon: WalletCards, label: m.activity_type_banks },
  website: { icon: Globe, label: m.activity_type_website },
  network: { icon: Share2, label: m.activity_type_network },
  youtube: { icon: CirclePlay, label: m.activity_type_youtube },
  registrationLink: { icon: ClipboardPen, label: m.activity_type_registrationLink },
  education: { icon: GraduationCap, label: m.activity_type_education },
  experience: { icon: BriefcaseBusiness, label: m.activity_type_experience },
  skill: { icon: Sparkles, label: m.activity_type_skill },
  certificate: { icon: BadgeCheck, label: m.activity_type_certificate },
  award: { icon: Trophy, label: m.activity_type_award },
  project: { icon: FolderKanban, label: m.activity_type_project },
  society: { icon: HeartHandshake, label: m.activity_type_society },
  target: { icon: Target, label: m.activity_type_target },
  history: { icon: History, label: m.activity_type_history },
  leader: { icon: UserRoundCheck, label: m.activity_type_leader },
  partner: { icon: Handshake, label: m.activity_type_partner },
  support: { icon: LifeBuoy, label: m.activity_type_support },
};

/** All types, in that order. */
export const activityTypes = Object.keys(activityTypeWords) as ActivityType[];

/** The type that a text names; undefined when unknown. */
export const activityTypeOf = (text: string | null): ActivityType | undefined =>
  activityTypes.find((type) => type === text);

/** Type whose heading a type shares: one account and several accounts are in one block. */
export const headingOf = (type: ActivityType): ActivityType => (type === 'banks' ? 'bankAccount' : type);

/** Id of a type's block on the page. */
export const blockId = (type: ActivityType): string => `activity-${headingOf(type)}`;
