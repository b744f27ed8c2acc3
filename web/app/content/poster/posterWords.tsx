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

interface Words {
  readonly icon: LucideIcon;
  readonly label: () => string;
}

/** Names and icons of a poster's screens, in the order of the choice (docs/rules/poster.md#pages). */
export const posterViewWords: Readonly<Record<PosterView, Words>> = {
  other: { icon: UserRound, label: m.poster_view_other },
  showroom: { icon: ShoppingBag, label: m.poster_view_showroom },
  activities: { icon: Sparkles, label: m.poster_view_activities },
  posts: { icon: Newspaper, label: m.poster_view_posts },
};

/** All screens, in that order. */
export const posterViews = Object.keys(posterViewWords) as PosterView[];

/** Names and icons of a poster's states. */
export const posterStateWords: Readonly<Record<PosterState, Words>> = {
  off: { icon: CircleOff, label: m.poster_state_off },
  upcoming: { icon: CalendarClock, label: m.poster_state_upcoming },
  showing: { icon: CircleCheck, label: m.poster_state_showing },
  ended: { icon: History, label: m.poster_state_ended },
};
