import type { ActivityType } from '@m4u/contract/content/activity/details';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { activityTypeIcons, activityTypeWords, offeredTypes } from './activityWords.tsx';

/** First step of a new activity: the choice of its type. Each type is a link, so it works without scripts. */
export const ActivityTypes = ({ to }: { to: (type: ActivityType) => string }) => (
  <nav aria-label={m.activity_choose()}>
    <ul className="grid fit-2 gap-3 sm:grid-cols-3">
      {offeredTypes.map((type) => {
        const Icon = activityTypeIcons[type];
        return (
          <li key={type}>
            <Link
              to={to(type)}
              className="surface flex h-full min-h-24 flex-col items-center justify-center gap-2 rounded-lg border border-line p-3 text-center font-semibold shadow-sm transition hover:shadow-md"
            >
              <Icon aria-hidden size={28} className="text-accent-ink" />
              {activityTypeWords[type]()}
            </Link>
          </li>
        );
      })}
    </ul>
  </nav>
);
