import type { Owner } from '@m4u/contract/common';
import type { PosterView } from '@m4u/contract/content/poster';
import type { PosterState } from '@m4u/contract/content/poster/rules';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleOff from 'lucide-react/icons/circle-off';
import History from 'lucide-react/icons/history';
import Newspaper from 'lucide-react/icons/newspaper';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Sparkles from 'lucide-react/icons/sparkles';
import UserRound from 'lucide-react/icons/user-round';
import { m } from '../../paraglide/messages.js';

/** Screens of a poster but its owner's page, which is named by the kind of owner. */
const posterViewWords: Readonly<Record<Exclude<PosterView, 'other'>, () => string>> = {
  showroom: m.poster_view_showroom,
  activities: m.poster_view_activities,
  posts: m.poster_view_posts,
};

/** Names of a poster's screens by the kind of owner, in the order of the choice (docs/rules/poster.md#pages). */
export const ownersPosterViewWords: Readonly<Record<Owner['kind'], Readonly<Record<PosterView, () => string>>>> = {
  member: { other: m.poster_view_other, ...posterViewWords },
  group: { other: m.poster_view_other_group, ...posterViewWords },
};

/** Icons of the screens. */
export const posterViewIcons: Readonly<Record<PosterView, LucideIcon>> = {
  other: UserRound,
  showroom: ShoppingBag,
  activities: Sparkles,
  posts: Newspaper,
};

/** All screens, in that order. */
export const posterViews = Object.keys(posterViewIcons) as PosterView[];

/** Names of a poster's states. */
export const posterStateWords: Readonly<Record<PosterState, () => string>> = {
  off: m.poster_state_off,
  upcoming: m.poster_state_upcoming,
  showing: m.poster_state_showing,
  ended: m.poster_state_ended,
};

/** Icons of a poster's states. */
export const posterStateIcons: Readonly<Record<PosterState, LucideIcon>> = {
  off: CircleOff,
  upcoming: CalendarClock,
  showing: CircleCheck,
  ended: History,
};
