import type { ActivityType } from '@m4u/contract/content/activity/details';
import type { LucideIcon } from 'lucide-react';
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

/** Names of the types, in the order of the choice: those of a name card first (docs/rules/activity.md#types). */
export const activityTypeWords: Readonly<Record<ActivityType, () => string>> = {
  bankAccount: m.activity_type_bankAccount,
  banks: m.activity_type_banks,
  website: m.activity_type_website,
  network: m.activity_type_network,
  youtube: m.activity_type_youtube,
  registrationLink: m.activity_type_registrationLink,
  education: m.activity_type_education,
  experience: m.activity_type_experience,
  skill: m.activity_type_skill,
  certificate: m.activity_type_certificate,
  award: m.activity_type_award,
  project: m.activity_type_project,
  society: m.activity_type_society,
  target: m.activity_type_target,
  history: m.activity_type_history,
  leader: m.activity_type_leader,
  partner: m.activity_type_partner,
  support: m.activity_type_support,
};

/** Icons of the types. */
export const activityTypeIcons: Readonly<Record<ActivityType, LucideIcon>> = {
  bankAccount: Landmark,
  banks: WalletCards,
  website: Globe,
  network: Share2,
  youtube: CirclePlay,
  registrationLink: ClipboardPen,
  education: GraduationCap,
  experience: BriefcaseBusiness,
  skill: Sparkles,
  certificate: BadgeCheck,
  award: Trophy,
  project: FolderKanban,
  society: HeartHandshake,
  target: Target,
  history: History,
  leader: UserRoundCheck,
  partner: Handshake,
  support: LifeBuoy,
};

/** All types, in that order. */
export const activityTypes = Object.keys(activityTypeWords) as ActivityType[];

/** The type that a text names; undefined when unknown. */
export const activityTypeOf = (text: string | null): ActivityType | undefined =>
  activityTypes.find((type) => type === text);

/** Type whose heading and form a type shares: one account and several accounts are one kind to people. */
export const headingType = (type: ActivityType): ActivityType => (type === 'banks' ? 'bankAccount' : type);

/** Types to choose from for a new activity. */
export const offeredTypes = activityTypes.filter((type) => headingType(type) === type);

/** Id of a type's block on the page. */
export const blockId = (type: ActivityType): string => `activity-${headingType(type)}`;
