import type { Activity } from '@m4u/contract/content/activity';
import type { MetaDescriptor } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { Share } from '../../platform/share-meta.ts';
import { breadcrumbs } from '../../platform/structured-data.ts';
import { ContentPage, ContentTitle } from '../item/ContentPage.tsx';
import { OwnerActions } from '../item/OwnerActions.tsx';
import type { ContentOwner } from '../item/owner.server.ts';
import { shareOfPiece } from '../item/shareOf.tsx';
import { ActivityBody } from './ActivityBody.tsx';
import { wordsOf } from './activityFacts.tsx';
import { activityPaths } from './activityPaths.tsx';
import { activityTypeWords } from './activityWords.tsx';

/** An activity as its screen's loader gives it. */
export interface ActivityPageData {
  readonly activity: Activity;
  readonly owner: ContentOwner;
}

const pathOf = ({ activity, owner }: ActivityPageData): string => activityPaths.one(owner.kind, activity._id);

/** What its share preview says: its text, or else its details. */
const previewOf = (activity: Activity): string =>
  activity.excerpt || [activityTypeWords[activity.type].label(), ...wordsOf(activity)].join(' · ');

/** What an activity says of itself when it is shared (specification §2). */
export const activityShare = (data: ActivityPageData): Share =>
  shareOfPiece({ ...data.activity, excerpt: previewOf(data.activity) }, data.owner, pathOf(data));

/** Where it stands, for search engines. */
export const activityTrail = (data: ActivityPageData, origin: string): MetaDescriptor[] => [
  breadcrumbs(
    [
      { name: data.owner.name, url: data.owner.path },
      { name: m.activity_title(), url: activityPaths.all(data.owner) },
      { name: data.activity.title, url: pathOf(data) },
    ],
    origin,
  ),
];

/** An activity: what it is of, its details, its text and its pictures. */
export const ActivityDetail = ({ data }: { data: ActivityPageData }) => {
  const { activity, owner } = data;
  const { icon: Icon, label } = activityTypeWords[activity.type];
  const address = new URL(pathOf(data), owner.address).href;
  return (
    <ContentPage
      owner={owner}
      back={{ to: activityPaths.all(owner), label: m.activity_all() }}
      share={activity.policy === 'public' ? { address, title: activity.title } : undefined}
    >
      <article>
        <ContentTitle
          title={activity.title}
          lang={owner.lang}
          meta={
            <span className="inline-flex items-center gap-1">
              <Icon aria-hidden size={16} />
              {label()}
            </span>
          }
          actions={activity.can.update && <OwnerActions piece={activity} paths={activityPaths} />}
        />
        <ActivityBody activity={activity} lang={owner.lang} />
      </article>
    </ContentPage>
  );
};
