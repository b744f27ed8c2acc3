import type { Activity } from '@m4u/contract/content/activity';
import type { MetaDescriptor } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { Share } from '../../platform/sharing/share-meta.ts';
import type { ContentOwner } from '../item/owner.server.ts';
import { pieceTrail } from '../item/pieceData.tsx';
import { PiecePage, PieceTitle } from '../item/PiecePage.tsx';
import { TypeMark } from '../item/PieceTypes.tsx';
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

/** Share metadata of an activity (docs/rules/item.md#sharing). */
export const activityShare = (data: ActivityPageData): Share =>
  shareOfPiece({ ...data.activity, excerpt: previewOf(data.activity) }, data.owner, pathOf(data));

/** Where it stands, for search engines. */
export const activityTrail = ({ activity, owner }: ActivityPageData, origin: string): MetaDescriptor[] => [
  pieceTrail({ piece: activity, owner, paths: activityPaths, title: m.activity_title() }, origin),
];

/** An activity: what it is of, its details, its text and its pictures. */
export const ActivityDetail = ({ data: { activity, owner } }: { data: ActivityPageData }) => (
  <PiecePage piece={activity} owner={owner} paths={activityPaths} all={m.activity_all()}>
    <PieceTitle
      piece={activity}
      paths={activityPaths}
      lang={owner.lang}
      meta={<TypeMark words={activityTypeWords[activity.type]} />}
    />
    <ActivityBody activity={activity} lang={owner.lang} />
  </PiecePage>
);
