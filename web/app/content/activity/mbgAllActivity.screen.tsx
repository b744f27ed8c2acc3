import type { Route } from './+types/mbgAllActivity.screen';
import { m } from '../../paraglide/messages.js';
import { shareMeta } from '../../platform/sharing/share-meta.ts';
import { shareOfList } from '../item/shareOf.tsx';
import { ActivitiesPage } from './ActivitiesPage.tsx';
import { readActivities } from './activity.server.ts';
import { activityPaths } from './activityPaths.tsx';

/** All activities of a brand or group. */
export const loader = ({ request, context, params: { id } }: Route.LoaderArgs) =>
  readActivities({
    request,
    context,
    id,
    kind: 'group',
    pattern: '/mbg/all-activity/:id',
  });

export const meta: Route.MetaFunction = shareMeta<typeof loader>((loaded) =>
  shareOfList(loaded, {
    title: m.activity_title_of({ name: loaded.owner.name }),
    path: activityPaths.all(loaded.owner),
  }),
);

export const handle = { fullWidth: true, query: ['type', 'cursor'] };

export default function GroupActivities({ loaderData }: Route.ComponentProps) {
  return <ActivitiesPage loaded={loaderData} />;
}
