import type { Activity } from '@m4u/contract/content/activity';
import type { MetaDescriptor } from 'react-router';
import type { Route } from './+types/activityDetail.screen';
import { m } from '../../paraglide/messages.js';
import { type Share, shareMeta } from '../../platform/sharing/share-meta.ts';
import { pieceTrail } from '../item/structuredData.tsx';
import { PiecePage, PieceTitle } from '../item/PiecePage.tsx';
import { PieceType } from '../item/PieceTypes.tsx';
import { pieceShare } from '../item/pieceShare.tsx';
import { type ActivityPageData, readActivity } from './activity.server.ts';
import { ActivityBody } from './ActivityBody.tsx';
import { listShortDetails } from './activityFacts.tsx';
import { activityKind, activityPaths } from './activityKind.tsx';
import { activityTypeIcons, activityTypeWords } from './activityWords.tsx';

/** An activity of a member, or of a brand or group. */
export const loader = (args: Route.LoaderArgs) => readActivity(args);

/** Text of the share preview: the activity's text, else its details. */
const previewText = (activity: Activity): string =>
  activity.excerpt || [activityTypeWords[activity.type](), ...listShortDetails(activity)].join(' · ');

const activityShare = ({ activity, owner }: ActivityPageData): Share =>
  pieceShare({ ...activity, excerpt: previewText(activity) }, owner, activityPaths);

/** Breadcrumbs for search engines. */
const activityTrail = ({ activity, owner }: ActivityPageData, origin: string): MetaDescriptor[] => [
  pieceTrail({ kind: activityKind, piece: activity, owner }, origin),
];

export const meta: Route.MetaFunction = shareMeta<typeof loader>(activityShare, activityTrail);

export const handle = { fullWidth: true, query: [] };

/** An activity: type, details, text and pictures. */
export default function ActivityDetail({ loaderData: { activity, owner } }: Route.ComponentProps) {
  return (
    <PiecePage piece={activity} owner={owner} paths={activityPaths} all={m.activity_all()}>
      <PieceTitle
        piece={activity}
        paths={activityPaths}
        lang={owner.lang}
        meta={<PieceType icon={activityTypeIcons[activity.type]} label={activityTypeWords[activity.type]()} />}
      />
      <ActivityBody activity={activity} lang={owner.lang} />
    </PiecePage>
  );
}
