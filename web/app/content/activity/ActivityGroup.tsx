import type { PageActivity } from '@m4u/contract/content/activity';
import type { ActivityType } from '@m4u/contract/content/activity/details';
import { vietQrAddress } from '@m4u/contract/content/activity/vietqr';
import type { ReactNode } from 'react';
import { Timeline, TimelineItem } from '../../ui/Timeline.tsx';
import { YouTube } from '../../ui/pictures/YouTube.tsx';
import { type ActivityOf, listFacts, activityTime } from './activityFacts.tsx';
import { ActivityName, type ActivityProps, Excerpt, hasMore, OwnersMark } from './ActivityName.tsx';
import { AddressLink, Registration, Skill } from './ActivityParts.tsx';
import { BankAccountCard } from './BankAccounts.tsx';
import { FactCard } from './FactCard.tsx';

/** Activities of one type, in their owner's order. */
export interface ActivityGroupProps {
  readonly activities: readonly PageActivity[];
  readonly lang: string;
}

const Chronicle = ({ activities, lang }: ActivityGroupProps) => (
  <Timeline>
    {activities.map((activity) => (
      <TimelineItem
        key={activity._id}
        when={activityTime(activity)}
        title={<ActivityName activity={activity} lang={lang} />}
        actions={<OwnersMark activity={activity} />}
      >
        {listFacts(activity).map(({ label, text }) => (
          <p key={label} lang={lang} className="wrap-anywhere">
            {text}
          </p>
        ))}
        <Excerpt activity={activity} lang={lang} />
      </TimelineItem>
    ))}
  </Timeline>
);

const Video = ({ activity, lang }: ActivityProps<ActivityOf<'youtube'>>) => (
  <>
    <div lang={lang}>
      <YouTube id={activity.details.videoId} title={activity.title} still={activity.details.still} />
    </div>
    {/* The player shows the title already. */}
    {(hasMore(activity) || activity.can.update) && (
      <div className="flex items-center gap-2 pt-1">
        <p className="min-w-0 flex-1 font-semibold wrap-anywhere">
          {hasMore(activity) && <ActivityName activity={activity} lang={lang} />}
        </p>
        <OwnersMark activity={activity} />
      </div>
    )}
    <Excerpt activity={activity} lang={lang} />
  </>
);

/** Accounts below their title, when that is more than the bank's name. */
const Accounts = ({ activity, lang }: ActivityProps<ActivityOf<'bankAccount' | 'banks'>>) => {
  const accounts = activity.type === 'banks' ? activity.details.accounts : [activity.details];
  const named = activity.type === 'banks' || hasMore(activity);
  return (
    <>
      {named && (
        <div className="flex items-center gap-2 pb-1">
          <p className="min-w-0 flex-1 font-semibold wrap-anywhere">
            <ActivityName activity={activity} lang={lang} />
          </p>
          <OwnersMark activity={activity} />
        </div>
      )}
      <Excerpt activity={activity} lang={lang} />
      <div className="grid gap-3">
        {accounts.map((account, index) => (
          <BankAccountCard
            key={`${account.bankName} ${account.accountNumber}`}
            account={account}
            codeAt={(format) => vietQrAddress(activity._id, index, format)}
            lang={lang}
            {...(!named && { actions: <OwnersMark activity={activity} /> })}
          />
        ))}
      </div>
    </>
  );
};

const One = ({ activity, lang }: ActivityProps) => {
  switch (activity.type) {
    case 'bankAccount':
    case 'banks':
      return <Accounts activity={activity} lang={lang} />;
    case 'youtube':
      return <Video activity={activity} lang={lang} />;
    case 'skill':
      return <Skill activity={activity} lang={lang} />;
    case 'network':
    case 'website':
      return <AddressLink activity={activity} lang={lang} />;
    case 'registrationLink':
      return <Registration activity={activity} lang={lang} />;
    default:
      return <FactCard activity={activity} lang={lang} />;
  }
};

const chronicles: ReadonlySet<ActivityType> = new Set(['education', 'experience', 'society', 'history']);

/** Distance between rows of a type. */
const gapClass = (type: ActivityType): string => (type === 'skill' ? 'gap-1' : 'gap-3');

/** Activities of one type in the presentation of that type: a timeline, accounts, players, levels, links or cards. */
export const ActivityGroup = ({ activities, lang }: ActivityGroupProps): ReactNode => {
  const [first] = activities;
  if (!first) return null;
  if (chronicles.has(first.type)) return <Chronicle activities={activities} lang={lang} />;
  return (
    <ul className={`grid grid-cols-1 ${gapClass(first.type)}`}>
      {activities.map((activity) => (
        <li key={activity._id} className="min-w-0">
          <One activity={activity} lang={lang} />
        </li>
      ))}
    </ul>
  );
};
