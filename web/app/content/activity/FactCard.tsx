import type { PageActivity } from '@m4u/contract/content/activity';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { StoredPicture } from '../../profile/upload/StoredPicture.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { listLeads, listShortDetails } from './activityFacts.tsx';
import { ActivityName, type ActivityProps, Excerpt, OwnersMark } from './ActivityName.tsx';

/** Progress of a goal. */
export const Progress = ({ value }: { value: number }) => (
  <div className="flex items-center gap-3 text-sm">
    <ProgressBar label={m.activity_progress()} value={value} />
    <span className="shrink-0 tabular-nums">{number(value)}%</span>
  </div>
);

/** Links to other sites or to a phone. */
export const Leads = ({ activity }: Pick<ActivityProps, 'activity'>) => {
  const leads = listLeads(activity);
  if (leads.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
      {leads.map(({ to, label }) => (
        <TextLink key={to} to={to} rel="nofollow ugc noopener" className="inline-flex min-h-11 items-center">
          {label}
        </TextLink>
      ))}
    </p>
  );
};

const coverSize = 72;

const Cover = ({ activity: { cover } }: { activity: PageActivity }) =>
  cover && (
    <StoredPicture
      alt=""
      picture={cover}
      sizes={`${coverSize}px`}
      className="size-18 shrink-0 rounded-md object-cover"
    />
  );

/** An activity as a card: small picture, title and details. */
export const FactCard = ({ activity, lang }: ActivityProps) => {
  const details = listShortDetails(activity);
  return (
    <div className="flex gap-3">
      <Cover activity={activity} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <p className="min-w-0 flex-1 font-semibold wrap-anywhere">
            <ActivityName activity={activity} lang={lang} />
          </p>
          <OwnersMark activity={activity} />
        </div>
        {details.length > 0 && (
          <p lang={lang} className="text-sm wrap-anywhere">
            {details.join('\u00a0· ')}
          </p>
        )}
        {activity.type === 'target' && activity.details.progress !== null && (
          <Progress value={activity.details.progress} />
        )}
        <Excerpt activity={activity} lang={lang} />
        <Leads activity={activity} />
      </div>
    </div>
  );
};
