import type { Route } from './+types/meDetailActivity.screen';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { readActivity } from './activity.server.ts';
import { ActivityDetail, activityShare, activityTrail } from './ActivityDetail.tsx';

/** An activity of a member. */
export const loader = ({ context, params: { activityId } }: Route.LoaderArgs) =>
  readActivity(context, { kind: 'member', id: activityId, pattern: '/me/detail-activity/:activityId' });

export const meta: Route.MetaFunction = shareMeta<typeof loader>(activityShare, activityTrail);

export const handle = { fullWidth: true, query: [] };

export default function MemberActivity({ loaderData }: Route.ComponentProps) {
  return <ActivityDetail data={loaderData} />;
}
