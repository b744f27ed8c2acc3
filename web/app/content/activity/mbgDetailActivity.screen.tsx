import type { Route } from './+types/mbgDetailActivity.screen';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { readActivity } from './activity.server.ts';
import { ActivityDetail, activityShare, activityTrail } from './ActivityDetail.tsx';

/** An activity of a brand or group. */
export const loader = ({ context, params: { activityId } }: Route.LoaderArgs) =>
  readActivity(context, { kind: 'group', id: activityId, pattern: '/mbg/detail-activity/:activityId' });

export const meta: Route.MetaFunction = shareMeta<typeof loader>(activityShare, activityTrail);

export const handle = { fullWidth: true, query: [] };

export default function GroupActivity({ loaderData }: Route.ComponentProps) {
  return <ActivityDetail data={loaderData} />;
}
